//! Phase IV: Consume. Each player in turn uses all consume powers, in an order of his own.

use super::Flow;
use super::piles::Seen;
use crate::effect::Effect;
use crate::event::{DiscardWhy, DrawWhy, Event};
use crate::kinds::{ActionCard, Good, Phase};
use crate::power::Power;
use crate::purpose::Purpose;
use crate::sets::{CardSet, PowerSet, Slots};
use crate::state::{OpenChoice, Race, Step};
use crate::table::TABLE;
use tabletop::{Seat, SeatSet};

impl Race {
    /// All consume powers of a seat.
    pub(crate) fn consume_powers(&self, seat: Seat) -> PowerSet {
        self.player(seat).tableau.powers().consume
    }

    /// Consume powers of a seat that were not used in this phase.
    pub(crate) fn unused_powers(&self, seat: Seat) -> PowerSet {
        let used = self.player(seat).used;
        self.consume_powers(seat).difference(used)
    }

    /// Of the powers not yet used by the player in turn, those whose condition holds now.
    pub(crate) fn usable_powers(&self, seat: Seat) -> PowerSet {
        let player = self.player(seat);
        let masks = &TABLE.consume_masks;
        let unused = self.unused_powers(seat);
        if unused.is_empty() {
            return unused;
        }
        let mut usable = masks.always;
        let goods = player.tableau.goods();
        if !goods.is_empty() {
            let any = goods.len();
            usable |= masks.any[1];
            if any >= 2 {
                usable |= masks.any[2];
            }
            let mut kinds = 0;
            for good in Good::ALL {
                let of_kind = player.tableau.goods_of(good).len();
                if of_kind >= 1 {
                    kinds += 1;
                    usable |= masks.kind[good.index()][1];
                }
                if of_kind >= 2 {
                    usable |= masks.kind[good.index()][2];
                }
            }
            for enough in &masks.kinds[..=kinds] {
                usable |= *enough;
            }
        }
        if !player.hand.is_empty() {
            usable |= masks.hand;
        }
        if self.can_draw() {
            usable |= masks.drawable;
        }
        usable & unused
    }

    /// Goes on with the player in turn: a lone power that must be used is used, otherwise he is
    /// asked; without usable powers the next player follows.
    pub(super) fn next_consume_power(&mut self, flow: &mut Flow<'_>) {
        let seat = self.in_turn();
        let usable = self.usable_powers(seat);
        let optional = TABLE.consume_masks.optional;
        match usable.first() {
            None => self.next_consumer(flow),
            Some(power) if usable.len() == 1 && !optional.contains(power) => {
                self.use_power(seat, power, flow);
            }
            Some(_) => self.ask(Step::ConsumePower, SeatSet::of(seat)),
        }
    }

    pub(super) fn next_consumer(&mut self, flow: &mut Flow<'_>) {
        self.turn += 1;
        if usize::from(self.turn) < self.seats() {
            self.ask(Step::ConsumePower, SeatSet::EMPTY);
        } else {
            self.turn = 0;
            self.end_phase(Phase::Consume, flow);
        }
    }

    /// Whether the player in turn may leave the rest of the powers unused.
    pub(crate) fn may_stop_consuming(&self, usable: PowerSet) -> bool {
        usable.is_subset(TABLE.consume_masks.optional)
    }

    /// The goods a power can take.
    pub(crate) fn goods_for(&self, seat: Seat, power: Power) -> Slots {
        let tableau = &self.player(seat).tableau;
        match power.effect() {
            Effect::ConsumeGoods {
                good: Some(good), ..
            } => tableau.goods_of(good),
            _ => tableau.goods(),
        }
    }

    /// How many goods a power takes.
    pub(crate) fn goods_taken(&self, seat: Seat, power: Power) -> usize {
        let matching = self.goods_for(seat, power).len();
        match power.effect() {
            Effect::ConsumeGoods {
                per_use, max_uses, ..
            } => usize::from(per_use * (matching as u8 / per_use).min(max_uses)),
            Effect::ConsumeDifferentKinds { kinds, .. } => usize::from(kinds),
            Effect::TradeGood { .. } => 1,
            Effect::ConsumeAllGoods { .. } => matching,
            _ => 0,
        }
    }

    /// A power is picked: asks what it still needs to know, or carries it out.
    pub(super) fn use_power(&mut self, seat: Seat, power: Power, flow: &mut Flow<'_>) {
        self.player_mut(seat).used.insert(power);
        self.ask(Step::ConsumePower, SeatSet::EMPTY);
        match power.effect() {
            Effect::Draw { amount } => {
                let why = DrawWhy::Power(power.design());
                self.draw_to_hand(seat, amount as usize, why, flow);
            }
            Effect::LuckyDraw { .. } => self.ask(Step::LuckyNumber(power), SeatSet::of(seat)),
            Effect::DiscardHandCards { .. } => {
                let hand = self.player(seat).hand;
                if hand.len() > 1 {
                    return self.ask_picks(Step::DiscardForVp(power), SeatSet::of(seat));
                }
                self.discard_for_vp(seat, power, hand, flow);
            }
            _ => {
                let goods = self.goods_for(seat, power);
                if goods.len() > self.goods_taken(seat, power) {
                    return self.ask_picks(Step::ConsumeGoodsChoice(power), SeatSet::of(seat));
                }
                self.take_goods(seat, power, goods, flow);
            }
        }
    }

