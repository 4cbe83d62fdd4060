//! What a seat may do now. The list is the one source of truth: an action is legal if it is in it.

use super::placing;
use crate::action::{Action, Item};
use crate::corporations::Trigger;
use crate::effect::{Power, RoundRule};
use crate::kinds::{Ring, Side, Terrain, Track};
use crate::pending::{AtOnce, Resource};
use crate::state::{Planet, Player, Stage, Step};
use crate::tiles;
use tabletop::Seat;

/// Where listed actions go.
pub(crate) trait Sink {
    /// Takes an action.
    fn put(&mut self, action: Action);
}

impl Sink for Vec<Action> {
    #[inline]
    fn put(&mut self, action: Action) {
        self.push(action);
    }
}

/// Looks for one action in a list.
pub(crate) struct Seek {
    pub(crate) action: Action,
    pub(crate) found: bool,
}

impl Sink for Seek {
    #[inline]
    fn put(&mut self, action: Action) {
        self.found |= action == self.action;
    }
}

/// Counts a list and keeps its first action.
#[derive(Default)]
pub(crate) struct Count {
    pub(crate) first: Option<Action>,
    pub(crate) n: usize,
}

impl Sink for Count {
    #[inline]
    fn put(&mut self, action: Action) {
        self.first.get_or_insert(action);
        self.n += 1;
    }
}

/// What of the pending items can be carried out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Open {
    /// Something that must be.
    pub(crate) must: bool,
    /// Something that may be.
    pub(crate) may: bool,
}

impl Planet {
    /// Lists what a decider may do.
    pub(crate) fn list(&self, seat: Seat, out: &mut impl Sink) {
        match self.step {
            Step::Sides => {
                let boards = self.options.boards;
                let sides = |dealt: bool| {
                    let all = Side::ALL.iter();
                    all.filter(move |&&side| dealt || side == Side::Symmetric)
                };
                for &planet in sides(boards.deals_planets()) {
                    for &corporation in sides(boards.deals_corporations()) {
                        out.put(Action::Sides {
                            planet,
                            corporation,
                        });
                    }
                }
            }
            Step::FluxToken => Track::ALL
                .iter()
                .for_each(|&it| out.put(Action::FluxToken(it))),
            Step::Objectives => {
                let dealt = self.player(seat).dealt.iter();
                dealt.for_each(|&card| out.put(Action::KeepObjective(card)));
            }
            Step::Rotation | Step::FreeRotation => (0..6).for_each(|n| out.put(Action::Rotate(n))),
            Step::Over => {}
            _ => self.list_part(seat, out),
        }
    }

    fn list_part(&self, seat: Seat, out: &mut impl Sink) {
        let player = self.player(seat);
        if let Some(question) = player.pending.at_once.last() {
            return self.list_at_once(seat, *question, out);
        }
        if let Stage::Selected { ring, rules, .. } = player.stage {
            self.list_drives(player, out);
            if let Some(id) = self.top(seat, ring) {
                let fit = placing::fit(player, id, self.rule, rules);
                placing::placements(&fit, id, |action| out.put(action));
            }
            return;
        }
        if self.civ.claim.is_some_and(|claim| claim.seat == seat) {
            return self.offered(|card| out.put(Action::Keep(card)));
        }
        let open = self.list_items(seat, out);
        self.list_drives(player, out);
        self.list_techs(seat, out);
        match self.step {
            Step::Turn if player.stage == Stage::Waiting => self.list_tiles(seat, out),
            Step::Turn | Step::End if !open.must => out.put(Action::Done),
            _ if self.step.claims() && open == Open::default() => self.list_claims(seat, out),
            _ => {}
        }
    }

    /// Whether a seat chooses which of several cards it performs first.
    pub(crate) fn performing(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        self.step.claims() && !player.to_perform.is_empty() && self.open(seat) == Open::default()
    }

    fn list_claims(&self, seat: Seat, out: &mut impl Sink) {
        let player = self.player(seat);
        if !player.to_perform.is_empty() {
            let cards = player.to_perform.iter();
            return cards.for_each(|&card| out.put(Action::Perform(card)));
        }
        let levels = (1..=4).filter(|&level| player.owed[usize::from(level) - 1] > 0);
        let mut any = false;
        for level in levels.chain((player.archive > 0).then_some(0)) {
            out.put(Action::Claim(level));
            any = true;
        }
        if !any {
            out.put(Action::Done);
        }
    }

