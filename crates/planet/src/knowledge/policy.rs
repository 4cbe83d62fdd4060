//! How good each action looks to a quick player, in medals.

use super::drives::Lure;
use super::ground::{Ground, Spot};
use super::look::Look;
use super::tracks::{ADVANCE, PATCH, TECH};
use super::worth::{corporation_gift, planet_gift};
use crate::action::Action;
use crate::cards::Goal;
use crate::cells::{Cells, Square};
use crate::effect::Power;
use crate::kinds::{Objective, Ring, Side, TileId, Track};
use crate::pending::AtOnce;
use crate::rules::placing;
use crate::state::{PodPlace, Stage, Tracker, Yielding};
use crate::tiles;
use arrayvec::ArrayVec;
use rand::Rng;
use std::cell::OnceCell;
use tabletop::{Seat, below, larger};

/// Of so many placements a quick player takes a closer look.
const CLOSER: usize = 5;
/// How far a quick player's judgement strays.
const WHIM: f32 = 0.1;
/// How much of what others find in their depots counts against a turn of the station.
const SPITE: f32 = 0.37;
/// How much a whim counts against a step of a rover: little.
const EAGER: f32 = 8.0;
/// A stored patch.
const STORED: f32 = 0.96;

/// What comes first: a quick player resolves what is fixed, then what can be chosen, then drives.
const FIXED: f32 = 40.0;
const CHOSEN: f32 = 30.0;
const BOOSTED: f32 = 25.0;
const PLACED: f32 = 20.0;
const TAKEN: f32 = 10.0;
const DRIVEN: f32 = 5.0;

/// A quick player at a decision.
pub(super) struct Quick<'a> {
    look: Look<'a>,
    ground: OnceCell<Ground<'a>>,
    lure: OnceCell<Lure>,
    turns: OnceCell<[f32; 6]>,
}

impl<'a> Quick<'a> {
    pub(super) fn new(look: Look<'a>) -> Self {
        Quick {
            look,
            ground: OnceCell::new(),
            lure: OnceCell::new(),
            turns: OnceCell::new(),
        }
    }

