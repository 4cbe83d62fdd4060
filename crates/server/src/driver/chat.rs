//! Talk at the table. Spectators' talk reaches the seats after the end.

use super::{Driver, Mail};
use crate::api::{Answer, ChatLine, Moment, Phase, Refusal, Say};
use crate::hall::Hall;
use crate::store::{self, Job};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use table::{Names as _, ViewerId};
use tabletop::Seat;

/// How many lines a socket gets on joining.
const RECENT: usize = 100;
/// How many lines one person may say at a table.
const MOST: usize = 500;
/// How many lines all who have no seat may say at a table: they take no room from those who play.
const MOST_OF_SPECTATORS: usize = 1_000;

/// A line with who said it.
pub(super) struct Talk {
    account: String,
    /// The id of the request: a repeated one is said once.
    id: String,
    line: ChatLine,
}

/// What was said at a table, and what is on its way to the disk.
#[derive(Default)]
pub(super) struct Chat {
    said: Vec<Talk>,
    /// By account and id: the viewers who wait to hear that it is said.
    saying: HashMap<(String, String), Vec<ViewerId>>,
}

#[derive(Clone, Serialize, Deserialize)]
struct Stored {
    account: String,
    #[serde(default)]
    id: String,
    seat: Option<Seat>,
    at: Moment,
    text: String,
}

/// A line that was to be put on disk.
pub struct Line {
    line: Stored,
    /// The epoch under which it was to be written.
    epoch: i64,
    kept: store::Answer,
}

/// Reads the talk of a table back.
pub(super) async fn read(hall: &Hall, id: &str) -> Result<Chat, Refusal> {
    let mut chat = Chat::default();
    for line in hall.store.chat(id).await? {
        let Ok(line) = serde_json::from_str::<Stored>(&line) else {
            continue;
        };
        let known = hall.people.meet(&hall.store, vec![line.account.clone()]);
        known.await?;
        chat.said.push(line.told(hall));
    }
    Ok(chat)
}

impl Stored {
    fn told(self, hall: &Hall) -> Talk {
        let by = hall.people.player(&self.account);
        let Stored {
            account,
            id,
            seat,
            at,
            text,
        } = self;
        let line = ChatLine { by, seat, at, text };
        Talk { account, id, line }
    }
}

impl Driver {
    pub(super) fn say(&mut self, viewer: ViewerId, id: String, text: &str) {
        let line = match self.line(viewer, &id, text) {
            Ok(Some(line)) => line,
            Ok(None) => return,
            Err(refusal) => return self.reply(viewer, id, Answer::Refused(refusal)),
        };
        let waits = (line.account.clone(), id);
        self.chat.saying.insert(waits, vec![viewer]);
        let epoch = self.hold.epoch;
        let job = Job::Say(store::Say {
            table: self.id.clone(),
            epoch,
            line: games::json(&line).get().to_owned(),
        });
        let (store, door) = (self.hall.store.clone(), self.door.clone());
        tokio::spawn(async move {
            let kept = store.put(job).await;
            if let Some(door) = door.upgrade() {
                let _ = door.send(Mail::Said(Line { line, epoch, kept })).await;
            }
        });
    }

    /// The line that somebody says; none if it was said already, or is being said.
    fn line(&mut self, viewer: ViewerId, id: &str, text: &str) -> Result<Option<Stored>, Refusal> {
        let (seats, who) = self.machine.viewer(viewer).ok_or_else(Refusal::not_found)?;
        let account = who.account.clone().ok_or_else(Refusal::not_signed_in)?;
        let seat = seats.first().copied();
        let text = text.trim().to_owned();
        let sound = (1..=500).contains(&text.chars().count());
        if !sound || text.chars().any(|c| c.is_control() && c != '\n') || id.len() > 64 {
            return Err(Refusal::bad_request());
        }
        let same = |talk: &Talk| talk.account == account && talk.id == id;
        if self.chat.said.iter().any(same) {
            self.reply(viewer, id.to_owned(), Answer::Done { decision: None });
            return Ok(None);
        }
        let key = (account.clone(), id.to_owned());
        if let Some(waiting) = self.chat.saying.get_mut(&key) {
            waiting.push(viewer);
            return Ok(None);
        }
        self.may_say(&account)?;
        Ok(Some(Stored {
            account,
            id: id.to_owned(),
            seat,
            at: self.hall.hours.now(),
            text,
        }))
    }

    /// Refuses a line more than somebody may say, or than spectators may say together.
    fn may_say(&self, account: &str) -> Result<(), Refusal> {
        let table = self.machine.table();
        let saying = self.chat.saying.keys().map(|(account, _)| account);
        let said = self.chat.said.iter().map(|talk| &talk.account);
        let by: Vec<&String> = said.chain(saying).collect();
        let own = by.iter().filter(|by| by.as_str() == account).count();
        let seated = table.accounts();
        let watching = by.iter().filter(|by| !seated.contains(by.as_str()));
        let crowded = !seated.contains(account) && watching.count() >= MOST_OF_SPECTATORS;
        match own >= MOST || crowded {
            true => Err(Refusal::too_much()),
            false => Ok(()),
        }
    }

    /// A line is on disk: everybody who may hears it.
    pub(super) fn said(&mut self, said: Line) {
        let Line { line, epoch, kept } = said;
        let key = (line.account.clone(), line.id.clone());
        let waiting = self.chat.saying.remove(&key).unwrap_or_default();
        // A table that was taken anew meanwhile has an epoch of its own; the line can be said again.
        if kept == store::Answer::Fenced && epoch == self.hold.epoch {
            return self.is_lost();
        }
        let answer = match kept.done() {
            Err(error) => Answer::Refused(error.into()),
            Ok(()) => {
                let talk = line.told(&self.hall);
                let viewers = self.machine.viewers();
                let hears = viewers.filter(|v| self.hears(*v, &talk.account, &talk.line));
                let hears: Vec<ViewerId> = hears.collect();
                self.update(&hears, &Say::Chat(talk.line.clone()));
                self.chat.said.push(talk);
                Answer::Done { decision: None }
            }
        };
        for viewer in waiting {
            self.reply(viewer, key.1.clone(), answer.clone());
        }
    }

    pub(super) fn reply(&self, viewer: ViewerId, id: String, answer: Answer) {
        if let Some(socket) = self.sockets.get(&viewer) {
            let answer = Box::new(answer);
            socket.must(&Say::Answer { id, answer });
        }
    }

    fn hears(&self, viewer: ViewerId, by: &str, line: &ChatLine) -> bool {
        let Some((seats, who)) = self.machine.viewer(viewer) else {
            return false;
        };
        let table = self.machine.table();
        let playing = matches!(table.phase, Phase::Playing | Phase::Frozen);
        let held_back = !seats.is_empty() && playing && line.seat.is_none();
        !held_back && !self.has_muted(viewer, who, by)
    }

    pub(super) fn chat_for(&self, viewer: ViewerId) -> Vec<ChatLine> {
        let said = self.chat.said.iter().rev();
        let heard = said.filter(|talk| self.hears(viewer, &talk.account, &talk.line));
        let lines = heard.take(RECENT).map(|talk| talk.line.clone());
        let mut lines: Vec<ChatLine> = lines.collect();
        lines.reverse();
        lines
    }
}
