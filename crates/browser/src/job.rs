//! What is thought through in an instance of its own: it takes long, or it comes from outside. An instance that breaks
//! down over a job takes nothing with it.

use crate::calls::kept;
use crate::short::Short;
use bots::{
    Alone, Bot, BotRng, Clock, Effort, Greedy, Kind, Maker, Random, Settings, Thinker, UnknownBot,
    Wanted,
};
use games::{AnyGame, Json, json};
use rand_chacha::rand_core::SeedableRng as _;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use table::api::{Chart, Code, Player, Refusal};
use table::record::Finished;
use tabletop::{Knowledge, Outcome, Seat, Seed};

/// A game as it stands.
#[derive(Debug, Serialize, Deserialize)]
pub struct Position {
    game: String,
    seats: usize,
    options: Json,
    position: Json,
}

impl From<&dyn AnyGame> for Position {
    fn from(game: &dyn AnyGame) -> Self {
        Position {
            game: game.name().to_owned(),
            seats: game.seat_count(),
            options: game.options(),
            position: game.position(),
        }
    }
}

/// Something to be thought through.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are what they are called")]
pub enum Job {
    /// What a bot answers for its seat: a list of actions.
    Think {
        at: Position,
        seat: Seat,
        level: String,
        lesson: Vec<Json>,
        seed: Seed,
    },
    /// What a bot would do in somebody's place: an action.
    Hint {
        at: Position,
        seat: Seat,
        seed: Seed,
    },
    /// A record from outside, played: the record as it was understood, as text.
    Understand { record: Json },
    /// A record in short, for a link.
    Shorten { record: Json },
    /// A game from a link, played: its record as text.
    Lengthen { short: Json },
    /// Kept games, read as their tables would be: a list of those that cannot go on.
    Read { kept: Json },
    /// What is told about a record.
    Info {
        id: String,
        record: Json,
        players: Option<Vec<Option<Player>>>,
        outcome: Option<Outcome>,
    },
    /// A moment of a record, as somebody sees it.
    Moment {
        record: Json,
        moment: u32,
        viewer: Option<String>,
    },
    /// Who stood how from turn to turn.
    Chart { record: Json, seed: Seed },
}

/// What came of a job.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thought {
    /// What was asked for.
    Done(Json),
    /// It cannot be done.
    Refused(Refusal),
    /// The rules met a fault.
    Fault(String),
    /// Too much waits to be thought through.
    NoRoom,
}

/// How long a bot thinks about a hint.
const HINT: Duration = Duration::from_millis(500);
/// How much thinking goes into a chart.
const EFFORT: Effort = Effort {
    worlds: 16,
    iterations: 40,
};
/// How long a chart may take; moves that are not reached in time are not judged.
const CHART: Duration = Duration::from_secs(8);

/// Thinks a job through, by this clock.
pub fn think(job: Job, clock: impl Clock) -> Thought {
    match job {
        Job::Think {
            at,
            seat,
            level,
            lesson,
            seed,
        } => bot(&at, seat, &level, &lesson, seed, &clock).unwrap_or_else(Thought::Fault),
        Job::Hint { at, seat, seed } => hint(&at, seat, seed, clock).unwrap_or_else(Thought::Fault),
        Job::Understand { record } => told(games::load(&record).map(|game| game.record_text())),
        Job::Shorten { record } => done(Short::of(&record)),
        Job::Lengthen { short } => done(lengthen(&short)),
        Job::Read { kept } => done(kept::read(&kept)),
        Job::Info {
            id,
            record,
            players,
            outcome,
        } => done(read(&record, players, outcome).and_then(|found| found.info(id))),
        Job::Moment {
            record,
            moment,
            viewer,
        } => {
            let found = read(&record, None, None);
            done(found.and_then(|found| found.moment(moment, viewer.as_deref())))
        }
        Job::Chart { record, seed } => done(chart(&record, seed, &clock)),
    }
}

fn done(came: Result<impl Serialize, Refusal>) -> Thought {
    match came {
        Ok(value) => Thought::Done(json(&value)),
        Err(refusal) => Thought::Refused(refusal),
    }
}

/// A damaged link is one that cannot be read.
fn lengthen(short: &Json) -> Result<String, Refusal> {
    let bad = |_| Refusal::new(Code::BadRequest, "device-link-bad");
    let short: Short = serde_json::from_str(short.get()).map_err(bad)?;
    Ok(short.play()?.record_text())
}

fn told(came: Result<impl Serialize, games::Error>) -> Thought {
    done(came.map_err(Refusal::from))
}

fn read(
    record: &Json,
    players: Option<Vec<Option<Player>>>,
    outcome: Option<Outcome>,
) -> Result<Finished, Refusal> {
    let game = games::load(record)?;
    Ok(Finished {
        players: players.unwrap_or_else(|| vec![None; game.seat_count()]),
        outcome: outcome.or_else(|| game.outcome()),
        game,
    })
}

impl Position {
    fn game(&self) -> Result<Box<dyn AnyGame>, String> {
        let game = games::resume(&self.game, self.seats, Some(&self.options), &self.position);
        game.map_err(|error| error.to_string())
    }
}

fn rng(seed: Seed) -> BotRng {
    BotRng::from_seed(seed.0)
}

fn bot(
    at: &Position,
    seat: Seat,
    level: &str,
    lesson: &[Json],
    seed: Seed,
    clock: &impl Clock,
) -> Result<Thought, String> {
    let kind: Kind = level
        .parse()
        .map_err(|error: UnknownBot| error.to_string())?;
    let mut rng = rng(seed);
    let actions = table::answer::answer(&*at.game()?, seat, lesson, |game| {
        let bot = ByClock(kind, clock.clone());
        let advice = bots::ask(game, seat, Wanted::Choice, bot, &mut rng);
        advice
            .map(|advice| advice.action)
            .map_err(|error| error.to_string())
    })?;
    Ok(Thought::Done(json(&actions)))
}

fn hint(at: &Position, seat: Seat, seed: Seed, clock: impl Clock) -> Result<Thought, String> {
    let kind = Kind::Search(Settings::default()).within(HINT);
    let bot = ByClock(kind, clock);
    let advice = bots::ask(&*at.game()?, seat, Wanted::Opinion, bot, &mut rng(seed));
    let advice = advice.map_err(|error| error.to_string())?;
    Ok(Thought::Done(advice.action))
}

fn chart(record: &Json, seed: Seed, clock: &impl Clock) -> Result<Chart, Refusal> {
    let game = games::load(record)?;
    let end = clock.now() + CHART;
    let mut in_time = || clock.now() < end;
    let chart = bots::chart(&*game, &EFFORT, &mut in_time, &mut rng(seed));
    chart.map(Chart::from).ok_or_else(Refusal::internal)
}

/// Makes bots that go by a clock, on the thread of whoever asks.
struct ByClock<C>(Kind, C);

impl<C: Clock> Maker for ByClock<C> {
    type Error = games::Error;

    fn bot<G: Knowledge>(self) -> Result<Box<dyn Bot<G>>, games::Error> {
        Ok(match self.0 {
            Kind::Random => Box::new(Random),
            Kind::Greedy => Box::new(Greedy::default()),
            Kind::Search(settings) => {
                Box::new(Thinker::new(settings, Alone::new(settings, self.1)))
            }
        })
    }
}
