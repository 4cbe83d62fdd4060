-- The records of tables that are over, as they were written when the game ended.
CREATE TABLE finished (
    table_id TEXT PRIMARY KEY,
    body     TEXT NOT NULL
) STRICT;

-- How a rated game changed the ratings of those who played it: once for each table and account.
CREATE TABLE rated (
    table_id TEXT NOT NULL,
    account  TEXT NOT NULL,
    change   REAL NOT NULL,
    PRIMARY KEY (table_id, account)
) STRICT, WITHOUT ROWID;
