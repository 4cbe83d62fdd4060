//! What the first form wrote otherwise: places without names, and sets as digits.

use crate::cells::{Cells, SIDE, Square};
use crate::kinds::Terrain;
use crate::written::{Column, LeftSpaces, Levels, OfTwo, Owed, Row, Spots, Tech, Turn};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// Brings an action, an event or a position of the first form into today's.
pub(crate) fn modernize(written: &mut Value) {
    match written {
        Value::Array(list) => list.iter_mut().for_each(modernize),
        Value::String(text) => {
            if let Some(cells) = Cells::from_digits(text) {
                *written = json!(cells);
            }
        }
        Value::Object(fields) => {
            if fields.contains_key("track")
                && let Some(space) = fields.remove("at")
            {
                fields.insert("space".to_owned(), space);
            }
            // What is told by track has been named already; there `tech` is a track.
            let by_track = fields.contains_key("civ") && fields.contains_key("tech");
            for (name, value) in fields {
                if let Some(today) = today(name, value).filter(|_| !by_track) {
                    *value = today;
                }
                modernize(value);
            }
        }
        _ => {}
    }
}

/// What stands in a field today, if the first form wrote it otherwise.
fn today(field: &str, value: &Value) -> Option<Value> {
    let terrains: Vec<&str> = Terrain::ALL.iter().map(|it| it.key()).collect();
    match field {
        "at" | "square" | "from" | "to" | "patch" | "deploy" | "lift" | "collect" | "destroy"
        | "add_meteorite" | "relocating" | "cargo" => {
            read(value, |[x, y]: [i8; 2]| Square::checked(x, y))
        }
        "turn" => numbered::<Turn>(value, 8),
        "use" | "tech" => numbered::<Tech>(value, 8),
        "benefit" => numbered::<OfTwo>(value, 2),
        "destroy_row" => numbered::<Row>(value, SIDE),
        "destroy_column" => numbered::<Column>(value, SIDE),
        "delayed" | "pods_on_techs" | "used_round" | "used_game" => as_today::<u8, Levels>(value),
        "owed" => as_today::<[u8; 4], Owed>(value),
        "pods_on_tracks" => as_today::<[u16; 5], Spots>(value),
        "shifted" => as_today::<[[u16; 5]; 5], LeftSpaces>(value),
        "sides" => named(value, &["planet", "corporation"]),
        "trackers" | "advance" | "silent" => named(value, &terrains[..5]),
        "terrain" => named(value, &terrains),
        "moved" => {
            let places = value.as_array()?.iter();
            Some(places.filter(|it| !it.is_null()).cloned().collect())
        }
        "removed" => {
            let each = value
                .as_array()?
                .iter()
                .map(|it| named(it, &["card", "when"]));
            each.collect()
        }
        _ => None,
    }
}

fn read<Old: DeserializeOwned, New: Serialize>(
    value: &Value,
    convert: impl FnOnce(Old) -> Option<New>,
) -> Option<Value> {
    let new = convert(Old::deserialize(value).ok()?)?;
    serde_json::to_value(new).ok()
}

fn as_today<Old: DeserializeOwned, New: From<Old> + Serialize>(value: &Value) -> Option<Value> {
    read(value, |old: Old| Some(New::from(old)))
}

/// One of so many things that were numbered from 0; a higher number never meant anything.
fn numbered<New: From<u8> + Serialize>(value: &Value, count: u8) -> Option<Value> {
    read(value, |old: u8| (old < count).then(|| New::from(old)))
}

/// The parts of a list under their names.
fn named(parts: &Value, names: &[&str]) -> Option<Value> {
    let parts = parts.as_array().filter(|it| it.len() == names.len())?;
    let each = names.iter().map(|it| (*it).to_owned());
    Some(Value::Object(each.zip(parts.iter().cloned()).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Action, Event};

    fn again<T: DeserializeOwned + Serialize>(mut written: Value) -> Value {
        modernize(&mut written);
        let read: T = serde_json::from_value(written).expect("it is read");
        serde_json::to_value(read).expect("it is written")
    }

    #[test]
    fn actions_of_the_first_form_are_read() {
        for (old, new) in [
            (
                json!({"place": {"turn": 6, "at": [4, 1]}}),
                json!({"place": {"turn": {"flipped": true, "quarters": 2}, "at": "r2c5"}}),
            ),
            (json!({"patch": [0, 11]}), json!({"patch": "r12c1"})),
            (
                json!({"move": {"from": [3, 3], "to": [3, 4]}}),
                json!({"move": {"from": "r4c4", "to": "r5c4"}}),
            ),
            (json!({"use": 0}), json!({"use": {"level": 1}})),
            (
                json!({"lifepod": {"tech": 2}}),
                json!({"lifepod": {"tech": {"level": 3}}}),
            ),
            (json!({"benefit": 1}), json!({"benefit": "other"})),
            (json!({"destroy_row": 0}), json!({"destroy_row": "r1"})),
            (
                json!({"destroy_column": 9}),
                json!({"destroy_column": "c10"}),
            ),
            (json!({"advance": "tech"}), json!({"advance": "tech"})),
            (
                json!({"target": {"track": "tech", "row": 2}}),
                json!({"target": {"track": "tech", "row": 2}}),
            ),
        ] {
            assert_eq!(again::<Action>(old), new);
            assert_eq!(again::<Action>(new.clone()), new);
        }
    }

    #[test]
    fn numbers_that_never_meant_anything_stay_unreadable() {
        for wrong in [
            json!({"place": {"turn": 8, "at": [4, 1]}}),
            json!({"use": 255}),
            json!({"benefit": 2}),
            json!({"destroy_row": 255}),
            json!({"destroy_column": 12}),
        ] {
            let mut written = wrong.clone();
            modernize(&mut written);
            assert!(
                serde_json::from_value::<Action>(written).is_err(),
                "{wrong}"
            );
        }
    }

    #[test]
    fn events_of_the_first_form_are_read() {
        let old =
            json!({"placed": {"seat": 0, "tile": "i2_tech_biomass", "turn": 3, "at": [5, 10]}});
        assert_eq!(again::<Event>(old)["placed"]["at"], "r11c6");
        let old = json!({"used": {"seat": 1, "tech": 4}});
        assert_eq!(again::<Event>(old)["used"]["tech"]["level"], 5);
    }
}
