//! Talk at the table. Spectators' talk reaches the seats after the end.

use super::{Socket, Task};
use crate::api::{ChatLine, Moment, Phase, Refusal, Say};
use crate::hall::Hall;
use crate::outbox;
use crate::store::Write;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// How many lines a socket gets on joining.
const RECENT: usize = 100;
/// How many lines a table keeps.
const MOST: usize = 5_000;

#[derive(Serialize, Deserialize)]
struct Stored {
    account: String,
    seat: Option<Seat>,
    at: Moment,
    text: String,
}

/// Reads the talk of a table back.
pub(super) async fn read(hall: &Hall, id: &str) -> Result<Vec<(String, ChatLine)>, Refusal> {
    let mut chat = Vec::new();
    for line in hall.store.chat(id).await? {
        let Ok(line) = serde_json::from_str::<Stored>(&line) else {
            continue;
        };
        hall.people
            .meet(&hall.store, vec![line.account.clone()])
            .await?;
        let by = hall.people.player(&line.account);
        let Stored {
            account,
            seat,
            at,
            text,
        } = line;
        chat.push((account, ChatLine { by, seat, at, text }));
    }
    Ok(chat)
}

impl Task {
    pub(super) async fn say(&mut self, number: u64, text: String) -> Result<(), Refusal> {
        let socket = self.sockets.get(&number).ok_or_else(Refusal::not_found)?;
        let account = socket
            .who
            .account
            .clone()
            .ok_or_else(crate::http::not_signed_in)?;
        let text = text.trim().to_owned();
        let sound = (1..=500).contains(&text.chars().count());
        if !sound || text.chars().any(|c| c.is_control() && c != '\n') {
            return Err(Refusal::bad_request());
        }
        if self.chat.len() >= MOST {
            return Err(Refusal::too_much());
        }
        let (seat, at) = (socket.seats.first().copied(), Moment::now());
        let stored = Stored {
            account,
            seat,
            at,
            text,
        };
        let line = serde_json::to_string(&stored).map_err(|error| Refusal::internal(&error))?;
        let (table, n) = (self.table.id.clone(), self.chat.len() as u32);
        self.hall
            .store
            .write(vec![Write::Chat { table, n, line }])
            .await?;
        let Stored { account, text, .. } = stored;
        let by = self.hall.people.player(&account);
        let line = ChatLine { by, seat, at, text };
        for socket in self
            .sockets
            .values()
            .filter(|s| self.hears(s, &account, &line))
        {
            socket.outbox.update(outbox::text(&Say::Chat(line.clone())));
        }
        self.chat.push((account, line));
        Ok(())
    }

    fn hears(&self, socket: &Socket, by: &str, line: &ChatLine) -> bool {
        let reader = socket.who.account.as_deref();
        let seated = !socket.seats.is_empty();
        let playing = matches!(self.table.phase, Phase::Playing | Phase::Frozen);
        let held_back = seated && playing && line.seat.is_none();
        let muted = reader.is_some_and(|reader| {
            self.table
                .muted
                .contains(&(reader.to_owned(), by.to_owned()))
        });
        !held_back && !muted
    }

    pub(super) fn chat_for(&self, socket: &Socket) -> Vec<ChatLine> {
        let heard = self
            .chat
            .iter()
            .filter(|(by, line)| self.hears(socket, by, line));
        let mut lines: Vec<ChatLine> = heard
            .rev()
            .take(RECENT)
            .map(|(_, line)| line.clone())
            .collect();
        lines.reverse();
        lines
    }
}
