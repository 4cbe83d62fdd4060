//! A network that learns.

use super::lessons::Lesson;
use bots::BotRng;
use race::network::{HIDDEN, INPUTS, Network, slope};
use rand::{Rng, SeedableRng};

pub(super) fn fresh(seed: u64) -> Network {
    let mut rng = BotRng::seed_from_u64(seed);
    let mut even = |scale: f32| scale * (rng.next_u32() as f32 / u32::MAX as f32 - 0.5);
    Network {
        first: (0..INPUTS)
            .map(|_| std::array::from_fn(|_| even(0.2)))
            .collect(),
        second: std::array::from_fn(|_| even(0.4)),
        bias: 0.0,
    }
}

/// A network that learns by the gradient of the logarithmic loss.
pub(super) struct Pupil {
    pub(super) network: Network,
    adam: Adam,
    rng: BotRng,
}

impl Pupil {
    pub(super) fn new(network: Network, seed: u64) -> Self {
        Pupil {
            network,
            adam: Adam::new(),
            rng: BotRng::seed_from_u64(seed ^ 0x5eed),
        }
    }

    /// Goes through the lessons so many times and says what the loss was on the way.
    pub(super) fn learn(&mut self, lessons: &[Lesson], passes: u32, rate: f32) -> f64 {
        const BATCH: usize = 256;
        let mut order: Vec<usize> = (0..lessons.len()).collect();
        let mut sum = 0.0;
        for _ in 0..passes {
            tabletop::shuffle(&mut self.rng, &mut order);
            for batch in order.chunks(BATCH) {
                let mut slopes = vec![0.0; Network::WEIGHTS];
                for &i in batch {
                    sum += f64::from(gradient(&self.network, &lessons[i], &mut slopes));
                }
                let size = batch.len() as f32;
                self.adam.step(&mut self.network, &slopes, rate, size);
            }
        }
        sum / (lessons.len() as f64 * f64::from(passes.max(1)))
    }
}

pub(super) fn said(network: &Network, lesson: &Lesson) -> f32 {
    network.output(&network.hidden(&lesson.features))
}

fn loss(said: f32, won: f32) -> f32 {
    let said = said.clamp(1e-6, 1.0 - 1e-6);
    -(won * said.ln() + (1.0 - won) * (1.0 - said).ln())
}

pub(super) fn mean_loss(lessons: &[Lesson], said: impl Fn(&Lesson) -> f32) -> f64 {
    let losses = lessons
        .iter()
        .map(|lesson| f64::from(loss(said(lesson), lesson.won)));
    losses.sum::<f64>() / lessons.len().max(1) as f64
}

/// Adds the slopes of one lesson's loss and says what the loss was.
fn gradient(network: &Network, lesson: &Lesson, slopes: &mut [f32]) -> f32 {
    let hidden = network.hidden(&lesson.features);
    let said = network.output(&hidden);
    let error = said - lesson.won;
    let (first, rest) = slopes.split_at_mut(INPUTS * HIDDEN);
    let back: [f32; HIDDEN] = std::array::from_fn(|i| error * network.second[i] * slope(hidden[i]));
    for &(input, value) in &*lesson.features {
        let row = &mut first[usize::from(input) * HIDDEN..][..HIDDEN];
        for (slope, back) in row.iter_mut().zip(back) {
            *slope += value * back;
        }
    }
    for (slope, cell) in rest.iter_mut().zip(hidden) {
        *slope += error * cell;
    }
    rest[HIDDEN] += error;
    loss(said, lesson.won)
}

/// Steps of a size that suits each weight.
struct Adam {
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn new() -> Self {
        Adam {
            means: vec![0.0; Network::WEIGHTS],
            squares: vec![0.0; Network::WEIGHTS],
            steps: 0,
        }
    }

    fn step(&mut self, network: &mut Network, slopes: &[f32], rate: f32, lessons: f32) {
        self.steps += 1;
        let fix = |decay: f32| 1.0 - decay.powi(self.steps);
        let (fix_mean, fix_square) = (fix(0.9), fix(0.999));
        let first = network.first.iter_mut().flatten();
        let weights = first.chain(&mut network.second).chain([&mut network.bias]);
        let moments = self.means.iter_mut().zip(&mut self.squares);
        for ((weight, slope), (mean, square)) in weights.zip(slopes).zip(moments) {
            // A little decay keeps rare cards from being learnt by heart.
            let slope = slope / lessons + 1e-5 * *weight;
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            *weight -= rate * (*mean / fix_mean) / ((*square / fix_square).sqrt() + 1e-8);
        }
    }
}