    fn list_tiles(&self, seat: Seat, out: &mut impl Sink) {
        let rings = [Ring::Outer, Ring::Inner];
        match self.placeable(seat) {
            Some((_, can)) => rings
                .into_iter()
                .filter(|ring| can[ring.index()])
                .for_each(|ring| out.put(Action::Select(ring))),
            None => rings
                .into_iter()
                .filter(|&ring| self.top(seat, ring).is_some())
                .for_each(|ring| out.put(Action::Take(ring))),
        }
    }

    fn list_at_once(&self, seat: Seat, question: AtOnce, out: &mut impl Sink) {
        let player = self.player(seat);
        match question {
            AtOnce::Target {
                tracker, sideways, ..
            } => {
                for target in player.targets(tracker, sideways) {
                    out.put(Action::Target {
                        track: target.track,
                        row: target.at,
                    });
                }
                if player.on_rover_top(tracker) {
                    out.put(Action::Stay);
                }
            }
            AtOnce::Benefit { .. } => (0..2).for_each(|which| out.put(Action::Benefit(which))),
            AtOnce::Lifepod => player.pod_places(|place| out.put(Action::Lifepod(place))),
            AtOnce::Moving(from) => player.pod_places(|place| {
                if place != from {
                    out.put(Action::Lifepod(place));
                }
            }),
            AtOnce::Repositions { moved } => {
                player.pods_but(&moved, |from| out.put(Action::Reposition(from)));
                out.put(Action::Forgo(Item::Reposition));
            }
            AtOnce::Relocating(from) => {
                let squares = player.relocations(self.rule);
                squares
                    .iter()
                    .for_each(|to| out.put(Action::Relocate { from, to }));
            }
            AtOnce::Cargo(_) => {
                out.put(Action::Sink);
                out.put(Action::KeepCargo);
            }
            AtOnce::FluxToken => Track::ALL
                .iter()
                .for_each(|&it| out.put(Action::FluxToken(it))),
            AtOnce::Row => {
                for (i, &track) in Track::ALL.iter().enumerate() {
                    let row = player.height(track);
                    if !Track::ALL[..i]
                        .iter()
                        .any(|&other| player.height(other) == row)
                    {
                        out.put(Action::Row(track));
                    }
                }
            }
            AtOnce::Regress => {
                for &track in Track::ALL {
                    if player.can_regress(track, 1) > 0 {
                        out.put(Action::Regress(track));
                    }
                }
            }
            AtOnce::Objective => {
                player
                    .drawn
                    .iter()
                    .for_each(|&card| out.put(Action::KeepObjective(card)));
            }
        }
    }

    fn list_drives(&self, player: &Player, out: &mut impl Sink) {
        if player.pool == 0 || !self.driving() {
            return;
        }
        for rover in &player.surface.rovers {
            let from = rover.square;
            for to in player.steps(from, self.rule) {
                out.put(Action::Move { from, to });
            }
            for to in player.teleports(from, self.rule) {
                out.put(Action::Teleport { from, to });
            }
        }
    }

    /// Whether a technology of any time can be used now.
    pub(crate) fn usable(&self, seat: Seat, tech: u8) -> bool {
        let player = self.player(seat);
        let corp = player.corp();
        let Some(facts) = corp.techs.get(usize::from(tech)) else {
            return false;
        };
        if facts.trigger != Trigger::Anytime || !player.has_unused(facts.power) {
            return false;
        }
        match facts.power {
            Power::RepositionThree | Power::RepositionEachRound => player.collected_lifepods() > 0,
            Power::FluxLeap => player.flux.is_some_and(|track| {
                let here = usize::from(player.trackers[track.index()].at);
                corp.tracks[track.index()].spaces[here + 1..]
                    .iter()
                    .any(|it| it.milestone)
            }),
            Power::FluxAdvance => player.flux.is_some_and(|track| player.can_advance(track)),
            Power::RoverAdvance => player.can_advance(Track::Rover),
            Power::RegressOne => Track::ALL.iter().any(|&it| player.can_regress(it, 1) > 0),
            Power::SharedObjective => !self.objectives.pile.is_empty(),
            Power::ResetBiomass => {
                player.trackers[Track::Biomass.index()].at == corp.top(Track::Biomass)
            }
            _ => true,
        }
    }

    fn list_techs(&self, seat: Seat, out: &mut impl Sink) {
        if self.player(seat).active() == 0 || !self.abilities() {
            return;
        }
        let techs = 0..self.player(seat).corp().techs.len() as u8;
        techs
            .filter(|&it| self.usable(seat, it))
            .for_each(|tech| out.put(Action::Use(tech)));
    }

