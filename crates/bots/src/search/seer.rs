//! The trees of a search: determinizations are played through, each seat choosing in its own tree.

use super::Question;
use super::arena::Arena;
use super::eye::Eye;
use crate::quick::{Playout, promises, quick};
use crate::{BotRng, chance_to_win};
use tabletop::learn::worth;
use tabletop::{Event, Events, Game, Knowledge, MAX_SEATS, Seat, SeatSet, Viewer};

/// How much promise counts against experience.
const CURIOSITY: f32 = 0.5;
/// How much worse than the mean an action is taken to be that was never tried.
const DOUBT: f32 = 0.05;
/// The most actions of one iteration.
const PATIENCE: u32 = 1000;
/// How much a win a character gives for what is wholly to its taste.
const FONDNESS: f32 = 0.12;
/// A line is told as long as this many trials have gone along it: what a single one did is mere luck.
const COMMON: u32 = 2;
/// The most actions of a line.
const LONGEST_LINE: usize = 40;

/// The chances of all seats.
pub(crate) type Values = [f32; MAX_SEATS];

/// The trees of all seats, with the memory that iterations need.
pub(super) struct Seer<G: Game> {
    arena: Arena<G::Action>,
    path: Vec<(Seat, u32, u32)>,
    legal: Vec<G::Action>,
    priors: Vec<f32>,
    tried: Vec<(u32, f32)>,
}

/// One world being played through.
struct Trial<G: Game> {
    game: G,
    seat: Seat,
    luck: BotRng,
    events: Events<G::Event>,
    /// What each seat has done and seen in it.
    eyes: [Eye; MAX_SEATS],
    actions: u32,
    quiet: u32,
}

impl<G: Knowledge> Seer<G> {
    pub(super) fn new(room: usize) -> Self {
        Seer {
            arena: Arena::new(room),
            path: Vec::new(),
            legal: Vec::new(),
            priors: Vec::new(),
            tried: Vec::new(),
        }
    }

    /// How many nodes and edges there is memory for.
    pub(super) fn capacity(&self) -> (usize, usize) {
        self.arena.capacity()
    }

    /// Forgets everything and keeps the memory.
    pub(super) fn clear(&mut self) {
        self.arena.clear();
    }

    /// Plays the world of this number through, beginning with an action, and learns from it.
    pub(super) fn iterate(
        &mut self,
        question: &Question<G>,
        number: u32,
        action: &G::Action,
    ) -> Values {
        let trained = question.trained;
        let mut trial = Trial::new(question, number);
        let seats = trial.game.seat_count();
        self.path.clear();
        trial.take(trial.seat, action);
        while trial.quiet < question.depth && trial.actions < PATIENCE {
            let Some(seat) = trial.next() else {
                break;
            };
            self.legal.clear();
            trial.game.legal_actions(seat, &mut self.legal);
            let choice = match self.legal.len() {
                1 => 0,
                _ => self.choose(&mut trial, seat, trained),
            };
            let action = self.legal[choice];
            if trial.events.is_on() && trial.eyes[..seats].iter().all(|eye| eye.is_shut) {
                // Nobody is left in a tree: nobody listens any more.
                trial.events = Events::off();
            }
            trial.take(seat, &action);
        }
        let mut values = judge(&trial.game, trained, question.alone);
        if let Some(character) = question.taste {
            let own = &mut values[question.seat.index()];
            *own += FONDNESS * trial.game.taste(question.seat, character);
        }
        for &(seat, node, edge) in &self.path {
            self.arena.learn(node, edge, values[seat.index()]);
        }
        values
    }

    /// What everybody does after an action, in the first of its worlds, as far as the trees have it from more
    /// than one trial.
    pub(super) fn line(
        &self,
        question: &Question<G>,
        action: &G::Action,
    ) -> Vec<(Seat, G::Action)> {
        let mut trial = Trial::new(question, 0);
        let mut line = vec![(trial.seat, *action)];
        // How much of it somebody chose: what is played by itself after that says nothing.
        let mut told = 1;
        trial.take(trial.seat, action);
        let mut legal = Vec::new();
        while let Some(seat) = trial.next()
            && line.len() < LONGEST_LINE
        {
            legal.clear();
            trial.game.legal_actions(seat, &mut legal);
            let action = match legal[..] {
                [only] => only,
                _ => match self.habit(&mut trial, seat, &legal) {
                    Some(action) => {
                        told = line.len() + 1;
                        action
                    }
                    None => break,
                },
            };
            trial.take(seat, &action);
            line.push((seat, action));
        }
        line.truncate(told);
        line
    }

    /// What a seat has done most often here; nothing if it has hardly been here.
    fn habit(&self, trial: &mut Trial<G>, seat: Seat, legal: &[G::Action]) -> Option<G::Action> {
        let node = self.arena.find(trial.asked(seat))?;
        let edges = self.arena.edges(node);
        let known = edges.filter(|edge| edge.visits >= COMMON && legal.contains(&edge.action));
        let most = known.max_by_key(|edge| edge.visits)?;
        Some(most.action)
    }

    /// What a seat does: in its tree by what was learnt, beyond it by the game's policy.
    fn choose(&mut self, trial: &mut Trial<G>, seat: Seat, trained: bool) -> usize {
        if trial.eyes[seat.index()].is_shut {
            let (game, luck) = (&trial.game, &mut trial.luck);
            return quick(game, seat, &self.legal, trained, &mut self.priors, luck);
        }
        let node = self.arena.find_or_make(trial.asked(seat));
        let (game, luck) = (&trial.game, &mut trial.luck);
        let new = node.is_none_or(|node| self.arena.node(node).visits == 0);
        let choice = match node {
            Some(node) if !new => self.select(game, seat, node, trained),
            _ => quick(game, seat, &self.legal, trained, &mut self.priors, luck),
        };
        let edge = node.and_then(|node| self.arena.edge(node, self.legal[choice]));
        if let (Some(node), Some(edge)) = (node, edge) {
            self.path.push((seat, node, edge));
        }
        trial.eyes[seat.index()].is_shut = new || edge.is_none();
        choice
    }

