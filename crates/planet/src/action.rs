//! What a player can say, and what a finger can point at.

use crate::cells::Square;
use crate::kinds::{CivCard, Objective, Ring, Side, Terrain, Track};
use crate::state::PodPlace;
use crate::words;
use crate::written;
use serde::{Deserialize, Serialize};
use tabletop::{Message, Seat, Words};

/// One choice of a seat: `{"patch": "r2c5"}`, `{"synergy": "water"}`, `"done"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Action {
    /// Chooses the sides of both boards.
    Sides {
        /// The side of the planet board.
        planet: Side,
        /// The side of the corporation board.
        corporation: Side,
    },
    /// Puts the flux token on a track.
    FluxToken(Track),
    /// Keeps an objective.
    KeepObjective(Objective),
    /// Turns the station, so that its `rotation` is this number, from 0 to 5.
    Rotate(u8),
    /// Selects the top tile of a stack, to place it.
    Select(Ring),
    /// Takes a tile that cannot be placed.
    Take(Ring),
    /// Places the selected tile.
    Place {
        /// How it is turned.
        #[serde(with = "written::turn")]
        #[cfg_attr(feature = "ts", ts(as = "written::Turn"))]
        #[cfg_attr(feature = "schema", schemars(with = "written::Turn"))]
        turn: u8,
        /// The upper left corner of the room it takes, covered or not.
        at: Square,
    },
    /// Advances a tracker that is to advance.
    Advance(Track),
    /// Resolves a resource of a tile.
    Resource(Terrain),
    /// Resolves the energy of a tile by advancing this tracker.
    Energy(Track),
    /// Resolves the tech of a tile as energy.
    TechAsEnergy(Track),
    /// A synergy boost.
    Synergy(Track),
    /// A synergy boost of two steps.
    DoubleSynergy(Track),
    /// Picks a tracker of a card's choice.
    Pick(Track),
    /// Raises a tracker that is too low.
    Raise(Track),
    /// Lets a tracker go down.
    Regress(Track),
    /// Places a patch.
    Patch(Square),
    /// Stores a patch for the end of the game.
    StorePatch,
    /// Takes a synergy boost instead of a patch.
    SynergyForPatch,
    /// Takes one more patch.
    ExtraPatch,
    /// Deploys a rover.
    Deploy(Square),
    /// Moves a rover by a step.
    Move {
        /// From this square.
        from: Square,
        /// To this square.
        to: Square,
    },
    /// Moves a rover by a technology's teleport.
    Teleport {
        /// From this square.
        from: Square,
        /// To this square.
        to: Square,
    },
    /// Takes up a rover, to put it anywhere by a card.
    Lift(Square),
    /// Moves the rover taken up.
    Relocate {
        /// From this square.
        from: Square,
        /// To this square.
        to: Square,
    },
    /// Puts the advancing tracker on this space.
    Target {
        /// The track.
        track: Track,
        /// The row, from 0 at the bottom.
        row: u8,
    },
    /// Leaves the advancing tracker on top for the movement.
    Stay,
    /// Takes one of two benefits.
    Benefit(
        #[serde(with = "written::of_two")]
        #[cfg_attr(feature = "ts", ts(as = "written::OfTwo"))]
        #[cfg_attr(feature = "schema", schemars(with = "written::OfTwo"))]
        u8,
    ),
    /// Destroys the rover's cargo.
    Sink,
    /// Keeps the rover's cargo.
    KeepCargo,
    /// Puts a collected lifepod here.
    Lifepod(PodPlace),
    /// Collects a token from this square.
    Collect(Square),
    /// Destroys a token on this square.
    Destroy(Square),
    /// Destroys the meteorites of a row: `r4` is the fourth from the top.
    DestroyRow(
        #[serde(with = "written::row")]
        #[cfg_attr(feature = "ts", ts(as = "String"))]
        #[cfg_attr(feature = "schema", schemars(with = "String"))]
        u8,
    ),
    /// Destroys the meteorites of a column: `c4` is the fourth from the left.
    DestroyColumn(
        #[serde(with = "written::column")]
        #[cfg_attr(feature = "ts", ts(as = "String"))]
        #[cfg_attr(feature = "schema", schemars(with = "String"))]
        u8,
    ),
    /// Destroys a collected lifepod.
    DestroyLifepod(PodPlace),
    /// Puts a meteorite on a symbol.
    AddMeteorite(Square),
    /// Discards a personal objective.
    DiscardObjective(Objective),
    /// Discards a stack of the depot.
    DiscardStack(Ring),
    /// Looks at the next event.
    Peek,
    /// Takes up a collected lifepod, to put it elsewhere.
    Reposition(PodPlace),
    /// Uses a technology.
    Use(
        #[serde(with = "written::tech")]
        #[cfg_attr(feature = "ts", ts(as = "written::Tech"))]
        #[cfg_attr(feature = "schema", schemars(with = "written::Tech"))]
        u8,
    ),
    /// Gains the benefits of the row of this tracker.
    Row(Track),
    /// Makes a claim of this level, from 1 to 4.
    Claim(u8),
    /// Keeps a civilization card.
    Keep(CivCard),
    /// Performs the first of several cards that were kept together.
    Perform(CivCard),
    /// Lets go of something that cannot be done, or need not.
    Forgo(Item),
    /// Ends the part.
    Done,
}

