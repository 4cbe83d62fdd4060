//! The SQL of what can be written.

use super::tables::{IMPORTS, OPEN_TABLES};
use super::{people, tidy};
use crate::api::Moment;
use crate::ratings::{self, A_DAY, RATED_A_DAY};
use crate::store::log::FORMAT;
use crate::store::{Append, Refused, Room, TableRow, Write};
use skillratings::weng_lin::WengLinRating;
use sqlx::{PgConnection, query, query_as, query_scalar};

/// Writes it, unless it is refused.
pub(super) async fn run(
    write: &Write,
    to: &mut PgConnection,
) -> Result<Option<Refused>, sqlx::Error> {
    let (done, refused) = match write {
        Write::Account(account) => (people::write(account, to).await?, Refused::NameTaken),
        Write::Room { account, room } => (is_room(account, *room, to).await?, Refused::Full),
        Write::Chore { kind, was, due } => (see_to(kind, *was, *due, to).await?, Refused::SeenTo),
        Write::UseUpSecret { digest } => (use_up(digest, to).await?, Refused::SecretGone),
        Write::SeriesTable { series, n, table } => {
            (go_on(series, *n, table, to).await?, Refused::SeriesWentOn)
        }
        Write::RatedGame { table, people, at } => (
            rated_game(table, people, *at, to).await?,
            Refused::RatedEnough,
        ),
        Write::Invited { table, accounts } => {
            invite(table, accounts, to).await?;
            return Ok(None);
        }
        Write::NewTable { row, setup, due } => {
            new_table(row, setup, *due, to).await?;
            return Ok(None);
        }
        Write::Rate { table, game, ranks } => {
            rate(table, game, ranks, to).await?;
            return Ok(None);
        }
        other => {
            if !tidy::run(other, to).await? {
                plain(other, to).await?;
            }
            return Ok(None);
        }
    };
    Ok((!done).then_some(refused))
}

async fn plain(write: &Write, to: &mut PgConnection) -> Result<(), sqlx::Error> {
    let statement = match write {
        Write::Secret {
            digest,
            account,
            kind,
            created,
            expires,
        } => query(
            "INSERT INTO secrets (digest, account, kind, created, expires) VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(digest)
        .bind(account)
        .bind(kind.as_str())
        .bind(created.0)
        .bind(expires.0),
        Write::ForgetSecret { digest } => {
            query("DELETE FROM secrets WHERE digest = $1").bind(digest)
        }
        Write::ForgetSecrets { account, but } => {
            query("DELETE FROM secrets WHERE account = $1 AND digest IS DISTINCT FROM $2")
                .bind(account)
                .bind(but)
        }
        Write::Mute { reader, player, on } => query(
            "INSERT INTO mutes (reader, player, muted) VALUES ($1, $2, $3) \
             ON CONFLICT (reader, player) DO UPDATE SET muted = excluded.muted",
        )
        .bind(reader)
        .bind(player)
        .bind(on),
        Write::Finished { table, body } => {
            query("INSERT INTO finished (table_id, body) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(table)
                .bind(body)
        }
        Write::Record {
            id,
            account,
            body,
            created,
        } => query("INSERT INTO records (id, account, body, created) VALUES ($1, $2, $3, $4)")
            .bind(id)
            .bind(account)
            .bind(body)
            .bind(created.0),
        Write::Series { id, setup, created } => {
            query("INSERT INTO series (id, setup, created) VALUES ($1, $2, $3)")
                .bind(id)
                .bind(setup)
                .bind(created.0)
        }
        Write::Chart { id, body } => query(
            "INSERT INTO charts (id, body) VALUES ($1, $2) \
             ON CONFLICT (id) DO UPDATE SET body = excluded.body",
        )
        .bind(id)
        .bind(body),
        Write::Alive { began, at } => query(
            "INSERT INTO runs (began, alive) VALUES ($1, $2) \
             ON CONFLICT (began) DO UPDATE SET alive = greatest(runs.alive, excluded.alive)",
        )
        .bind(began.0)
        .bind(at.0),
        Write::NoRatedGame { table } => {
            query("DELETE FROM rated_games WHERE table_id = $1").bind(table)
        }
        Write::Tried { at } => query("UPDATE tried SET at = $1").bind(at.0),
        Write::Sleep { table, epoch, due } => query(
            "UPDATE heads SET due = $1, owner = NULL WHERE table_id = $2 AND epoch = $3",
        )
        .bind(due.map(|due| due.0))
        .bind(table)
        .bind(epoch),
        Write::Account(_)
        | Write::Archive { .. }
        | Write::ForgetTable { .. }
        | Write::ForgetEnded { .. }
        | Write::ForgetGuests { .. }
            | Write::Chore { .. }
            | Write::Room { .. }
        | Write::NewTable { .. }
        | Write::Rate { .. }
        | Write::RatedGame { .. }
        | Write::Invited { .. }
        | Write::SeriesTable { .. }
        | Write::UseUpSecret { .. } => return Ok(()),
    };
    statement.execute(to).await?;
    Ok(())
}

/// What every move writes, of all appends of a transaction together: one statement, the last before COMMIT.
#[derive(Default)]
pub(super) struct Moves<'a> {
    log: Log<'a>,
    heads: Heads<'a>,
}

#[derive(Default)]
struct Log<'a> {
    tables: Vec<&'a str>,
    seqs: Vec<i32>,
    epochs: Vec<i64>,
    entries: Vec<&'a str>,
}

