//! What one viewer sees of a table, and what of it has changed.

use crate::api::{Clocks, Decision, EventTail, Place, Raw, UndoState};
use crate::{Change, Table};
use games::{AnyEvents, AnyGame, Others, Parts};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::sync::Arc;
use tabletop::{Scores, Seat, SeatSet, Viewer};

/// Whose eyes look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Eye {
    /// A seat's.
    Seat(Seat),
    /// Somebody's without a seat, or behind the curtain.
    Spectator,
}

impl Eye {
    /// As the games know it.
    pub fn viewer(self) -> Viewer {
        match self {
            Eye::Seat(seat) => Viewer::seat(seat),
            Eye::Spectator => Viewer::Spectator,
        }
    }
}

/// Everything a viewer has before it, but for the events.
#[derive(Clone, Debug, PartialEq)]
pub struct Glance {
    view: Parts,
    asked: SeatSet,
    deciders: SeatSet,
    decision: Arc<Decision>,
    standings: Arc<Scores>,
    undo: UndoState,
    clocks: Option<Clocks>,
    outline: Option<Raw>,
}

/// What a viewer was shown last.
pub struct Shown {
    glance: Glance,
    /// How many events of the game.
    told: u32,
    /// The events of the draft.
    drafted: Vec<Raw>,
    /// Whether it wants the view in words.
    pub outline: bool,
}

/// How many events a viewer gets on joining; the others it can fetch.
const RECENT: usize = 60;

impl Glance {
    /// Looks at a table whose game has begun.
    pub fn at(table: &Table, eye: Eye, outline: bool) -> Option<Glance> {
        Glance::after(table, eye, outline, None)
    }

    /// Looks at a table; what was seen before saves work.
    fn after(table: &Table, eye: Eye, outline: bool, before: Option<&Glance>) -> Option<Glance> {
        let (game, decision, undo) = match eye {
            Eye::Seat(seat) => {
                let game = table.game_of(seat)?;
                let before = before.map(|glance| &glance.decision);
                let decision = decision_of(table, game, seat, before);
                (game, decision, table.undo_state(seat))
            }
            Eye::Spectator => {
                let decision = before.map(|glance| Arc::clone(&glance.decision));
                let decision = decision.unwrap_or_else(nothing_asked);
                (&**table.game.as_ref()?, decision, UndoState::default())
            }
        };
        let nothing = Parts::default();
        let seen = before.map_or(&nothing, |glance| &glance.view);
        let view = game.view_parts(eye.viewer(), seen);
        Some(Glance {
            standings: standings_of(game, eye.viewer(), &view, before),
            view,
            asked: game.asked(),
            deciders: game.deciders(),
            decision,
            undo,
            clocks: table.clocks.as_ref().map(|clocks| clocks.shown()),
            outline: outline.then(|| Raw::of(&game.outline(eye.viewer()))),
        })
    }

    /// Looks at a game as one of its seats, without a table around it; what was seen before saves work.
    pub fn of_game(game: &dyn AnyGame, seat: Seat, number: u32, before: Option<&Glance>) -> Glance {
        let viewer = Viewer::seat(seat);
        let nothing = Parts::default();
        let seen = before.map_or(&nothing, |glance| &glance.view);
        Glance {
            view: game.view_parts(viewer, seen),
            asked: game.asked(),
            deciders: game.deciders(),
            decision: Arc::new(decision_in(game, seat, number)),
            standings: Arc::new(game.standings(viewer)),
            undo: UndoState::default(),
            clocks: None,
            outline: None,
        }
    }

    /// All of it.
    pub fn whole(&self) -> Place {
        Place {
            view: whole(&self.view),
            asked: Some(self.asked),
            deciders: Some(self.deciders),
            decision: Some((*self.decision).clone()),
            standings: Some(Raw::of(&*self.standings)),
            events: None,
            undo: Some(self.undo.clone()),
            outline: self.outline.clone(),
            clocks: self.clocks.clone(),
        }
    }

