//! Which action to try next at the decision itself, and which to take in the end.

use tabletop::{larger, ln, smaller};

/// What is known of one listed action.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Tally {
    /// How often it was tried.
    pub(super) visits: u32,
    /// The sum of what came of it.
    pub(super) sum: f32,
    /// The sum of the squares.
    squares: f32,
}

impl Tally {
    /// So many trials with this sum.
    pub(super) const fn new(visits: u32, sum: f32) -> Self {
        Tally {
            visits,
            sum,
            squares: 0.0,
        }
    }

    pub(super) fn mean(self) -> Option<f32> {
        (self.visits > 0).then(|| self.sum / self.visits as f32)
    }

    /// How far single trials lie from the mean, squared. What happened in none of them may still happen
    /// in the next: the fewer they were, the more is allowed for.
    fn variance(self) -> f32 {
        let mean = self.mean().unwrap_or_default();
        let visits = self.visits.max(1) as f32;
        larger(self.squares / visits - mean * mean, 0.0) + 0.5 / visits
    }

    fn learn(&mut self, value: f32) {
        self.visits += 1;
        self.sum += value;
        self.squares += value * value;
    }
}

/// The most actions that are tried at all: the most promising ones.
const WIDEST: usize = 40;
/// So many trials of an action say how far trials differ.
const ENOUGH: u32 = 16;
/// Actions that come out exactly the same in so many trials are the same.
const ALIKE: u32 = 256;
/// Luck of so many standard deviations is not waited for.
const UNHEARD_OF: f32 = 4.0;
/// As few actions are tried if time is short: the most promising ones.
const FEWEST: usize = 4;
/// So many trials on average should be left for each action that is tried.
const SHARE: f32 = 12.0;
/// By how much an action seems worse, as a chance to win, that is e times less promising …
const LEANING: f32 = 0.04;
/// … and after how many trials half of that is forgotten.
const TRUST: f32 = 48.0;

/// Sequential halving: all candidates are tried equally often; as the budget is used up, the worse
/// half is dropped again and again, until two are left.
///
/// The n-th trial of every action is made in the same world with the same luck, so that what differs
/// is the action.
#[derive(Debug, Default)]
pub(super) struct Root {
    tallies: Vec<Tally>,
    promise: Vec<f32>,
    /// Those still in the running.
    alive: Vec<usize>,
    /// How many of them are tried.
    candidates: usize,
    stage: u32,
    trials: u32,
}

impl Root {
    /// Begins with these weights of the listed actions.
    pub(super) fn begin(&mut self, priors: &[f32]) {
        self.promise = normal(priors);
        self.tallies.clear();
        self.tallies.resize(priors.len(), Tally::default());
        self.alive.clear();
        self.alive.extend(0..priors.len());
        let promise = &self.promise;
        self.alive
            .sort_by(|&a, &b| promise[b].total_cmp(&promise[a]));
        self.alive.truncate(WIDEST);
        self.candidates = self.alive.len();
        (self.stage, self.trials) = (0, 0);
    }

    /// The action to try next, with the number of this trial, when this part of the budget is used.
    pub(super) fn next(&mut self, used: f32) -> (usize, u32) {
        if self.stage == 0 {
            self.candidates = self.affordable(used);
        }
        let stages = self.candidates.max(2).next_power_of_two().ilog2();
        let stage = ((used * stages as f32) as u32).min(stages - 1);
        if stage > self.stage {
            self.stage = stage;
            self.drop_worse((self.candidates >> stage).max(2));
        }
        let tallies = &self.tallies;
        let running = self.alive.iter().take(self.candidates).copied();
        let least = running.min_by_key(|&i| tallies[i].visits);
        let action = least.unwrap_or_default();
        (action, self.tallies[action].visits)
    }

    /// How many actions the budget is enough for, judging by what this part of it was enough for.
    fn affordable(&self, used: f32) -> usize {
        let trials = if self.trials < FEWEST as u32 {
            // Too early to say.
            f32::INFINITY
        } else {
            self.trials as f32 / used.max(f32::MIN_POSITIVE)
        };
        let affordable = (trials / SHARE) as usize;
        affordable.max(FEWEST).min(self.alive.len())
    }

    fn drop_worse(&mut self, left: usize) {
        let (tallies, promise) = (&self.tallies, &self.promise);
        let most = most_promising(promise);
        let score = |i: usize| match tallies[i].mean() {
            Some(mean) => mean + leaning(tallies[i], promise[i] / most),
            None => f32::NEG_INFINITY,
        };
        self.alive.sort_by(|&a, &b| score(b).total_cmp(&score(a)));
        self.alive.truncate(left);
    }

    /// Notes what came of a trial.
    pub(super) fn learn(&mut self, action: usize, value: f32) {
        self.tallies[action].learn(value);
        self.trials += 1;
    }

    /// Whether so many further trials could hardly change what [`best`] takes now: the others would
    /// have to be luckier than [`UNHEARD_OF`], or everything that was tried came out the same.
    pub(super) fn is_settled(&self, trials: f32) -> bool {
        let first = self.leader();
        let leader = self.tallies[first];
        if leader.visits < ENOUGH || !self.alive.contains(&first) {
            return false;
        }
        // When two are left, each gets half.
        let each = trials / 2.0;
        let beaten = |tally: &Tally| {
            let visits = leader.visits.min(tally.visits) as f32;
            let lead =
                (leader.sum / leader.visits as f32 - tally.sum / tally.visits as f32) * visits;
            let luck = (each * (leader.variance() + tally.variance())).sqrt();
            tally.visits >= ENOUGH && lead > UNHEARD_OF * luck
        };
        let rivals = || {
            let tallies = self.tallies.iter().enumerate();
            let near = tallies.filter(|(_, tally)| 2 * tally.visits > leader.visits);
            near.filter(|(i, _)| *i != first).map(|(_, tally)| tally)
        };
        rivals().all(beaten) || leader.visits >= ALIKE && rivals().all(|tally| *tally == leader)
    }

