//! One game of a batch.

use crate::steps::Why;
use crate::{Buffers, Reward, Shape};
use bots::{Bot, BotRng, Kind, Seated};
use tabletop::encode::Ids;
use tabletop::{Chance, Encode, Events, Game, Knowledge, Outcome, Seat, Seed, Viewer};

/// What all games of a batch share.
pub(crate) struct Common<G: Encode> {
    pub(crate) options: G::Options,
    pub(crate) seed: u64,
    pub(crate) reward: Reward,
    pub(crate) auto_reset: bool,
    pub(crate) opponents: Vec<Option<Kind>>,
    pub(crate) shape: Shape,
    pub(crate) ids: Ids,
}

/// A bot and its chance.
type Opponent<G> = (Box<dyn Bot<G>>, BotRng);

/// One game, standing at a decision of a seat that is no bot's, or over.
pub(crate) struct Env<G: Game> {
    /// Its place in the batch.
    place: usize,
    /// How many games were begun here before.
    episode: u64,
    pub(crate) game: G,
    pub(crate) seat: Option<Seat>,
    pub(crate) legal: Vec<G::Action>,
    /// Choices among two or more so far.
    decisions: u32,
    /// By seat.
    bots: Vec<Option<Opponent<G>>>,
    /// How many rows of the buffers hold what was written last.
    written: usize,
}

/// How a game stands after a step.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Not,
    Over,
    Capped,
}

impl<G: Encode + Knowledge> Env<G> {
    /// The first game at this place of a batch.
    pub(crate) fn new(place: usize, common: &Common<G>) -> Option<Self> {
        let mut env = Env {
            place,
            episode: 0,
            game: fresh(common, seed(common, place, 0))?,
            seat: None,
            legal: Vec::with_capacity(64),
            decisions: 0,
            bots: Vec::new(),
            written: common.shape.longest,
        };
        env.welcome_bots(common);
        Some(env)
    }

    /// Begins the game of this number at this place.
    fn begin(&mut self, common: &Common<G>, episode: u64) {
        self.episode = episode;
        // The options were tried: whether a game can be set up does not depend on chance.
        if let Some(game) = fresh(common, seed(common, self.place, episode)) {
            self.game = game;
        }
        self.decisions = 0;
        self.welcome_bots(common);
    }

    fn welcome_bots(&mut self, common: &Common<G>) {
        let seed = seed(common, self.place, self.episode);
        let bot = |(seat, kind): (usize, &Option<Kind>)| {
            let bot = kind.and_then(Kind::by_count)?;
            Some((bot, bots::rng(seed, seat.into())))
        };
        self.bots = common.opponents.iter().enumerate().map(bot).collect();
    }

    /// Begins anew and writes down what comes first.
    pub(crate) fn reset(
        &mut self,
        common: &Common<G>,
        out: &mut Buffers<'_>,
        row: usize,
    ) -> Result<(), Why> {
        self.begin(common, 0);
        // A game that bots play to its end by themselves is no game for anybody.
        while self.advance() != End::Not && self.episode < 100 {
            self.begin(common, self.episode + 1);
        }
        Buffers::row(out.rewards, row, common.shape.seats).fill(0.0);
        out.done[row] = 0;
        self.write(common, out, row)
    }

    /// Plays the action at this place of the list, and on to the next decision.
    pub(crate) fn step(
        &mut self,
        action: usize,
        common: &Common<G>,
        out: &mut Buffers<'_>,
        row: usize,
    ) -> Result<(), Why> {
        let rewards = Buffers::row(out.rewards, row, common.shape.seats);
        let Some(seat) = self.seat else {
            // Over, and not begun anew: nothing happens any more.
            rewards.fill(0.0);
            return Ok(());
        };
        self.decisions += u32::from(self.legal.len() > 1);
        let _ = self
            .game
            .play(seat, &self.legal[action], &mut Events::off());
        let end = self.advance();
        out.done[row] = end as u8;
        if end == End::Not {
            rewards.fill(0.0);
        } else {
            common.reward.give(&self.outcome(), rewards);
            if common.auto_reset {
                self.begin(common, self.episode + 1);
                let _ = self.advance();
            }
        }
        self.write(common, out, row)
    }

