//! Names of components and places, for messages.

use crate::cells::Square;
use crate::kinds::{CivCard, CorporationId, EventCard, Objective, PlanetId, TileId};
use crate::state::PodPlace;
use crate::tiles;
use tabletop::Message;

/// The name of a planet.
pub fn planet(id: PlanetId) -> Message {
    Message::new(format!("planet-planet-{}", id.key()))
}

/// The name of a corporation.
pub fn corporation(id: CorporationId) -> Message {
    Message::new(format!("planet-corporation-{}", id.key()))
}

/// The name of a civilization card.
pub fn civ(card: CivCard) -> Message {
    Message::new(format!("planet-civ-{}", card.key()))
}

/// The label of an event card.
pub fn event(card: EventCard) -> Message {
    Message::new(format!("planet-card-{}", card.key()))
}

/// The personal side of an objective card.
pub fn personal(card: Objective) -> Message {
    Message::new(format!("planet-project-{}", card.facts().personal.id))
}

/// The neighbour side of an objective card.
pub fn neighbour(card: Objective) -> Message {
    Message::new(format!("planet-project-{}", card.facts().neighbour.id))
}

/// Both sides of an objective card.
pub fn objective(card: Objective) -> Message {
    Message::new("planet-objective")
        .with("personal", personal(card))
        .with("neighbour", neighbour(card))
}

/// A tile by its shape and terrains.
pub fn tile(id: TileId) -> Message {
    let tile = tiles::tile(id);
    let shape = tiles::shape(tile).id;
    Message::new("planet-tile")
        .with("shape", Message::new(format!("planet-shape-{shape}")))
        .with("a", tile.terrains[0].key())
        .with("b", tile.terrains[1].key())
        .with("meteorite", if tile.meteorite { "yes" } else { "no" })
}

/// A square by column and row, counted from 1.
pub fn square(square: Square) -> Message {
    Message::new("planet-square")
        .with("column", square.x() + 1)
        .with("row", square.y() + 1)
}

/// A place for a lifepod.
pub fn pod_place(place: PodPlace) -> Message {
    match place {
        PodPlace::Scoring => Message::new("planet-pod-scoring"),
        PodPlace::Space { track, row } => Message::new("planet-pod-space")
            .with("track", track.key())
            .with("row", row),
        PodPlace::Tech(n) => Message::new("planet-pod-tech").with("n", u16::from(n) + 1),
    }
}
