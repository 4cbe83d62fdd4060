//! The one clock of the server.

use crate::api::Moment;

/// Now.
pub(crate) fn now() -> Moment {
    let since = std::time::UNIX_EPOCH.elapsed().unwrap_or_default();
    Moment(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}
