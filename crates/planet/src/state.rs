//! What is on the table: flat data that is cheap to clone, with no trace of who came first.

use crate::cards::{CIV_CARDS, EVENT_DECK, EVENTS, OBJECTIVES, PER_LEVEL};
use crate::cells::{Cells, Square};
use crate::corporations::{Corporation, corporation};
use crate::effect::{Power, RoundRule, Special};
use crate::kinds::{
    CivCard, CorporationId, EventCard, Objective, PlanetId, Ring, Side, TileId, Track,
};
use crate::options::{MAX_PLAYERS, Options};
use crate::pending::Pending;
use crate::planets::{Board, board};
use crate::surface::Surface;
use crate::tiles::{self, STACK_SIZE, STACKS};
use crate::written;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Member, Seat, SeatSet, bit_set};

/// A game of Planet Unknown being played. The fields are open so that positions can be set up; whoever
/// does so has them [audited](tabletop::Game::audit).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Planet {
    /// The options.
    pub options: Options,
    /// Where chance stands.
    pub chance: Chance,
    /// The players by seat.
    pub players: ArrayVec<Player, MAX_PLAYERS>,
    /// The running step.
    pub step: Step,
    /// Who takes part in the running step.
    pub asked: SeatSet,
    /// Who has had the turn to claim in the running step.
    pub claimed: SeatSet,
    /// The running round, from 1.
    pub round: u8,
    /// Who commands this round.
    pub commander: Seat,
    /// The station.
    pub station: Station,
    /// The round in play is the last.
    pub last_round: bool,
    /// The civilization cards.
    pub civ: CivTable,
    /// The events.
    pub events: EventTable,
    /// The objectives.
    pub objectives: ObjectiveTable,
    /// What the event forbids this round.
    pub rule: Option<RoundRule>,
}

/// Cards that Republic 5 takes.
pub const ARCHIVE: usize = 2;

/// Which step is running.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Step {
    /// Everybody chooses the sides of the boards, sealed.
    Sides,
    /// The owner puts the flux token on a track.
    FluxToken,
    /// Everybody keeps personal objectives, sealed.
    Objectives,
    /// The commander turns the station.
    Rotation,
    /// A player alone turns the station by an event.
    FreeRotation,
    /// Everybody resolves the event, side by side.
    Event,
    /// Civ cards won by the event are claimed, one player after the other.
    EventClaims,
    /// Everybody takes a tile, side by side.
    Turn,
    /// Civ cards are claimed, one player after the other.
    Claims,
    /// Everybody performs end-of-game cards and places stored patches, side by side.
    End,
    /// Civ cards won at the end are claimed, one player after the other.
    EndClaims,
    /// The game is over.
    Over,
}

impl Step {
    /// The name in prompts and words.
    pub const fn key(self) -> &'static str {
        match self {
            Step::Sides => "sides",
            Step::FluxToken => "flux_token",
            Step::Objectives => "objectives",
            Step::Rotation => "rotation",
            Step::FreeRotation => "free_rotation",
            Step::Event => "event",
            Step::EventClaims => "event_claims",
            Step::Turn => "turn",
            Step::Claims => "claims",
            Step::End => "end",
            Step::EndClaims => "end_claims",
            Step::Over => "over",
        }
    }

    /// Whether the answers lie face down until the last one.
    pub const fn sealed(self) -> bool {
        matches!(self, Step::Sides | Step::Objectives)
    }

    /// Whether civ cards are claimed.
    pub const fn claims(self) -> bool {
        matches!(self, Step::EventClaims | Step::Claims | Step::EndClaims)
    }

    /// Whether the rounds are over.
    pub const fn at_end(self) -> bool {
        matches!(self, Step::End | Step::EndClaims | Step::Over)
    }
}

/// The station with its two rings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Station {
    /// How far it is turned: seat + rotation = outer slot.
    pub rotation: u8,
    /// How far the inner ring is turned against the outer.
    pub inner_offset: u8,
    /// The stacks by shape.
    pub stacks: [Stack; STACKS],
    /// Tiles that left the game unplaced.
    pub gone: TileSet,
}

