//! What was learnt from games of self-play: how likely a seat wins, and what a strong player does.
//!
//! Both are small networks whose weights lie in `data/`; `docs/bots.md` tells how they were trained. A program has them
//! inside; for a browser they are a file of their own, which `learn` takes in.

pub mod chance;
mod features;
pub mod habits;
mod network;

pub use network::{Network, slope};

use std::sync::RwLock;

/// Takes in the weights of both networks, those of [`chance`] first; false if they are not that.
pub(super) fn learn(weights: &[u8]) -> bool {
    let first = Network::<{ chance::CELLS }>::size(chance::INPUTS, 1);
    let Some((chance, habits)) = weights.split_at_checked(first) else {
        return false;
    };
    let (Some(chance), Some(habits)) = (chance::read(chance), habits::read(habits)) else {
        return false;
    };
    chance::NETWORK.install(chance);
    habits::NETWORK.install(habits);
    true
}

/// A network in use; another one while it is being trained.
#[derive(Debug)]
pub struct InUse<const CELLS: usize>(RwLock<Option<&'static Network<CELLS>>>);

impl<const CELLS: usize> InUse<CELLS> {
    fn new(network: Option<Network<CELLS>>) -> Self {
        InUse(RwLock::new(network.map(leaked)))
    }

    /// Uses this network from now on, in every game of the process: so a network in training plays
    /// the games it learns from. It is never forgotten, so this is nothing to be done often.
    pub fn install(&self, network: Network<CELLS>) {
        if let Ok(mut used) = self.0.write() {
            *used = Some(leaked(network));
        }
    }

    fn get(&self) -> Option<&'static Network<CELLS>> {
        *self.0.read().ok()?
    }
}

fn leaked<const CELLS: usize>(network: Network<CELLS>) -> &'static Network<CELLS> {
    Box::leak(Box::new(network))
}