    /// The goods were picked one by one: now they are taken.
    pub(super) fn take_picked_goods(&mut self, power: Power, flow: &mut Flow<'_>) {
        let seat = self.in_turn();
        let player = self.player_mut(seat);
        let goods = std::mem::take(&mut player.goods);
        let worlds = goods.iter().map(|slot| player.tableau.design(slot));
        self.last = Some(OpenChoice::Took(worlds.collect()));
        self.ask(Step::ConsumePower, SeatSet::EMPTY);
        self.take_goods(seat, power, goods, flow);
    }

    fn take_goods(&mut self, seat: Seat, power: Power, goods: Slots, flow: &mut Flow<'_>) {
        let n = goods.len();
        let uses = |per_use: u8| usize::from(n as u8 / per_use);
        let (vp, cards) = match power.effect() {
            Effect::TradeGood { apply_trade_powers } => {
                if let Some(slot) = goods.first() {
                    let through = Some(power.design());
                    self.sell(seat, slot, through, apply_trade_powers, flow);
                }
                return;
            }
            Effect::ConsumeGoods {
                per_use, vp, cards, ..
            } => (
                uses(per_use) * usize::from(vp),
                uses(per_use) * usize::from(cards),
            ),
            Effect::ConsumeDifferentKinds { vp, cards, .. } => {
                (usize::from(vp), usize::from(cards))
            }
            Effect::ConsumeAllGoods {
                vp_per_good,
                vp_offset,
            } => {
                let vp = vp_per_good as isize * n as isize + vp_offset as isize;
                (vp.max(0) as usize, 0)
            }
            _ => (0, 0),
        };
        let vp = self.consumed_vp(seat, vp as u16);
        let taken = self.discard_goods(seat, goods);
        flow.events.emit(|| Event::Consumed {
            seat,
            power,
            worlds: goods
                .iter()
                .map(|slot| self.player(seat).tableau.design(slot))
                .collect(),
            cards: Some(taken.iter().map(|card| card.design()).collect()),
            vp,
        });
        self.gain_vp(seat, vp);
        self.draw_to_hand(seat, cards, DrawWhy::Power(power.design()), flow);
    }

    /// Points from consume powers count double for who chose Consume: x2.
    fn consumed_vp(&self, seat: Seat, vp: u16) -> u16 {
        if self.player(seat).actions.contains(ActionCard::ConsumeX2) {
            vp * TABLE.vp_factor
        } else {
            vp
        }
    }

    /// Goods are discarded face down, unseen.
    fn discard_goods(&mut self, seat: Seat, goods: Slots) -> CardSet {
        let mut taken = CardSet::EMPTY;
        for slot in goods.iter() {
            if let Some(card) = self.player_mut(seat).tableau.take_good(slot) {
                taken.insert(card);
            }
        }
        self.discard = self.discard.union(taken);
        taken
    }

    /// Chips are always paid in full; the pool may go below 0.
    fn gain_vp(&mut self, seat: Seat, vp: u16) {
        self.player_mut(seat).chips += vp;
        self.pool -= vp as i16;
    }

    /// The hand cards were picked one by one: now they are discarded.
    pub(super) fn discard_picked_for_vp(&mut self, power: Power, flow: &mut Flow<'_>) {
        let seat = self.in_turn();
        let cards = std::mem::take(&mut self.player_mut(seat).picked);
        self.ask(Step::ConsumePower, SeatSet::EMPTY);
        self.discard_for_vp(seat, power, cards, flow);
    }

    fn discard_for_vp(&mut self, seat: Seat, power: Power, cards: CardSet, flow: &mut Flow<'_>) {
        let Effect::DiscardHandCards { per_use, vp, .. } = power.effect() else {
            return;
        };
        let vp = (cards.len() / usize::from(per_use)) as u16 * u16::from(vp);
        let card = power.design();
        self.discard_hand_cards(seat, cards, DiscardWhy::Power(card), flow);
        // Never doubled.
        self.gain_vp(seat, vp);
        flow.events.emit(|| Event::GainedVp { seat, card, vp });
    }

    /// A number was named: the top card is shown to all, and won if its cost or defense is the number.
    pub(super) fn lucky_draw(&mut self, seat: Seat, number: u8, flow: &mut Flow<'_>) {
        let Some(card) = self.draw_card(seat, Purpose::LuckyDraw, Seen::ByAll, flow) else {
            return;
        };
        flow.all_saw();
        let won = TABLE.facts(card.design()).cost_or_defense == number;
        if won {
            self.player_mut(seat).hand.insert(card);
            self.memory.in_hand_openly.insert(card);
        } else {
            self.discard_openly(card);
        }
        let card = card.design();
        flow.events.emit(|| Event::LuckyDraw {
            seat,
            number,
            card,
            won,
        });
    }
}
