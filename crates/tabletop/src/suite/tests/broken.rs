//! Comets with one thing wrong: a wrapper that hands everything on but what a flaw changes.

use crate::encode::{Encode, Field, Kind, Numbers};
use crate::example::{Action, Comets, Event, Illegal, Options, Thing, View};
use crate::{
    Chance, Component, Entry, Events, Game, Message, Outcome, Outline, PileName, Place, Prompt,
    Revealed, Scores, Seat, SeatSet, SetupError, Things, Viewer,
};
use rand::Rng;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

/// What a broken game does otherwise. By default, nothing.
pub(super) trait Flaw: Clone + Debug + Eq + Send + Sync + 'static {
    fn asked(game: &Comets) -> SeatSet {
        game.asked()
    }
    fn deciders(game: &Comets) -> SeatSet {
        game.deciders()
    }
    fn legal_actions(game: &Comets, seat: Seat, out: &mut Vec<Action>) {
        game.legal_actions(seat, out);
    }
    fn check(game: &Comets, seat: Seat, action: &Action) -> Result<(), Illegal> {
        game.check(seat, action)
    }
    fn play(
        game: &mut Comets,
        seat: Seat,
        action: &Action,
        events: &mut Events<Event>,
    ) -> Revealed {
        game.play(seat, action, events)
    }
    fn view(game: &Comets, viewer: Viewer) -> View {
        game.view(viewer)
    }
    fn standings(game: &Comets, viewer: Viewer) -> Scores {
        game.standings(viewer)
    }
    fn outcome(game: &Comets) -> Option<Outcome> {
        game.outcome()
    }
    fn determinize(game: &Comets, knowers: SeatSet, rng: &mut impl Rng) -> Comets {
        game.determinize(knowers, rng)
    }
    fn observe(game: &Comets, seat: Seat, out: &mut [f32]) {
        game.observe(seat, out);
    }
    fn number(action: &Action) -> Numbers {
        Comets::number(action)
    }
}

/// Comets with a flaw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub(super) struct Broken<F: Flaw> {
    game: Comets,
    #[serde(skip)]
    flaw: PhantomData<F>,
}

impl<F: Flaw> From<Comets> for Broken<F> {
    fn from(game: Comets) -> Self {
        Broken {
            game,
            flaw: PhantomData,
        }
    }
}

impl<F: Flaw> Game for Broken<F> {
    type Options = Options;
    type Action = Action;
    type Illegal = Illegal;
    type Event = Event;
    type Thing = Thing;
    type Printed = serde_json::Value;
    type View = View;

    const NAME: &'static str = "broken comets";
    const RULES: u32 = Comets::RULES;
    const PILES: &'static [PileName] = Comets::PILES;
    const DECISION_CAP: u32 = Comets::DECISION_CAP;

    fn seats(options: &Options) -> RangeInclusive<usize> {
        Comets::seats(options)
    }
    fn setup(
        options: &Options,
        seats: usize,
        chance: Chance,
        events: &mut Events<Event>,
    ) -> Result<Self, SetupError> {
        Comets::setup(options, seats, chance, events).map(Into::into)
    }
    fn is_card(name: &str) -> bool {
        Comets::is_card(name)
    }
    fn seat_count(&self) -> usize {
        self.game.seat_count()
    }
    fn chance(&self) -> &Chance {
        self.game.chance()
    }
    fn chance_mut(&mut self) -> &mut Chance {
        self.game.chance_mut()
    }
    fn asked(&self) -> SeatSet {
        F::asked(&self.game)
    }
    fn deciders(&self) -> SeatSet {
        F::deciders(&self.game)
    }
    fn prompt(&self, seat: Seat) -> Prompt {
        self.game.prompt(seat)
    }
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        F::legal_actions(&self.game, seat, out);
    }
    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        F::check(&self.game, seat, action)
    }
    fn play(&mut self, seat: Seat, action: &Action, events: &mut Events<Event>) -> Revealed {
        F::play(&mut self.game, seat, action, events)
    }
    fn considered(&self, seat: Seat, out: &mut Vec<(Action, Option<Illegal>)>) {
        self.game.considered(seat, out);
        for (action, refusal) in out {
            *refusal = F::check(&self.game, seat, action).err();
        }
    }
    fn touches(&self, action: &Action) -> Things<Thing> {
        self.game.touches(action)
    }
    fn view(&self, viewer: Viewer) -> View {
        F::view(&self.game, viewer)
    }
    fn outline(view: &View) -> Outline<Thing> {
        Comets::outline(view)
    }
    fn standings(&self, viewer: Viewer) -> Scores {
        F::standings(&self.game, viewer)
    }
    fn outcome(&self) -> Option<Outcome> {
        F::outcome(&self.game)
    }
    fn determinize(&self, knowers: SeatSet, rng: &mut impl Rng) -> Self {
        F::determinize(&self.game, knowers, rng).into()
    }
    fn components(&self, visit: &mut dyn FnMut(Component, Place)) {
        self.game.components(visit);
    }
    fn catalogue() -> Vec<Entry> {
        Comets::catalogue()
    }
    fn audit(&self) -> Result<(), Message> {
        Ok(())
    }
}

impl<F: Flaw> Encode for Broken<F> {
    const ENCODING: u32 = Comets::ENCODING;
    const FIELDS: &'static [Field] = Comets::FIELDS;
    const KINDS: &'static [Kind] = Comets::KINDS;
    const LONGEST: usize = Comets::LONGEST;

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        F::observe(&self.game, seat, out);
    }
    fn number(action: &Action) -> Numbers {
        F::number(action)
    }
    fn action(numbers: Numbers) -> Option<Action> {
        Comets::action(numbers)
    }
}
