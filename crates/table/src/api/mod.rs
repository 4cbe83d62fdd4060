//! What goes over the wire, as types: parsed at the edge, and the source of the browser's types.

mod account;
mod error;
mod game;
mod place;
mod record;
#[cfg(feature = "schema")]
pub(crate) mod schema;
mod series;
mod socket;
mod table;
mod time;
#[cfg(feature = "ts")]
mod typescript;

pub use account::*;
pub use error::*;
pub use game::*;
pub use place::*;
pub use record::*;
pub use series::*;
pub use socket::*;
pub use table::*;
pub use time::Moment;
#[cfg(feature = "ts")]
pub use typescript::typescript;

/// The version of the protocol between browser and server.
pub const PROTOCOL: u32 = 2;
