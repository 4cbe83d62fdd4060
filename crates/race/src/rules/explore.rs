//! Phase I: Explore.

use super::Flow;
use crate::cards::GAME;
use crate::event::{DrawWhy, Event, Faces};
use crate::kinds::{ActionCard, Phase};
use crate::powers::Powers;
use crate::state::{Race, Step};
use crate::table::TABLE;
use tabletop::{Seat, SeatSet};

impl Race {
    /// All draws of all players come before all decisions.
    pub(super) fn begin_explore(&mut self, flow: &mut Flow<'_>) {
        for seat in self.player_order() {
            let n = usize::from(GAME.explore.draw) + self.explore_extra(seat, |p| p.draw_extra);
            let drawn = self.draw_cards(seat, n, DrawWhy::Explore, flow);
            self.player_mut(seat).drawn = drawn;
        }
        let mut choosing = SeatSet::EMPTY;
        for seat in Seat::all(self.seats()) {
            let drawn = self.player(seat).drawn.len();
            let keeps = self.keeps_of(seat, drawn);
            if keeps < drawn {
                choosing.insert(seat);
                self.player_mut(seat).missing = keeps as u8;
            }
        }
        self.ask(Step::ExploreKeep, choosing);
    }

    /// What powers and bonuses add to a number of Explore.
    fn explore_extra(&self, seat: Seat, amount: impl Fn(&Powers) -> i8) -> usize {
        let player = self.player(seat);
        let mut extra = amount(player.tableau.powers());
        for action in [ActionCard::Explore5, ActionCard::Explore11] {
            if player.actions.contains(action) {
                extra += amount(&TABLE.bonus[action.index()]);
            }
        }
        extra as usize
    }

    /// How many of the drawn cards a seat keeps.
    pub(crate) fn keeps(&self, seat: Seat) -> usize {
        self.keeps_of(seat, self.player(seat).drawn.len())
    }

    fn keeps_of(&self, seat: Seat, drawn: usize) -> usize {
        let keep = usize::from(GAME.explore.keep) + self.explore_extra(seat, |p| p.keep_extra);
        keep.min(drawn)
    }

    /// Kept cards go to the hands, the others are discarded face down.
    pub(super) fn resolve_explore(&mut self, flow: &mut Flow<'_>) {
        for seat in self.player_order() {
            let asked = self.asked.contains(seat);
            let player = self.player_mut(seat);
            let drawn = std::mem::take(&mut player.drawn);
            let picked = std::mem::take(&mut player.picked);
            let kept = if asked { picked } else { drawn };
            let rejected = drawn.difference(kept);
            player.hand = player.hand.union(kept);
            self.discard_face_down(seat, rejected);
            flow.events.emit(|| Event::Kept {
                seat,
                kept: Faces::of_set(kept),
                rejected: Faces::of_set(rejected),
            });
        }
        self.end_phase(Phase::Explore, flow);
    }
}