#[derive(Default)]
struct Heads<'a> {
    tables: Vec<&'a str>,
    heads: Vec<i32>,
    waits: Vec<i64>,
    moved: Vec<i64>,
    due: Vec<Option<i64>>,
}

impl<'a> Moves<'a> {
    pub(super) fn note(&mut self, append: &'a Append, mut head: i32) {
        for entry in &append.entries {
            self.log.tables.push(&append.table);
            self.log.seqs.push(head);
            self.log.epochs.push(append.epoch);
            self.log.entries.push(entry);
            head += 1;
        }
        let now = &append.standing;
        self.heads.tables.push(&append.table);
        self.heads.heads.push(head);
        self.heads.waits.push(now.waits as i64);
        self.heads.moved.push(now.moved.0);
        self.heads.due.push(now.due.map(|due| due.0));
    }

    pub(super) async fn run(self, format: i32, to: &mut PgConnection) -> Result<(), sqlx::Error> {
        let Moves { log, heads } = self;
        if heads.tables.is_empty() {
            return Ok(());
        }
        let moves = query(
            "WITH entries AS (INSERT INTO log (table_id, seq, epoch, entry) \
             SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[])) \
             UPDATE heads SET head = new.head, waits = new.waits, moved = new.moved, due = new.due, format = $10 \
             FROM unnest($5::text[], $6::int[], $7::bigint[], $8::bigint[], $9::bigint[]) \
             AS new (id, head, waits, moved, due) WHERE table_id = new.id",
        )
        .bind(log.tables)
        .bind(log.seqs)
        .bind(log.epochs)
        .bind(log.entries)
        .bind(heads.tables)
        .bind(heads.heads)
        .bind(heads.waits)
        .bind(heads.moved)
        .bind(heads.due)
        .bind(format);
        moves.execute(to).await?;
        Ok(())
    }
}

/// Whether an account has room for more.
async fn is_room(account: &str, room: Room, to: &mut PgConnection) -> Result<bool, sqlx::Error> {
    let (count, bytes) = match room {
        Room::Table(_) => (
            query_scalar(OPEN_TABLES)
                .bind(account)
                .fetch_one(to)
                .await?,
            0,
        ),
        Room::Record { .. } => query_as(IMPORTS).bind(account).fetch_one(to).await?,
    };
    Ok(room.is_beside(count, bytes))
}

/// Whether a chore was still to be done; then it is next due at another moment.
async fn see_to(
    kind: &str,
    was: Moment,
    due: Moment,
    to: &mut PgConnection,
) -> Result<bool, sqlx::Error> {
    let seen_to = query("UPDATE chores SET due = $1 WHERE kind = $2 AND due = $3");
    let seen_to = seen_to.bind(due.0).bind(kind).bind(was.0);
    Ok(seen_to.execute(to).await?.rows_affected() > 0)
}

/// Ends a secret; whether it was there.
async fn use_up(digest: &str, to: &mut PgConnection) -> Result<bool, sqlx::Error> {
    let gone = query("DELETE FROM secrets WHERE digest = $1")
        .bind(digest)
        .execute(to)
        .await?;
    Ok(gone.rows_affected() > 0)
}

/// Changes the ratings of those who have played, from what they are in this very transaction.
async fn rate(
    table: &str,
    game: &str,
    ranks: &[(String, u8)],
    to: &mut PgConnection,
) -> Result<(), sqlx::Error> {
    let done: i64 = query_scalar("SELECT count(*) FROM rated WHERE table_id = $1")
        .bind(table)
        .fetch_one(&mut *to)
        .await?;
    if done > 0 {
        return Ok(());
    }
    let accounts: Vec<&str> = ranks.iter().map(|(account, _)| account.as_str()).collect();
    let old: Vec<(String, f64, f64)> = query_as(
        "SELECT account, rating, uncertainty FROM ratings WHERE account = ANY($1) AND game = $2 \
         ORDER BY account FOR UPDATE",
    )
    .bind(accounts)
    .bind(game)
    .fetch_all(&mut *to)
    .await?;
    let rating_of = |account: &str| {
        let known = old.iter().find(|(known, ..)| known == account);
        known.map_or_else(WengLinRating::new, |&(_, rating, uncertainty)| {
            WengLinRating {
                rating,
                uncertainty,
            }
        })
    };
    let players = ranks.iter().map(|(who, rank)| (rating_of(who), *rank));
    let players: Vec<(WengLinRating, u8)> = players.collect();
    for (((account, _), (old, _)), new) in ranks.iter().zip(&players).zip(ratings::rate(&players)) {
        query(
            "INSERT INTO ratings (account, game, rating, uncertainty, games) VALUES ($1, $2, $3, $4, 1) \
             ON CONFLICT (account, game) DO UPDATE SET rating = excluded.rating, \
             uncertainty = excluded.uncertainty, games = ratings.games + 1",
        )
        .bind(account)
        .bind(game)
        .bind(new.rating)
        .bind(new.uncertainty)
        .execute(&mut *to)
        .await?;
        query("INSERT INTO rated (table_id, account, change) VALUES ($1, $2, $3)")
            .bind(table)
            .bind(account)
            .bind(new.rating - old.rating)
            .execute(&mut *to)
            .await?;
    }
    Ok(())
}

