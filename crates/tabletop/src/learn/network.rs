//! A small network with one hidden layer.

/// A network with one hidden layer of so many cells.
#[derive(Clone, Debug, PartialEq)]
pub struct Network<const CELLS: usize> {
    /// Input by input, the weights to the hidden cells.
    pub first: Vec<[f32; CELLS]>,
    /// Output by output, the weights from the hidden cells.
    pub second: Vec<[f32; CELLS]>,
    /// Output by output, what is added to their sum.
    pub bias: Vec<f32>,
}

/// The greatest number of steps a weight is away from 0.
const STEPS: f32 = 127.0;

impl<const CELLS: usize> Network<CELLS> {
    /// A network that says nothing.
    pub fn blank(inputs: usize, outputs: usize) -> Self {
        Network {
            first: vec![[0.0; CELLS]; inputs],
            second: vec![[0.0; CELLS]; outputs],
            bias: vec![0.0; outputs],
        }
    }

    /// How many bytes its weights are: exact, or in steps.
    pub const fn size(inputs: usize, outputs: usize, exact: bool) -> usize {
        let row = if exact { 4 * CELLS } else { 4 + CELLS };
        (inputs + outputs) * row + 4 * outputs
    }

    /// A network from its weights as [`Network::write`] writes them; nothing if they are not as many as there should be.
    pub fn read(bytes: &[u8], inputs: usize, outputs: usize, exact: bool) -> Option<Self> {
        if bytes.len() != Self::size(inputs, outputs, exact) {
            return None;
        }
        let mut network = Network::blank(inputs, outputs);
        let (rows, bias) = bytes.split_at(bytes.len() - 4 * outputs);
        let Network { first, second, .. } = &mut network;
        let length = rows.len() / (inputs + outputs).max(1);
        let each = first.iter_mut().chain(second);
        for (row, bytes) in each.zip(rows.chunks_exact(length.max(1))) {
            match exact {
                true => numbers(bytes).zip(row).for_each(|(n, weight)| *weight = n),
                false => {
                    let step = numbers(&bytes[..4]).next().unwrap_or_default();
                    let steps = bytes[4..].iter().map(|steps| f32::from(*steps as i8));
                    steps.zip(row).for_each(|(n, weight)| *weight = step * n);
                }
            }
        }
        numbers(bias)
            .zip(&mut network.bias)
            .for_each(|(n, bias)| *bias = n);
        Some(network)
    }

    /// The weights, row by row, and the biases last. If they need not be exact, a row is the size of a step and how many
    /// steps each weight is away from 0.
    pub fn write(&self, exact: bool) -> Vec<u8> {
        let mut out = Vec::new();
        for row in self.first.iter().chain(&self.second) {
            if exact {
                row.iter()
                    .for_each(|weight| out.extend(weight.to_le_bytes()));
                continue;
            }
            let most = row
                .iter()
                .fold(0.0_f32, |most, weight| most.max(weight.abs()));
            let step = most / STEPS;
            out.extend(step.to_le_bytes());
            let steps = |weight: &f32| (weight / step.max(f32::MIN_POSITIVE)).round() as i8 as u8;
            out.extend(row.iter().map(steps));
        }
        self.bias
            .iter()
            .for_each(|bias| out.extend(bias.to_le_bytes()));
        out
    }

    /// All weights: layer by layer, the biases last.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let layers = self.first.iter_mut().chain(&mut self.second);
        layers.flatten().chain(&mut self.bias)
    }

    /// What the hidden cells say.
    #[inline]
    pub fn hidden(&self, features: &[(u16, f32)]) -> [f32; CELLS] {
        let mut cells = [0.0; CELLS];
        for &(input, value) in features {
            let weights = &self.first[usize::from(input)];
            for (cell, weight) in cells.iter_mut().zip(weights) {
                *cell += value * weight;
            }
        }
        cells.map(activation)
    }

    /// An output, from what the hidden cells say.
    #[inline]
    pub fn output(&self, hidden: &[f32; CELLS], output: usize) -> f32 {
        let products = hidden.iter().zip(&self.second[output]).map(|(a, b)| a * b);
        self.bias[output] + products.sum::<f32>()
    }

    /// Some outputs together, each with its part.
    #[inline]
    pub fn outputs(&self, hidden: &[f32; CELLS], outputs: &[(u16, f32)]) -> f32 {
        let each = outputs.iter();
        let each = each.map(|&(output, part)| part * self.output(hidden, usize::from(output)));
        each.sum()
    }
}

fn numbers(bytes: &[u8]) -> impl Iterator<Item = f32> {
    let words = bytes.as_chunks::<4>().0.iter();
    words.map(|word| f32::from_le_bytes(*word))
}

/// A straight line that bends below 0.
#[inline]
fn activation(sum: f32) -> f32 {
    if sum > 0.0 { sum } else { 0.1 * sum }
}

/// The slope of the activation that gave this.
#[inline]
pub fn slope(active: f32) -> f32 {
    if active > 0.0 { 1.0 } else { 0.1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some() -> Network<8> {
        let mut network = Network::<8>::blank(20, 3);
        network.first[7][3] = 1.5;
        network.first[7][4] = -0.7;
        network.second[2][1] = -0.5;
        network.bias[1] = 0.25;
        network
    }

    #[test]
    fn exact_weights_are_written_and_read_without_loss() {
        let network = some();
        let bytes = network.write(true);
        assert_eq!(Network::read(&bytes, 20, 3, true), Some(network));
        assert_eq!(Network::<8>::read(&[0; 12], 20, 3, true), None);
    }

    #[test]
    fn in_steps_weights_lose_half_a_step_at_most_and_then_no_more() {
        let network = some();
        let bytes = network.write(false);
        assert_eq!(bytes.len(), Network::<8>::size(20, 3, false));
        let read = Network::<8>::read(&bytes, 20, 3, false).expect("the size is right");
        assert!((read.first[7][4] + 0.7).abs() <= 1.5 / STEPS / 2.0);
        assert_eq!((read.first[7][3], read.bias[1]), (1.5, 0.25));
        assert_eq!(read.write(false), bytes);
    }
}
