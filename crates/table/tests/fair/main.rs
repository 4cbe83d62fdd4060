//! Fair play: rated tables, playing again, tables that stand still.

mod again;
mod host;
mod rated;
mod stalled;
