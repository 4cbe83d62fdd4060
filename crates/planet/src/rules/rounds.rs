//! The round: rotation, event, turn, claims; and the end of the game.

use super::Log;
use super::list::Open;
use super::setup::{EVENT_PILE, UNUSED_CIV_PILES, stack_pile};
use crate::cards::Guard;
use crate::effect::{Effect, Power};
use crate::event::Event;
use crate::kinds::{Ring, Terrain};
use crate::pending::Pending;
use crate::purpose::CivPurpose;
use crate::state::{Planet, Player, Removed, Stage, Step};
use crate::tiles;
use tabletop::{Revealed, Seat, SeatSet};

impl Player {
    /// A new part begins: nothing has been left in it yet.
    pub(crate) fn begin_part(&mut self) {
        self.surface.forget_left();
        self.shifted = Default::default();
    }

    /// Delayed levels become available.
    fn end_round_of(&mut self) {
        self.delayed = 0;
        self.extra_rover = false;
    }
}

impl Planet {
    /// Begins a round.
    pub(crate) fn begin_round(&mut self, log: &mut Log<'_>) {
        self.round += 1;
        self.players
            .iter_mut()
            .for_each(|player| player.used_round = 0);
        let (round, commander) = (self.round, self.commander);
        log.emit(|| Event::Round { round, commander });
        let alone = self.count() == 1;
        if !self.options.turns_itself(self.count()) {
            self.ask_one(Step::Rotation, commander);
            return;
        }
        if alone || round > 1 {
            self.rotate((self.station.rotation + 5) % 6, log);
        }
        self.show_event(log);
    }

    /// Asks one seat.
    pub(crate) fn ask_one(&mut self, step: Step, seat: Seat) {
        self.step = step;
        self.asked = SeatSet::of(seat);
        self.player_mut(seat).stage = Stage::Free;
    }

    /// Turns the station.
    pub(crate) fn rotate(&mut self, rotation: u8, log: &mut Log<'_>) {
        self.station.rotation = rotation;
        log.emit(|| Event::Rotated { rotation });
    }

    /// Turns up the next event, if there is one.
    pub(crate) fn show_event(&mut self, log: &mut Log<'_>) {
        let card = self.chance.draw(EVENT_PILE, &mut self.events.deck, &mut []);
        let Some(card) = card else {
            self.begin_turn(log);
            return;
        };
        self.events.peeked = SeatSet::EMPTY;
        self.events.shown.push(card);
        log.emit(|| Event::EventShown { card });
        log.reveal(Revealed::ToAll);
        if self.events.deck.is_empty() {
            self.last_round = true;
            log.emit(|| Event::LastRound);
        }
        for effect in &card.facts().effect {
            match effect {
                Effect::RoundRule { rule } => self.rule = Some(*rule),
                Effect::AddCivCards { per_level } => self.add_civ_cards(*per_level, log),
                Effect::RemoveCivCards { per_level } => self.remove_civ_cards(*per_level, log),
                Effect::RotateStation => {
                    self.ask_one(Step::FreeRotation, Seat(0));
                    return;
                }
                _ => Seat::all(self.count()).for_each(|seat| {
                    let forced = card.facts().end_game_guard == Guard::Forced;
                    match forced && self.would_end(seat, effect) {
                        true => log.emit(|| Event::Ignored { seat, card }),
                        false => self.gain(seat, effect, log),
                    }
                }),
            }
        }
        self.begin_event(log);
    }

    /// Everybody resolves the event.
    fn begin_event(&mut self, log: &mut Log<'_>) {
        self.step = Step::Event;
        self.asked = SeatSet::EMPTY;
        for seat in Seat::all(self.count()) {
            self.player_mut(seat).stage = Stage::Free;
            self.player_mut(seat).begin_part();
            self.settle_fresh(seat, log);
            match self.event_over_for(seat) {
                true => self.drop_pending(seat, log),
                false => self.asked.insert(seat),
            }
        }
        self.mark_done_except_asked();
        if self.asked.is_empty() {
            self.begin_claims(Step::EventClaims, log);
        }
    }