    /// What is other than before.
    fn since(&self, before: &Glance, others: &mut Others) -> Place {
        fn changed<T: Clone + PartialEq>(new: &T, old: &T) -> Option<T> {
            (new != old).then(|| new.clone())
        }
        let asked_anew = || *self.decision != *before.decision;
        let decision = !Arc::ptr_eq(&self.decision, &before.decision) && asked_anew();
        let view = self.view.since(&before.view, others).into_iter();
        Place {
            view: view.map(|(key, part)| (key, part.map(Raw::from))).collect(),
            asked: changed(&self.asked, &before.asked),
            deciders: changed(&self.deciders, &before.deciders),
            decision: decision.then(|| (*self.decision).clone()),
            standings: (self.standings != before.standings)
                .then(|| others.tell_scores(&self.standings).into()),
            events: None,
            undo: changed(&self.undo, &before.undo),
            outline: changed(&self.outline, &before.outline).flatten(),
            clocks: changed(&self.clocks, &before.clocks).flatten(),
        }
    }
}

impl Glance {
    /// What a try would change: view, question and scores.
    pub(crate) fn tried_since(&self, before: &Glance) -> Place {
        let question = |glance: &Glance| {
            let decision = &glance.decision;
            (decision.prompt.clone(), decision.legal.clone())
        };
        let asked_anew = question(self) != question(before);
        Place {
            decision: asked_anew.then(|| (*self.decision).clone()),
            undo: None,
            outline: None,
            clocks: None,
            ..self.since(before, &mut Others::default())
        }
    }
}

impl Place {
    /// Whether nothing has changed.
    pub fn is_empty(&self) -> bool {
        self.view.is_empty()
            && self.asked.is_none()
            && self.deciders.is_none()
            && self.decision.is_none()
            && self.standings.is_none()
            && self.events.is_none()
            && self.undo.is_none()
            && self.outline.is_none()
            && self.clocks.is_none()
    }
}

impl Shown {
    /// Shows everything.
    pub fn first(table: &Table, eye: Eye, outline: bool) -> Option<(Shown, Place)> {
        let glance = Glance::at(table, eye, outline)?;
        let (from, mut list) = recent(&table.events, eye);
        let drafted = drafted(table, eye, &mut Others::default());
        let mut place = glance.whole();
        let told = from + list.len() as u32;
        list.extend(drafted.iter().cloned());
        place.events = Some(EventTail { from, list });
        let shown = Shown {
            glance,
            told,
            drafted,
            outline,
        };
        Some((shown, place))
    }

    /// What it shows.
    pub(crate) const fn glance(&self) -> &Glance {
        &self.glance
    }

    /// Shows what has changed; nothing if nothing has, for this viewer.
    pub fn next(
        &mut self,
        table: &Table,
        eye: Eye,
        change: &Change,
        others: &mut Others,
    ) -> Option<Place> {
        let glance = Glance::after(table, eye, self.outline, Some(&self.glance))?;
        let mut place = glance.since(&self.glance, others);
        self.glance = glance;
        place.events = self.next_events(table, eye, change, others);
        (!place.is_empty()).then_some(place)
    }

    fn next_events(
        &mut self,
        table: &Table,
        eye: Eye,
        change: &Change,
        others: &mut Others,
    ) -> Option<EventTail> {
        let (from, old) = match &change.events {
            Some((from, old)) => (*from, old.as_slice()),
            None => (table.events.len(), [].as_slice()),
        };
        let mut had = tell_with(old, eye, others);
        let mut has = tell_with(table.events.get(from..).unwrap_or_default(), eye, others);
        let base = self.told - had.len() as u32;
        self.told = base + has.len() as u32;
        had.append(&mut self.drafted);
        self.drafted = drafted(table, eye, others);
        has.extend(self.drafted.iter().cloned());
        let same = had.iter().zip(&has).take_while(|(a, b)| a == b).count();
        if same == had.len() && same == has.len() {
            return None;
        }
        has.drain(..same);
        Some(EventTail {
            from: base + same as u32,
            list: has,
        })
    }
}

