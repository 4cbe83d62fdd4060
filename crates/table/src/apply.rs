//! One entry of the log happens. The same code runs in play and when a table is read back.

use crate::api::{Code, Phase, Refusal, StandIn, UndoRequest};
use crate::log::FIRST_RULES;
use crate::state::Drafted;
use crate::{Change, ClockFace, Entry, Holder, Noted, Table, What, ids};
use games::{AnyEvents, AnyGame, Json};
use serde_json::value::RawValue;
use std::sync::Arc;
use tabletop::{Chance, Message, Revealed, Seat, SeatSet};

impl Table {
    /// Lets an entry happen. What is refused has changed nothing.
    pub fn apply(&mut self, entry: &Entry) -> Result<Change, Refusal> {
        let asked: Vec<bool> = self.each_asked();
        let own = self.whose(&entry.what);
        let change = self.happen(entry)?;
        for (i, was_asked) in asked.into_iter().enumerate() {
            let newly = !was_asked && self.is_asked(Seat::from(i));
            if newly || own.contains(Seat::from(i)) {
                self.seats[i].decision += 1;
            }
        }
        if let (Some(clocks), Some(left)) = (&mut self.clocks, &entry.clocks) {
            clocks.set(left.clone(), entry.at);
        }
        self.run_clocks(entry.at);
        if self.outcome.is_some() && self.ended.is_none() {
            self.ended = Some(entry.at);
        }
        self.length += 1;
        self.changed = entry.at;
        let decision = own.first().map(|seat| self.seats[seat.index()].decision);
        Ok(Change { decision, ..change })
    }

    fn each_asked(&self) -> Vec<bool> {
        Seat::all(self.seats.len())
            .map(|seat| self.is_asked(seat))
            .collect()
    }

    /// The seats whose decision an entry changes: the actor's, and those whose moves it takes back.
    fn whose(&self, what: &What) -> SeatSet {
        match what {
            What::Act { seat, .. }
            | What::Draft { seat, .. }
            | What::Undraft { seat, .. }
            | What::Confirm { seat, .. } => self.if_there(*seat),
            What::TakeBack { seat, moves } => self.if_there(*seat).union(self.movers(moves)),
            What::AskUndo {
                seat,
                moves,
                asked: None,
            } if self.others(*seat).is_empty() => self.movers(moves),
            What::AnswerUndo { agree: true, .. } => match &self.request {
                Some((_, moves)) => self.movers(moves),
                None => SeatSet::EMPTY,
            },
            _ => SeatSet::EMPTY,
        }
    }

    fn if_there(&self, seat: Seat) -> SeatSet {
        self.seat(seat)
            .map_or(SeatSet::EMPTY, |_| SeatSet::of(seat))
    }

    /// Whose moves these are.
    fn movers(&self, numbers: &[u32]) -> SeatSet {
        let Some(game) = &self.game else {
            return SeatSet::EMPTY;
        };
        let moves = game.moves();
        let indices = self.indices(numbers);
        indices
            .filter_map(|i| moves.get(i).map(|moved| moved.seat))
            .collect()
    }

    /// Where moves of these numbers stand in the game.
    pub(crate) fn indices<'a>(&'a self, numbers: &'a [u32]) -> impl Iterator<Item = usize> + 'a {
        let find = |number: &u32| {
            self.moves
                .binary_search_by_key(number, |noted| noted.number)
        };
        numbers.iter().filter_map(move |number| find(number).ok())
    }

    fn happen(&mut self, entry: &Entry) -> Result<Change, Refusal> {
        match &entry.what {
            What::Sit { seat, holder } => self.sit(*seat, holder.clone()),
            What::Start { chance, rules } => self.start(chance, *rules, entry),
            What::Act { seat, actions, bot } => self.act(*seat, actions, *bot),
            What::Draft { seat, actions } => self.add_to_draft(*seat, actions),
            What::Undraft { seat, count } => self.undraft(*seat, *count),
            What::Confirm { seat, actions } => self.confirm(*seat, actions),
            What::TakeBack { moves, .. } => self.take_back(moves),
            What::AskUndo { seat, moves, asked } => self.ask_undo(*seat, moves, *asked),
            What::AnswerUndo { seat, agree } => self.answer_undo(*seat, *agree),
            What::StandIn { seat, why } => self.stand_in(*seat, *why),
            What::End => self.end(),
            What::Clock => Ok(Change::default()),
            What::Mute { reader, player, on } => {
                let pair = (reader.clone(), player.clone());
                let _ = if *on {
                    self.muted.insert(pair)
                } else {
                    self.muted.remove(&pair)
                };
                Ok(Change::default())
            }
            What::Rematch { table } => {
                self.rematch = Some(table.clone());
                Ok(Change::of_table())
            }
            What::Rated { changes } => {
                self.rating_changes.clone_from(changes);
                Ok(Change::of_table())
            }
            What::Freeze { .. } => {
                self.freeze(Message::new("server-frozen"));
                Ok(Change::of_table())
            }
            What::Close => self.close(),
        }
    }

