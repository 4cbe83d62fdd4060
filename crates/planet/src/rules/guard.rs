//! Events that yield: what would by itself end the game for a player is ignored.

use super::placing::patch_squares;
use crate::effect::{Effect, Power};
use crate::state::{Planet, Player};
use tabletop::Seat;

impl Planet {
    /// Whether an event takes the last place for a tile from a seat, however it is resolved.
    pub(crate) fn would_end(&self, seat: Seat, effect: &Effect) -> bool {
        let player = self.player(seat);
        match effect {
            Effect::GainBiomassPatches { .. } => self.patch_would_end(player, seat),
            Effect::RegressTracker { from, steps } => {
                let (trackers, steps) = player.regressable(*from, *steps);
                let levels = [Power::IgnoreAdjacency, Power::IgnoreAdjacencyOfRover];
                // Only a level that frees tiles from touching others can cost a placement.
                levels.into_iter().any(|power| player.has(power))
                    && !trackers.is_empty()
                    && self.placeable(seat).is_some()
                    && !trackers.iter().any(|tracker| {
                        let mut after = player.clone();
                        after.step_down(tracker, steps);
                        self.placeable_for(&after, seat).is_some()
                    })
            }
            _ => false,
        }
    }

    fn patch_would_end(&self, player: &Player, seat: Seat) -> bool {
        let kept = player.has(Power::StorePatches) || player.has_unused(Power::SynergyForPatch);
        let squares = patch_squares(player);
        if kept || squares.is_empty() || self.placeable(seat).is_none() {
            return false;
        }
        !squares.iter().any(|square| {
            let mut after = player.clone();
            after.surface.lay_patch(square);
            self.placeable_for(&after, seat).is_some()
        })
    }
}
