//! Bots answer for their seats.
//!
//! A bot's answer comes after a delay that does not depend on what it has to choose from, and it comes
//! whole: neither its time nor its number of parts tells anything.

use super::{Mail, Task};
use crate::api::Phase;
use crate::pool::For;
use crate::table::What;
use crate::{bots, secret};
use games::Json;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tabletop::Seat;
use tokio::time::Instant;

impl Task {
    /// Sets every bot thinking that is asked and does not think yet.
    pub(super) fn let_bots_think(&mut self) {
        let table = &self.table;
        self.thinking.retain(|seat, decision| {
            table
                .seat(*seat)
                .is_some_and(|state| state.decision == *decision)
        });
        if self.table.phase != Phase::Playing {
            self.thinking.clear();
            return;
        }
        let Some(game) = &self.table.game else {
            return;
        };
        for seat in game.deciders().iter() {
            let decision = self.table.seats[seat.index()].decision;
            let Some(level) = self.table.bot_at(seat) else {
                continue;
            };
            let Some(door) = self.door.upgrade() else {
                return;
            };
            if self.thinking.insert(seat, decision).is_some() {
                continue;
            }
            let (game, level) = (game.fork(), level.to_owned());
            let lesson = self.table.written_for(seat);
            let due = Instant::now() + self.hall.config.bot_delay;
            let runtime = tokio::runtime::Handle::current();
            self.hall.pool.think(For::Bot, move |within| {
                let mut rng = secret::rng();
                let think = AssertUnwindSafe(|| {
                    bots::answer(&*game, seat, &level, &lesson, &mut rng, within)
                });
                let answer = match catch_unwind(think) {
                    Ok(Ok(answer)) => Some(answer),
                    Ok(Err(why)) => {
                        tracing::error!(why, "a bot has no answer");
                        None
                    }
                    Err(_) => None,
                };
                runtime.spawn(async move {
                    tokio::time::sleep_until(due).await;
                    let thought = Mail::Thought {
                        seat,
                        decision,
                        answer,
                    };
                    let _ = door.send(thought).await;
                });
            });
        }
    }

    pub(super) async fn thought(&mut self, seat: Seat, decision: u32, answer: Option<Vec<Json>>) {
        if self.thinking.get(&seat) != Some(&decision) {
            return;
        }
        self.thinking.remove(&seat);
        let asked = self.table.seats[seat.index()].decision == decision;
        if !asked || self.table.bot_at(seat).is_none() {
            self.let_bots_think();
            return;
        }
        let Some(actions) = answer else {
            self.freeze("a bot met a fault".to_owned()).await;
            return;
        };
        let act = What::Act {
            seat,
            actions,
            bot: true,
        };
        if let Err(refusal) = self.commit(vec![act], None).await {
            tracing::warn!(table = self.table.id, ?refusal, "a bot's answer is refused");
            // The disk is full, or somebody did something for the seat meanwhile: the bot tries again, slowly.
            let pause = self
                .hall
                .config
                .bot_delay
                .max(std::time::Duration::from_millis(200));
            tokio::time::sleep(pause).await;
            self.let_bots_think();
        }
        self.rate().await;
    }
}
