//! Whether a state that came from outside can be played on.

use crate::cards::GAME;
use crate::effect::Effect;
use crate::kinds::{ActionCard, Phase};
use crate::sets::{CardSet, Slots};
use crate::state::{Player, Race, Step};
use tabletop::{Message, Seat, SeatSet};

/// A round that no game reaches.
const MOST_ROUNDS: u16 = 10_000;

impl Race {
    /// Refuses a state that the rules could not have led to, as far as playing on depends on it.
    pub(crate) fn sound(&self) -> Result<(), Message> {
        ensure(self.seats_fit(), "seats")?;
        ensure(self.cards_fit(), "cards")?;
        ensure(self.memory_fits(), "memory")?;
        ensure(self.numbers_fit(), "numbers")?;
        ensure(self.tableaus_fit(), "tableaus")?;
        ensure(self.actions_fit(), "actions")?;
        ensure(self.turn_fits(), "step")?;
        ensure(self.expected_asked() == self.asked, "step")?;
        let over = self.step == Step::Over;
        ensure(self.open.is_empty() == over, "step")?;
        ensure(self.open.difference(self.asked).is_empty(), "step")?;
        let answers = Seat::all(self.seats()).all(|seat| self.answer_fits(seat));
        ensure(answers, "answers")
    }

    fn seats_fit(&self) -> bool {
        let seats = self.seats();
        Race::seat_range(&self.options).contains(&seats) && self.first.index() < seats
    }

    /// Every card lies in exactly one place.
    fn cards_fit(&self) -> bool {
        let mut seen = CardSet::EMPTY;
        let mut count = 0;
        self.visit_components(&mut |component, _| {
            let design = crate::cards::Design(component.kind as u8);
            let card = match component.copy {
                0 => Some(design.card()),
                _ => design.second_card(),
            };
            card.into_iter().for_each(|card| seen.insert(card));
            count += 1;
        });
        seen == CardSet::ALL && count == crate::cards::CARDS
    }

    fn memory_fits(&self) -> bool {
        let memory = &self.memory;
        let draw: CardSet = self.draw.iter().copied().collect();
        let hands = self.players.iter().map(|player| player.hand);
        let hands = hands.fold(CardSet::EMPTY, CardSet::union);
        let mut seen = memory.discarded_openly;
        let discards_differ = memory.discarded.iter().all(|known| {
            let new = known.intersection(seen).is_empty();
            seen = seen.union(*known);
            new
        });
        let draw_known = |known: &CardSet| known.is_subset(draw);
        let nobody = memory.in_draw[self.seats()..]
            .iter()
            .chain(&memory.discarded[self.seats()..])
            .all(|known| known.is_empty());
        discards_differ
            && nobody
            && seen.is_subset(self.discard)
            && memory.in_draw.iter().all(draw_known)
            && draw_known(&memory.in_draw_openly)
            && memory.in_hand_openly.is_subset(hands)
    }

    fn numbers_fit(&self) -> bool {
        let chips: i32 = self.players.iter().map(|p| i32::from(p.chips)).sum();
        let paid = i32::from(GAME.vp_per_player) * self.seats() as i32 - chips;
        let produced = |player: &Player| player.produced.iter().all(|&goods| goods <= 16);
        i32::from(self.pool) == paid
            && self.round <= MOST_ROUNDS
            && self.shuffles > 0
            && self.shuffles < u32::MAX / 2
            && (self.round == 0) == (self.step == Step::InitialDiscard)
            && self.players.iter().all(produced)
    }

    /// No tableau is larger than it can be at this point of a round.
    fn tableaus_fit(&self) -> bool {
        let before = usize::from(GAME.tableau_limit) - 1;
        let second = usize::from(self.second);
        let most = match (self.step, self.step.phase()) {
            (Step::InitialDiscard, _) => 1,
            (Step::ChooseActions, _) | (_, Some(Phase::Explore)) => before,
            (_, Some(Phase::Develop)) => before + second,
            (_, Some(Phase::Settle)) => before + 2 + second,
            _ => before + 4,
        };
        let placed = matches!(
            self.step,
            Step::DevelopPayment | Step::SettleWay | Step::SettlePayment
        );
        self.players.iter().all(|player| {
            let fresh = player.tableau.fresh().is_some();
            let settled = player.tableau.len() - usize::from(fresh);
            (1..=most).contains(&settled) && (placed || !fresh)
        })
    }

    fn actions_fit(&self) -> bool {
        let needed = self.actions_per_round();
        let doubles = [ActionCard::Develop, ActionCard::Settle];
        let fits = |seat: Seat| {
            let actions = self.player(seat).actions;
            let twice = actions.twice.iter().all(|action| doubles.contains(&action));
            let count = actions.len();
            let chosen = match self.step {
                Step::InitialDiscard => count == 0,
                Step::ChooseActions if self.open.contains(seat) => count < needed,
                _ => count == needed,
            };
            chosen && twice && actions.twice.is_subset(actions.once)
        };
        let phase_chosen = self.step.phase().is_none_or(|p| self.phases().contains(p));
        let repeated = |phase: Phase| {
            let mut players = self.players.iter();
            players.any(|p| p.actions.twice.iter().any(|action| action.phase() == phase))
        };
        Seat::all(self.seats()).all(fits)
            && phase_chosen
            && (!self.second || self.step.phase().is_some_and(repeated))
    }

