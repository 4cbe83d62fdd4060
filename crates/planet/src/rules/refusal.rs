//! Why an action is not in the list.

use super::placing;
use crate::action::Action;
use crate::cells::{Cells, Square};
use crate::corporations::Trigger;
use crate::effect::Power;
use crate::illegal::Illegal;
use crate::kinds::{Ring, Terrain, Track, TrackSet};
use crate::pending::AtOnce;
use crate::state::{Planet, Player, Stage, Step};
use tabletop::Seat;

impl Planet {
    /// The reason why a decider may not do this, given that it is not in the list.
    pub(crate) fn why_not(&self, seat: Seat, action: Action) -> Illegal {
        self.refuse(seat, action)
            .err()
            .unwrap_or(Illegal::NotPending)
    }

    fn refuse(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let player = self.player(seat);
        match (self.step, action) {
            (Step::Rotation | Step::FreeRotation, Action::Rotate(_)) => {
                return Err(Illegal::NoSuchRotation);
            }
            (Step::Objectives, Action::KeepObjective(_)) => return Err(Illegal::NotOffered),
            (Step::Sides, Action::Sides { .. }) => return Err(Illegal::BoardNotDealt),
            (
                Step::Sides
                | Step::FluxToken
                | Step::Objectives
                | Step::Rotation
                | Step::FreeRotation
                | Step::Over,
                _,
            )
            | (_, Action::Rotate(_) | Action::Sides { .. }) => return Err(Illegal::OtherStep),
            _ => {}
        }
        if !player.pending.at_once.is_empty() {
            return Err(match action {
                Action::Target { .. } | Action::Stay => Illegal::NoSuchTarget,
                Action::Lifepod(_) => Illegal::PlaceTaken,
                Action::Relocate { to, .. } => {
                    return player
                        .enter_refusal(to, self.rule)
                        .and(Err(Illegal::AnswerFirst));
                }
                Action::Regress(tracker) => Illegal::CannotRegress { tracker },
                Action::Reposition(_)
                    if matches!(
                        player.pending.at_once.last(),
                        Some(AtOnce::Repositions { .. })
                    ) =>
                {
                    Illegal::LifepodMoved
                }
                _ => Illegal::AnswerFirst,
            });
        }
        if let Stage::Selected { ring, rules, .. } = player.stage {
            return match action {
                Action::Place { turn, at } => {
                    let id = self.top(seat, ring).ok_or(Illegal::NoTile)?;
                    placing::refusal(player, id, self.rule, rules, (turn, at))
                }
                Action::Move { from, to } => player.step_refusal(from, to, self.rule),
                Action::Teleport { from, to } => self.teleport_refusal(player, from, to),
                _ => Err(Illegal::PlaceFirst),
            };
        }
        match (self.civ.claim, action) {
            (Some(_), Action::Keep(_)) => return Err(Illegal::NotOffered),
            (Some(_), _) => return Err(Illegal::AnswerFirst),
            _ => {}
        }
        self.refuse_free(seat, action)
    }