/// A stack of tiles of one shape.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stack {
    /// The tile in play.
    pub top: Option<TileId>,
    /// The tiles below it, the last one next.
    pub below: ArrayVec<TileId, STACK_SIZE>,
}

impl Member for TileId {
    #[inline]
    fn bit(self) -> usize {
        self.index()
    }

    #[inline]
    fn of_bit(bit: usize) -> Self {
        TileId(bit as u8)
    }
}

bit_set! {
    /// A set of tiles, in the order of the data.
    pub TileSet of TileId as [u64; 3]
}

/// The civilization cards that nobody has taken, and who has seen which.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CivTable {
    /// The face-down piles by level; a pile has no order.
    pub piles: [ArrayVec<CivCard, PER_LEVEL>; 4],
    /// Cards out of the game from the start, by level.
    pub unused: [ArrayVec<CivCard, PER_LEVEL>; 4],
    /// Cards that an event removed unseen, and when.
    pub removed: ArrayVec<Removed, CIV_CARDS>,
    /// When a seat last saw a card in its pile; 0 if never.
    pub seen: ArrayVec<[u8; MAX_PLAYERS], CIV_CARDS>,
    /// Counts looks, takes and removals.
    pub clock: u8,
    /// How often a random card was drawn from each pile.
    pub draws: [u8; 4],
    /// The claim being made.
    pub claim: Option<Claim>,
}

/// A card that an event removed unseen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Removed {
    /// The card.
    pub card: CivCard,
    /// When, by the clock of the table.
    pub when: u8,
}

/// A player looks at a pile and keeps a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claim {
    /// Who.
    pub seat: Seat,
    /// The pile, from 1 to 4; 0 for all piles at once.
    pub level: u8,
    /// A card of the next pile that joins the choice.
    pub extra: Option<CivCard>,
}

/// The event module.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventTable {
    /// The deck, the last one next.
    pub deck: ArrayVec<EventCard, EVENT_DECK>,
    /// The cards turned up; the last is the current one.
    pub shown: ArrayVec<EventCard, EVENT_DECK>,
    /// The cards not in the deck, in the order of the data.
    pub unused: ArrayVec<EventCard, EVENTS>,
    /// Who has seen the next card.
    pub peeked: SeatSet,
}

/// The objective cards that no player holds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ObjectiveTable {
    /// Unused cards, the last one next.
    pub pile: ArrayVec<Objective, OBJECTIVES>,
    /// Between neighbours: the n-th between seat n and the next; of two players all three.
    pub neighbours: ArrayVec<Objective, MAX_PLAYERS>,
    /// Jump Drive's objective for all players.
    pub shared: Option<Objective>,
}

/// Where a seat is in its part of a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Stage {
    /// Not at a tile: events, claims, end of game; or the turn's tile is taken.
    #[default]
    Free,
    /// The turn's tile is still to be selected.
    Waiting,
    /// A tile is selected and must be placed.
    Selected {
        /// From which stack.
        ring: Ring,
        /// Which rules hold for it.
        rules: Yielding,
        /// A card's tile rather than the turn's: whether its resources advance.
        extra: Option<bool>,
    },
    /// The seat has answered.
    Done,
}

/// Which rules yield for a regular tile because they alone would end the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Yielding {
    /// None: all rules hold.
    Nothing,
    /// The event's.
    Event,
    /// The planet's.
    Planet,
    /// Both.
    Both,
}

impl Yielding {
    /// In the order in which they are tried.
    pub const STAGES: [Yielding; 4] = [
        Yielding::Nothing,
        Yielding::Event,
        Yielding::Planet,
        Yielding::Both,
    ];

    /// Whether the planet's own rules hold.
    pub const fn planet_holds(self) -> bool {
        matches!(self, Yielding::Nothing | Yielding::Event)
    }

