//! When there was a server: clocks run only then.
//!
//! A server that is killed cannot say so. So while there are tables in memory it notes every few seconds that
//! it is alive; what a clock lost since the last entry of its log is lost, but for these seconds.

use crate::api::Moment;
use crate::clock;
use crate::hall::Hall;
use crate::store::Write;
use std::sync::{Arc, Weak};
use std::time::Duration;

/// How often a server notes that it is alive.
const BEAT: Duration = Duration::from_secs(5);

/// The hours of service on a folder.
#[derive(Clone, Debug)]
pub struct Hours {
    /// From when to when there was a server before this one.
    before: Vec<(Moment, Moment)>,
    /// Since when there is this one.
    began: Moment,
}

impl Hours {
    /// Of a server that begins now.
    pub fn new(before: Vec<(Moment, Moment)>, began: Moment) -> Self {
        Hours { before, began }
    }

    /// How many milliseconds of the time between two moments there was a server.
    pub fn served(&self, from: Moment, to: Moment) -> i64 {
        let now = (self.began, to.max(self.began));
        let runs = self.before.iter().chain([&now]);
        runs.map(|(began, alive)| to.min(*alive).since(from.max(*began)))
            .sum()
    }

    /// Notes that the server is alive.
    pub(crate) fn alive(&self) -> Write {
        Write::Alive {
            began: self.began,
            at: clock::now(),
        }
    }
}

/// Notes from time to time that the server is alive.
pub(crate) async fn beat(hall: Weak<Hall>) {
    loop {
        tokio::time::sleep(BEAT).await;
        let Some(hall) = hall.upgrade() else {
            return;
        };
        note(&hall).await;
    }
}

/// Notes that the server is alive, if any clock can run.
pub(crate) async fn note(hall: &Arc<Hall>) {
    if hall.in_memory() > 0
        && let Err(error) = hall.store.write(vec![hall.hours.alive()]).await
    {
        tracing::warn!(%error, "the hours of service could not be noted");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_passes_only_while_there_is_a_server() {
        let before = vec![(Moment(100), Moment(200)), (Moment(300), Moment(400))];
        let hours = Hours::new(before, Moment(1_000));
        assert_eq!(hours.served(Moment(150), Moment(1_050)), 50 + 100 + 50);
        assert_eq!(hours.served(Moment(350), Moment(390)), 40);
        assert_eq!(
            hours.served(Moment(400), Moment(1_000)),
            0,
            "nobody was there"
        );
        assert_eq!(hours.served(Moment(1_200), Moment(1_300)), 100);
        assert_eq!(
            hours.served(Moment(1_300), Moment(1_200)),
            0,
            "a clock put back"
        );
    }
}