    fn refuse_free(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let player = self.player(seat);
        let pending = &player.pending;
        let when = |waits: bool| {
            if waits {
                Ok(())
            } else {
                Err(Illegal::NotPending)
            }
        };
        let can = |tracker| match player.can_advance(tracker) {
            true => Ok(()),
            false => Err(Illegal::CannotAdvance { tracker }),
        };
        let among = |set: TrackSet, tracker| match set.contains(tracker) {
            true => Ok(()),
            false => Err(Illegal::NotAnOption { tracker }),
        };
        match action {
            Action::Select(ring) => self.refuse_tile(seat, ring, false),
            Action::Take(ring) => self.refuse_tile(seat, ring, true),
            Action::Advance(track) => {
                when(pending.advance[track.index()] + pending.silent[track.index()] > 0)?;
                can(track)
            }
            Action::Resource(kind) => {
                when(pending.resources.iter().any(|it| it.kind == kind))?;
                kind.track().map_or(Err(Illegal::NotPending), can)
            }
            Action::Energy(track) | Action::TechAsEnergy(track) => {
                let kind = match action {
                    Action::Energy(_) => Terrain::Energy,
                    _ => Terrain::Tech,
                };
                let item = pending.resources.iter().find(|it| it.kind == kind);
                among(item.ok_or(Illegal::NotPending)?.options, track)?;
                can(track)
            }
            Action::Synergy(track) => {
                when(pending.synergy > 0 || pending.boost_or_peek)?;
                can(track)
            }
            Action::DoubleSynergy(track) => {
                when(pending.synergy > 0 || pending.boost_or_peek)?;
                self.refuse_power(player, Power::DoubleSynergy)?;
                can(track)
            }
            Action::Pick(track) => {
                let choose = pending.choose.last().ok_or(Illegal::NotPending)?;
                among(choose.from.difference(choose.picked), track)?;
                can(track)
            }
            Action::Raise(track) => {
                when(pending.raise_to > 0)?;
                match player.height(track) < pending.raise_to {
                    true => Err(Illegal::CannotAdvance { tracker: track }),
                    false => Err(Illegal::HighEnough { tracker: track }),
                }
            }
            Action::Regress(track) => {
                let (from, _) = player.regress_due().ok_or(Illegal::NotPending)?;
                among(from, track)?;
                Err(Illegal::CannotRegress { tracker: track })
            }
            Action::Patch(square) => {
                when(pending.patches_to_place() > 0)?;
                placing::patch_refusal(player, square)
            }
            Action::StorePatch => {
                when(pending.patches_to_place() > 0)?;
                Err(Illegal::CannotStore)
            }
            Action::SynergyForPatch => {
                when(pending.patches > 0)?;
                self.refuse_power(player, Power::SynergyForPatch)?;
                Err(Illegal::NothingToUse)
            }
            Action::ExtraPatch => {
                when(pending.patches > 0)?;
                self.refuse_power(player, Power::ExtraPatch)
            }
            _ => self.refuse_on_planet(seat, action),
        }
    }

    fn refuse_on_planet(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let player = self.player(seat);
        let pending = &player.pending;
        let when = |waits: bool| {
            if waits {
                Ok(())
            } else {
                Err(Illegal::NotPending)
            }
        };
        match action {
            Action::Deploy(square) => {
                when(pending.deploy > 0)?;
                if player.rovers == 0 {
                    return Err(Illegal::NoRoverLeft);
                }
                match player.surface.rover_at(square) {
                    Some(_) => Err(Illegal::RoverInTheWay),
                    None => Err(Illegal::NotOnLastTile),
                }
            }
            Action::Move { from, to } => {
                if !self.driving() {
                    return Err(Illegal::OtherStep);
                }
                player.step_refusal(from, to, self.rule)
            }
            Action::Teleport { from, to } => self.teleport_refusal(player, from, to),
            Action::Lift(_) => {
                when(pending.relocate)?;
                Err(Illegal::NoRoverThere)
            }
            Action::Collect(_) => {
                when(pending.collect_lifepods + pending.collect_meteorites > 0)?;
                Err(Illegal::NoTokenThere)
            }
            Action::Destroy(_) => {
                let any = pending.destroy_rover || pending.destroy_lifepod;
                when(any || pending.destroy_meteorites > 0)?;
                Err(Illegal::NoTokenThere)
            }
            Action::DestroyRow(_) | Action::DestroyColumn(_) => {
                when(pending.destroy_line)?;
                Err(Illegal::NoTokenThere)
            }
            Action::DestroyLifepod(_) => {
                when(pending.destroy_collected)?;
                Err(Illegal::NoTokenThere)
            }
            Action::AddMeteorite(_) => {
                when(pending.add_meteorite)?;
                Err(Illegal::NoSymbolThere)
            }
            Action::DiscardObjective(_) => {
                when(pending.discard_objective)?;
                Err(Illegal::NotOffered)
            }
            Action::DiscardStack(_) => {
                when(pending.discard_stack)?;
                Err(Illegal::StackNeeded)
            }
            Action::Peek => {
                when(pending.boost_or_peek)?;
                Err(Illegal::NoEventLeft)
            }
            Action::Reposition(_) => {
                when(pending.reposition > 0)?;
                Err(Illegal::NoTokenThere)
            }
            Action::Use(tech) => self.refuse_use(seat, tech),
            Action::Claim(_) => Err(Illegal::NoClaim),
            Action::Perform(_) => Err(Illegal::NotOffered),
            Action::Done => match (self.step, player.stage) {
                (Step::Turn, Stage::Waiting) => Err(Illegal::TakeTileFirst),
                _ => Err(Illegal::MustBeDone),
            },
            Action::Forgo(_) => Err(Illegal::MustBeDone),
            _ => Err(Illegal::NotPending),
        }
    }

