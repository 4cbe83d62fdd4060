//! Who is called what, in memory: tables name people without asking the storage.

use crate::api::{Player, PlayerKind};
use crate::store::{Store, StoreError};
use std::collections::HashMap;
use std::sync::{PoisonError, RwLock, RwLockReadGuard};
use std::time::{Duration, Instant};
use table::Names;

/// How old a name may be that another server may have changed.
const FRESH: Duration = Duration::from_secs(30);

/// The players that tables in memory know.
#[derive(Default)]
pub struct People {
    known: RwLock<HashMap<String, (Player, Instant)>>,
    /// Whose programs are.
    makers: RwLock<HashMap<String, String>>,
}

impl People {
    /// Learns who these accounts are.
    pub async fn meet(&self, store: &Store, accounts: Vec<String>) -> Result<(), StoreError> {
        let fresh = store.secret().map(|_| FRESH);
        for account in accounts {
            let age = self.known().get(&account).map(|(_, since)| since.elapsed());
            if age.is_none_or(|age| fresh.is_some_and(|fresh| age > fresh)) {
                self.read(store, &account).await?;
            }
        }
        Ok(())
    }

    /// Learns who somebody is who is about to do something: where other servers may have changed that, as it is now.
    pub async fn meet_now(&self, store: &Store, account: &str) -> Result<(), StoreError> {
        match store.secret() {
            Some(_) => self.read(store, account).await,
            None => self.meet(store, vec![account.to_owned()]).await,
        }
    }

    async fn read(&self, store: &Store, account: &str) -> Result<(), StoreError> {
        if let Some(found) = store.account(account).await? {
            if let Some(maker) = &found.owner {
                let mut makers = self.makers.write().unwrap_or_else(PoisonError::into_inner);
                makers.insert(account.to_owned(), maker.clone());
            }
            self.note(account, found.player());
        }
        Ok(())
    }

    fn known(&self) -> RwLockReadGuard<'_, HashMap<String, (Player, Instant)>> {
        self.known.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn find(&self, account: &str) -> Option<Player> {
        self.known().get(account).map(|(player, _)| player.clone())
    }

    /// Whether an account was deleted.
    pub fn is_gone(&self, account: &str) -> bool {
        let found = self.find(account);
        found.is_some_and(|player| player.kind == PlayerKind::Former)
    }

    /// The account that one counts for: a program's maker.
    pub fn answers_for(&self, account: &str) -> String {
        let makers = self.makers.read().unwrap_or_else(PoisonError::into_inner);
        makers
            .get(account)
            .map_or(account, String::as_str)
            .to_owned()
    }

    /// Notes who an account is now.
    pub fn note(&self, account: &str, player: Player) {
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        known.insert(account.to_owned(), (player, Instant::now()));
    }
}

impl Names for People {
    fn player(&self, account: &str) -> Player {
        self.find(account).unwrap_or(Player {
            id: None,
            name: String::new(),
            kind: PlayerKind::Former,
        })
    }
}
