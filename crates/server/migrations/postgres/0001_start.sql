-- Moments are milliseconds since 1970, as the server counts them; only leases go by the database's own clock.

-- Whose database this is: one row, compared on every connection.
CREATE TABLE house (
    id text NOT NULL
);

-- The servers that live on it.
CREATE TABLE servers (
    id     text COLLATE "C" PRIMARY KEY,
    address text NOT NULL,
    build  text NOT NULL,
    format int NOT NULL,
    beat   timestamptz NOT NULL,
    until  timestamptz NOT NULL
);

-- People and programs. `folded` is the name as it is compared; `looks` how a claimed name looks.
CREATE TABLE accounts (
    id           text COLLATE "C" PRIMARY KEY,
    name         text NOT NULL,
    folded       text COLLATE "C" NOT NULL,
    kind         text NOT NULL,
    owner        text COLLATE "C",
    password     text,
    created      bigint NOT NULL,
    looks        text COLLATE "C",
    looks_folded text COLLATE "C"
);
CREATE UNIQUE INDEX claimed_names ON accounts (folded) WHERE kind = 'claimed';
CREATE UNIQUE INDEX claimed_looks ON accounts (looks) WHERE kind = 'claimed';
CREATE UNIQUE INDEX claimed_looks_folded ON accounts (looks_folded) WHERE kind = 'claimed';
CREATE INDEX names_of_guests ON accounts (folded) WHERE kind = 'guest';
CREATE INDEX owned_accounts ON accounts (owner) WHERE owner IS NOT NULL;

-- Whatever lets somebody in: cookies of browsers, tokens of programs, links to other devices. Only digests.
CREATE TABLE secrets (
    digest  text COLLATE "C" PRIMARY KEY,
    account text COLLATE "C" NOT NULL,
    kind    text NOT NULL,
    created bigint NOT NULL,
    expires bigint NOT NULL
);
CREATE INDEX secrets_of ON secrets (account);
CREATE INDEX secrets_that_end ON secrets (expires);

