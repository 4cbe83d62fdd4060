//! What the characters like.

use crate::state::Mars;
use crate::vocabulary::Resource;
use tabletop::Seat;

/// Their names.
pub(super) const NAMES: &[&str] = &["terraformer", "gardener", "industrialist"];

/// How much a seat's position is to the taste of a character.
pub(super) fn of(game: &Mars, seat: Seat, character: usize) -> f32 {
    let player = game.player(seat);
    let much = match NAMES.get(character) {
        Some(&"terraformer") => (player.rating - 20) as f32 / 30.0,
        Some(&"gardener") => {
            let grown = game.sheet(seat).greeneries as f32;
            (grown + 0.5 * player.production(Resource::Plants) as f32) / 10.0
        }
        Some(&"industrialist") => player.production.iter().sum::<i32>() as f32 / 45.0,
        _ => 0.0,
    };
    much.clamp(0.0, 1.0)
}
