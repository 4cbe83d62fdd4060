//! What viewers ask: whatever only reads is answered at once, from the stored table.

use super::line::{Wish, tell_answer};
use super::{Machine, Output, Outside, ViewerId, is_mutant};
use crate::api::{Answer, Ask, EventTail, Raw, Refusal, Request, Tried};
use crate::glance::tell;
use crate::wire::LONGEST_ID;
use crate::{Eye, Glance, Origin};
use games::Json;
use serde_json::value::RawValue;
use tabletop::{Revealed, Seat};

/// The most actions of one request.
const MOST_ACTIONS: usize = 64;
/// The most requests of somebody who has not been shown the table yet.
const MOST_WAITING: usize = 64;
/// The most events of one request.
const MOST_EVENTS: u32 = 500;

impl Machine {
    pub(super) fn ask(
        &mut self,
        viewer: ViewerId,
        request: Request,
        outside: &Outside<'_>,
        out: &mut Vec<Output>,
    ) {
        if let Some(joining) = self.joining.get_mut(&viewer) {
            if joining.asks.len() < MOST_WAITING {
                return joining.asks.push(request);
            }
            let refused = Answer::Refused(Refusal::too_much());
            return tell_answer(viewer, &request.id, refused, out);
        }
        let Request { id, ask } = request;
        let Some(looks) = self.viewers.get(&viewer) else {
            return;
        };
        if id.is_empty() || id.len() > LONGEST_ID {
            return tell_answer(viewer, &id, Answer::Refused(Refusal::bad_request()), out);
        }
        let account = looks.who.account.clone();
        let origin = account.map(|account| Origin {
            account,
            id: id.clone(),
        });
        let known = origin.as_ref().and_then(|origin| self.answered.get(origin));
        if let Some(&decision) = known
            && !is_mutant!(self, DoneTwice)
        {
            return tell_answer(viewer, &id, Answer::Done { decision }, out);
        }
        let answer = match (ask.changes(), origin) {
            (true, Some(origin)) => {
                let ask = Box::new(ask);
                return self.line.push_back(Wish::Ask {
                    viewer,
                    origin,
                    ask,
                });
            }
            (true, None) => {
                let shown = self.must_be_shown(viewer, ask.seat());
                shown.and(Err(Refusal::not_signed_in()))
            }
            (false, _) => self.read_for(viewer, &id, ask, outside, out),
        };
        match answer {
            Ok(Some(answer)) => tell_answer(viewer, &id, answer, out),
            Ok(None) => {}
            Err(refusal) => tell_answer(viewer, &id, Answer::Refused(refusal), out),
        }
    }

    /// The answer to what only reads; none if it comes later.
    fn read_for(
        &mut self,
        viewer: ViewerId,
        id: &str,
        ask: Ask,
        outside: &Outside<'_>,
        out: &mut Vec<Output>,
    ) -> Result<Option<Answer>, Refusal> {
        self.must_be_shown(viewer, ask.seat())?;
        match ask {
            Ask::Show { seat } => self.uncover(viewer, seat, outside, out).map(Some),
            Ask::Outline { on } => self.want_outline(viewer, on, outside, out).map(Some),
            Ask::Log { from, to } => self.log(viewer, from, to).map(Some),
            Ask::Try { seat, actions } => self.attempt(seat, &actions).map(Some),
            Ask::Considered { seat } => self.considered(seat).map(Some),
            Ask::Why { seat, action } => self.why(seat, &action).map(Some),
            Ask::Past { moment } => self.look_back(viewer, id, moment, out).map(|()| None),
            Ask::Hint { seat } => self.hint(viewer, id, seat, outside, out).map(|()| None),
            _ => Err(Refusal::bad_request()),
        }
    }

    /// Refuses a request for a seat that the viewer does not have before it.
    pub(super) fn must_be_shown(
        &self,
        viewer: ViewerId,
        seat: Option<Seat>,
    ) -> Result<(), Refusal> {
        let face = self.viewers.get(&viewer).and_then(|viewer| viewer.face);
        match seat.is_none() || seat == face {
            true => Ok(()),
            false => Err(Refusal::bad_seat()),
        }
    }

    fn uncover(
        &mut self,
        viewer: ViewerId,
        seat: Option<Seat>,
        outside: &Outside<'_>,
        out: &mut Vec<Output>,
    ) -> Result<Answer, Refusal> {
        let looks = self
            .viewers
            .get_mut(&viewer)
            .ok_or_else(Refusal::not_found)?;
        if seat.is_some_and(|seat| !looks.seats.contains(&seat)) {
            return Err(Refusal::bad_seat());
        }
        looks.face = seat;
        self.show_everything(viewer, outside, out);
        Ok(done())
    }

    fn want_outline(
        &mut self,
        viewer: ViewerId,
        on: bool,
        outside: &Outside<'_>,
        out: &mut Vec<Output>,
    ) -> Result<Answer, Refusal> {
        let looks = self
            .viewers
            .get_mut(&viewer)
            .ok_or_else(Refusal::not_found)?;
        looks.outline = on;
        self.show_everything(viewer, outside, out);
        Ok(done())
    }

    fn log(&self, viewer: ViewerId, from: u32, to: u32) -> Result<Answer, Refusal> {
        let looks = self.viewers.get(&viewer).ok_or_else(Refusal::not_found)?;
        let told = tell(&self.table.events, looks.eye());
        let most = from.saturating_add(MOST_EVENTS);
        let to = to.min(most).min(told.len() as u32);
        let list = told.get(from as usize..to as usize).unwrap_or_default();
        Ok(Answer::Log(EventTail {
            from,
            list: list.to_vec(),
        }))
    }

    fn attempt(&self, seat: Seat, actions: &[Json]) -> Result<Answer, Refusal> {
        let game = self.table.game_of(seat).ok_or_else(Refusal::not_now)?;
        if actions.len() > MOST_ACTIONS {
            return Err(Refusal::bad_request());
        }
        let raw: Vec<&RawValue> = actions.iter().map(|action| &**action).collect();
        let preview = game.preview(seat, &raw)?;
        let decision = self.table.seats[seat.index()].decision;
        let eye = Eye::Seat(seat);
        let shown = [false, true].map(|outline| self.shown.get(&(eye, outline)));
        let before = match shown.into_iter().flatten().next() {
            Some(shown) => shown.glance().clone(),
            None => Glance::of_game(game, seat, decision, None),
        };
        let after = Glance::of_game(&*preview.game, seat, decision, Some(&before));
        let mut place = after.tried_since(&before);
        if let Some(decision) = &mut place.decision {
            let done = actions.get(..preview.played).unwrap_or_default();
            decision.lesson = self.table.lesson_place(seat, done);
        }
        let told = preview.events.seen_by(eye.viewer());
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

    fn why(&self, seat: Seat, action: &RawValue) -> Result<Answer, Refusal> {
        let game = self.table.game_of(seat).ok_or_else(Refusal::not_now)?;
        let refusal = game.why(seat, action)?;
        Ok(Answer::Why {
            refusal: refusal.as_ref().map(Raw::of),
        })
    }
}

const fn done() -> Answer {
    Answer::Done { decision: None }
}

/// Refuses an empty list of actions, and one that is too long.
pub(super) fn some(actions: Vec<Json>) -> Result<Vec<Json>, Refusal> {
    match actions.is_empty() || actions.len() > MOST_ACTIONS {
        true => Err(Refusal::bad_request()),
        false => Ok(actions),
    }
}
