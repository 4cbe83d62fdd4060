//! Accounts, what lets them in, and their ratings.

use super::Postgres;
use crate::api::{Moment, PlayerKind, Rating};
use crate::name::{Looks, folded};
use crate::store::{Account, Found, ReadPeople, SecretKind, StoreError};
use sqlx::postgres::{PgArguments, PgRow};
use sqlx::{PgConnection, Row, query, query_as};

fn read(row: &PgRow) -> Result<Account, sqlx::Error> {
    Ok(Account {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        kind: Account::kind_named(row.try_get("kind")?),
        owner: row.try_get("owner")?,
        password: row.try_get("password")?,
        created: Moment(row.try_get("created")?),
    })
}

/// Writes an account; whether nobody else has claimed its name.
pub(super) async fn write(account: &Account, to: &mut PgConnection) -> Result<bool, sqlx::Error> {
    let claimed = account.kind == PlayerKind::Claimed;
    let looks = claimed.then(|| Looks::of(&account.name));
    let (looks, looks_folded) = looks.map(|looks| (looks.plain, looks.folded)).unzip();
    let written = query(
        "INSERT INTO accounts (id, name, folded, kind, owner, password, created, looks, looks_folded) \
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9 WHERE $4 <> 'claimed' OR NOT EXISTS \
         (SELECT FROM accounts WHERE kind = 'claimed' AND id <> $1 \
          AND (folded = $3 OR looks = $8 OR looks_folded = $9)) \
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, \
         folded = excluded.folded, kind = excluded.kind, password = excluded.password, \
         looks = excluded.looks, looks_folded = excluded.looks_folded",
    )
    .bind(&account.id)
    .bind(&account.name)
    .bind(folded(&account.name))
    .bind(account.kind_name())
    .bind(&account.owner)
    .bind(&account.password)
    .bind(account.created.0)
    .bind(looks)
    .bind(looks_folded)
    .execute(to)
    .await?;
    Ok(written.rows_affected() > 0)
}

type Query<'q> = sqlx::query::Query<'q, sqlx::Postgres, PgArguments>;

impl Postgres {
    async fn one_account(&self, query: Query<'_>) -> Result<Option<Account>, StoreError> {
        let row = self.reading(query.fetch_optional(&self.reads)).await?;
        Ok(row.as_ref().map(read).transpose()?)
    }

    async fn accounts(&self, query: Query<'_>) -> Result<Vec<Account>, StoreError> {
        let rows = self.reading(query.fetch_all(&self.reads)).await?;
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }
}

impl ReadPeople for Postgres {
    fn account<'a>(&'a self, id: &'a str) -> Found<'a, Option<Account>> {
        Box::pin(self.one_account(query("SELECT * FROM accounts WHERE id = $1").bind(id)))
    }

    fn claimed<'a>(&'a self, name: &'a str) -> Found<'a, Option<Account>> {
        let row = query("SELECT * FROM accounts WHERE folded = $1 AND kind = 'claimed'");
        Box::pin(self.one_account(row.bind(folded(name))))
    }

    fn claimed_alike<'a>(&'a self, name: &'a str) -> Found<'a, Option<Account>> {
        let row = query(
            "SELECT * FROM accounts WHERE kind = 'claimed' AND (looks = $1 OR looks_folded = $2) LIMIT 1",
        );
        let looks = Looks::of(name);
        Box::pin(self.one_account(row.bind(looks.plain).bind(looks.folded)))
    }

    fn guests_called<'a>(&'a self, name: &'a str) -> Found<'a, Vec<Account>> {
        let rows = query("SELECT * FROM accounts WHERE folded = $1 AND kind = 'guest'");
        Box::pin(self.accounts(rows.bind(folded(name))))
    }

    fn is_secret<'a>(&'a self, digest: &'a str, now: Moment) -> Found<'a, bool> {
        Box::pin(async move {
            let found = query("SELECT 1 FROM secrets WHERE digest = $1 AND expires > $2");
            let found = found.bind(digest).bind(now.0);
            let found = self.reading(found.fetch_optional(&self.reads)).await?;
            Ok(found.is_some())
        })
    }

    fn ended<'a>(&'a self, digests: &'a [String], now: Moment) -> Found<'a, Vec<String>> {
        Box::pin(async move {
            if digests.is_empty() {
                return Ok(Vec::new());
            }
            let ended = sqlx::query_scalar(
                "SELECT digest FROM unnest($1::text[]) AS shown (digest) WHERE NOT EXISTS \
                 (SELECT FROM secrets WHERE secrets.digest = shown.digest AND expires > $2)",
            );
            let ended = ended.bind(digests).bind(now.0).fetch_all(&self.reads);
            self.reading(ended).await
        })
    }

    fn mutes_of<'a>(&'a self, reader: &'a str) -> Found<'a, Vec<(String, bool)>> {
        Box::pin(async move {
            let mutes = query_as("SELECT player, muted FROM mutes WHERE reader = $1");
            let mutes = mutes.bind(reader).fetch_all(&self.reads);
            self.reading(mutes).await
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
             WHERE digest = $1 AND secrets.kind = $2 AND expires > $3",
        );
        Box::pin(self.one_account(row.bind(digest).bind(kind.as_str()).bind(now.0)))
    }

    fn programs<'a>(&'a self, owner: &'a str) -> Found<'a, Vec<Account>> {
        let rows = query("SELECT * FROM accounts WHERE owner = $1 AND kind = 'program'");
        Box::pin(self.accounts(rows.bind(owner)))
    }

    fn ratings<'a>(&'a self, account: &'a str) -> Found<'a, Vec<Rating>> {
        Box::pin(async move {
            let rows = query("SELECT * FROM ratings WHERE account = $1 ORDER BY game");
            let rows = rows.bind(account).fetch_all(&self.reads);
            let rows = self.reading(rows).await?;
            Ok(rows.iter().map(rating).collect::<Result<_, _>>()?)
        })
    }
}

fn rating(row: &PgRow) -> Result<Rating, sqlx::Error> {
    let games: i64 = row.try_get("games")?;
    Ok(Rating {
        game: row.try_get("game")?,
        rating: row.try_get("rating")?,
        uncertainty: row.try_get("uncertainty")?,
        games: games.try_into().unwrap_or_default(),
    })
}
