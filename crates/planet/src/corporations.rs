//! The 9 corporations: tracks, technologies and what they do differently.

use crate::effect::{Effect, Power, Special};
use crate::kinds::{CorporationId, Track};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// Spaces of the longest track, Oasis's winding one.
pub const MAX_SPACES: usize = 24;
/// Technologies of a board at most.
pub const MAX_TECHS: usize = 6;

/// A corporation board.
#[derive(Clone, Debug)]
pub struct Corporation {
    /// How hard it is to play, from 1 to 4.
    pub difficulty: u8,
    /// Its rovers.
    pub rovers: u8,
    /// What it does differently.
    pub specials: Vec<Special>,
    special_bits: u16,
    /// The tracks.
    pub tracks: [TrackBoard; 5],
    /// The technologies, by level or slot.
    pub techs: ArrayVec<Tech, MAX_TECHS>,
    /// Which technology has a power.
    powers: [Option<u8>; Power::COUNT],
    /// The technologies reached at or below each row of the tech track, as bits.
    pub reached: [u8; 16],
}

/// One track.
#[derive(Clone, Debug)]
pub struct TrackBoard {
    /// Its spaces from the start up.
    pub spaces: ArrayVec<Space, MAX_SPACES>,
    /// What a further advance on the last space gives: the rover track only.
    pub top_movement: Option<u8>,
}

/// One space of a track.
#[derive(Clone, Debug)]
pub struct Space {
    /// The printed height.
    pub row: u8,
    /// The printed column.
    pub column: Track,
    /// The medal.
    pub medal: Option<u8>,
    /// What reaching it gives.
    pub benefits: ArrayVec<Effect, 2>,
    /// Only one of the benefits is gained.
    pub choose_one: bool,
    /// The level of the technology printed on it.
    pub tech: Option<u8>,
    /// Whether it carries a civ card, patch, rover or technology.
    pub milestone: bool,
    /// Whether a synergy boost can be gained on it.
    pub boost: bool,
    /// The movement printed on it.
    pub movement: u8,
}

/// A technology.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "ts", ts(rename = "TechFacts"))]
#[cfg_attr(feature = "schema", schemars(rename = "TechFacts"))]
pub struct Tech {
    /// What it changes.
    pub power: Power,
    /// When it works.
    pub trigger: Trigger,
    /// How often.
    pub limit: Limit,
}

/// When a technology works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "they are what they are called")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Trigger {
    Passive,
    Anytime,
    TurnStart,
    OnSelectTile,
    OnPlaceTile,
    OnGainPatch,
    OnRoverTrackMovement,
    OnCollectMeteorite,
    OnRoverEnter,
    RoverStep,
    OnSynergyBoost,
    OnAdvance,
    OnCivMilestone,
    OnChooseCivCard,
    EndOfGame,
    Scoring,
}

/// How often a technology can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "they are what they are called")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Limit {
    None,
    OncePerRound,
    OncePerGame,
}

impl Corporation {
    /// Whether it does this differently.
    #[inline]
    pub fn is(&self, special: Special) -> bool {
        self.special_bits >> special as u16 & 1 == 1
    }

    /// Which of its technologies has this power.
    #[inline]
    pub fn tech_with(&self, power: Power) -> Option<u8> {
        self.powers[power as usize]
    }

    /// A space of a track.
    #[inline]
    pub fn space(&self, track: Track, at: u8) -> &Space {
        &self.tracks[track.index()].spaces[usize::from(at)]
    }

    /// The last place of a track.
    #[inline]
    pub fn top(&self, track: Track) -> u8 {
        self.tracks[track.index()].spaces.len() as u8 - 1
    }
}

#[derive(Deserialize)]
struct Written {
    id: String,
    difficulty: u8,
    rovers: u8,
    special: Vec<Special>,
    tracks: [WrittenTrack; 5],
    techs: ArrayVec<Tech, MAX_TECHS>,
}

#[derive(Deserialize)]
struct WrittenTrack {
    track: Track,
    top_movement: Option<u8>,
    spaces: Vec<WrittenSpace>,
}

#[derive(Deserialize)]
struct WrittenSpace {
    row: u8,
    column: Option<Track>,
    medal: Option<u8>,
    #[serde(default)]
    choose_one: bool,
    #[serde(default)]
    benefits: ArrayVec<Effect, 2>,
}

