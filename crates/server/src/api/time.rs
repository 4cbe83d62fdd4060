//! Moments on the wire.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Milliseconds since 1970, as JavaScript counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Moment(pub i64);
