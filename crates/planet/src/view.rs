//! What one viewer may know.

use crate::cells::{Cells, SIDE, Square};
use crate::effect::RoundRule;
use crate::kinds::{CivCard, CorporationId, EventCard, Objective, PlanetId, Ring, TileId, Track};
use crate::options::Options;
use crate::pending::Pending;
use crate::state::{Planet, PodPlace, Rover, Stage, Step};
use crate::surface::Laid;
use crate::tiles;
use crate::written::{Column, Ground, Left, LeftSpaces, Levels, Owed, Row, Sides, Trackers};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet, Viewer};

/// Everything a viewer may know. A card that is `None` lies there unseen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// The options.
    pub options: Options,
    /// The running step.
    pub step: Step,
    /// The running round, from 1.
    pub round: u8,
    /// Who commands.
    pub commander: Seat,
    /// Whether this round is known to be the last.
    pub last_round: bool,
    /// What the event forbids this round.
    pub rule: Option<RoundRule>,
    /// The station.
    pub station: StationView,
    /// The civilization cards on the table.
    pub civ: CivView,
    /// The events.
    pub events: EventsView,
    /// The objectives on the table.
    pub objectives: ObjectivesView,
    /// The players by seat.
    pub players: Vec<PlayerView>,
}

/// The station.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StationView {
    /// How far it is turned, from 0 to 5.
    pub rotation: u8,
    /// How far the inner ring is turned against the outer.
    pub inner_offset: u8,
    /// Where the seats sit round it: the outer slot before a seat is its place plus the rotation.
    pub seats: Vec<u8>,
    /// The stacks by shape.
    pub stacks: Vec<StackView>,
    /// Tiles that left the game unplaced.
    pub gone: Vec<TileId>,
}

/// A stack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StackView {
    /// The name of its shape.
    pub shape: String,
    /// The ring it stands on.
    pub ring: Ring,
    /// Its slot on that ring.
    pub slot: u8,
    /// The tile in play.
    pub top: Option<TileId>,
    /// How many tiles lie below.
    pub below: usize,
    /// The tiles below, the last one next: the referee's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub order: Option<Vec<TileId>>,
}

/// The civilization cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CivView {
    /// The piles, one a level.
    pub piles: Vec<PileView>,
    /// Who is looking at which pile.
    pub looking: Option<Looking>,
    /// The cards to choose from.
    pub offered: Vec<CivCard>,
    /// The cards that are out of the game, unseen: the referee's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub out: Option<Vec<CivCard>>,
}

/// A pile of civilization cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PileView {
    /// Its level, from 1 to 4.
    pub level: u8,
    /// How many cards it holds.
    pub count: usize,
    /// Those of them that the viewer has seen and nobody can have taken since.
    pub known: Vec<CivCard>,
}

/// Somebody who looks at a pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Looking {
    /// Who.
    pub seat: Seat,
    /// The level of the pile; null for all piles at once.
    pub level: Option<u8>,
}

/// The events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EventsView {
    /// How many are left.
    pub left: usize,
    /// The cards turned up; the last is the current one.
    pub shown: Vec<EventCard>,
    /// Who has seen the next one.
    pub peeked: SeatSet,
    /// The next one.
    pub next: Option<EventCard>,
    /// The deck, the last one next: the referee's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub order: Option<Vec<EventCard>>,
    /// The cards that are not in the deck: the referee's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub out: Option<Vec<EventCard>>,
}

/// The objectives on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ObjectivesView {
    /// Unused cards.
    pub unused: usize,
    /// Those between neighbours.
    pub neighbours: Vec<Compared>,
    /// The one for all players.
    pub shared: Option<Compared>,
    /// The unused cards, the last one next: the referee's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub order: Option<Vec<Objective>>,
}

/// An objective for which players are compared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Compared {
    /// The card.
    pub objective: Objective,
    /// Who is compared.
    pub between: Vec<Seat>,
    /// What each seat has of what is compared, by seat.
    pub values: Vec<i32>,
}

/// A civilization card in front of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CivCardView {
    /// Its level.
    pub level: u8,
    /// The card; null if the viewer has not seen it.
    pub card: Option<CivCard>,
}

/// The tiles in play of a depot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DepotView {
    /// The large one.
    pub outer: Option<TileId>,
    /// The small one.
    pub inner: Option<TileId>,
}