    fn ground(&self) -> &Ground<'a> {
        self.ground.get_or_init(|| Ground::new(&self.look))
    }

    fn lure(&self) -> &Lure {
        let look = &self.look;
        self.lure
            .get_or_init(|| Lure::new(look.player, &look.wishes))
    }

    /// The tile that waits to be placed.
    fn selected(&self) -> Option<TileId> {
        match self.look.player.stage {
            Stage::Selected { ring, .. } => self.look.game.top(self.look.seat, ring),
            _ => None,
        }
    }

    /// The action that looks best, a whim apart.
    pub(super) fn choose(&self, actions: &[Action], rng: &mut impl Rng) -> usize {
        let mut whim = || WHIM * below(rng, 1 << 10) as f32 / 1024.0;
        let mut best = (f32::NEG_INFINITY, 0);
        let mut closer = Shortlist::default();
        for (i, action) in actions.iter().enumerate() {
            if let Some(spot) = self.spot(action) {
                closer.offer(self.ground().glance(&self.look, &spot), i);
                continue;
            }
            let promise = self.promise(action) + whim();
            if promise > best.0 {
                best = (promise, i);
            }
        }
        for i in closer.iter() {
            let promise = self.promise(&actions[i]) + whim();
            if promise > best.0 {
                best = (promise, i);
            }
        }
        best.1
    }

    /// The spot of a placement.
    fn spot(&self, action: &Action) -> Option<Spot> {
        let Action::Place { turn, at } = *action else {
            return None;
        };
        let tile = tiles::tile(self.selected()?);
        let lie = tiles::shape(tile).lie(turn)?;
        Some(Spot { tile, lie, at })
    }

    /// How good a spot looks closely.
    fn placement(&self, spot: &Spot) -> f32 {
        let (look, ground) = (&self.look, self.ground());
        ground.glance(look, spot) + ground.scrutiny(look, spot)
    }

    /// How good an action looks.
    pub(super) fn promise(&self, action: &Action) -> f32 {
        let look = &self.look;
        let gain = |track: Track| look.gains[track.index()];
        match *action {
            Action::Sides {
                planet,
                corporation,
            } => self.sides(planet, corporation),
            Action::Place { .. } => TAKEN + self.spot(action).map_or(0.0, |it| self.placement(&it)),
            // A resource that may be used as energy and does nothing as what it is.
            Action::Resource(kind)
                if kind.track().is_some_and(|it| !look.player.can_advance(it)) =>
            {
                1.0
            }
            Action::Advance(_) | Action::Resource(_) | Action::Raise(_) => FIXED,
            Action::Energy(track) | Action::TechAsEnergy(track) | Action::Pick(track) => {
                CHOSEN + gain(track)
            }
            Action::Synergy(track) => BOOSTED + gain(track),
            Action::DoubleSynergy(track) => BOOSTED + gain(track) + ADVANCE,
            Action::Regress(track) => BOOSTED - gain(track),
            Action::Patch(square) => PLACED + self.ground().patch(square),
            Action::StorePatch => PLACED + STORED,
            Action::SynergyForPatch => PLACED + ADVANCE,
            Action::ExtraPatch => FIXED,
            Action::Deploy(square) => CHOSEN + self.lure().at(square, false),
            Action::Move { from, to } | Action::Teleport { from, to } => self.drive(from, to),
            Action::Relocate { to, .. } => self.lure().at(to, false),
            Action::Lift(square) => DRIVEN + 1.0 - self.lure().at(square, false),
            Action::Select(ring) => TAKEN + self.select(ring),
            Action::Take(ring) => TAKEN + self.top(ring, |id| look.tile(id)),
            Action::Rotate(turn) => self.turns.get_or_init(|| self.turns())[usize::from(turn % 6)],
            Action::Target { track, row } => self.target(Tracker { track, at: row }),
            Action::Keep(card) | Action::Perform(card) => look.player.card_worth(card),
            Action::Claim(level) => f32::from(level),
            Action::Use(tech) => self.tech(tech),
            Action::Row(track) => f32::from(look.player.height(track)),
            Action::Lifepod(place) => self.lifepod(place),
            Action::DestroyLifepod(place) => -self.lifepod(place),
            Action::KeepObjective(card) => self.objective(card),
            Action::Benefit(0) => PATCH,
            Action::Benefit(_) => ADVANCE,
            Action::FluxToken(track) => gain(track),
            Action::Collect(square) | Action::Destroy(square) => {
                PLACED + self.ground().impact(square)
            }
            Action::AddMeteorite(square) => PLACED - self.ground().impact(square),
            Action::DestroyRow(n) => PLACED + self.line(Cells::row(n)),
            Action::DestroyColumn(n) => PLACED + self.line(Cells::column(n)),
            Action::Reposition(_) => 0.0,
            Action::Done => DRIVEN,
            Action::Forgo(_) => 1.0,
            _ => TAKEN,
        }
    }

    /// What the meteorites of a line cost.
    fn line(&self, line: Cells) -> f32 {
        let hit = self.look.player.surface.with_meteorites() & line;
        hit.iter().map(|square| self.ground().impact(square)).sum()
    }

    fn drive(&self, from: Square, to: Square) -> f32 {
        // A step that brings nothing is not taken.
        DRIVEN + EAGER * self.lure().step(self.look.player, from, to) - WHIM
    }

    fn top(&self, ring: Ring, worth: impl Fn(TileId) -> f32) -> f32 {
        let top = self.look.game.top(self.look.seat, ring);
        top.map_or(f32::NEG_INFINITY, worth)
    }

    /// A tile at its best place.
    fn select(&self, ring: Ring) -> f32 {
        let (look, ground) = (&self.look, self.ground());
        self.top(ring, |id| {
            let tile = tiles::tile(id);
            let fit = placing::fit(look.player, id, look.game.rule, Yielding::Nothing);
            let mut closer = Shortlist::default();
            for lie in &tiles::shape(tile).lies {
                for at in fit.corners(lie) {
                    let spot = Spot { tile, lie, at };
                    closer.offer(ground.glance(look, &spot), spot);
                }
            }
            let closely = closer.iter().map(|spot| self.placement(&spot));
            look.resources(id) + closely.fold(0.0, larger)
        })
    }

    /// What each turn of the station brings to the seat, less what it brings to the others.
    fn turns(&self) -> [f32; 6] {
        let (game, own) = (self.look.game, self.look.seat);
        let mut turns = [0.0; 6];
        for seat in Seat::all(game.count()) {
            let other = (seat != own).then(|| Look::new(game, seat));
            let look = other.as_ref().unwrap_or(&self.look);
            let share = match seat == own {
                true => 1.0,
                false => -SPITE / (game.count() - 1) as f32,
            };
            for (turn, worth) in turns.iter_mut().enumerate() {
                let best = |ring| {
                    let top = game.top_after(seat, ring, turn as u8);
                    top.map_or(0.0, |id| look.tile(id))
                };
                *worth += share * best(Ring::Outer).max(best(Ring::Inner));
            }
        }
        turns
    }

    fn target(&self, to: Tracker) -> f32 {
        let look = &self.look;
        let moved = look.player.pending.at_once.last();
        match moved {
            Some(&AtOnce::Target { tracker, .. }) => look.player.step_worth(tracker, to, look.left),
            _ => 0.0,
        }
    }

    /// Whether a technology is used now.
    fn tech(&self, tech: u8) -> f32 {
        match self.look.player.corp().techs[usize::from(tech)].power {
            // Moving backwards, and moving lifepods about, is for those who think.
            Power::RegressOne | Power::RepositionThree | Power::RepositionEachRound => 0.0,
            _ => BOOSTED,
        }
    }

    fn lifepod(&self, place: PodPlace) -> f32 {
        match place {
            PodPlace::Scoring => 1.0 + self.look.left / 100.0,
            PodPlace::Tech(_) => TECH * self.look.left / 6.0,
            PodPlace::Space { .. } => 0.0,
        }
    }

    /// What the boards bring on these sides.
    fn sides(&self, planet: Side, corporation: Side) -> f32 {
        let player = self.look.player;
        let mut worth = 0.0;
        if planet == Side::Asymmetric {
            worth += planet_gift(player.planet);
        }
        if corporation == Side::Asymmetric {
            worth += corporation_gift(player.corporation);
        }
        worth
    }

    /// Most is reached by playing for it; least comes with what is left to others.
    fn objective(&self, card: Objective) -> f32 {
        match card.facts().neighbour.goal {
            Goal::Most => 0.1,
            Goal::Least => 0.0,
        }
    }
}

/// The best of many at a glance, best first.
struct Shortlist<T>(ArrayVec<(f32, T), CLOSER>);

impl<T> Default for Shortlist<T> {
    fn default() -> Self {
        Shortlist(ArrayVec::new())
    }
}

impl<T: Copy> Shortlist<T> {
    fn offer(&mut self, glance: f32, item: T) {
        let list = &mut self.0;
        if list.is_full() {
            if list.last().is_some_and(|last| last.0 >= glance) {
                return;
            }
            list.pop();
        }
        let at = list.partition_point(|it| it.0 >= glance);
        list.insert(at, (glance, item));
    }

    fn iter(&self) -> impl Iterator<Item = T> {
        self.0.iter().map(|it| it.1)
    }
}
