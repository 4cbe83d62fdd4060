//! Accounts, what lets them in, and their ratings.

use super::Sqlite;
use crate::api::{Moment, PlayerKind, Rating};
use crate::name::{Looks, folded};
use crate::store::{Account, Found, ReadPeople, SecretKind, StoreError};
use sqlx::{Row, SqliteConnection, query, query_as, sqlite::SqliteRow};

impl Account {
    fn read(row: &SqliteRow) -> Result<Account, sqlx::Error> {
        Ok(Account {
            id: row.try_get("id")?,
            name: row.try_get("name")?,
            kind: Account::kind_named(row.try_get("kind")?),
            owner: row.try_get("owner")?,
            password: row.try_get("password")?,
            created: Moment(row.try_get("created")?),
        })
    }

    /// Writes it; whether nobody else has claimed its name.
    pub(super) async fn write(&self, to: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
        let claimed = self.kind == PlayerKind::Claimed;
        let looks = claimed.then(|| Looks::of(&self.name));
        let (looks, looks_folded) = looks.map(|looks| (looks.plain, looks.folded)).unzip();
        let written = query(
            "INSERT INTO accounts (id, name, folded, kind, owner, password, created, looks, looks_folded) \
             SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9 WHERE ?4 <> 'claimed' OR NOT EXISTS \
             (SELECT 1 FROM accounts WHERE folded = ?3 AND kind = 'claimed' AND id <> ?1 UNION \
             SELECT 1 FROM accounts WHERE looks = ?8 AND kind = 'claimed' AND id <> ?1 UNION \
             SELECT 1 FROM accounts WHERE looks_folded = ?9 AND kind = 'claimed' AND id <> ?1) \
             ON CONFLICT (id) DO UPDATE SET name = excluded.name, \
             folded = excluded.folded, kind = excluded.kind, password = excluded.password, \
             looks = excluded.looks, looks_folded = excluded.looks_folded",
        )
        .bind(&self.id)
        .bind(&self.name)
        .bind(folded(&self.name))
        .bind(self.kind_name())
        .bind(&self.owner)
        .bind(&self.password)
        .bind(self.created.0)
        .bind(looks)
        .bind(looks_folded)
        .execute(to)
        .await?;
        Ok(written.rows_affected() > 0)
    }
}

/// Notes how names look that were claimed before that was noted. Of two that look alike the first keeps it to itself.
pub(super) async fn note_looks(to: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let claimed = query(
        "SELECT id, name FROM accounts WHERE kind = 'claimed' AND looks IS NULL ORDER BY created",
    );
    for row in claimed.fetch_all(&mut *to).await? {
        let looks = Looks::of(row.try_get("name")?);
        query("UPDATE OR IGNORE accounts SET looks = ?, looks_folded = ? WHERE id = ?")
            .bind(looks.plain)
            .bind(looks.folded)
            .bind(row.try_get::<&str, _>("id")?)
            .execute(&mut *to)
            .await?;
    }
    Ok(())
}

impl Sqlite {
    async fn one_account(
        &self,
        query: sqlx::query::Query<'_, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>,
    ) -> Result<Option<Account>, StoreError> {
        let row = query.fetch_optional(&self.reads).await?;
        Ok(row.as_ref().map(Account::read).transpose()?)
    }
}

impl ReadPeople for Sqlite {
    fn account<'a>(&'a self, id: &'a str) -> Found<'a, Option<Account>> {
        let row = query("SELECT * FROM accounts WHERE id = ?").bind(id);
        Box::pin(self.one_account(row))
    }

    fn claimed<'a>(&'a self, name: &'a str) -> Found<'a, Option<Account>> {
        let row = query("SELECT * FROM accounts WHERE folded = ? AND kind = 'claimed'");
        Box::pin(self.one_account(row.bind(folded(name))))
    }

    fn claimed_alike<'a>(&'a self, name: &'a str) -> Found<'a, Option<Account>> {
        let row = query(
            "SELECT * FROM accounts WHERE kind = 'claimed' AND looks = ? \
             UNION SELECT * FROM accounts WHERE kind = 'claimed' AND looks_folded = ? LIMIT 1",
        );
        let looks = Looks::of(name);
        Box::pin(self.one_account(row.bind(looks.plain).bind(looks.folded)))
    }

    fn guests_called<'a>(&'a self, name: &'a str) -> Found<'a, Vec<Account>> {
        Box::pin(async move {
            let rows = query("SELECT * FROM accounts WHERE folded = ? AND kind = 'guest'")
                .bind(folded(name))
                .fetch_all(&self.reads)
                .await?;
            Ok(rows.iter().map(Account::read).collect::<Result<_, _>>()?)
        })
    }

    fn is_secret<'a>(&'a self, digest: &'a str, now: Moment) -> Found<'a, bool> {
        Box::pin(async move {
            let found = query("SELECT 1 FROM secrets WHERE digest = ? AND expires > ?");
            let found = found.bind(digest).bind(now.0);
            Ok(found.fetch_optional(&self.reads).await?.is_some())
        })
    }

    fn mutes_of<'a>(&'a self, reader: &'a str) -> Found<'a, Vec<(String, bool)>> {
        Box::pin(async move {
            let mutes = query_as("SELECT player, muted FROM mutes WHERE reader = ?");
            Ok(mutes.bind(reader).fetch_all(&self.reads).await?)
        })
    }

    fn let_in<'a>(
        &'a self,
        digest: &'a str,
        kind: SecretKind,
        now: Moment,
    ) -> Found<'a, Option<Account>> {
        let row = query(
            "SELECT accounts.* FROM secrets JOIN accounts ON accounts.id = secrets.account \
             WHERE digest = ? AND secrets.kind = ? AND expires > ?",
        );
        Box::pin(self.one_account(row.bind(digest).bind(kind.as_str()).bind(now.0)))
    }

    fn programs<'a>(&'a self, owner: &'a str) -> Found<'a, Vec<Account>> {
        Box::pin(async move {
            let rows = query("SELECT * FROM accounts WHERE owner = ? AND kind = 'program'")
                .bind(owner)
                .fetch_all(&self.reads)
                .await?;
            Ok(rows.iter().map(Account::read).collect::<Result<_, _>>()?)
        })
    }

    fn ratings<'a>(&'a self, account: &'a str) -> Found<'a, Vec<Rating>> {
        Box::pin(async move {
            let rows = query("SELECT * FROM ratings WHERE account = ? ORDER BY game")
                .bind(account)
                .fetch_all(&self.reads)
                .await?;
            Ok(rows.iter().map(rating).collect::<Result<_, _>>()?)
        })
    }
}

fn rating(row: &SqliteRow) -> Result<Rating, sqlx::Error> {
    Ok(Rating {
        game: row.try_get("game")?,
        rating: row.try_get("rating")?,
        uncertainty: row.try_get("uncertainty")?,
        games: row.try_get("games")?,
    })
}
