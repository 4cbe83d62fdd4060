//! Phase IV begins with Trading: who chose Consume: Trade sells a good first.

use super::Flow;
use crate::cards::Design;
use crate::event::{DrawWhy, Event};
use crate::kinds::ActionCard;
use crate::sets::{PowerSet, Slot};
use crate::state::{Race, Step};
use crate::table::TABLE;
use tabletop::{Seat, SeatSet};

impl Race {
    pub(super) fn begin_trade(&mut self) {
        for player in &mut self.players {
            player.used = PowerSet::EMPTY;
        }
        self.ask_picks(Step::TradeGood, self.sellers_with_a_choice());
    }

    pub(crate) fn sellers_with_a_choice(&self) -> SeatSet {
        self.seats_where(|seat| self.sells(seat) && self.goods(seat) > 1)
    }

    fn sells(&self, seat: Seat) -> bool {
        self.player(seat).actions.contains(ActionCard::ConsumeTrade)
    }

    fn goods(&self, seat: Seat) -> usize {
        self.player(seat).tableau.goods().len()
    }

    /// All sales come before all consuming.
    pub(super) fn resolve_trade(&mut self, flow: &mut Flow<'_>) {
        for seat in self.player_order() {
            if !self.sells(seat) {
                continue;
            }
            let player = self.player_mut(seat);
            let picked = std::mem::take(&mut player.goods);
            let only = player.tableau.goods().first();
            if let Some(slot) = picked.first().or(only) {
                self.sell(seat, slot, None, true, flow);
            }
        }
        self.begin_consume();
    }

    /// What the good on a world sells for.
    pub(crate) fn sale_price(&self, seat: Seat, slot: Slot, with_powers: bool) -> usize {
        let tableau = &self.player(seat).tableau;
        let facts = TABLE.facts(tableau.design(slot));
        let Some(good) = facts.good else {
            return 0;
        };
        let price = usize::from(TABLE.trade_prices[good.index()]);
        if with_powers {
            let powers = tableau.powers().trade[good.index()] as usize;
            price + powers + usize::from(facts.own_trade)
        } else {
            price
        }
    }

    /// Sells the good on a world: it is discarded unseen and cards are drawn for it.
    pub(super) fn sell(
        &mut self,
        seat: Seat,
        slot: Slot,
        through: Option<Design>,
        with_powers: bool,
        flow: &mut Flow<'_>,
    ) {
        let price = self.sale_price(seat, slot, with_powers);
        let tableau = &mut self.player_mut(seat).tableau;
        let world = tableau.design(slot);
        let (Some(good), Some(card)) = (TABLE.facts(world).good, tableau.take_good(slot)) else {
            return;
        };
        self.discard.insert(card);
        flow.events.emit(|| Event::Sold {
            seat,
            world,
            good,
            price: price as u8,
            card: Some(card.design()),
            through,
        });
        self.draw_to_hand(seat, price, DrawWhy::Sale { world, good }, flow);
    }

    fn begin_consume(&mut self) {
        self.turn = 0;
        self.ask(Step::ConsumePower, SeatSet::EMPTY);
    }
}
