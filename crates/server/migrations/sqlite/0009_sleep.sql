-- Tables are read when somebody comes or when something falls due, which is now noted for bots' turns and for tables with
-- invitations too. Of tables that were there before that was noted, every one is looked at once.
UPDATE heads SET due = (SELECT CASE phase WHEN 'playing' THEN 0 END FROM tables WHERE id = table_id);
UPDATE heads SET due = 0 WHERE table_id IN (SELECT table_id FROM invitations);
CREATE INDEX heads_due ON heads (due, table_id) WHERE due IS NOT NULL;

-- How many of the first entries of a log are archived in the record of its game; -1 if it was found that they cannot be.
-- The log only grows, but what is archived may go.
ALTER TABLE heads ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
DROP TRIGGER log_is_not_cut;
CREATE TRIGGER log_is_not_cut BEFORE DELETE ON log
WHEN OLD.seq >= coalesce((SELECT archived FROM heads WHERE table_id = OLD.table_id), 0)
BEGIN SELECT raise(ABORT, 'the log only grows'); END;

-- What the house does by itself, and when next.
CREATE TABLE chores (
    kind TEXT PRIMARY KEY,
    due  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO chores (kind, due) VALUES ('tidy', 0);
CREATE INDEX secrets_that_end ON secrets (expires);
CREATE INDEX tables_ended ON tables (ended) WHERE ended IS NOT NULL;
CREATE INDEX series_of ON series_tables (table_id);
