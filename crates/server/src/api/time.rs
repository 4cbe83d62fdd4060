//! Moments on the wire.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Milliseconds since 1970, as JavaScript counts.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, JsonSchema,
)]
#[serde(transparent)]
pub struct Moment(pub i64);

impl Moment {
    /// By the system's clock.
    pub fn now() -> Self {
        let since = std::time::UNIX_EPOCH.elapsed().unwrap_or_default();
        Moment(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }

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