    fn sit(&mut self, seat: Seat, holder: Holder) -> Result<Change, Refusal> {
        self.must_be(Phase::Gathering)?;
        let state = self.seats.get_mut(seat.index());
        state.ok_or_else(Refusal::bad_seat)?.holder = holder;
        Ok(Change::of_table())
    }

    fn close(&mut self) -> Result<Change, Refusal> {
        if self.phase != Phase::Playing || !self.may_be_void() {
            self.must_be(Phase::Gathering)?;
        }
        self.phase = Phase::Closed;
        self.drop_drafts();
        Ok(Change::of_table())
    }

    /// Nothing more is played.
    pub(crate) fn freeze(&mut self, why: Message) {
        self.phase = Phase::Frozen;
        self.frozen = Some(why);
        self.clocks = None;
    }

    fn start(
        &mut self,
        chance: &Chance,
        rules: Option<u32>,
        entry: &Entry,
    ) -> Result<Change, Refusal> {
        self.must_be(Phase::Gathering)?;
        let options = games::json(&self.setup.options);
        let (name, seats) = (&self.setup.game, self.seats.len());
        let game = match &self.setup.position {
            None => games::start(name, seats, Some(&options), chance.clone())?,
            Some(position) => games::resume(name, seats, Some(&options), position)?,
        };
        self.game = Some(game);
        self.started = Some(entry.at);
        self.rules = Some(rules.unwrap_or(FIRST_RULES));
        self.phase = Phase::Playing;
        self.chance = Some(Arc::new(chance.clone()));
        self.seed_sha256 = Some(ids::sha256(&chance.seed().0));
        let reading = self.setup.first_reading();
        self.clocks = reading.map(|left| ClockFace::new(self.setup.rules.clock, left, entry.at));
        Ok(Change::of_table())
    }

    pub(crate) fn must_be(&self, phase: Phase) -> Result<(), Refusal> {
        if self.phase == phase {
            Ok(())
        } else if self.phase == Phase::Frozen {
            let why = self.frozen.clone();
            let why = why.unwrap_or_else(|| Message::new("server-frozen"));
            Err(Refusal::saying(Code::Frozen, why))
        } else if self.phase == Phase::Over {
            Err(Refusal::new(Code::GameOver, "server-game_over"))
        } else {
            Err(Refusal::not_now())
        }
    }

    fn act(&mut self, seat: Seat, actions: &[Json], bot: bool) -> Result<Change, Refusal> {
        self.must_be(Phase::Playing)?;
        let game = self.game.as_mut().ok_or_else(Refusal::not_now)?;
        let from = self.events.len();
        if let [action] = actions {
            let played = game.play(seat, &[action])?;
            self.events.push(Arc::from(played.events));
        } else {
            // On a copy: a batch is played action by action, so that each has its own events.
            let raw: Vec<&RawValue> = actions.iter().map(|action| &**action).collect();
            let mut next = game.fork();
            let (_, events) = play_each(&mut *next, seat, &raw)?;
            *game = next;
            self.events.extend(events);
        }
        for _ in actions {
            let number = self.next_move;
            self.moves.push(Noted { number, bot });
            self.next_move += 1;
        }
        self.answered.insert(seat);
        self.refuse_request();
        self.renew_drafts();
        let over = self.come_out();
        Ok(Change {
            events: Some((from, Vec::new())),
            table: over,
            decision: None,
        })
    }

