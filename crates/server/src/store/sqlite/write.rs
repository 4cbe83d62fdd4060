//! The SQL of what can be written.

use super::tables::{IMPORTS, OPEN_TABLES};
use super::tidy;
use crate::api::Moment;
use crate::ratings::{self, A_DAY, RATED_A_DAY};
use crate::store::{Append, Refused, Room, TableRow, Write};
use serde::Serialize;
use skillratings::weng_lin::WengLinRating;
use sqlx::{SqliteConnection, query, query_as, query_scalar};

/// Rows for a statement that takes many.
pub(super) fn json(rows: &impl Serialize) -> Result<String, sqlx::Error> {
    serde_json::to_string(rows).map_err(|error| sqlx::Error::Encode(Box::new(error)))
}

impl Write {
    /// Writes it, unless it is refused.
    pub(super) async fn run(
        &self,
        to: &mut SqliteConnection,
    ) -> Result<Option<Refused>, sqlx::Error> {
        let (done, refused) = match self {
            Write::Account(account) => (account.write(to).await?, Refused::NameTaken),
            Write::Room { account, room } => (is_room(account, *room, to).await?, Refused::Full),
            Write::Chore { kind, was, due } => {
                (see_to(kind, *was, *due, to).await?, Refused::SeenTo)
            }
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
                row.write_new(setup, *due, to).await?;
                return Ok(None);
            }
            Write::Rate { table, game, ranks } => {
                rate(table, game, ranks, to).await?;
                return Ok(None);
            }
            other => {
                if !tidy::run(other, to).await? {
                    other.run_plain(to).await?;
                }
                return Ok(None);
            }
        };
        Ok((!done).then_some(refused))
    }

    async fn run_plain(&self, to: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        let statement = match self {
            Write::Secret {
                digest,
                account,
                kind,
                created,
                expires,
            } => query(
                "INSERT INTO secrets (digest, account, kind, created, expires) VALUES (?, ?, ?, ?, ?)",
            )
            .bind(digest)
            .bind(account)
            .bind(kind.as_str())
            .bind(created.0)
            .bind(expires.0),
            Write::ForgetSecret { digest } => {
                query("DELETE FROM secrets WHERE digest = ?").bind(digest)
            }
            Write::ForgetSecrets { account, but } => {
                query("DELETE FROM secrets WHERE account = ? AND digest IS NOT ?")
                    .bind(account)
                    .bind(but)
            }
            Write::Mute { reader, player, on } => {
                query("INSERT OR REPLACE INTO mutes (reader, player, muted) VALUES (?, ?, ?)")
                    .bind(reader)
                    .bind(player)
                    .bind(on)
            }
            Write::Finished { table, body } => query(
                "INSERT INTO finished (table_id, body) VALUES (?, ?) ON CONFLICT DO NOTHING",
            )
            .bind(table)
            .bind(body),
            Write::Record {
                id,
                account,
                body,
                created,
            } => query("INSERT INTO records (id, account, body, created) VALUES (?, ?, ?, ?)")
                .bind(id)
                .bind(account)
                .bind(body)
                .bind(created.0),
            Write::Series { id, setup, created } => {
                query("INSERT INTO series (id, setup, created) VALUES (?, ?, ?)")
                    .bind(id)
                    .bind(setup)
                    .bind(created.0)
            }
            Write::Chart { id, body } => {
                query("INSERT OR REPLACE INTO charts (id, body) VALUES (?, ?)")
                    .bind(id)
                    .bind(body)
            }
            Write::Alive { began, at } => query(
                "INSERT INTO runs (began, alive) VALUES (?, ?) \
                 ON CONFLICT DO UPDATE SET alive = excluded.alive",
            )
            .bind(began.0)
            .bind(at.0),
            Write::NoRatedGame { table } => {
                query("DELETE FROM rated_games WHERE table_id = ?").bind(table)
            }
            Write::Tried { at } => query("UPDATE mark SET tried = ?").bind(at.0),
            Write::Sleep { table, epoch, due } => {
                query("UPDATE heads SET due = ? WHERE table_id = ? AND epoch = ?")
                    .bind(due.map(|due| due.0))
                    .bind(table)
                    .bind(epoch)
            }
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
}

/// What every move writes, of all appends of a transaction together: a statement for each kind, not for each move.
#[derive(Default)]
pub(super) struct Moves<'a> {
    log: Vec<(&'a str, u32, &'a str)>,
    heads: Vec<(&'a str, u32, u64, Moment, Option<Moment>)>,
}

impl<'a> Moves<'a> {
    pub(super) fn note(&mut self, append: &'a Append) {
        let mut head = append.head;
        for entry in &append.entries {
            self.log.push((&append.table, head, entry));
            head += 1;
        }
        let now = &append.standing;
        self.heads
            .push((&append.table, head, now.waits, now.moved, now.due));
    }

    /// Writes them. What fails here ends the transaction: `OR ROLLBACK` tells SQLite so, and it need not copy every page
    /// before it changes it, to be able to undo the one statement.
    pub(super) async fn run(&self, to: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        if self.heads.is_empty() {
            return Ok(());
        }
        let both = query(
            "INSERT OR ROLLBACK INTO log (table_id, seq, entry) \
             SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?); \
             UPDATE OR ROLLBACK heads \
             SET head = new.head, waits = new.waits, moved = new.moved, due = new.due \
             FROM (SELECT value ->> 0 AS id, value ->> 1 AS head, value ->> 2 AS waits, \
                   value ->> 3 AS moved, value ->> 4 AS due FROM json_each(?)) AS new \
             WHERE table_id = new.id",
        );
        let both = both.bind(json(&self.log)?).bind(json(&self.heads)?);
        both.execute(to).await?;
        Ok(())
    }
}

/// Whether an account has room for more.
async fn is_room(
    account: &str,
    room: Room,
    to: &mut SqliteConnection,
) -> Result<bool, sqlx::Error> {
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
    to: &mut SqliteConnection,
) -> Result<bool, sqlx::Error> {
    let seen_to = query("UPDATE chores SET due = ?1 WHERE kind = ?2 AND due = ?3");
    let seen_to = seen_to.bind(due.0).bind(kind).bind(was.0);
    Ok(seen_to.execute(to).await?.rows_affected() > 0)
}

/// Ends a secret; whether it was there.
async fn use_up(digest: &str, to: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let gone = query("DELETE FROM secrets WHERE digest = ?")
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
    to: &mut SqliteConnection,
) -> Result<(), sqlx::Error> {
    let done: i64 = query_scalar("SELECT count(*) FROM rated WHERE table_id = ?")
        .bind(table)
        .fetch_one(&mut *to)
        .await?;
    if done > 0 {
        return Ok(());
    }
    let mut players = Vec::with_capacity(ranks.len());
    for (account, rank) in ranks {
        let old: Option<(f64, f64)> =
            query_as("SELECT rating, uncertainty FROM ratings WHERE account = ? AND game = ?")
                .bind(account)
                .bind(game)
                .fetch_optional(&mut *to)
                .await?;
        let old = old.map_or_else(WengLinRating::new, |(rating, uncertainty)| WengLinRating {
            rating,
            uncertainty,
        });
        players.push((old, *rank));
    }
    for (((account, _), (old, _)), new) in ranks.iter().zip(&players).zip(ratings::rate(&players)) {
        query(
            "INSERT INTO ratings (account, game, rating, uncertainty, games) VALUES (?, ?, ?, ?, 1) \
             ON CONFLICT DO UPDATE SET rating = excluded.rating, \
             uncertainty = excluded.uncertainty, games = games + 1",
        )
        .bind(account)
        .bind(game)
        .bind(new.rating)
        .bind(new.uncertainty)
        .execute(&mut *to)
        .await?;
        query("INSERT INTO rated (table_id, account, change) VALUES (?, ?, ?)")
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
    to: &mut SqliteConnection,
) -> Result<bool, sqlx::Error> {
    let since = at.plus(-A_DAY);
    query("DELETE FROM rated_games WHERE at <= ?")
        .bind(since.0)
        .execute(&mut *to)
        .await?;
    let mut people = people.to_vec();
    people.sort_unstable();
    let noted = query(
        "INSERT INTO rated_games (table_id, people, at) SELECT ?1, ?2, ?3 WHERE \
         (SELECT count(*) FROM rated_games WHERE people = ?2 AND table_id <> ?1) < ?4 \
         ON CONFLICT DO UPDATE SET people = excluded.people, at = excluded.at",
    );
    let noted = noted.bind(table).bind(people.join(" ")).bind(at.0);
    let noted = noted.bind(RATED_A_DAY).execute(to).await?;
    Ok(noted.rows_affected() > 0)
}

/// Notes who is invited to a table.
async fn invite(
    table: &str,
    accounts: &[String],
    to: &mut SqliteConnection,
) -> Result<(), sqlx::Error> {
    query("DELETE FROM invitations WHERE table_id = ?")
        .bind(table)
        .execute(&mut *to)
        .await?;
    for account in accounts {
        query("INSERT OR IGNORE INTO invitations (table_id, account) VALUES (?, ?)")
            .bind(table)
            .bind(account)
            .execute(&mut *to)
            .await?;
    }
    Ok(())
}

/// Adds a table to a series; whether it had none of this number.
async fn go_on(
    series: &str,
    n: u32,
    table: &str,
    to: &mut SqliteConnection,
) -> Result<bool, sqlx::Error> {
    let added = query(
        "INSERT INTO series_tables (series, n, table_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
    );
    let added = added.bind(series).bind(n).bind(table).execute(to).await?;
    Ok(added.rows_affected() > 0)
}

impl TableRow {
    async fn write_new(
        &self,
        setup: &str,
        due: Option<Moment>,
        to: &mut SqliteConnection,
    ) -> Result<(), sqlx::Error> {
        query(
            "INSERT INTO tables (id, setup, public, phase, holders, changed) VALUES (?, ?, ?, ?, ?, ?)",
        )
        .bind(&self.id)
        .bind(setup)
        .bind(self.public)
        .bind(self.phase)
        .bind(&self.holders)
        .bind(self.changed.0)
        .execute(&mut *to)
        .await?;
        query("INSERT INTO heads (table_id, epoch, head, waits, moved, due) VALUES (?, 0, 0, 0, ?, ?)")
            .bind(&self.id)
            .bind(self.changed.0)
            .bind(due.map(|due| due.0))
            .execute(&mut *to)
            .await?;
        self.write_seats(to).await
    }

    pub(super) async fn write(&self, to: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        query(
            "UPDATE tables SET phase = ?, holders = ?, changed = ?, outcome = ?, ended = ? WHERE id = ?",
        )
        .bind(self.phase)
        .bind(&self.holders)
        .bind(self.changed.0)
        .bind(self.outcome.as_ref().map(|(outcome, _)| outcome))
        .bind(self.outcome.as_ref().map(|(_, ended)| ended.0))
        .bind(&self.id)
        .execute(&mut *to)
        .await?;
        self.write_seats(to).await
    }

    async fn write_seats(&self, to: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        for (seat, account) in (0_i64..).zip(&self.seats) {
            query("INSERT OR REPLACE INTO seats (table_id, seat, account) VALUES (?, ?, ?)")
                .bind(&self.id)
                .bind(seat)
                .bind(account)
                .execute(&mut *to)
                .await?;
        }
        Ok(())
    }
}