    fn turn_fits(&self) -> bool {
        if usize::from(self.turn) >= self.seats() {
            return false;
        }
        let seat = self.in_turn();
        let tableau = &self.player(seat).tableau;
        let consuming = self.step.phase() == Some(Phase::Consume) && self.step != Step::TradeGood;
        let producing = self.step == Step::WindfallTarget;
        let none_left = self.windfalls == Slots::EMPTY && !self.windfall_bonus;
        let in_turn = consuming || producing || self.step == Step::SettleWay;
        (in_turn || self.turn == 0)
            && (!consuming || self.power_fits(seat))
            && if producing {
                let bonus = self.has_bonus(seat, ActionCard::Produce);
                self.windfalls.is_subset(tableau.windfall_powers())
                    && (bonus || !self.windfall_bonus)
                    && !self.windfall_targets(seat).is_empty()
            } else {
                none_left
            }
    }

    /// The power that is being used is of a sort that asks what is asked, and there is a choice.
    fn power_fits(&self, seat: Seat) -> bool {
        let used = self.player(seat).used;
        let has = |power| self.consume_powers(seat).contains(power) && used.contains(power);
        match self.step {
            Step::ConsumeGoodsChoice(power) => {
                let goods = self.goods_for(seat, power).len();
                let taken = self.goods_taken(seat, power);
                let enough = match power.effect() {
                    Effect::ConsumeDifferentKinds { .. } => self.kinds_of_goods(seat) >= taken,
                    _ => true,
                };
                has(power) && enough && (1..goods).contains(&taken)
            }
            Step::DiscardForVp(power) => {
                let effect = matches!(power.effect(), Effect::DiscardHandCards { .. });
                has(power) && effect && self.player(seat).hand.len() > 1
            }
            Step::LuckyNumber(power) => {
                has(power) && matches!(power.effect(), Effect::LuckyDraw { .. }) && self.can_draw()
            }
            _ => true,
        }
    }

    fn kinds_of_goods(&self, seat: Seat) -> usize {
        let tableau = &self.player(seat).tableau;
        let kinds = crate::kinds::Good::ALL.into_iter();
        kinds.filter(|&g| !tableau.goods_of(g).is_empty()).count()
    }

    /// Who is asked in the running step, from open facts.
    fn expected_asked(&self) -> SeatSet {
        match self.step {
            Step::InitialDiscard | Step::ChooseActions => SeatSet::all(self.seats()),
            Step::ExploreKeep => {
                self.seats_where(|seat| self.keeps(seat) < self.player(seat).drawn.len())
            }
            Step::DevelopChoice | Step::SettleChoice => {
                self.seats_where(|seat| !self.player(seat).hand.is_empty())
            }
            Step::DevelopPayment | Step::SettlePayment => self.payers(),
            Step::TradeGood => self.sellers_with_a_choice(),
            Step::HandLimitDiscard => {
                let limit = usize::from(GAME.hand_limit);
                self.seats_where(|seat| self.player(seat).hand.len() > limit)
            }
            Step::Over => SeatSet::EMPTY,
            _ => SeatSet::of(self.in_turn()),
        }
    }

    /// What lies in a seat's answer belongs to the step that is asked.
    fn answer_fits(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let (asked, open) = (self.asked.contains(seat), self.open.contains(seat));
        let needed = self.picks_needed(seat);
        let whole = |picks: usize| match (asked, open) {
            (false, _) => picks == 0,
            (true, true) => picks < needed,
            (true, false) => picks == needed,
        };
        let picked = match self.step {
            Step::InitialDiscard
            | Step::HandLimitDiscard
            | Step::DevelopPayment
            | Step::SettlePayment
            | Step::DiscardForVp(_) => {
                player.picked.is_subset(player.hand) && whole(player.picked.len())
            }
            Step::ExploreKeep => {
                player.picked.is_subset(player.drawn) && whole(player.picked.len())
            }
            _ => player.picked.is_empty(),
        };
        let initial = self.step != Step::InitialDiscard || player.hand.len() >= needed;
        let choice = match (self.step, player.choice) {
            (_, None) => true,
            (Step::DevelopChoice, Some(card)) => {
                !open && self.placeable_developments(seat).contains(card.design())
            }
            (Step::SettleChoice, Some(card)) => {
                !open && self.placeable_worlds(seat).contains(card.design())
            }
            _ => false,
        };
        let choice = choice && player.choice.is_none_or(|card| player.hand.contains(card));
        let goods = match self.step {
            Step::TradeGood => whole(player.goods.len()),
            Step::ConsumeGoodsChoice(_) => whole(player.goods.len()),
            _ => player.goods.is_empty(),
        };
        let goods = goods && player.goods.is_subset(player.tableau.goods());
        let drawn = self.step == Step::ExploreKeep || player.drawn.is_empty();
        let picks = player.picked.len() + player.goods.len();
        let picks = match self.step {
            Step::ChooseActions => player.actions.len(),
            _ => picks,
        };
        let missing = match self.step {
            step if open && step.is_picking() => needed - picks.min(needed),
            _ => 0,
        };
        let picked = picked && usize::from(player.missing) == missing;
        picked && initial && choice && goods && drawn && self.way_fits(seat)
    }

    fn way_fits(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let Some(world) = player.tableau.fresh() else {
            return player.way.is_none();
        };
        let ways = self.ways(seat, world, player.hand.len());
        let order = (0..self.seats()).find(|&place| self.in_order(place) == seat);
        let named = match self.step {
            Step::SettleWay => order.is_some_and(|place| place < usize::from(self.turn)),
            Step::SettlePayment => true,
            _ => false,
        };
        match player.way {
            Some(way) => named && ways.contains(way),
            None => !named && (self.step == Step::DevelopPayment || !ways.is_empty()),
        }
    }
}

fn ensure(holds: bool, what: &'static str) -> Result<(), Message> {
    if holds {
        Ok(())
    } else {
        Err(Message::new("race-audit").with("what", what))
    }
}