    /// The action of the highest promise and experience together. New actions are admitted as the
    /// node is visited more often.
    fn select(&mut self, game: &G, seat: Seat, node: u32, trained: bool) -> usize {
        promises(game, seat, &self.legal, trained, &mut self.priors);
        self.tried.clear();
        self.tried.resize(self.legal.len(), (0, 0.0));
        let mut known = 0;
        for edge in self.arena.edges(node) {
            // In another world an action may not be there.
            if let Some(i) = self.legal.iter().position(|action| *action == edge.action) {
                self.tried[i] = (edge.visits, edge.sum);
                known += 1;
            }
        }
        let node = self.arena.node(node);
        let visits = node.visits.max(1) as f32;
        let mean = node.sum / visits;
        let sum = self.priors.iter().sum::<f32>().max(f32::MIN_POSITIVE);
        let is_wide = known >= 2 + visits.sqrt() as usize;
        let mut best = (0, f32::NEG_INFINITY);
        for (i, &(tries, value)) in self.tried.iter().enumerate() {
            if tries == 0 && is_wide {
                continue;
            }
            let known = match tries {
                0 => mean - DOUBT,
                _ => value / tries as f32,
            };
            let promise = self.priors[i] / sum;
            let score = known + CURIOSITY * promise * visits.sqrt() / (1.0 + tries as f32);
            if score > best.1 {
                best = (i, score);
            }
        }
        best.0
    }
}

impl<G: Knowledge> Trial<G> {
    /// The world of this number, before anybody has done anything. The n-th trial of every action has the same
    /// world and the same luck.
    fn new(question: &Question<G>, number: u32) -> Self {
        let mut luck = question.luck.clone();
        luck.set_stream(u64::from(number));
        let mut eyes = [Eye::default(); MAX_SEATS];
        // What was picked before the search is the same in every world.
        eyes[question.seat.index()].asked(question.picked);
        Trial {
            game: question
                .world
                .determinize(SeatSet::of(question.seat), &mut luck),
            seat: question.seat,
            luck,
            events: Events::on(),
            eyes,
            actions: 0,
            quiet: 0,
        }
    }

    /// Who decides next: the seat that thinks, before others who are asked at the same time.
    fn next(&self) -> Option<Seat> {
        let deciders = self.game.deciders();
        if deciders.contains(self.seat) {
            return Some(self.seat);
        }
        deciders.first()
    }

    /// A seat is asked: the key of its node.
    fn asked(&mut self, seat: Seat) -> u64 {
        let prompt = self.game.prompt(seat);
        let eye = &mut self.eyes[seat.index()];
        eye.asked(prompt.pick.map(|pick| pick.picked));
        eye.key(seat.0)
    }

    /// Plays an action, and notes for each seat still in its tree what it saw.
    fn take(&mut self, seat: Seat, action: &G::Action) {
        if self.events.is_on() {
            self.eyes[seat.index()].acted(action);
        }
        let _ = self.game.play(seat, action, &mut self.events);
        self.actions += 1;
        self.quiet += u32::from(self.game.is_quiet());
        if !self.events.is_on() {
            return;
        }
        let seats = self.game.seat_count();
        for event in self.events.take() {
            for viewer in Seat::all(seats) {
                let eye = &mut self.eyes[viewer.index()];
                if !eye.is_shut
                    && let Some(event) = event.seen_by(Viewer::seat(viewer))
                {
                    eye.saw(&event, viewer == seat);
                }
            }
        }
    }
}

/// Plays on by the game's policy as far as search does, and says how likely each seat then wins.
pub(crate) fn play_out<G: Knowledge>(mut game: G, luck: &mut BotRng) -> Values {
    let horizon = game.trained_horizon();
    Playout::new(true).play_on(&mut game, horizon, PATIENCE, luck);
    judge(&game, true, false)
}

/// How likely each seat wins; when the game is over, its share of the victory, and by the lead a little more or less. Who is
/// alone is judged more by the lead.
fn judge<G: Knowledge>(game: &G, trained: bool, alone: bool) -> Values {
    let mut values = [0.0; MAX_SEATS];
    let seats = game.seat_count().min(MAX_SEATS);
    let outcome = game.outcome();
    let winners = outcome
        .as_ref()
        .map_or(0, |outcome| outcome.won.iter().filter(|&&won| won).count());
    for seat in Seat::all(seats) {
        let lead = || chance_to_win::<G>(game.evaluate(seat));
        let by_rules = || match alone {
            true => worth(lead(), lead(), alone),
            false => lead(),
        };
        values[seat.index()] = match &outcome {
            Some(outcome) => {
                let won = outcome.won.get(seat.index()).is_some_and(|&won| won);
                let share = if won { 1.0 / winners as f32 } else { 0.0 };
                worth(share, lead(), alone)
            }
            None => match trained {
                true => game.trained(seat).unwrap_or_else(by_rules),
                false => by_rules(),
            },
        };
    }
    if seats > 1 {
        // Each seat was judged by itself; together they win once.
        let sum = values[..seats].iter().sum::<f32>().max(f32::MIN_POSITIVE);
        values[..seats].iter_mut().for_each(|value| *value /= sum);
    }
    values
}
