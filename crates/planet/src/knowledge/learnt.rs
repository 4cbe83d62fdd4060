//! What the networks read: so far observations and numbered actions as they are, which any game has.

use crate::action::Action;
use crate::state::Planet;
use std::sync::LazyLock;
use tabletop::learn::{Brain, Features, Learner, Reader, Shape, encoded};
use tabletop::{Encode, Seat};

static BRAIN: LazyLock<Brain> = LazyLock::new(|| Brain::new(&Planet::SHAPE, WEIGHTS));

/// Nothing that was learnt has proved to be stronger yet.
const WEIGHTS: &[u8] = &[];

const LENGTH: usize = encoded::length(Planet::FIELDS);

impl Learner for Planet {
    const SHAPE: Shape = encoded::shape::<Planet>();

    fn brain() -> &'static Brain {
        &BRAIN
    }

    fn position(&self, seat: Seat, out: &mut Features) {
        encoded::position::<Planet, LENGTH>(self, seat, out);
    }

    fn decision(&self, seat: Seat, actions: &[Action], reader: &mut impl Reader) -> bool {
        encoded::decision::<Planet, LENGTH>(self, seat, actions, reader)
    }
}
