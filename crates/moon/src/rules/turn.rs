//! The turn from step to step: each step is asked, answered in secret and opened.

use super::report;
use super::scenarios::{self, launch, virus};
use crate::event::{Combination, Event, What};
use crate::options::Scenario;
use crate::sheet::{Half, Sheet};
use crate::state::{Answer, MOST_SEATS, Moon, Phase, Spread, Step};
use arrayvec::ArrayVec;
use tabletop::{Events, Revealed, Seat, SeatSet};

/// What the running action has brought about: events, and whether cards came to light.
pub(crate) struct Happened<'a> {
    pub(crate) events: &'a mut Events<Event>,
    pub(crate) revealed: Revealed,
}

impl Happened<'_> {
    /// Something that everybody sees.
    pub(crate) fn tell(&mut self, seat: Option<Seat>, what: impl FnOnce() -> What) {
        self.events.emit(|| Event { seat, what: what() });
    }
}

impl Moon {
    /// Starts the game: the setup's step, or the first turn.
    pub(crate) fn begin(&mut self, happened: &mut Happened) {
        match self.scenario {
            Scenario::Virus => self.ask(Phase::Setup, |_, _, answer| {
                answer.agenda.push(Step::GreyVirus);
            }),
            _ => self.start_turn(happened),
        }
        self.run(happened);
    }

    /// Goes on until somebody is asked or the game is over.
    pub(crate) fn run(&mut self, happened: &mut Happened) {
        while self.waiting.is_empty() && self.phase != Phase::Over {
            self.open(happened);
        }
    }

    /// Begins a step: every seat gets a fresh answer and goes on by itself as far as it can.
    pub(crate) fn ask(&mut self, phase: Phase, question: impl Fn(&Moon, usize, &mut Answer)) {
        self.phase = phase;
        self.asked = SeatSet::EMPTY;
        for seat in 0..self.players() {
            let mut answer = self.blank_answer(seat);
            question(self, seat, &mut answer);
            let idle = answer.agenda.is_empty();
            self.answers[seat] = answer;
            if !idle {
                self.advance(seat);
            }
            if !self.answers[seat].is_done() {
                self.asked.insert(Seat::from(seat));
            }
        }
        self.waiting = self.asked;
    }

    /// Puts the question of the running step to a seat again, as if it had not answered.
    pub(crate) fn ask_again(&mut self, seat: usize) {
        let mut answer = self.blank_answer(seat);
        self.question(seat, &mut answer);
        self.answers[seat] = answer;
        self.advance(seat);
    }

    /// What the running step asks a seat.
    pub(crate) fn question(&self, seat: usize, answer: &mut Answer) {
        match self.phase {
            Phase::Setup => answer.agenda.push(Step::GreyVirus),
            Phase::Effect(letter) => self.effect_question(letter, answer),
            Phase::AstraTurn => answer.agenda.push(Step::AstraPlanet),
            Phase::Turn => answer.agenda.push(Step::Combination),
            Phase::Propagation => answer.agenda.push(Step::Propagate(Spread::default())),
            Phase::Missions if self.meets_any(seat) => answer.agenda.push(Step::Missions),
            Phase::HandOver => answer.agenda.push(Step::HandOver),
            Phase::Missions | Phase::Over => {}
        }
    }

    /// Asks all seats the question of a phase.
    pub(crate) fn ask_phase(&mut self, phase: Phase) {
        self.phase = phase;
        self.ask(phase, |game, seat, answer| game.question(seat, answer));
    }

    /// All have answered: the answers stand on the sheets, and the turn goes on.
    fn open(&mut self, happened: &mut Happened) {
        self.publish(happened.events);
        match self.phase {
            Phase::Setup => self.start_turn(happened),
            Phase::Effect(letter) => {
                self.effect_done(letter, happened);
                self.turn_over(happened);
            }
            Phase::AstraTurn => {
                self.astra_played();
                self.turn_over(happened);
            }
            Phase::Turn => {
                self.keep_unused();
                self.incidents(happened);
            }
            Phase::Propagation => self.ask_phase(Phase::Missions),
            Phase::Missions => self.missions_done(happened),
            Phase::HandOver => {
                self.hand_over(happened);
                self.end_turn(happened);
            }
            Phase::Over => {}
        }
    }

    /// Phase 5: what asks nobody, then the propagations that leave a choice.
    pub(crate) fn incidents(&mut self, happened: &mut Happened) {
        let before = self.sheets_before(happened.events);
        scenarios::incidents(self, happened.events);
        self.tell_changes(&before, happened.events);
        match self.sheets.iter().any(|sheet| sheet.due > 0) {
            true => self.ask_phase(Phase::Propagation),
            false => self.ask_phase(Phase::Missions),
        }
    }

