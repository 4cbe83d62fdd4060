//! Players of any game.
//!
//! A bot is told only what its seat may know: it receives a [`Seated`], whose game is private. It
//! looks at its view and its lists, and it thinks on determinizations, that is on games its seat cannot
//! tell from the real one. What it plays therefore never depends on what it may not see.
//!
//! [`random`](Random) plays uniformly, [`greedy`](Greedy) looks one decision ahead with the
//! game's own [`Knowledge`], and [`search`](Search) thinks as long as it is given; in its playouts
//! everybody is [`Quick`]. What a game has to bring is that one trait; its defaults will do.
//!
//! Nothing here reads a clock, starts a thread or asks the system for anything. Whoever [hosts](Host) a search
//! does: the crate `thinkers` on a computer, a worker in a browser.

mod bot;
mod chart;
mod greedy;
mod kind;
mod quick;
mod random;
mod search;
mod seated;
mod suggest;

pub use bot::{Bot, BotRng, rng};
pub use chart::{Chart, Effort, Slip, Turn, chart};
pub use greedy::Greedy;
pub use kind::{Kind, NAMES, UnknownBot};
pub use quick::Quick;
pub use random::Random;
pub use search::{
    Alone, Budget, ByCount, Clock, EDITION, Host, Meter, Question, Report, Search, Settings,
    Thinker, Tried, Wanted, characters,
};
pub use seated::Seated;
pub use suggest::{Candidate, Maker, Suggestion, ask};

use tabletop::{Knowledge, exp};

/// The natural logarithm of 3.
const THREE: f32 = 1.098_612_3;

/// How likely a seat wins that stands so by [`Knowledge::evaluate`]: between 0 and 1.
pub fn chance_to_win<G: Knowledge>(value: f32) -> f32 {
    // A spread makes a win three times as likely as not.
    1.0 / (1.0 + exp(-value / G::SPREAD * THREE))
}
