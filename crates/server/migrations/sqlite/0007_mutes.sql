-- Whom a reader does not want to read, at any table. `muted` is 0 where the reader took it back.
CREATE TABLE mutes (
    reader TEXT NOT NULL,
    player TEXT NOT NULL,
    muted  INTEGER NOT NULL,
    PRIMARY KEY (reader, player)
) STRICT, WITHOUT ROWID;
