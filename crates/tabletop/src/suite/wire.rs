//! What goes over the wire comes out as it went in.

use super::ensure;
use super::table::{Table, considered};
use crate::{Event as _, Events, Game, Seat, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt::Debug;

/// The largest number a browser can hold.
const LARGEST: u64 = 1 << 53;

/// Everything that is said at one place of a game.
pub(super) fn check<G: Game>(table: &Table<G>, i: usize) -> Result<(), String> {
    let game = table.look(i);
    let seats = Seat::all(game.seat_count());
    for viewer in seats
        .clone()
        .map(Viewer::seat)
        .chain([Viewer::Spectator, Viewer::Referee])
    {
        survives(&game.view(viewer))?;
        survives(&game.standings(viewer))?;
    }
    for seat in game.deciders().iter() {
        survives(&game.prompt(seat))?;
    }
    for (action, refusal) in seats.flat_map(|seat| considered(game, seat)) {
        survives(&action)?;
        survives(&refusal)?;
        survives(&game.touches(&action).to_vec())?;
    }
    survives(&game.outcome())?;
    if let Some(made) = table.moves.get(i) {
        let (mut game, mut events) = (game.clone(), Events::on());
        let _ = game.play(made.seat, &made.action, &mut events);
        for event in events.take() {
            survives(&event)?;
            survives(&event.seen_by(Viewer::Spectator))?;
        }
    }
    Ok(())
}

fn survives<T: Serialize + DeserializeOwned + PartialEq + Debug>(said: &T) -> Result<(), String> {
    let value = serde_json::to_value(said)
        .map_err(|error| format!("{said:?} cannot be written: {error}"))?;
    ensure!(
        fits_a_browser(&value),
        "a number beyond 2^53 goes over the wire: {value}"
    );
    let text = value.to_string();
    let read: T =
        serde_json::from_str(&text).map_err(|error| format!("{text} cannot be read: {error}"))?;
    ensure!(
        read == *said,
        "{said:?} is written and read back as {read:?}"
    );
    Ok(())
}

fn fits_a_browser(value: &Value) -> bool {
    match value {
        Value::Number(number) => {
            number.is_f64() || number.as_i64().is_some_and(|n| n.unsigned_abs() <= LARGEST)
        }
        Value::Array(list) => list.iter().all(fits_a_browser),
        Value::Object(map) => map.values().all(fits_a_browser),
        Value::Null | Value::Bool(_) | Value::String(_) => true,
    }
}