    fn mark_done_except_asked(&mut self) {
        for seat in Seat::all(self.count()).filter(|&seat| !self.asked.contains(seat)) {
            self.players[seat.index()].stage = Stage::Done;
        }
    }

    /// Nothing of what waits for a seat can be done.
    fn drop_pending(&mut self, seat: Seat, log: &mut Log<'_>) {
        let pending = std::mem::take(&mut self.player_mut(seat).pending);
        if pending != Pending::default() {
            log.emit(|| Event::Done { seat, forced: true });
        }
    }

    fn event_over_for(&self, seat: Seat) -> bool {
        self.player(seat).pending.at_once.is_empty() && self.open(seat) == Open::default()
    }

    /// After an action in the event step: the part ends by itself.
    pub(crate) fn go_on_with_event(&mut self, seat: Seat, log: &mut Log<'_>) {
        self.settle(seat, log);
        if self.event_over_for(seat) {
            self.player_mut(seat).pending = Pending::default();
            self.player_mut(seat).stage = Stage::Done;
            log.emit(|| Event::Done { seat, forced: true });
            if self.unanswered().is_empty() {
                self.begin_claims(Step::EventClaims, log);
            }
        }
    }

    fn add_civ_cards(&mut self, per_level: u8, log: &mut Log<'_>) {
        for (pile, &name) in UNUSED_CIV_PILES.iter().enumerate() {
            self.chance.shuffle(name, 0, &mut self.civ.unused[pile]);
            for _ in 0..per_level {
                let card = self.chance.draw(name, &mut self.civ.unused[pile], &mut []);
                if card.is_some() {
                    self.civ.piles[pile].extend(card);
                    self.civ.piles[pile].sort_unstable();
                    log.emit(|| Event::CivAdded {
                        level: pile as u8 + 1,
                        card,
                    });
                }
            }
            self.civ.unused[pile].sort_unstable();
        }
    }

    fn remove_civ_cards(&mut self, per_level: u8, log: &mut Log<'_>) {
        for pile in 0..4 {
            for _ in 0..per_level {
                if let Some(card) = self.draw_civ(pile, None, CivPurpose::Removed) {
                    self.civ.clock = self.civ.clock.saturating_add(1);
                    let when = self.civ.clock;
                    self.civ.removed.push(Removed { card, when });
                    let level = pile as u8 + 1;
                    log.emit(|| Event::CivRemoved {
                        level,
                        card: Some(card),
                    });
                }
            }
        }
    }

    /// Everybody takes a turn, side by side.
    pub(crate) fn begin_turn(&mut self, log: &mut Log<'_>) {
        self.step = Step::Turn;
        self.asked = SeatSet::all(self.count());
        for seat in Seat::all(self.count()) {
            let tile = self.top(seat, Ring::Outer).or(self.top(seat, Ring::Inner));
            let player = self.player_mut(seat);
            player.begin_part();
            player.stage = if tile.is_some() {
                Stage::Waiting
            } else {
                Stage::Free
            };
            self.flux_movement(seat, log);
            let player = self.player_mut(seat);
            let rovers = player.surface.rovers.iter();
            let water = player.surface.terrain[Terrain::Water.index()];
            let loaded = rovers.clone().filter(|rover| rover.loaded).count();
            let on_water = rovers.filter(|rover| water.contains(rover.square)).count();
            let points = match () {
                () if player.has(Power::MovementLoaded) => loaded,
                () if player.has(Power::MovementOnWater) => on_water,
                () => 0,
            };
            self.gain_movement(seat, points as u8, log);
        }
    }

    /// A seat ends its part.
    pub(crate) fn done(&mut self, seat: Seat, log: &mut Log<'_>) {
        log.emit(|| Event::Done {
            seat,
            forced: false,
        });
        if self.step.claims() {
            self.end_claims_of(seat, log);
            return;
        }
        let player = self.player_mut(seat);
        player.stage = Stage::Done;
        player.pending = Pending::default();
        player.pool = 0;
        if self.unanswered().is_empty() {
            match self.step {
                Step::Turn => {
                    self.turn_up_tops(log);
                    self.begin_claims(Step::Claims, log);
                }
                _ => self.begin_claims(Step::EndClaims, log),
            }
        }
    }

