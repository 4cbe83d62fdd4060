//! A player's page.

use super::caller::Caller;
use super::{Answer, App, Said};
use crate::api::{PlayedGame, PlayerPage, Refusal};
use crate::store::LoggedTable;
use axum::extract::{Path, State};
use table::{Holder, Setup};
use tabletop::Outcome;

pub(super) async fn player(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
) -> Answer<PlayerPage> {
    let account = app
        .hall
        .store
        .account(&id)
        .await?
        .ok_or_else(Refusal::not_found)?;
    if account.kind == crate::api::PlayerKind::Former {
        return Err(Refusal::not_found().into());
    }
    let reader = caller.account.map(|account| account.id);
    let tables = app.hall.store.tables_of(&id).await?;
    let results = tables
        .iter()
        .filter_map(|row| played(row, &id, reader.as_deref()));
    Ok(Said(PlayerPage {
        player: account.player(),
        ratings: app.hall.store.ratings(&id).await?,
        results: results.collect(),
    }))
}

/// A finished game of a player, if the reader may know of it.
fn played(row: &LoggedTable, player: &str, reader: Option<&str>) -> Option<PlayedGame> {
    let outcome: Outcome = serde_json::from_str(row.outcome.as_deref()?).ok()?;
    let setup: Setup = serde_json::from_str(&row.setup).ok()?;
    let holders: Vec<Holder> = serde_json::from_str(&row.holders).ok()?;
    let holds = |who: &str| {
        let is = |holder: &Holder| matches!(holder, Holder::Person(account) if account == who);
        holders.iter().position(is)
    };
    let seat = holds(player)?;
    if !setup.rules.public && reader.is_none_or(|reader| holds(reader).is_none()) {
        return None;
    }
    Some(PlayedGame {
        table: row.id.clone(),
        game: setup.game,
        ended: row.ended?,
        rated: setup.rules.rated,
        rank: *outcome.ranks.get(seat)?,
        seats: holders.len() as u8,
        score: *outcome.scores.get(seat)?,
    })
}
