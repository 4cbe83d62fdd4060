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

impl<const CELLS: usize> Network<CELLS> {
    /// A network that says nothing.
    pub fn blank(inputs: usize, outputs: usize) -> Self {
        Network {
            first: vec![[0.0; CELLS]; inputs],
            second: vec![[0.0; CELLS]; outputs],
            bias: vec![0.0; outputs],
        }
    }

    /// How many bytes its weights are.
    pub const fn size(inputs: usize, outputs: usize) -> usize {
        4 * ((inputs + outputs) * CELLS + outputs)
    }

    /// A network from its weights as they are written; nothing if they are not as many as there
    /// should be.
    pub fn read(bytes: &[u8], inputs: usize, outputs: usize) -> Option<Self> {
        if bytes.len() != Self::size(inputs, outputs) {
            return None;
        }
        let mut network = Network::blank(inputs, outputs);
        for (weight, bytes) in network.weights_mut().zip(bytes.as_chunks::<4>().0) {
            *weight = f32::from_le_bytes(*bytes);
        }
        Some(network)
    }

    /// The weights, to be read again.
    pub fn write(&self) -> Vec<u8> {
        self.weights()
            .flat_map(|weight| weight.to_le_bytes())
            .collect()
    }

    fn weights(&self) -> impl Iterator<Item = &f32> {
        let layers = self.first.iter().chain(&self.second);
        layers.flatten().chain(&self.bias)
    }

    /// All weights: layer by layer, the biases last.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let layers = self.first.iter_mut().chain(&mut self.second);
        layers.flatten().chain(&mut self.bias)
    }

    /// What the hidden cells say.
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
    pub fn output(&self, hidden: &[f32; CELLS], output: usize) -> f32 {
        let products = hidden.iter().zip(&self.second[output]).map(|(a, b)| a * b);
        self.bias[output] + products.sum::<f32>()
    }
}

/// A straight line that bends below 0.
fn activation(sum: f32) -> f32 {
    if sum > 0.0 { sum } else { 0.1 * sum }
}

/// The slope of the activation that gave this.
pub fn slope(active: f32) -> f32 {
    if active > 0.0 { 1.0 } else { 0.1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_are_written_and_read_without_loss() {
        let mut network = Network::<8>::blank(20, 3);
        network.first[7][3] = 1.5;
        network.second[2][1] = -0.5;
        network.bias[1] = 0.25;
        assert_eq!(Network::read(&network.write(), 20, 3), Some(network));
        assert_eq!(Network::<8>::read(&[0; 12], 20, 3), None);
    }
}
