//! What sockets ask.

use super::Task;
use crate::api::{Answer, Ask, Code, EventTail, Raw, Refusal, Request, Say, Tried};
use crate::http::not_signed_in;
use crate::pool::For;
use crate::table::{Eye, Glance, Origin, What, tell};
use crate::{bots, secret};
use games::Json;
use serde_json::Value;
use serde_json::value::RawValue;
use tabletop::{Revealed, Seat};

/// The most actions of one request.
const MOST_ACTIONS: usize = 64;
/// The most events of one request.
const MOST_EVENTS: u32 = 500;

impl Task {
    pub(super) async fn ask(&mut self, socket: u64, request: Request) {
        let Request { id, ask } = request;
        if let Some(answer) = self.answer(socket, &id, ask).await {
            self.reply(socket, id, answer);
        }
    }

    fn reply(&self, socket: u64, id: String, answer: Answer) {
        if let Some(socket) = self.sockets.get(&socket) {
            let answer = Box::new(answer);
            socket.outbox.must(&Say::Answer { id, answer });
        }
    }

    /// The answer to a request; none if it comes later.
    async fn answer(&mut self, socket: u64, id: &str, ask: Ask) -> Option<Answer> {
        let seat = seat_of(&ask);
        if let Some(seat) = seat
            && self.sockets.get(&socket)?.shown != Some(seat)
        {
            return Some(Answer::Refused(Refusal::bad_seat()));
        }
        if id.is_empty() || id.len() > 64 {
            return Some(Answer::Refused(Refusal::bad_request()));
        }
        let account = self.sockets.get(&socket)?.who.account.clone();
        let origin = account.map(|account| Origin {
            account,
            id: id.to_owned(),
        });
        let known = origin
            .as_ref()
            .and_then(|origin| self.table.answered.get(origin));
        if let Some(&decision) = known {
            return Some(Answer::Done { decision });
        }
        let answer = match ask {
            Ask::Show { seat } => self.uncover(socket, seat),
            Ask::Outline { on } => self.want_outline(socket, on),
            Ask::Log { from, to } => Ok(Answer::Log(self.log(socket, from, to)?)),
            Ask::Past { moment } => self.past(socket, moment),
            Ask::Try { seat, actions } => self.attempt(seat, &actions),
            Ask::Considered { seat } => self.considered(seat),
            Ask::Why { seat, action } => self.why(seat, &action),
            Ask::Hint { seat } => match self.hint(socket, id, seat) {
                Ok(()) => return None,
                Err(refusal) => Err(refusal),
            },
            Ask::Chat { text } => self.say(socket, text).await.map(|()| done(None)),
            change => self.change(socket, change, origin).await,
        };
        Some(answer.unwrap_or_else(Answer::Refused))
    }

    /// What becomes part of the log.
    async fn change(
        &mut self,
        socket: u64,
        ask: Ask,
        origin: Option<Origin>,
    ) -> Result<Answer, Refusal> {
        let origin = origin.ok_or_else(not_signed_in)?;
        let seat = seat_of(&ask);
        if let Some(seat) = seat {
            self.may_play(seat)?;
        }
        let what = match ask {
            Ask::Act {
                seat,
                decision,
                actions,
                confirm,
            } => {
                self.must_be_new(socket, seat, decision)?;
                let actions = written(&actions)?;
                match (self.table.setup.rules.confirm_turn, confirm) {
                    (false, _) => What::Act {
                        seat,
                        actions,
                        bot: false,
                    },
                    (true, false) => What::Draft { seat, actions },
                    (true, true) => What::Confirm { seat, actions },
                }
            }
            Ask::Confirm { seat, decision } => {
                self.must_be_new(socket, seat, decision)?;
                What::Confirm {
                    seat,
                    actions: Vec::new(),
                }
            }
            Ask::Undo {
                seat,
                decision,
                count,
            } => {
                self.must_be_new(socket, seat, decision)?;
                match self.table.seats[seat.index()].draft.is_empty() {
                    true => What::TakeBack {
                        seat,
                        moves: self.table.undo_plan(seat, count)?,
                    },
                    false => What::Undraft { seat, count },
                }
            }
            Ask::AskUndo { seat } => What::AskUndo {
                seat,
                moves: self.table.ask_plan(seat)?,
            },
            Ask::AnswerUndo { seat, agree } => What::AnswerUndo { seat, agree },
            Ask::Mute { player, on } if player.len() <= 32 => What::Mute {
                reader: origin.account.clone(),
                player,
                on,
            },
            _ => return Err(Refusal::bad_request()),
        };
        self.commit(vec![what], Some(origin)).await?;
        self.rate().await;
        Ok(done(
            seat.map(|seat| self.table.seats[seat.index()].decision),
        ))
    }

    fn may_play(&self, seat: Seat) -> Result<(), Refusal> {
        let state = self.table.seat(seat).ok_or_else(Refusal::bad_seat)?;
        match state.stand_in {
            None => Ok(()),
            Some(_) => Err(Refusal::new(Code::NotNow, "server-stand_in")),
        }
    }

    /// An answer to a decision that is no longer asked is not played: the new view comes instead.
    fn must_be_new(&mut self, socket: u64, seat: Seat, decision: u32) -> Result<(), Refusal> {
        let state = self.table.seat(seat).ok_or_else(Refusal::bad_seat)?;
        if state.decision == decision {
            return Ok(());
        }
        self.show_everything(socket);
        Err(Refusal::new(Code::Stale, "server-stale"))
    }