    /// What would be taken now.
    pub(super) fn leader(&self) -> usize {
        best(&self.tallies, &self.promise, || 0.0)
    }

    /// What is known of each listed action.
    pub(super) fn tallies(&self) -> &[Tally] {
        &self.tallies
    }
}

/// Weights that add up to 1, whatever a game says.
pub(super) fn normal(priors: &[f32]) -> Vec<f32> {
    let is_sane = |weight: &f32| weight.is_finite() && *weight > 0.0;
    let sane = priors
        .iter()
        .map(|weight| if is_sane(weight) { *weight } else { 0.0 });
    let sum = sane.clone().sum::<f32>().max(f32::MIN_POSITIVE);
    sane.map(|weight| weight / sum).collect()
}

/// The value of each action: what came of it, and for those never tried the worst of the others.
pub(super) fn values(tallies: &[Tally]) -> Vec<f32> {
    let means = tallies.iter().filter_map(|tally| tally.mean());
    let worst = means.fold(f32::INFINITY, smaller);
    let worst = if worst.is_finite() { worst } else { 0.5 };
    let value = |tally: &Tally| tally.mean().unwrap_or(worst);
    tallies.iter().map(value).collect()
}

fn most_promising(promise: &[f32]) -> f32 {
    let most = promise.iter().copied().fold(0.0, larger);
    most.max(f32::MIN_POSITIVE)
}

/// What promise takes from an action whose promise is this part of the highest.
fn leaning(tally: Tally, part: f32) -> f32 {
    let trust = TRUST / (TRUST + tally.visits as f32);
    trust * LEANING * ln(part.max(1e-3))
}

/// The best of those that were tried most; the most promising if none was tried. `whim` is added
/// to the value of each.
pub(super) fn best(tallies: &[Tally], promise: &[f32], mut whim: impl FnMut() -> f32) -> usize {
    let most = tallies.iter().map(|tally| tally.visits).max().unwrap_or(0);
    let highest = most_promising(promise);
    let mut best = (0, f32::NEG_INFINITY);
    for (i, tally) in tallies.iter().enumerate() {
        let score = match tally.mean() {
            Some(mean) if 2 * tally.visits > most => {
                mean + leaning(*tally, promise[i] / highest) + whim()
            }
            Some(_) => continue,
            // Far below whatever was tried.
            None => promise[i] - 1e6,
        };
        // Of equals the more promising one.
        if score > best.1 || score == best.1 && promise[i] > promise[best.0] {
            best = (i, score);
        }
    }
    best.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tries actions of these values for so long.
    fn tried(values: &[f32], priors: &[f32], budget: u32) -> Root {
        let mut root = Root::default();
        root.begin(priors);
        for i in 0..budget {
            let (action, _) = root.next(i as f32 / budget as f32);
            root.learn(action, values[action]);
        }
        root
    }

    #[test]
    fn the_best_action_is_found_even_if_it_looked_least_promising() {
        let values = [0.3, 0.5, 0.2, 0.6, 0.1, 0.4, 0.3, 0.2];
        let priors = [1.0, 1.0, 1.0, 0.01, 1.0, 1.0, 1.0, 1.0];
        let root = tried(&values, &priors, 200);
        assert_eq!(best(root.tallies(), &root.promise, || 0.0), 3);
        let visits: Vec<_> = root.tallies().iter().map(|tally| tally.visits).collect();
        assert!(visits[3] > 3 * visits[4], "{visits:?}");
        assert_eq!(visits.iter().sum::<u32>(), 200);
    }

    #[test]
    fn without_a_trial_the_most_promising_is_taken() {
        let root = tried(&[0.0; 3], &[0.1, f32::NAN, 2.0], 0);
        assert_eq!(best(root.tallies(), &root.promise, || 0.0), 2);
    }

    #[test]
    fn of_a_wide_list_the_most_promising_are_tried() {
        let priors: Vec<f32> = (0..200).map(|i| i as f32).collect();
        let root = tried(&priors, &priors, 1000);
        assert_eq!(root.tallies()[0].visits, 0);
        assert_eq!(best(root.tallies(), &root.promise, || 0.0), 199);
        assert_eq!(values(root.tallies())[0], 160.0);
    }

    #[test]
    fn a_choice_is_settled_when_the_rest_cannot_turn_it() {
        // A clear lead, and none.
        let clear = tried(&[0.9, 0.1, 0.1, 0.1], &[1.0; 4], 512);
        assert!(clear.is_settled(500.0));
        let mut close = Root::default();
        close.begin(&[1.0; 2]);
        for i in 0..64 {
            let (action, number) = close.next(0.0);
            let even = if number % 2 == 0 { 1.0 } else { 0.0 };
            close.learn(action, if i == 63 { 0.1 } else { even });
        }
        assert!(!close.is_settled(1000.0));
        // A lead of a tenth of a win is out of reach when hardly anything is left.
        assert!(close.is_settled(0.0));
    }

    #[test]
    fn a_choice_among_equals_is_settled() {
        assert!(tried(&[0.5; 3], &[1.0; 3], 900).is_settled(1000.0));
        assert!(!tried(&[0.5; 3], &[1.0; 3], 12).is_settled(1000.0));
    }
}