    /// Whether the event's rule holds.
    pub const fn event_holds(self) -> bool {
        matches!(self, Yielding::Nothing | Yielding::Planet)
    }
}

/// Where a tracker stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tracker {
    /// On which track.
    pub track: Track,
    /// On which of its spaces, counted from 0 at the start as in the catalogue.
    #[serde(rename = "space")]
    pub at: u8,
}

/// A civilization card in front of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Held {
    /// When it was taken: the order in which they lie, which tells nothing of the cards.
    pub taken: u8,
    /// The card.
    pub card: CivCard,
    /// Whether it lies face up.
    pub shown: bool,
}

/// What belongs to one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The planet board.
    pub planet: PlanetId,
    /// The corporation board.
    pub corporation: CorporationId,
    /// The sides chosen, until they are shown.
    #[serde(with = "written::sides")]
    pub sides: Option<[Side; 2]>,
    /// What lies on the planet.
    pub surface: Surface,
    /// Trackers by colour.
    #[serde(with = "written::trackers")]
    pub trackers: [Tracker; 5],
    /// Technologies reached without benefit: available when the round ends.
    #[serde(with = "written::levels")]
    pub delayed: u8,
    /// Lifepods in the scoring area.
    pub lifepods: u8,
    /// Lifepods on spaces, by track: Cosmos.
    #[serde(with = "written::spots")]
    pub pods_on_tracks: [u16; 5],
    /// Lifepods on technologies: Jump Drive.
    #[serde(with = "written::levels")]
    pub pods_on_techs: u8,
    /// Lifepods destroyed.
    pub lifepods_lost: u8,
    /// Meteorites collected.
    pub meteorites: u8,
    /// Rovers on the corporation board.
    pub rovers: u8,
    /// Rovers destroyed.
    pub rovers_lost: u8,
    /// A rover to be deployed with the first tile placed this round.
    pub extra_rover: bool,
    /// Patches kept for the end of the game.
    pub stored: u8,
    /// Civilization cards.
    pub civ: ArrayVec<Held, CIV_CARDS>,
    /// Claims owed, by level.
    #[serde(with = "written::owed")]
    pub owed: [u8; 4],
    /// Cards still to be taken from all piles: Republic.
    pub archive: u8,
    /// Cards taken from all piles that are still to be performed.
    #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
    pub to_perform: ArrayVec<CivCard, ARCHIVE>,
    /// Personal objectives dealt and not yet chosen from, in rising order.
    pub dealt: ArrayVec<Objective, 4>,
    /// Personal objectives.
    pub objectives: ArrayVec<Objective, 5>,
    /// Objectives out of the game that this player has seen.
    pub rejected: ArrayVec<Objective, 8>,
    /// Objectives drawn for everybody: Jump Drive.
    pub drawn: ArrayVec<Objective, 3>,
    /// Movement points.
    pub pool: u8,
    /// What is still to be resolved.
    pub pending: Pending,
    /// Technologies used this round, as bits.
    #[serde(with = "written::levels")]
    pub used_round: u8,
    /// Technologies used in this game, as bits.
    #[serde(with = "written::levels")]
    pub used_game: u8,
    /// The track with the flux token.
    pub flux: Option<Track>,
    /// Where the player is in the running step.
    pub stage: Stage,
    /// Spaces left by each tracker in this part: there is no shifting back from boost to boost.
    #[serde(with = "written::left")]
    pub shifted: [[u16; 5]; 5],
}

