//! What the characters like.

use crate::state::Moon;

/// Their names.
pub(super) const NAMES: &[&str] = &["achiever", "settler", "tinkerer"];

/// How much a player's sheet is to the taste of a character.
pub(super) fn of(game: &Moon, seat: usize, character: usize) -> f32 {
    let sheet = &game.answers[seat].sheet;
    let much = match NAMES.get(character) {
        // Missions.
        Some(&"achiever") => game.noted[seat].iter().flatten().count() as f32 / 3.0,
        // Slots filled.
        Some(&"settler") => sheet.filled().count_ones() as f32 / 30.0,
        // All that actions circle and cross off.
        Some(&"tinkerer") => (sheet.circled | sheet.crossed).count() as f32 / 60.0,
        _ => 0.0,
    };
    much.clamp(0.0, 1.0)
}
