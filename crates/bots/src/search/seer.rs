//! One thread of a search: it plays determinizations through, each seat choosing in its own tree.

use super::arena::Arena;
use super::budget::{Clock, Meter};
use super::eye::Eye;
use super::root::Root;
use super::{Question, Until};
use crate::quick::{Playout, promises, quick};
use crate::{BotRng, chance_to_win};
use tabletop::{Event, Events, Game, Knowledge, MAX_SEATS, Seat, Viewer};

/// How much promise counts against experience.
const CURIOSITY: f32 = 0.5;
/// How much worse than the mean an action is taken to be that was never tried.
const DOUBT: f32 = 0.05;
/// The most actions of one iteration.
const PATIENCE: u32 = 1000;
/// How often a playout looks at the clock.
const GLANCE: u32 = 8;
/// What the margin counts at the end beside the win: a win is a win, but among wins the higher one
/// is the surer one.
const MARGIN: f32 = 0.1;

/// The chances of all seats.
pub(crate) type Values = [f32; MAX_SEATS];

/// What one thread keeps from decision to decision.
pub(super) struct Seer<G: Game> {
    arena: Arena<G::Action>,
    pub(super) root: Root,
    eyes: [Eye; MAX_SEATS],
    path: Vec<(Seat, u32, u32)>,
    legal: Vec<G::Action>,
    priors: Vec<f32>,
    tried: Vec<(u32, f32)>,
}

/// One world being played through.
struct Trial<'a, G: Game, C> {
    game: G,
    seat: Seat,
    luck: BotRng,
    events: Events<G::Event>,
    meter: &'a Meter<C>,
    actions: u32,
    quiet: u32,
}