-- A part of a setup; none of one that is garbled, which hurts no other row.
CREATE FUNCTION part_of(setup text, path text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT AS $$
BEGIN
    RETURN setup::jsonb #>> path;
EXCEPTION WHEN others THEN
    RETURN NULL;
END $$;

-- Tables as they were set up, and what lists of tables show of them.
CREATE TABLE tables (
    id      text COLLATE "C" PRIMARY KEY,
    setup   text NOT NULL,
    public  boolean NOT NULL,
    phase   text NOT NULL,
    holders text NOT NULL,
    changed bigint NOT NULL,
    outcome text,
    ended   bigint,
    host    text COLLATE "C" GENERATED ALWAYS AS (part_of(setup, '{host}')) STORED,
    game    text GENERATED ALWAYS AS (part_of(setup, '{game}')) STORED,
    rated   text GENERATED ALWAYS AS (part_of(setup, '{rules,rated}')) STORED
);
CREATE INDEX tables_in_lobby ON tables (public, phase, changed);
CREATE INDEX tables_made ON tables (host, phase);
CREATE INDEX tables_ended ON tables (ended) WHERE ended IS NOT NULL;

CREATE TABLE seats (
    table_id text COLLATE "C" NOT NULL,
    seat     int NOT NULL,
    account  text COLLATE "C",
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_of ON seats (account) WHERE account IS NOT NULL;

-- What changes at a table with every move, in one narrow row, with room on its page, so that an update stays there: who
-- may append (the epoch rises whenever the table is taken), how long its log is, how much of it is archived in the
-- record, the seats it waits for as bits, when something last happened and when something will happen by itself.
CREATE TABLE heads (
    table_id text COLLATE "C" PRIMARY KEY,
    owner    text COLLATE "C",
    epoch    bigint NOT NULL DEFAULT 0,
    head     int NOT NULL DEFAULT 0,
    archived int NOT NULL DEFAULT 0,
    format   int NOT NULL DEFAULT 1,
    waits    bigint NOT NULL DEFAULT 0,
    moved    bigint NOT NULL,
    due      bigint
) WITH (fillfactor = 70);
CREATE INDEX heads_due ON heads (due, table_id) WHERE due IS NOT NULL;
CREATE INDEX heads_owned ON heads (owner) WHERE owner IS NOT NULL;

-- What happened at each table. It only grows; what was archived may go.
CREATE TABLE log (
    table_id text COLLATE "C" NOT NULL,
    seq      int NOT NULL,
    epoch    bigint NOT NULL DEFAULT 0,
    entry    text NOT NULL,
    PRIMARY KEY (table_id, seq)
) PARTITION BY HASH (table_id);
DO $$
BEGIN
    FOR i IN 0..15 LOOP
        EXECUTE format('CREATE TABLE log_%s PARTITION OF log FOR VALUES WITH (MODULUS 16, REMAINDER %s)', i, i);
    END LOOP;
END $$;

CREATE FUNCTION log_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND OLD.seq < (SELECT archived FROM heads WHERE table_id = OLD.table_id) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'the log only grows';
END $$;
CREATE TRIGGER log_only_grows BEFORE UPDATE OR DELETE ON log
    FOR EACH ROW EXECUTE FUNCTION log_only_grows();

CREATE TABLE chat (
    table_id text COLLATE "C" NOT NULL,
    n        int NOT NULL,
    line     text NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE ratings (
    account     text COLLATE "C" NOT NULL,
    game        text COLLATE "C" NOT NULL,
    rating      double precision NOT NULL,
    uncertainty double precision NOT NULL,
    games       bigint NOT NULL,
    PRIMARY KEY (account, game)
);

-- How a rated game changed the ratings of those who played it: once for each table and account.
CREATE TABLE rated (
    table_id text COLLATE "C" NOT NULL,
    account  text COLLATE "C" NOT NULL,
    change   double precision NOT NULL,
    PRIMARY KEY (table_id, account)
);

-- Rated games of the last day, by who plays them: the same people have no more than a few. A game that is void is none.
CREATE TABLE rated_games (
    table_id text COLLATE "C" PRIMARY KEY,
    people   text COLLATE "C" NOT NULL,
    at       bigint NOT NULL
);
CREATE INDEX rated_games_of ON rated_games (people, at);
CREATE INDEX rated_games_at ON rated_games (at);

-- Who is asked to play again, and has not said yes or no.
CREATE TABLE invitations (
    table_id text COLLATE "C" NOT NULL,
    account  text COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, account)
);
CREATE INDEX invitations_of ON invitations (account);

-- Records: of tables that are over, as they were written when the game ended, and imported ones.
CREATE TABLE finished (
    table_id text COLLATE "C" PRIMARY KEY,
    body     text NOT NULL
);
CREATE TABLE records (
    id      text COLLATE "C" PRIMARY KEY,
    account text COLLATE "C" NOT NULL,
    body    text NOT NULL,
    created bigint NOT NULL
);
CREATE INDEX records_of ON records (account);

-- How finished games went, as search judges: worked out once.
CREATE TABLE charts (
    id   text COLLATE "C" PRIMARY KEY,
    body text NOT NULL
);

CREATE TABLE series (
    id      text COLLATE "C" PRIMARY KEY,
    setup   text NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE series_tables (
    series   text COLLATE "C" NOT NULL,
    n        int NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    PRIMARY KEY (series, n)
);
CREATE INDEX series_of ON series_tables (table_id);

-- When a server ran here, as far as it could say: clocks stand still in between.
CREATE TABLE runs (
    began bigint PRIMARY KEY,
    alive bigint NOT NULL
);

-- Whom a reader does not want to read, at any table. `muted` is false where the reader took it back.
CREATE TABLE mutes (
    reader text COLLATE "C" NOT NULL,
    player text COLLATE "C" NOT NULL,
    muted  boolean NOT NULL,
    PRIMARY KEY (reader, player)
);

-- What the house does by itself, and when next; and when the database was last tried out.
CREATE TABLE chores (
    kind text PRIMARY KEY,
    due  bigint NOT NULL
);
INSERT INTO chores (kind, due) VALUES ('tidy', 0);
CREATE TABLE tried (
    at bigint NOT NULL
);
INSERT INTO tried (at) VALUES (0);
