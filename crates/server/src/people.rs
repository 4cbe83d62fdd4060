//! Who is called what, in memory: tables name people without asking the storage.

use crate::api::{Player, PlayerKind};
use crate::store::{Store, StoreError};
use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};
use table::Names;

/// The players that tables in memory know.
#[derive(Default)]
pub struct People {
    known: RwLock<HashMap<String, Player>>,
}

impl People {
    /// Learns who these accounts are.
    pub async fn meet(&self, store: &Store, accounts: Vec<String>) -> Result<(), StoreError> {
        for account in accounts {
            if self.find(&account).is_none()
                && let Some(found) = store.account(&account).await?
            {
                self.note(&account, found.player());
            }
        }
        Ok(())
    }

    fn find(&self, account: &str) -> Option<Player> {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        known.get(account).cloned()
    }

    /// Notes who an account is now.
    pub fn note(&self, account: &str, player: Player) {
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        known.insert(account.to_owned(), player);
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