    /// Lists how pending items can be resolved; what cannot be is listed to be let go.
    pub(crate) fn list_items(&self, seat: Seat, out: &mut impl Sink) -> Open {
        let player = self.player(seat);
        let pending = &player.pending;
        let mut open = Open::default();
        self.list_advances(player, &mut open, out);
        if pending.synergy > 0 || pending.boost_or_peek {
            let twice = player.has_unused(Power::DoubleSynergy);
            let mut any = false;
            for track in player.advanceable().iter() {
                any = true;
                out.put(Action::Synergy(track));
                if twice {
                    out.put(Action::DoubleSynergy(track));
                }
            }
            if pending.boost_or_peek && !self.events.deck.is_empty() {
                any = true;
                out.put(Action::Peek);
            }
            settle_item(any, Item::Synergy, &mut open, out);
        }
        if !pending.choose.is_empty() {
            let mut any = false;
            for track in player.choosable().iter() {
                any = true;
                out.put(Action::Pick(track));
            }
            settle_item(any, Item::Pick, &mut open, out);
        }
        if pending.raise_to > 0 {
            let mut any = false;
            for track in player.raisable().iter() {
                any = true;
                out.put(Action::Raise(track));
            }
            settle_item(any, Item::Raise, &mut open, out);
        }
        if let Some((from, steps)) = player.regress_due() {
            let (trackers, _) = player.regressable(from, steps);
            trackers
                .iter()
                .for_each(|track| out.put(Action::Regress(track)));
            settle_item(!trackers.is_empty(), Item::Regress, &mut open, out);
        }
        self.list_on_planet(player, &mut open, out);
        self.list_odd(seat, &mut open, out);
        open
    }

    fn list_advances(&self, player: &Player, open: &mut Open, out: &mut impl Sink) {
        let pending = &player.pending;
        for &track in Track::ALL {
            if pending.advance[track.index()] + pending.silent[track.index()] > 0 {
                let can = player.can_advance(track);
                if can {
                    out.put(Action::Advance(track));
                }
                settle_item(can, Item::Advance(track), open, out);
            }
        }
        let one_only = self.rule == Some(RoundRule::OneResourceOnly);
        for resource in &pending.resources {
            self.list_resource(player, resource, open, out);
            debug_assert!(resource.times > 0 || one_only);
        }
    }

    fn list_resource(
        &self,
        player: &Player,
        resource: &Resource,
        open: &mut Open,
        out: &mut impl Sink,
    ) {
        let own = resource.kind.track();
        let mut any = own.is_some_and(|it| resource.times > 0 && player.can_advance(it));
        if any || own.is_some() && resource.times == 0 {
            out.put(Action::Resource(resource.kind));
        }
        let mut otherwise = false;
        for track in resource.options.iter().filter(|&it| player.can_advance(it)) {
            match resource.kind {
                Terrain::Energy => out.put(Action::Energy(track)),
                // As tech it advances tech anyway.
                _ if track == Track::Tech => continue,
                _ => out.put(Action::TechAsEnergy(track)),
            }
            otherwise = true;
        }
        if resource.kind == Terrain::Tech && otherwise && !any {
            // It need not be used as energy, and as tech it does nothing on top of the track.
            out.put(Action::Resource(Terrain::Tech));
            open.may = true;
            return;
        }
        any |= otherwise;
        if any || resource.times > 0 {
            settle_item(any, Item::Resource(resource.kind), open, out);
        }
    }

