//! Resolving what is pending: one action resolves one item.

use super::Log;
use crate::action::{Action, Item};
use crate::cells::{Cells, Square};
use crate::effect::{Benefits, Power, RoundRule, Token};
use crate::event::{Drive, Event, Way};
use crate::kinds::{Ring, Terrain, Track};
use crate::pending::{AtOnce, Resource};
use crate::state::{Planet, Player, Stage, Tracker};
use tabletop::{Revealed, Seat};

impl Planet {
    /// Carries out an action of a seat's own part.
    pub(crate) fn resolve(&mut self, seat: Seat, action: Action, log: &mut Log<'_>) {
        match action {
            Action::Select(ring) => self.select(seat, ring, log),
            Action::Take(ring) => self.take_unplaced(seat, ring, log),
            Action::Place { turn, at } => {
                if let Stage::Selected { ring, extra, .. } = self.player(seat).stage {
                    self.place(seat, ring, extra, (turn, at), log);
                }
            }
            Action::Advance(track) => self.resolve_advance(seat, track, log),
            Action::Resource(kind) => {
                if let (Some(item), Some(track)) = (self.spend(seat, kind), kind.track()) {
                    self.advance_for(seat, &item, track, log);
                }
            }
            Action::Energy(track) => self.resolve_energy(seat, Terrain::Energy, track, log),
            Action::TechAsEnergy(track) => self.resolve_energy(seat, Terrain::Tech, track, log),
            Action::Synergy(track) => {
                self.spend_synergy(seat);
                self.advance(seat, track, Benefits::All, true, log);
            }
            Action::DoubleSynergy(track) => {
                self.spend_synergy(seat);
                self.use_up(seat, Power::DoubleSynergy);
                self.player_mut(seat).pending.advance[track.index()] += 1;
                self.advance(seat, track, Benefits::All, true, log);
            }
            Action::Pick(track) => self.pick(seat, track),
            Action::Raise(track) => self.raise(seat, track, log),
            Action::Regress(track) => self.resolve_regress(seat, track, log),
            Action::Patch(square) => {
                self.player_mut(seat).pending.spend_patch();
                self.place_patch(seat, square, log);
            }
            Action::StorePatch => {
                let player = self.player_mut(seat);
                player.pending.patches -= 1;
                player.stored += 1;
                log.emit(|| Event::Stored { seat });
            }
            Action::SynergyForPatch => {
                self.use_up(seat, Power::SynergyForPatch);
                self.player_mut(seat).pending.patches -= 1;
                self.gain_synergy(seat, 1);
            }
            Action::ExtraPatch => {
                self.use_up(seat, Power::ExtraPatch);
                self.player_mut(seat).pending.patches += 1;
            }
            Action::Deploy(square) => {
                self.player_mut(seat).pending.deploy -= 1;
                self.deploy(seat, square, log);
            }
            Action::Move { from, to } => self.drive(seat, from, to, Drive::Step, log),
            Action::Teleport { from, to } => {
                if self.player(seat).has_unused(Power::TerrainTeleport) {
                    self.use_up(seat, Power::TerrainTeleport);
                }
                self.drive(seat, from, to, Drive::Teleport, log);
            }
            Action::Lift(square) => {
                let pending = &mut self.player_mut(seat).pending;
                pending.relocate = false;
                pending.at_once.push(AtOnce::Relocating(square));
            }
            Action::Collect(square) => self.collect(seat, square, log),
            Action::Destroy(square) => self.destroy(seat, square, log),
            Action::DestroyRow(y) => self.destroy_line(seat, Cells::row(y), log),
            Action::DestroyColumn(x) => self.destroy_line(seat, Cells::column(x), log),
            Action::DestroyLifepod(place) => {
                self.player_mut(seat).pending.destroy_collected = false;
                self.destroy_pod(seat, place, log);
            }
            Action::AddMeteorite(square) => {
                self.player_mut(seat).pending.add_meteorite = false;
                self.destroy_rover(seat, square, log);
                self.player_mut(seat).surface.add_meteorite(square);
                log.emit(|| Event::Meteorite { seat, square });
            }
            Action::DiscardObjective(card) => {
                let player = self.player_mut(seat);
                player.pending.discard_objective = false;
                player.objectives.retain(|held| *held != card);
                player.reject(card);
                log.emit(|| Event::DiscardedObjective {
                    seat,
                    objective: Some(card),
                });
            }
            Action::DiscardStack(ring) => self.discard_stack(seat, ring, log),
            Action::Peek => {
                self.player_mut(seat).pending.boost_or_peek = false;
                self.events.peeked.insert(seat);
                let card = self.events.deck.last().copied();
                log.emit(|| Event::Peeked { seat, card });
                log.reveal(Revealed::ToActor);
            }
            Action::Reposition(from) => {
                let pending = &mut self.player_mut(seat).pending;
                if !matches!(pending.at_once.last(), Some(AtOnce::Repositions { .. })) {
                    pending.reposition -= 1;
                }
                self.take_up_lifepod(seat, from);
            }
            Action::Use(tech) => self.use_tech(seat, tech, log),
            Action::Forgo(item) => self.forgo(seat, item),
            other => self.answer_at_once(seat, other, log),
        }
    }

