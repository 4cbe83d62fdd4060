//! What a seat may answer now, as masks: the list, the check and the explanations read the same.

use crate::action::Action;
use crate::effect::Effect;
use crate::kinds::{ActionCard, Good};
use crate::power::Power;
use crate::sets::{Actions, Designs, PowerSet, Slots, Ways};
use crate::state::{Race, Step};
use tabletop::Seat;

/// Everything a seat may answer in the running step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Offer {
    /// Nothing: the seat is not asked.
    Nothing,
    /// Discard one of these, or stop.
    Discard { cards: Designs, stop: bool },
    /// Choose one of these actions.
    Choose(Actions),
    /// Keep one of these drawn cards.
    Keep(Designs),
    /// Place one of these, or nothing.
    Place(Designs),
    /// Place the world in one of these ways.
    Ways(Ways),
    /// Pay with one of these.
    Pay(Designs),
    /// Sell one of these goods.
    Sell(Slots),
    /// Use one of these powers, or stop.
    Use { powers: PowerSet, stop: bool },
    /// Consume one of these goods.
    Consume(Slots),
    /// Name a number.
    Name { min: u8, max: u8 },
    /// Produce on one of these worlds.
    Produce(Slots),
}

impl Race {
    /// What a seat may answer now.
    pub(crate) fn offer(&self, seat: Seat) -> Offer {
        if seat.index() >= self.seats() || !self.open.contains(seat) {
            return Offer::Nothing;
        }
        let player = self.player(seat);
        match self.step {
            Step::InitialDiscard | Step::HandLimitDiscard => Offer::Discard {
                cards: player.unpicked().designs(),
                stop: false,
            },
            Step::DiscardForVp(_) => Offer::Discard {
                cards: player.unpicked().designs(),
                stop: !player.picked.is_empty(),
            },
            Step::ChooseActions => Offer::Choose(self.actions_left(seat)),
            Step::ExploreKeep => Offer::Keep(player.drawn.difference(player.picked).designs()),
            Step::DevelopChoice => Offer::Place(self.placeable_developments(seat)),
            Step::SettleChoice => Offer::Place(self.placeable_worlds(seat)),
            Step::DevelopPayment | Step::SettlePayment => Offer::Pay(player.unpicked().designs()),
            Step::SettleWay => Offer::Ways(match player.tableau.fresh() {
                Some(world) => self.ways(seat, world, player.hand.len()),
                None => Ways::EMPTY,
            }),
            Step::TradeGood => Offer::Sell(player.tableau.goods()),
            Step::ConsumePower => {
                let powers = self.usable_powers(seat);
                let stop = self.may_stop_consuming(powers);
                Offer::Use { powers, stop }
            }
            Step::ConsumeGoodsChoice(power) => self.goods_offer(seat, power),
            Step::LuckyNumber(power) => match power.effect() {
                Effect::LuckyDraw { min, max } => Offer::Name { min, max },
                _ => Offer::Nothing,
            },
            Step::WindfallTarget => Offer::Produce(self.windfall_targets(seat)),
            Step::Over => Offer::Nothing,
        }
    }

    /// Actions a seat can still choose: in the advanced game the second Develop or Settle too.
    fn actions_left(&self, seat: Seat) -> Actions {
        const ALL: Actions = Actions::below(ActionCard::ALL.len());
        let double = Actions::of(ActionCard::Develop) | Actions::of(ActionCard::Settle);
        let chosen = self.player(seat).actions.once;
        ALL.difference(chosen.difference(double))
    }

    fn goods_offer(&self, seat: Seat, power: Power) -> Offer {
        let player = self.player(seat);
        let goods = self.goods_for(seat, power).difference(player.goods);
        match power.effect() {
            Effect::TradeGood { .. } => Offer::Sell(goods),
            Effect::ConsumeDifferentKinds { .. } => {
                let taken = Good::ALL.map(|good| player.tableau.worlds_of(good));
                let taken = taken
                    .into_iter()
                    .filter(|of_kind| !of_kind.intersection(player.goods).is_empty());
                Offer::Consume(taken.fold(goods, Slots::difference))
            }
            _ => Offer::Consume(goods),
        }
    }

