//! What one viewer may know.

use crate::cells::{Cells, SIDE, Square};
use crate::effect::RoundRule;
use crate::kinds::{
    CivCard, CorporationId, EventCard, Objective, PlanetId, Ring, Side, TileId, Track,
};
use crate::options::Options;
use crate::pending::Pending;
use crate::state::{Planet, Player, PodPlace, Rover, Stage, Step, Tracker};
use crate::surface::{Laid, Surface};
use crate::tiles;
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
    /// How far it is turned.
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
    /// How many cards each pile holds.
    pub piles: [usize; 4],
    /// The cards of each pile that the viewer has seen and nobody can have taken since.
    pub known: [Vec<CivCard>; 4],
    /// Who is looking at which pile; 0 for all.
    pub looking: Option<(Seat, u8)>,
    /// The cards to choose from.
    pub offered: Vec<CivCard>,
    /// The cards that are out of the game, unseen: the referee's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub out: Option<Vec<CivCard>>,
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
    /// Between neighbours: the n-th between seat n and the next; of two players all three.
    pub neighbours: Vec<Objective>,
    /// The one for all players.
    pub shared: Option<Objective>,
    /// What each seat has of what is compared: for each objective between neighbours, then for the shared one.
    pub values: Vec<Vec<i32>>,
    /// The unused cards, the last one next: the referee's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub order: Option<Vec<Objective>>,
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
    pub sides: Option<[Side; 2]>,
    /// The terrain of the squares, row by row: a letter each, a capital with an icon, `.` if bare.
    pub terrain: Vec<String>,
    /// The tiles in the order they were placed.
    pub tiles: Vec<Laid>,
    /// Patches.
    pub patches: Vec<Square>,
    /// Rows that score.
    pub rows: Vec<u8>,
    /// Columns that score.
    pub columns: Vec<u8>,
    /// The planet's regions that score.
    pub regions: Vec<u8>,
    /// Meteorite symbols.
    pub symbols: Vec<Square>,
    /// Meteorites; a square with two is there twice.
    pub meteorites: Vec<Square>,
    /// Lifepods on the planet.
    pub lifepods: Vec<Square>,
    /// Rovers on the planet.
    pub rovers: Vec<RoverView>,
    /// Trackers by colour.
    pub trackers: [Tracker; 5],
    /// Active technologies, from 0.
    pub techs: Vec<u8>,
    /// Technologies used this round or for good.
    pub used: Vec<u8>,
    /// Collected lifepods.
    pub collected: Vec<PodPlace>,
    /// Collected meteorites.
    pub collected_meteorites: u8,
    /// Rovers on the corporation board.
    pub rovers_left: u8,
    /// Stored patches.
    pub stored: u8,
    /// Civilization cards by level; an unseen card is null.
    pub civ: Vec<(u8, Option<CivCard>)>,
    /// Claims owed by level, and cards to take from all piles.
    pub owed: [u8; 5],
    /// How many personal objectives there are.
    pub objective_count: usize,
    /// Personal objectives.
    pub objectives: Option<Vec<Objective>>,
    /// Which of them are fulfilled as things stand.
    pub fulfilled: Option<Vec<bool>>,
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
    /// The tiles in play of the depot: large and small.
    pub depot: [Option<TileId>; 2],
    /// What of the running part matters for moving on: spaces left by trackers.
    pub shifted: Vec<(Track, Track, u8)>,
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
                neighbours: game.objectives.neighbours.to_vec(),
                shared: game.objectives.shared,
                values: values(game),
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
        piles: game.civ.piles.each_ref().map(|pile| pile.len()),
        known: game
            .civ
            .piles
            .each_ref()
            .map(|pile| pile.iter().filter(sees).copied().collect()),
        looking: claim.map(|claim| (claim.seat, claim.level)),
        offered,
        out: (viewer == Viewer::Referee).then(|| {
            let removed = game.civ.removed.iter().map(|(card, _)| *card);
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

fn values(game: &Planet) -> Vec<Vec<i32>> {
    let objectives = &game.objectives;
    let cards = objectives.neighbours.iter().chain(&objectives.shared);
    let of = |card: &Objective| {
        let metric = card.facts().neighbour.metric;
        game.players.iter().map(|it| it.metric(metric)).collect()
    };
    cards.map(of).collect()
}

fn terrain(surface: &Surface) -> Vec<String> {
    let letter = |square| match surface.terrain_at(square) {
        None => '.',
        Some(kind) => {
            let letter = kind.key().as_bytes()[0] as char;
            match surface.icons.contains(square) {
                true => letter.to_ascii_uppercase(),
                false => letter,
            }
        }
    };
    let row = |y| (0..SIDE).map(|x| letter(Square::at(x, y))).collect();
    (0..SIDE).map(row).collect()
}

fn bits(bits: u8) -> Vec<u8> {
    (0..8).filter(|i| bits >> i & 1 == 1).collect()
}

fn shifted(player: &Player) -> Vec<(Track, Track, u8)> {
    let mut left = Vec::new();
    for &tracker in Track::ALL {
        for &track in Track::ALL {
            let rows = player.shifted[tracker.index()][track.index()];
            left.extend(
                (0..16)
                    .filter(|row| rows >> row & 1 == 1)
                    .map(|row| (tracker, track, row)),
            );
        }
    }
    left
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
    let [a, b, c, d] = player.owed;
    PlayerView {
        planet: player.planet,
        corporation: player.corporation,
        sides: player.sides.filter(|_| own),
        terrain: terrain(surface),
        tiles: surface.tiles.to_vec(),
        patches: surface.patches.iter().collect(),
        rows: (0..SIDE)
            .filter(|&n| player.scores_line(Cells::row(n)))
            .collect(),
        columns: (0..SIDE)
            .filter(|&n| player.scores_line(Cells::column(n)))
            .collect(),
        regions: (0..board.regions.len() as u8)
            .filter(|&n| board.regions[usize::from(n)].0.within(surface.covered))
            .collect(),
        symbols: surface.symbols.iter().collect(),
        meteorites: surface.meteorites.iter().chain(surface.second).collect(),
        lifepods: surface.lifepods.iter().collect(),
        rovers: surface.rovers.iter().map(RoverView::from).collect(),
        trackers: player.trackers,
        techs: bits(player.active()),
        used: bits(player.used_round | player.used_game),
        collected,
        collected_meteorites: player.meteorites,
        rovers_left: player.rovers,
        stored: player.stored,
        civ: player
            .civ
            .iter()
            .map(|held| {
                (
                    held.card.facts().level,
                    Some(held.card).filter(|_| held.shown || own),
                )
            })
            .collect(),
        owed: [a, b, c, d, player.archive],
        objective_count: match game.step {
            Step::Objectives => 0,
            _ => player.objectives.len(),
        },
        objectives: (own || over).then(|| player.objectives.to_vec()),
        fulfilled: (own || over).then(|| {
            let personal = player.objectives.iter().map(|card| &card.facts().personal);
            personal.map(|it| player.fulfils(it.condition)).collect()
        }),
        dealt: own.then(|| player.dealt.iter().chain(&player.drawn).copied().collect()),
        pool: player.pool,
        pending: Some(&player.pending)
            .filter(|pending| **pending != Pending::default())
            .cloned(),
        flux: player.flux,
        stage: (own || !sealed).then_some(player.stage),
        depot: [Ring::Outer, Ring::Inner].map(|ring| game.top(seat, ring)),
        shifted: shifted(player),
        rejected: own.then(|| player.rejected.to_vec()),
    }
}
