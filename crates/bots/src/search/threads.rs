//! Thinking on threads of its own, while somebody sleeps who answers in time.
//!
//! On a busy machine a thread that computes may wait for a processor for tenths of a second, and a bot that
//! looks at the clock itself learns too late that its time is up. Who sleeps until then is woken at once.

use super::budget::{Clock, Meter};
use super::root::Tally;
use super::seer::Seer;
use super::{Findings, Question, Search};
use crate::BotRng;
use rand::SeedableRng;
use std::sync::atomic::Ordering;
use std::sync::{Arc, mpsc};
use std::time::Instant;
use tabletop::{Game, Knowledge};

impl<G: Knowledge, C: Clock> Search<G, C> {
    /// Lets every seer think on a thread of its own. Those that have not come back by the deadline are left
    /// to themselves: they end soon, and nobody listens.
    pub(super) fn think_aside(
        &mut self,
        question: &Arc<Question<G>>,
        meter: &Meter<C>,
        deadline: Option<Instant>,
        rng: &mut BotRng,
    ) {
        self.seers.resize_with(self.settings.seers(), || {
            // Instead of those that did not come back last time.
            Seer::new(self.settings.budget.room())
        });
        let (report, reports) = mpsc::channel();
        let mut back = Vec::new();
        for (number, mut seer) in self.seers.drain(..).enumerate() {
            let (question, meter) = (Arc::clone(question), meter.clone());
            let (luck, report) = (BotRng::from_rng(rng), report.clone());
            back.push(None);
            let think = move || {
                let done = seer.think(&question, &meter, &luck);
                let _ = report.send((number, seer, done));
            };
            // One that cannot be started, or breaks down, has found nothing.
            let _ = std::thread::Builder::new().spawn(think);
        }
        drop(report);
        let next = || match deadline {
            None => reports.recv().ok(),
            Some(deadline) => {
                let left = deadline.saturating_duration_since(Instant::now());
                reports.recv_timeout(left).ok()
            }
        };
        while let Some((number, seer, done)) = next() {
            self.iterations += u64::from(done);
            back[number] = Some(seer);
        }
        // In their old order: the sum of what they found does not depend on who was first.
        self.seers.extend(back.into_iter().flatten());
    }
}

impl<G: Game> Question<G> {
    /// What there is if nobody has come back: the action that seemed best to one of them so far.
    pub(super) fn so_far(&self) -> Findings {
        let mut promise = vec![0.0; self.legal.len()];
        promise[self.leader.load(Ordering::Relaxed)] = 1.0;
        let tallies = vec![Tally::default(); self.legal.len()];
        Findings { tallies, promise }
    }
}
