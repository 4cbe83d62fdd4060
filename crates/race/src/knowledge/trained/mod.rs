//! What was learnt from games of self-play: how likely a seat wins, and what a strong player does.
//!
//! The weights lie in `data/`; `docs/bots.md` tells how they were trained. A program has them inside; for a browser they are
//! a file of their own.

mod habits;
mod position;

use crate::action::Action;
use crate::state::Race;
use std::sync::LazyLock;
use tabletop::Seat;
use tabletop::learn::{Brain, Features, Learner, Reader, Shape};

static BRAIN: LazyLock<Brain> = LazyLock::new(|| Brain::new(&Race::SHAPE, WEIGHTS));

#[cfg(not(target_family = "wasm"))]
const WEIGHTS: &[u8] = include_bytes!("../../../data/learnt.bin");
#[cfg(target_family = "wasm")]
const WEIGHTS: &[u8] = &[];

impl Learner for Race {
    const SHAPE: Shape = Shape {
        position: position::INPUTS,
        values: 1,
        decision: habits::INPUTS,
        outputs: habits::OUTPUTS,
    };

    fn brain() -> &'static Brain {
        &BRAIN
    }

    fn position(&self, seat: Seat, out: &mut Features) {
        position::features(self, seat, out);
    }

    fn decision(&self, seat: Seat, actions: &[Action], reader: &mut impl Reader) -> bool {
        habits::decision(self, seat, actions, reader)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Chance, Game, Knowledge, Seed};

    #[test]
    fn at_the_start_nobody_is_far_ahead() {
        let chance = Chance::seeded(Seed::from(3));
        let game = Race::new(&crate::Options::default(), 2, chance).expect("two can play");
        for seat in [Seat(0), Seat(1)] {
            let chance = game.trained(seat).expect("the weights are there");
            assert!((0.2..0.8).contains(&chance), "{chance}");
        }
    }
}
