//! Each request: what it takes and what it answers.

use super::answer::{Answer, Refused, say};
use bots::{BotRng, Kind};
use games::{AnyGame, Json};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::time::Duration;
use tabletop::{Chance, Prompt, Revealed, ScriptedDraw, Seat, SeatSet, Viewer};

/// The requests.
pub(super) const NAMES: &[&str] = &[
    "hello",
    "new",
    "legal",
    "play",
    "try",
    "why",
    "considered",
    "view",
    "standings",
    "outcome",
    "suggest",
    "rewind",
    "stack",
    "record",
    "load",
    "position",
];

/// Reads a request's body.
pub(super) fn read<'a, T: Deserialize<'a>>(body: &'a RawValue) -> Result<T, Refused> {
    serde_json::from_str(body.get()).map_err(|error| Refused::bad_request(error.to_string()))
}

/// A request without particulars.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Empty {}

/// A seat as somebody wrote it: whether there is such a seat is the table's business.
struct SeatWritten<'a>(&'a RawValue);

impl<'de: 'a, 'a> Deserialize<'de> for SeatWritten<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        <&RawValue>::deserialize(deserializer).map(SeatWritten)
    }
}

impl SeatWritten<'_> {
    fn at(&self, table: &dyn AnyGame) -> Result<Seat, Refused> {
        let seats = table.seat_count();
        let seat = serde_json::from_str(self.0.get()).ok();
        let seat = seat.filter(|seat: &Seat| seat.index() < seats);
        seat.ok_or_else(|| bad_seat(self.0, seats))
    }
}

fn bad_seat(written: &RawValue, seats: usize) -> Refused {
    let last = seats.saturating_sub(1);
    let written: String = written.get().chars().take(40).collect();
    Refused::bad_seat(format!(
        "there is no seat {written}; the seats are 0 to {last}"
    ))
}

/// Whose eyes: a seat, a list of seats, `"spectator"` or `"referee"`.
#[derive(Clone, Default)]
struct ViewerWritten<'a>(Option<&'a RawValue>);

impl<'de: 'a, 'a> Deserialize<'de> for ViewerWritten<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        <&RawValue>::deserialize(deserializer).map(|written| ViewerWritten(Some(written)))
    }
}

impl ViewerWritten<'_> {
    /// The viewer; the referee if nobody is named.
    fn at(&self, table: &dyn AnyGame) -> Result<Viewer, Refused> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Seat(i64),
            Seats(Vec<i64>),
            Name(String),
        }
        let Some(written) = self.0 else {
            return Ok(Viewer::Referee);
        };
        let seats = match serde_json::from_str(written.get()) {
            Ok(Written::Name(name)) if name == "referee" => return Ok(Viewer::Referee),
            Ok(Written::Name(name)) if name == "spectator" => return Ok(Viewer::Spectator),
            Ok(Written::Seat(seat)) => vec![seat],
            Ok(Written::Seats(seats)) => seats,
            Ok(Written::Name(_)) | Err(_) => {
                let words = "\"as\" is a seat, a list of seats, \"spectator\" or \"referee\"";
                return Err(Refused::bad_request(words));
            }
        };
        let count = table.seat_count();
        let seat = |seat: &i64| usize::try_from(*seat).ok().filter(|seat| *seat < count);
        let set: Option<SeatSet> = seats.iter().map(|s| seat(s).map(Seat::from)).collect();
        set.map(Viewer::Seats)
            .ok_or_else(|| bad_seat(written, count))
    }
}

pub(super) fn hello(Empty {}: Empty) -> Result<Answer, Refused> {
    let games = games::NAMES.iter().map(|name| games::about(name));
    let games = games.collect::<Result<Vec<_>, _>>()?;
    let program = concat!("orrery ", env!("CARGO_PKG_VERSION"));
    Ok(Answer::default()
        .with("program", &program)
        .with("protocol", &2)
        .with("games", &games)
        .with("bots", &bots::NAMES))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New<'a> {
    game: String,
    seats: usize,
    #[serde(borrow)]
    options: Option<&'a RawValue>,
    chance: Option<Chance>,
    #[serde(borrow)]
    position: Option<&'a RawValue>,
    #[serde(borrow, default, rename = "as")]
    viewer: ViewerWritten<'a>,
}