    fn refuse_tile(&self, seat: Seat, ring: Ring, unplaced: bool) -> Result<(), Illegal> {
        let player = self.player(seat);
        let extra = player.pending.extra_tile.is_some();
        if player.stage != Stage::Waiting && (unplaced || !extra) {
            return Err(Illegal::NotPending);
        }
        self.top(seat, ring).ok_or(Illegal::NoTile)?;
        Err(if unplaced {
            Illegal::CanPlace
        } else {
            Illegal::NoPlacement
        })
    }

    fn refuse_power(&self, player: &Player, power: Power) -> Result<(), Illegal> {
        let tech = player
            .corp()
            .tech_with(power)
            .ok_or(Illegal::TechNotActive)?;
        if player.active() >> tech & 1 == 0 {
            return Err(Illegal::TechNotActive);
        }
        if player.used_game >> tech & 1 == 1 {
            return Err(Illegal::UsedThisGame);
        }
        match player.used_round >> tech & 1 {
            1 => Err(Illegal::UsedThisRound),
            _ => Ok(()),
        }
    }

    fn refuse_use(&self, seat: Seat, tech: u8) -> Result<(), Illegal> {
        let player = self.player(seat);
        let facts = player
            .corp()
            .techs
            .get(usize::from(tech))
            .ok_or(Illegal::TechNotActive)?;
        self.refuse_power(player, facts.power)?;
        match facts.trigger {
            Trigger::Anytime => Err(Illegal::NothingToUse),
            _ => Err(Illegal::NotPending),
        }
    }

    fn teleport_refusal(&self, player: &Player, from: Square, to: Square) -> Result<(), Illegal> {
        if !self.driving() {
            return Err(Illegal::OtherStep);
        }
        player.surface.rover_at(from).ok_or(Illegal::NoRoverThere)?;
        if player.pool == 0 {
            return Err(Illegal::NoMovement);
        }
        player.enter_refusal(to, self.rule)?;
        match player.teleports(from, self.rule).contains(to) {
            true => Ok(()),
            false => Err(Illegal::NoTeleport),
        }
    }

    /// Each thinkable action of this step that is not in the list.
    pub(crate) fn thinkable(&self, seat: Seat, mut each: impl FnMut(Action)) {
        let player = self.player(seat);
        if let Stage::Selected { ring, .. } = player.stage {
            let Some(id) = self.top(seat, ring) else {
                return;
            };
            for lie in &crate::tiles::shape(crate::tiles::tile(id)).lies {
                Square::all().for_each(|at| each(Action::Place { turn: lie.turn, at }));
            }
        }
        let in_part = self.driving() || self.step == Step::Event;
        if !in_part || !player.pending.at_once.is_empty() {
            return;
        }
        for rover in &player.surface.rovers {
            let from = rover.square;
            let around = Cells::of(from).neighbours() & player.board().squares;
            around.iter().for_each(|to| each(Action::Move { from, to }));
        }
        self.thinkable_items(player, &mut each);
        (0..player.corp().techs.len() as u8).for_each(|tech| each(Action::Use(tech)));
        if self.step == Step::Turn {
            for ring in [Ring::Outer, Ring::Inner] {
                each(Action::Select(ring));
                each(Action::Take(ring));
            }
            each(Action::Done);
        }
    }

    fn thinkable_items(&self, player: &Player, each: &mut impl FnMut(Action)) {
        let pending = &player.pending;
        for &track in Track::ALL {
            each(Action::Advance(track));
            if pending.synergy > 0 || pending.boost_or_peek {
                each(Action::Synergy(track));
            }
            if pending
                .resources
                .iter()
                .any(|it| it.kind == Terrain::Energy)
            {
                each(Action::Energy(track));
            }
            if !pending.choose.is_empty() {
                each(Action::Pick(track));
            }
            if pending.raise_to > 0 {
                each(Action::Raise(track));
            }
            if player.regress_due().is_some() {
                each(Action::Regress(track));
            }
        }
        if pending.patches_to_place() > 0 {
            player
                .board()
                .squares
                .iter()
                .for_each(|square| each(Action::Patch(square)));
            each(Action::StorePatch);
        }
        if pending.deploy > 0 {
            player
                .board()
                .squares
                .iter()
                .for_each(|square| each(Action::Deploy(square)));
        }
    }
}
