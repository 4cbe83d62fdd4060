//! Records: of finished tables, of tables that no longer replay, and imported ones.

use crate::api::{EventTail, Place, Player, Raw, RecordInfo, RecordMoment, Refusal};
use crate::glance::whole;
use crate::{Entry, Holder, Names, Table, What};
use games::{AnyGame, Json, Parts};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use tabletop::{Chance, Outcome, Seat, Viewer};

/// A finished game.
pub struct Finished {
    /// As it was played.
    pub game: Box<dyn AnyGame>,
    /// Who played; none for bots, and for imported records.
    pub players: Vec<Option<Player>>,
    /// How it came out.
    pub outcome: Option<Outcome>,
}

/// Who plays a table, for its record.
pub fn players(holders: &[Holder], names: &dyn Names) -> Vec<Option<Player>> {
    let player = |holder: &Holder| match holder {
        Holder::Person(account) => Some(names.player(account)),
        _ => None,
    };
    holders.iter().map(player).collect()
}

impl Finished {
    /// What is told about it.
    pub fn info(self, id: String) -> Result<RecordInfo, Refusal> {
        let options = serde_json::from_str(self.game.options().get());
        Ok(RecordInfo {
            id,
            game: self.game.name().to_owned(),
            rules: self.game.rules(),
            options: options.map_err(|_| Refusal::internal())?,
            players: self.players,
            moments: self.game.played() as u32 + 1,
            outcome: self.outcome,
        })
    }

    /// The table after so many actions, as somebody sees it: a seat's number, `spectator` or `referee`.
    pub fn moment(&self, moment: u32, viewer: Option<&str>) -> Result<RecordMoment, Refusal> {
        let viewer = viewer_named(viewer, self.game.seat_count())?;
        let place = place_at(&*self.game, moment as usize, viewer)?;
        let last = (moment as usize).checked_sub(1);
        let last = last.and_then(|last| self.game.actions(last).into_iter().next());
        let (seat, action) = last.unzip();
        Ok(RecordMoment {
            moment,
            seat: seat.map(|seat| seat.0),
            action: action.map(Raw::from),
            place,
        })
    }
}

fn viewer_named(name: Option<&str>, seats: usize) -> Result<Viewer, Refusal> {
    match name.unwrap_or("spectator") {
        "spectator" => Ok(Viewer::Spectator),
        "referee" => Ok(Viewer::Referee),
        seat => match seat.parse::<u8>() {
            Ok(seat) if usize::from(seat) < seats => Ok(Viewer::seat(Seat(seat))),
            _ => Err(Refusal::bad_seat()),
        },
    }
}

fn place_at(game: &dyn AnyGame, moment: usize, viewer: Viewer) -> Result<Place, Refusal> {
    let mut then = game.fork();
    then.rewind(moment)?;
    let list = match moment.checked_sub(1) {
        Some(last) => then
            .history(last)
            .iter()
            .flat_map(|events| events.seen_by(viewer))
            .map(|told| Raw::of(&told))
            .collect(),
        None => Vec::new(),
    };
    Ok(Place {
        view: whole(&then.view_parts(viewer, &Parts::default())),
        asked: Some(then.asked()),
        deciders: Some(then.deciders()),
        standings: Some(Raw::of(&then.standings(viewer))),
        outline: Some(Raw::of(&then.outline(viewer))),
        events: Some(EventTail { from: 0, list }),
        ..Place::default()
    })
}

/// A record of a log that no longer replays: every action that was played, by the rules of its time, without what
/// came of it. The table is as it was before the first entry that does not fit, and `rest` are the entries from there on.
pub fn unverified(table: &Table, rest: &[Entry]) -> String {
    let mut log = Unverified::new(table);
    rest.iter().for_each(|entry| log.take(&entry.what));
    let lines = log
        .moves
        .into_values()
        .map(|(seat, action)| (seat, [action]));
    let record = Written {
        game: &table.setup.game,
        rules: log.rules,
        options: &table.setup.options,
        seats: table.seats.len(),
        chance: log.chance.as_ref(),
        lines: lines.collect(),
        events: [],
        digests: [],
        outcome: table.outcome.as_ref(),
    };
    games::json(&record).get().to_owned()
}

#[derive(Serialize)]
struct Written<'a> {
    game: &'a str,
    rules: u32,
    options: &'a Value,
    seats: usize,
    chance: Option<&'a Chance>,
    lines: Vec<(Seat, [Json; 1])>,
    events: [(); 0],
    digests: [(); 0],
    outcome: Option<&'a Outcome>,
}

/// What a log says was played, as far as that is known without the rules.
struct Unverified {
    rules: u32,
    chance: Option<Chance>,
    moves: BTreeMap<u32, (Seat, Json)>,
    next: u32,
    drafts: Vec<Vec<Json>>,
}

impl Unverified {
    fn new(table: &Table) -> Self {
        let played = table.game.as_ref().map(|game| game.actions(0));
        let numbers = table.moves.iter().map(|noted| noted.number);
        Unverified {
            rules: table.rules.unwrap_or(crate::log::FIRST_RULES),
            chance: table.chance.as_deref().cloned(),
            moves: numbers.zip(played.unwrap_or_default()).collect(),
            next: table.next_move,
            drafts: table.seats.iter().map(|seat| seat.draft.clone()).collect(),
        }
    }

    fn take(&mut self, what: &What) {
        match what {
            What::Start { chance, rules } => {
                self.chance = Some(chance.clone());
                self.rules = rules.unwrap_or(crate::log::FIRST_RULES);
            }
            What::Act { seat, actions, .. } => self.play(*seat, actions),
            What::Draft { seat, actions } => {
                if let Some(draft) = self.drafts.get_mut(seat.index()) {
                    draft.extend(actions.iter().cloned());
                }
            }
            What::Undraft { seat, count } => {
                if let Some(draft) = self.drafts.get_mut(seat.index()) {
                    draft.truncate(draft.len().saturating_sub(*count as usize));
                }
            }
            What::Confirm { seat, actions } => {
                let draft = self.drafts.get_mut(seat.index()).map(std::mem::take);
                self.play(*seat, &draft.unwrap_or_default());
                self.play(*seat, actions);
            }
            What::TakeBack { moves, .. } => moves.iter().for_each(|number| {
                self.moves.remove(number);
            }),
            _ => {}
        }
    }

    fn play(&mut self, seat: Seat, actions: &[Json]) {
        for action in actions {
            self.moves.insert(self.next, (seat, action.clone()));
            self.next += 1;
        }
    }
}