    /// Begins the next game because this one broke.
    pub(crate) fn give_up(&mut self, common: &Common<G>, out: &mut Buffers<'_>, row: usize) {
        self.begin(common, self.episode + 1);
        self.written = common.shape.longest;
        let _ = self.advance();
        Buffers::row(out.rewards, row, common.shape.seats).fill(0.0);
        out.done[row] = 3;
        // What does not fit now either is left for the next step to complain about.
        let _ = self.write(common, out, row);
    }

    /// Lets bots play until somebody else decides.
    #[inline]
    fn advance(&mut self) -> End {
        self.legal.clear();
        loop {
            self.seat = self.game.deciders().first();
            let Some(seat) = self.seat else {
                return End::Over;
            };
            if self.decisions >= G::DECISION_CAP {
                self.seat = None;
                return End::Capped;
            }
            self.game.legal_actions(seat, &mut self.legal);
            let Some(Some((bot, rng))) = self.bots.get_mut(seat.index()) else {
                return End::Not;
            };
            let choice = match self.legal.len() {
                1 => 0,
                _ => {
                    self.decisions += 1;
                    bot.choose(&Seated::new(&self.game, seat), &self.legal, rng)
                }
            };
            let _ = self
                .game
                .play(seat, &self.legal[choice], &mut Events::off());
            self.legal.clear();
        }
    }

    fn outcome(&self) -> Outcome {
        let outcome = self.game.outcome();
        outcome.unwrap_or_else(|| self.game.standings(Viewer::Referee).into_outcome())
    }

    #[inline]
    fn write(&mut self, common: &Common<G>, out: &mut Buffers<'_>, row: usize) -> Result<(), Why> {
        let shape = &common.shape;
        let count = self.legal.len();
        if count > shape.longest {
            return Err(Why::TooLong { count });
        }
        out.seats[row] = self.seat.map_or(-1, |seat| i32::from(seat.0));
        out.counts[row] = count as i32;
        let blank = self.written.max(count);
        self.written = count;
        if !out.candidates.is_empty() {
            let rows = Buffers::row(out.candidates, row, shape.longest * shape.width);
            for (room, action) in rows.chunks_exact_mut(shape.width).zip(&self.legal) {
                let numbers = G::number(action);
                room.iter_mut()
                    .zip(numbers)
                    .for_each(|(to, n)| *to = n as i16);
            }
            rows[count * shape.width..blank * shape.width].fill(-1);
        }
        if !out.ids.is_empty() {
            let ids = Buffers::row(out.ids, row, shape.longest);
            for (id, action) in ids.iter_mut().zip(&self.legal) {
                *id = common.ids.id(G::number(action)) as i32;
            }
            ids[count..blank].fill(-1);
        }
        if !out.masks.is_empty() {
            let mask = Buffers::row(out.masks, row, shape.ids);
            mask.fill(0);
            for action in &self.legal {
                mask[common.ids.id(G::number(action)) as usize] = 1;
            }
        }
        if !out.observations.is_empty() {
            let room = Buffers::row(out.observations, row, shape.observation);
            match self.seat {
                Some(seat) => self.game.observe(seat, room),
                None => room.fill(0.0),
            }
        }
        Ok(())
    }
}

/// The seed of a game: the n-th of the batch's run, as if games were begun in rounds.
fn seed<G: Encode>(common: &Common<G>, place: usize, episode: u64) -> Seed {
    Seed::of_run(
        common.seed,
        episode * common.shape.games as u64 + place as u64,
    )
}

fn fresh<G: Encode>(common: &Common<G>, seed: Seed) -> Option<G> {
    G::new(&common.options, common.shape.seats, Chance::seeded(seed)).ok()
}
