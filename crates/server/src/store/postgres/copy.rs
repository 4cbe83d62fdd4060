//! All of a database, out of it and into it.

use super::lease::take_lock;
use super::{MIGRATIONS, house, options};
use crate::store::backup::{Column, Copying, Kind, LAYOUT, Layout, Row, Take, Value};
use crate::store::sqlite::other_version;
use crate::store::{Database, Found, StoreError};
use futures_util::TryStreamExt;
use sqlx::postgres::{PgArguments, PgRow};
use sqlx::query::Query;
use sqlx::{AssertSqlSafe, Connection, PgConnection, Postgres, Row as _, query, query_scalar};
use std::path::Path;

pub(in crate::store) struct PostgresCopy {
    connection: PgConnection,
    /// No server comes meanwhile.
    lock: Option<PgConnection>,
}

impl PostgresCopy {
    /// The database as it is at this moment.
    pub(in crate::store) async fn to_read(database: &Database) -> Result<PostgresCopy, StoreError> {
        let mut connection = house::enter(database).await?;
        say(
            &mut connection,
            "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        )
        .await?;
        let is_house: bool = query_scalar("SELECT to_regclass('house') IS NOT NULL")
            .fetch_one(&mut connection)
            .await?;
        if !is_house {
            return Err(StoreError::Unfit(format!(
                "there are no tables in {database}"
            )));
        }
        let version: Option<i64> = query_scalar("SELECT max(version) FROM _sqlx_migrations")
            .fetch_one(&mut connection)
            .await?;
        let ours = MIGRATIONS.iter().map(|migration| migration.version).max();
        match version.cmp(&ours) {
            std::cmp::Ordering::Equal => Ok(PostgresCopy {
                connection,
                lock: None,
            }),
            older_or_newer => Err(other_version(older_or_newer.is_lt())),
        }
    }

    /// The database, to be written; its tables are made if there are none.
    pub(in crate::store) async fn to_write(
        database: &Database,
        folder: &Path,
    ) -> Result<PostgresCopy, StoreError> {
        let mut connection = house::enter(database).await?;
        let lock = take_lock(&options(database), database, false).await?;
        house::prepare(&mut connection, database, folder).await?;
        say(&mut connection, "BEGIN").await?;
        Ok(PostgresCopy {
            connection,
            lock: Some(lock),
        })
    }
}

async fn say(connection: &mut PgConnection, statement: &'static str) -> Result<(), StoreError> {
    sqlx::raw_sql(statement).execute(connection).await?;
    Ok(())
}

/// A column as it is selected: all whole numbers are of one size.
fn selected((name, kind): &Column) -> String {
    match kind {
        Kind::Whole => format!("{name}::bigint"),
        _ => (*name).to_owned(),
    }
}

fn value(row: &PgRow, at: usize, kind: Kind) -> Result<Value, sqlx::Error> {
    Ok(match kind {
        Kind::Text => row.try_get::<Option<String>, _>(at)?.map(Value::Text),
        Kind::Whole => row.try_get::<Option<i64>, _>(at)?.map(Value::Whole),
        Kind::Real => row.try_get::<Option<f64>, _>(at)?.map(Value::Real),
        Kind::Flag => row.try_get::<Option<bool>, _>(at)?.map(Value::Flag),
    }
    .unwrap_or(Value::Null))
}

impl Copying for PostgresCopy {
    fn read<'a>(&'a mut self, layout: &'static Layout, take: Take<'a>) -> Found<'a, ()> {
        Box::pin(async move {
            let columns: Vec<String> = layout.columns.iter().map(selected).collect();
            let select = format!("SELECT {} FROM {}", columns.join(", "), layout.table);
            let mut rows = query(AssertSqlSafe(select)).fetch(&mut self.connection);
            while let Some(row) = rows.try_next().await? {
                let columns = layout.columns.iter().enumerate();
                let row = columns.map(|(at, (_, kind))| value(&row, at, *kind));
                take(row.collect::<Result<_, _>>()?)?;
            }
            Ok(())
        })
    }

    fn is_empty(&mut self) -> Found<'_, bool> {
        Box::pin(async {
            for layout in LAYOUT {
                let some = format!("SELECT 1 FROM {} LIMIT 1", layout.table);
                let some = query(AssertSqlSafe(some));
                if some.fetch_optional(&mut self.connection).await?.is_some() {
                    return Ok(false);
                }
            }
            Ok(true)
        })
    }

    fn write<'a>(
        &'a mut self,
        layout: &'static Layout,
        columns: &'a [Column],
        rows: Vec<Row>,
    ) -> Found<'a, ()> {
        Box::pin(async move {
            let names: Vec<&str> = columns.iter().map(|(name, _)| *name).collect();
            let arrays = (1..).zip(columns).map(|(n, (_, kind))| match kind {
                Kind::Text => format!("${n}::text[]"),
                Kind::Whole => format!("${n}::bigint[]"),
                Kind::Real => format!("${n}::float8[]"),
                Kind::Flag => format!("${n}::boolean[]"),
            });
            let insert = format!(
                "INSERT INTO {} ({}) SELECT * FROM unnest({})",
                layout.table,
                names.join(", "),
                arrays.collect::<Vec<_>>().join(", ")
            );
            let mut insert = query(AssertSqlSafe(insert));
            for (at, (_, kind)) in columns.iter().enumerate() {
                insert = bind(insert, *kind, rows.iter().map(|row| &row[at]));
            }
            insert.execute(&mut self.connection).await?;
            Ok(())
        })
    }

    fn end(mut self: Box<Self>) -> Found<'static, ()> {
        Box::pin(async move {
            say(&mut self.connection, "COMMIT").await?;
            self.connection.close().await?;
            if let Some(lock) = self.lock {
                lock.close().await?;
            }
            Ok(())
        })
    }
}

/// Binds a column of many rows.
fn bind<'q, 'v>(
    query: Query<'q, Postgres, PgArguments>,
    kind: Kind,
    values: impl Iterator<Item = &'v Value>,
) -> Query<'q, Postgres, PgArguments> {
    macro_rules! all {
        ($kind:ident) => {{
            let values = values.map(|value| match value {
                Value::$kind(value) => Some(value.clone()),
                _ => None,
            });
            query.bind(values.collect::<Vec<_>>())
        }};
    }
    match kind {
        Kind::Text => all!(Text),
        Kind::Whole => all!(Whole),
        Kind::Real => all!(Real),
        Kind::Flag => all!(Flag),
    }
}