/// Something that waits to be resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Item {
    /// A named tracker is to advance.
    Advance(Track),
    /// A resource of a tile.
    Resource(Terrain),
    /// A synergy boost.
    Synergy,
    /// A patch.
    Patch,
    /// A rover to deploy.
    Deploy,
    /// Trackers to choose.
    Pick,
    /// Trackers to raise.
    Raise,
    /// A tracker to go down.
    Regress,
    /// A lifepod to collect.
    CollectLifepod,
    /// A meteorite to collect.
    CollectMeteorite,
    /// A meteorite to destroy.
    DestroyMeteorite,
    /// A line of meteorites to destroy.
    DestroyLine,
    /// A rover to destroy.
    DestroyRover,
    /// A lifepod on the planet to destroy.
    DestroyLifepod,
    /// A collected lifepod to destroy.
    DestroyCollected,
    /// A rover that may be put anywhere.
    Relocate,
    /// A meteorite to put on a symbol.
    AddMeteorite,
    /// A tile of the own depot to place.
    ExtraTile,
    /// A personal objective to discard.
    DiscardObjective,
    /// A stack of the depot to discard.
    DiscardStack,
    /// Lifepods that may be moved.
    Reposition,
}

impl Item {
    /// The name in words.
    pub const fn key(self) -> &'static str {
        match self {
            Item::Advance(_) => "advance",
            Item::Resource(_) => "resource",
            Item::Synergy => "synergy",
            Item::Patch => "patch",
            Item::Deploy => "deploy",
            Item::Pick => "pick",
            Item::Raise => "raise",
            Item::Regress => "regress",
            Item::CollectLifepod => "collect_lifepod",
            Item::CollectMeteorite => "collect_meteorite",
            Item::DestroyMeteorite => "destroy_meteorite",
            Item::DestroyLine => "destroy_line",
            Item::DestroyRover => "destroy_rover",
            Item::DestroyLifepod => "destroy_lifepod",
            Item::DestroyCollected => "destroy_collected",
            Item::Relocate => "relocate",
            Item::AddMeteorite => "add_meteorite",
            Item::ExtraTile => "extra_tile",
            Item::DiscardObjective => "discard_objective",
            Item::DiscardStack => "discard_stack",
            Item::Reposition => "reposition",
        }
    }

    /// What waits, in words.
    pub fn words(self) -> Message {
        let message = Message::new(format!("planet-item-{}", self.key()));
        match self {
            Item::Advance(track) => message.with("track", track.key()),
            Item::Resource(kind) => message.with("terrain", kind.key()),
            _ => message,
        }
    }
}

impl Words for Action {
    fn words(&self) -> Message {
        let say = |key: &'static str| Message::new(format!("planet-action-{key}"));
        let of = |key, track: Track| say(key).with("track", track.key());
        let at = |key, square: Square| say(key).with("square", words::square(square));
        let step = |key, from: Square, to: Square| {
            say(key)
                .with("from", words::square(from))
                .with("to", words::square(to))
        };
        match *self {
            Action::Sides {
                planet,
                corporation,
            } => say("sides")
                .with("planet", planet.key())
                .with("corporation", corporation.key()),
            Action::FluxToken(track) => of("flux_token", track),
            Action::KeepObjective(it) => {
                say("keep_objective").with("objective", words::objective(it))
            }
            Action::Rotate(n) => say("rotate").with("n", n),
            Action::Select(ring) => say("select").with("ring", ring.key()),
            Action::Take(ring) => say("take").with("ring", ring.key()),
            Action::Place { turn, at } => say("place")
                .with("square", words::square(at))
                .with("rotation", 90 * u16::from(turn % 4))
                .with("flip", if turn >= 4 { "flipped" } else { "plain" }),
            Action::Advance(track) => of("advance", track),
            Action::Resource(kind) => say("resource").with("terrain", kind.key()),
            Action::Energy(track) => of("energy", track),
            Action::TechAsEnergy(track) => of("tech_as_energy", track),
            Action::Synergy(track) => of("synergy", track),
            Action::DoubleSynergy(track) => of("double_synergy", track),
            Action::Pick(track) => of("pick", track),
            Action::Raise(track) => of("raise", track),
            Action::Regress(track) => of("regress", track),
            Action::Patch(square) => at("patch", square),
            Action::StorePatch => say("store_patch"),
            Action::SynergyForPatch => say("synergy_for_patch"),
            Action::ExtraPatch => say("extra_patch"),
            Action::Deploy(square) => at("deploy", square),
            Action::Move { from, to } => step("move", from, to),
            Action::Teleport { from, to } => step("teleport", from, to),
            Action::Lift(square) => at("lift", square),
            Action::Relocate { from, to } => step("relocate", from, to),
            Action::Target { track, row } => of("target", track).with("row", row),
            Action::Stay => say("stay"),
            Action::Benefit(which) => {
                say("benefit").with("which", if which == 0 { "patch" } else { "other" })
            }
            Action::Sink => say("sink"),
            Action::KeepCargo => say("keep_cargo"),
            Action::Lifepod(place) => say("lifepod").with("place", words::pod_place(place)),
            Action::Collect(square) => at("collect", square),
            Action::Destroy(square) => at("destroy", square),
            Action::DestroyRow(n) => say("destroy_row").with("n", u16::from(n) + 1),
            Action::DestroyColumn(n) => say("destroy_column").with("n", u16::from(n) + 1),
            Action::DestroyLifepod(place) => {
                say("destroy_lifepod").with("place", words::pod_place(place))
            }
            Action::AddMeteorite(square) => at("add_meteorite", square),
            Action::DiscardObjective(it) => {
                say("discard_objective").with("objective", words::objective(it))
            }
            Action::DiscardStack(ring) => say("discard_stack").with("ring", ring.key()),
            Action::Peek => say("peek"),
            Action::Reposition(from) => say("reposition").with("place", words::pod_place(from)),
            Action::Use(tech) => say("use").with("n", u16::from(tech) + 1),
            Action::Row(track) => of("row", track),
            Action::Claim(level) => say("claim").with("level", level),
            Action::Keep(card) => say("keep").with("card", words::civ(card)),
            Action::Perform(card) => say("perform").with("card", words::civ(card)),
            Action::Forgo(item) => say("forgo").with("item", item.words()),
            Action::Done => say("done"),
        }
    }
}

