//! What the characters like.

use crate::state::Player;
use crate::table::TABLE;

/// Their names.
pub(super) const NAMES: &[&str] = &["producer", "conqueror", "builder", "racer"];

/// How much a player's cards are to the taste of a character.
pub(super) fn of(player: &Player, character: usize) -> f32 {
    let tableau = &player.tableau;
    let much = match NAMES.get(character) {
        Some(&"producer") => {
            (tableau.goods().len() + tableau.empty_production().len()) as f32 / 5.0
        }
        Some(&"conqueror") => player.general_military() as f32 / 8.0,
        Some(&"builder") => {
            let placed = tableau.placed().iter();
            let built = placed.filter(|it| TABLE.facts(it.card.design()).is_development);
            built.count() as f32 / 7.0
        }
        Some(&"racer") => tableau.len() as f32 / 12.0,
        _ => 0.0,
    };
    much.clamp(0.0, 1.0)
}
