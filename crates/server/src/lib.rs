//! A host of tables: keeps every move and shows nobody's secrets.
//!
//! One task drives one [table](table::Machine): what it wants appended is put on disk, and once it is there the machine
//! acknowledges it and tells everyone what each may see. See `docs/api.md` for what goes over the wire.

mod alarm;
pub mod bots;
pub mod clock;
pub mod config;
mod driver;
mod folder;
pub mod hall;
pub mod home;
pub mod hours;
pub mod http;
mod limits;
mod listen;
mod mutants;
mod name;
mod outbox;
mod peers;
mod people;
pub mod pool;
mod ratings;
mod refusal;
mod run;
mod secret;
pub mod store;
mod tidy;

pub use table::api;

pub use config::{Config, venue};
pub use ipnet::IpNet;
pub use limits::{Limits, Rate};
pub use run::{Running, StartError, log_to_stderr, run};
pub use store::Database;
pub use tidy::Keep;

/// The build of this server: a page of another build reloads itself.
pub const BUILD: &str = env!("ORRERY_BUILD");
