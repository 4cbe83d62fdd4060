//! One player.

use super::said::{Answered, Decision, Said, Table};
use super::{Event, Shared};
use crate::web::Browser;
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

/// What a player is told to do.
pub(super) enum Order {
    /// Act, as it was due at this moment.
    Act(Instant),
    /// Lose the connection.
    Break,
}

/// One player.
pub(super) struct Player {
    n: usize,
    at: SocketAddr,
    browser: Browser,
    table: String,
    shared: Arc<Shared>,
    /// What it will answer to what it is asked, as JSON.
    answer: Option<String>,
    decision: u32,
    seat: Option<u8>,
    sent: u64,
    /// The request that is not answered: sent again after a break.
    open: Option<Open>,
    /// The table, once its game is over.
    over: Option<Table>,
}

struct Open {
    due: Instant,
    id: String,
    text: String,
}

/// Whether the connection goes on.
enum Then {
    On,
    Again,
}

impl Player {
    pub(super) fn new(
        n: usize,
        at: SocketAddr,
        browser: Browser,
        table: String,
        shared: Arc<Shared>,
    ) -> Player {
        Player {
            n,
            at,
            browser,
            table,
            shared,
            answer: None,
            decision: 0,
            seat: None,
            sent: 0,
            open: None,
            over: None,
        }
    }

    pub(super) async fn live(mut self, mut orders: mpsc::UnboundedReceiver<Order>) {
        while !orders.is_closed() {
            if let Err(why) = self.sit(&mut orders).await {
                self.shared.note(Event::Refused(why));
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
        }
    }

    async fn sit(&mut self, orders: &mut mpsc::UnboundedReceiver<Order>) -> Result<(), String> {
        let said = |error: tokio_tungstenite::tungstenite::Error| error.to_string();
        let url = format!("ws://{}/api/tables/{}/socket", self.at, self.table);
        let mut request = url.into_client_request().map_err(said)?;
        for (name, value) in [
            ("Origin", format!("http://{}", self.at)),
            ("Cookie", self.browser.cookie.clone()),
            ("X-Forwarded-For", self.browser.address.clone()),
        ] {
            let value = value.parse().map_err(|_| "a header")?;
            request.headers_mut().insert(name, value);
        }
        // Thousands of sockets in one process: small buffers.
        let config = WebSocketConfig::default().read_buffer_size(16 * 1024);
        let connect = tokio_tungstenite::connect_async_with_config(request, Some(config), true);
        let (mut socket, _) = connect.await.map_err(said)?;
        socket.send(Message::text("{}")).await.map_err(said)?;
        if let Some(open) = &self.open {
            let again = Message::text(open.text.clone());
            socket.send(again).await.map_err(said)?;
        }
        loop {
            tokio::select! {
                frame = socket.next() => match frame {
                    Some(Ok(Message::Text(text))) => match self.read(&text).await? {
                        Then::On => {}
                        Then::Again => return Ok(()),
                    },
                    Some(Ok(_)) => {}
                    _ => return Err("the connection broke".to_owned()),
                },
                order = orders.recv() => match order {
                    Some(Order::Act(due)) => {
                        if let Some(text) = self.act(due) {
                            socket.send(Message::text(text)).await.map_err(said)?;
                        }
                    }
                    Some(Order::Break) | None => return Ok(()),
                },
            }
        }
    }

    fn act(&mut self, due: Instant) -> Option<String> {
        let seat = self.seat.filter(|_| self.open.is_none());
        let (Some(seat), Some(action)) = (seat, self.answer.take()) else {
            // Its question is gone since: the game ended.
            self.shared.settled();
            return None;
        };
        self.sent += 1;
        let id = format!("{}-{}-{}", self.table, self.n, self.sent);
        let decision = self.decision;
        let text = format!(
            "{{\"id\":\"{id}\",\"ask\":{{\"act\":{{\"seat\":{seat},\"decision\":{decision},\"actions\":[{action}]}}}}}}"
        );
        self.open = Some(Open {
            due,
            id,
            text: text.clone(),
        });
        Some(text)
    }

    async fn read(&mut self, text: &str) -> Result<Then, String> {
        let said: Said<'_> = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if let Some(joined) = said.joined {
            self.seat = joined.you.shown;
            if let Some(decision) = joined.place.and_then(|place| place.decision) {
                self.asked(&decision);
            }
            self.over = Some(joined.table);
        }
        if let Some(update) = said.update {
            self.shared.note(Event::Update(text.len()));
            if let Some(decision) = update.decision {
                self.asked(&decision);
            }
        }
        if let Some(answer) = &said.answer {
            self.answered(answer);
        }
        if let Some(table) = said.table {
            self.over = Some(table);
        }
        self.over.take_if(|table| table.phase != "over");
        self.next_table().await
    }

    fn asked(&mut self, decision: &Decision<'_>) {
        let had = self.answer.is_some();
        self.decision = decision.number;
        let pick = (decision.number as usize).wrapping_mul(2_654_435_761);
        let pick = (pick.wrapping_add(self.n) >> 3) % decision.legal.len().max(1);
        let action = decision.legal.get(pick);
        self.answer = action.map(|legal| legal.action.get().to_owned());
        if self.answer.is_some() && !had && self.open.is_none() {
            self.shared.is_ready(self.n);
        }
    }

    fn answered(&mut self, answered: &Answered) {
        let Some(open) = self.open.take_if(|open| open.id == answered.id) else {
            return;
        };
        self.shared.settled();
        let answer = &answered.answer;
        self.shared.note(match (&answer.done, &answer.refused) {
            (Some(_), _) => Event::Answered(open.due.elapsed()),
            (_, Some(refused)) if refused.code == "stale" => Event::Stale,
            (_, Some(refused)) => Event::Refused(format!("{} to {}", refused.code, open.text)),
            _ => Event::Refused("an answer of another kind".to_owned()),
        });
        if self.answer.is_some() {
            self.shared.is_ready(self.n);
        }
    }

    /// When the game is over and the last answer read, the first seat asks for a rematch, the others say yes, and everybody goes there.
    async fn next_table(&mut self) -> Result<Then, String> {
        let Some(table) = self.over.as_ref().filter(|_| self.open.is_none()) else {
            return Ok(Then::On);
        };
        let next = match (&table.rematch, self.seat) {
            (Some(next), None) => next.clone(),
            // Asking too is a yes.
            (Some(_), Some(_)) | (None, Some(0)) => {
                let path = format!("/api/tables/{}/rematch", self.table);
                let (browser, nothing) = (&mut self.browser, json!({}));
                let made = browser.send(self.at, "POST", &path, &nothing).await?;
                made["table"].as_str().ok_or("no rematch")?.to_owned()
            }
            _ => return Ok(Then::On),
        };
        (self.table, self.over) = (next, None);
        self.answer = None;
        Ok(Then::Again)
    }
}
