//! The table: hosts games, keeps every move and shows nobody's secrets.
//!
//! One task owns one table: it applies an action, appends it to the log, and when that is on disk it
//! acknowledges it and tells everyone what each may see. See `docs/api.md` for what goes over the wire.

pub mod api;
