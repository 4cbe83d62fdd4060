//! The end of the game: scoring, ties, neighbours.

use crate::common::*;
use planet::{Action, Cells, Objective, Planet, Terrain, Track};
use tabletop::{Game, Seat, Viewer};

/// A game of three on symmetric boards.
fn three_players() -> Planet {
    let mut game = new(3);
    for seat in Seat::all(3) {
        let sides = Action::Sides {
            planet: planet::Side::Symmetric,
            corporation: planet::Side::Symmetric,
        };
        play_as(&mut game, seat, sides);
    }
    game
}

fn objective(name: &str) -> Objective {
    let ending = format!("-{name}");
    Objective::all()
        .find(|it| planet::words::neighbour(*it).id.ends_with(&ending))
        .expect("a card")
}

/// What neighbours compare.
fn compare(game: &mut Planet, names: [&str; 3]) {
    game.objectives.neighbours.clear();
    game.objectives.neighbours.extend(names.map(objective));
}

/// The rulebook's example of scoring: 15 + 15 + 4 + 1 + 1 + 7 = 43.
#[test]
fn the_rulebook_scores_43() {
    let mut game = three_players();
    // Left neighbour (seat 1): the larger rover area; right (seat 2): biomass on the edge.
    compare(&mut game, ["transit", "geode", "ringworld"]);
    // Rows 3 to 7 are complete (2 + 2 + 3 + 3 + 2), and columns 0, 1 and 11.
    let mut covered: Cells = [3, 4, 5, 6, 7]
        .into_iter()
        .fold(Cells::EMPTY, |all, y| all | Cells::row(y));
    covered |= Cells::of(sq(1, 8));
    covered &= me(&mut game).board().squares;
    let player = me(&mut game);
    player.surface.covered = covered;
    player.surface.terrain[Terrain::Rover.index()] =
        covered & Cells::row(3) | covered & Cells::row(4) | Cells::of(sq(1, 5));
    let rest = covered.difference(player.surface.terrain[Terrain::Rover.index()]);
    player.surface.terrain[Terrain::Biomass.index()] = rest;
    player.surface.icons = [sq(1, 7), sq(10, 7), sq(1, 8)].into_iter().collect();
    assert_eq!(
        player.metric(objective("transit").facts().neighbour.metric),
        21
    );
    let planet_medals = player.planet_medals();
    assert_eq!(planet_medals, 15);
    player.surface.meteorites.insert(sq(11, 6));
    assert_eq!(player.planet_medals(), planet_medals - 3 - 1);
    player.surface.meteorites.remove(sq(11, 6));
    // Civ 1, water 7, biomass 1, rover 5, tech 1.
    for (track, row) in [
        (Track::Civ, 2),
        (Track::Water, 13),
        (Track::Biomass, 5),
        (Track::Rover, 15),
        (Track::Tech, 6),
    ] {
        set(&mut game, track, row);
    }
    assert_eq!(me(&mut game).track_medals(), 15);
    me(&mut game).lifepods = 4;
    me(&mut game).meteorites = 5;
    let award = planet::CivCard::named("observance_of_first_planet_holiday").expect("a card");
    me(&mut game).civ.push(planet::state::Held {
        taken: 1,
        card: award,
        shown: true,
    });
    // The right neighbour has three edge icons too, the left one less rover terrain.
    game.players[2].surface = game.players[0].surface.clone();
    let score = &game.standings(Viewer::Referee).seats[0];
    let line = |name: &str| {
        score
            .breakdown
            .iter()
            .find(|it| it.name == name)
            .map(|it| it.points)
            .expect("a line")
    };
    assert_eq!(line("tracks"), 15);
    assert_eq!(
        (line("lifepods"), line("meteorites"), line("civ_cards")),
        (4, 1, 1)
    );
    assert_eq!(line("neighbour"), 5 + 2);
    assert_eq!(line("planet"), 15);
    assert_eq!(score.total, 43);
}

#[test]
fn ties_go_to_fewer_uncovered_squares_then_to_fewer_meteorites() {
    let mut game = game("universal_coalition");
    me(&mut game).surface.covered.insert(sq(5, 0));
    me(&mut game).surface.terrain[0].insert(sq(5, 0));
    let scores = game.standings(Viewer::Referee);
    assert_eq!(scores.seats[0].total, scores.seats[1].total);
    assert_eq!(scores.ranks(), [1, 2]);
    me(&mut game).surface.covered.remove(sq(5, 0));
    game.players[1].surface.meteorites.insert(sq(5, 0));
    assert_eq!(game.standings(Viewer::Referee).ranks(), [1, 2]);
}

#[test]
fn three_players_compare_with_both_neighbours() {
    let mut game = three_players();
    compare(&mut game, ["pinnacle", "geode", "rural"]);
    for (i, (max, meteorites, icons)) in [(1, 4, 5), (1, 6, 3), (0, 6, 2)].into_iter().enumerate() {
        let player = &mut game.players[i];
        if max == 1 {
            player.trackers[Track::Civ.index()].at = 15;
        }
        player.meteorites = meteorites;
        let squares: Cells = Cells::row(5).iter().take(icons).collect();
        player.surface.covered = squares;
        player.surface.terrain[Terrain::Civ.index()] = squares;
        player.surface.icons = squares;
    }
    let neighbour = |i: usize| {
        let score = &game.standings(Viewer::Referee).seats[i];
        score
            .breakdown
            .iter()
            .find(|it| it.name == "neighbour")
            .map(|it| it.points)
    };
    assert_eq!([0, 1, 2].map(neighbour), [Some(2), Some(4), Some(7)]);
}