/// The last events that a viewer saw, with how many came before them: only what is sent is put into words.
fn recent(events: &[Arc<dyn AnyEvents>], eye: Eye) -> (u32, Vec<Raw>) {
    let seen = |event: &Arc<dyn AnyEvents>| event.count(eye.viewer());
    let mut first = events.len();
    let mut told = 0;
    while first > 0 && told < RECENT {
        first -= 1;
        told += seen(&events[first]);
    }
    let before: usize = events[..first].iter().map(seen).sum();
    let mut list = tell(&events[first..], eye);
    let more = list.len().saturating_sub(RECENT);
    list.drain(..more);
    ((before + more) as u32, list)
}

/// Events as a viewer sees them.
pub(crate) fn tell(events: &[Arc<dyn AnyEvents>], eye: Eye) -> Vec<Raw> {
    let told = |event: &Arc<dyn AnyEvents>| event.tell(eye.viewer(), &mut Others::default());
    events.iter().flat_map(told).map(Raw::from).collect()
}

/// A few events as a viewer sees them; what others see so too saves work.
fn tell_with(events: &[Arc<dyn AnyEvents>], eye: Eye, others: &mut Others) -> Vec<Raw> {
    let told = events.iter();
    let told = told.flat_map(|event| event.tell(eye.viewer(), others));
    told.map(Raw::from).collect()
}

fn drafted(table: &Table, eye: Eye, others: &mut Others) -> Vec<Raw> {
    let Eye::Seat(seat) = eye else {
        return Vec::new();
    };
    match table.seat(seat).and_then(|state| state.drafted.as_ref()) {
        Some((_, events)) => tell_with(events, eye, others),
        None => Vec::new(),
    }
}

/// What a seat is asked. A question has one number as long as it stands: others' answers do not change it.
fn decision_of(
    table: &Table,
    game: &dyn AnyGame,
    seat: Seat,
    before: Option<&Arc<Decision>>,
) -> Arc<Decision> {
    let state = &table.seats[seat.index()];
    let draft = state.draft.len() as u32;
    let look = || Decision {
        draft,
        lesson: table.lesson_place(seat, &[]),
        ..decision_in(game, seat, state.decision)
    };
    let stands = |before: &&Arc<Decision>| {
        let same = (before.number, before.draft) == (state.decision, draft);
        same && before.prompt.is_some() && game.deciders().contains(seat)
    };
    match before.filter(stands) {
        Some(before) => {
            debug_assert_eq!(**before, look(), "another question under one number");
            Arc::clone(before)
        }
        None => Arc::new(look()),
    }
}

/// What a seat is asked in a game.
pub(crate) fn decision_in(game: &dyn AnyGame, seat: Seat, number: u32) -> Decision {
    let prompt = game.prompt(seat).ok().flatten();
    let legal = prompt.as_ref().and_then(|_| game.offer(seat).ok());
    Decision {
        number,
        prompt,
        legal: legal.map_or_else(nothing, Raw::from),
        draft: 0,
        lesson: None,
    }
}

fn nothing_asked() -> Arc<Decision> {
    Arc::new(Decision {
        number: 0,
        prompt: None,
        legal: nothing(),
        draft: 0,
        lesson: None,
    })
}

fn nothing() -> Raw {
    Raw::of(&[(); 0])
}

/// The scores as they stand for a viewer. They tell nothing that its view does not.
fn standings_of(
    game: &dyn AnyGame,
    viewer: Viewer,
    view: &Parts,
    before: Option<&Glance>,
) -> Arc<Scores> {
    match before.filter(|before| view.is_same(&before.view)) {
        Some(before) => {
            debug_assert_eq!(
                *before.standings,
                game.standings(viewer),
                "other scores in the same view"
            );
            Arc::clone(&before.standings)
        }
        None => Arc::new(game.standings(viewer)),
    }
}

/// A whole view.
pub(crate) fn whole(view: &Parts) -> BTreeMap<String, Option<Raw>> {
    let parts = view.iter();
    let json = |text: &str| RawValue::from_string(text.to_owned()).unwrap_or_default();
    parts
        .map(|(name, text)| (name.to_owned(), Some(json(text).into())))
        .collect()
}