    fn resolve_advance(&mut self, seat: Seat, track: Track, log: &mut Log<'_>) {
        let pending = &mut self.player_mut(seat).pending;
        let loud = pending.advance[track.index()] > 0;
        let (count, benefits) = match loud {
            true => (&mut pending.advance[track.index()], Benefits::All),
            false => (&mut pending.silent[track.index()], Benefits::None),
        };
        *count -= 1;
        self.advance(seat, track, benefits, true, log);
    }

    /// Takes a resource from the list; if only one may advance, the other is dropped.
    fn spend(&mut self, seat: Seat, kind: Terrain) -> Option<Resource> {
        let one_only = self.rule == Some(RoundRule::OneResourceOnly);
        let resources = &mut self.player_mut(seat).pending.resources;
        let at = resources
            .iter()
            .position(|resource| resource.kind == kind)?;
        let resource = resources.remove(at);
        if one_only {
            resources.retain(|other| other.tile != resource.tile);
        }
        Some(resource)
    }

    /// The first step of a resource is made now, the others are items of their own.
    fn advance_for(&mut self, seat: Seat, item: &Resource, track: Track, log: &mut Log<'_>) {
        let times = self.resource_times(seat, item, track);
        if let Some(rest) = times.checked_sub(1) {
            self.player_mut(seat).pending.advance[track.index()] += rest;
            self.advance(seat, track, Benefits::All, true, log);
        }
    }

    fn resolve_energy(&mut self, seat: Seat, kind: Terrain, track: Track, log: &mut Log<'_>) {
        if let Some(item) = self.spend(seat, kind) {
            self.advance_for(seat, &item, track, log);
        }
    }

    fn spend_synergy(&mut self, seat: Seat) {
        let pending = &mut self.player_mut(seat).pending;
        match pending.synergy {
            0 => pending.boost_or_peek = false,
            _ => pending.synergy -= 1,
        }
    }

    /// Marks a technology as used.
    pub(crate) fn use_up(&mut self, seat: Seat, power: Power) {
        let player = self.player_mut(seat);
        if let Some(tech) = player.corp().tech_with(power) {
            player.mark_used(tech);
        }
    }

    fn pick(&mut self, seat: Seat, track: Track) {
        let player = self.player_mut(seat);
        if let Some(choose) = player.pending.choose.last_mut() {
            choose.picked.insert(track);
            choose.left -= 1;
        }
        let complete = player.choosable().is_empty();
        if complete && let Some(choose) = player.pending.choose.pop() {
            for track in choose.picked.iter() {
                match choose.benefits {
                    Benefits::None => player.pending.silent[track.index()] += choose.steps,
                    _ => player.pending.advance[track.index()] += choose.steps,
                }
            }
        }
    }

