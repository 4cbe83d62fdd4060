//! The contract itself.

use crate::{
    Chance, Component, Described, Entry, Event, Events, Message, Options, Outcome, Outline,
    PileName, Place, Prompt, Revealed, Scores, ScriptedDraw, Seat, SeatSet, Series, SetupError,
    Viewer, Words,
};
use arrayvec::ArrayVec;
use rand::Rng;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::RangeInclusive;

/// What a person, a bot or a file can say or send: plain data with words.
pub trait Datum:
    Clone + Debug + Eq + Words + Serialize + DeserializeOwned + Described + Send + Sync + 'static
{
}

impl<T> Datum for T where
    T: Clone
        + Debug
        + Eq
        + Words
        + Serialize
        + DeserializeOwned
        + Described
        + Send
        + Sync
        + 'static
{
}

/// The things an action touches; the first is where the page lights it.
pub type Things<T> = ArrayVec<T, 8>;

/// A game by its full rules. A value is one game being played: everything on the table, who is
/// asked what, and where chance stands.
///
/// A **decision** is one choice from a list that can be enumerated; a turn is a sequence of them,
/// kept in the state as data. A set is picked one by one, in any order; the state holds what is
/// picked as a set, so the order leaves no trace. A step with a single answer is answered by the
/// rules if everybody can know that it is single; if only the seat's secret makes it single, it is
/// asked with a list of one.
///
/// Steps of several seats are **sealed** (nothing of an answer shows until the last one opens them
/// all; they are then resolved in the order the rulebook names, else in seat order) or **open**
/// (others watch, no seat's action touches another's list).
///
/// Nothing here does I/O, reads a clock or logs. Nothing here panics, whatever was played before; only
/// [`Game::play`] trusts its caller, to have had the action from the list or accepted by the check.
/// Seats are those at the table: who calls has checked that.
///
/// The [crate's page](crate) tells how a game goes and what to think of; `tabletop::example` is one
/// that does all of it.
pub trait Game: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Players' choices before the start.
    type Options: Options;
    /// One choice, in the game's own words, a few bytes; it names kinds, not copies: `{"build": 4}`.
    /// An enum that serialises in `snake_case`. It can come from outside with anything in it that its
    /// type can hold.
    type Action: Datum + Copy + Ord + Hash;
    /// Why an action is refused, typed: `NotEnoughMilitary { need: 5, have: 3 }`.
    type Illegal: Datum;
    /// One thing that happened.
    type Event: Event + 'static;
    /// What a finger can point at: card, hex, cell, slot, track, pile, seat.
    type Thing: Datum + Copy + Ord + Hash;
    /// What is printed on a component of the box: what an entry of the catalogue tells beside its text.
    type Printed: Serialize + Described + 'static;
    /// Everything a viewer may know. Serialises as an object; its keys are the parts that are sent
    /// when they change.
    type View: Clone
        + Debug
        + PartialEq
        + Serialize
        + DeserializeOwned
        + Described
        + Send
        + Sync
        + 'static;

    /// The game's name in commands, data and addresses.
    const NAME: &'static str;
    /// Rises when a change alters legality or outcome: records name the version they were played by.
    const RULES: u32;

    /// The number of the form in which states, actions and events are written: it rises when only the way of writing
    /// changes. Digests of another form are not compared, and [`Game::modernize`] reads what was written in one.
    const FORM: u32 = 1;
    /// Every pile that chance comes from. With all of them scripted, the seed makes no difference.
    const PILES: &'static [PileName];
    /// More decisions (choices among two or more) than any random playout takes; simulations stop
    /// there with [`Game::standings`].
    const DECISION_CAP: u32;

    /// How many can play with these options.
    fn seats(options: &Self::Options) -> RangeInclusive<usize>;

    /// A game set up, up to its first decision, with what happened on the way. `seats` outside of [`Game::seats`] is a
    /// [`SetupError`], and so are options that the form would not offer: they may come from outside.
    fn setup(
        options: &Self::Options,
        seats: usize,
        chance: Chance,
        events: &mut Events<Self::Event>,
    ) -> Result<Self, SetupError>;

    /// [`Game::setup`] with nobody listening.
    fn new(options: &Self::Options, seats: usize, chance: Chance) -> Result<Self, SetupError> {
        Self::setup(options, seats, chance, &mut Events::off())
    }

    /// Brings an action, an event or a position that was written in an earlier [form](Game::FORM) into today's. It is asked only
    /// about what cannot be read as it is; what it does not know stays as it was.
    fn modernize(written: &mut Value) {
        let _ = written;
    }

    /// Whether something in the box has this name, so that a script may ask for it. Piles of seats and other numbers have
    /// these as names and are not asked about.
    fn is_card(name: &str) -> bool;

    /// Whether a card of this pile is ever drawn for such a purpose, so that a script may ask for it: piles of which all
    /// cards are drawn for the same have no purposes.
    fn is_drawn_for(pile: PileName, draw: &ScriptedDraw) -> bool {
        let _ = pile;
        draw.seat.is_none() && draw.purpose.is_none()
    }

    /// How many sit at the table.
    fn seat_count(&self) -> usize;

    /// Where chance stands.
    fn chance(&self) -> &Chance;

    /// Where chance stands, to script what comes.
    fn chance_mut(&mut self) -> &mut Chance;

    /// Who takes part in the running step, answered or not. Everybody sees this.
    fn asked(&self) -> SeatSet;

    /// Of these, who has still to answer. Empty: the game is over. In a sealed step only the caller
    /// knows it; views tell a seat about itself alone.
    fn deciders(&self) -> SeatSet;

    /// What a decider is asked. Called for deciders only.
    fn prompt(&self, seat: Seat) -> Prompt;

    /// Adds what a seat may do now to `out`, in a stable order, no two with the same result; never
    /// nothing for a decider, always nothing for others.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether a seat may do this now. Accepts exactly what [`Game::legal_actions`] lists and reads
    /// only. The reason hangs on nothing that the seat does not know: before a face-down card is called
    /// too small, the seat must have seen it.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Illegal>;

    /// Carries out an action that [`Game::check`] accepts, and all that follows up to the next decision.
    ///
    /// What it returns is the most revealing thing that happened on the way ([`Revealed::and`]).
    fn play(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        events: &mut Events<Self::Event>,
    ) -> Revealed;

    /// Adds each thinkable action of this step to `out`, with its refusal if it has one: all that are
    /// legal, and those that a player might miss in the list and ask about. The refusal is that of
    /// [`Game::check`].
    fn considered(&self, seat: Seat, out: &mut Vec<(Self::Action, Option<Self::Illegal>)>);

    /// The things an action touches.
    fn touches(&self, action: &Self::Action) -> Things<Self::Thing>;

    /// Everything a viewer may know. Several seats see what any of them may see; the referee sees
    /// where every piece lies, piles in order. Two viewers' games that look the same must be the same
    /// to bots: what knowers know beyond their view, [`Game::determinize`] does not keep.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A view in words: what a screen reader reads, and what terminal and text table show.
    fn outline(view: &Self::View) -> Outline<Self::Thing>;

    /// The scores if the game ended now, as far as the viewer may know: a seat's hidden points count
    /// for itself and for the referee only.
    fn standings(&self, viewer: Viewer) -> Scores;

    /// How the game came out, once it is over.
    fn outcome(&self) -> Option<Outcome>;

    /// A game that these seats together cannot tell from this one: what they know is kept, the rest
    /// (seed and script, hidden components, sealed answers of others) is drawn anew. Nothing of
    /// what they do not know may influence the result: from this game, and from any determinization of
    /// it for these knowers or more, the same generator gives the same result, bit for bit.
    #[must_use]
    fn determinize(&self, knowers: SeatSet, rng: &mut impl Rng) -> Self;

    /// Visits every component once, with its place: the same components at every moment. What is out of
    /// the game has a place too.
    fn components(&self, visit: &mut dyn FnMut(Component, Place));

    /// Whether these seats can tell where a component lies that none of them has located by itself:
    /// by putting together what they know, or by counting. [`Game::determinize`] then leaves it
    /// there, and the suite does not expect it to move.
    fn deduced(&self, knowers: SeatSet, component: Component) -> bool {
        let _ = (knowers, component);
        false
    }

    /// Every component of the box, with text generated from its effects.
    fn catalogue() -> Vec<Entry<Self::Printed>>;

    /// Whether a state that came from outside can be played on: indices in range, agenda fitting.
    /// Components are counted by the caller.
    fn audit(&self) -> Result<(), Message>;

    /// How a series of games with the same seats goes on that was begun with these options and whose
    /// games so far came out like this: the same game again and again, unless the game has a campaign.
    /// The first game's options are those of the series in which nothing was played.
    fn series(begun: &Self::Options, played: &[Outcome]) -> Series<Self::Options> {
        Series::endless(begun.clone(), played)
    }

    /// [`Game::check`], then [`Game::play`].
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        events: &mut Events<Self::Event>,
    ) -> Result<Revealed, Self::Illegal> {
        self.check(seat, action)?;
        Ok(self.play(seat, action, events))
    }
}
