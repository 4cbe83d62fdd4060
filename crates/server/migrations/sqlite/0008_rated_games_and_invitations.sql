-- Rated games of the last day, by who plays them: the same people have no more than a few. A game that is void is none.
CREATE TABLE rated_games (
    table_id TEXT PRIMARY KEY,
    people   TEXT NOT NULL,
    at       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX rated_games_of ON rated_games (people, at);
CREATE INDEX rated_games_at ON rated_games (at);

-- Who is asked to play again, and has not said yes or no.
CREATE TABLE invitations (
    table_id TEXT NOT NULL,
    account  TEXT NOT NULL,
    PRIMARY KEY (table_id, account)
) STRICT, WITHOUT ROWID;
CREATE INDEX invitations_of ON invitations (account);
