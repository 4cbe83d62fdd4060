//! The one face that all games show to the engine and the server: JSON at the boundary, types inside.

use crate::{Error, Json, Others, Parts};
use serde::Serialize;
use serde_json::value::RawValue;
use std::any::Any;
use std::collections::BTreeMap;
use std::sync::Arc;
use tabletop::{
    Message, Outcome, Outline, Prompt, Revealed, Scores, ScriptedDraw, Seat, SeatSet, Viewer,
};

/// A game being played at a table, whichever it is, with the log of what was played.
///
/// Whatever a request may get wrong is an [`Error`], and then nothing has changed. What a game says
/// in its own types (actions, events, views) goes in and out as [`Json`]; what all games share is typed.
pub trait AnyGame: Any + Send + Sync {
    /// The game's name.
    fn name(&self) -> &'static str;
    /// The version of the rules it is played by.
    fn rules(&self) -> u32;
    /// The options it was started with.
    fn options(&self) -> Json;
    /// How many sit at the table.
    fn seat_count(&self) -> usize;

    /// Who takes part in the running step, answered or not.
    fn asked(&self) -> SeatSet;
    /// Who has still to answer. Empty: the game is over.
    fn deciders(&self) -> SeatSet;
    /// What a seat is asked; nothing if it is not.
    fn prompt(&self, seat: Seat) -> Result<Option<Prompt>, Error>;

    /// What a seat may do now: a list of actions.
    fn legal(&self, seat: Seat) -> Result<Json, Error>;
    /// What a seat may do now, with words, and with the things that show it.
    fn choices(&self, seat: Seat) -> Result<Vec<Choice>, Error>;
    /// The same, written as one list.
    fn offer(&self, seat: Seat) -> Result<Json, Error>;
    /// Each thinkable action of this step, with its refusal if it has one.
    fn considered(&self, seat: Seat) -> Result<Vec<Considered>, Error>;
    /// Why an action is refused; nothing if it is not.
    fn why(&self, seat: Seat, action: &RawValue) -> Result<Option<Refusal>, Error>;

    /// Carries out a seat's actions, all or none. Only the last may reveal anything.
    fn play(&mut self, seat: Seat, actions: &[&RawValue]) -> Result<Played, Error>;
    /// What happened before the first decision.
    fn setup_events(&self) -> Box<dyn AnyEvents>;
    /// What a seat's actions would give, up to the first that reveals anything, played on a game that the
    /// seat cannot tell from this one.
    fn preview(&self, seat: Seat, actions: &[&RawValue]) -> Result<Preview, Error>;
    /// A game that these seats together cannot tell from this one.
    fn determinized(&self, knowers: SeatSet, seed: [u8; 32]) -> Box<dyn AnyGame>;
    /// Sets the next draws of some piles.
    fn stack(&mut self, piles: &BTreeMap<String, Vec<ScriptedDraw>>) -> Result<(), Error>;

    /// How many actions were played.
    fn played(&self) -> usize;
    /// Whose each action was, and what it revealed.
    fn moves(&self) -> Vec<Moved>;
    /// The same, the last first.
    fn moves_back(&self) -> Box<dyn Iterator<Item = Moved> + '_>;
    /// The actions that were played from the given one on, each with its seat.
    fn actions(&self, from: usize) -> Vec<(Seat, Json)>;
    /// Goes back to the moment when `to` actions were played.
    fn rewind(&mut self, to: usize) -> Result<(), Error>;
    /// Takes out some actions, given as places in [`AnyGame::moves`], and leaves all others.
    fn take_back(&mut self, moves: &[usize]) -> Result<(), Error>;
    /// What happened, a list for each action from the given one on.
    fn history(&self, from: usize) -> Vec<Box<dyn AnyEvents>>;

    /// Everything a viewer may know: an object whose keys are its parts.
    fn view(&self, viewer: Viewer) -> Json;
    /// The same in its parts; if all is as before, what was seen before.
    fn view_parts(&self, viewer: Viewer, before: &Parts) -> Parts;
    /// The same in words.
    fn outline(&self, viewer: Viewer) -> Outline<Json>;
    /// The scores if the game ended now, as far as the viewer may know.
    fn standings(&self, viewer: Viewer) -> Scores;
    /// How the game came out, once it is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The game written down, to be read by [`load`](crate::load).
    fn record(&self) -> Json;
    /// The same laid out for people.
    fn record_text(&self) -> String;
    /// The state alone, to be read by [`resume`](crate::resume). It holds every secret.
    fn position(&self) -> Json;
    /// A digest of the state.
    fn digest(&self) -> String;
    /// The number of the form in which the state is written for its digest.
    fn form(&self) -> u32;

    /// A second table with the same game.
    fn fork(&self) -> Box<dyn AnyGame>;
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Self {
        self.fork()
    }
}

/// What happened, before it is known who looks.
pub trait AnyEvents: Send + Sync {
    /// The events as a viewer may see them.
    fn seen_by(&self, viewer: Viewer) -> Vec<Told>;
    /// The same as JSON; what others see so too shares their text.
    fn tell(&self, viewer: Viewer, others: &mut Others) -> Vec<Arc<RawValue>>;
    /// How many of them a viewer may see.
    fn count(&self, viewer: Viewer) -> usize;
    /// The events as a viewer may see them, without words: a list.
    fn json(&self, viewer: Viewer) -> Json;
}

/// One action that can be taken.
#[derive(Clone, Debug, Serialize)]
pub struct Choice {
    /// The action.
    pub action: Json,
    /// The things it touches; the first is where the page lights it.
    pub things: Json,
    /// The action in words.
    pub words: Message,
}

/// One thinkable action.
#[derive(Clone, Debug, Serialize)]
pub struct Considered {
    /// The action.
    #[serde(flatten)]
    pub choice: Choice,
    /// Why it is refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Refusal>,
}

/// Why an action is refused.
#[derive(Clone, Debug, Serialize)]
pub struct Refusal {
    /// The typed reason.
    pub reason: Json,
    /// The reason in words.
    pub words: Message,
}

/// An event as somebody sees it.
#[derive(Clone, Debug, Serialize)]
pub struct Told {
    /// The event.
    pub event: Json,
    /// The event in words.
    pub words: Message,
}

/// What came of some actions.
pub struct Played {
    /// What they brought to light.
    pub revealed: Revealed,
    /// What happened.
    pub events: Box<dyn AnyEvents>,
}

/// What would come of some actions.
pub struct Preview {
    /// A game that the seat cannot tell from the one it would be.
    pub game: Box<dyn AnyGame>,
    /// How many of the actions were played.
    pub played: usize,
    /// What the action after these would bring to light, if they are not all.
    pub revealed: Revealed,
    /// What would happen.
    pub events: Box<dyn AnyEvents>,
}

/// One action of the log, as far as a take-back needs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Moved {
    /// Whose it was.
    pub seat: Seat,
    /// Which step of the game it belongs to; seats of one step answer independently.
    pub step: u32,
    /// What it brought to light.
    pub revealed: Revealed,
}