    fn list_on_planet(&self, player: &Player, open: &mut Open, out: &mut impl Sink) {
        let (pending, surface) = (&player.pending, &player.surface);
        if pending.patches_to_place() > 0 {
            let squares = placing::patch_squares(player);
            squares
                .iter()
                .for_each(|square| out.put(Action::Patch(square)));
            let mut any = !squares.is_empty();
            if player.has(Power::StorePatches) && !self.step.at_end() {
                out.put(Action::StorePatch);
                any = true;
            }
            // A stored patch is no gain.
            let gained = pending.patches > 0;
            if gained
                && player.has_unused(Power::SynergyForPatch)
                && self.rule != Some(RoundRule::NoSynergyBoosts)
            {
                out.put(Action::SynergyForPatch);
                any = true;
            }
            if gained && player.has_unused(Power::ExtraPatch) {
                out.put(Action::ExtraPatch);
            }
            settle_item(any, Item::Patch, open, out);
        }
        if pending.deploy > 0 {
            let squares = player.deployable();
            squares
                .iter()
                .for_each(|square| out.put(Action::Deploy(square)));
            settle_item(!squares.is_empty(), Item::Deploy, open, out);
        }
        let mut each = |wanted: bool, squares: crate::cells::Cells, item, to: fn(_) -> Action| {
            if wanted {
                squares.iter().for_each(|square| out.put(to(square)));
                settle_item(!squares.is_empty(), item, open, out);
            }
        };
        let meteorites = surface.with_meteorites();
        let rovers = surface.rover_squares();
        each(
            pending.collect_lifepods > 0,
            surface.lifepods,
            Item::CollectLifepod,
            Action::Collect,
        );
        each(
            pending.collect_meteorites > 0,
            meteorites,
            Item::CollectMeteorite,
            Action::Collect,
        );
        each(
            pending.destroy_meteorites > 0,
            meteorites,
            Item::DestroyMeteorite,
            Action::Destroy,
        );
        each(
            pending.destroy_rover,
            rovers,
            Item::DestroyRover,
            Action::Destroy,
        );
        each(
            pending.destroy_lifepod,
            surface.lifepods,
            Item::DestroyLifepod,
            Action::Destroy,
        );
        let symbols = surface.symbols.difference(meteorites);
        each(
            pending.add_meteorite,
            symbols,
            Item::AddMeteorite,
            Action::AddMeteorite,
        );
        if pending.destroy_line {
            let mut lines = 0;
            for n in 0..crate::cells::SIDE {
                if meteorites.meets(crate::cells::Cells::row(n)) {
                    out.put(Action::DestroyRow(n));
                    lines += 1;
                }
                if meteorites.meets(crate::cells::Cells::column(n)) {
                    out.put(Action::DestroyColumn(n));
                    lines += 1;
                }
            }
            settle_item(lines > 0, Item::DestroyLine, open, out);
        }
        if pending.relocate {
            if !player.relocations(self.rule).is_empty() {
                rovers
                    .iter()
                    .for_each(|square| out.put(Action::Lift(square)));
                open.may |= !rovers.is_empty();
            }
            out.put(Action::Forgo(Item::Relocate));
        }
    }

    fn list_odd(&self, seat: Seat, open: &mut Open, out: &mut impl Sink) {
        let player = self.player(seat);
        let pending = &player.pending;
        if pending.destroy_collected {
            let mut any = false;
            player.pods(|place| {
                any = true;
                out.put(Action::DestroyLifepod(place));
            });
            settle_item(any, Item::DestroyCollected, open, out);
        }
        if pending.extra_tile.is_some() {
            let can = self.placeable_extra(seat);
            for ring in [Ring::Outer, Ring::Inner] {
                if can[ring.index()] {
                    out.put(Action::Select(ring));
                }
            }
            settle_item(can.contains(&true), Item::ExtraTile, open, out);
        }
        if pending.discard_objective {
            player
                .objectives
                .iter()
                .for_each(|&card| out.put(Action::DiscardObjective(card)));
            settle_item(
                !player.objectives.is_empty(),
                Item::DiscardObjective,
                open,
                out,
            );
        }
        if pending.discard_stack {
            let can = self.discardable(seat);
            for ring in [Ring::Outer, Ring::Inner] {
                if can[ring.index()] {
                    out.put(Action::DiscardStack(ring));
                }
            }
            settle_item(can.contains(&true), Item::DiscardStack, open, out);
        }
        if pending.reposition > 0 {
            let mut any = false;
            player.pods(|from| {
                any = true;
                out.put(Action::Reposition(from));
            });
            open.may |= any;
            out.put(Action::Forgo(Item::Reposition));
        }
    }
}

/// Notes that an item can be carried out, or lists that it may be let go.
fn settle_item(can: bool, item: Item, open: &mut Open, out: &mut impl Sink) {
    match can {
        true => open.must = true,
        false => out.put(Action::Forgo(item)),
    }
}

impl Player {
    /// What the next regress may take, and by how much.
    pub(crate) fn regress_due(&self) -> Option<(crate::kinds::TrackSet, u8)> {
        match self.pending.regress {
            Some(regress) => Some((regress.from, regress.steps)),
            None if self.pending.regress_other > 0 => Some((super::tracks::others_than_civ(), 1)),
            None => None,
        }
    }

    /// Whether the tile can be looked up: a guard for positions that came from outside.
    pub(crate) fn tiles_are_sound(&self) -> bool {
        self.surface.tiles.iter().all(|laid| {
            let lie = tiles::shape(tiles::tile(laid.tile)).lie(laid.turn);
            lie.is_some_and(|lie| lie.covers(laid.at).is_some())
        })
    }
}
