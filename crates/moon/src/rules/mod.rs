//! The rules: phases and procedures, and what each scenario adds.

mod flip;
pub(crate) mod look;
mod missions;
pub(crate) mod pen;
mod prompt;
mod refusal;
mod report;
pub(crate) mod scenarios;
mod solo;
mod step;
mod turn;
pub(crate) mod write;

pub(crate) use turn::Happened;

use crate::action::{Action, Thing};
use crate::campaign::Campaign;
use crate::cards::{Card, MissionCard};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Options;
use crate::state::{ASTRA_PILE, DECK_PILE, MISSION_PILES, MOST_SEATS, Moon, Phase, STACK_PILES};
use crate::view::View;
use crate::{catalogue, outline};
use rand::Rng;
use std::borrow::Cow;
use std::ops::{ControlFlow, RangeInclusive};
use tabletop::{
    Chance, Component, Entry, Events, Game, Message, Outcome, Outline, PileName, Place, Prompt,
    Revealed, Scores, Seat, SeatSet, Series, SetupError, Things, Viewer,
};

impl Game for Moon {
    type Options = Options;
    type Action = Action;
    type Illegal = Illegal;
    type Event = Event;
    type Thing = Thing;
    type Printed = crate::catalogue::Printed;
    type View = View;

    const NAME: &'static str = "moon";
    const RULES: u32 = 1;
    const PILES: &'static [PileName] = &[
        MISSION_PILES[0],
        MISSION_PILES[1],
        MISSION_PILES[2],
        DECK_PILE,
        STACK_PILES[0],
        STACK_PILES[1],
        STACK_PILES[2],
        ASTRA_PILE,
    ];
    const DECISION_CAP: u32 = 10_000;

    fn seats(_: &Options) -> RangeInclusive<usize> {
        1..=MOST_SEATS
    }

    fn setup(
        options: &Options,
        seats: usize,
        chance: Chance,
        events: &mut Events<Event>,
    ) -> Result<Self, SetupError> {
        if !Moon::seats(options).contains(&seats) {
            let message = Message::new("moon-setup-seats").with("seats", seats);
            return Err(SetupError::new(message));
        }
        let mut game = Moon::set_up(options, seats, chance);
        game.begin(&mut Happened {
            events,
            revealed: Revealed::Nothing,
        });
        Ok(game)
    }

    fn is_card(name: &str) -> bool {
        Card::try_from(Cow::Borrowed(name)).is_ok()
            || MissionCard::try_from(Cow::Borrowed(name)).is_ok()
    }

    fn seat_count(&self) -> usize {
        self.players()
    }

    fn chance(&self) -> &Chance {
        &self.chance
    }

    fn chance_mut(&mut self) -> &mut Chance {
        &mut self.chance
    }

    fn asked(&self) -> SeatSet {
        self.asked
    }

    fn deciders(&self) -> SeatSet {
        self.waiting
    }

    fn prompt(&self, seat: Seat) -> Prompt {
        self.prompt_of(seat.index())
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.waiting.contains(seat) {
            self.options(seat.index(), &mut |action| {
                out.push(action);
                ControlFlow::Continue(())
            });
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if usize::from(seat.0) >= self.players() || !self.waiting.contains(seat) {
            return Err(Illegal::NotAsked);
        }
        match self.refusal(seat.index(), *action) {
            Some(reason) => Err(reason),
            None => Ok(()),
        }
    }

    fn play(&mut self, seat: Seat, action: &Action, events: &mut Events<Event>) -> Revealed {
        let i = seat.index();
        self.answer(i, *action);
        self.advance(i);
        if !self.answers[i].is_done() {
            return Revealed::Nothing;
        }
        self.waiting.remove(seat);
        if !self.waiting.is_empty() {
            return Revealed::Nothing;
        }
        // The last answer opens the step. Alone at the table nobody learns anything by that.
        let revealed = match self.players() {
            1 => Revealed::Nothing,
            _ => Revealed::ToAll,
        };
        let mut happened = Happened { events, revealed };
        self.run(&mut happened);
        happened.revealed
    }

    fn considered(&self, seat: Seat, out: &mut Vec<(Action, Option<Illegal>)>) {
        if self.waiting.contains(seat) {
            self.thinkable_actions(seat.index(), out);
        }
    }

    fn touches(&self, action: &Action) -> Things<Thing> {
        let mut things = Things::new();
        match *action {
            Action::Pick {
                number,
                action,
                wild,
                unused,
            } => {
                match unused {
                    None => things.push(Thing::Combination { number, action }),
                    Some(card) => things.push(Thing::Card(card)),
                }
                if wild {
                    things.insert(0, Thing::WildActions);
                }
            }
            Action::SystemError => things.push(Thing::SystemErrors),
            Action::Write { slot, .. } | Action::X(slot) | Action::Infect(slot) => {
                things.push(Thing::Slot(slot));
            }
            Action::Choose(name) => things.push(Thing::Named(name)),
            Action::Accomplish(letter) => things.push(Thing::Mission(letter)),
            Action::HandOver(card) => things.push(Thing::Card(card)),
            Action::Remove(card) => things.extend([Thing::SoloBonus, Thing::Card(card)]),
            Action::Use | Action::Decline | Action::Done => {}
        }
        things
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn outline(view: &View) -> Outline<Thing> {
        outline::outline(view)
    }

    fn standings(&self, viewer: Viewer) -> Scores {
        self.scores(viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.final_outcome())
    }

    fn determinize(&self, knowers: SeatSet, rng: &mut impl Rng) -> Self {
        self.forget(knowers, rng)
    }

    fn components(&self, visit: &mut dyn FnMut(Component, Place)) {
        self.visit_components(visit);
    }

    fn catalogue() -> Vec<Entry<Self::Printed>> {
        catalogue::catalogue()
    }

    fn audit(&self) -> Result<(), Message> {
        self.sound()
    }

    fn series(begun: &Options, played: &[Outcome]) -> Series<Options> {
        Campaign::series(begun, played)
    }
}