/// A new game, and what happened up to its first decision.
pub(super) fn new(new: New<'_>) -> Result<(Box<dyn AnyGame>, Answer), Refused> {
    let viewer = new.viewer.clone();
    let table = begin(new)?;
    let events = table.setup_events().json(viewer.at(&*table)?);
    let answer = state(&*table).with("events", &events);
    Ok((table, answer))
}

fn begin(
    New {
        game,
        seats,
        options,
        chance,
        position,
        ..
    }: New<'_>,
) -> Result<Box<dyn AnyGame>, Refused> {
    match (chance, position) {
        (Some(chance), None) => Ok(games::start_asked(&game, seats, options, chance)?),
        (None, Some(position)) => Ok(games::resume(&game, seats, options, position)?),
        (None, None) => {
            let seed =
                crate::fresh_seed().map_err(|error| Refused::bad_request(error.to_string()))?;
            Ok(games::start_asked(
                &game,
                seats,
                options,
                Chance::seeded(seed),
            )?)
        }
        (Some(_), Some(_)) => Err(Refused::bad_request(
            "a game starts from \"chance\" or from a \"position\", not both",
        )),
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Load<'a> {
    #[serde(borrow)]
    record: &'a RawValue,
}

pub(super) fn load(Load { record }: Load<'_>) -> Result<(Box<dyn AnyGame>, Answer), Refused> {
    let table = games::load(record)?;
    let answer = state(&*table);
    Ok((table, answer))
}

/// How a table stands after it has changed.
pub(super) fn state(table: &dyn AnyGame) -> Answer {
    Answer::default()
        .with("ok", &true)
        .with("deciders", &table.deciders())
        .with("played", &table.played())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ForSeat<'a> {
    #[serde(borrow)]
    seat: SeatWritten<'a>,
}

/// A prompt with its words.
#[derive(Serialize)]
struct Asked {
    #[serde(flatten)]
    prompt: Prompt,
    words: String,
}

fn asked(table: &dyn AnyGame, seat: Seat) -> Result<Option<Asked>, Refused> {
    let prompt = table.prompt(seat)?;
    Ok(prompt.map(|prompt| Asked {
        words: say(&prompt.message),
        prompt,
    }))
}

pub(super) fn legal(table: &mut dyn AnyGame, body: &ForSeat<'_>) -> Result<Answer, Refused> {
    let seat = body.seat.at(table)?;
    let answer = Answer::default().with("prompt", &asked(table, seat)?);
    Ok(answer.with("actions", &table.legal(seat)?))
}

/// What an answer is to bring along.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Want {
    Legal,
    View,
    Standings,
    Outcome,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Play<'a> {
    #[serde(borrow)]
    seat: SeatWritten<'a>,
    #[serde(borrow)]
    actions: Vec<&'a RawValue>,
    #[serde(default)]
    want: Vec<Want>,
    #[serde(borrow, default, rename = "as")]
    viewer: ViewerWritten<'a>,
}

pub(super) fn play(table: &mut dyn AnyGame, body: &Play<'_>) -> Result<Answer, Refused> {
    let (seat, viewer) = (body.seat.at(table)?, body.viewer.at(table)?);
    let played = table.play(seat, &body.actions)?;
    let answer = Answer::default()
        .with("ok", &true)
        .with("events", &played.events.json(viewer))
        .with("revealed", &played.revealed)
        .with("deciders", &table.deciders())
        .with("played", &table.played());
    wanted(table, &body.want, table.deciders(), viewer, answer)
}

