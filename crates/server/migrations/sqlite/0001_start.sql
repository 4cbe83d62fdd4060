-- People and programs. `folded` is the name as it is compared.
CREATE TABLE accounts (
    id       TEXT PRIMARY KEY,
    name     TEXT NOT NULL,
    folded   TEXT NOT NULL,
    kind     TEXT NOT NULL,
    owner    TEXT,
    password TEXT,
    created  INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX claimed_names ON accounts (folded) WHERE kind = 'claimed';
CREATE INDEX owned_accounts ON accounts (owner) WHERE owner IS NOT NULL;

-- Whatever lets somebody in: cookies of browsers, tokens of programs, links to other devices. Only digests.
CREATE TABLE secrets (
    digest  TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    kind    TEXT NOT NULL,
    created INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX secrets_of ON secrets (account);

-- Tables as they were set up, and what lists of tables show of them.
CREATE TABLE tables (
    id      TEXT PRIMARY KEY,
    setup   TEXT NOT NULL,
    public  INTEGER NOT NULL,
    phase   TEXT NOT NULL,
    holders TEXT NOT NULL,
    changed INTEGER NOT NULL,
    outcome TEXT,
    ended   INTEGER
) STRICT;
CREATE INDEX tables_in_lobby ON tables (public, phase, changed);

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    account  TEXT,
    waits    INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of ON seats (account) WHERE account IS NOT NULL;

-- What happened at each table. It only grows.
CREATE TABLE log (
    table_id TEXT NOT NULL,
    seq      INTEGER NOT NULL,
    entry    TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER log_is_not_changed BEFORE UPDATE ON log
BEGIN SELECT raise(ABORT, 'the log only grows'); END;
CREATE TRIGGER log_is_not_cut BEFORE DELETE ON log
BEGIN SELECT raise(ABORT, 'the log only grows'); END;

-- A table as it was after an entry of its log: saves time, holds nothing of its own.
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY,
    seq      INTEGER NOT NULL,
    body     TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    n        INTEGER NOT NULL,
    line     TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE ratings (
    account     TEXT NOT NULL,
    game        TEXT NOT NULL,
    rating      REAL NOT NULL,
    uncertainty REAL NOT NULL,
    games       INTEGER NOT NULL,
    PRIMARY KEY (account, game)
) STRICT, WITHOUT ROWID;

-- Records that were imported; those of finished tables are written from their logs.
CREATE TABLE records (
    id      TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    body    TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE series (
    id      TEXT PRIMARY KEY,
    setup   TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE series_tables (
    series   TEXT NOT NULL,
    n        INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (series, n)
) STRICT, WITHOUT ROWID;