    /// Turns up the next tile of every stack that has none in play.
    pub(crate) fn turn_up_tops(&mut self, log: &mut Log<'_>) {
        for (shape, stack) in self.station.stacks.iter_mut().enumerate() {
            if stack.top.is_some() {
                continue;
            }
            stack.top = self
                .chance
                .draw(stack_pile(shape), &mut stack.below, &mut []);
            if let Some(tile) = stack.top {
                log.emit(|| Event::TurnedUp { tile });
                log.reveal(Revealed::ToAll);
            }
        }
    }

    /// All claims of a step are made.
    pub(crate) fn claims_over(&mut self, log: &mut Log<'_>) {
        if !self.claimed.is_empty() {
            let step = self.step;
            log.emit(|| Event::Ended { step });
        }
        match self.step {
            Step::EventClaims => self.begin_turn(log),
            Step::Claims => self.end_round(log),
            _ => self.end_game(log),
        }
    }

    /// Whether both stacks of one of the six depots are empty.
    pub(crate) fn depot_empty(&self) -> bool {
        let empty = |shape: u8| {
            let stack = &self.station.stacks[usize::from(shape)];
            stack.top.is_none() && stack.below.is_empty()
        };
        (0..6).any(|slot| {
            empty(tiles::shape_in(Ring::Outer, slot))
                && empty(tiles::shape_in(
                    Ring::Inner,
                    slot + self.station.inner_offset,
                ))
        })
    }

    fn end_round(&mut self, log: &mut Log<'_>) {
        self.rule = None;
        self.players.iter_mut().for_each(Player::end_round_of);
        if self.last_round || self.depot_empty() {
            self.last_round = true;
            self.begin_end(log);
            return;
        }
        self.commander = Seat::from((self.commander.index() + 1) % self.count());
        self.begin_round(log);
    }

    /// End-of-game cards are shown, and everybody performs them and places stored patches.
    fn begin_end(&mut self, log: &mut Log<'_>) {
        self.step = Step::End;
        self.asked = SeatSet::EMPTY;
        log.emit(|| Event::Began { step: Step::End });
        for seat in Seat::all(self.count()) {
            let player = self.player_mut(seat);
            player.stage = Stage::Free;
            player.begin_part();
            player.pending.stored = std::mem::take(&mut player.stored);
            for i in 0..self.player(seat).civ.len() {
                let held = &mut self.player_mut(seat).civ[i];
                let card = held.card;
                if !std::mem::replace(&mut held.shown, true) {
                    log.emit(|| Event::Shown { seat, card });
                    log.reveal(Revealed::ToAll);
                    self.gain_card(seat, card, log);
                }
            }
            self.player_mut(seat).civ.sort_unstable();
            self.settle_fresh(seat, log);
            let techs = 0..self.player(seat).corp().techs.len() as u8;
            let usable = techs.into_iter().any(|tech| self.usable(seat, tech));
            let drives = self.player(seat).can_drive(self.rule);
            if usable || drives || !self.event_over_for(seat) {
                self.asked.insert(seat);
            } else {
                self.drop_pending(seat, log);
            }
        }
        self.mark_done_except_asked();
        if self.asked.is_empty() {
            self.begin_claims(Step::EndClaims, log);
        }
    }

    fn end_game(&mut self, log: &mut Log<'_>) {
        self.step = Step::Over;
        self.asked = SeatSet::EMPTY;
        self.players
            .iter_mut()
            .for_each(|player| player.stage = Stage::Done);
        log.emit(|| Event::Over);
        log.reveal(Revealed::ToAll);
    }

    /// Who has still to answer.
    pub(crate) fn unanswered(&self) -> SeatSet {
        let waits = |seat: &Seat| self.player(*seat).stage != Stage::Done;
        self.asked.iter().filter(waits).collect()
    }

    /// After the free rotation of an event.
    pub(crate) fn after_free_rotation(&mut self, log: &mut Log<'_>) {
        self.begin_event(log);
    }
}
