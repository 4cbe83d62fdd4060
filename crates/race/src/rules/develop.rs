//! Phase II: Develop.

use super::Flow;
use crate::cards::Design;
use crate::event::{DiscardWhy, DrawWhy, Event};
use crate::kinds::{ActionCard, Phase};
use crate::powers::Powers;
use crate::sets::Designs;
use crate::state::{Race, Step};
use crate::table::TABLE;
use tabletop::{Seat, SeatSet};

impl Race {
    pub(super) fn begin_develop(&mut self, flow: &mut Flow<'_>) {
        for seat in self.player_order() {
            if self.player(seat).tableau.powers().draw_at_start > 0 {
                self.draw_for_powers(seat, |powers| powers.draw_at_start, flow);
            }
        }
        self.ask_who_has_cards(Step::DevelopChoice);
    }

    /// Choices of what to place are asked of everybody with a card: who has none to place must not
    /// be known by not being asked.
    pub(super) fn ask_who_has_cards(&mut self, step: Step) {
        let seats = self.seats_where(|seat| !self.player(seat).hand.is_empty());
        self.ask(step, seats);
    }

    /// Draws for each card with a power of this sort, in tableau order.
    pub(super) fn draw_for_powers(
        &mut self,
        seat: Seat,
        amount: impl Fn(&Powers) -> i8,
        flow: &mut Flow<'_>,
    ) {
        let tableau = &self.player(seat).tableau;
        let active = tableau.len() - usize::from(tableau.fresh().is_some());
        for i in 0..active {
            let design = self.player(seat).tableau.placed()[i].card.design();
            let n = amount(&TABLE.facts(design).powers);
            self.draw_to_hand(seat, n as usize, DrawWhy::Power(design), flow);
        }
    }

    /// What powers and bonus take off a development's cost.
    fn develop_discount(&self, seat: Seat) -> i8 {
        let powers = self.player(seat).tableau.powers().develop_discount;
        if self.has_bonus(seat, ActionCard::Develop) {
            powers + TABLE.bonus[ActionCard::Develop.index()].develop_discount
        } else {
            powers
        }
    }

    /// What a development costs a seat.
    pub(crate) fn develop_price(&self, seat: Seat, design: Design) -> usize {
        let cost = TABLE.facts(design).cost_or_defense as i8;
        (cost - self.develop_discount(seat)).max(0) as usize
    }

    /// The developments a seat can place from its hand.
    pub(crate) fn placeable_developments(&self, seat: Seat) -> Designs {
        let player = self.player(seat);
        let designs = player.hand.designs().difference(player.tableau.designs());
        let designs = designs.intersection(TABLE.developments);
        if designs.is_empty() {
            return designs;
        }
        // All other cards of the hand can pay.
        let most = player.hand.len() - 1 + self.develop_discount(seat) as usize;
        let costs = &TABLE.development_cost;
        designs.intersection(costs[most.min(costs.len() - 1)])
    }

    /// Puts the chosen cards into the tableaus, for all to see.
    pub(super) fn show_choices(&mut self, flow: &mut Flow<'_>) {
        for seat in self.player_order() {
            if !self.asked.contains(seat) {
                continue;
            }
            let player = &mut self.players[seat.index()];
            let Some(card) = player.choice.take() else {
                flow.events.emit(|| Event::PlacedNothing { seat });
                continue;
            };
            self.memory.left_hand(card, player.hand);
            player.hand.remove(card);
            player.tableau.place(card);
            let card = card.design();
            flow.events.emit(|| Event::Placed { seat, card });
        }
    }

    pub(super) fn show_developments(&mut self, flow: &mut Flow<'_>) {
        self.show_choices(flow);
        self.ask_payers(Step::DevelopPayment);
    }

    /// Asks those who have to choose with which cards they pay.
    pub(super) fn ask_payers(&mut self, step: Step) {
        self.step = step;
        self.ask_picks(step, self.payers());
    }

    /// Those with a choice of what to pay with.
    pub(crate) fn payers(&self) -> SeatSet {
        self.seats_where(|seat| {
            let price = self.price(seat);
            0 < price && price < self.player(seat).hand.len()
        })
    }

    /// What the card that was placed in this phase costs its owner.
    pub(crate) fn price(&self, seat: Seat) -> usize {
        let player = self.player(seat);
        match (player.tableau.fresh(), self.step) {
            (Some(design), Step::DevelopPayment) => self.develop_price(seat, design),
            (Some(design), Step::SettlePayment) => self.settle_price(seat, design, player.way),
            _ => 0,
        }
    }

    /// Pays for the card that was placed: with what was picked, or with the whole hand.
    pub(super) fn pay(&mut self, seat: Seat, design: Design, flow: &mut Flow<'_>) {
        if self.price(seat) > 0 {
            if !self.asked.contains(seat) {
                let player = self.player_mut(seat);
                player.picked = player.hand;
            }
            self.discard_picked(seat, DiscardWhy::Payment(design), flow);
        }
    }

    pub(super) fn resolve_develop(&mut self, flow: &mut Flow<'_>) {
        for seat in self.player_order() {
            let Some(design) = self.player(seat).tableau.fresh() else {
                continue;
            };
            self.pay(seat, design, flow);
            if self.player(seat).tableau.powers().draw_after_development > 0 {
                self.draw_for_powers(seat, |powers| powers.draw_after_development, flow);
            }
        }
        self.end_phase(Phase::Develop, flow);
    }
}
