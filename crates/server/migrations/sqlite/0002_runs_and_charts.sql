-- A table is read back from its log alone.
DROP TABLE snapshots;

-- When a server ran on this folder, as far as it could say: clocks stand still in between.
CREATE TABLE runs (
    began INTEGER PRIMARY KEY,
    alive INTEGER NOT NULL
) STRICT;

-- How finished games went, as search judges: worked out once.
CREATE TABLE charts (
    id   TEXT PRIMARY KEY,
    body TEXT NOT NULL
) STRICT;
