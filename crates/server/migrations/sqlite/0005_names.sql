-- How a claimed name looks: no two claimed names can be taken for one another. Filled in when the storage is opened.
ALTER TABLE accounts ADD COLUMN looks TEXT;
ALTER TABLE accounts ADD COLUMN looks_folded TEXT;
CREATE UNIQUE INDEX claimed_looks ON accounts (looks) WHERE kind = 'claimed';
CREATE UNIQUE INDEX claimed_looks_folded ON accounts (looks_folded) WHERE kind = 'claimed';
CREATE INDEX names_of_guests ON accounts (folded) WHERE kind = 'guest';
