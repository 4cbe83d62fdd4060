//! Doing what the machine wants.

use super::beside::new_table;
use super::{Driver, Storing};
use crate::api::{Can, Say, TableInfo};
use crate::outbox::text;
use crate::store::{self, Job, Standing, Store, TableRow, Write};
use table::{Append, Output, ViewerId, With};

impl Driver {
    pub(super) fn perform(&mut self, output: Output) {
        match output {
            Output::Append(append) => self.append(append),
            Output::Tell(viewers, say) => self.tell(&viewers, say),
            Output::Answer(ticket, answer) => {
                if let Some(reply) = self.replies.remove(&ticket) {
                    let _ = reply.send(answer);
                }
            }
            Output::Work(ticket, job) => self.work(ticket, job),
            // A thought that nobody asks for any more ends soon by itself, and is then not listened to.
            Output::Drop(_) => {}
        }
    }

    /// Begins to store; what becomes of it is heard in the driver's loop.
    fn append(&mut self, append: Append) {
        let length = append.from + append.entries.len() as u32;
        let table = self.machine.table();
        let summary = append.summary.as_ref();
        let also = summary.map(|summary| self.beside(summary, append.at));
        let public = table.setup.rules.public;
        let row = append.summary.as_ref();
        let seats = row.is_some();
        let job = store::Append {
            table: self.id.clone(),
            epoch: self.hold.epoch,
            head: append.from,
            entries: append.entries,
            standing: Standing {
                waits: append.waits.iter().map(|seat| 1 << seat.index()).sum(),
                moved: append.at,
                due: append.due,
            },
            row: row.map(|summary| TableRow::new(&self.id, public, summary)),
            also: also.unwrap_or_default(),
        };
        let store = self.hall.store.clone();
        let id = self.id.clone();
        let whole = self.hold.whole;
        let answer = async move {
            match whole {
                true => put(&store, &id, job, append.with).await,
                // Nothing is added to a log that could not be read to its end.
                false => store::Answer::NotStored(store::Lack::Failed),
            }
        };
        let answer = tokio::spawn(answer);
        self.storing = Some(Storing {
            answer,
            length,
            seats,
        });
    }

    /// Tells some viewers: the text is written once.
    fn tell(&self, viewers: &[ViewerId], say: Say) {
        match say {
            Say::Joined(mut joined) => {
                joined.build.clone_from(&self.hall.config.build);
                joined.can = Can::ALL;
                joined.table = self.complete(joined.table);
                for viewer in viewers {
                    joined.chat = self.chat_for(*viewer);
                    if let Some(socket) = self.sockets.get(viewer) {
                        socket.anew(&Say::Joined(joined.clone()));
                    }
                }
            }
            Say::Table(info) => {
                let info = Box::new(self.complete(*info));
                self.update(viewers, &Say::Table(info));
            }
            Say::Update(_) | Say::Chat(_) => self.update(viewers, &say),
            Say::Answer { .. } => {
                let sockets = viewers.iter().filter_map(|viewer| self.sockets.get(viewer));
                sockets.for_each(|socket| socket.must(&say));
            }
            Say::Closed(_) => {
                for socket in viewers.iter().filter_map(|viewer| self.sockets.get(viewer)) {
                    socket.must(&say);
                    socket.close();
                }
            }
        }
    }

    /// Tells what may be skipped by a slow reader.
    pub(super) fn update(&self, viewers: &[ViewerId], say: &Say) {
        let text = text(say);
        if matches!(say, Say::Update(_)) {
            metrics::histogram!("orrery_update_bytes").record(text.len() as f64);
        }
        let sockets = viewers.iter().filter_map(|viewer| self.sockets.get(viewer));
        sockets.for_each(|socket| socket.update(text.clone()));
    }

    /// Adds what the server knows of a table.
    pub(super) fn complete(&self, mut info: TableInfo) -> TableInfo {
        if info.rating_changes.is_empty() {
            info.rating_changes.clone_from(&self.rating_changes);
        }
        info
    }
}

async fn put(
    store: &Store,
    table: &str,
    mut job: store::Append,
    with: Option<With>,
) -> store::Answer {
    match with {
        None => {}
        Some(With::NewTable { id, setup }) => {
            job.also.extend(new_table(&id, &setup));
        }
        Some(With::Record(game)) => {
            // The game is played once more to be written down: not on a thread that others wait for.
            let written = tokio::task::spawn_blocking(move || game.record_text());
            match written.await {
                Ok(body) => job.also.push(Write::Finished {
                    table: table.to_owned(),
                    body,
                }),
                Err(error) => tracing::error!(table, %error, "a record cannot be written"),
            }
        }
    }
    store.put(Job::Append(job)).await
}
