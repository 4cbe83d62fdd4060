//! What the machine wants worked out goes to the pool.
//!
//! A bot's answer comes after a delay that does not depend on what it has to choose from, and it comes whole: neither
//! its time nor its number of parts tells anything.

use super::{Driver, Mail, panic_words};
use crate::bots;
use crate::pool::{Behalf, For};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;
use table::past::past;
use table::{Holder, Job, Thought, Ticket};
use tokio::time::Instant;

impl Driver {
    pub(super) fn work(&self, ticket: Ticket, job: Job) {
        let Some(door) = self.door.upgrade() else {
            return;
        };
        if let Job::Past {
            game,
            viewer,
            moment,
        } = job
        {
            // A whole game is played again: not on a thread that others wait for.
            tokio::task::spawn_blocking(move || {
                let look = AssertUnwindSafe(|| past(&*game, viewer, moment));
                let seen = catch_unwind(look).map_err(|panic| panic_words(&*panic));
                let thought = seen.map_or_else(Thought::Fault, Thought::Past);
                let _ = door.blocking_send(Mail::Worked(ticket, thought));
            });
            return;
        }
        let (whom, due) = match &job {
            Job::Think { .. } => (For::Bot, Instant::now() + self.hall.config.bot_delay),
            _ => (For::Hint, Instant::now()),
        };
        let runtime = tokio::runtime::Handle::current();
        let answers = door.clone();
        let on_behalf_of = Behalf {
            account: self.hall.people.answers_for(self.who_pays(&job)),
            table: self.id.clone(),
        };
        let taken = self.hall.pool.think(whom, on_behalf_of, move |within| {
            let thought = think(job, within);
            runtime.spawn(async move {
                tokio::time::sleep_until(due).await;
                let _ = answers.send(Mail::Worked(ticket, thought)).await;
            });
        });
        if !taken {
            tokio::spawn(async move {
                let _ = door.send(Mail::Worked(ticket, Thought::NoRoom)).await;
            });
        }
    }
}

impl Driver {
    /// Whose time a thought costs: a hint who asked for it, a bot who made the table.
    pub(super) fn who_pays(&self, job: &Job) -> &str {
        let table = self.machine.table();
        let holder = match job {
            Job::Hint { seat, .. } => table.seat(*seat).map(|state| &state.holder),
            _ => None,
        };
        match holder {
            Some(Holder::Person(account)) => account,
            _ => &table.setup.host,
        }
    }
}

/// Thinks a job through.
fn think(job: Job, within: Option<Duration>) -> Thought {
    let thought = catch_unwind(AssertUnwindSafe(|| match job {
        Job::Think {
            game,
            seat,
            level,
            lesson,
            seed,
        } => bots::answer(&*game, seat, &level, &lesson, seed, within).map(Thought::Actions),
        Job::Hint { game, seat, seed } => {
            bots::hint(&*game, seat, seed, within).map(Thought::Advice)
        }
        Job::Past {
            game,
            viewer,
            moment,
        } => Ok(Thought::Past(past(&*game, viewer, moment))),
    }));
    match thought {
        Ok(Ok(thought)) => thought,
        Ok(Err(why)) => Thought::Fault(why),
        Err(panic) => Thought::Fault(panic_words(&*panic)),
    }
}
