//! What objectives count and compare.

use crate::cells::Cells;
use crate::effect::{Base, Condition, Metric, Special};
use crate::kinds::{Terrain, Track};
use crate::state::Player;

impl Player {
    /// The value of a metric.
    pub fn metric(&self, metric: Metric) -> i32 {
        let surface = &self.surface;
        let areas = |terrain| surface.squares_of(terrain, self.board()).areas();
        let value = match metric {
            Metric::ResourcesOnEdge { resource } => {
                (surface.icons_of(resource) & self.board().edge).len()
            }
            Metric::ResourcesOnPlanet { resource } => surface.icons_of(resource).len(),
            Metric::LargestArea { terrain } => {
                areas(terrain).map(|area| area.len()).max().unwrap_or(0)
            }
            Metric::AreaCount { terrain } => areas(terrain).count(),
            Metric::TracksAtMax => Track::ALL
                .iter()
                .filter(|&&track| self.track_at_max(track))
                .count(),
            Metric::CollectedMeteorites => self.meteorites.into(),
            Metric::CollectedLifepods => self.collected_lifepods() as usize,
            Metric::BiomassPatchesOnPlanet => surface.patches.len(),
        };
        value as i32
    }

    /// Whether the last space of a track is occupied by a tracker.
    pub fn track_at_max(&self, track: Track) -> bool {
        let corp = self.corp();
        let top = corp.top(track);
        if corp.is(Special::ScoreByOccupiedTrack) {
            return self
                .trackers
                .iter()
                .any(|it| it.track == track && it.at == top);
        }
        self.trackers[track.index()].at == top
    }

    /// Whether a personal objective is fulfilled.
    pub fn fulfils(&self, condition: Condition) -> bool {
        let surface = &self.surface;
        match condition {
            Condition::HasRectangle {
                terrain,
                sides: [a, b],
            } => {
                let squares = surface.squares_of(terrain, self.board());
                has_block(squares, a, b) || has_block(squares, b, a)
            }
            Condition::AreaWithResources { terrain, at_least } => {
                let icons = surface.icons_of(terrain);
                let mut areas = surface.squares_of(terrain, self.board()).areas();
                areas.any(|area| (area & icons).len() >= usize::from(at_least))
            }
            Condition::TrackAtMax { track } => self.track_at_max(track),
            Condition::MetricAtMost { metric, value } => self.metric(metric) <= value.into(),
            Condition::MetricAtLeast { metric, value } => self.metric(metric) >= value.into(),
            Condition::MetricGreater { left, right } => self.metric(left) > self.metric(right),
            Condition::BaseCovered { base } => {
                let base = match base {
                    Base::Ice => self.board().ice,
                    Base::Land => self.board().land(),
                };
                base.is_subset(self.complete_squares())
            }
        }
    }

    /// Squares that are not empty: covered ones, and uncovered currents, which are energy.
    pub fn complete_squares(&self) -> Cells {
        self.surface.covered | self.board().currents
    }
}

/// Whether a block of so many columns and rows lies within the squares.
fn has_block(squares: Cells, columns: u8, rows: u8) -> bool {
    let mut corners = squares;
    for y in 0..rows {
        for x in 0..columns {
            corners &= squares.towards((y * 16 + x) as i8);
        }
    }
    !corners.is_empty()
}

/// The terrain that a metric is about.
pub(crate) const fn terrain_of(metric: Metric) -> Option<Terrain> {
    match metric {
        Metric::ResourcesOnEdge { resource } | Metric::ResourcesOnPlanet { resource } => {
            Some(resource)
        }
        Metric::LargestArea { terrain } | Metric::AreaCount { terrain } => Some(terrain),
        _ => None,
    }
}
