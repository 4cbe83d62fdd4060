//! Why an action is refused.

use crate::kinds::{Terrain, Track};
use serde::{Deserialize, Serialize};
use tabletop::{Message, Words};

/// A typed refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Illegal {
    /// The seat has nothing to decide now.
    NotAsked,
    /// The action belongs to another step.
    OtherStep,
    /// Something else must be answered first.
    AnswerFirst,
    /// A tile is selected and must be placed first.
    PlaceFirst,
    /// There is no such thing waiting to be resolved.
    NotPending,
    /// There is no such rotation.
    NoSuchRotation,
    /// Boards of this kind were not dealt: everybody plays the symmetric one.
    BoardNotDealt,
    /// The card is not among those to choose from.
    NotOffered,
    /// The stack is empty.
    NoTile,
    /// The tile cannot be placed, and there is one that can.
    NoPlacement,
    /// A tile can be placed, so none is taken unplaced.
    CanPlace,
    /// The shape cannot be turned so, or looks the same turned otherwise.
    NoSuchTurn,
    /// A cell is off the planet.
    OffPlanet,
    /// A cell lies on a piece.
    Overlaps,
    /// The first piece must touch the edge.
    NotOnEdge,
    /// The first piece must cover a centre square.
    NotOnCentre,
    /// The piece touches none of the own pieces.
    NotAdjacent,
    /// A tile on the ring needs a square off the ring.
    OnlyOnRing,
    /// No patch on the ring.
    PatchOnRing,
    /// Land and ice do not mix.
    MixesLandAndIce,
    /// The tile lies across the chasm.
    CrossesChasm,
    /// The piece cannot be slid in.
    CannotSlideIn,
    /// The icon is forbidden in this quadrant.
    ForbiddenIcon {
        /// Which icon.
        resource: Terrain,
    },
    /// The event forbids tiles on the edge.
    EventForbidsEdge,
    /// The event forbids tiles on ice.
    EventForbidsIce,
    /// The event forbids contact of equal terrains.
    EventForbidsContact {
        /// Which terrain.
        terrain: Terrain,
    },
    /// The tracker cannot advance.
    CannotAdvance {
        /// Which tracker.
        tracker: Track,
    },
    /// The tracker cannot go down so far.
    CannotRegress {
        /// Which tracker.
        tracker: Track,
    },
    /// The tracker is not among those to choose from.
    NotAnOption {
        /// Which tracker.
        tracker: Track,
    },
    /// The tracker is already as high as it shall go.
    HighEnough {
        /// Which tracker.
        tracker: Track,
    },
    /// The tracker cannot go to that space.
    NoSuchTarget,
    /// The technology is not active.
    TechNotActive,
    /// The technology is used up for this round.
    UsedThisRound,
    /// The technology is used up for this game.
    UsedThisGame,
    /// The technology does nothing now.
    NothingToUse,
    /// There is no rover on that square.
    NoRoverThere,
    /// The movement is used up.
    NoMovement,
    /// A rover goes step by step.
    NotAStep,
    /// Another rover stands there.
    RoverInTheWay,
    /// A rover does not enter toxic terrain.
    ToxicTerrain,
    /// A rover does not cross the chasm.
    RoverCrossesChasm,
    /// The event keeps rovers off this terrain.
    EventForbidsRover {
        /// Which terrain.
        terrain: Terrain,
    },
    /// A rover is deployed on the tile placed last.
    NotOnLastTile,
    /// There is no rover left to deploy.
    NoRoverLeft,
    /// There is no teleport between these squares.
    NoTeleport,
    /// A meteorite lies there.
    MeteoriteThere,
    /// There is no such token there.
    NoTokenThere,
    /// There is no free meteorite symbol there.
    NoSymbolThere,
    /// The place is not free for a lifepod.
    PlaceTaken,
    /// No lifepod lies there that was not moved yet.
    LifepodMoved,
    /// Patches cannot be stored now.
    CannotStore,
    /// It can be carried out, so it must be.
    MustBeDone,
    /// A tile is still to be taken.
    TakeTileFirst,
    /// The event deck is empty.
    NoEventLeft,
    /// The other stack could not be played then.
    StackNeeded,
    /// No claim of this level is owed.
    NoClaim,
}