    /// How many picks complete the answer of a seat in the running step.
    pub(crate) fn picks_needed(&self, seat: Seat) -> usize {
        match self.step {
            Step::InitialDiscard => Race::initial_discards(),
            Step::HandLimitDiscard => {
                let limit = usize::from(crate::cards::GAME.hand_limit);
                self.player(seat).hand.len().saturating_sub(limit)
            }
            Step::ChooseActions => self.actions_per_round(),
            Step::ExploreKeep => self.keeps(seat),
            Step::DevelopPayment | Step::SettlePayment => self.price(seat),
            Step::ConsumeGoodsChoice(power) => self.goods_taken(seat, power),
            Step::DiscardForVp(power) => match power.effect() {
                Effect::DiscardHandCards {
                    per_use, max_uses, ..
                } => usize::from(per_use * max_uses).min(self.player(seat).hand.len()),
                _ => 1,
            },
            _ => 1,
        }
    }

    /// Adds what the offer lists, in a fixed order.
    pub(crate) fn list(&self, seat: Seat, offer: Offer, out: &mut Vec<Action>) {
        let world = |slot| self.player(seat).tableau.design(slot);
        match offer {
            Offer::Nothing => {}
            Offer::Discard { cards, stop } => {
                out.extend(cards.iter().map(Action::Discard));
                out.extend(stop.then_some(Action::Stop));
            }
            Offer::Choose(actions) => out.extend(actions.iter().map(Action::Choose)),
            Offer::Keep(cards) => out.extend(cards.iter().map(Action::Keep)),
            Offer::Place(cards) => {
                out.extend(cards.iter().map(Action::Place));
                out.push(Action::PlaceNothing);
            }
            Offer::Ways(ways) => out.extend(ways.iter().map(Action::Way)),
            Offer::Pay(cards) => out.extend(cards.iter().map(Action::Pay)),
            Offer::Sell(slots) => out.extend(slots.iter().map(world).map(Action::Sell)),
            Offer::Use { powers, stop } => {
                out.extend(powers.iter().map(Action::Use));
                out.extend(stop.then_some(Action::Stop));
            }
            Offer::Consume(slots) => out.extend(slots.iter().map(world).map(Action::Consume)),
            Offer::Name { min, max } => out.extend((min..=max).map(Action::Name)),
            Offer::Produce(slots) => out.extend(slots.iter().map(world).map(Action::Produce)),
        }
    }

    /// Whether the offer has this action.
    pub(crate) fn offers(&self, seat: Seat, offer: Offer, action: Action) -> bool {
        let has = |slots: Slots, world| {
            let slot = self.player(seat).tableau.slot_of(world);
            slot.is_some_and(|slot| slots.contains(slot))
        };
        match (offer, action) {
            (Offer::Discard { cards, .. }, Action::Discard(card))
            | (Offer::Keep(cards), Action::Keep(card))
            | (Offer::Place(cards), Action::Place(card))
            | (Offer::Pay(cards), Action::Pay(card)) => cards.contains(card),
            (Offer::Discard { stop, .. } | Offer::Use { stop, .. }, Action::Stop) => stop,
            (Offer::Place(_), Action::PlaceNothing) => true,
            (Offer::Choose(actions), Action::Choose(card)) => actions.contains(card),
            (Offer::Ways(ways), Action::Way(way)) => ways.contains(way),
            (Offer::Sell(slots), Action::Sell(world))
            | (Offer::Consume(slots), Action::Consume(world))
            | (Offer::Produce(slots), Action::Produce(world)) => has(slots, world),
            (Offer::Use { powers, .. }, Action::Use(power)) => powers.contains(power),
            (Offer::Name { min, max }, Action::Name(number)) => (min..=max).contains(&number),
            _ => false,
        }
    }
}
