//! What objectives make a player wish for.

use crate::cards::Goal;
use crate::effect::{Condition, Metric};
use crate::kinds::{Objective, Terrain};
use crate::state::Planet;
use tabletop::Seat;

/// A resource on the edge, or one more of a kind, where an objective counts them.
const ICON: f32 = 0.91;
/// A square more of an area that an objective measures.
const AREA: f32 = 0.31;
/// An area more where an objective counts them.
const SPREAD_OUT: f32 = 0.87;
/// A token collected where an objective counts them.
const TOKEN: f32 = 0.6;
/// A step of a track that an objective wants at its top.
const CLIMB: f32 = 0.2;

/// What is worth something beyond its own medals, in medals.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Wishes {
    /// A resource of a kind on the edge.
    pub(super) on_edge: [f32; 6],
    /// A resource of a kind anywhere.
    pub(super) icons: [f32; 6],
    /// A square of a terrain that joins an area.
    pub(super) area: [f32; 6],
    /// An area of a terrain of its own.
    pub(super) areas: [f32; 6],
    /// A lifepod collected.
    pub(super) lifepod: f32,
    /// A meteorite collected.
    pub(super) meteorite: f32,
    /// A step of a track.
    pub(super) climb: [f32; 5],
    /// Every step of every track.
    pub(super) heights: f32,
}

impl Wishes {
    fn metric(&mut self, metric: Metric, sign: f32) {
        let slot = |kinds: &mut [f32; 6], kind: Terrain, worth: f32| {
            kinds[kind.index()] += sign * worth;
        };
        match metric {
            Metric::ResourcesOnEdge { resource } => slot(&mut self.on_edge, resource, ICON),
            Metric::ResourcesOnPlanet { resource } => slot(&mut self.icons, resource, ICON),
            Metric::LargestArea { terrain } => slot(&mut self.area, terrain, AREA),
            Metric::AreaCount { terrain } => slot(&mut self.areas, terrain, SPREAD_OUT),
            Metric::TracksAtMax => self.heights += sign * CLIMB,
            Metric::CollectedMeteorites => self.meteorite += sign * TOKEN,
            Metric::CollectedLifepods => self.lifepod += sign * TOKEN,
            Metric::BiomassPatchesOnPlanet => {}
        }
    }

    fn condition(&mut self, condition: Condition) {
        match condition {
            Condition::HasRectangle { terrain, .. }
            | Condition::AreaWithResources { terrain, .. } => {
                self.area[terrain.index()] += AREA;
            }
            Condition::TrackAtMax { track } => self.climb[track.index()] += CLIMB,
            Condition::MetricAtMost { metric, .. } => self.metric(metric, -1.0),
            Condition::MetricAtLeast { metric, .. } => self.metric(metric, 1.0),
            Condition::MetricGreater { left, right } => {
                self.metric(left, 1.0);
                self.metric(right, -1.0);
            }
            Condition::BaseCovered { .. } => {}
        }
    }
}

impl Planet {
    /// The objectives by which a seat is compared with each of these others.
    pub(super) fn duels(&self, seat: Seat) -> impl Iterator<Item = (Objective, Seat)> {
        let (n, me) = (self.count(), seat.index());
        let cards = self.objectives.neighbours.iter().enumerate();
        cards.filter_map(move |(i, &card)| match n {
            1 => None,
            2 => Some((card, Seat::from(1 - me))),
            // Card i lies between seat i and the next.
            _ if i == me => Some((card, Seat::from((me + 1) % n))),
            _ if (i + 1) % n == me => Some((card, Seat::from(i))),
            _ => None,
        })
    }

    /// What a seat's objectives make it wish for.
    pub(super) fn wishes(&self, seat: Seat) -> Wishes {
        let mut wishes = Wishes::default();
        let open = self.duels(seat).map(|(card, _)| card);
        for card in open.chain(self.objectives.shared) {
            let facts = &card.facts().neighbour;
            let sign = if facts.goal == Goal::Most { 1.0 } else { -1.0 };
            wishes.metric(facts.metric, sign);
        }
        for card in &self.player(seat).objectives {
            wishes.condition(card.facts().personal.condition);
        }
        wishes
    }
}