/// What a viewer may know about one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerView {
    /// The planet board.
    pub planet: PlanetId,
    /// The corporation board.
    pub corporation: CorporationId,
    /// The sides chosen: for the own eyes.
    pub sides: Option<Sides>,
    /// The covered squares by terrain.
    pub terrain: Ground,
    /// Those of them that show a resource icon, which is of the kind of their terrain.
    pub icons: Vec<Square>,
    /// The tiles in the order they were placed.
    pub tiles: Vec<Laid>,
    /// Patches.
    pub patches: Vec<Square>,
    /// Rows that score: `r4` is the fourth from the top.
    pub rows: Vec<String>,
    /// Columns that score: `c4` is the fourth from the left.
    pub columns: Vec<String>,
    /// The planet's regions that score, by the names of their marks in the catalogue.
    pub regions: Vec<String>,
    /// Meteorite symbols.
    pub symbols: Vec<Square>,
    /// Meteorites; a square with two is there twice.
    pub meteorites: Vec<Square>,
    /// Lifepods on the planet.
    pub lifepods: Vec<Square>,
    /// Rovers on the planet.
    pub rovers: Vec<RoverView>,
    /// The trackers.
    pub trackers: Trackers,
    /// The levels of active technologies, from 1.
    pub techs: Vec<u8>,
    /// The levels of technologies used this round or for good.
    pub used: Vec<u8>,
    /// Collected lifepods.
    pub collected: Vec<PodPlace>,
    /// Collected meteorites.
    pub collected_meteorites: u8,
    /// Rovers on the corporation board.
    pub rovers_left: u8,
    /// Stored patches.
    pub stored: u8,
    /// Civilization cards.
    pub civ: Vec<CivCardView>,
    /// The levels of claims owed, one for each claim.
    pub owed: Vec<u8>,
    /// Cards still to be taken from all piles.
    pub archive: u8,
    /// How many personal objectives there are.
    pub objective_count: usize,
    /// Personal objectives.
    pub objectives: Option<Vec<Objective>>,
    /// Those of them that are fulfilled as things stand.
    pub fulfilled: Option<Vec<Objective>>,
    /// Objectives to choose from.
    pub dealt: Option<Vec<Objective>>,
    /// Movement points.
    pub pool: u8,
    /// What is still to be resolved, if anything is.
    pub pending: Option<Pending>,
    /// The track with the flux token.
    pub flux: Option<Track>,
    /// Where the player is in the running step; in a sealed one for the own eyes.
    pub stage: Option<Stage>,
    /// The tiles in play of the depot.
    pub depot: DepotView,
    /// What of the running part matters for moving on: spaces left by trackers.
    pub shifted: Vec<Left>,
    /// Objectives out of the game that the player has seen.
    pub rejected: Option<Vec<Objective>>,
}

/// A rover on a planet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RoverView {
    /// Where it stands.
    pub square: Square,
    /// Whether it carries a meteorite.
    pub loaded: bool,
    /// Energy squares where coming back is not free.
    pub left: Vec<Square>,
}

impl From<&Rover> for RoverView {
    fn from(rover: &Rover) -> Self {
        RoverView {
            square: rover.square,
            loaded: rover.loaded,
            left: rover.left.iter().collect(),
        }
    }
}

impl View {
    pub(crate) fn of(game: &Planet, viewer: Viewer) -> Self {
        View {
            options: game.options.clone(),
            step: game.step,
            round: game.round,
            commander: game.commander,
            last_round: game.last_round,
            rule: game.rule,
            station: station(game, viewer == Viewer::Referee),
            civ: civ(game, viewer),
            events: events(game, viewer),
            objectives: ObjectivesView {
                unused: game.objectives.pile.len(),
                neighbours: neighbours(game),
                shared: game
                    .objectives
                    .shared
                    .map(|card| compared(game, card, Seat::all(game.count()).collect())),
                order: (viewer == Viewer::Referee).then(|| game.objectives.pile.to_vec()),
            },
            players: Seat::all(game.count())
                .map(|seat| player(game, seat, viewer))
                .collect(),
        }
    }
}

fn station(game: &Planet, referee: bool) -> StationView {
    let stacks = game.station.stacks.iter().zip(tiles::shapes());
    StationView {
        rotation: game.station.rotation,
        inner_offset: game.station.inner_offset,
        seats: tiles::seats(game.count()).to_vec(),
        stacks: stacks
            .map(|(stack, shape)| StackView {
                shape: shape.id.to_owned(),
                ring: shape.ring,
                slot: shape.slot,
                top: stack.top,
                below: stack.below.len(),
                order: referee.then(|| stack.below.to_vec()),
            })
            .collect(),
        gone: game.station.gone.iter().collect(),
    }
}

fn civ(game: &Planet, viewer: Viewer) -> CivView {
    let claim = game.civ.claim;
    let mut offered = Vec::new();
    if claim.is_some_and(|claim| viewer.sees(claim.seat)) {
        game.offered(|card| offered.push(card));
    }
    let performing = game.asked.iter().find(|&seat| game.performing(seat));
    if let Some(seat) = performing.filter(|&seat| viewer.sees(seat)) {
        offered.extend(&game.player(seat).to_perform);
    }
    let sees = |card: &&CivCard| viewer.sees_any(game.locators(**card));
    CivView {
        piles: (1..)
            .zip(&game.civ.piles)
            .map(|(level, pile)| PileView {
                level,
                count: pile.len(),
                known: pile.iter().filter(sees).copied().collect(),
            })
            .collect(),
        looking: claim.map(|claim| Looking {
            seat: claim.seat,
            level: Some(claim.level).filter(|level| *level > 0),
        }),
        offered,
        out: (viewer == Viewer::Referee).then(|| {
            let removed = game.civ.removed.iter().map(|it| it.card);
            let unused = game.civ.unused.iter().flatten().copied();
            unused.chain(removed).collect()
        }),
    }
}