impl Words for Illegal {
    fn words(&self) -> Message {
        let plain = |key: &'static str| Message::new(format!("planet-illegal-{key}"));
        let of = |key, tracker: &Track| plain(key).with("track", tracker.key());
        let on = |key, terrain: &Terrain| plain(key).with("terrain", terrain.key());
        match self {
            Illegal::ForbiddenIcon { resource } => on("forbidden_icon", resource),
            Illegal::EventForbidsContact { terrain } => on("event_forbids_contact", terrain),
            Illegal::EventForbidsRover { terrain } => on("event_forbids_rover", terrain),
            Illegal::CannotAdvance { tracker } => of("cannot_advance", tracker),
            Illegal::CannotRegress { tracker } => of("cannot_regress", tracker),
            Illegal::NotAnOption { tracker } => of("not_an_option", tracker),
            Illegal::HighEnough { tracker } => of("high_enough", tracker),
            other => plain(other.key()),
        }
    }
}

impl Illegal {
    const fn key(self) -> &'static str {
        match self {
            Illegal::NotAsked => "not_asked",
            Illegal::OtherStep => "other_step",
            Illegal::AnswerFirst => "answer_first",
            Illegal::PlaceFirst => "place_first",
            Illegal::NotPending => "not_pending",
            Illegal::NoSuchRotation => "no_such_rotation",
            Illegal::BoardNotDealt => "board_not_dealt",
            Illegal::NotOffered => "not_offered",
            Illegal::NoTile => "no_tile",
            Illegal::NoPlacement => "no_placement",
            Illegal::CanPlace => "can_place",
            Illegal::NoSuchTurn => "no_such_turn",
            Illegal::OffPlanet => "off_planet",
            Illegal::Overlaps => "overlaps",
            Illegal::NotOnEdge => "not_on_edge",
            Illegal::NotOnCentre => "not_on_centre",
            Illegal::NotAdjacent => "not_adjacent",
            Illegal::OnlyOnRing => "only_on_ring",
            Illegal::PatchOnRing => "patch_on_ring",
            Illegal::MixesLandAndIce => "mixes_land_and_ice",
            Illegal::CrossesChasm => "crosses_chasm",
            Illegal::CannotSlideIn => "cannot_slide_in",
            Illegal::ForbiddenIcon { .. } => "forbidden_icon",
            Illegal::EventForbidsEdge => "event_forbids_edge",
            Illegal::EventForbidsIce => "event_forbids_ice",
            Illegal::EventForbidsContact { .. } => "event_forbids_contact",
            Illegal::CannotAdvance { .. } => "cannot_advance",
            Illegal::CannotRegress { .. } => "cannot_regress",
            Illegal::NotAnOption { .. } => "not_an_option",
            Illegal::HighEnough { .. } => "high_enough",
            Illegal::NoSuchTarget => "no_such_target",
            Illegal::TechNotActive => "tech_not_active",
            Illegal::UsedThisRound => "used_this_round",
            Illegal::UsedThisGame => "used_this_game",
            Illegal::NothingToUse => "nothing_to_use",
            Illegal::NoRoverThere => "no_rover_there",
            Illegal::NoMovement => "no_movement",
            Illegal::NotAStep => "not_a_step",
            Illegal::RoverInTheWay => "rover_in_the_way",
            Illegal::ToxicTerrain => "toxic_terrain",
            Illegal::RoverCrossesChasm => "rover_crosses_chasm",
            Illegal::EventForbidsRover { .. } => "event_forbids_rover",
            Illegal::NotOnLastTile => "not_on_last_tile",
            Illegal::NoRoverLeft => "no_rover_left",
            Illegal::NoTeleport => "no_teleport",
            Illegal::MeteoriteThere => "meteorite_there",
            Illegal::NoTokenThere => "no_token_there",
            Illegal::NoSymbolThere => "no_symbol_there",
            Illegal::PlaceTaken => "place_taken",
            Illegal::LifepodMoved => "lifepod_moved",
            Illegal::CannotStore => "cannot_store",
            Illegal::MustBeDone => "must_be_done",
            Illegal::TakeTileFirst => "take_tile_first",
            Illegal::NoEventLeft => "no_event_left",
            Illegal::StackNeeded => "stack_needed",
            Illegal::NoClaim => "no_claim",
        }
    }
}