/// What a finger can point at. Everything of a board is on the board of the seat that acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Thing {
    /// A square of the own planet.
    Square(Square),
    /// A stack of the own depot.
    Stack(Ring),
    /// A tracker.
    Tracker(Track),
    /// A space of a track.
    Space {
        /// The track.
        track: Track,
        /// The row, from 0 at the bottom.
        row: u8,
    },
    /// A technology.
    Tech(
        #[serde(with = "written::tech")]
        #[cfg_attr(feature = "ts", ts(as = "written::Tech"))]
        #[cfg_attr(feature = "schema", schemars(with = "written::Tech"))]
        u8,
    ),
    /// The scoring area for lifepods.
    ScoringArea,
    /// A row of the planet: `r4` is the fourth from the top.
    Row(
        #[serde(with = "written::row")]
        #[cfg_attr(feature = "ts", ts(as = "String"))]
        #[cfg_attr(feature = "schema", schemars(with = "String"))]
        u8,
    ),
    /// A column of the planet: `c4` is the fourth from the left.
    Column(
        #[serde(with = "written::column")]
        #[cfg_attr(feature = "ts", ts(as = "String"))]
        #[cfg_attr(feature = "schema", schemars(with = "String"))]
        u8,
    ),
    /// A pile of civilization cards, by its level from 1 to 4.
    Pile(u8),
    /// A civilization card.
    Civ(CivCard),
    /// An objective card.
    Objective(Objective),
    /// The planet board.
    PlanetBoard,
    /// The corporation board.
    CorporationBoard,
    /// The station, turned so far.
    Station(u8),
    /// The event deck.
    EventDeck,
    /// Something that waits to be resolved.
    Item(Item),
    /// A seat.
    Seat(Seat),
    /// The button that ends a part.
    Finish,
}

impl Words for Thing {
    fn words(&self) -> Message {
        let say = |key: &'static str| Message::new(format!("planet-thing-{key}"));
        match *self {
            Thing::Square(square) => words::square(square),
            Thing::Stack(ring) => say("stack").with("ring", ring.key()),
            Thing::Tracker(track) => say("tracker").with("track", track.key()),
            Thing::Space { track, row } => say("space").with("track", track.key()).with("row", row),
            Thing::Tech(n) => say("tech").with("n", u16::from(n) + 1),
            Thing::ScoringArea => say("scoring_area"),
            Thing::Row(n) => say("row").with("n", u16::from(n) + 1),
            Thing::Column(n) => say("column").with("n", u16::from(n) + 1),
            Thing::Pile(level) => say("pile").with("level", level),
            Thing::Civ(card) => words::civ(card),
            Thing::Objective(it) => words::objective(it),
            Thing::PlanetBoard => say("planet_board"),
            Thing::CorporationBoard => say("corporation_board"),
            Thing::Station(n) => say("station").with("n", n),
            Thing::EventDeck => say("event_deck"),
            Thing::Item(item) => item.words(),
            Thing::Seat(seat) => say("seat").with("seat", seat),
            Thing::Finish => say("finish"),
        }
    }
}