fn events(game: &Planet, viewer: Viewer) -> EventsView {
    let events = &game.events;
    let next = events.deck.last().copied();
    EventsView {
        left: events.deck.len(),
        shown: events.shown.to_vec(),
        peeked: events.peeked,
        next: next.filter(|_| viewer.sees_any(events.peeked)),
        order: (viewer == Viewer::Referee).then(|| events.deck.to_vec()),
        out: (viewer == Viewer::Referee).then(|| events.unused.to_vec()),
    }
}

fn compared(game: &Planet, objective: Objective, between: Vec<Seat>) -> Compared {
    let metric = objective.facts().neighbour.metric;
    Compared {
        objective,
        between,
        values: game.players.iter().map(|it| it.metric(metric)).collect(),
    }
}

/// The n-th objective lies between seat n and the next; two players have all of them between them.
fn neighbours(game: &Planet) -> Vec<Compared> {
    let count = game.count();
    let pair = |n: usize| match count {
        2 => Seat::all(2).collect(),
        _ => vec![Seat::from(n), Seat::from((n + 1) % count)],
    };
    let cards = game.objectives.neighbours.iter().enumerate();
    cards
        .map(|(n, card)| compared(game, *card, pair(n)))
        .collect()
}

fn player(game: &Planet, seat: Seat, viewer: Viewer) -> PlayerView {
    let player = game.player(seat);
    let surface = &player.surface;
    let board = player.board();
    let own = viewer.sees(seat);
    let over = game.step == Step::Over;
    let mut collected = Vec::new();
    player.pods(|place| match place {
        PodPlace::Scoring => {
            collected.extend(std::iter::repeat_n(place, player.lifepods.into()));
        }
        _ => collected.push(place),
    });
    let sealed = game.step.sealed();
    PlayerView {
        planet: player.planet,
        corporation: player.corporation,
        sides: player.sides.filter(|_| own).map(Sides::from),
        terrain: surface.terrain.into(),
        icons: surface.icons.iter().collect(),
        tiles: surface.tiles.to_vec(),
        patches: surface.patches.iter().collect(),
        rows: (0..SIDE)
            .filter(|&n| player.scores_line(Cells::row(n)))
            .map(|n| Row::from(n).0)
            .collect(),
        columns: (0..SIDE)
            .filter(|&n| player.scores_line(Cells::column(n)))
            .map(|n| Column::from(n).0)
            .collect(),
        regions: board
            .region_marks()
            .zip(&board.regions)
            .filter(|(_, (squares, _))| squares.is_subset(surface.covered))
            .map(|(mark, _)| mark.clone())
            .collect(),
        symbols: surface.symbols.iter().collect(),
        meteorites: surface.meteorites.iter().chain(surface.second).collect(),
        lifepods: surface.lifepods.iter().collect(),
        rovers: surface.rovers.iter().map(RoverView::from).collect(),
        trackers: player.trackers.into(),
        techs: Levels::from(player.active()).0,
        used: Levels::from(player.used_round | player.used_game).0,
        collected,
        collected_meteorites: player.meteorites,
        rovers_left: player.rovers,
        stored: player.stored,
        civ: player
            .civ
            .iter()
            .map(|held| CivCardView {
                level: held.card.facts().level,
                card: Some(held.card).filter(|_| held.shown || own),
            })
            .collect(),
        owed: Owed::from(player.owed).0,
        archive: player.archive,
        objective_count: match game.step {
            Step::Objectives => 0,
            _ => player.objectives.len(),
        },
        objectives: (own || over).then(|| player.objectives.to_vec()),
        fulfilled: (own || over).then(|| {
            let fulfils = |card: &&Objective| player.fulfils(card.facts().personal.condition);
            player.objectives.iter().filter(fulfils).copied().collect()
        }),
        dealt: own.then(|| player.dealt.iter().chain(&player.drawn).copied().collect()),
        pool: player.pool,
        pending: Some(&player.pending)
            .filter(|pending| **pending != Pending::default())
            .cloned(),
        flux: player.flux,
        stage: (own || !sealed).then_some(player.stage),
        depot: DepotView {
            outer: game.top(seat, Ring::Outer),
            inner: game.top(seat, Ring::Inner),
        },
        shifted: LeftSpaces::from(player.shifted).0,
        rejected: own.then(|| player.rejected.to_vec()),
    }
}
