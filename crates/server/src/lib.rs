//! The table: hosts games, keeps every move and shows nobody's secrets.
//!
//! One task owns one table: it applies an action, appends it to the log, and when that is on disk it
//! acknowledges it and tells everyone what each may see. See `docs/api.md` for what goes over the wire.

pub mod api;
pub mod bots;
pub mod config;
pub mod hall;
pub mod home;
pub mod hours;
pub mod http;
mod outbox;
mod people;
pub mod pool;
mod refusal;
mod run;
mod secret;
pub mod store;
pub mod table;
pub mod task;

pub use config::{Config, Limits};
pub use run::{Running, StartError, log_to_stderr, run};

/// The build of this server: a page of another build reloads itself.
pub const BUILD: &str = env!("ORRERY_BUILD");
