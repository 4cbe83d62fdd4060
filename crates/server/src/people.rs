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
    /// Whose programs are.
    makers: RwLock<HashMap<String, String>>,
}

impl People {
    /// Learns who these accounts are.
    pub async fn meet(&self, store: &Store, accounts: Vec<String>) -> Result<(), StoreError> {
        for account in accounts {
            if self.find(&account).is_none()
                && let Some(found) = store.account(&account).await?
            {
                if let Some(maker) = &found.owner {
                    let mut makers = self.makers.write().unwrap_or_else(PoisonError::into_inner);
                    makers.insert(account.clone(), maker.clone());
                }
                self.note(&account, found.player());
            }
        }
        Ok(())
    }

    fn find(&self, account: &str) -> Option<Player> {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        known.get(account).cloned()
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
