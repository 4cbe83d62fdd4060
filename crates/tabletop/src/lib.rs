//! The contract that every game of Orrery fulfils. It knows no game.
//!
//! A game is one type that implements [`Game`]: everything on the table, who is asked what, and where
//! chance stands, as plain data. Whatever is built on top (bots, terminal, server, browser) works with
//! any such type. This page is for whoever writes the next one. Beside it lies a small complete game,
//! `tabletop::example` (with the feature `suite`), which does everything that is said here.
//!
//! # How a game goes
//!
//! ```text
//! new ──► deciders ──► legal_actions ──► play ──► deciders ──► … ──► deciders is empty: outcome
//! ```
//!
//! After [`Game::new`] and after each [`Game::play`] the state stands at decisions. [`Game::deciders`]
//! says who has to make one, [`Game::prompt`] what is asked, [`Game::legal_actions`] what may be
//! answered. Everything that needs no decision has been done by then.
//!
//! **A decision is one choice from a list.** A turn is a sequence of them; what is left of it is data in
//! the state (an agenda, a stack of typed steps), never a closure. A *set* is picked one by one: each
//! pick is an action, the prompt says how many are wanted ([`Prompt::picking`]), and the state keeps
//! what is picked as a set, so that the order of picks leaves no trace. List only picks that can be
//! completed. An *amount* is one decision a resource.
//!
//! **What is asked.** If everybody can know that there is a single answer, the rules give it. If only the
//! seat's secret makes it single, ask with a list of one: not asking would tell.
//!
//! **Steps of several seats** are *sealed* or *open*; the rulebook decides which.
//!
//! - Sealed: a seat's answer, perhaps several actions long, lies in a part of the state that only this
//!   seat sees. No other seat's view, list, refusal or event depends on it. The last answer opens all
//!   of them, and they are resolved in the order the rulebook names, else in seat order.
//! - Open: others watch, but no seat's action touches another's list; a seat ends with an action of its
//!   own, such as `done`. Whatever several seats touch (a discard pile) is kept so that it shows no
//!   order of arrival, for instance sorted.
//!
//! # Chance
//!
//! All of it comes from named piles ([`PileName`], listed in [`Game::PILES`]) through
//! [`Chance::shuffle`] and [`Chance::draw`]: decks, but also the first player or a rotation. Count the
//! shuffles of a pile in the state and pass the count. Nothing else may read the seed: then any game can
//! be scripted, card by card, and no order of arrival changes a shuffle.
//!
//! # Secrets
//!
//! **Knowledge is state.** What lies face down carries who has located it ([`Known`]): own discards, a
//! pile somebody looked through. A shuffle forgets positions.
//!
//! [`Game::determinize`] makes a game that some seats cannot tell from this one; bots think on nothing
//! else. The safe way to write it: gather everything the knowers have not located, *sort it*, shuffle it
//! with the generator given, and deal it back into the same places, visited in an order that does not
//! depend on what lies there. Reopen sealed answers of others, whole or begun. Take a new seed
//! ([`Seed::random`]), which also drops any script. Bring sorted zones back into order.
//!
//! [`Game::components`] visits every piece with its place: that is how the tests see that nothing is lost
//! and that what is hidden really moves.
//!
//! # What is told
//!
//! - [`Game::view`] is everything a viewer may know, and nothing else; its top-level keys are the parts
//!   that are sent when they change.
//! - An [`Event`] is emitted whole and redacted by [`Event::seen_by`]: "drew 3" for others, the cards
//!   for the owner, everything for the referee. During a sealed answer others see none at all.
//! - [`Revealed`] decides how far a take-back may go: say `ToActor` when the actor saw something new (a
//!   drawn card), `ToAll` when another seat did or sealed answers were opened. Showing one's own card
//!   reveals nothing.
//! - Words are [`Message`]s: an id in `i18n/` and typed arguments. Ids begin with the game's name.
//!
//! # How fast
//!
//! State is flat and small: arrays, [`arrayvec::ArrayVec`], bit sets, indices; no maps, no strings. With
//! [`Events::off`] and a buffer that is kept, listing, checking and playing allocate nothing.
//! One predicate serves the list, the check and the reasons: in the example a single function walks
//! through all thinkable actions, and [`Game::legal_actions`] and [`Game::considered`] are filters on it.
//!
//! # Seven promises
//!
//! A game is done when it keeps them. The conformance suite tests each over random games:
//!
//! ```toml
//! [dev-dependencies]
//! tabletop = { workspace = true, features = ["suite"] }
//! ```
//!
//! ```text
//! tabletop::conformance!(race::Race, games = 2000); // tests/conformance.rs
//! tabletop::no_allocation!(race::Race, games = 50); // tests/no_allocation.rs, a file of its own
//! ```
//!
//! 1. *Legal is legal*: [`Game::check`] accepts exactly what [`Game::legal_actions`] lists.
//! 2. *Deterministic*: options, chance and actions give the same game everywhere.
//! 3. *No leaks*: nothing hidden reaches a view, a list, a refusal, an event or a bot.
//! 4. *Conserved*: no component is lost or doubled.
//! 5. *It ends*: every step is finite, and [`Game::outcome`] is there exactly when nobody decides.
//! 6. *Order-free*: in a step of several seats nobody is the first.
//! 7. *Undo-safe*: what was not revealed can be taken back without a trace.
//!
//! How each is tested stands in `tabletop::suite`. A failure names options, seats, seed and place;
//! `tabletop::suite::position` gives the state. Pin `tabletop::suite::final_digest` of a few seeds, and
//! keep a `tabletop::suite::playthrough` as a golden file: a change of rules then shows as a difference
//! of lines.
//!
//! # Around the contract
//!
//! [`Knowledge`] is where a game tells bots how to play it well, [`Encode`] puts it into numbers for whoever learns to. A [`Scribe`] plays and writes a
//! [`Record`], which a person can read and a program can replay.

mod alike;
pub mod bits;
mod catalogue;
mod chance;
mod component;
mod described;
pub mod encode;
mod events;
#[cfg(feature = "suite")]
pub mod example;
mod game;
mod knowledge;
pub mod learn;
mod message;
mod options;
mod outcome;
mod outline;
mod prompt;
mod record;
#[cfg(feature = "schema")]
mod schema;
mod scribe;
mod script;
mod seat;
mod seed;
mod series;
#[cfg(feature = "suite")]
pub mod suite;
#[cfg(feature = "ts")]
mod typescript;
mod wire;

pub use alike::{exp, exp2, larger, ln, smaller};
pub use bits::Member;
pub use catalogue::Entry;
pub use chance::{Card, Chance, PileName, below, shuffle};
pub use component::{Component, Known, Place};
pub use described::{Described, Schematic, Typed};
pub use encode::Encode;
pub use events::{Event, Events, Revealed};
pub use game::{Datum, Game, Things};
pub use knowledge::Knowledge;
pub use message::{Arg, Message, Words};
pub use options::{Choice, Field, Form, Input, Options, Preset, SetupError, When};
pub use outcome::{Outcome, Rival, Score, ScoreLine, Scores};
pub use outline::{Outline, Row, Section};
pub use prompt::{Pick, Prompt};
pub use record::{Line, Record, ReplayError, Stack, digest};
#[cfg(feature = "schema")]
pub use schema::schema;
pub use scribe::Scribe;
pub use script::{PileScript, ScriptFault, ScriptedDraw};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use seed::Seed;
pub use series::Series;
#[cfg(feature = "ts")]
pub use typescript::{Types, typescript};
pub use wire::read_set;
