//! The chart after a game: who stood how, turn by turn, and which moves lost it.

use crate::search::{Budget, Question, Search, Settings, Wanted, play_out};
use crate::{BotRng, Seated};
use games::{AnyGame, Json, Table, TableVisitor, json};
use rand::SeedableRng;
use serde::Serialize;
use tabletop::{Game, Knowledge, Message, Seat, SeatSet, Words};

/// How a game went.
#[derive(Clone, Debug, Serialize)]
pub struct Chart {
    /// How likely each seat was to win, from turn to turn; at last what came of it.
    pub turns: Vec<Turn>,
    /// The moves that cost their seat most, the worst first.
    pub slips: Vec<Slip>,
}

/// How likely each seat was to win at some moment.
#[derive(Clone, Debug, Serialize)]
pub struct Turn {
    /// How many actions had been taken.
    pub at: usize,
    /// By seat, between 0 and 1. Of several seats the chances add up to 1.
    pub chances: Vec<f32>,
}

/// A move after which its seat stood worse than after another one.
#[derive(Clone, Debug, Serialize)]
pub struct Slip {
    /// How many actions had been taken before it.
    pub at: usize,
    /// Whose it was.
    pub seat: Seat,
    /// What was played.
    pub action: Json,
    /// The same in words.
    pub words: Message,
    /// How likely the seat was to win by it, as far as it could know.
    pub chance: f32,
    /// What would have been better.
    pub better: Json,
    /// The same in words.
    pub better_words: Message,
    /// How likely the seat was to win by that.
    pub better_chance: f32,
}

/// How much thinking goes into a chart.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// How many playouts judge a turn.
    pub worlds: u32,
    /// How many iterations judge a move.
    pub iterations: u32,
}

impl Default for Effort {
    fn default() -> Self {
        Effort {
            worlds: 24,
            iterations: 60,
        }
    }
}

/// The most moves that are named.
const MOST: usize = 8;
/// A difference that could be mere luck of the playouts is not worth a name.
const WORTH_NAMING: f32 = 0.02;

/// The chart of a game, as far as it was played; nothing if its game is not one of ours. It tells
/// what was hidden: for players only when the game is over.
///
/// `in_time` is asked again and again whether there is time left. When there is none, moves that were not
/// reached are not judged, and turns only roughly.
pub fn chart(
    table: &dyn AnyGame,
    effort: &Effort,
    in_time: &mut dyn FnMut() -> bool,
    rng: &mut BotRng,
) -> Option<Chart> {
    let draw = Draw {
        effort,
        in_time,
        rng,
    };
    games::open(table, draw)
}

struct Draw<'a> {
    effort: &'a Effort,
    in_time: &'a mut dyn FnMut() -> bool,
    rng: &'a mut BotRng,
}

impl TableVisitor for Draw<'_> {
    type Out = Chart;

    fn visit<G: Game + Knowledge>(self, table: &Table<G>) -> Chart {
        let steps: Vec<_> = table.moved().iter().map(|moved| moved.step).collect();
        let mut turns = Vec::new();
        let mut doubts = Vec::new();
        let mut at = 0;
        let mut first = Judge::<G>::new(self.effort.iterations);
        table.retrace(|game, taken| {
            let begins = at == 0 || steps.get(at) != steps.get(at - 1);
            if begins {
                // Late turns of a game that takes too long are judged by fewer playouts.
                let worlds = if (self.in_time)() {
                    self.effort.worlds
                } else {
                    1
                };
                let chances = chances(game, worlds, self.rng);
                turns.push(Turn { at, chances });
            }
            if let Some((seat, action)) = taken
                && (self.in_time)()
            {
                doubts.extend(first.doubt(at, game, seat, action, self.rng));
            }
            at += 1;
        });
        doubts.sort_by(|a, b| b.loss().total_cmp(&a.loss()));
        doubts.truncate(2 * MOST);
        // The worst ones may only look so: they are looked at again, longer.
        let mut second = Judge::<G>::new(8 * self.effort.iterations);
        let mut again = Vec::new();
        let mut at = 0;
        table.retrace(|game, _| {
            if let Some(doubt) = doubts.iter().find(|doubt| doubt.at == at) {
                again.push(second.compare(doubt, game, self.rng));
            }
            at += 1;
        });
        again.retain(|doubt| doubt.loss() > WORTH_NAMING);
        again.sort_by(|a, b| b.loss().total_cmp(&a.loss()));
        again.truncate(MOST);
        let slips = again.iter().map(Doubt::slip).collect();
        Chart { turns, slips }
    }
}

