//! Tables in a row with the same seats.

use crate::drive::put;
use crate::hall::{Hall, People};
use crate::row::Series;
use crate::wire::Store;
use std::rc::Rc;
use table::api::{NewSeries, Refusal, SeriesPage, TableMade};
use table::{ids, series};

/// A series with its tables.
async fn read(hall: &Rc<Hall>, id: &str) -> Result<(Series, Vec<series::Table>), Refusal> {
    let text = hall.get(Store::Series, id).await?;
    let text = text.ok_or_else(Refusal::not_found)?;
    let kept: Series = serde_json::from_str(&text).map_err(|_| Refusal::internal())?;
    let mut tables = Vec::with_capacity(kept.tables.len());
    for id in &kept.tables {
        let row = hall.row(id).await?;
        tables.push(series::Table {
            id: id.clone(),
            summary: row.summary(),
            setup: row.setup,
        });
    }
    Ok((kept, tables))
}

pub(crate) async fn make(hall: &Rc<Hall>, new: NewSeries) -> Result<SeriesPage, Refusal> {
    let (id, table) = (hall.id(), hall.id());
    let setup = series::first(hall.setup(new.first).await?, &id)?;
    let kept = Series {
        setup: setup.clone(),
        tables: vec![table.clone()],
    };
    let also = vec![put(Store::Series, &id, &kept)];
    hall.begin(&table, setup, also).await?;
    page(hall, &id).await
}

pub(crate) async fn page(hall: &Rc<Hall>, id: &str) -> Result<SeriesPage, Refusal> {
    let (kept, tables) = read(hall, id).await?;
    let names = People(hall.me().await?);
    series::page(id, &kept.setup, &tables, &names)
}

pub(crate) async fn next(hall: &Rc<Hall>, id: &str) -> Result<TableMade, Refusal> {
    let me = hall.somebody().await?;
    let (mut kept, tables) = read(hall, id).await?;
    let key = ids::id(&hall.random(), "key");
    let (begun, names) = (kept.setup.clone(), People(Some(me.clone())));
    let setup = series::next(begun, &tables, &me.id, key, hall.now(), &names)?;
    let table = hall.id();
    kept.tables.push(table.clone());
    let also = vec![put(Store::Series, id, &kept)];
    hall.begin(&table, setup, also).await
}
