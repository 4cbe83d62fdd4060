//! Phase 6: missions.

use super::scenarios::launch;
use crate::action::Action;
use crate::cards::{Letter, Reward};
use crate::criteria;
use crate::options::Scenario;
use crate::sheet::{Half, Sheet};
use crate::state::{Moon, Noted, Step};
use arrayvec::ArrayVec;
use std::ops::ControlFlow;

impl Moon {
    /// Whether a seat meets the criterion of a mission, as its answer stands.
    pub(crate) fn meets(&self, seat: usize, letter: Letter) -> bool {
        let test = criteria::test(self.missions[letter.index()].card);
        let own = self.own_sheets(seat);
        let (active, _) = self.active(seat);
        own.iter().any(|&(sheet, half)| {
            let seen = match sheet == active {
                true => &self.answers[seat].sheet,
                false => &self.sheets[sheet],
            };
            test.met(seen, half)
        })
    }

    /// Whether a mission is still open to a seat and its criterion met.
    pub(crate) fn may_accomplish(&self, seat: usize, letter: Letter) -> bool {
        self.noted[seat][letter.index()].is_none()
            && !self.answers[seat].claims[letter.index()]
            && self.meets(seat, letter)
    }

    /// Whether a seat is asked in phase 6.
    pub(crate) fn meets_any(&self, seat: usize) -> bool {
        let open = |letter: &Letter| self.noted[seat][letter.index()].is_none();
        let sheets: ArrayVec<(&Sheet, Half), 2> = {
            let own = self.own_sheets(seat).into_iter();
            own.map(|(sheet, half)| (&self.sheets[sheet], half))
                .collect()
        };
        Letter::ALL
            .iter()
            .filter(|letter| open(letter))
            .any(|letter| {
                let test = criteria::test(self.missions[letter.index()].card);
                sheets.iter().any(|(sheet, half)| test.met(sheet, *half))
            })
    }

    pub(crate) fn mission_options(
        &self,
        seat: usize,
        visit: &mut dyn FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut some = false;
        for letter in Letter::ALL {
            if self.may_accomplish(seat, letter) {
                some = true;
                visit(Action::Accomplish(letter))?;
            }
        }
        match some {
            true => visit(Action::Done),
            false => ControlFlow::Continue(()),
        }
    }

    /// Claims a mission; in scenario 1 its rockets are crossed off at once.
    pub(crate) fn accomplish(&mut self, seat: usize, letter: Letter) {
        let mission = self.missions[letter.index()];
        let answer = &mut self.answers[seat];
        answer.claims[letter.index()] = true;
        if let (Scenario::Launch, Reward::Rockets { first, later }) =
            (self.scenario, mission.card.face().reward)
        {
            let count = if mission.turned { later } else { first };
            launch::cross_rockets(&mut answer.sheet, count);
        }
        answer.agenda.push(Step::Missions);
    }

    /// Notes a claimed mission: the higher value unless its card was turned when the turn began.
    pub(crate) fn note(&mut self, seat: usize, letter: Letter) -> Noted {
        let noted = match self.missions[letter.index()].turned {
            true => Noted::Later,
            false => Noted::First,
        };
        self.noted[seat][letter.index()] = Some(noted);
        noted
    }
}