#[derive(Serialize)]
struct Decision {
    seat: Seat,
    prompt: Option<Asked>,
    actions: Json,
}

fn wanted(
    table: &dyn AnyGame,
    wants: &[Want],
    seats: SeatSet,
    viewer: Viewer,
    mut answer: Answer,
) -> Result<Answer, Refused> {
    if wants.contains(&Want::Legal) {
        let decision = |seat| -> Result<Decision, Refused> {
            Ok(Decision {
                seat,
                prompt: asked(table, seat)?,
                actions: table.legal(seat)?,
            })
        };
        let decisions = seats.iter().map(decision).collect::<Result<Vec<_>, _>>()?;
        answer = answer.with("legal", &decisions);
    }
    if wants.contains(&Want::View) {
        answer = answer.with("view", &table.view(viewer));
    }
    if wants.contains(&Want::Standings) {
        answer = answer.with("standings", &table.standings(viewer));
    }
    if wants.contains(&Want::Outcome) {
        answer = answer.with("outcome", &table.outcome());
    }
    Ok(answer)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Try<'a> {
    #[serde(borrow)]
    seat: SeatWritten<'a>,
    #[serde(borrow)]
    actions: Vec<&'a RawValue>,
    #[serde(default)]
    want: Vec<Want>,
    #[serde(borrow, default, rename = "as")]
    viewer: ViewerWritten<'a>,
}

pub(super) fn try_out(table: &mut dyn AnyGame, body: &Try<'_>) -> Result<Answer, Refused> {
    match (&body.viewer, body.viewer.at(table)?) {
        (ViewerWritten(Some(_)), Viewer::Referee) => try_for_referee(table, body),
        _ => try_for_seat(table, body),
    }
}

/// The referee knows what comes: everything is tried on a copy of the game as it is, one action after the other.
fn try_for_referee(table: &dyn AnyGame, body: &Try<'_>) -> Result<Answer, Refused> {
    let seat = body.seat.at(table)?;
    let (mut after, before) = (table.fork(), table.played());
    let mut revealed = Revealed::Nothing;
    for (at, action) in body.actions.iter().enumerate() {
        let played = after.play(seat, &[action]);
        revealed = revealed.and(played.map_err(|error| error.in_batch(at))?.revealed);
    }
    let events = after.history(before);
    let events: Vec<Json> = events
        .iter()
        .map(|list| list.json(Viewer::Referee))
        .collect();
    let answer = Answer::default()
        .with("ok", &true)
        .with("tried", &body.actions.len())
        .with("revealed", &revealed)
        .with("events", &flat(&events)?)
        .with("deciders", &after.deciders());
    wanted(
        &*after,
        &body.want,
        after.deciders(),
        Viewer::Referee,
        answer,
    )
}

/// Lists of events as one list.
fn flat(lists: &[Json]) -> Result<Vec<Json>, Refused> {
    let lists = lists.iter().map(|list| read::<Vec<Json>>(list));
    Ok(lists.collect::<Result<Vec<_>, _>>()?.concat())
}

fn try_for_seat(table: &dyn AnyGame, body: &Try<'_>) -> Result<Answer, Refused> {
    let seat = body.seat.at(table)?;
    let preview = table.preview(seat, &body.actions)?;
    let after = &*preview.game;
    // In the same step the others stand as they stand; the preview itself does not know it.
    let mut deciders = after.deciders();
    if after.asked() == table.asked() {
        let own = deciders.intersection(SeatSet::of(seat));
        deciders = table.deciders().difference(SeatSet::of(seat)).union(own);
    }
    let answer = Answer::default()
        .with("ok", &true)
        .with("tried", &preview.played)
        .with("revealed", &preview.revealed)
        .with("events", &preview.events.json(Viewer::seat(seat)))
        .with("deciders", &deciders);
    let own = after.deciders().intersection(SeatSet::of(seat));
    wanted(after, &body.want, own, Viewer::seat(seat), answer)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Why<'a> {
    #[serde(borrow)]
    seat: SeatWritten<'a>,
    #[serde(borrow)]
    action: &'a RawValue,
}