    fn add_to_draft(&mut self, seat: Seat, actions: &[Json]) -> Result<Change, Refusal> {
        self.must_be(Phase::Playing)?;
        let state = self.seat(seat).ok_or_else(Refusal::bad_seat)?;
        let mut draft = state.draft.clone();
        draft.extend(actions.iter().cloned());
        let drafted = self.play_draft(seat, &draft)?;
        let first = drafted.0.played() - draft.len();
        let understood = drafted.0.actions(first).into_iter();
        let draft = understood.map(|(_, action)| action).collect();
        let state = &mut self.seats[seat.index()];
        (state.draft, state.drafted) = (draft, Some(drafted));
        Ok(Change::default())
    }

    fn play_draft(&self, seat: Seat, draft: &[Json]) -> Result<Drafted, Refusal> {
        let mut game = self.game.as_ref().ok_or_else(Refusal::not_now)?.fork();
        let actions: Vec<&RawValue> = draft.iter().map(|action| &**action).collect();
        let (revealed, events) = play_each(&mut *game, seat, &actions)?;
        match revealed {
            Revealed::Nothing => Ok((game.into(), events)),
            _ => Err(Refusal::new(Code::ConfirmFirst, "server-confirm_first")),
        }
    }

    fn undraft(&mut self, seat: Seat, count: u32) -> Result<Change, Refusal> {
        self.must_be(Phase::Playing)?;
        let state = self.seat(seat).ok_or_else(Refusal::bad_seat)?;
        let kept = state.draft.len().checked_sub(count as usize);
        let draft = state.draft[..kept.ok_or_else(cannot_undo)?].to_vec();
        let drafted = match draft.is_empty() {
            true => None,
            false => Some(self.play_draft(seat, &draft)?),
        };
        let state = &mut self.seats[seat.index()];
        (state.draft, state.drafted) = (draft, drafted);
        Ok(Change::default())
    }

    fn confirm(&mut self, seat: Seat, actions: &[Json]) -> Result<Change, Refusal> {
        let state = self.seat(seat).ok_or_else(Refusal::bad_seat)?;
        let mut all = state.draft.clone();
        all.extend(actions.iter().cloned());
        if all.is_empty() {
            return Err(Refusal::bad_request());
        }
        // The draft is gone before drafts are played anew, and back if it cannot be played.
        let state = &mut self.seats[seat.index()];
        let (draft, drafted) = (std::mem::take(&mut state.draft), state.drafted.take());
        let played = self.act(seat, &all, false);
        if played.is_err() {
            let state = &mut self.seats[seat.index()];
            (state.draft, state.drafted) = (draft, drafted);
        }
        played
    }

    /// Plays every draft anew on the game as it is now. What no longer fits is dropped, and so is what would reveal
    /// something now that others have answered: the seat is asked again, and that action asks for Confirm.
    pub(crate) fn renew_drafts(&mut self) {
        for seat in Seat::all(self.seats.len()) {
            let draft = std::mem::take(&mut self.seats[seat.index()].draft);
            if draft.is_empty() {
                continue;
            }
            let kept = (0..=draft.len()).rev().find_map(|kept| {
                let drafted = self.play_draft(seat, &draft[..kept]).ok()?;
                Some((kept, drafted))
            });
            let state = &mut self.seats[seat.index()];
            let Some((kept, drafted)) = kept else {
                state.drafted = None;
                continue;
            };
            if kept < draft.len() {
                state.decision += 1;
            }
            state.drafted = (kept > 0).then_some(drafted);
            state.draft = draft;
            state.draft.truncate(kept);
        }
    }

    fn ask_undo(
        &mut self,
        seat: Seat,
        moves: &[u32],
        asked: Option<SeatSet>,
    ) -> Result<Change, Refusal> {
        self.must_be(Phase::Playing)?;
        self.seat(seat).ok_or_else(Refusal::bad_seat)?;
        let waiting = match asked {
            Some(asked) if asked.is_empty() => return Err(cannot_undo()),
            Some(asked) => asked,
            None if self.others(seat).is_empty() => return self.take_back(moves),
            None => self.others(seat),
        };
        let request = UndoRequest {
            by: seat,
            agreed: self.people().difference(waiting),
            waiting,
        };
        self.request = Some((request, moves.to_vec()));
        Ok(Change::default())
    }

