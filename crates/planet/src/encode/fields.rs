//! What an observation consists of.

use super::domains::SQUARES;
use crate::cards::{CIV_CARDS, EVENTS, OBJECTIVES};
use crate::cells::SIDE;
use crate::corporations::MAX_TECHS;
use crate::kinds::{Terrain, Track};
use crate::options::MAX_PLAYERS;
use crate::state::Step;
use crate::tiles::STACKS;
use tabletop::encode::{Field, Part, layout};

pub(super) const TERRAINS: usize = Terrain::ALL.len();
pub(super) const TRACKS: usize = Track::ALL.len();
pub(super) const STEPS: usize = Step::Over as usize + 1;
/// Kinds of rules that an event brings for a round.
pub(super) const RULES: usize = 7;
/// A tile: its two terrains, and whether it shows a meteorite.
pub(super) const TILE: usize = 2 * TERRAINS + 1;
/// Boards there are.
pub(super) const PLANETS: usize = 13;
pub(super) const CORPORATIONS: usize = 9;
/// Kinds of choices that cannot wait.
pub(super) const AT_ONCE: usize = 11;

const TABLE: &[Part] = &[
    Part::new("seats", MAX_PLAYERS, "1 to 6 players"),
    Part::new("round", 1, "the round, of 24"),
    Part::new("step", STEPS, "the running step"),
    Part::new(
        "commander",
        MAX_PLAYERS,
        "who commands, clockwise from the seat",
    ),
    Part::new(
        "asked",
        MAX_PLAYERS,
        "who takes part in the step, clockwise from the seat",
    ),
    Part::new("last_round", 1, "whether it is the last round"),
    Part::new("rule", RULES, "what the event forbids this round"),
    Part::new(
        "rule_terrain",
        TERRAINS,
        "the terrain that rovers may not enter this round",
    ),
    Part::new("rotation", 6, "how far the station is turned"),
    Part::new(
        "inner_offset",
        6,
        "how far its inner ring is turned against the outer",
    ),
    Part::new(
        "tops",
        STACKS * TILE,
        "the tile in play of each stack: its terrains, and whether it shows a meteorite",
    ),
    Part::new("below", STACKS, "tiles below it, of 12"),
    Part::new("civ_piles", 4, "civilization cards in each pile, of 9"),
    Part::new(
        "looking",
        5,
        "whether somebody looks at cards, and at the pile of which level",
    ),
    Part::new("event", EVENTS, "the event of the round"),
    Part::new("events_past", EVENTS, "events turned up so far"),
    Part::new("events_left", 1, "events left, of 20"),
    Part::new(
        "between",
        OBJECTIVES,
        "objectives between the seat and its neighbours",
    ),
    Part::new(
        "elsewhere",
        OBJECTIVES,
        "objectives between other players, and for all",
    ),
];
const SECRET: &[Part] = &[
    Part::new("sides", 4, "the sides chosen of planet and corporation"),
    Part::new(
        "next_event",
        EVENTS,
        "the next event, if the seat has seen it",
    ),
    Part::new(
        "civ_hidden",
        CIV_CARDS,
        "own civilization cards, face down or up",
    ),
    Part::new(
        "civ_offered",
        CIV_CARDS,
        "civilization cards to choose from",
    ),
    Part::new(
        "civ_known",
        CIV_CARDS,
        "civilization cards that the seat has seen in a pile since cards were last taken from it unseen",
    ),
    Part::new("dealt", OBJECTIVES, "objectives to choose from"),
    Part::new(
        "objectives",
        OBJECTIVES,
        "personal objectives; a half for those not fulfilled as it stands",
    ),
];
const PLAYER: &[Part] = &[
    Part::new("planet", PLANETS, "the planet board"),
    Part::new("corporation", CORPORATIONS, "the corporation board"),
    Part::new(
        "terrain",
        TERRAINS * SQUARES,
        "squares by terrain, six boards of 12 by 12",
    ),
    Part::new("icons", SQUARES, "squares with a resource icon"),
    Part::new("open", SQUARES, "squares of the planet without a piece"),
    Part::new("meteorites", SQUARES, "meteorites by square"),
    Part::new("pods", SQUARES, "squares with a lifepod"),
    Part::new(
        "rovers",
        SQUARES,
        "squares with a rover; a half more if it carries a meteorite",
    ),
    Part::new("lines", 2 * SIDE as usize, "rows and columns that score"),
    Part::new(
        "trackers",
        TRACKS * (1 + TRACKS),
        "each tracker: its space, of 16, and the track it is on",
    ),
    Part::new("techs", MAX_TECHS, "active technologies"),
    Part::new("techs_used", MAX_TECHS, "technologies used"),
    Part::new("flux", TRACKS, "the track with the flux token"),
    Part::new(
        "pieces",
        7,
        "lifepods collected, meteorites collected of 10, rovers left of 4, stored patches of 4, movement of 6, \
        extra rover, objectives kept of 4",
    ),
    Part::new("civ", CIV_CARDS, "civilization cards that lie face up"),
    Part::new("civ_count", 4, "civilization cards by level, of 4"),
    Part::new(
        "owed",
        5,
        "claims owed by level, cards still to be taken from all piles",
    ),
    Part::new(
        "medals",
        4,
        "medals of the planet, of the tracks, of tokens and cards as far as the seat sees them, of objectives with \
        neighbours; of 30",
    ),
    Part::new(
        "stage",
        6,
        "where the player is in the step: free, waiting, placing the outer or the inner tile, an extra tile, done",
    ),
    Part::new(
        "depot",
        2 * STACKS,
        "the stacks of the outer and the inner ring that face the player",
    ),
    Part::new("depot_tiles", 2 * TILE, "their tiles in play"),
    Part::new(
        "advances",
        2 * TRACKS,
        "trackers that are to advance, with and without benefits",
    ),
    Part::new("resources", TERRAINS, "resources of tiles to resolve"),
    Part::new(
        "pending",
        21,
        "what else is to be resolved: synergy, patches, stored patches, rovers, choices, raises, regressions of \
        others, a regression, lifepods and meteorites to collect, meteorites to destroy, a line, a rover, a lifepod, a collected one to \
        destroy, a rover to move, a meteorite to add, an extra tile, an objective and a stack to discard, a boost or a look",
    ),
    Part::new("at_once", AT_ONCE, "the choice that cannot wait"),
];

pub(super) const FIELDS: [Field; TABLE.len() + SECRET.len() + MAX_PLAYERS * PLAYER.len()] =
    layout(TABLE, SECRET, PLAYER, MAX_PLAYERS);
