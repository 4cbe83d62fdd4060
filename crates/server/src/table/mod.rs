//! One table: what it is ([`Table`], rebuilt from its [log](log::What)), who may take back what, what each
//! viewer sees of it, and the task that owns it.

mod apply;
mod clocks;
mod glance;
mod lesson;
mod log;
mod outcome;
mod shown;
mod state;
mod undo;

pub use clocks::ClockFace;
pub use glance::{Eye, Glance, Shown};
pub(crate) use glance::{tell, whole};
pub use log::{Entry, Holder, Origin, Setup, What};
pub use shown::card;
pub use state::{Change, Noted, SeatState, Table};