struct Table {
    corporations: Vec<Corporation>,
    names: Vec<&'static str>,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let written: Vec<Written> = serde_json::from_str(include_str!("../data/corporations.json"))
        .expect("the corporations are well-formed");
    Table {
        names: written.iter().map(|it| &*it.id.clone().leak()).collect(),
        corporations: written.into_iter().map(compile).collect(),
    }
});

fn space(track: Track, space: WrittenSpace) -> Space {
    let tech = space.benefits.iter().find_map(|benefit| match benefit {
        Effect::UnlockTech { level } => Some(*level),
        _ => None,
    });
    let milestone = space.benefits.iter().any(is_milestone);
    let is_boost = |benefit: &Effect| matches!(benefit, Effect::SynergyBoost { .. });
    let boost = space.benefits.iter().any(is_boost);
    let movement = space.benefits.iter().find_map(|benefit| match benefit {
        Effect::GainRoverMovement { points } => Some(*points),
        _ => None,
    });
    Space {
        row: space.row,
        column: space.column.unwrap_or(track),
        medal: space.medal,
        choose_one: space.choose_one,
        benefits: space.benefits,
        tech,
        milestone,
        boost,
        movement: movement.unwrap_or(0),
    }
}

/// Civ card, patch, rover and technology are milestones; movement and synergy boosts are not.
pub(crate) const fn is_milestone(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::CivCard { .. }
            | Effect::GainBiomassPatches { .. }
            | Effect::PlaceRover
            | Effect::UnlockTech { .. }
    )
}

fn compile(written: Written) -> Corporation {
    let tracks = written.tracks.map(|track| TrackBoard {
        top_movement: track.top_movement,
        spaces: track
            .spaces
            .into_iter()
            .map(|it| space(track.track, it))
            .collect(),
    });
    let mut reached = [0; 16];
    for space in &tracks[Track::Tech.index()].spaces {
        if let Some(level) = space.tech {
            reached[usize::from(space.row)..]
                .iter_mut()
                .for_each(|bits| *bits |= 1 << (level - 1));
        }
    }
    let mut powers = [None; Power::COUNT];
    for (i, tech) in written.techs.iter().enumerate() {
        powers[tech.power as usize] = Some(i as u8);
    }
    Corporation {
        difficulty: written.difficulty,
        rovers: written.rovers,
        special_bits: written
            .special
            .iter()
            .fold(0, |bits, it| bits | 1 << *it as u16),
        specials: written.special,
        tracks,
        techs: written.techs,
        powers,
        reached,
    }
}

pub(crate) fn corporation_names() -> &'static [&'static str] {
    &TABLE.names
}

/// The board of a corporation.
#[inline]
pub fn corporation(id: CorporationId) -> &'static Corporation {
    &TABLE.corporations[id.index()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn last_medal(id: &str, track: Track, row: u8) -> u8 {
        let it = corporation(CorporationId::named(id).expect("a corporation"));
        let spaces = it.tracks[track.index()].spaces.iter();
        let below = spaces.filter(|space| space.row <= row);
        below
            .filter_map(|space| space.medal)
            .next_back()
            .unwrap_or(0)
    }

    #[test]
    fn medals_follow_the_printed_rows() {
        let civ = |row| last_medal("universal_coalition", Track::Civ, row);
        assert_eq!(
            [0, 1, 2, 4, 5, 8, 9, 14, 15].map(civ),
            [0, 0, 1, 1, 2, 2, 3, 3, 5]
        );
        let water = |row| last_medal("universal_coalition", Track::Water, row);
        assert_eq!([12, 13].map(water), [5, 7]);
        let tech = |row| last_medal("jump_drive", Track::Tech, row);
        assert_eq!(
            [0, 1, 5, 6, 7, 8, 10, 11, 15].map(tech),
            [0, 5, 5, 3, 3, 2, 2, 1, 1]
        );
    }

    #[test]
    fn every_board_has_five_technologies_and_jump_drive_six() {
        for id in CorporationId::all() {
            let expected = if id.key() == "jump_drive" { 6 } else { 5 };
            assert_eq!(corporation(id).techs.len(), expected, "{id:?}");
        }
        assert_eq!(
            corporation(CorporationId::SYMMETRIC).tracks[3].top_movement,
            Some(4)
        );
    }
}