    fn raise(&mut self, seat: Seat, track: Track, log: &mut Log<'_>) {
        self.advance(seat, track, Benefits::NoSynergy, false, log);
    }

    fn resolve_regress(&mut self, seat: Seat, track: Track, log: &mut Log<'_>) {
        let pending = &mut self.player_mut(seat).pending;
        let steps = if pending.at_once.last() == Some(&AtOnce::Regress) {
            pending.at_once.pop();
            1
        } else if let Some(regress) = pending.regress.take() {
            self.player(seat).regressable(regress.from, regress.steps).1
        } else {
            pending.regress_other -= 1;
            1
        };
        self.regress(seat, track, steps, log);
    }

    /// Lays a patch.
    fn place_patch(&mut self, seat: Seat, square: Square, log: &mut Log<'_>) {
        self.crush(seat, Cells::of(square), log);
        let surface = &mut self.player_mut(seat).surface;
        // Only who may cover meteorites gets here with one below.
        if surface.take_covered_meteorite(square) {
            log.emit(|| Event::Destroyed {
                seat,
                token: Token::Meteorite,
                square,
            });
        }
        surface.lay_patch(square);
        log.emit(|| Event::Patched { seat, square });
    }

    fn collect(&mut self, seat: Seat, square: Square, log: &mut Log<'_>) {
        let player = self.player_mut(seat);
        if player.pending.collect_lifepods > 0 && player.surface.lifepods.contains(square) {
            player.pending.collect_lifepods -= 1;
            self.collect_lifepod(seat, square, log);
        } else {
            player.pending.collect_meteorites -= 1;
            player.surface.take_meteorite(square);
            self.collect_meteorite(seat, log);
        }
    }

    fn destroy(&mut self, seat: Seat, square: Square, log: &mut Log<'_>) {
        let player = self.player_mut(seat);
        let pending = &mut player.pending;
        if pending.destroy_rover {
            pending.destroy_rover = false;
            self.destroy_rover(seat, square, log);
        } else if pending.destroy_lifepod {
            pending.destroy_lifepod = false;
            player.surface.lifepods.remove(square);
            player.lifepods_lost += 1;
            log.emit(|| Event::Destroyed {
                seat,
                token: Token::Lifepod,
                square,
            });
        } else {
            pending.destroy_meteorites -= 1;
            player.surface.take_meteorite(square);
            log.emit(|| Event::Destroyed {
                seat,
                token: Token::Meteorite,
                square,
            });
        }
    }

    fn destroy_line(&mut self, seat: Seat, line: Cells, log: &mut Log<'_>) {
        let player = self.player_mut(seat);
        player.pending.destroy_line = false;
        for square in player.surface.with_meteorites() & line {
            while player.surface.take_meteorite(square) {
                log.emit(|| Event::Destroyed {
                    seat,
                    token: Token::Meteorite,
                    square,
                });
            }
        }
    }

    /// Which stacks of the depot may be discarded: the other one must still give a placeable tile.
    pub(crate) fn discardable(&self, seat: Seat) -> [bool; 2] {
        let player = self.player(seat);
        let fits = [Ring::Outer, Ring::Inner].map(|ring| {
            let top = self.top(seat, ring);
            top.is_some_and(|id| {
                use super::placing::{fit, fits};
                use crate::state::Yielding;
                let stages = Yielding::STAGES.into_iter();
                stages
                    .map(|stage| fit(player, id, self.rule, stage))
                    .any(|it| fits(&it, id))
            })
        });
        let there = [Ring::Outer, Ring::Inner].map(|ring| self.top(seat, ring).is_some());
        [there[0] && fits[1], there[1] && fits[0]]
    }