    /// After phase 6: missions noted; in scenario 6 a new virus brings phases 5 and 6 again.
    fn missions_done(&mut self, happened: &mut Happened) {
        let mut virus_comes = false;
        for seat in 0..self.players() {
            let claims = self.answers[seat].claims;
            for letter in super::step::letters(claims) {
                let noted = self.note(seat, letter);
                happened.tell(Some(Seat::from(seat)), || What::Accomplished {
                    letter,
                    noted,
                });
                let first = !self.missions[letter.index()].turned;
                if self.scenario == Scenario::Virus && first {
                    virus_comes |= virus::trigger_by_mission(&mut self.sheets[seat], letter);
                }
            }
        }
        match virus_comes {
            true => self.incidents(happened),
            false if self.astra.is_some() => self.ask_phase(Phase::HandOver),
            false => self.end_turn(happened),
        }
    }

    fn end_turn(&mut self, happened: &mut Happened) {
        for letter in crate::cards::Letter::ALL {
            let i = letter.index();
            if !self.missions[i].turned && self.noted.iter().any(|noted| noted[i].is_some()) {
                self.missions[i].turned = true;
                happened.tell(None, || What::MissionTurned(letter));
            }
        }
        let turn = self.turn;
        happened.tell(None, || What::TurnEnded { turn });
        match self.is_over() {
            true => self.end(happened),
            false => self.start_turn(happened),
        }
    }

    /// Nobody is asked anything more.
    pub(crate) fn end(&mut self, happened: &mut Happened) {
        self.ask(Phase::Over, |_, _, _| {});
        happened.tell(None, || What::Ended);
    }

    fn start_turn(&mut self, happened: &mut Happened) {
        self.turn += 1;
        happened.revealed = Revealed::ToAll;
        if self.astra.is_some() {
            self.fresh_cards();
            self.turn_over(happened);
            return;
        }
        self.flip(happened);
        let turn = self.turn;
        happened.tell(None, || What::Flipped {
            turn,
            combinations: self.combinations(),
        });
        self.ask_phase(Phase::Turn);
    }

    /// Whether the game ends with this turn.
    fn is_over(&self) -> bool {
        let board = self.board();
        let missions = self
            .noted
            .iter()
            .any(|noted| noted.iter().all(Option::is_some));
        let full = |sheet: &Sheet| board.slots & !sheet.taken() == 0;
        let errors = |sheet: &Sheet| {
            [Half::Owner, Half::Guest].into_iter().any(|half| {
                let boxes = board.tracks[usize::from(board.errors[half as usize])].marks;
                sheet.errors(board, half) == boxes.count()
            })
        };
        let launch = |sheet: &Sheet| match self.scenario {
            Scenario::Launch => launch::launched(board, sheet),
            _ => false,
        };
        let mut sheets = self.sheets.iter();
        missions
            || sheets.any(|sheet| full(sheet) || errors(sheet) || launch(sheet))
            || self.astra_launched()
    }

    /// Puts the answers on the sheets.
    fn publish(&mut self, events: &mut Events<Event>) {
        for seat in 0..self.players() {
            let (sheet, _) = self.active(seat);
            let after = self.answers[seat].sheet;
            if events.is_on() {
                self.tell_answer(seat, events);
                report::changes(self.writer(seat), &self.sheets[sheet], &after, events);
            }
            self.sheets[sheet] = after;
        }
    }

    /// Who has written what a seat decided: in scenario 8 it draws ASTRA's insignia for it.
    fn writer(&self, seat: usize) -> Option<Seat> {
        let astra = match self.phase {
            Phase::AstraTurn => true,
            Phase::Effect(_) => self.scenario == Scenario::Battle,
            _ => false,
        };
        (!astra).then_some(Seat::from(seat))
    }

    /// Tells the combination or system error of an answer.
    fn tell_answer(&self, seat: usize, events: &mut Events<Event>) {
        let answer = &self.answers[seat];
        let what = match answer.pick {
            _ if self.phase != Phase::Turn => None,
            Some(pick) => Some(What::Picked {
                combination: Combination {
                    number: pick.number,
                    action: pick.symbol,
                },
                wild: pick.wild,
            }),
            None => answer.error.then_some(What::SystemError),
        };
        let seat = Some(Seat::from(seat));
        what.into_iter()
            .for_each(|what| events.emit(|| Event { seat, what }));
    }

    fn sheets_before(&self, events: &Events<Event>) -> ArrayVec<Sheet, MOST_SEATS> {
        match events.is_on() {
            true => self.sheets.clone(),
            false => ArrayVec::new(),
        }
    }

    /// Tells everybody what changed on all sheets.
    fn tell_changes(&self, before: &[Sheet], events: &mut Events<Event>) {
        for ((i, before), after) in before.iter().enumerate().zip(&self.sheets) {
            report::changes(Some(Seat::from(i)), before, after, events);
        }
    }
}
