//! Accounts, what lets them in, and their ratings.

use super::{Store, StoreError};
use crate::api::{Moment, Player, PlayerKind, Rating};
use sqlx::{Row, SqliteConnection, query, sqlite::SqliteRow};

/// Somebody, or some program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The id.
    pub id: String,
    /// The name; empty once the account is deleted.
    pub name: String,
    /// What kind.
    pub kind: AccountKind,
    /// Whose program it is.
    pub owner: Option<String>,
    /// The password's argon2id string.
    pub password: Option<String>,
    /// Since when.
    pub created: Moment,
}

/// Kinds of accounts.
pub type AccountKind = PlayerKind;

/// What a secret lets in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecretKind {
    /// A browser, by its cookie.
    Browser,
    /// A program, by its token.
    Token,
    /// Another device, once.
    Link,
}

impl SecretKind {
    pub(super) const fn as_str(self) -> &'static str {
        match self {
            SecretKind::Browser => "browser",
            SecretKind::Token => "token",
            SecretKind::Link => "link",
        }
    }
}

const fn kind_name(kind: PlayerKind) -> &'static str {
    match kind {
        PlayerKind::Guest => "guest",
        PlayerKind::Claimed => "claimed",
        PlayerKind::Program => "program",
        PlayerKind::Former => "former",
    }
}

/// A name as it is compared: two names that differ only in case are one.
pub(crate) fn folded(name: &str) -> String {
    name.to_lowercase()
}

impl Account {
    /// How others see it.
    pub fn player(&self) -> Player {
        Player {
            id: (self.kind != PlayerKind::Former).then(|| self.id.clone()),
            name: self.name.clone(),
            kind: self.kind,
        }
    }

    fn read(row: &SqliteRow) -> Result<Account, sqlx::Error> {
        let kind = match row.try_get::<&str, _>("kind")? {
            "claimed" => PlayerKind::Claimed,
            "program" => PlayerKind::Program,
            "former" => PlayerKind::Former,
            _ => PlayerKind::Guest,
        };
        Ok(Account {
            id: row.try_get("id")?,
            name: row.try_get("name")?,
            kind,
            owner: row.try_get("owner")?,
            password: row.try_get("password")?,
            created: Moment(row.try_get("created")?),
        })
    }

    pub(super) async fn write(&self, to: &mut SqliteConnection) -> Result<(), StoreError> {
        query(
            "INSERT INTO accounts (id, name, folded, kind, owner, password, created) \
             VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name, \
             folded = excluded.folded, kind = excluded.kind, password = excluded.password",
        )
        .bind(&self.id)
        .bind(&self.name)
        .bind(folded(&self.name))
        .bind(kind_name(self.kind))
        .bind(&self.owner)
        .bind(&self.password)
        .bind(self.created.0)
        .execute(to)
        .await?;
        Ok(())
    }
}

impl Store {
    /// An account by its id.
    pub async fn account(&self, id: &str) -> Result<Option<Account>, StoreError> {
        let row = query("SELECT * FROM accounts WHERE id = ?").bind(id);
        self.one_account(row).await
    }

    /// The account that has claimed a name.
    pub async fn claimed(&self, name: &str) -> Result<Option<Account>, StoreError> {
        let row = query("SELECT * FROM accounts WHERE folded = ? AND kind = 'claimed'");
        self.one_account(row.bind(folded(name))).await
    }

    /// Whom a secret lets in now.
    pub async fn let_in(
        &self,
        digest: &str,
        kind: SecretKind,
        now: Moment,
    ) -> Result<Option<Account>, StoreError> {
        let row = query(
            "SELECT accounts.* FROM secrets JOIN accounts ON accounts.id = secrets.account \
             WHERE digest = ? AND secrets.kind = ? AND expires > ?",
        );
        self.one_account(row.bind(digest.to_owned()).bind(kind.as_str()).bind(now.0))
            .await
    }

    async fn one_account(
        &self,
        query: sqlx::query::Query<'_, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>,
    ) -> Result<Option<Account>, StoreError> {
        let row = query.fetch_optional(&self.reads).await?;
        Ok(row.as_ref().map(Account::read).transpose()?)
    }

    /// The programs of an account.
    pub async fn programs(&self, owner: &str) -> Result<Vec<Account>, StoreError> {
        let rows = query("SELECT * FROM accounts WHERE owner = ? AND kind = 'program'")
            .bind(owner)
            .fetch_all(&self.reads)
            .await?;
        Ok(rows.iter().map(Account::read).collect::<Result<_, _>>()?)
    }

    /// The ratings of an account.
    pub async fn ratings(&self, account: &str) -> Result<Vec<Rating>, StoreError> {
        let rows = query("SELECT * FROM ratings WHERE account = ? ORDER BY game")
            .bind(account)
            .fetch_all(&self.reads)
            .await?;
        let rating = |row: &SqliteRow| -> Result<Rating, sqlx::Error> {
            Ok(Rating {
                game: row.try_get("game")?,
                rating: row.try_get("rating")?,
                uncertainty: row.try_get("uncertainty")?,
                games: row.try_get("games")?,
            })
        };
        Ok(rows.iter().map(rating).collect::<Result<_, _>>()?)
    }
}