impl<G: Knowledge> Seer<G> {
    pub(super) fn new(room: usize) -> Self {
        Seer {
            arena: Arena::new(room),
            root: Root::default(),
            eyes: [Eye::default(); MAX_SEATS],
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

    /// Thinks about a decision until the budget is used up; what was found stands in the root.
    pub(super) fn think<C: Clock>(
        &mut self,
        question: &Question<G>,
        meter: &Meter<C>,
        worlds: &BotRng,
    ) -> u32 {
        let (table, legal) = (question.table.table(), &question.legal);
        self.arena.clear();
        self.root.begin(&question.promise);
        let picked = table.prompt().pick.map(|pick| pick.picked);
        let mut iterations = 0;
        loop {
            let used = meter.used(iterations);
            if used >= 1.0 {
                return iterations;
            }
            if iterations % GLANCE == 0 {
                question.lead(self.root.leader());
                let left = iterations as f32 * (1.0 - used) / used.max(f32::MIN_POSITIVE);
                if question.until == Until::Settled && self.root.is_settled(left) {
                    return iterations;
                }
            }
            let (choice, number) = self.root.next(used);
            // The n-th trial of every action has the same world and the same luck.
            let mut luck = worlds.clone();
            luck.set_stream(u64::from(number));
            let mut trial = Trial {
                game: table.determinize(&mut luck),
                seat: table.seat(),
                luck,
                events: Events::on(),
                meter,
                actions: 0,
                quiet: 0,
            };
            let Some(values) = self.iterate(&mut trial, &legal[choice], picked, question) else {
                // Time was up in the middle of it.
                return iterations;
            };
            self.root.learn(choice, values[table.seat().index()]);
            iterations += 1;
        }
    }

    fn iterate<C: Clock>(
        &mut self,
        trial: &mut Trial<'_, G, C>,
        action: &G::Action,
        picked: Option<u16>,
        question: &Question<G>,
    ) -> Option<Values> {
        let trained = question.settings.trained;
        let seats = trial.game.seat_count();
        self.eyes = [Eye::default(); MAX_SEATS];
        self.path.clear();
        let own = &mut self.eyes[trial.seat.index()];
        // What was picked before the search is the same in every world.
        own.asked(picked);
        self.take(trial, trial.seat, action);
        while trial.quiet < question.depth && trial.actions < PATIENCE {
            let Some(seat) = trial.next() else {
                break;
            };
            self.legal.clear();
            trial.game.legal_actions(seat, &mut self.legal);
            let choice = match self.legal.len() {
                1 => 0,
                _ => self.choose(trial, seat, trained),
            };
            let action = self.legal[choice];
            if trial.events.is_on() && self.eyes[..seats].iter().all(|eye| eye.is_shut) {
                // Nobody is left in a tree: nobody listens any more.
                trial.events = Events::off();
            }
            self.take(trial, seat, &action);
            if trial.actions.is_multiple_of(GLANCE) && trial.meter.is_late() {
                return None;
            }
        }
        let values = judge(&trial.game, trained);
        for &(seat, node, edge) in &self.path {
            self.arena.learn(node, edge, values[seat.index()]);
        }
        Some(values)
    }

    /// What a seat does: in its tree by what was learnt, beyond it by the game's policy.
    fn choose<C: Clock>(
        &mut self,
        trial: &mut Trial<'_, G, C>,
        seat: Seat,
        trained: bool,
    ) -> usize {
        let (game, luck) = (&trial.game, &mut trial.luck);
        let eye = &mut self.eyes[seat.index()];
        if eye.is_shut {
            return quick(game, seat, &self.legal, trained, &mut self.priors, luck);
        }
        let prompt = game.prompt(seat);
        eye.asked(prompt.pick.map(|pick| pick.picked));
        let node = self.arena.find_or_make(eye.key(seat.0));
        let new = node.is_none_or(|node| self.arena.node(node).visits == 0);
        let choice = match node {
            Some(node) if !new => self.select(game, seat, node, trained),
            _ => quick(game, seat, &self.legal, trained, &mut self.priors, luck),
        };
        let edge = node.and_then(|node| self.arena.edge(node, self.legal[choice]));
        if let (Some(node), Some(edge)) = (node, edge) {
            self.path.push((seat, node, edge));
        }
        self.eyes[seat.index()].is_shut = new || edge.is_none();
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

    /// Plays an action, and notes for each seat still in its tree what it saw.
    fn take<C: Clock>(&mut self, trial: &mut Trial<'_, G, C>, seat: Seat, action: &G::Action) {
        if trial.events.is_on() {
            self.eyes[seat.index()].acted(action);
        }
        let _ = trial.game.play(seat, action, &mut trial.events);
        trial.actions += 1;
        trial.quiet += u32::from(trial.game.is_quiet());
        if !trial.events.is_on() {
            return;
        }
        let seats = trial.game.seat_count();
        for event in trial.events.take() {
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

impl<G: Game, C> Trial<'_, G, C> {
    /// Who decides next: the seat that thinks, before others who are asked at the same time.
    fn next(&self) -> Option<Seat> {
        let deciders = self.game.deciders();
        if deciders.contains(self.seat) {
            return Some(self.seat);
        }
        deciders.first()
    }
}

/// Plays on by the game's policy as far as search does, and says how likely each seat then wins.
pub(crate) fn play_out<G: Knowledge>(mut game: G, luck: &mut BotRng) -> Values {
    let horizon = game.horizon();
    Playout::new(true).play_on(&mut game, horizon, PATIENCE, luck);
    judge(&game, true)
}

/// How likely each seat wins.
fn judge<G: Knowledge>(game: &G, trained: bool) -> Values {
    let mut values = [0.0; MAX_SEATS];
    let seats = game.seat_count().min(MAX_SEATS);
    let outcome = game.outcome();
    let winners = outcome
        .as_ref()
        .map_or(0, |outcome| outcome.won.iter().filter(|&&won| won).count());
    for seat in Seat::all(seats) {
        let by_rules = || chance_to_win::<G>(game.evaluate(seat));
        values[seat.index()] = match &outcome {
            Some(outcome) => {
                let won = outcome.won.get(seat.index()).is_some_and(|&won| won);
                let share = if won { 1.0 / winners as f32 } else { 0.0 };
                (1.0 - MARGIN) * share + MARGIN * by_rules()
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
