//! The turn: selecting and placing a tile, and what follows from it.

use super::Log;
use crate::cells::{Cells, Square};
use crate::effect::{Power, RoundRule, Special};
use crate::event::Event;
use crate::kinds::{Ring, Terrain, TileId, Track, TrackSet};
use crate::pending::Resource;
use crate::state::{Planet, Player, Stage, Yielding};
use crate::surface::Laid;
use crate::tiles;
use tabletop::Seat;

impl Player {
    /// The trackers that an energy area of these squares may advance: the neighbouring terrains.
    fn energy_options(&self, area: Cells, other: Option<Track>) -> TrackSet {
        let around = area.neighbours();
        let near = |track: &Track| {
            self.surface.terrain[track.index()]
                .difference(area)
                .meets(around)
        };
        let mut options: TrackSet = Track::ALL.iter().copied().filter(near).collect();
        other.into_iter().for_each(|track| options.insert(track));
        if self.is(Special::BiomassNeedsExpansion) {
            options.remove(Track::Biomass);
        }
        options
    }

    /// How often a resource of a tile just placed advances its tracker, and what energy may choose.
    fn resource(&self, laid: Laid, part: usize, old_biomass: Cells) -> Resource {
        let (tile, parts) = (tiles::tile(laid.tile), laid.parts());
        let (kind, squares) = (tile.terrains[part], parts[part]);
        let on_ice = (squares & self.board().ice).len() as u8;
        let times = match kind {
            Terrain::Water if self.is(Special::WaterPerIceSquare) => on_ice,
            Terrain::Water => on_ice.min(1),
            Terrain::Biomass if self.is(Special::BiomassNeedsExpansion) => {
                u8::from(squares.neighbours().meets(old_biomass))
            }
            _ => 1,
        };
        let other = tile.terrains[1 - part].track();
        let energy = self.surface.squares_of(Terrain::Energy, self.board());
        let options = match kind {
            Terrain::Energy => self.energy_options(energy.area(squares), other),
            Terrain::Tech if self.has(Power::TechAsEnergy) => {
                let area = (energy | squares).area(squares);
                self.energy_options(area, other)
            }
            _ => TrackSet::EMPTY,
        };
        Resource {
            kind,
            tile: laid.tile,
            times,
            options,
            placed: true,
        }
    }
}

impl Planet {
    /// Selects a tile: the rules that hold for it are found now.
    pub(crate) fn select(&mut self, seat: Seat, ring: Ring, log: &mut Log<'_>) {
        let extra = self
            .player(seat)
            .pending
            .extra_tile
            .filter(|_| self.step.claims());
        let rules = match extra {
            Some(_) => Yielding::Nothing,
            None => self
                .placeable(seat)
                .map_or(Yielding::Nothing, |(rules, _)| rules),
        };
        let Some(id) = self.top(seat, ring) else {
            return;
        };
        let player = self.player_mut(seat);
        player.stage = Stage::Selected { ring, rules, extra };
        log.emit(|| Event::Selected { seat, tile: id });
        if extra.is_none() {
            self.on_select(seat, id, log);
        }
    }

    /// Technologies that work when the turn's tile is selected, to be placed or not: Republic 1.
    fn on_select(&mut self, seat: Seat, id: TileId, log: &mut Log<'_>) {
        let player = self.player(seat);
        if tiles::tile(id).has(Terrain::Civ) && player.has(Power::CivMovement) {
            let rover = player.trackers[Track::Rover.index()];
            let points = player.corp().space(rover.track, rover.at).movement;
            self.gain_movement(seat, points, log);
        }
    }

    /// Takes the top tile of a stack of the seat's depot.
    fn lift(&mut self, seat: Seat, ring: Ring) -> Option<TileId> {
        let shape = self.stack_facing(seat, ring);
        self.station.stacks[usize::from(shape)].top.take()
    }

    /// Takes a tile that cannot be placed: both resources advance, and the round is the last.
    pub(crate) fn take_unplaced(&mut self, seat: Seat, ring: Ring, log: &mut Log<'_>) {
        let Some(id) = self.lift(seat, ring) else {
            return;
        };
        self.station.gone.insert(id);
        self.last_round = true;
        log.emit(|| Event::Unplaced { seat, tile: id });
        log.emit(|| Event::LastRound);
        self.player_mut(seat).stage = Stage::Free;
        self.on_select(seat, id, log);
        let tile = tiles::tile(id);
        for kind in tile.terrains {
            // Energy counts as the other resource.
            let options: TrackSet = match kind {
                Terrain::Energy => tile.other(kind).track().into_iter().collect(),
                _ => TrackSet::EMPTY,
            };
            self.push_resource(
                seat,
                Resource {
                    kind,
                    tile: id,
                    times: 1,
                    options,
                    placed: false,
                },
            );
        }
    }

