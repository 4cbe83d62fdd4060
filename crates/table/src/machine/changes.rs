//! What viewers ask that becomes part of the log.

use super::asks::some;
use super::line::Plan;
use super::{Machine, Output, Outside, ViewerId, is_mutant};
use crate::What;
use crate::api::{Ask, Code, Phase, Refusal, TakeBack};
use games::Json;
use serde_json::value::RawValue;
use tabletop::{Revealed, Seat};

impl Machine {
    pub(super) fn plan_ask(
        &mut self,
        viewer: ViewerId,
        ask: Ask,
        outside: &Outside<'_>,
        out: &mut Vec<Output>,
    ) -> Result<Plan, Refusal> {
        if self.resting {
            return Err(Refusal::stopping());
        }
        if self.table.phase == Phase::Frozen {
            self.table.must_be(Phase::Playing)?;
        }
        self.must_be_shown(viewer, ask.seat())?;
        if let Some(seat) = ask.seat() {
            self.may_play(seat)?;
        }
        if let Some((seat, decision)) = ask.answers() {
            self.must_be_new(viewer, seat, decision, outside, out)?;
        }
        let what = match ask {
            Ask::Act {
                seat,
                actions,
                confirm,
                unless_reveals,
                ..
            } => self.act(seat, some(actions)?, confirm, unless_reveals)?,
            Ask::Confirm { seat, .. } => What::Confirm {
                seat,
                actions: Vec::new(),
            },
            Ask::Undo { seat, count, .. } => {
                match self.table.seats[seat.index()].draft.is_empty() {
                    true => self.take_back(seat, count)?,
                    false => What::Undraft { seat, count },
                }
            }
            Ask::AskUndo { seat } => {
                let (moves, asked) = self.table.ask_plan(seat)?;
                let asked = Some(asked);
                What::AskUndo { seat, moves, asked }
            }
            Ask::AnswerUndo { seat, agree } => What::AnswerUndo { seat, agree },
            Ask::StandIn { away, .. } => return self.want_stand_in(viewer, away, outside, out),
            _ => return Err(Refusal::bad_request()),
        };
        Ok(vec![what].into())
    }

    fn act(
        &self,
        seat: Seat,
        actions: Vec<Json>,
        confirm: bool,
        unless_reveals: bool,
    ) -> Result<What, Refusal> {
        let drafts = self.table.setup.rules.confirm_turn;
        let asks_first = (drafts && !confirm) || unless_reveals;
        if asks_first && self.reveals(seat, &actions)? {
            return Err(Refusal::new(Code::ConfirmFirst, "server-confirm_first"));
        }
        Ok(match (drafts, confirm) {
            (false, _) => What::Act {
                seat,
                actions,
                bot: false,
            },
            (true, false) => What::Draft { seat, actions },
            (true, true) => What::Confirm { seat, actions },
        })
    }

    fn take_back(&self, seat: Seat, count: u32) -> Result<What, Refusal> {
        let rule = match is_mutant!(self, CutIgnored) {
            true => TakeBack::Free,
            false => self.table.take_back_rule(),
        };
        let moves = self.table.undo_plan(seat, count, rule)?;
        Ok(What::TakeBack { seat, moves })
    }

    /// Whether actions would reveal anything, as far as their seat may know: tried on a game that the seat cannot
    /// tell from this one, so that the answer tells nothing either.
    fn reveals(&self, seat: Seat, actions: &[Json]) -> Result<bool, Refusal> {
        let game = self.table.game_of(seat).ok_or_else(Refusal::not_now)?;
        let raw: Vec<&RawValue> = actions.iter().map(|action| &**action).collect();
        Ok(game.preview(seat, &raw)?.revealed != Revealed::Nothing)
    }

    fn may_play(&self, seat: Seat) -> Result<(), Refusal> {
        let state = self.table.seat(seat).ok_or_else(Refusal::bad_seat)?;
        match state.stand_in {
            None => Ok(()),
            Some(_) => Err(Refusal::new(Code::NotNow, "server-stand_in")),
        }
    }

    /// An answer to a decision that is no longer asked is not played: the new view comes instead.
    fn must_be_new(
        &mut self,
        viewer: ViewerId,
        seat: Seat,
        decision: u32,
        outside: &Outside<'_>,
        out: &mut Vec<Output>,
    ) -> Result<(), Refusal> {
        let state = self.table.seat(seat).ok_or_else(Refusal::bad_seat)?;
        if state.decision == decision {
            return Ok(());
        }
        self.show_everything(viewer, outside, out);
        Err(Refusal::new(Code::Stale, "server-stale"))
    }
}
