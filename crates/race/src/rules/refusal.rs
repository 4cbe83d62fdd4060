//! Why not: the reason for every action that is refused, and the actions worth explaining.

use super::Offer;
use crate::action::Action;
use crate::cards::Design;
use crate::effect::Effect;
use crate::illegal::Illegal;
use crate::kinds::{ActionCard, Good, Way};
use crate::power::Power;
use crate::sets::{CardSet, Designs, Slot};
use crate::state::{Race, Step};
use crate::table::TABLE;
use tabletop::Seat;

impl Race {
    /// Why an action that is not offered is refused.
    pub(super) fn refusal(&self, seat: Seat, action: Action) -> Illegal {
        if self.step == Step::Over {
            return Illegal::GameOver;
        }
        let offer = self.offer(seat);
        let player = match self.players.get(seat.index()) {
            Some(player) if offer != Offer::Nothing => player,
            _ => return Illegal::NotAsked,
        };
        match (offer, action) {
            (Offer::Discard { .. }, Action::Discard(card)) | (Offer::Pay(_), Action::Pay(card)) => {
                Illegal::NotInHand { card }
            }
            (Offer::Discard { .. }, Action::Stop) if matches!(self.step, Step::DiscardForVp(_)) => {
                Illegal::MustDiscardOne
            }
            (Offer::Choose(_), Action::Choose(action)) => Illegal::AlreadyChosen { action },
            (Offer::Keep(_), Action::Keep(card)) => Illegal::NotDrawn { card },
            (Offer::Place(_), Action::Place(card)) => self.placing_refusal(seat, card),
            (Offer::Ways(_), Action::Way(way)) => match player.tableau.fresh() {
                Some(world) => self.way_refusal(seat, world, player.hand.len(), way),
                None => Illegal::NotThisStep,
            },
            (Offer::Sell(_), Action::Sell(world)) | (Offer::Consume(_), Action::Consume(world)) => {
                self.good_refusal(seat, world)
            }
            (Offer::Use { .. }, Action::Use(power)) => self.power_refusal(seat, power),
            (Offer::Use { .. }, Action::Stop) => Illegal::MustUsePowers,
            (Offer::Name { min, max }, Action::Name(_)) => Illegal::NumberOutOfRange { min, max },
            (Offer::Produce(_), Action::Produce(world)) => self.target_refusal(seat, world),
            _ => Illegal::NotThisStep,
        }
    }

    fn placing_refusal(&self, seat: Seat, card: Design) -> Illegal {
        let player = self.player(seat);
        let facts = TABLE.facts(card);
        let have = player.hand.len().saturating_sub(1);
        if player.hand.find(card).is_none() {
            return Illegal::NotInHand { card };
        }
        match (self.step, facts.is_development) {
            (Step::DevelopChoice, false) => Illegal::NotADevelopment { card },
            (Step::DevelopChoice, true) if player.tableau.designs().contains(card) => {
                Illegal::AlreadyInTableau { card }
            }
            (Step::DevelopChoice, true) => Illegal::CannotPay {
                card,
                price: self.develop_price(seat, card) as u8,
                have: have as u8,
            },
            (_, true) => Illegal::NotAWorld { card },
            // A military world may only be out of reach of payment if it can be paid for at all.
            (_, false) if facts.is_military && !self.can_be_paid_for(seat, card) => {
                self.way_refusal(seat, card, have, self.strongest_conquest(seat))
            }
            (_, false) => self.way_refusal(seat, card, have, Way::Pay),
        }
    }

    fn strongest_conquest(&self, seat: Seat) -> Way {
        if self.player(seat).tableau.powers().tactics > 0 {
            Way::ConquerWithTactics
        } else {
            Way::Conquer
        }
    }

    fn can_be_paid_for(&self, seat: Seat, world: Design) -> bool {
        let facts = TABLE.facts(world);
        let contact = self.player(seat).tableau.powers().contact > 0;
        !facts.is_military || contact && facts.good != Some(Good::Alien)
    }

