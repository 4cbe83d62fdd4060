//! What a player still has to resolve. Equal items are counted, so that the order of their arrival
//! leaves no trace.

use crate::cells::Square;
use crate::effect::Benefits;
use crate::kinds::{Terrain, TileId, Track, TrackSet};
use crate::state::PodPlace;
use crate::written;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Everything that waits for one player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Pending {
    /// Advances of named trackers with all benefits.
    #[serde(with = "written::counts")]
    #[cfg_attr(feature = "ts", ts(as = "written::Counts"))]
    #[cfg_attr(feature = "schema", schemars(with = "written::Counts"))]
    pub advance: [u8; 5],
    /// Advances of named trackers without benefits.
    #[serde(with = "written::counts")]
    #[cfg_attr(feature = "ts", ts(as = "written::Counts"))]
    #[cfg_attr(feature = "schema", schemars(with = "written::Counts"))]
    pub silent: [u8; 5],
    /// Resources of tiles.
    pub resources: ArrayVec<Resource, 4>,
    /// Synergy boosts.
    pub synergy: u8,
    /// Biomass patches gained.
    pub patches: u8,
    /// Stored patches that are placed now, at the end of the game.
    pub stored: u8,
    /// Rovers to deploy.
    pub deploy: u8,
    /// Trackers to choose from, and then to advance.
    pub choose: ArrayVec<Choose, 4>,
    /// Every tracker below this height is to be raised; 0 if none.
    pub raise_to: u8,
    /// Trackers other than civ to regress by 1.
    pub regress_other: u8,
    /// A tracker to regress.
    pub regress: Option<Regress>,
    /// Lifepods to collect from the planet.
    pub collect_lifepods: u8,
    /// Meteorites to collect from the planet.
    pub collect_meteorites: u8,
    /// Meteorites on the planet to destroy.
    pub destroy_meteorites: u8,
    /// A line of meteorites to destroy.
    pub destroy_line: bool,
    /// A rover to destroy.
    pub destroy_rover: bool,
    /// A lifepod on the planet to destroy.
    pub destroy_lifepod: bool,
    /// A collected lifepod to destroy.
    pub destroy_collected: bool,
    /// A rover that may be moved anywhere.
    pub relocate: bool,
    /// A meteorite to put on a free symbol.
    pub add_meteorite: bool,
    /// A tile of the own depot to place; whether its resources advance.
    pub extra_tile: Option<bool>,
    /// A personal objective to discard.
    pub discard_objective: bool,
    /// A stack of the own depot to discard.
    pub discard_stack: bool,
    /// A synergy boost or a look at the next event.
    pub boost_or_peek: bool,
    /// Lifepods that may be repositioned.
    pub reposition: u8,
    /// What must be answered at once, the last first.
    pub at_once: ArrayVec<AtOnce, 8>,
}

impl Pending {
    /// Patches to be placed, gained now or stored before.
    pub(crate) fn patches_to_place(&self) -> u8 {
        self.patches + self.stored
    }

    /// One patch is placed or lost: a stored one first, since only a gain can be changed.
    pub(crate) fn spend_patch(&mut self) {
        match self.stored {
            0 => self.patches -= 1,
            _ => self.stored -= 1,
        }
    }
}

/// A resource of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Resource {
    /// The icon.
    pub kind: Terrain,
    /// The tile.
    pub tile: TileId,
    /// How often the tracker advances: by water squares on ice, by an expanded area; 0 if not at all.
    pub times: u8,
    /// The trackers that energy may advance; for tech the ones it may advance as energy.
    pub options: TrackSet,
    /// Whether the tile was placed, not only taken.
    pub placed: bool,
}

/// A choice of different trackers that then advance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Choose {
    /// Out of these.
    pub from: TrackSet,
    /// How many are still to be picked.
    pub left: u8,
    /// What was picked.
    pub picked: TrackSet,
    /// Steps of each.
    pub steps: u8,
    /// What they gain.
    pub benefits: Benefits,
}

/// A tracker goes down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Regress {
    /// One of these.
    pub from: TrackSet,
    /// By this much, or as far as one of them can.
    pub steps: u8,
}

/// A choice that cannot wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum AtOnce {
    /// Where a tracker goes: Makeshift.
    Target {
        /// Which tracker.
        tracker: Track,
        /// What it gains.
        benefits: Benefits,
        /// Whether it may shift sideways.
        sideways: bool,
    },
    /// Which of two benefits: Wormhole.
    Benefit {
        /// What was gained on the way there.
        benefits: Benefits,
    },
    /// Where a collected lifepod goes: Cosmos, Jump Drive.
    Lifepod,
    /// Where a lifepod goes that was taken up from here: Cosmos.
    Moving(PodPlace),
    /// Which lifepods are moved, one after the other and each once: Cosmos.
    Repositions {
        /// Where those lie that were moved.
        #[serde(with = "written::moved")]
        #[cfg_attr(feature = "ts", ts(as = "Vec<PodPlace>"))]
        #[cfg_attr(feature = "schema", schemars(with = "Vec<PodPlace>"))]
        moved: [Option<PodPlace>; 3],
    },
    /// Where the rover on this square goes.
    Relocating(Square),
    /// Whether the cargo of the rover on this square is destroyed: Horizon.
    Cargo(Square),
    /// Where the flux token goes.
    FluxToken,
    /// Which row's benefits are gained: Jump Drive.
    Row,
    /// Which tracker goes down: Makeshift.
    Regress,
    /// Which of the drawn objectives is kept: Jump Drive.
    Objective,
}