    /// A request that is open comes to nothing: silence is no.
    fn refuse_request(&mut self) {
        if let Some((_, moves)) = self.request.take() {
            self.refused.extend(moves.first());
        }
    }

    /// The seats that people play who are not the one at this seat.
    pub(crate) fn others(&self, seat: Seat) -> SeatSet {
        let asker = self.seat(seat).map(|state| &state.holder);
        let other = |s: &Seat| Some(&self.seats[s.index()].holder) != asker;
        self.people().iter().filter(other).collect()
    }

    fn answer_undo(&mut self, seat: Seat, agree: bool) -> Result<Change, Refusal> {
        self.must_be(Phase::Playing)?;
        let Some((request, moves)) = &mut self.request else {
            return Err(Refusal::not_now());
        };
        if !request.waiting.contains(seat) {
            return Err(Refusal::not_now());
        }
        if !agree {
            self.refuse_request();
            return Ok(Change::default());
        }
        request.waiting.remove(seat);
        request.agreed.insert(seat);
        if !request.waiting.is_empty() {
            return Ok(Change::default());
        }
        let moves = moves.clone();
        self.take_back(&moves)
    }

    fn take_back(&mut self, numbers: &[u32]) -> Result<Change, Refusal> {
        self.must_be(Phase::Playing)?;
        let mut indices: Vec<usize> = self.indices(numbers).collect();
        indices.sort_unstable();
        let &first = indices.first().ok_or_else(cannot_undo)?;
        let game = self.game.as_mut().ok_or_else(Refusal::not_now)?;
        game.take_back(&indices).map_err(|_| cannot_undo())?;
        let old = self.events.split_off(first);
        let new = game.history(first).into_iter().map(Arc::from);
        self.events.extend(new);
        self.moves.retain(|noted| !numbers.contains(&noted.number));
        self.refuse_request();
        self.renew_drafts();
        Ok(Change {
            events: Some((first, old)),
            table: false,
            decision: None,
        })
    }

    fn stand_in(&mut self, seat: Seat, why: Option<StandIn>) -> Result<Change, Refusal> {
        self.must_be(Phase::Playing)?;
        let given_up = self
            .seats
            .iter()
            .filter(|seat| seat.gave_up.is_some())
            .count() as u32;
        let ends = self.setup.flag_ends();
        let state = self
            .seats
            .get_mut(seat.index())
            .ok_or_else(Refusal::bad_seat)?;
        state.stand_in = why;
        let gave_up = match why {
            Some(StandIn::Resigned) => true,
            Some(StandIn::Flagged) => ends,
            _ => false,
        };
        if gave_up && state.gave_up.is_none() {
            state.gave_up = Some(given_up);
        }
        // What was not confirmed was not played.
        (state.draft, state.drafted) = (Vec::new(), None);
        self.refuse_request();
        Ok(Change::of_table())
    }
}

impl Table {
    /// After an entry was applied: its actions as the game has understood them, not as somebody wrote them.
    pub(crate) fn keep_as_understood(&self, what: &mut What) {
        let (actions, game) = match what {
            What::Act { actions, .. } | What::Confirm { actions, .. } => {
                (actions, self.game.as_deref())
            }
            What::Draft { seat, actions } => (actions, self.game_of(*seat)),
            _ => return,
        };
        if let Some(game) = game {
            let first = game.played().saturating_sub(actions.len());
            let played = game.actions(first).into_iter();
            *actions = played.map(|(_, action)| action).collect();
        }
    }
}

/// Plays actions one by one: only the last may reveal anything.
fn play_each(
    game: &mut dyn AnyGame,
    seat: Seat,
    actions: &[&RawValue],
) -> Result<(Revealed, Vec<Arc<dyn AnyEvents>>), Refusal> {
    let mut events = Vec::with_capacity(actions.len());
    let mut revealed = Revealed::Nothing;
    for (at, action) in actions.iter().enumerate() {
        if revealed != Revealed::Nothing {
            return Err(games::Error::PastRevelation { at }.into());
        }
        let played = game.play(seat, &[action])?;
        revealed = played.revealed;
        events.push(Arc::from(played.events));
    }
    Ok((revealed, events))
}

pub(crate) fn cannot_undo() -> Refusal {
    Refusal::new(Code::CannotUndo, "server-cannot_undo")
}