    fn way_refusal(&self, seat: Seat, world: Design, cards: usize, way: Way) -> Illegal {
        let powers = self.player(seat).tableau.powers();
        let facts = TABLE.facts(world);
        let card = world;
        let is_alien = facts.good == Some(Good::Alien);
        let inactive = |test: fn(&crate::powers::Powers) -> bool| {
            let design = Design::all().find(|d| test(&TABLE.facts(*d).powers));
            Illegal::NotActive {
                card: design.unwrap_or(world),
            }
        };
        match way {
            Way::ColonyShip if powers.colony_ship == 0 => inactive(|p| p.colony_ship > 0),
            Way::ConquerWithTactics if powers.tactics == 0 => inactive(|p| p.tactics > 0),
            Way::Pay if self.can_be_paid_for(seat, world) => Illegal::CannotPay {
                card,
                price: self.world_price(seat, world) as u8,
                have: cards as u8,
            },
            Way::Pay | Way::ColonyShip if is_alien => Illegal::AlienWorld { card },
            Way::Pay | Way::ColonyShip => Illegal::MustBeConquered { card },
            Way::Conquer | Way::ConquerWithTactics if !facts.is_military => {
                Illegal::NotMilitary { card }
            }
            Way::Conquer | Way::ConquerWithTactics => {
                let tactics = if way == Way::Conquer {
                    0
                } else {
                    powers.tactics
                };
                Illegal::NotEnoughMilitary {
                    card,
                    need: facts.cost_or_defense as i8,
                    have: self.military_against(seat, world) + tactics,
                }
            }
        }
    }

    fn good_refusal(&self, seat: Seat, card: Design) -> Illegal {
        let player = self.player(seat);
        let Some(slot) = player.tableau.slot_of(card) else {
            return Illegal::NotYourWorld { card };
        };
        if !player.tableau.goods().contains(slot) {
            return Illegal::NoGoodThere { card };
        }
        if player.goods.contains(slot) {
            return Illegal::AlreadyPicked { card };
        }
        match self.step {
            Step::ConsumeGoodsChoice(power) => match power.effect() {
                Effect::ConsumeGoods {
                    good: Some(need), ..
                } => Illegal::WrongGood { card, need },
                _ => Illegal::SameKind { card },
            },
            _ => Illegal::NotThisStep,
        }
    }

    fn power_refusal(&self, seat: Seat, power: Power) -> Illegal {
        if !self.consume_powers(seat).contains(power) {
            let card = power.design();
            return Illegal::NotActive { card };
        }
        if self.player(seat).used.contains(power) {
            return Illegal::PowerUsed { power };
        }
        match power.effect() {
            Effect::DiscardHandCards { .. } => Illegal::NoHandCards,
            Effect::LuckyDraw { .. } => Illegal::NothingToDraw,
            _ => Illegal::TooFewGoods { power },
        }
    }

    fn target_refusal(&self, seat: Seat, card: Design) -> Illegal {
        let tableau = &self.player(seat).tableau;
        let Some(slot) = tableau.slot_of(card) else {
            return Illegal::NotYourWorld { card };
        };
        if !tableau.windfall().contains(slot) {
            return Illegal::NotWindfall { card };
        }
        if tableau.goods().contains(slot) {
            return Illegal::HasGood { card };
        }
        match self.windfall_good(seat) {
            Some(need) => Illegal::WrongGood { card, need },
            None => Illegal::NotThisStep,
        }
    }

    /// Each action worth thinking of in this step, allowed or not.
    pub(super) fn thinkable(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some(player) = self.players.get(seat.index()) else {
            return;
        };
        let in_set = |cards: CardSet| -> Designs { cards.designs() };
        let hand = in_set(player.hand);
        let worlds = || {
            let slots = (0..player.tableau.len() as u8).map(Slot);
            slots
                .map(|slot| player.tableau.design(slot))
                .filter(|design| TABLE.facts(*design).good.is_some())
        };
        match self.offer(seat) {
            Offer::Nothing => {}
            Offer::Discard { .. } => {
                out.extend(hand.iter().map(Action::Discard));
                if matches!(self.step, Step::DiscardForVp(_)) {
                    out.push(Action::Stop);
                }
            }
            Offer::Choose(_) => out.extend(ActionCard::ALL.map(Action::Choose)),
            Offer::Keep(_) => out.extend(in_set(player.drawn).iter().map(Action::Keep)),
            Offer::Place(_) => {
                out.extend(hand.iter().map(Action::Place));
                out.push(Action::PlaceNothing);
            }
            Offer::Ways(_) => out.extend(Way::ALL.map(Action::Way)),
            Offer::Pay(_) => out.extend(hand.iter().map(Action::Pay)),
            Offer::Sell(_) => out.extend(worlds().map(Action::Sell)),
            Offer::Use { .. } => {
                out.extend(self.consume_powers(seat).iter().map(Action::Use));
                out.push(Action::Stop);
            }
            Offer::Consume(_) => out.extend(worlds().map(Action::Consume)),
            Offer::Name { min, max } => out.extend((min..=max).map(Action::Name)),
            Offer::Produce(_) => out.extend(worlds().map(Action::Produce)),
        }
    }
}
