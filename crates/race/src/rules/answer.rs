//! An action is an answer, or a part of one.

use super::Flow;
use crate::action::Action;
use crate::cards::Design;
use crate::sets::Slot;
use crate::state::{OpenChoice, Race, Step};
use tabletop::Seat;

impl Race {
    /// Takes an action that was checked.
    pub(super) fn answer(&mut self, seat: Seat, action: Action, flow: &mut Flow<'_>) {
        match action {
            Action::Discard(design) | Action::Pay(design) => {
                self.pick_from_hand(seat, design, flow);
            }
            Action::Keep(design) => self.pick_drawn(seat, design, flow),
            Action::Choose(card) => {
                self.player_mut(seat).actions.add(card);
                if self.player(seat).actions.len() == self.picks_needed(seat) {
                    self.answered(seat, flow);
                }
            }
            Action::Place(design) => {
                let player = self.player_mut(seat);
                player.choice = player.hand.find(design);
                self.answered(seat, flow);
            }
            Action::PlaceNothing => self.answered(seat, flow),
            Action::Way(way) => {
                self.answered(seat, flow);
                self.last = Some(OpenChoice::Placed(way));
                self.take_way(seat, way, flow);
            }
            Action::Sell(world) | Action::Consume(world) => self.pick_good(seat, world, flow),
            Action::Use(power) => {
                self.answered(seat, flow);
                self.last = Some(OpenChoice::Used(power));
                self.use_power(seat, power, flow);
            }
            Action::Name(number) => {
                self.answered(seat, flow);
                self.last = Some(OpenChoice::Named(number));
                self.lucky_draw(seat, number, flow);
            }
            Action::Produce(world) => {
                let target = self.player(seat).tableau.slot_of(world);
                self.answered(seat, flow);
                self.last = Some(OpenChoice::Produced(world));
                self.produce_windfall(seat, target, flow);
            }
            Action::Stop => {
                self.answered(seat, flow);
                if self.step == Step::ConsumePower {
                    self.next_consumer(flow);
                }
            }
        }
    }

    /// The seat has answered; the last answer to a sealed step opens them all.
    #[inline]
    fn answered(&mut self, seat: Seat, flow: &mut Flow<'_>) {
        self.open.remove(seat);
        if self.open.is_empty() && self.step.is_sealed() {
            flow.all_saw();
        }
    }

    fn pick_from_hand(&mut self, seat: Seat, design: Design, flow: &mut Flow<'_>) {
        let player = self.player_mut(seat);
        if let Some(card) = player.unpicked_card(design) {
            player.picked.insert(card);
        }
        self.answered_if_complete(seat, flow);
    }

    fn pick_drawn(&mut self, seat: Seat, design: Design, flow: &mut Flow<'_>) {
        let player = self.player_mut(seat);
        if let Some(card) = player.drawn.difference(player.picked).find(design) {
            player.picked.insert(card);
        }
        self.answered_if_complete(seat, flow);
    }

    fn answered_if_complete(&mut self, seat: Seat, flow: &mut Flow<'_>) {
        if self.player(seat).picked.len() >= self.picks_needed(seat) {
            self.answered(seat, flow);
        }
    }

    fn pick_good(&mut self, seat: Seat, world: Design, flow: &mut Flow<'_>) {
        let needed = self.picks_needed(seat);
        let player = self.player_mut(seat);
        let slot: Option<Slot> = player.tableau.slot_of(world);
        slot.into_iter().for_each(|slot| player.goods.insert(slot));
        if player.goods.len() >= needed {
            self.answered(seat, flow);
        }
    }
}