    /// Places the selected tile, with all consequences.
    pub(crate) fn place(
        &mut self,
        seat: Seat,
        ring: Ring,
        extra: Option<bool>,
        (turn, at): (u8, Square),
        log: &mut Log<'_>,
    ) {
        let Some(id) = self.lift(seat, ring) else {
            return;
        };
        let laid = Laid { tile: id, turn, at };
        let squares = laid.squares();
        let player = self.player_mut(seat);
        player.stage = Stage::Free;
        if extra.is_some() {
            player.pending.extra_tile = None;
        }
        let old_biomass = player.surface.terrain[Terrain::Biomass.index()];
        player.surface.lay_tile(laid);
        log.emit(|| Event::Placed {
            seat,
            tile: id,
            turn,
            at,
        });
        self.crush(seat, squares, log);
        self.meteorite_of(seat, laid, log);
        let player = self.player(seat);
        let resources = [0, 1].map(|part| player.resource(laid, part, old_biomass));
        self.on_place(seat, id, squares);
        if extra != Some(false) {
            resources
                .into_iter()
                .for_each(|resource| self.push_resource(seat, resource));
        }
        let player = self.player_mut(seat);
        if player.extra_rover {
            player.extra_rover = false;
            player.pending.deploy += 1;
        }
    }

    fn meteorite_of(&mut self, seat: Seat, laid: Laid, log: &mut Log<'_>) {
        let tile = tiles::tile(laid.tile);
        let player = self.player_mut(seat);
        let lie = tiles::shape(tile).lie(laid.turn);
        let square = lie
            .and_then(|lie| lie.symbol(laid.at))
            .filter(|_| tile.meteorite);
        if let Some(square) = square.filter(|_| !player.has(Power::NoMeteorites)) {
            player.surface.add_meteorite(square);
            log.emit(|| Event::Meteorite { seat, square });
        }
    }

    /// Technologies that work when a tile is placed.
    fn on_place(&mut self, seat: Seat, id: TileId, squares: Cells) {
        let tile = tiles::tile(id);
        let player = self.player_mut(seat);
        if tile.has(Terrain::Energy) && player.has(Power::RepositionWithEnergy) {
            player.pending.reposition += 1;
        }
        let flux = player.flux.is_some_and(|track| tile.has(track.terrain()));
        let some = player.surface.meteorite_count() > 0;
        if flux && some && player.has(Power::FluxCollect) {
            player.pending.collect_meteorites += 1;
        }
        if !squares.meets(player.board().ice) && player.has(Power::DryAdvance) {
            player.pending.advance[Track::Water.index()] += 1;
        }
        if tile.has(Terrain::Water) {
            if player.has(Power::WaterPatch) {
                player.pending.patches += 1;
            }
            if player.has(Power::WaterSynergy) {
                self.gain_synergy(seat, 1);
            }
        }
    }

    /// A resource waits: as an advance if nothing about it can change or be chosen.
    fn push_resource(&mut self, seat: Seat, resource: Resource) {
        let one_only = self.rule == Some(RoundRule::OneResourceOnly);
        let player = self.player_mut(seat);
        let corp = player.corp();
        let doubles = |track| {
            track == Track::Water && resource.placed && corp.tech_with(Power::DoubleWater).is_some()
        };
        let doubling = resource.kind.track().is_some_and(doubles);
        // Energy that can advance only one tracker is an advance of it.
        let lone = resource
            .options
            .iter()
            .next()
            .filter(|_| resource.options.len() == 1);
        let lone =
            lone.filter(|&it| resource.kind == Terrain::Energy && !(one_only || doubles(it)));
        let open = one_only || doubling || lone.is_none() && !resource.options.is_empty();
        match lone.or(resource.kind.track()) {
            Some(track) if !open => player.pending.advance[track.index()] += resource.times,
            Some(_) if resource.times == 0 && !one_only => {}
            _ => {
                player.pending.resources.push(resource);
                player.pending.resources.sort_unstable();
            }
        }
    }

    /// How often a resource advances when it is resolved now.
    pub(crate) fn resource_times(&self, seat: Seat, resource: &Resource, track: Track) -> u8 {
        let player = self.player(seat);
        let doubled = track == Track::Water && resource.placed && player.has(Power::DoubleWater);
        match doubled && resource.times > 0 {
            true => 2,
            false => resource.times,
        }
    }
}