/// Notes a rated game of these people; whether they have had few enough of late.
async fn rated_game(
    table: &str,
    people: &[String],
    at: Moment,
    to: &mut PgConnection,
) -> Result<bool, sqlx::Error> {
    query("DELETE FROM rated_games WHERE at <= $1")
        .bind(at.plus(-A_DAY).0)
        .execute(&mut *to)
        .await?;
    let mut people = people.to_vec();
    people.sort_unstable();
    let noted = query(
        "INSERT INTO rated_games (table_id, people, at) SELECT $1, $2, $3 WHERE \
         (SELECT count(*) FROM rated_games WHERE people = $2 AND table_id <> $1) < $4 \
         ON CONFLICT (table_id) DO UPDATE SET people = excluded.people, at = excluded.at",
    );
    let noted = noted.bind(table).bind(people.join(" ")).bind(at.0);
    let noted = noted.bind(RATED_A_DAY).execute(to).await?;
    Ok(noted.rows_affected() > 0)
}

/// Notes who is invited to a table.
async fn invite(
    table: &str,
    accounts: &[String],
    to: &mut PgConnection,
) -> Result<(), sqlx::Error> {
    query("DELETE FROM invitations WHERE table_id = $1")
        .bind(table)
        .execute(&mut *to)
        .await?;
    query(
        "INSERT INTO invitations (table_id, account) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING",
    )
    .bind(table)
    .bind(accounts)
    .execute(to)
    .await?;
    Ok(())
}

/// Adds a table to a series; whether it had none of this number.
async fn go_on(
    series: &str,
    n: u32,
    table: &str,
    to: &mut PgConnection,
) -> Result<bool, sqlx::Error> {
    let added = query(
        "INSERT INTO series_tables (series, n, table_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
    );
    let added = added.bind(series).bind(n as i32).bind(table);
    Ok(added.execute(to).await?.rows_affected() > 0)
}

async fn new_table(
    row: &TableRow,
    setup: &str,
    due: Option<Moment>,
    to: &mut PgConnection,
) -> Result<(), sqlx::Error> {
    query(
        "INSERT INTO tables (id, setup, public, phase, holders, changed) VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(&row.id)
    .bind(setup)
    .bind(row.public)
    .bind(row.phase)
    .bind(&row.holders)
    .bind(row.changed.0)
    .execute(&mut *to)
    .await?;
    query("INSERT INTO heads (table_id, format, moved, due) VALUES ($1, $2, $3, $4)")
        .bind(&row.id)
        .bind(FORMAT)
        .bind(row.changed.0)
        .bind(due.map(|due| due.0))
        .execute(&mut *to)
        .await?;
    seats(row, to).await
}

pub(super) async fn row(row: &TableRow, to: &mut PgConnection) -> Result<(), sqlx::Error> {
    query(
        "UPDATE tables SET phase = $1, holders = $2, changed = $3, outcome = $4, ended = $5 WHERE id = $6",
    )
    .bind(row.phase)
    .bind(&row.holders)
    .bind(row.changed.0)
    .bind(row.outcome.as_ref().map(|(outcome, _)| outcome))
    .bind(row.outcome.as_ref().map(|(_, ended)| ended.0))
    .bind(&row.id)
    .execute(&mut *to)
    .await?;
    seats(row, to).await
}

async fn seats(row: &TableRow, to: &mut PgConnection) -> Result<(), sqlx::Error> {
    query(
        "INSERT INTO seats (table_id, seat, account) \
         SELECT $1, place - 1, account FROM unnest($2::text[]) WITH ORDINALITY AS new (account, place) \
         ON CONFLICT (table_id, seat) DO UPDATE SET account = excluded.account",
    )
    .bind(&row.id)
    .bind(&row.seats)
    .execute(to)
    .await?;
    Ok(())
}