pub(super) fn why(table: &mut dyn AnyGame, body: &Why<'_>) -> Result<Answer, Refused> {
    let seat = body.seat.at(table)?;
    let answer = Answer::default();
    Ok(match table.why(seat, body.action)? {
        None => answer.with("legal", &true),
        Some(refusal) => answer
            .with("legal", &false)
            .with("reason", &refusal.reason)
            .with("words", &say(&refusal.words)),
    })
}

#[derive(Serialize)]
struct ConsideredAction {
    action: Json,
    words: String,
    things: Json,
    legal: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<Json>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

pub(super) fn considered(table: &mut dyn AnyGame, body: &ForSeat<'_>) -> Result<Answer, Refused> {
    let seat = body.seat.at(table)?;
    let considered = table
        .considered(seat)?
        .into_iter()
        .map(|considered| ConsideredAction {
            words: say(&considered.choice.words),
            action: considered.choice.action,
            things: considered.choice.things,
            legal: considered.refusal.is_none(),
            why: considered
                .refusal
                .as_ref()
                .map(|refusal| say(&refusal.words)),
            reason: considered.refusal.map(|refusal| refusal.reason),
        });
    Ok(Answer::default().with("considered", &considered.collect::<Vec<_>>()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct As<'a> {
    #[serde(borrow, default, rename = "as")]
    viewer: ViewerWritten<'a>,
}

pub(super) fn view(table: &mut dyn AnyGame, body: &As<'_>) -> Result<Answer, Refused> {
    Ok(Answer::default().with("view", &table.view(body.viewer.at(table)?)))
}

pub(super) fn standings(table: &mut dyn AnyGame, body: &As<'_>) -> Result<Answer, Refused> {
    Ok(Answer::default().with("standings", &table.standings(body.viewer.at(table)?)))
}

pub(super) fn outcome(table: &mut dyn AnyGame, Empty {}: Empty) -> Result<Answer, Refused> {
    Ok(Answer::default().with("outcome", &table.outcome()))
}

pub(super) fn record(table: &mut dyn AnyGame, Empty {}: Empty) -> Result<Answer, Refused> {
    Ok(Answer::default().with("record", &table.record()))
}

pub(super) fn position(table: &mut dyn AnyGame, Empty {}: Empty) -> Result<Answer, Refused> {
    Ok(Answer::default().with("position", &table.position()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rewind {
    to: usize,
}

pub(super) fn rewind(table: &mut dyn AnyGame, body: &Rewind) -> Result<Answer, Refused> {
    table.rewind(body.to)?;
    Ok(state(table))
}

pub(super) fn stack(
    table: &mut dyn AnyGame,
    piles: &BTreeMap<String, Vec<ScriptedDraw>>,
) -> Result<Answer, Refused> {
    table.stack(piles)?;
    Ok(state(table))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Suggest<'a> {
    #[serde(borrow)]
    seat: SeatWritten<'a>,
    bot: String,
    /// For bots that think as long as they are given.
    #[serde(default)]
    millis: Option<NonZeroU32>,
}

pub(super) fn suggest(
    table: &mut dyn AnyGame,
    body: &Suggest<'_>,
    rng: &mut BotRng,
) -> Result<Answer, Refused> {
    let seat = body.seat.at(table)?;
    let millis = body.millis.map(|millis| u64::from(millis.get()));
    let time = millis.map(Duration::from_millis);
    let bot: Kind = body.bot.parse().map_err(thinkers::Error::Unknown)?;
    let bot = time.map_or(bot, |time| bot.within(time));
    let suggestion = thinkers::suggest(table, seat, bot, rng)?;
    Ok(Answer::default()
        .with("action", &suggestion.action)
        .with("candidates", &suggestion.candidates))
}
