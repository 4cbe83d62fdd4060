//! A network that learns.

use bots::BotRng;
use rand::{Rng, SeedableRng};
use tabletop::learn::{Network, slope};

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
        errors: &mut Vec<(u16, f32)>,
    ) -> f32;
}

/// A network that has learnt nothing: chance in the first layer, and the second says little.
pub(super) fn fresh<const CELLS: usize>(
    inputs: usize,
    outputs: usize,
    little: f32,
    seed: u64,
) -> Network<CELLS> {
    let mut rng = BotRng::seed_from_u64(seed);
    let mut even = |scale: f32| scale * (rng.next_u32() as f32 / u32::MAX as f32 - 0.5);
    let mut network = Network::blank(inputs, outputs);
    let Network { first, second, .. } = &mut network;
    first
        .iter_mut()
        .flatten()
        .for_each(|weight| *weight = even(0.2));
    second
        .iter_mut()
        .flatten()
        .for_each(|weight| *weight = even(little));
    network
}

/// A network that learns by the gradient of its loss, by steps of a size that suits each weight (Adam).
pub(super) struct Pupil<const CELLS: usize> {
    pub(super) network: Network<CELLS>,
    means: Network<CELLS>,
    squares: Network<CELLS>,
    slopes: Network<CELLS>,
    steps: u32,
}

/// How many lessons make a step.
const BATCH: usize = 256;

impl<const CELLS: usize> Pupil<CELLS> {
    pub(super) fn new(network: Network<CELLS>) -> Self {
        let blank = Network::blank(network.first.len(), network.second.len());
        Pupil {
            network,
            means: blank.clone(),
            squares: blank.clone(),
            slopes: blank,
            steps: 0,
        }
    }

    /// Goes through the lessons once, in an order by chance.
    pub(super) fn learn(&mut self, lessons: &[impl Lesson<CELLS>], rate: f32, rng: &mut BotRng) {
        let mut order: Vec<usize> = (0..lessons.len()).collect();
        tabletop::shuffle(rng, &mut order);
        let mut errors = Vec::new();
        for batch in order.chunks(BATCH) {
            for &i in batch {
                self.gradient(&lessons[i], &mut errors);
            }
            self.step(rate, batch.len() as f32);
        }
    }

    /// The loss on these lessons, which are not learnt from.
    pub(super) fn loss<L: Lesson<CELLS>>(&self, lessons: &[L]) -> f64 {
        let mut errors = Vec::new();
        let losses = lessons.iter().map(|lesson| {
            errors.clear();
            let hidden = self.network.hidden(lesson.features());
            f64::from(lesson.errors(&self.network, &hidden, &mut errors))
        });
        losses.sum::<f64>() / lessons.len().max(1) as f64
    }

    /// Adds the slopes of one lesson's loss.
    fn gradient(&mut self, lesson: &impl Lesson<CELLS>, errors: &mut Vec<(u16, f32)>) {
        let (network, slopes) = (&self.network, &mut self.slopes);
        let hidden = network.hidden(lesson.features());
        errors.clear();
        lesson.errors(network, &hidden, errors);
        let mut back = [0.0; CELLS];
        for &(output, error) in &*errors {
            let output = usize::from(output);
            slopes.bias[output] += error;
            let rows = slopes.second[output]
                .iter_mut()
                .zip(&network.second[output]);
            for (((slope, weight), back), cell) in rows.zip(&mut back).zip(&hidden) {
                *slope += error * cell;
                *back += error * weight;
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
    }

    fn step(&mut self, rate: f32, lessons: f32) {
        self.steps += 1;
        let fix = |decay: f32| 1.0 - decay.powi(self.steps as i32);
        let (fix_mean, fix_square) = (fix(0.9), fix(0.999));
        let weights = self.network.weights_mut().zip(self.slopes.weights_mut());
        let moments = self.means.weights_mut().zip(self.squares.weights_mut());
        for ((weight, sum), (mean, square)) in weights.zip(moments) {
            // A little decay keeps rare things from being learnt by heart.
            let slope = std::mem::take(sum) / lessons + 1e-5 * *weight;
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            *weight -= rate * (*mean / fix_mean) / ((*square / fix_square).sqrt() + 1e-8);
        }
    }

    /// Everything it needs to go on.
    pub(super) fn write(&self) -> Vec<u8> {
        let mut out = self.steps.to_le_bytes().to_vec();
        for network in [&self.network, &self.means, &self.squares] {
            out.extend(network.write(true));
        }
        out
    }

    /// As it was written, and what comes after it.
    pub(super) fn read(bytes: &[u8], inputs: usize, outputs: usize) -> Option<(Self, &[u8])> {
        let (steps, mut bytes) = bytes.split_first_chunk::<4>()?;
        let size = Network::<CELLS>::size(inputs, outputs, true);
        let mut next = || {
            let (network, rest) = bytes.split_at_checked(size)?;
            bytes = rest;
            Network::read(network, inputs, outputs, true)
        };
        let mut pupil = Pupil::new(next()?);
        (pupil.means, pupil.squares) = (next()?, next()?);
        pupil.steps = u32::from_le_bytes(*steps);
        Some((pupil, bytes))
    }
}
