//! What the characters like.

use crate::state::Player;

/// Their names.
pub(super) const NAMES: &[&str] = &["planner", "rescuer", "scholar"];

/// How much a player's position is to the taste of a character.
pub(super) fn of(player: &Player, character: usize) -> f32 {
    let much = match NAMES.get(character) {
        // Whole rows and columns.
        Some(&"planner") => player.planet_medals() as f32 / 25.0,
        Some(&"rescuer") => {
            (3 * u32::from(player.lifepods) + u32::from(player.meteorites)) as f32 / 25.0
        }
        Some(&"scholar") => player.track_medals() as f32 / 25.0,
        _ => 0.0,
    };
    much.clamp(0.0, 1.0)
}
