-- Who made a table, whether they sit at it or not; and whose imported records are.
-- A setup that is garbled is nobody's, and hurts no other row.
ALTER TABLE tables ADD COLUMN host TEXT GENERATED ALWAYS AS (CASE WHEN json_valid(setup) THEN setup ->> 'host' END) VIRTUAL;
CREATE INDEX tables_made ON tables (host, phase);
CREATE INDEX records_of ON records (account);
