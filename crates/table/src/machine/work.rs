//! What takes long is worked out by the host: bots' answers, hints, looking back.

use super::line::{Wish, tell_answer};
use super::{Machine, Output, Outside, Ticket, ViewerId};
use crate::api::{Answer, Phase, Raw, Refusal};
use crate::{What, ids};
use games::{AnyGame, Json};
use tabletop::{Seat, Viewer};

/// Something to be worked out: plain data, so that it can be done on another thread or in another worker. How long it
/// may take is the host's to say.
pub enum Job {
    /// What a bot answers for its seat: see [`answer`](crate::answer::answer).
    Think {
        /// The game as it stands.
        game: Box<dyn AnyGame>,
        /// The seat.
        seat: Seat,
        /// The bot.
        level: String,
        /// What a lesson has it do.
        lesson: Vec<Json>,
        /// Its luck.
        seed: [u8; 32],
    },
    /// What a bot would do in somebody's place.
    Hint {
        /// The game as it stands.
        game: Box<dyn AnyGame>,
        /// The seat.
        seat: Seat,
        /// The bot's luck.
        seed: [u8; 32],
    },
    /// A view of the past: see [`past`](crate::past::past).
    Past {
        /// The game with all that was played.
        game: Box<dyn AnyGame>,
        /// Who looks.
        viewer: Viewer,
        /// At which moment.
        moment: u32,
    },
}

/// What came of work.
#[derive(Debug)]
pub enum Thought {
    /// A bot's whole answer.
    Actions(Vec<Json>),
    /// The action of a hint.
    Advice(Json),
    /// A look back.
    Past(Result<Answer, Refusal>),
    /// Nothing, since too much waits to be worked out.
    NoRoom,
    /// Nothing, since the rules met a fault.
    Fault(String),
}

/// What work is for.
pub(super) enum Purpose {
    /// A bot's answer to a decision.
    Bot { seat: Seat, decision: u32 },
    /// Somebody's request.
    Ask {
        viewer: ViewerId,
        id: String,
        hint: Option<Seat>,
    },
}

impl Machine {
    fn ticket(&mut self) -> Ticket {
        self.next_ticket += 1;
        Ticket(self.next_ticket)
    }

    /// Sets every bot thinking that is asked and does not think yet; drops thoughts that nobody asks for any more.
    pub(super) fn let_bots_think(&mut self, outside: &Outside<'_>, out: &mut Vec<Output>) {
        let playing = self.table.phase == Phase::Playing && !self.resting;
        let table = &self.table;
        let is_asked = |seat: Seat, decision: u32| {
            let state = table.seat(seat);
            playing
                && state.is_some_and(|state| state.decision == decision)
                && table.bot_at(seat).is_some()
        };
        self.works.retain(|ticket, purpose| match purpose {
            Purpose::Bot { seat, decision } if !is_asked(*seat, *decision) => {
                out.push(Output::Drop(*ticket));
                false
            }
            _ => true,
        });
        // A bot whose answer is being stored is not asked again.
        if !playing || self.patience.is_some() || self.pending.is_some() || !self.line.is_empty() {
            return;
        }
        let deciders = self.table.game.as_ref().map(|game| game.deciders());
        for seat in deciders.into_iter().flat_map(|deciders| deciders.iter()) {
            self.let_think(seat, outside, out);
        }
    }

    fn let_think(&mut self, seat: Seat, outside: &Outside<'_>, out: &mut Vec<Output>) {
        let (Some(level), Some(game)) = (self.table.bot_at(seat), &self.table.game) else {
            return;
        };
        let thinks =
            |purpose: &Purpose| matches!(purpose, Purpose::Bot { seat: of, .. } if *of == seat);
        if self.works.values().any(thinks) {
            return;
        }
        let (game, level) = (game.fork(), level.to_owned());
        let lesson = self.table.written_for(seat);
        let decision = self.table.seats[seat.index()].decision;
        let ticket = self.ticket();
        let seed = ids::bytes(&outside.random, &format!("bot {}", ticket.0));
        self.works.insert(ticket, Purpose::Bot { seat, decision });
        let job = Job::Think {
            game,
            seat,
            level,
            lesson,
            seed,
        };
        out.push(Output::Work(ticket, job));
    }

