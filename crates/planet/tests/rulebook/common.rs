//! Positions for tests.

use planet::tiles::{self, shape, tile};
use planet::{
    Action, Boards, Cells, CorporationId, Laid, Options, Planet, PlanetId, Player, Ring, Square,
    Stage, Step, Terrain, TileId, Track,
};
use tabletop::{Chance, Events, Game, Seat, Seed};

pub(crate) const ME: Seat = Seat(0);

pub(crate) fn corporation(name: &str) -> CorporationId {
    CorporationId::named(name).expect("a corporation")
}

pub(crate) fn planet(name: &str) -> PlanetId {
    PlanetId::named(name).expect("a planet")
}

pub(crate) fn sq(x: u8, y: u8) -> Square {
    Square::at(x, y)
}

/// Two players, the first with these boards, at the first rotation.
pub(crate) fn game_on(planet_name: &str, corporation_name: &str) -> Planet {
    let options = Options {
        boards: Boards::Free,
        planets: [Some(planet(planet_name)), Some(PlanetId::SYMMETRIC)]
            .into_iter()
            .collect(),
        corporations: [
            Some(corporation(corporation_name)),
            Some(CorporationId::SYMMETRIC),
        ]
        .into_iter()
        .collect(),
        inner_offset: Some(0),
        first_commander: Some(ME),
        ..Options::default()
    };
    let mut game = Planet::new(&options, 2, Chance::seeded(Seed::from(1))).expect("a game");
    if game.step == Step::FluxToken {
        play(&mut game, Action::FluxToken(Track::Civ));
    }
    game
}

pub(crate) fn game(corporation: &str) -> Planet {
    game_on("ksb_4156", corporation)
}

/// In the turn, with this tile on top of the first player's depot.
pub(crate) fn turn_with(game: &mut Planet, name: &str) -> Ring {
    let id = TileId::named(name).expect("a tile");
    let kind = shape(tile(id));
    let rotation = match kind.ring {
        Ring::Outer => kind.slot,
        Ring::Inner => (kind.slot + 6 - game.station.inner_offset) % 6,
    };
    put_on_top(game, id);
    if game.step == Step::Rotation {
        let commander = game.commander;
        play_as(game, commander, Action::Rotate(rotation));
    } else {
        game.station.rotation = rotation;
    }
    kind.ring
}

/// Puts a tile on top of its stack.
pub(crate) fn put_on_top(game: &mut Planet, id: TileId) {
    let stack = &mut game.station.stacks[usize::from(tile(id).shape)];
    if stack.top != Some(id) {
        let at = stack
            .below
            .iter()
            .position(|it| *it == id)
            .expect("the tile is in its stack");
        let top = stack.top.replace(id).expect("a top");
        stack.below[at] = top;
    }
}

/// Selects and places a tile of the turn.
pub(crate) fn place(game: &mut Planet, name: &str, turn: u8, x: u8, y: u8) {
    let ring = turn_with(game, name);
    play(game, Action::Select(ring));
    play(game, Action::Place { turn, at: sq(x, y) });
}

/// Lays a tile on the first player's planet, without consequences.
pub(crate) fn lay(game: &mut Planet, name: &str, turn: u8, x: u8, y: u8) {
    let id = TileId::named(name).expect("a tile");
    put_on_top(game, id);
    game.station.stacks[usize::from(tile(id).shape)].top = None;
    let stack = &mut game.station.stacks[usize::from(tile(id).shape)];
    stack.top = stack.below.pop();
    me(game).surface.lay_tile(Laid {
        tile: id,
        turn,
        at: sq(x, y),
    });
}

pub(crate) fn me(game: &mut Planet) -> &mut Player {
    &mut game.players[0]
}

pub(crate) fn at(game: &Planet, track: Track) -> u8 {
    game.players[0].trackers[track.index()].at
}

pub(crate) fn set(game: &mut Planet, track: Track, place: u8) {
    me(game).trackers[track.index()].at = place;
}

pub(crate) fn play(game: &mut Planet, action: Action) {
    play_as(game, ME, action);
}

pub(crate) fn play_as(game: &mut Planet, seat: Seat, action: Action) {
    let result = game.apply(seat, &action, &mut Events::off());
    if let Err(refusal) = result {
        panic!(
            "{action:?} is refused: {refusal:?}; legal: {:?}",
            list_of(game, seat)
        );
    }
}

pub(crate) fn list(game: &Planet) -> Vec<Action> {
    list_of(game, ME)
}

pub(crate) fn list_of(game: &Planet, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions
}

pub(crate) fn can(game: &Planet, action: Action) -> bool {
    game.check(ME, &action).is_ok()
}

/// Makes the turn begin, with whatever lies in the depot.
pub(crate) fn begin_turn(game: &mut Planet) {
    let rotation = game.station.rotation;
    let commander = game.commander;
    play_as(game, commander, Action::Rotate(rotation));
    assert_eq!(game.step, Step::Turn);
}

/// The first player has placed a tile already: only what is pending remains.
pub(crate) fn tile_taken(game: &mut Planet) {
    begin_turn(game);
    me(game).stage = Stage::Free;
}

/// A rover of the first player on a square.
pub(crate) fn rover(game: &mut Planet, x: u8, y: u8) {
    let square = sq(x, y);
    let player = me(game);
    player.rovers = player.rovers.saturating_sub(1);
    player.surface.add_rover(planet::Rover {
        square,
        loaded: false,
        left: Default::default(),
    });
}

/// Ends the turn of a seat by the simplest means.
pub(crate) fn finish_turn(game: &mut Planet, seat: Seat) {
    for _ in 0..100 {
        if !game.deciders().contains(seat) || game.step != Step::Turn {
            return;
        }
        let actions = list_of(game, seat);
        let done = actions.iter().find(|it| **it == Action::Done);
        let plain = actions
            .iter()
            .find(|it| !matches!(it, Action::Move { .. } | Action::Use(_)));
        let action = *done.or(plain).unwrap_or(&actions[0]);
        play_as(game, seat, action);
    }
    panic!("the turn does not end");
}

pub(crate) fn facing(game: &Planet, place: u8) -> [&'static str; 2] {
    let outer = (place + game.station.rotation) % 6;
    let inner = outer + game.station.inner_offset;
    [(Ring::Outer, outer), (Ring::Inner, inner)]
        .map(|(ring, slot)| tiles::shapes()[usize::from(tiles::shape_in(ring, slot))].id)
}

pub(crate) fn new(seats: usize) -> Planet {
    Planet::new(&Options::default(), seats, Chance::seeded(Seed::from(3))).expect("a game")
}

pub(crate) fn cover_all_but(game: &mut Planet, left: Cells) {
    let squares = me(game).board().squares.difference(left);
    let surface = &mut me(game).surface;
    surface.covered = squares;
    surface.terrain[Terrain::Tech.index()] = squares;
    surface.lifepods = Cells::EMPTY;
}