    fn discard_stack(&mut self, seat: Seat, ring: Ring, log: &mut Log<'_>) {
        self.player_mut(seat).pending.discard_stack = false;
        let shape = self.stack_facing(seat, ring);
        let station = &mut self.station;
        let stack = &mut station.stacks[usize::from(shape)];
        for tile in stack.top.take().into_iter().chain(stack.below.drain(..)) {
            station.gone.insert(tile);
        }
        log.emit(|| Event::DiscardedStack { seat, ring });
    }

    fn answer_at_once(&mut self, seat: Seat, action: Action, log: &mut Log<'_>) {
        let Some(question) = self.player_mut(seat).pending.at_once.pop() else {
            return;
        };
        match (question, action) {
            (
                AtOnce::Target {
                    tracker, benefits, ..
                },
                Action::Target { track, row },
            ) => {
                self.arrive(seat, tracker, Tracker { track, at: row }, benefits, log);
            }
            (AtOnce::Target { benefits, .. }, Action::Stay) => {
                self.top_movement(seat, benefits, log);
            }
            (AtOnce::Benefit { benefits }, Action::Benefit(which)) => {
                let player = self.player(seat);
                let here = player.trackers[Track::Biomass.index()];
                let space = player.corp().space(here.track, here.at);
                let effect = &space.benefits[usize::from(which)];
                self.gain_from_track(seat, effect, Track::Biomass, benefits, log);
            }
            (AtOnce::Lifepod | AtOnce::Moving(_), Action::Lifepod(place)) => {
                self.put_lifepod(seat, place, log);
            }
            (AtOnce::Relocating(_), Action::Relocate { from, to }) => {
                self.drive(seat, from, to, Drive::Relocation, log);
            }
            (AtOnce::Cargo(square), Action::Sink) => self.sink(seat, square, log),
            (AtOnce::FluxToken, Action::FluxToken(track)) => {
                self.player_mut(seat).flux = Some(track);
                log.emit(|| Event::Flux { seat, track });
                self.flux_movement(seat, log);
            }
            (AtOnce::Row, Action::Row(track)) => {
                let row = self.player(seat).height(track);
                self.claim_row(seat, row, log);
            }
            (AtOnce::Objective, Action::KeepObjective(card)) => {
                let player = self.player_mut(seat);
                for other in std::mem::take(&mut player.drawn) {
                    if other != card {
                        player.reject(other);
                    }
                }
                self.objectives.shared = Some(card);
                log.emit(|| Event::SharedObjective {
                    seat,
                    objective: card,
                });
            }
            _ => {}
        }
    }

    /// Uses a technology that can be used at any time.
    fn use_tech(&mut self, seat: Seat, tech: u8, log: &mut Log<'_>) {
        let player = self.player_mut(seat);
        let power = player.corp().techs[usize::from(tech)].power;
        player.mark_used(tech);
        log.emit(|| Event::Used { seat, tech });
        let flux = player.flux;
        match power {
            Power::RepositionThree => {
                let moved = [None; 3];
                player.pending.at_once.push(AtOnce::Repositions { moved });
            }
            Power::RepositionEachRound => player.pending.reposition += 1,
            Power::FluxLeap => self.flux_leap(seat, log),
            Power::FluxAdvance => {
                if let Some(track) = flux {
                    self.advance(seat, track, Benefits::All, true, log);
                }
            }
            Power::RoverAdvance => self.advance(seat, Track::Rover, Benefits::All, true, log),
            Power::ClaimRow => player.pending.at_once.push(AtOnce::Row),
            Power::RegressOne => player.pending.at_once.push(AtOnce::Regress),
            Power::SharedObjective => {
                for _ in 0..3 {
                    if let Some(card) = self.draw_objective(seat, log) {
                        self.player_mut(seat).drawn.push(card);
                    }
                }
                let player = self.player_mut(seat);
                player.drawn.sort_unstable();
                player.pending.at_once.push(AtOnce::Objective);
                log.reveal(Revealed::ToActor);
            }
            Power::ResetBiomass => {
                let tracker = Track::Biomass;
                player.trackers[tracker.index()].at = 0;
                let way = Way::Reset;
                log.emit(|| Event::Tracked {
                    seat,
                    tracker,
                    track: tracker,
                    row: 0,
                    way,
                });
            }
            _ => {}
        }
    }

