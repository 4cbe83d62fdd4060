//! Each planet's own rule by name, and the first placements of every shape.

use crate::common::*;
use planet::{Action, Cells, Illegal, PlanetId, Terrain, TileId, Track};
use tabletop::Game;

/// Opens the placements of a tile as the first player's turn.
fn placing(planet: &str, name: &str) -> planet::Planet {
    let mut game = game_on(planet, "universal_coalition");
    let ring = turn_with(&mut game, name);
    play(&mut game, Action::Select(ring));
    game
}

fn refusal(game: &planet::Planet, turn: u8, x: u8, y: u8) -> Result<(), Illegal> {
    game.check(ME, &Action::Place { turn, at: sq(x, y) })
}

#[test]
fn the_first_placements_of_every_shape_on_every_planet() {
    let columns = [
        "ksb_4156",
        "arashi",
        "cerberus",
        "charybdis",
        "k_273",
        "lacuna",
        "oblivion",
        "persephone",
        "tartarus",
    ];
    let table: [(&str, [usize; 9]); 12] = [
        ("i2", [104, 92, 166, 24, 94, 106, 160, 53, 100]),
        ("i3", [96, 88, 150, 32, 60, 82, 136, 49, 84]),
        ("v3", [200, 184, 306, 64, 144, 182, 280, 102, 180]),
        ("l4", [184, 176, 276, 80, 88, 132, 224, 94, 157]),
        ("o4", [192, 176, 296, 72, 112, 160, 272, 100, 168]),
        ("t4", [192, 184, 276, 80, 86, 148, 224, 100, 160]),
        ("i4", [88, 80, 128, 40, 40, 58, 120, 46, 70]),
        ("s4", [192, 184, 280, 80, 106, 140, 224, 100, 166]),
        ("f5", [184, 184, 252, 96, 64, 112, 160, 96, 150]),
        ("n5", [176, 168, 247, 96, 71, 100, 192, 92, 141]),
        ("u5", [176, 168, 258, 96, 50, 102, 208, 92, 146]),
        ("z5", [176, 176, 256, 96, 82, 108, 160, 92, 142]),
    ];
    for (shape, row) in table {
        let count = |planet: &str| list(&placing(planet, &format!("{shape}_civ_energy"))).len();
        assert_eq!(columns.map(count), row, "{shape}");
        let base = row[0];
        for planet in ["gaia", "k_aax", "pajitnov", "petra"] {
            assert_eq!(count(planet), base, "{shape} on {planet}");
        }
    }
}

#[test]
fn on_arashi_a_tile_on_the_ring_needs_a_square_off_it_and_no_patch_lies_there() {
    let game = placing("arashi", "i2_civ_energy");
    assert_eq!(refusal(&game, 0, 0, 5), Err(Illegal::OnlyOnRing));
    assert_eq!(refusal(&game, 0, 1, 4), Ok(()));
    let mut game = game_on("arashi", "universal_coalition");
    lay(&mut game, "i2_civ_energy", 0, 1, 3);
    tile_taken(&mut game);
    me(&mut game).pending.patches = 1;
    assert_eq!(
        game.check(ME, &Action::Patch(sq(1, 5))),
        Err(Illegal::PatchOnRing)
    );
    assert!(can(&game, Action::Patch(sq(2, 3))));
}

#[test]
fn cerberus_scores_each_of_its_three_planets_that_is_covered() {
    let mut game = game_on("cerberus", "universal_coalition");
    let squares = me(&mut game).board().squares;
    me(&mut game).surface.covered = squares;
    assert_eq!(me(&mut game).planet_medals(), 45);
    let third = me(&mut game).board().regions[2].0;
    me(&mut game)
        .surface
        .meteorites
        .insert(third.first().expect("a square"));
    let lines = me(&mut game).planet_medals() - 6;
    assert!(lines < 39, "meteorites break lines, not planets");
    me(&mut game)
        .surface
        .covered
        .remove(third.first().expect("a square"));
    assert_eq!(me(&mut game).planet_medals(), lines + 4);
}

#[test]
fn on_charybdis_the_first_piece_covers_a_centre_square() {
    let game = placing("charybdis", "i2_civ_energy");
    assert_eq!(refusal(&game, 0, 5, 0), Err(Illegal::NotOnCentre));
    assert_eq!(refusal(&game, 0, 5, 4), Ok(()));
}

#[test]
fn gaia_scores_uncovered_cities_which_are_empty_squares() {
    let mut game = game_on("gaia", "universal_coalition");
    assert_eq!(me(&mut game).planet_medals(), 16);
    let squares = me(&mut game).board().squares;
    me(&mut game).surface.covered = squares;
    assert_eq!(me(&mut game).planet_medals(), 40);
    me(&mut game).surface.covered.remove(sq(5, 0));
    assert_eq!(me(&mut game).planet_medals(), 40 - 1 - 3 + 2);
}

#[test]
fn on_k_273_a_tile_lies_wholly_on_land_or_wholly_on_ice() {
    let game = placing("k_273", "i2_civ_energy");
    assert_eq!(refusal(&game, 0, 5, 0), Err(Illegal::MixesLandAndIce));
    assert_eq!(refusal(&game, 1, 5, 0), Ok(()));
}

#[test]
fn on_k_aax_rovers_do_not_enter_uncovered_toxic_terrain() {
    let mut game = game_on("k_aax", "universal_coalition");
    rover(&mut game, 4, 1);
    tile_taken(&mut game);
    me(&mut game).pool = 2;
    let step = Action::Move {
        from: sq(4, 1),
        to: sq(3, 1),
    };
    assert_eq!(game.check(ME, &step), Err(Illegal::ToxicTerrain));
    me(&mut game).surface.covered.insert(sq(3, 1));
    me(&mut game).surface.terrain[Terrain::Civ.index()].insert(sq(3, 1));
    assert!(can(&game, step));
}

