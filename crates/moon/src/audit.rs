//! Whether a state that came from outside can be played on.

use crate::cards::{Card, Letter, MissionCard};
use crate::options::Scenario;
use crate::rules::scenarios::virus;
use crate::sheet::{HIGHEST, Half, Sheet};
use crate::state::{Answer, MOST_SEATS, Moon, Phase, Step};
use tabletop::{Message, SeatSet};

impl Moon {
    pub(crate) fn sound(&self) -> Result<(), Message> {
        self.whole()
            .map_err(|what: &'static str| Message::new("moon-audit").with("what", what))
    }

    fn whole(&self) -> Result<(), &'static str> {
        let seats = self.players();
        let solo = self.astra.is_some();
        let sheets = match (self.scenario, seats) {
            (Scenario::Battle, 1) => 2,
            _ => seats,
        };
        require(
            (1..=MOST_SEATS).contains(&seats) && solo == (seats == 1),
            "seats",
        )?;
        require(
            self.noted.len() == seats && self.sheets.len() == sheets,
            "sheets",
        )?;
        require(self.stacks.len() == if solo { 0 } else { 3 }, "stacks")?;
        require(self.turn < 100, "turn")?;
        self.cards()?;
        for letter in Letter::ALL {
            let card = self.missions[letter.index()].card;
            let candidates = MissionCard::candidates(self.scenario, letter);
            require(candidates.contains(&card), "missions")?;
        }
        require(self.sheets.iter().all(|sheet| self.fits(sheet)), "sheets")?;
        self.asking()?;
        for seat in 0..seats {
            self.answer_fits(seat, &self.answers[seat])?;
        }
        Ok(())
    }

    fn cards(&self) -> Result<(), &'static str> {
        let starship = |card: &Card| card.letter().is_none();
        for stack in &self.stacks {
            let cards = stack
                .hidden
                .iter()
                .chain(&stack.discard)
                .chain(&stack.flipped);
            require(cards.chain([&stack.top]).all(starship), "stacks")?;
            // Every flip needs a card to come up.
            let waiting = stack.hidden.len() + stack.discard.len();
            require(waiting + usize::from(stack.flipped.is_some()) > 0, "stacks")?;
            require(stack.flipped.is_some() || self.turn == 0, "stacks")?;
        }
        let Some(astra) = &self.astra else {
            return Ok(());
        };
        let out = astra
            .open
            .iter()
            .chain(&astra.given)
            .chain(&astra.removed)
            .chain(&astra.unused);
        require(out.copied().all(|card| starship(&card)), "deck")?;
        let deck = astra.hidden.len() + usize::from(astra.top.is_some()) + astra.discard.len();
        require(deck + astra.open.len() <= 66, "deck")?;
        require(astra.given.len() + astra.removed.len() <= 35, "deck")?;
        require(
            astra.unused.is_none_or(|card| astra.open.contains(&card)),
            "deck",
        )?;
        let three = !matches!(
            self.phase,
            Phase::Setup | Phase::Effect(_) | Phase::AstraTurn
        );
        let three = three && !matches!(self.phase, Phase::Over);
        require(!three || astra.open.len() == 3, "deck")?;
        require(
            self.phase != Phase::AstraTurn || astra.open.len() == 1,
            "deck",
        )
    }

    fn fits(&self, sheet: &Sheet) -> bool {
        // Positions on the sheet were looked up by name; what is left is how they agree.
        sheet.scenario == self.scenario
            && sheet.numbered & sheet.xs == 0
            && sheet.infected & sheet.filled() == 0
    }

    fn asking(&self) -> Result<(), &'static str> {
        let seats = SeatSet::all(self.players());
        let unfinished: SeatSet = self
            .all()
            .filter(|seat| !self.answers[seat.index()].agenda.is_empty())
            .collect();
        require(self.asked.difference(seats).is_empty(), "asked")?;
        require(self.waiting.difference(self.asked).is_empty(), "asked")?;
        require(self.waiting == unfinished, "asked")?;
        require(
            self.waiting.is_empty() == (self.phase == Phase::Over),
            "phase",
        )?;
        let alone = matches!(
            self.phase,
            Phase::Effect(_) | Phase::AstraTurn | Phase::HandOver
        );
        require(!alone || self.astra.is_some(), "phase")?;
        let virus = self.scenario == Scenario::Virus;
        require(self.phase != Phase::Propagation || virus, "phase")?;
        require(
            self.phase != Phase::Setup || virus && self.turn == 0,
            "phase",
        )?;
        require(self.phase == Phase::Setup || self.turn > 0, "phase")?;
        require(
            self.phase != Phase::AstraTurn || self.scenario == Scenario::Battle,
            "phase",
        )
    }

    fn answer_fits(&self, seat: usize, answer: &Answer) -> Result<(), &'static str> {
        let (_, half) = self.active(seat);
        require(self.fits(&answer.sheet) && answer.half == half, "answers")?;
        require(
            answer.half == Half::Owner || self.scenario == Scenario::Battle,
            "answers",
        )?;
        let slots = self.board().slots.count_ones() as u8;
        require(answer.slot < slots && answer.number <= HIGHEST, "answers")?;
        if let Some(pick) = answer.pick {
            let card = pick.unused.is_none_or(|card| {
                self.astra
                    .as_ref()
                    .is_some_and(|astra| astra.open.contains(&card))
            });
            require((1..=15).contains(&pick.number) && card, "answers")?;
        }
        require(
            answer
                .agenda
                .iter()
                .all(|step| self.step_fits(answer, *step)),
            "agenda",
        )?;
        // A decider is asked something that has an answer, and more than one.
        match answer.agenda.last() {
            Some(_) => require(self.has_choice(seat), "agenda"),
            None => Ok(()),
        }
    }

    fn step_fits(&self, answer: &Answer, step: Step) -> bool {
        let (board, sheet) = (self.board(), &answer.sheet);
        let is = |scenario| self.scenario == scenario;
        match step {
            Step::Do { effect, .. } => usize::from(effect) < board.effects.len(),
            Step::Section { place, .. } => is(Scenario::Launch) && place < board.first_track,
            Step::Settle(place) => is(Scenario::Battle) && place < board.first_track,
            Step::GreyVirus | Step::AstraVirus => is(Scenario::Virus),
            Step::Propagate(spread) => is(Scenario::Virus) && virus::is_possible(sheet, spread),
            Step::LoseSabotage => is(Scenario::Launch),
            Step::AstraMoons(left) => is(Scenario::Battle) && left <= 2,
            Step::AstraPlanet => is(Scenario::Battle) && self.phase == Phase::AstraTurn,
            Step::Number => answer.pick.is_some(),
            Step::Combination => self.phase == Phase::Turn && answer.pick.is_none(),
            Step::Missions => self.phase == Phase::Missions,
            Step::HandOver => self.phase == Phase::HandOver,
            Step::LoseFirst => true,
        }
    }

    fn has_choice(&self, seat: usize) -> bool {
        let mut options = 0;
        self.options(seat, &mut |_| {
            options += 1;
            std::ops::ControlFlow::Continue(())
        });
        options > 1
    }
}

fn require(sound: bool, what: &'static str) -> Result<(), &'static str> {
    if sound { Ok(()) } else { Err(what) }
}
