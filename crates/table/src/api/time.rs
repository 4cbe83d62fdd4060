//! Moments on the wire.

use serde::{Deserialize, Serialize};

/// Milliseconds since 1970, as JavaScript counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Moment(pub i64);

impl Moment {
    /// Some milliseconds later.
    #[must_use]
    pub const fn plus(self, millis: i64) -> Self {
        Moment(self.0.saturating_add(millis))
    }

    /// Milliseconds since an earlier moment; 0 if it is not earlier.
    pub const fn since(self, earlier: Moment) -> i64 {
        let millis = self.0.saturating_sub(earlier.0);
        if millis > 0 { millis } else { 0 }
    }
}
