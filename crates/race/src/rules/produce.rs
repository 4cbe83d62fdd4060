//! Phase V: Produce.

use super::Flow;
use crate::cards::Design;
use crate::effect::Effect;
use crate::event::{DrawWhy, GoodWhy};
use crate::kinds::{ActionCard, Good, Phase};
use crate::sets::{Slot, Slots};
use crate::state::{Race, Step};
use crate::table::TABLE;
use tabletop::{Seat, SeatSet};

/// What produces on a windfall world.
#[derive(Clone, Copy)]
struct WindfallPower {
    /// Its card; none for the bonus.
    slot: Option<Slot>,
    /// Only worlds of this kind.
    good: Option<Good>,
}

impl Race {
    pub(super) fn begin_produce(&mut self, flow: &mut Flow<'_>) {
        for player in &mut self.players {
            player.produced = [0; 4];
        }
        self.turn = 0;
        self.begin_producer(flow);
    }

    /// The player in turn: production worlds first, in tableau order.
    fn begin_producer(&mut self, flow: &mut Flow<'_>) {
        let seat = self.in_turn();
        for slot in self.player(seat).tableau.empty_production().iter() {
            self.produce_good(seat, slot, GoodWhy::Production, flow);
        }
        self.windfalls = self.player(seat).tableau.windfall_powers();
        self.windfall_bonus = self.has_bonus(seat, ActionCard::Produce);
        self.ask(Step::WindfallTarget, SeatSet::EMPTY);
    }

    fn produce_good(&mut self, seat: Seat, slot: Slot, why: GoodWhy, flow: &mut Flow<'_>) {
        if !self.put_good(seat, slot, why, flow) {
            return;
        }
        let player = self.player_mut(seat);
        let world = player.tableau.design(slot);
        let facts = TABLE.facts(world);
        if let Some(good) = facts.good {
            player.produced[good.index()] += 1;
        }
        let n = usize::from(facts.draw_if_produced);
        self.draw_to_hand(seat, n, DrawWhy::Production(world), flow);
    }

    /// The next windfall power in canonical order: powers for one kind, powers for any kind, the bonus.
    fn next_windfall_power(&self, seat: Seat) -> Option<WindfallPower> {
        let powers = || {
            self.windfalls.iter().map(|slot| WindfallPower {
                slot: Some(slot),
                good: self.windfall_kind(seat, slot),
            })
        };
        let bonus = self.windfall_bonus.then_some(WindfallPower {
            slot: None,
            good: None,
        });
        let for_one_kind = powers().find(|power| power.good.is_some());
        for_one_kind.or_else(|| powers().next()).or(bonus)
    }

    fn windfall_kind(&self, seat: Seat, slot: Slot) -> Option<Good> {
        let design = self.player(seat).tableau.design(slot);
        TABLE.facts(design).windfall.flatten()
    }

    /// How many windfall powers for this kind (or for any) are left, the bonus included.
    fn windfall_powers_left(&self, seat: Seat, good: Option<Good>) -> usize {
        let same = |slot: &Slot| self.windfall_kind(seat, *slot) == good;
        let powers = self.windfalls.iter().filter(same).count();
        powers + usize::from(self.windfall_bonus && good.is_none())
    }

    /// Where the next windfall power may produce.
    pub(crate) fn windfall_targets(&self, seat: Seat) -> Slots {
        match self.next_windfall_power(seat) {
            Some(power) => self.player(seat).tableau.empty_windfall(power.good),
            None => Slots::EMPTY,
        }
    }

    /// The kind of the windfall power that is asked for.
    pub(crate) fn windfall_good(&self, seat: Seat) -> Option<Good> {
        self.next_windfall_power(seat).and_then(|power| power.good)
    }

    /// Goes on with the windfall powers of the player in turn; asks only if there is a choice.
    pub(super) fn next_windfall(&mut self, flow: &mut Flow<'_>) {
        let seat = self.in_turn();
        while let Some(power) = self.next_windfall_power(seat) {
            let targets = self.player(seat).tableau.empty_windfall(power.good);
            if targets.len() > self.windfall_powers_left(seat, power.good) {
                return self.ask(Step::WindfallTarget, SeatSet::of(seat));
            }
            self.produce_windfall(seat, targets.first(), flow);
        }
        self.finish_production(seat, flow);
    }

    /// Carries out the next windfall power; without a target it is lost.
    pub(super) fn produce_windfall(
        &mut self,
        seat: Seat,
        target: Option<Slot>,
        flow: &mut Flow<'_>,
    ) {
        let Some(power) = self.next_windfall_power(seat) else {
            return;
        };
        let why = match power.slot {
            Some(slot) => {
                self.windfalls.remove(slot);
                GoodWhy::Power(self.player(seat).tableau.design(slot))
            }
            None => {
                self.windfall_bonus = false;
                GoodWhy::Bonus
            }
        };
        if let Some(target) = target {
            self.produce_good(seat, target, why, flow);
        }
    }

    /// All goods of the player in turn are produced: draws for them, then the next player.
    fn finish_production(&mut self, seat: Seat, flow: &mut Flow<'_>) {
        for slot in self.player(seat).tableau.produce_draws().iter() {
            let design = self.player(seat).tableau.design(slot);
            let n = self.produce_draw(seat, design);
            self.draw_to_hand(seat, n, DrawWhy::Power(design), flow);
        }
        self.turn += 1;
        if usize::from(self.turn) < self.seats() {
            return self.begin_producer(flow);
        }
        self.turn = 0;
        self.draw_for_most_produced(flow);
        self.end_phase(Phase::Produce, flow);
    }

    fn produce_draw(&self, seat: Seat, design: Design) -> usize {
        let player = self.player(seat);
        let produced = &player.produced;
        let amount = |amount: i8, times: usize| amount as usize * times;
        match TABLE.facts(design).produce_draw {
            Some(Effect::Draw { amount: n }) => amount(n, 1),
            Some(Effect::DrawPerGoodProduced { good, amount: n }) => {
                amount(n, usize::from(produced[good.index()]))
            }
            Some(Effect::DrawPerKindProduced { amount: n }) => {
                amount(n, produced.iter().filter(|&&goods| goods > 0).count())
            }
            Some(Effect::DrawPerWorld {
                amount: n,
                r#match: test,
            }) => {
                let placed = player.tableau.placed().iter();
                let worlds = placed.filter(|p| p.card.design().data().matches(&test));
                amount(n, worlds.count())
            }
            _ => 0,
        }
    }

    fn draw_for_most_produced(&mut self, flow: &mut Flow<'_>) {
        for seat in self.player_order() {
            for slot in self.player(seat).tableau.produce_draws().iter() {
                let design = self.player(seat).tableau.design(slot);
                let Some((good, n)) = TABLE.facts(design).most_produced else {
                    continue;
                };
                if self.produced_most(seat, good) {
                    self.draw_to_hand(seat, usize::from(n), DrawWhy::Power(design), flow);
                }
            }
        }
    }

    fn produced_most(&self, seat: Seat, good: Good) -> bool {
        let produced = |seat: Seat| self.player(seat).produced[good.index()];
        let own = produced(seat);
        Seat::all(self.seats()).all(|other| other == seat || produced(other) < own)
    }
}
