//! All of a database, out of it and into it.

use super::{MIGRATIONS, Sqlite, connect, options};
use crate::store::backup::{Column, Copying, Kind, LAYOUT, Layout, Row, Take, Value};
use crate::store::{Found, StoreError};
use futures_util::TryStreamExt;
use sqlx::{
    AssertSqlSafe, Connection, QueryBuilder, Row as _, SqliteConnection, query, query_scalar,
};
use std::path::Path;

pub(in crate::store) struct SqliteCopy {
    connection: SqliteConnection,
}

impl SqliteCopy {
    /// The database in a folder, as it is at this moment.
    pub(in crate::store) async fn to_read(folder: &Path) -> Result<SqliteCopy, StoreError> {
        let file = folder.join("orrery.sqlite");
        if !file.exists() {
            let folder = folder.display();
            return Err(StoreError::Unfit(format!(
                "there are no tables in {folder}"
            )));
        }
        let mut connection = connect(&options(&file).create_if_missing(false)).await?;
        query("BEGIN").execute(&mut connection).await?;
        let version: Option<i64> = query_scalar("SELECT max(version) FROM _sqlx_migrations")
            .fetch_one(&mut connection)
            .await?;
        let ours = MIGRATIONS.iter().map(|migration| migration.version).max();
        match version.cmp(&ours) {
            std::cmp::Ordering::Equal => Ok(SqliteCopy { connection }),
            older_or_newer => Err(other_version(older_or_newer.is_lt())),
        }
    }

    /// The database in a folder, to be written; it is made if there is none.
    pub(in crate::store) async fn to_write(folder: &Path) -> Result<SqliteCopy, StoreError> {
        let sqlite = Sqlite::open(folder).await?;
        sqlite.reads.close().await;
        let mut connection = connect(&sqlite.options).await?;
        query("BEGIN IMMEDIATE").execute(&mut connection).await?;
        Ok(SqliteCopy { connection })
    }
}

/// What is there was written by another version of the program.
pub(in crate::store) fn other_version(older: bool) -> StoreError {
    StoreError::Unfit(match older {
        true => "what is kept there is an older Orrery's: start this one on it once, then take the backup".to_owned(),
        false => "what is kept there is a newer Orrery's: take the backup with that one".to_owned(),
    })
}

fn names(columns: &[Column]) -> String {
    let names: Vec<&str> = columns.iter().map(|(name, _)| *name).collect();
    names.join(", ")
}

impl Copying for SqliteCopy {
    fn read<'a>(&'a mut self, layout: &'static Layout, take: Take<'a>) -> Found<'a, ()> {
        Box::pin(async move {
            let select = format!("SELECT {} FROM {}", names(layout.columns), layout.table);
            let mut rows = query(AssertSqlSafe(select)).fetch(&mut self.connection);
            while let Some(row) = rows.try_next().await? {
                let value = |(at, (_, kind)): (usize, &Column)| -> Result<Value, sqlx::Error> {
                    Ok(match kind {
                        Kind::Text => row.try_get::<Option<String>, _>(at)?.map(Value::Text),
                        Kind::Whole => row.try_get::<Option<i64>, _>(at)?.map(Value::Whole),
                        Kind::Real => row.try_get::<Option<f64>, _>(at)?.map(Value::Real),
                        Kind::Flag => row.try_get::<Option<bool>, _>(at)?.map(Value::Flag),
                    }
                    .unwrap_or(Value::Null))
                };
                let row = layout.columns.iter().enumerate().map(value);
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
            let insert = format!("INSERT INTO {} ({}) ", layout.table, names(columns));
            let mut insert = QueryBuilder::<sqlx::Sqlite>::new(insert);
            insert.push_values(rows, |mut values, row| {
                for value in row {
                    match value {
                        Value::Null => values.push("NULL"),
                        Value::Text(text) => values.push_bind(text),
                        Value::Whole(number) => values.push_bind(number),
                        Value::Real(number) => values.push_bind(number),
                        Value::Flag(flag) => values.push_bind(flag),
                    };
                }
            });
            // Each number of rows and of nulls is a statement of its own: none is worth keeping.
            let insert = insert.build().persistent(false);
            insert.execute(&mut self.connection).await?;
            Ok(())
        })
    }

    fn end(mut self: Box<Self>) -> Found<'static, ()> {
        Box::pin(async move {
            query("COMMIT").execute(&mut self.connection).await?;
            Ok(self.connection.close().await?)
        })
    }
}