#[test]
fn holes_of_lacuna_are_no_squares_and_make_no_edge() {
    let game = placing("lacuna", "i2_civ_energy");
    assert_eq!(refusal(&game, 0, 5, 1), Err(Illegal::OffPlanet));
    assert_eq!(refusal(&game, 0, 5, 3), Err(Illegal::OffPlanet));
}

#[test]
fn the_void_of_oblivion_makes_no_edge() {
    let game = placing("oblivion", "i2_civ_energy");
    assert_eq!(refusal(&game, 0, 3, 2), Err(Illegal::NotOnEdge));
}

#[test]
fn on_pajitnov_a_piece_must_be_slid_in() {
    let mut game = game_on("pajitnov", "universal_coalition");
    // A pocket of two squares, closed on all sides.
    let pocket: Cells = [sq(5, 5), sq(6, 5)].into_iter().collect();
    let wall: Cells = pocket
        .iter()
        .flat_map(|square| {
            let (x, y) = (square.x(), square.y());
            [sq(x - 1, y), sq(x + 1, y), sq(x, y - 1), sq(x, y + 1)]
        })
        .filter(|square| !pocket.contains(*square))
        .collect();
    me(&mut game).surface.covered = wall;
    me(&mut game).surface.terrain[Terrain::Tech.index()] = wall;
    let ring = turn_with(&mut game, "i2_civ_energy");
    play(&mut game, Action::Select(ring));
    assert_eq!(refusal(&game, 1, 5, 5), Err(Illegal::CannotSlideIn));
    let mut open = game.clone();
    me(&mut open).surface.covered.remove(sq(4, 5));
    me(&mut open).surface.terrain[Terrain::Tech.index()].remove(sq(4, 5));
    assert_eq!(refusal(&open, 1, 5, 5), Ok(()));
}

#[test]
fn the_planet_rule_yields_where_it_alone_would_end_the_game() {
    let mut game = game_on("k_273", "universal_coalition");
    // Only one place is left, half land and half ice.
    let left: Cells = [sq(5, 0), sq(5, 1)].into_iter().collect();
    let covered = me(&mut game).board().squares.difference(left);
    me(&mut game).surface.covered = covered;
    me(&mut game).surface.terrain[Terrain::Tech.index()] = covered;
    let ring = turn_with(&mut game, "i2_civ_energy");
    play(&mut game, Action::Select(ring));
    assert_eq!(list(&game).len(), 2);
    play(
        &mut game,
        Action::Place {
            turn: 0,
            at: sq(5, 0),
        },
    );
    assert!(!game.last_round);
}

#[test]
fn persephone_bans_one_icon_in_each_quadrant() {
    let game = placing("persephone", "i2_civ_energy");
    let civ = Err(Illegal::ForbiddenIcon {
        resource: Terrain::Civ,
    });
    assert_eq!(refusal(&game, 0, 5, 0), civ);
    let energy = Err(Illegal::ForbiddenIcon {
        resource: Terrain::Energy,
    });
    assert_eq!(refusal(&game, 0, 6, 0), energy);
    assert_eq!(refusal(&game, 0, 0, 6), Err(Illegal::OffPlanet));
    assert_eq!(refusal(&game, 2, 1, 7), Ok(()));
}

#[test]
fn currents_of_petra_are_energy_while_uncovered() {
    let mut game = game_on("petra", "universal_coalition");
    let energy = me(&mut game)
        .surface
        .squares_of(Terrain::Energy, planet::planets::board(planet("petra")));
    assert!(energy.contains(sq(4, 1)) && energy.len() > 30);
    // Energy on (4,2)'s neighbour joins the current: a terrain beside the current is an option.
    lay(&mut game, "i2_rover_tech", 1, 6, 5);
    let ring = turn_with(&mut game, "i2_civ_energy");
    let _ = ring;
    let row: Cells = Cells::row(5) & me(&mut game).board().squares;
    let bare = row.difference(me(&mut game).complete_squares());
    assert!(bare.len() < row.len(), "currents complete rows");
    // No ice: Meltdown holds from the start.
    assert!(me(&mut game).board().ice.is_empty());
}

#[test]
fn tartarus_lets_neither_tiles_nor_rovers_across_its_chasm_but_diagonally_at_two_gaps() {
    let game = placing("tartarus", "i2_civ_energy");
    assert_eq!(refusal(&game, 0, 6, 0), Err(Illegal::CrossesChasm));
    let mut game = game_on("tartarus", "cosmos_inc");
    rover(&mut game, 5, 3);
    set(&mut game, Track::Tech, 3);
    tile_taken(&mut game);
    me(&mut game).pool = 3;
    let straight = Action::Move {
        from: sq(5, 3),
        to: sq(6, 3),
    };
    assert_eq!(game.check(ME, &straight), Err(Illegal::RoverCrossesChasm));
    assert!(can(
        &game,
        Action::Move {
            from: sq(5, 3),
            to: sq(6, 4)
        }
    ));
    assert!(!can(
        &game,
        Action::Move {
            from: sq(5, 3),
            to: sq(6, 2)
        }
    ));
}

#[test]
fn every_planet_has_tiles_to_start_with() {
    for id in PlanetId::all() {
        let game = placing(id.key(), "z5_water_rover");
        assert!(!list(&game).is_empty(), "{id:?}");
    }
    assert_eq!(TileId::all().count(), 144);
}
