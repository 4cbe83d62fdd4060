//! What waits to be sent to one socket. A reader that does not keep up loses updates, never answers,
//! and is shown everything anew when it is back.

use crate::api::Say;
use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use std::cell::Cell;
use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// The most messages that wait before updates are skipped.
const MOST: usize = 256;
/// The most bytes that wait before updates are skipped.
const MOST_BYTES: usize = 512 * 1024;

/// The messages for one socket.
#[derive(Default)]
pub struct Outbox {
    waiting: Mutex<Waiting>,
    arrived: Notify,
}

#[derive(Default)]
struct Waiting {
    queue: VecDeque<Parcel>,
    bytes: usize,
    skipped: bool,
    /// The table was asked to show everything.
    asked: bool,
    closed: bool,
}

struct Parcel {
    text: Utf8Bytes,
    /// Whether it can be left out when everything is shown anew.
    update: bool,
}

/// What is to be done next for a socket.
pub enum Next {
    /// Send this.
    Send(Utf8Bytes),
    /// Ask the table to show everything anew.
    Catchup,
    /// Close.
    Close,
}

impl Outbox {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds an update, which may be skipped.
    pub fn update(&self, text: Utf8Bytes) {
        let mut waiting = self.lock();
        if waiting.skipped {
            return;
        }
        let full = waiting.queue.len() >= MOST || waiting.bytes + text.len() > MOST_BYTES;
        if full && !waiting.queue.is_empty() {
            waiting.queue.retain(|parcel| !parcel.update);
            waiting.bytes = waiting.queue.iter().map(|parcel| parcel.text.len()).sum();
            waiting.skipped = true;
            metrics::counter!("orrery_readers_skipped").increment(1);
        } else {
            waiting.push(text, true);
        }
        drop(waiting);
        self.arrived.notify_one();
    }

    /// Adds what must arrive. A socket that does not even read its answers is closed.
    pub fn must(&self, say: &Say) {
        let text = text(say);
        let mut waiting = self.lock();
        if waiting.queue.len() >= 4 * MOST || waiting.bytes > 8 * MOST_BYTES {
            waiting.closed = true;
        } else {
            waiting.push(text, false);
        }
        drop(waiting);
        self.arrived.notify_one();
    }

    /// Shows everything: updates that wait are no longer needed.
    pub fn anew(&self, say: &Say) {
        let text = text(say);
        let mut waiting = self.lock();
        waiting.queue.retain(|parcel| !parcel.update);
        waiting.bytes = waiting.queue.iter().map(|parcel| parcel.text.len()).sum();
        (waiting.skipped, waiting.asked) = (false, false);
        waiting.push(text, true);
        drop(waiting);
        self.arrived.notify_one();
    }

    /// Closes the socket once everything is sent.
    pub fn close(&self) {
        self.lock().closed = true;
        self.arrived.notify_one();
    }

    /// What else can be sent at once.
    pub fn more(&self) -> Option<Utf8Bytes> {
        self.lock().pop()
    }

    /// Waits for what is to be done next.
    pub async fn next(&self) -> Next {
        loop {
            {
                let mut waiting = self.lock();
                if let Some(text) = waiting.pop() {
                    return Next::Send(text);
                }
                if waiting.closed {
                    return Next::Close;
                }
                if waiting.skipped && !waiting.asked {
                    waiting.asked = true;
                    return Next::Catchup;
                }
            }
            self.arrived.notified().await;
        }
    }
}

impl Waiting {
    fn pop(&mut self) -> Option<Utf8Bytes> {
        let parcel = self.queue.pop_front()?;
        self.bytes -= parcel.text.len();
        Some(parcel.text)
    }

    fn push(&mut self, text: Utf8Bytes, update: bool) {
        self.bytes += text.len();
        self.queue.push_back(Parcel { text, update });
    }
}

thread_local! {
    /// Where a thread writes a message before it knows how long it is.
    static BUFFER: Cell<Vec<u8>> = const { Cell::new(Vec::new()) };
}

/// A message as text.
pub(crate) fn text(say: &Say) -> Utf8Bytes {
    let mut buffer = BUFFER.take();
    buffer.clear();
    let written = serde_json::to_writer(&mut buffer, say).ok();
    let text = written.and_then(|()| Bytes::copy_from_slice(&buffer).try_into().ok());
    BUFFER.set(buffer);
    text.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::Answer;

    #[tokio::test]
    async fn a_slow_reader_loses_updates_but_no_answer_and_is_then_shown_everything() {
        let outbox = Outbox::default();
        let answer = |id: &str| Say::Answer {
            id: id.to_owned(),
            answer: Box::new(Answer::Done { decision: None }),
        };
        outbox.must(&answer("first"));
        (0..2 * MOST).for_each(|i| outbox.update(format!("{i}").into()));
        outbox.must(&answer("last"));
        let mut sent = Vec::new();
        let stopped = loop {
            match outbox.next().await {
                Next::Send(text) => sent.push(text),
                other => break other,
            }
        };
        assert_eq!(sent.len(), 2, "{sent:?}");
        assert!(sent[0].contains("first") && sent[1].contains("last"));
        assert!(matches!(stopped, Next::Catchup));
        outbox.anew(&answer("anew"));
        assert!(matches!(outbox.next().await, Next::Send(text) if text.contains("anew")));
    }
}
