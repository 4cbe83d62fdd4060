-- What changes at a table with every move, in one narrow row: who may append (the epoch rises whenever the table is
-- opened), how long its log is, the seats it waits for as bits, when something last happened and when something
-- will happen by itself.
CREATE TABLE heads (
    table_id TEXT PRIMARY KEY,
    epoch    INTEGER NOT NULL,
    head     INTEGER NOT NULL,
    waits    INTEGER NOT NULL,
    moved    INTEGER NOT NULL,
    due      INTEGER
) STRICT, WITHOUT ROWID;

INSERT INTO heads (table_id, epoch, head, waits, moved)
SELECT id, 0,
    coalesce((SELECT max(seq) + 1 FROM log WHERE log.table_id = tables.id), 0),
    coalesce((SELECT sum(waits << seat) FROM seats WHERE seats.table_id = tables.id), 0),
    -- A garbled entry must not keep all other tables from being moved.
    coalesce((SELECT CASE WHEN json_valid(entry) THEN CAST(entry ->> 'at' AS INTEGER) END FROM log
        WHERE log.table_id = tables.id ORDER BY seq DESC LIMIT 1), changed)
FROM tables;

ALTER TABLE seats DROP COLUMN waits;

-- How far the database has come, for comparison with a mark outside it; and when it was last tried out.
CREATE TABLE mark (
    n     INTEGER NOT NULL,
    at    INTEGER NOT NULL,
    tried INTEGER NOT NULL
) STRICT;
INSERT INTO mark (n, at, tried) VALUES (0, 0, 0);