    fn uncover(&mut self, socket: u64, seat: Option<Seat>) -> Result<Answer, Refusal> {
        let state = self
            .sockets
            .get_mut(&socket)
            .ok_or_else(Refusal::not_found)?;
        if seat.is_some_and(|seat| !state.seats.contains(&seat)) {
            return Err(Refusal::bad_seat());
        }
        state.shown = seat;
        self.show_everything(socket);
        Ok(done(None))
    }

    fn want_outline(&mut self, socket: u64, on: bool) -> Result<Answer, Refusal> {
        let state = self
            .sockets
            .get_mut(&socket)
            .ok_or_else(Refusal::not_found)?;
        state.outline = on;
        self.show_everything(socket);
        Ok(done(None))
    }

    fn log(&self, socket: u64, from: u32, to: u32) -> Option<EventTail> {
        let eye = self.sockets.get(&socket)?.eye();
        let told = tell(&self.table.events, eye);
        let to = to
            .min(from.saturating_add(MOST_EVENTS))
            .min(told.len() as u32);
        let list = told.get(from as usize..to as usize).unwrap_or_default();
        Some(EventTail {
            from,
            list: list.to_vec(),
        })
    }

    fn attempt(&self, seat: Seat, actions: &[Value]) -> Result<Answer, Refusal> {
        let game = self.table.game_of(seat).ok_or_else(Refusal::not_now)?;
        let actions: Vec<Json> = match actions.is_empty() {
            true => Vec::new(),
            false => written(actions)?,
        };
        let raw: Vec<&RawValue> = actions.iter().map(|action| &**action).collect();
        let preview = game.preview(seat, &raw)?;
        let decision = self.table.seats[seat.index()].decision;
        let before = Glance::of_game(game, seat, decision);
        let after = Glance::of_game(&*preview.game, seat, decision);
        let mut place = after.since(&before);
        if let Some(decision) = &mut place.decision {
            let done = actions.get(..preview.played).unwrap_or_default();
            decision.lesson = self.table.lesson_place(seat, done);
        }
        let told = preview.events.seen_by(Eye::Seat(seat).viewer());
        let list = told.iter().map(Raw::of).collect();
        place.events = Some(EventTail { from: 0, list });
        Ok(Answer::Tried(Box::new(Tried {
            played: preview.played as u32,
            reveals: preview.revealed != Revealed::Nothing,
            place,
        })))
    }

    fn considered(&self, seat: Seat) -> Result<Answer, Refusal> {
        let game = self.table.game_of(seat).ok_or_else(Refusal::not_now)?;
        let actions = Raw::of(&game.considered(seat)?);
        Ok(Answer::Considered { actions })
    }

    fn why(&self, seat: Seat, action: &Value) -> Result<Answer, Refusal> {
        let game = self.table.game_of(seat).ok_or_else(Refusal::not_now)?;
        let refusal = game.why(seat, &games::json(action))?;
        Ok(Answer::Why {
            refusal: refusal.as_ref().map(Raw::of),
        })
    }

    /// Asks a bot; its answer goes straight to the socket.
    fn hint(&mut self, socket: u64, id: &str, seat: Seat) -> Result<(), Refusal> {
        let rules = &self.table.setup.rules;
        if !rules.hints || rules.rated {
            return Err(Refusal::new(Code::Forbidden, "server-no_hints"));
        }
        if !self.table.is_asked(seat) {
            return Err(Refusal::not_now());
        }
        let game = self
            .table
            .game_of(seat)
            .ok_or_else(Refusal::not_now)?
            .fork();
        let state = self
            .sockets
            .get_mut(&socket)
            .ok_or_else(Refusal::not_found)?;
        if std::sync::Arc::strong_count(&state.hint) > 1 {
            return Err(Refusal::too_much());
        }
        let (outbox, id) = (std::sync::Arc::clone(&state.outbox), id.to_owned());
        let busy = std::sync::Arc::clone(&state.hint);
        let taken = self.hall.pool.think(For::Hint, move |within| {
            let chosen = bots::hint(&*game, seat, &mut secret::rng(), within);
            let choice = chosen.ok().and_then(|action| {
                let choices = game.choices(seat).ok()?;
                choices
                    .into_iter()
                    .find(|choice| choice.action.get() == action.get())
            });
            let answer = Box::new(match choice {
                Some(choice) => Answer::Hint {
                    action: Raw::of(&choice),
                },
                None => Answer::Refused(Refusal::not_now()),
            });
            drop(busy);
            outbox.must(&Say::Answer { id, answer });
        });
        match taken {
            true => Ok(()),
            false => Err(Refusal::too_much()),
        }
    }
}

/// The seat a request is for.
const fn seat_of(ask: &Ask) -> Option<Seat> {
    match ask {
        Ask::Act { seat, .. }
        | Ask::Confirm { seat, .. }
        | Ask::Undo { seat, .. }
        | Ask::AskUndo { seat }
        | Ask::AnswerUndo { seat, .. }
        | Ask::Try { seat, .. }
        | Ask::Considered { seat }
        | Ask::Why { seat, .. }
        | Ask::Hint { seat } => Some(*seat),
        _ => None,
    }
}

const fn done(decision: Option<u32>) -> Answer {
    Answer::Done { decision }
}

fn written(actions: &[Value]) -> Result<Vec<Json>, Refusal> {
    if actions.is_empty() || actions.len() > MOST_ACTIONS {
        return Err(Refusal::bad_request());
    }
    Ok(actions.iter().map(games::json).collect())
}
