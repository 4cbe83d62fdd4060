//! How many sockets there are, whose, and by which secret: a secret that ends takes its sockets with it.

use super::App;
use super::caller::Caller;
use super::connections::Owner;
use crate::api::Refusal;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;

/// How often it is looked which secrets have ended at other servers.
const LOOK: Duration = Duration::from_secs(5);

/// Ends the sockets whose secret has ended at another server.
pub(crate) async fn watch_secrets(app: App) {
    while !app.hall.is_stopping() {
        tokio::time::sleep(LOOK).await;
        let digests = app.sockets.digests();
        match app.hall.store.ended(&digests, app.now()).await {
            Ok(ended) => ended
                .iter()
                .for_each(|digest| app.sockets.end_secret(digest)),
            Err(error) => tracing::warn!(%error, "it cannot be seen who may still watch"),
        }
    }
}

/// All sockets.
#[derive(Default)]
pub struct Sockets {
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    next: u64,
    by_owner: HashMap<Owner, usize>,
    all: BTreeMap<u64, Entry>,
}

struct Entry {
    owner: Owner,
    account: Option<String>,
    digest: Option<String>,
    ended: Arc<Notify>,
}

/// One socket that counts.
pub(super) struct Counted {
    sockets: Arc<Sockets>,
    number: u64,
    ended: Arc<Notify>,
}

impl Sockets {
    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes a socket and who opens it by which secret, unless whoever it counts for has too many.
    pub(super) fn count(
        self: &Arc<Self>,
        app: &App,
        owner: Owner,
        caller: &Caller,
    ) -> Result<Counted, Refusal> {
        let limits = &app.hall.config.limits;
        let most = match owner {
            Owner::Account(_) => limits.sockets_per_account,
            Owner::Address(_) => limits.sockets_per_address,
            Owner::Venue(_) => limits.sockets,
        };
        let mut open = self.open();
        let own = open.by_owner.get(&owner).copied().unwrap_or_default();
        if own >= most || open.all.len() >= limits.sockets {
            return Err(Refusal::too_much());
        }
        *open.by_owner.entry(owner.clone()).or_default() += 1;
        let (number, ended) = (open.next, Arc::new(Notify::new()));
        let entry = Entry {
            owner,
            account: caller.account.as_ref().map(|account| account.id.clone()),
            digest: caller.digest.clone(),
            ended: Arc::clone(&ended),
        };
        open.next += 1;
        open.all.insert(number, entry);
        metrics::gauge!("orrery_sockets").set(open.all.len() as f64);
        Ok(Counted {
            sockets: Arc::clone(self),
            number,
            ended,
        })
    }

    /// Ends the sockets that were opened with a secret.
    pub(super) fn end_secret(&self, digest: &str) {
        self.end(|entry| entry.digest.as_deref() == Some(digest));
    }

    /// Ends the sockets of an account, but for those that were opened with one secret.
    pub(super) fn end_account(&self, account: &str, but: Option<&str>) {
        self.end(|entry| {
            let own = entry.account.as_deref() == Some(account);
            own && (but.is_none() || entry.digest.as_deref() != but)
        });
    }

    /// The secrets with which sockets are open.
    fn digests(&self) -> Vec<String> {
        let open = self.open();
        let digests = open.all.values().filter_map(|entry| entry.digest.clone());
        let digests: BTreeSet<String> = digests.collect();
        digests.into_iter().collect()
    }

    fn end(&self, which: impl Fn(&Entry) -> bool) {
        let open = self.open();
        let ended = open.all.values().filter(|entry| which(entry));
        ended.for_each(|entry| entry.ended.notify_one());
    }
}

impl Counted {
    /// Waits until the secret that the socket was opened with has ended.
    pub(super) async fn ended(&self) {
        self.ended.notified().await;
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut open = self.sockets.open();
        let Some(entry) = open.all.remove(&self.number) else {
            return;
        };
        if let Some(own) = open.by_owner.get_mut(&entry.owner) {
            *own -= 1;
            if *own == 0 {
                open.by_owner.remove(&entry.owner);
            }
        }
        metrics::gauge!("orrery_sockets").set(open.all.len() as f64);
    }
}
