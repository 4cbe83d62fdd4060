-- Many servers on one database: what they prove themselves to one another by, and which of them take no more tables or
-- are gone.
ALTER TABLE house ADD COLUMN secret text COLLATE "C";
ALTER TABLE servers
    ADD COLUMN draining boolean NOT NULL DEFAULT false,
    ADD COLUMN dead boolean NOT NULL DEFAULT false;
