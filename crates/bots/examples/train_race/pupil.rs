//! A network that learns.

use bots::BotRng;
use race::trained::{Network, slope};
use rand::{Rng, SeedableRng};

/// What can be learnt by a network with so many cells.
pub(super) trait Lesson<const CELLS: usize> {
    /// What is known.
    fn features(&self) -> &[(u16, f32)];

    /// What the outputs have to answer for, from what the hidden cells say: the loss, and for each output
    /// that had a part in it how the loss grows with it.
    fn errors(
        &self,
        network: &Network<CELLS>,
        hidden: &[f32; CELLS],
        errors: &mut Vec<(usize, f32)>,
    ) -> f32;
}

/// A network that has learnt nothing: chance in the first layer, and the second says little.
pub(super) fn fresh<const CELLS: usize>(
    inputs: usize,
    outputs: usize,
    seed: u64,
) -> Network<CELLS> {
    let mut rng = BotRng::seed_from_u64(seed);
    let mut even = |scale: f32| scale * (rng.next_u32() as f32 / u32::MAX as f32 - 0.5);
    let mut network = Network::blank(inputs, outputs);
    network
        .first
        .iter_mut()
        .flatten()
        .for_each(|weight| *weight = even(0.2));
    let little = if outputs == 1 { 0.4 } else { 0.1 };
    network
        .second
        .iter_mut()
        .flatten()
        .for_each(|weight| *weight = even(little));
    network
}

/// A network that learns by the gradient of its loss.
pub(super) struct Pupil<const CELLS: usize> {
    pub(super) network: Network<CELLS>,
    adam: Adam,
    rng: BotRng,
}

impl<const CELLS: usize> Pupil<CELLS> {
    pub(super) fn new(network: Network<CELLS>, seed: u64) -> Self {
        let weights = network.clone().weights_mut().count();
        Pupil {
            network,
            adam: Adam::new(weights),
            rng: BotRng::seed_from_u64(seed ^ 0x5eed),
        }
    }

    /// Goes through the lessons so many times and says what the loss was on the way.
    pub(super) fn learn(&mut self, lessons: &[impl Lesson<CELLS>], passes: u32, rate: f32) -> f64 {
        const BATCH: usize = 256;
        let mut order: Vec<usize> = (0..lessons.len()).collect();
        let (inputs, outputs) = (self.network.first.len(), self.network.second.len());
        let mut sum = 0.0;
        for _ in 0..passes {
            tabletop::shuffle(&mut self.rng, &mut order);
            for batch in order.chunks(BATCH) {
                let mut slopes = Network::blank(inputs, outputs);
                for &i in batch {
                    sum += f64::from(gradient(&self.network, &lessons[i], &mut slopes));
                }
                self.adam
                    .step(&mut self.network, &mut slopes, rate, batch.len() as f32);
            }
        }
        sum / (lessons.len() as f64 * f64::from(passes.max(1)))
    }

    /// The loss on these lessons, which are not learnt from.
    pub(super) fn loss(&self, lessons: &[impl Lesson<CELLS>]) -> f64 {
        let mut errors = Vec::new();
        let losses = lessons.iter().map(|lesson| {
            errors.clear();
            let hidden = self.network.hidden(lesson.features());
            f64::from(lesson.errors(&self.network, &hidden, &mut errors))
        });
        losses.sum::<f64>() / lessons.len().max(1) as f64
    }
}

/// Adds the slopes of one lesson's loss and says what the loss was.
fn gradient<const CELLS: usize>(
    network: &Network<CELLS>,
    lesson: &impl Lesson<CELLS>,
    slopes: &mut Network<CELLS>,
) -> f32 {
    let hidden = network.hidden(lesson.features());
    let mut errors = Vec::new();
    let loss = lesson.errors(network, &hidden, &mut errors);
    let mut back = [0.0; CELLS];
    for &(output, error) in &errors {
        slopes.bias[output] += error;
        for i in 0..CELLS {
            slopes.second[output][i] += error * hidden[i];
            back[i] += error * network.second[output][i];
        }
    }
    for (back, cell) in back.iter_mut().zip(hidden) {
        *back *= slope(cell);
    }
    for &(input, value) in lesson.features() {
        let row = &mut slopes.first[usize::from(input)];
        for (slope, back) in row.iter_mut().zip(back) {
            *slope += value * back;
        }
    }
    loss
}

/// Steps of a size that suits each weight.
struct Adam {
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn new(weights: usize) -> Self {
        Adam {
            means: vec![0.0; weights],
            squares: vec![0.0; weights],
            steps: 0,
        }
    }

    fn step<const CELLS: usize>(
        &mut self,
        network: &mut Network<CELLS>,
        slopes: &mut Network<CELLS>,
        rate: f32,
        lessons: f32,
    ) {
        self.steps += 1;
        let fix = |decay: f32| 1.0 - decay.powi(self.steps);
        let (fix_mean, fix_square) = (fix(0.9), fix(0.999));
        let weights = network.weights_mut().zip(slopes.weights_mut());
        let moments = self.means.iter_mut().zip(&mut self.squares);
        for ((weight, slope), (mean, square)) in weights.zip(moments) {
            // A little decay keeps rare cards from being learnt by heart.
            let slope = *slope / lessons + 1e-5 * *weight;
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            *weight -= rate * (*mean / fix_mean) / ((*square / fix_square).sqrt() + 1e-8);
        }
    }
}