    /// Asks a bot for somebody: one hint at a time.
    pub(super) fn hint(
        &mut self,
        viewer: ViewerId,
        id: &str,
        seat: Seat,
        outside: &Outside<'_>,
        out: &mut Vec<Output>,
    ) -> Result<(), Refusal> {
        let rules = &self.table.setup.rules;
        if !rules.hints || rules.rated {
            return Err(Refusal::new(crate::api::Code::Forbidden, "server-no_hints"));
        }
        if !self.table.is_asked(seat) {
            return Err(Refusal::not_now());
        }
        let game = self.table.game_of(seat).ok_or_else(Refusal::not_now)?;
        let busy = |purpose: &Purpose| matches!(purpose, Purpose::Ask { viewer: of, hint: Some(_), .. } if *of == viewer);
        if self.works.values().any(busy) {
            return Err(Refusal::too_much());
        }
        let game = game.fork();
        let ticket = self.ticket();
        let seed = ids::bytes(&outside.random, "hint");
        let (id, hint) = (id.to_owned(), Some(seat));
        self.works.insert(ticket, Purpose::Ask { viewer, id, hint });
        out.push(Output::Work(ticket, Job::Hint { game, seat, seed }));
        Ok(())
    }

    /// Looks back for somebody.
    pub(super) fn look_back(
        &mut self,
        viewer: ViewerId,
        id: &str,
        moment: u32,
        out: &mut Vec<Output>,
    ) -> Result<(), Refusal> {
        let eye = self
            .viewers
            .get(&viewer)
            .ok_or_else(Refusal::not_found)?
            .eye();
        let game = self
            .table
            .game
            .as_ref()
            .ok_or_else(Refusal::not_now)?
            .fork();
        let ticket = self.ticket();
        let (id, hint) = (id.to_owned(), None);
        self.works.insert(ticket, Purpose::Ask { viewer, id, hint });
        let viewer = eye.viewer();
        out.push(Output::Work(
            ticket,
            Job::Past {
                game,
                viewer,
                moment,
            },
        ));
        Ok(())
    }

    /// Work is done.
    pub(super) fn worked(
        &mut self,
        ticket: Ticket,
        thought: Thought,
        outside: &Outside<'_>,
        out: &mut Vec<Output>,
    ) {
        match self.works.remove(&ticket) {
            Some(Purpose::Bot { seat, decision }) => match thought {
                Thought::Actions(actions) => self.line.push_back(Wish::Bot {
                    seat,
                    decision,
                    actions,
                }),
                Thought::Fault(why) => self.line.push_back(Wish::Enter(What::Freeze { why })),
                _ => self.patience = Some(outside.now.plus(1_000)),
            },
            Some(Purpose::Ask { viewer, id, hint }) => {
                let answer = self.put(thought, hint);
                tell_answer(viewer, &id, answer.unwrap_or_else(Answer::Refused), out);
            }
            None => {}
        }
    }

    /// What somebody who asked is told.
    fn put(&self, thought: Thought, hint: Option<Seat>) -> Result<Answer, Refusal> {
        match (thought, hint) {
            (Thought::Past(answer), None) => answer,
            (Thought::Advice(action), Some(seat)) => {
                let game = self.table.game_of(seat).ok_or_else(Refusal::not_now)?;
                let choices = game.choices(seat)?.into_iter();
                // Somebody may have played meanwhile.
                let mut chosen = choices.filter(|choice| choice.action.get() == action.get());
                let action = Raw::of(&chosen.next().ok_or_else(Refusal::not_now)?);
                Ok(Answer::Hint { action })
            }
            (Thought::NoRoom, _) => Err(Refusal::too_much()),
            _ => Err(Refusal::not_now()),
        }
    }

    /// A bot's answer, unless it is no longer asked.
    pub(super) fn plan_bot(&self, seat: Seat, decision: u32, actions: Vec<Json>) -> Vec<What> {
        let asked = self
            .table
            .seat(seat)
            .is_some_and(|state| state.decision == decision);
        if !asked || self.table.bot_at(seat).is_none() || self.table.phase != Phase::Playing {
            return Vec::new();
        }
        let bot = true;
        vec![What::Act { seat, actions, bot }]
    }
}
