//! Games that are learnt from.

use super::lessons::{Choice, Decision, Position, RESOLVE, Verdict};
use super::tables::Tables;
use bots::{Bot, BotRng, Kind, Seated, chance_to_win};
use rand::{Rng, SeedableRng};
use tabletop::learn::{Features, HABIT_CELLS, Learner, Network, Networks, said, worth};
use tabletop::{Chance, Events, Seat, Seed, below};

/// What is to be learnt from some games.
#[derive(Default)]
pub(super) struct Lessons {
    pub(super) positions: Vec<Position>,
    pub(super) choices: Vec<Choice>,
}

/// Who plays.
pub(super) enum Player<G: Learner> {
    /// The game's own quick policy.
    Policy,
    /// The quick player that has learnt.
    Habits,
    /// A bot that thinks, with an opinion to be learnt.
    Bot(Vec<Box<dyn Bot<G>>>),
}

impl<G: Learner> Player<G> {
    pub(super) fn new(name: &str) -> Result<Self, String> {
        Ok(match name {
            "policy" => Player::Policy,
            "habits" => Player::Habits,
            name => {
                let kind: Kind = name.parse().map_err(|error| format!("{error}"))?;
                let bots = (0..tabletop::MAX_SEATS).map(|_| kind.by_count());
                let bots: Option<_> = bots.collect();
                Player::Bot(bots.ok_or("a bot that teaches goes by iterations: search:100it")?)
            }
        })
    }
}

/// Plays a game and learns from it.
pub(super) struct Play<'a, G: Learner> {
    pub(super) player: &'a mut Player<G>,
    /// What the pupil plays by, and its older selves.
    pub(super) own: &'static Networks,
    pub(super) pool: &'a [&'static Networks],
    pub(super) only: &'a str,
}

/// A game of so many has older selves in the other seats.
const OLDER: u32 = 3;

impl<G: Learner + Tables> Play<'_, G> {
    pub(super) fn game(&mut self, run: u64, number: u64, lessons: &mut Lessons) {
        let seed = Seed::of_run(run, number);
        let mut rng = BotRng::from_seed(seed.0);
        rng.set_stream(u64::MAX / 2);
        let (options, seats) = G::table(self.only, &mut rng);
        let Ok(mut game) = G::new(&options, seats, Chance::seeded(seed)) else {
            return;
        };
        let worn = self.line_up(seats, &mut rng);
        let slips = self.slips(seats, &mut rng);
        let (mut positions, mut choices) = (Vec::new(), Vec::new());
        let (mut legal, mut actions) = (Vec::new(), 0);
        while let Some(seat) = game.deciders().first() {
            actions += 1;
            if actions > G::DECISION_CAP {
                // Nobody wants to end it: there is nothing to be learnt.
                return;
            }
            legal.clear();
            game.legal_actions(seat, &mut legal);
            let i = seat.index();
            G::brain().wear(Some(worn[i]));
            let choice = match legal.len() {
                1 => 0,
                many if below(&mut rng, 100) < slips[i] => below(&mut rng, many as u32) as usize,
                _ => {
                    let (choice, learnt) = self.choose(&game, seat, worn[i], &legal, &mut rng);
                    let is_own = std::ptr::eq(worn[i], self.own);
                    let learnt = learnt.filter(|_| is_own);
                    choices.extend(learnt.map(|choice| (i, positions.len(), choice)));
                    choice
                }
            };
            let _ = game.play(seat, &legal[choice], &mut Events::off());
            if game.is_quiet() && !game.deciders().is_empty() {
                positions.extend(Seat::all(seats).map(|seat| position(&game, seat, self.own)));
            }
        }
        grade(&game, &mut positions, &mut choices);
        lessons.positions.extend(positions);
        let choices = choices.into_iter().map(|(.., choice)| choice);
        lessons.choices.extend(choices);
    }

    /// What each seat plays by: the pupil, or now and then one of its older selves.
    fn line_up(&self, seats: usize, rng: &mut BotRng) -> Vec<&'static Networks> {
        let mut worn = vec![self.own; seats];
        if seats > 1 && !self.pool.is_empty() && below(rng, OLDER) == 0 {
            let own = below(rng, seats as u32) as usize;
            let others = (0..seats).filter(|seat| *seat != own);
            for other in others {
                worn[other] = self.pool[below(rng, self.pool.len() as u32) as usize];
            }
        }
        worn
    }

    /// How often in a hundred each seat blunders: who only plays well never sees what comes of playing badly.
    fn slips(&self, seats: usize, rng: &mut BotRng) -> Vec<u32> {
        let slips = match self.player {
            Player::Policy => [0, 0, 3, 10],
            Player::Bot(_) => [0, 0, 2, 5],
            // What came of it would be put down to other choices.
            Player::Habits => [0; 4],
        };
        (0..seats).map(|_| slips[below(rng, 4) as usize]).collect()
    }

    fn choose(
        &mut self,
        game: &G,
        seat: Seat,
        own: &Networks,
        legal: &[G::Action],
        rng: &mut BotRng,
    ) -> (usize, Option<Choice>) {
        match self.player {
            Player::Policy => (game.policy(seat, legal, rng), None),
            Player::Habits => match decision(game, seat, legal) {
                Some(decision) => {
                    let (taken, share) = draw(&decision, &own.habits, rng);
                    let gain = 0.0;
                    let verdict = Verdict::Tried { taken, share, gain };
                    (taken, Some(Choice { decision, verdict }))
                }
                None => (game.policy(seat, legal, rng), None),
            },
            Player::Bot(bots) => {
                let table = Seated::new(game, seat);
                let (choice, values) = bots[seat.index()].advise(&table, legal, rng);
                let learnt = decision(game, seat, legal).zip(values);
                let learnt =
                    learnt.map(|(decision, values)| Choice::taught(decision, &own.habits, &values));
                (choice, learnt)
            }
        }
    }
}

