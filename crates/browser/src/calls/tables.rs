//! Tables of this device: making, finding, playing.

use crate::drive::put;
use crate::hall::{Hall, People};
use crate::row::Row;
use crate::wire::{Op, Store};
use std::rc::Rc;
use table::api::{
    ChangeSeat, ClockRules, Code, Done, NewTable, Phase, PlayerKind, Refusal, SeatPlan, TableInfo,
    TableMade, Tables, WhichSeat,
};
use table::{Deed, Setup, card, ids};

impl Hall {
    /// What is known of a table without its log.
    pub(crate) async fn row(self: &Rc<Self>, id: &str) -> Result<Row, Refusal> {
        let text = self.get(Store::Tables, id).await?;
        let text = text.ok_or_else(Refusal::not_found)?;
        let garbled = |_| Refusal::new(Code::Frozen, "server-garbled");
        serde_json::from_str(&text).map_err(garbled)
    }

    /// Every table that can be read, with its id.
    pub(crate) async fn rows(self: &Rc<Self>) -> Result<Vec<(String, Row)>, Refusal> {
        let rows = self.all(Store::Tables).await?.into_iter();
        let read = rows.filter_map(|(id, text)| Some((id, serde_json::from_str(&text).ok()?)));
        Ok(read.collect())
    }

    /// A setup from what somebody asks for; on a device nobody else comes, and nothing is rated.
    pub(crate) async fn setup(self: &Rc<Self>, mut new: NewTable) -> Result<Setup, Refusal> {
        let me = self.somebody().await?;
        let rules = &mut new.rules;
        if rules.rated || rules.clock != ClockRules::None || new.seats.contains(&SeatPlan::Open) {
            return Err(Refusal::new(Code::BadRequest, "device-alone"));
        }
        rules.public = false;
        let key = ids::id(&self.random(), "key");
        table::make(new, (&me.id, PlayerKind::Guest), key, self.now())
    }

    /// Keeps a new table together with something else, and begins if every seat is taken.
    pub(crate) async fn begin(
        self: &Rc<Self>,
        id: &str,
        setup: Setup,
        mut also: Vec<Op>,
    ) -> Result<TableMade, Refusal> {
        also.push(put(Store::Tables, id, &Row::of_new(setup)));
        self.write(also).await?;
        self.deed(id, Deed::StartIfFull).await?;
        Ok(made(id))
    }
}

fn made(id: &str) -> TableMade {
    TableMade {
        table: id.to_owned(),
        link: format!("/tables/{id}"),
    }
}

pub(crate) async fn make(hall: &Rc<Hall>, new: NewTable) -> Result<TableMade, Refusal> {
    let setup = hall.setup(new).await?;
    let id = hall.id();
    hall.begin(&id, setup, Vec::new()).await
}

pub(crate) async fn info(hall: &Rc<Hall>, id: &str) -> Result<TableInfo, Refusal> {
    hall.drive(id, false).await?;
    hall.with(|inside| {
        let names = People(inside.me.clone());
        let driven = inside.tables.get(id);
        let info = driven.map(|driven| driven.machine().info(&names));
        info.ok_or_else(Refusal::not_found)
    })
}

pub(crate) async fn mine(hall: &Rc<Hall>) -> Result<Tables, Refusal> {
    let me = hall.me().await?;
    let account = me.as_ref().map_or("", |me| &me.id).to_owned();
    let names = People(me);
    let mut rows = hall.rows().await?;
    // Those that wait come first, then the latest.
    rows.sort_by_key(|(_, row)| {
        let summary = row.summary();
        (!row.waits_for(&account), std::cmp::Reverse(summary.changed))
    });
    let line = |(id, row): (String, Row)| {
        let summary = row.summary();
        let waits = row.waits_for(&account) && summary.phase == Phase::Playing;
        card(&id, row.setup, &summary, &names, waits)
    };
    Ok(Tables {
        tables: rows.into_iter().map(line).collect(),
        more: false,
    })
}

pub(crate) async fn deed(hall: &Rc<Hall>, id: &str, deed: Deed) -> Result<Done, Refusal> {
    hall.deed(id, deed).await?;
    Ok(Done { done: true })
}

pub(crate) async fn seat(hall: &Rc<Hall>, id: &str, to: ChangeSeat) -> Result<Done, Refusal> {
    deed(hall, id, Deed::Seat(to.seat, to.plan)).await
}

pub(crate) async fn resign(hall: &Rc<Hall>, id: &str, which: WhichSeat) -> Result<Done, Refusal> {
    deed(hall, id, Deed::Resign(which.seat)).await
}

pub(crate) async fn rematch(hall: &Rc<Hall>, id: &str) -> Result<TableMade, Refusal> {
    hall.deed(id, Deed::Rematch).await?;
    let table = info(hall, id).await?.rematch;
    let table = table.ok_or_else(Refusal::not_now)?;
    hall.deed(&table, Deed::StartIfFull).await?;
    Ok(made(&table))
}

/// Another tab's table is taken from there.
pub(crate) async fn take(hall: &Rc<Hall>, id: &str) -> Result<Done, Refusal> {
    hall.drive(id, true).await?;
    Ok(Done { done: true })
}