impl Player {
    /// The planet board.
    #[inline]
    pub fn board(&self) -> &'static Board {
        board(self.planet)
    }

    /// The corporation board.
    #[inline]
    pub fn corp(&self) -> &'static Corporation {
        corporation(self.corporation)
    }

    /// Whether the corporation does this differently.
    #[inline]
    pub fn is(&self, special: Special) -> bool {
        self.corp().is(special)
    }

    /// Whether a technology with this power is active.
    #[inline]
    pub fn has(&self, power: Power) -> bool {
        let tech = self.corp().tech_with(power);
        tech.is_some_and(|tech| self.active() >> tech & 1 == 1)
    }

    /// Whether a technology with this power is active and not yet used up.
    #[inline]
    pub fn has_unused(&self, power: Power) -> bool {
        let tech = self.corp().tech_with(power);
        tech.is_some_and(|tech| {
            (self.active() & !self.used_round & !self.used_game) >> tech & 1 == 1
        })
    }

    /// The active technologies, as bits.
    pub fn active(&self) -> u8 {
        let corp = self.corp();
        if corp.is(Special::LifepodsUnlockTechs) {
            return self.pods_on_techs;
        }
        let row = if corp.is(Special::TechsNeedTrackerOnTechTrack) {
            let there = self
                .trackers
                .iter()
                .filter(|tracker| tracker.track == Track::Tech);
            match there.map(|tracker| tracker.at).max() {
                Some(row) => row,
                None => return 0,
            }
        } else {
            self.trackers[Track::Tech.index()].at
        };
        let mut levels = corp.reached[usize::from(row)] & !self.delayed;
        if corp.is(Special::LifepodsOnTracks) && self.pods_on_tracks[Track::Tech.index()] != 0 {
            levels &= !self.covered_levels();
        }
        if corp.is(Special::OnlyLatestTech) && levels != 0 {
            levels = 1 << (7 - levels.leading_zeros());
        }
        levels
    }

    fn covered_levels(&self) -> u8 {
        let spaces = self.corp().tracks[Track::Tech.index()].spaces.iter();
        let covered =
            spaces.filter(|space| self.pods_on_tracks[Track::Tech.index()] >> space.row & 1 == 1);
        covered
            .filter_map(|space| space.tech)
            .fold(0, |bits, level| bits | 1 << (level - 1))
    }

    /// Collected lifepods, wherever they lie.
    pub fn collected_lifepods(&self) -> u32 {
        let on_tracks: u32 = self
            .pods_on_tracks
            .iter()
            .map(|bits| bits.count_ones())
            .sum();
        u32::from(self.lifepods) + on_tracks + self.pods_on_techs.count_ones()
    }
}

impl Planet {
    /// How many play.
    #[inline]
    pub(crate) fn count(&self) -> usize {
        self.players.len()
    }

    /// The player of a seat.
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The player of a seat.
    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The stack that faces a seat, by its shape.
    #[inline]
    pub(crate) fn stack_facing(&self, seat: Seat, ring: Ring) -> u8 {
        let place = tiles::seats(self.count())[seat.index()];
        let outer = (place + self.station.rotation) % 6;
        match ring {
            Ring::Outer => tiles::shape_in(ring, outer),
            Ring::Inner => tiles::shape_in(ring, outer + self.station.inner_offset),
        }
    }

    /// The tile in play of a stack of a seat's depot.
    #[inline]
    pub(crate) fn top(&self, seat: Seat, ring: Ring) -> Option<TileId> {
        self.station.stacks[usize::from(self.stack_facing(seat, ring))].top
    }

    /// Seats in turn order from the commander.
    pub(crate) fn commander_first(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, count) = (self.commander.index(), self.count());
        (0..count).map(move |i| Seat::from((first + i) % count))
    }
}

/// A place that a collected lifepod can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum PodPlace {
    /// The scoring area.
    Scoring,
    /// A space of a track: Cosmos.
    Space {
        /// The track.
        track: Track,
        /// The row.
        row: u8,
    },
    /// A technology: Jump Drive.
    Tech(
        #[serde(with = "written::tech")]
        #[cfg_attr(feature = "ts", ts(as = "written::Tech"))]
        #[cfg_attr(feature = "schema", schemars(with = "written::Tech"))]
        u8,
    ),
}

/// A rover on the planet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Rover {
    /// Where it stands.
    pub square: Square,
    /// Whether it carries a meteorite.
    pub loaded: bool,
    /// Energy squares it has left by free steps that found nothing: coming back is not free.
    pub left: Cells,
}
