//! Whom a reader does not want to read: the reader's own matter, kept with the account.

use super::{Driver, Mail};
use crate::api::{Answer, Refusal};
use crate::store::Write;
use std::collections::HashMap;
use table::{ViewerId, Who};

/// How many people somebody may mute.
const MOST: usize = 1_000;

/// Whom a reader has muted, or no longer.
pub(super) type Mutes = HashMap<String, bool>;

/// A muting that was to be put on disk.
pub struct Muting {
    viewer: ViewerId,
    id: String,
    reader: String,
    player: String,
    on: bool,
    kept: Result<(), Refusal>,
}

impl Driver {
    /// Learns whom a viewer has muted.
    pub(super) async fn read_mutes(&self, who: &Who) -> Result<Mutes, Refusal> {
        match &who.account {
            Some(account) => {
                let mutes = self.hall.store.mutes_of(account).await?;
                Ok(mutes.into_iter().collect())
            }
            None => Ok(Mutes::new()),
        }
    }

    pub(super) fn mute(&mut self, viewer: ViewerId, id: String, player: String, on: bool) {
        let reader = match self.reader(viewer, &player) {
            Ok(reader) => reader,
            Err(refusal) => return self.reply(viewer, id, Answer::Refused(refusal)),
        };
        let write = Write::Mute {
            reader: reader.clone(),
            player: player.clone(),
            on,
        };
        let (store, door) = (self.hall.store.clone(), self.door.clone());
        tokio::spawn(async move {
            let kept = store.write(vec![write]).await.map_err(Refusal::from);
            let muting = Muting {
                viewer,
                id,
                reader,
                player,
                on,
                kept,
            };
            if let Some(door) = door.upgrade() {
                let _ = door.send(Mail::Muted(muting)).await;
            }
        });
    }

    fn reader(&self, viewer: ViewerId, player: &str) -> Result<String, Refusal> {
        let (_, who) = self.machine.viewer(viewer).ok_or_else(Refusal::not_found)?;
        let reader = who.account.clone().ok_or_else(Refusal::not_signed_in)?;
        let mutes = self.mutes.get(&viewer);
        let full = mutes.is_some_and(|own| own.len() >= MOST && !own.contains_key(player));
        match player.len() > 32 || full {
            true => Err(Refusal::bad_request()),
            false => Ok(reader),
        }
    }

    /// It is on disk: it holds for all sockets of the reader.
    pub(super) fn muted(&mut self, muting: Muting) {
        let answer = match muting.kept {
            Err(refusal) => Answer::Refused(refusal),
            Ok(()) => {
                for (viewer, mutes) in &mut self.mutes {
                    let who = self.machine.viewer(*viewer).map(|(_, who)| who);
                    if who.is_some_and(|who| who.account.as_ref() == Some(&muting.reader)) {
                        mutes.insert(muting.player.clone(), muting.on);
                    }
                }
                Answer::Done { decision: None }
            }
        };
        self.reply(muting.viewer, muting.id, answer);
    }

    /// Whether a viewer has muted somebody. Muting was once written into the table's log.
    pub(super) fn has_muted(&self, viewer: ViewerId, who: &Who, by: &str) -> bool {
        let own = self.mutes.get(&viewer).and_then(|mutes| mutes.get(by));
        let before = || {
            let pair = who.account.clone().map(|reader| (reader, by.to_owned()));
            pair.is_some_and(|pair| self.machine.table().muted.contains(&pair))
        };
        own.copied().unwrap_or_else(before)
    }
}