    /// Flux 2: up to and including the next milestone of the flux track, with everything on the way.
    fn flux_leap(&mut self, seat: Seat, log: &mut Log<'_>) {
        let Some(track) = self.player(seat).flux else {
            return;
        };
        loop {
            let player = self.player(seat);
            let corp = player.corp();
            let here = player.trackers[track.index()];
            if here.at == corp.top(track) {
                return;
            }
            self.advance(seat, track, Benefits::All, true, log);
            let here = self.player(seat).trackers[track.index()];
            if corp.space(track, here.at).milestone {
                return;
            }
        }
    }

    fn forgo(&mut self, seat: Seat, item: Item) {
        let pending = &mut self.player_mut(seat).pending;
        match item {
            Item::Advance(track) => match pending.advance[track.index()] {
                0 => pending.silent[track.index()] = 0,
                _ => pending.advance[track.index()] -= 1,
            },
            Item::Resource(kind) => {
                self.spend(seat, kind);
            }
            Item::Synergy => self.spend_synergy(seat),
            Item::Patch => pending.spend_patch(),
            Item::Deploy => pending.deploy -= 1,
            Item::Pick => {
                pending.choose.pop();
            }
            Item::Raise => pending.raise_to = 0,
            Item::Regress => match pending.regress.take() {
                Some(_) => {}
                None => pending.regress_other -= 1,
            },
            Item::CollectLifepod => pending.collect_lifepods = 0,
            Item::CollectMeteorite => pending.collect_meteorites = 0,
            Item::DestroyMeteorite => pending.destroy_meteorites = 0,
            Item::DestroyLine => pending.destroy_line = false,
            Item::DestroyRover => pending.destroy_rover = false,
            Item::DestroyLifepod => pending.destroy_lifepod = false,
            Item::DestroyCollected => pending.destroy_collected = false,
            Item::Relocate => pending.relocate = false,
            Item::AddMeteorite => pending.add_meteorite = false,
            Item::ExtraTile => pending.extra_tile = None,
            Item::DiscardObjective => pending.discard_objective = false,
            Item::DiscardStack => pending.discard_stack = false,
            Item::Reposition => match pending.at_once.pop() {
                Some(_) => {}
                None => pending.reposition = 0,
            },
        }
    }
}

impl Player {
    /// Marks a technology as used, as its limit says.
    fn mark_used(&mut self, tech: u8) {
        use crate::corporations::Limit;
        match self.corp().techs[usize::from(tech)].limit {
            Limit::None => {}
            Limit::OncePerRound => self.used_round |= 1 << tech,
            Limit::OncePerGame => self.used_game |= 1 << tech,
        }
    }

    /// Puts an objective out of the game.
    pub(crate) fn reject(&mut self, card: crate::kinds::Objective) {
        self.rejected.push(card);
        self.rejected.sort_unstable();
    }

    /// The trackers that the card's choice may pick now.
    pub(crate) fn choosable(&self) -> crate::kinds::TrackSet {
        let Some(choose) = self.pending.choose.last().filter(|choose| choose.left > 0) else {
            return crate::kinds::TrackSet::EMPTY;
        };
        let left = choose.from.difference(choose.picked);
        left.iter()
            .filter(|&track| self.can_advance(track))
            .collect()
    }

    /// The trackers that are to be raised.
    pub(crate) fn raisable(&self) -> crate::kinds::TrackSet {
        let below = |track: &&Track| {
            self.height(**track) < self.pending.raise_to && self.can_advance_by(**track, false)
        };
        Track::ALL.iter().filter(below).copied().collect()
    }
}