/// How likely each seat wins, with all hands open and the luck to come unknown.
fn chances<G: Knowledge>(game: &G, worlds: u32, rng: &mut BotRng) -> Vec<f32> {
    let seats = game.seat_count();
    let mut sums = vec![0.0; seats];
    if let Some(outcome) = game.outcome() {
        let results = sums.iter_mut().zip(outcome.won);
        results.for_each(|(sum, won)| *sum = f32::from(u8::from(won)));
    } else {
        for _ in 0..worlds.max(1) {
            let world = game.determinize(SeatSet::all(seats), rng);
            let values = play_out(world, rng);
            sums.iter_mut()
                .zip(values)
                .for_each(|(sum, value)| *sum += value);
        }
        sums.iter_mut().for_each(|sum| *sum /= worlds.max(1) as f32);
    }
    let all: f32 = sums.iter().sum();
    if seats > 1 && all > 0.0 {
        sums.iter_mut().for_each(|sum| *sum /= all);
    }
    sums
}

/// A move, and what may have been better.
struct Doubt<A> {
    at: usize,
    seat: Seat,
    taken: (A, f32),
    better: (A, f32),
}

impl<A: Words + Serialize + Copy> Doubt<A> {
    fn loss(&self) -> f32 {
        self.better.1 - self.taken.1
    }

    fn slip(&self) -> Slip {
        Slip {
            at: self.at,
            seat: self.seat,
            action: json(&self.taken.0),
            words: self.taken.0.words(),
            chance: self.taken.1,
            better: json(&self.better.0),
            better_words: self.better.0.words(),
            better_chance: self.better.1,
        }
    }
}

/// Judges moves by search, from their seat's place.
struct Judge<G: Game> {
    settings: Settings,
    search: Search<G>,
    legal: Vec<G::Action>,
}

impl<G: Knowledge> Judge<G> {
    fn new(iterations: u32) -> Self {
        let settings = Settings {
            budget: Budget::iterations(iterations),
            ..Settings::default()
        };
        Judge {
            search: Search::new(&settings),
            settings,
            legal: Vec::new(),
        }
    }

    /// The move, if another one looks better.
    fn doubt(
        &mut self,
        at: usize,
        game: &G,
        seat: Seat,
        action: &G::Action,
        rng: &mut BotRng,
    ) -> Option<Doubt<G::Action>> {
        self.legal.clear();
        game.legal_actions(seat, &mut self.legal);
        if self.legal.len() < 2 {
            return None;
        }
        let taken = self.legal.iter().position(|legal| legal == action)?;
        let values = self.values(game, seat, rng);
        let best = (0..values.len()).max_by(|&a, &b| values[a].total_cmp(&values[b]))?;
        (best != taken).then(|| Doubt {
            at,
            seat,
            taken: (*action, values[taken]),
            better: (self.legal[best], values[best]),
        })
    }

    /// The two moves against each other.
    fn compare(
        &mut self,
        doubt: &Doubt<G::Action>,
        game: &G,
        rng: &mut BotRng,
    ) -> Doubt<G::Action> {
        let (taken, better) = (doubt.taken.0, doubt.better.0);
        self.legal.clear();
        self.legal.extend([taken, better]);
        let values = self.values(game, doubt.seat, rng);
        Doubt {
            at: doubt.at,
            seat: doubt.seat,
            taken: (taken, values[0]),
            better: (better, values[1]),
        }
    }

    /// What each of the listed moves is worth to the seat.
    fn values(&mut self, game: &G, seat: Seat, rng: &mut BotRng) -> Vec<f32> {
        let mut luck = BotRng::from_rng(rng);
        let (table, opinion) = (Seated::new(game, seat), Wanted::Opinion);
        let question = Question::new(&table, &self.legal, &self.settings, opinion, &mut luck);
        self.search.begin(question);
        while self.search.step(self.settings.budget.iterations) {}
        self.search.report().values()
    }
}