/// A decision as the habits see it, if anything is to be learnt about it.
fn decision<G: Learner>(game: &G, seat: Seat, legal: &[G::Action]) -> Option<Decision> {
    let mut decision = Decision::default();
    let is_learnt = game.decision(seat, legal, &mut decision);
    is_learnt.then_some(decision)
}

/// An action, as often as the habits take it, with its share.
fn draw(decision: &Decision, habits: &Network<HABIT_CELLS>, rng: &mut BotRng) -> (usize, f32) {
    let shares = decision.shares(habits, RESOLVE);
    let mut left = rng.next_u32() as f32 / u32::MAX as f32;
    let taken = shares.iter().position(|share| {
        left -= share;
        left <= 0.0
    });
    let taken = taken.unwrap_or_default();
    (taken, shares[taken])
}

fn position<G: Learner>(game: &G, seat: Seat, own: &Networks) -> Position {
    let mut features = Features::new();
    game.position(seat, &mut features);
    let said = said(&own.chance, &own.chance.hidden(features.as_slice()));
    Position {
        seat: seat.index(),
        features: features.as_slice().into(),
        guess: chance_to_win::<G>(game.evaluate(seat)),
        said,
        came: [0.0; 2],
        goal: [0.0; 2],
    }
}

/// Notes what came of everything: how the game came out for each seat, and by how much better than was expected at the quiet
/// moment before a choice.
fn grade<G: Learner>(game: &G, positions: &mut [Position], choices: &mut [(usize, usize, Choice)]) {
    let seats = game.seat_count();
    let won = game
        .outcome()
        .map(|outcome| outcome.won)
        .unwrap_or_default();
    let winners = won.iter().filter(|won| **won).count().max(1) as f32;
    let came: Vec<[f32; 2]> = (0..seats)
        .map(|seat| {
            let won = won.get(seat).is_some_and(|won| *won);
            let lead = chance_to_win::<G>(game.evaluate(Seat(seat as u8)));
            [if won { 1.0 / winners } else { 0.0 }, lead]
        })
        .collect();
    Position::grade(positions, &came);
    let value = |[win, lead]: [f32; 2]| worth(win, lead, seats == 1);
    for (seat, before, choice) in choices {
        if let Verdict::Tried { gain, .. } = &mut choice.verdict {
            let own = |position: &&Position| position.seat == *seat;
            let expected = positions[..*before].iter().rev().find(own);
            let expected = expected.map_or(1.0 / seats as f32, |position| value(position.said));
            let found = positions[*before..].iter().find(own);
            // What was found at the next quiet moment: a mixture of what was said there and what came of it.
            let found = found.map_or(value(came[*seat]), |next| {
                let [win, lead] = next.goal;
                0.9 * value([win, lead]) + 0.1 * value(next.said)
            });
            *gain = found - expected;
        }
    }
}
