//! The lease of a server: as long as it has one, nobody else has its tables.
//!
//! The lease decides only *when* a server shows and answers, and when others may take its tables. That no log forks
//! rests on the fence of every append.

use crate::clock;
use crate::store::log::FORMAT;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// A server that comes to live on a database.
#[derive(Clone, Debug)]
pub struct Resident {
    /// Where the others reach it; of one that lives alone, whatever tells people which it is.
    pub address: String,
    /// Whether it lives alone on the database.
    pub alone: bool,
    /// How long it is believed to be there after it last said so.
    pub lease: Duration,
    /// Its build.
    pub build: String,
    /// The newest form of logs that it can read, and the one it writes.
    pub format: i32,
}

impl Resident {
    /// A server that lives alone.
    pub fn alone(address: &str) -> Resident {
        Resident {
            address: address.to_owned(),
            alone: true,
            lease: Duration::from_secs(10),
            build: crate::BUILD.to_owned(),
            format: FORMAT,
        }
    }
}

/// Another server on the same database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Peer {
    /// Its id.
    pub id: String,
    /// Where it is reached.
    pub address: String,
    /// Its build.
    pub build: String,
    /// The newest form of logs that it can read.
    pub format: i32,
    /// Whether it takes no more tables.
    pub draining: bool,
}

/// What is known of where a table is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Whereabouts {
    /// The form of its log.
    pub format: i32,
    /// The server that has it, if one does and was not declared dead; and when that last said that it is there, by the
    /// database's clock.
    pub owner: Option<(Peer, i64)>,
}

/// Under which id, until when, and with whom a server lives on its database.
pub struct Lease {
    term: watch::Sender<Term>,
}

#[derive(Clone)]
struct Term {
    me: Arc<str>,
    number: u64,
    /// By the machine's uptime; none: for ever.
    until: Option<Duration>,
    others: Arc<[Peer]>,
}

impl Term {
    fn is_held(&self) -> bool {
        self.until.is_none_or(|until| clock::uptime() < until)
    }
}

impl Default for Lease {
    /// That of a server whose storage nobody else can have: for ever.
    fn default() -> Lease {
        Lease::of("here".into(), None)
    }
}

impl Lease {
    fn of(me: Arc<str>, until: Option<Duration>) -> Lease {
        let term = Term {
            me,
            number: 0,
            until,
            others: Arc::new([]),
        };
        Lease {
            term: watch::Sender::new(term),
        }
    }

    /// One that is not held yet.
    pub(super) fn new() -> Lease {
        Lease::of(crate::secret::id().into(), Some(Duration::ZERO))
    }

    /// Under which id this server has tables.
    pub fn me(&self) -> Arc<str> {
        Arc::clone(&self.term.borrow().me)
    }

    /// How often this server was declared dead: what it shows and answers belongs to one such number.
    pub fn number(&self) -> u64 {
        self.term.borrow().number
    }

    /// The other servers that live on the database, as they were a moment ago.
    pub fn others(&self) -> Arc<[Peer]> {
        Arc::clone(&self.term.borrow().others)
    }

    /// Whether this server has failed to renew its lease in time, and may not show anything until it has.
    pub fn is_expired(&self) -> bool {
        !self.term.borrow().is_held()
    }

    /// Waits until this server may show and answer; false if it was declared dead since: whatever it was about to show
    /// is perhaps no longer so.
    pub async fn held(&self, number: u64) -> bool {
        {
            let term = self.term.borrow();
            if term.number == number && term.is_held() {
                return true;
            }
        }
        let mut terms = self.term.subscribe();
        let over = terms.wait_for(|term| term.number != number || term.is_held());
        over.await.is_ok_and(|term| term.number == number)
    }

    /// Waits until this server was declared dead.
    pub async fn died(&self, number: u64) {
        let mut terms = self.term.subscribe();
        let _ = terms.wait_for(|term| term.number != number).await.map(drop);
    }

    /// Waits until another server no longer lives.
    pub async fn gone(&self, peer: &str) {
        let mut terms = self.term.subscribe();
        let is_there = |term: &Term| term.others.iter().any(|other| other.id == peer);
        // One that has just come is not known yet.
        let _ = terms.wait_for(is_there).await.map(drop);
        let _ = terms.wait_for(|term| !is_there(term)).await.map(drop);
    }

    /// It is held until then, by the machine's uptime, or for as long as nobody says otherwise; with these others.
    pub(super) fn renew(&self, until: Option<Duration>, others: Vec<Peer>) {
        self.term.send_modify(|term| {
            term.until = until;
            if *term.others != *others {
                term.others = others.into();
            }
        });
    }

    /// This server was declared dead: what it had is no longer its own, and it begins anew as another.
    pub(super) fn lose(&self) {
        self.term.send_modify(|term| {
            term.me = crate::secret::id().into();
            term.number += 1;
            term.until = Some(Duration::ZERO);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[tokio::test]
    async fn who_was_declared_dead_never_shows_what_it_knew_before() {
        let lease = Lease::new();
        assert_eq!(lease.held(0).now_or_never(), None, "not held yet");
        let renew =
            async { lease.renew(Some(clock::uptime() + Duration::from_secs(60)), Vec::new()) };
        assert!(tokio::join!(lease.held(0), renew).0);
        let before = lease.me();
        lease.lose();
        assert_ne!(lease.me(), before);
        assert!(!lease.held(0).await);
        assert_eq!(lease.held(1).now_or_never(), None);
        lease.renew(Some(clock::uptime() + Duration::from_secs(60)), Vec::new());
        assert!(lease.held(1).await);
        assert!(
            Lease::default().held(0).await,
            "who is alone has it for ever"
        );
    }
}
