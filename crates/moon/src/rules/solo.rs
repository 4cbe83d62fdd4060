//! The solo game: one deck, effect cards, ASTRA's cards and bonuses.

use super::Happened;
use super::scenarios::{battle, launch, virus};
use crate::action::Action;
use crate::astra::{ASTRA, AstraCard, AstraOp, BonusSource, OpponentCard};
use crate::cards::{Card, Letter};
use crate::event::What;
use crate::options::Scenario;
use crate::state::{Answer, Astra, DECK_PILE, Moon, Phase, Step};
use std::ops::ControlFlow;
use tabletop::Seat;

impl Moon {
    /// ASTRA's card of the scenario.
    pub(crate) fn astra_card(&self) -> &'static AstraCard {
        &ASTRA.scenarios[self.scenario as usize]
    }

    /// A turn begins with no cards open.
    pub(crate) fn fresh_cards(&mut self) {
        if let Some(astra) = &mut self.astra {
            astra.open.clear();
            astra.unused = None;
            astra.played = false;
        }
    }

    /// Turns cards over until three starship cards lie open. Effect cards are resolved as they come; in
    /// scenario 8 ASTRA plays the first starship card before the next is turned.
    pub(crate) fn turn_over(&mut self, happened: &mut Happened) {
        happened.revealed = tabletop::Revealed::ToAll;
        loop {
            let Some(astra) = &self.astra else {
                return;
            };
            match astra.open.len() {
                1 if self.scenario == Scenario::Battle && !astra.played => {
                    return self.ask_phase(Phase::AstraTurn);
                }
                3 => return self.ask_phase(Phase::Turn),
                _ => {}
            }
            let Some(card) = self.next_card(happened) else {
                // The turn that begins here is not played.
                self.turn -= 1;
                return self.end(happened);
            };
            happened.tell(None, || What::Turned(card));
            let Some(astra) = &mut self.astra else {
                return;
            };
            match card.letter() {
                None => astra.open.push(card),
                Some(letter) => {
                    astra.discard.push(card);
                    return self.ask_phase(Phase::Effect(letter));
                }
            }
        }
    }

    /// The top card. An empty deck is reshuffled once.
    fn next_card(&mut self, happened: &mut Happened) -> Option<Card> {
        let astra = self.astra.as_mut()?;
        if astra.top.is_none() {
            if astra.second_pass {
                return None;
            }
            astra.second_pass = true;
            std::mem::swap(&mut astra.hidden, &mut astra.discard);
            self.chance.shuffle(DECK_PILE, 1, &mut astra.hidden);
            astra.top = self
                .chance
                .draw(DECK_PILE, &mut astra.hidden, &mut astra.discard);
            happened.tell(None, || What::Reshuffled);
        }
        let astra = self.astra.as_mut()?;
        let card = astra.top.take();
        astra.top = self
            .chance
            .draw(DECK_PILE, &mut astra.hidden, &mut astra.discard);
        card
    }

    /// What an effect card asks: the ASTRA effect of the scenario, if the letter triggers it.
    pub(crate) fn effect_question(&self, letter: Letter, answer: &mut Answer) {
        let effect = &self.astra_card().effect;
        let second = self.astra.as_ref().is_some_and(|astra| astra.second_pass);
        if !effect.letters.contains(&letter) {
            return;
        }
        match effect.op {
            AstraOp::CrossAvailableMark => answer.agenda.push(Step::LoseSabotage),
            AstraOp::LoseFirstBonus => answer.agenda.push(Step::LoseFirst),
            AstraOp::AstraActivate if second => {
                virus::astra_mission_virus(&mut answer.pen(true), letter);
            }
            AstraOp::AstraActivate => answer.agenda.push(Step::AstraVirus),
            AstraOp::AstraMoons => answer.agenda.push(Step::AstraMoons(2)),
        }
    }

    /// After the effect: the second time the mission of the letter is turned.
    pub(crate) fn effect_done(&mut self, letter: Letter, happened: &mut Happened) {
        let second = self.astra.as_ref().is_some_and(|astra| astra.second_pass);
        let mission = &mut self.missions[letter.index()];
        if second && !mission.turned {
            mission.turned = true;
            happened.tell(None, || What::MissionTurned(letter));
        }
    }

    /// Scenario 8: the planets one of which ASTRA's card goes to.
    pub(crate) fn astra_planets(&self, answer: &Answer) -> u64 {
        let card = self.astra.as_ref().and_then(|astra| astra.open.first());
        card.map_or(0, |card| {
            battle::astra_planets(&answer.sheet, card.number())
        })
    }

    pub(crate) fn astra_played(&mut self) {
        if let Some(astra) = &mut self.astra {
            astra.played = true;
        }
    }

    /// Keeps the third card apart for ASTRA.
    pub(crate) fn keep_unused(&mut self) {
        if let Some(astra) = &mut self.astra {
            astra.unused = self.answers[0].pick.and_then(|pick| pick.unused);
        }
    }

    /// Solo bonuses that can be used.
    pub(crate) fn solo_bonuses(&self, astra: &Astra) -> u8 {
        let bonus = self.astra_card().bonus;
        let board = self.board();
        let sheet = &self.sheets[0];
        let times = match bonus.of {
            BonusSource::OwnSabotageTriggered => {
                let sabotages = board.kind(crate::sheets::kinds::MarkKind::SabotageEffect);
                (sabotages & sheet.circled).count()
            }
            BonusSource::BonusFirstClaimed => (board.firsts & sheet.circled).count(),
            BonusSource::OwnVirusActivated => virus::own_triggers(sheet),
            BonusSource::OwnFlags => {
                let own = self.own_sheets(0).into_iter();
                let flags =
                    own.map(|(sheet, half)| battle::controlled(&self.sheets[sheet], half, None));
                flags.sum::<u32>() / 2
            }
        };
        let gained = (times * u32::from(bonus.gain)).min(u32::from(bonus.boxes)) as u8;
        gained.saturating_sub(astra.spent)
    }

    /// The cards one of which leaves the player: the unused one, or any after a system error.
    pub(crate) fn leaving_cards(astra: &Astra) -> arrayvec::ArrayVec<Card, 3> {
        let mut cards = arrayvec::ArrayVec::new();
        match astra.unused {
            Some(card) => cards.push(card),
            None => {
                for card in &astra.open {
                    if !cards.contains(card) {
                        cards.push(*card);
                    }
                }
            }
        }
        cards
    }

    pub(crate) fn hand_over_options(
        &self,
        visit: &mut dyn FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(astra) = &self.astra else {
            return ControlFlow::Continue(());
        };
        let bonuses = self.solo_bonuses(astra);
        for card in Moon::leaving_cards(astra) {
            visit(Action::HandOver(card))?;
            if bonuses > 0 {
                visit(Action::Remove(card))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// One card goes to ASTRA or out of the game, the others to the discards.
    pub(crate) fn hand_over(&mut self, happened: &mut Happened) {
        let (Some(astra), Some(handed)) = (&mut self.astra, self.answers[0].handed) else {
            return;
        };
        let card = handed.card;
        if let Some(at) = astra.open.iter().position(|open| *open == card) {
            astra.open.remove(at);
        }
        astra.open.sort_unstable();
        astra.discard.extend(astra.open.drain(..));
        astra.unused = None;
        let seat = Some(Seat(0));
        if handed.removed {
            astra.removed.push(card);
            astra.spent += 1;
            happened.tell(seat, || What::Removed(card));
        } else {
            astra.given.push(card);
            happened.tell(seat, || What::Given(card));
        }
    }

    /// The opponent.
    pub(crate) fn opponent_card(astra: &Astra) -> &'static OpponentCard {
        &ASTRA.opponents[astra.opponent as usize]
    }

    /// ASTRA's points for the cards it was given.
    pub(crate) fn points_for_cards(astra: &Astra) -> i32 {
        let points = Moon::opponent_card(astra).points;
        let given = astra.given.iter();
        given.map(|card| i32::from(points.of(card.symbol()))).sum()
    }

    /// Scenario 1: the boxes of ASTRA's track that are crossed off.
    pub(crate) fn astra_track(&self, astra: &Astra) -> usize {
        let level = Moon::opponent_card(astra).level;
        let levels = &self.astra_card().levels;
        let start = levels.iter().filter(|printed| **printed > level).count();
        start + Moon::points_for_cards(astra) as usize
    }

    /// Scenario 1: ASTRA has crossed off its whole track.
    pub(crate) fn astra_launched(&self) -> bool {
        let Some(astra) = &self.astra else {
            return false;
        };
        let card = self.astra_card();
        self.scenario == Scenario::Launch
            && self.astra_track(astra) >= card.levels.len() + card.values.len()
    }

    /// Scenario 1: how the launches of one turn compare.
    pub(crate) fn solo_launch(&self) -> Option<std::cmp::Ordering> {
        use std::cmp::Ordering;
        let sheet = &self.sheets[0];
        let own = launch::launched(self.board(), sheet);
        match (own, self.astra_launched()) {
            _ if self.scenario != Scenario::Launch => None,
            (false, false) => None,
            (true, false) => Some(Ordering::Greater),
            (false, true) => Some(Ordering::Less),
            (true, true) if launch::extra_rockets(sheet) > 0 => Some(Ordering::Greater),
            (true, true) => Some(Ordering::Equal),
        }
    }
}
