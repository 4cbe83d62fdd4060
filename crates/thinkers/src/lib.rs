//! Bots on a computer: with a clock, and with threads.
//!
//! The searches of the crate `bots` are stepped and know neither. Here they are driven: [`bot`] goes by the
//! clock on the wall, [`contender`] by the processor's work. [`decide`] and [`suggest`] ask a bot at a table
//! whose game they do not know.
//!
//! Who has to answer in time does not think himself: on a busy machine a thread that computes may wait for a
//! processor for tenths of a second, and learns too late that its time is up. So thinking is left to threads,
//! and who waits for them sleeps, is woken in time, and answers with what they have by then.

mod aside;
mod ask;
mod clock;

pub use aside::Aside;
pub use ask::{Error, bot, contender, decide, named, suggest};
pub use bots::{Alone, Clock};
pub use clock::{Watch, Work};
