//! The rules and their worked examples, each by name.

mod common;
use common::*;
use planet::{
    Action, Cells, Illegal, Item, Objective, Options, Planet, Ring, Stage, Step, Terrain, Track,
    TrackSet, solo_band, solo_target,
};
use tabletop::{Chance, Game, Seat, Seed, Viewer};

fn new(seats: usize) -> Planet {
    Planet::new(&Options::default(), seats, Chance::seeded(Seed::from(3))).expect("a game")
}

#[test]
fn four_players_have_five_civ_cards_a_level_and_a_player_alone_two() {
    assert!(new(4).civ.piles.iter().all(|pile| pile.len() == 5));
    assert!(new(1).civ.piles.iter().all(|pile| pile.len() == 2));
    assert!(new(6).civ.piles.iter().all(|pile| pile.len() == 7));
}

#[test]
fn depots_face_the_seats_and_turn_clockwise() {
    let mut game = new(3);
    game.station.rotation = 0;
    game.station.inner_offset = 0;
    assert_eq!(
        [0, 2, 4].map(|place| facing(&game, place)),
        [["z5", "i3"], ["s4", "v3"], ["n5", "i2"]]
    );
    game.station.rotation = 5;
    assert_eq!(
        [0, 2, 4].map(|place| facing(&game, place)),
        [["u5", "o4"], ["f5", "t4"], ["i4", "l4"]]
    );
    game.station.rotation = 0;
    game.station.inner_offset = 2;
    assert_eq!(facing(&game, 0), ["z5", "v3"]);
}

#[test]
fn movement_is_split_among_rovers_and_a_lifepod_on_the_way_is_collected() {
    let mut game = game("universal_coalition");
    rover(&mut game, 7, 4);
    rover(&mut game, 0, 5);
    tile_taken(&mut game);
    me(&mut game).pool = 4;
    for (from, to) in [
        ((7, 4), (7, 3)),
        ((7, 3), (7, 2)),
        ((7, 2), (6, 2)),
        ((0, 5), (1, 5)),
    ] {
        let action = Action::Move {
            from: sq(from.0, from.1),
            to: sq(to.0, to.1),
        };
        play(&mut game, action);
    }
    assert_eq!((me(&mut game).pool, me(&mut game).lifepods), (0, 1));
    assert_eq!(list(&game), [Action::Done]);
}

#[test]
fn the_rover_track_gives_movement_and_a_synergy_boost_on_row_ten() {
    let mut game = game("universal_coalition");
    set(&mut game, Track::Rover, 9);
    tile_taken(&mut game);
    me(&mut game).pending.advance[Track::Rover.index()] = 1;
    play(&mut game, Action::Advance(Track::Rover));
    let player = me(&mut game);
    assert_eq!((player.pool, player.pending.synergy), (3, 1));
}

#[test]
fn better_rovers_reached_through_a_boost_do_not_count_for_what_was_gained_before() {
    let mut game = game("universal_coalition");
    set(&mut game, Track::Rover, 9);
    set(&mut game, Track::Tech, 6);
    tile_taken(&mut game);
    me(&mut game).pending.advance[Track::Rover.index()] = 1;
    play(&mut game, Action::Advance(Track::Rover));
    assert_eq!(me(&mut game).pool, 3);
    play(&mut game, Action::Synergy(Track::Tech));
    me(&mut game).pending.advance[Track::Rover.index()] = 1;
    play(&mut game, Action::Advance(Track::Rover));
    assert_eq!(me(&mut game).pool, 3 + 4);
}

#[test]
fn energy_without_neighbours_advances_the_other_resource() {
    let mut game = game("universal_coalition");
    place(&mut game, "i2_civ_energy", 0, 5, 0);
    assert_eq!(at(&game, Track::Civ), 2);
}

#[test]
fn energy_chooses_among_the_terrains_around_its_whole_area() {
    let mut game = game("universal_coalition");
    // Rows 5 and below: tech (0,6), energy (1,6) and civ (2,6), tech (1,7), rover (2,7).
    for (terrain, x, y) in [
        (Terrain::Tech, 3, 2),
        (Terrain::Energy, 4, 2),
        (Terrain::Civ, 5, 2),
        (Terrain::Tech, 4, 3),
        (Terrain::Rover, 5, 3),
    ] {
        let surface = &mut me(&mut game).surface;
        surface.terrain[terrain.index()].insert(sq(x, y));
        surface.covered.insert(sq(x, y));
    }
    // Energy on (4,1), water on (5,1), no ice below.
    place(&mut game, "i2_energy_water", 3, 4, 1);
    let resource = me(&mut game)
        .pending
        .resources
        .iter()
        .find(|it| it.kind == Terrain::Energy);
    let options: TrackSet = [Track::Civ, Track::Water, Track::Tech]
        .into_iter()
        .collect();
    assert_eq!(resource.expect("energy").options, options);
    assert!(!can(&game, Action::Energy(Track::Rover)));
    play(&mut game, Action::Energy(Track::Water));
    assert_eq!(at(&game, Track::Water), 1);
}

#[test]
fn water_advances_only_with_a_water_square_on_ice() {
    for (x, y, expected) in [(3, 1, 1), (5, 0, 0)] {
        let mut game = game("universal_coalition");
        place(&mut game, "i2_water_rover", 0, x, y);
        assert_eq!(
            (at(&game, Track::Water), at(&game, Track::Rover)),
            (expected, 1)
        );
    }
}

fn cover_all_but(game: &mut Planet, left: Cells) {
    let squares = me(game).board().squares.minus(left);
    let surface = &mut me(game).surface;
    surface.covered = squares;
    surface.terrain[Terrain::Tech.index()] = squares;
    surface.lifepods = Cells::NONE;
}

#[test]
fn who_cannot_place_takes_a_tile_and_advances_for_both_resources_once() {
    let mut game = game("universal_coalition");
    set(&mut game, Track::Tech, 10);
    cover_all_but(&mut game, Cells::NONE);
    let ring = turn_with(&mut game, "i2_energy_water_m");
    assert!(!can(&game, Action::Select(ring)));
    play(&mut game, Action::Take(ring));
    assert_eq!(at(&game, Track::Water), 2);
    assert!(game.last_round);
    assert_eq!(me(&mut game).surface.meteorite_count(), 0);
}

#[test]
fn a_patch_on_the_only_place_left_before_selecting_makes_the_round_the_last() {
    let mut game = game("universal_coalition");
    let last: Cells = [sq(5, 0), sq(6, 0)].into_iter().collect();
    cover_all_but(&mut game, last);
    let ring = turn_with(&mut game, "i2_civ_energy");
    assert!(can(&game, Action::Select(ring)));
    me(&mut game).pending.patches = 1;
    play(&mut game, Action::Patch(sq(5, 0)));
    assert!(!can(&game, Action::Select(ring)));
    play(&mut game, Action::Take(ring));
    assert!(game.last_round);
}

#[test]
fn the_first_piece_touches_the_edge_and_later_ones_touch_pieces() {
    let mut game = game("universal_coalition");
    let ring = turn_with(&mut game, "o4_civ_energy");
    play(&mut game, Action::Select(ring));
    let inside = Action::Place {
        turn: 0,
        at: sq(5, 5),
    };
    assert_eq!(game.check(ME, &inside), Err(Illegal::NotOnEdge));
    let outside = Action::Place {
        turn: 0,
        at: sq(0, 0),
    };
    assert_eq!(game.check(ME, &outside), Err(Illegal::OffPlanet));
    play(
        &mut game,
        Action::Place {
            turn: 0,
            at: sq(5, 0),
        },
    );
    finish_turn(&mut game, ME);
    finish_turn(&mut game, Seat(1));
    assert_eq!(game.step, Step::Rotation);
    let ring = turn_with(&mut game, "i2_tech_biomass");
    play(&mut game, Action::Select(ring));
    let far = Action::Place {
        turn: 0,
        at: sq(5, 10),
    };
    assert_eq!(game.check(ME, &far), Err(Illegal::NotAdjacent));
    let over = Action::Place {
        turn: 0,
        at: sq(6, 1),
    };
    assert_eq!(game.check(ME, &over), Err(Illegal::Overlaps));
    assert!(can(
        &game,
        Action::Place {
            turn: 0,
            at: sq(5, 2)
        }
    ));
}

#[test]
fn a_tile_destroys_rovers_and_lifepods_below_it_and_brings_its_meteorite() {
    let mut game = game("universal_coalition");
    rover(&mut game, 7, 3);
    lay(&mut game, "i2_tech_biomass", 0, 7, 1);
    me(&mut game).surface.lifepods.insert(sq(7, 2));
    me(&mut game).surface.covered.remove(sq(7, 2));
    me(&mut game)
        .surface
        .terrain
        .iter_mut()
        .for_each(|it| it.remove(sq(7, 2)));
    place(&mut game, "i2_water_rover_m", 0, 7, 2);
    let player = me(&mut game);
    assert!(player.surface.rovers.is_empty());
    assert_eq!((player.rovers_lost, player.lifepods_lost), (1, 1));
    assert!(player.surface.meteorites.contains(sq(7, 3)));
}

#[test]
fn a_rover_is_deployed_on_the_tile_placed_last_and_collects_its_meteorite() {
    let mut game = game("universal_coalition");
    place(&mut game, "i2_water_rover_m", 0, 5, 0);
    let deploy: Vec<Action> = list(&game)
        .into_iter()
        .filter(|it| matches!(it, Action::Deploy(_)))
        .collect();
    assert_eq!(deploy, [Action::Deploy(sq(5, 0)), Action::Deploy(sq(5, 1))]);
    assert_eq!(
        game.check(ME, &Action::Deploy(sq(6, 0))),
        Err(Illegal::NotOnLastTile)
    );
    play(&mut game, Action::Deploy(sq(5, 1)));
    assert_eq!((me(&mut game).meteorites, me(&mut game).rovers), (1, 1));
}

#[test]
fn two_rovers_never_share_a_square() {
    let mut game = game("universal_coalition");
    rover(&mut game, 5, 5);
    rover(&mut game, 5, 6);
    tile_taken(&mut game);
    me(&mut game).pool = 2;
    let step = Action::Move {
        from: sq(5, 5),
        to: sq(5, 6),
    };
    assert_eq!(game.check(ME, &step), Err(Illegal::RoverInTheWay));
}

#[test]
fn a_track_advances_again_with_its_benefits_after_a_regress() {
    let mut game = game("universal_coalition");
    set(&mut game, Track::Civ, 2);
    tile_taken(&mut game);
    me(&mut game).pending.advance[Track::Civ.index()] = 1;
    play(&mut game, Action::Advance(Track::Civ));
    assert_eq!(me(&mut game).owed, [1, 0, 0, 0]);
    set(&mut game, Track::Civ, 2);
    me(&mut game).pending.advance[Track::Civ.index()] = 1;
    play(&mut game, Action::Advance(Track::Civ));
    assert_eq!(me(&mut game).owed, [2, 0, 0, 0]);
}

#[test]
fn the_top_of_the_rover_track_gives_its_movement_again_and_again() {
    let mut game = game("universal_coalition");
    set(&mut game, Track::Rover, 15);
    tile_taken(&mut game);
    me(&mut game).pending.advance[Track::Rover.index()] = 2;
    play(&mut game, Action::Advance(Track::Rover));
    assert_eq!((me(&mut game).pool, at(&game, Track::Rover)), (8, 15));
}

#[test]
fn a_tracker_at_the_top_cannot_be_chosen_and_what_is_impossible_may_be_let_go() {
    let mut game = game("universal_coalition");
    set(&mut game, Track::Civ, 15);
    tile_taken(&mut game);
    me(&mut game).pending.synergy = 1;
    me(&mut game).pending.advance[Track::Civ.index()] = 1;
    assert_eq!(
        game.check(ME, &Action::Synergy(Track::Civ)),
        Err(Illegal::CannotAdvance {
            tracker: Track::Civ
        })
    );
    assert_eq!(game.check(ME, &Action::Done), Err(Illegal::MustBeDone));
    play(&mut game, Action::Forgo(Item::Advance(Track::Civ)));
    assert_eq!(
        game.check(ME, &Action::Forgo(Item::Synergy)),
        Err(Illegal::MustBeDone)
    );
}

#[test]
fn civ_cards_are_claimed_from_the_commander_on_and_the_next_tiles_lie_open_then() {
    let mut game = game("universal_coalition");
    begin_turn(&mut game);
    for player in &mut game.players {
        player.owed = [1, 0, 0, 0];
    }
    finish_turn(&mut game, ME);
    assert_eq!(game.deciders().iter().collect::<Vec<_>>(), [Seat(1)]);
    finish_turn(&mut game, Seat(1));
    assert_eq!(game.step, Step::Claims);
    assert_eq!(game.deciders().iter().collect::<Vec<_>>(), [ME]);
    assert!(game.station.stacks.iter().all(|stack| stack.top.is_some()));
    assert_eq!(list(&game).len(), 3);
    assert!(list_of(&game, Seat(1)).is_empty());
}

#[test]
fn the_commander_token_passes_to_the_left() {
    let mut game = game("universal_coalition");
    begin_turn(&mut game);
    finish_turn(&mut game, ME);
    finish_turn(&mut game, Seat(1));
    assert_eq!(
        (game.step, game.commander, game.round),
        (Step::Rotation, Seat(1), 2)
    );
}

#[test]
fn the_game_ends_after_the_round_in_which_a_depot_is_empty() {
    let mut game = game("universal_coalition");
    begin_turn(&mut game);
    finish_turn(&mut game, ME);
    // The depot of slot 1 is empty, though nobody sits there.
    for stack in [8, 5] {
        game.station.stacks[stack].top = None;
        game.station.stacks[stack].below.clear();
    }
    finish_turn(&mut game, Seat(1));
    assert!(game.step.at_end(), "{:?}", game.step);
}

#[test]
fn in_the_solo_game_the_station_turns_by_itself_and_events_come_each_round() {
    let options = Options {
        boards: planet::Boards::Symmetric,
        ..Options::default()
    };
    let mut game = Planet::new(&options, 1, Chance::seeded(Seed::from(5))).expect("a game");
    assert_eq!(
        (game.step, game.players[0].dealt.len()),
        (Step::Objectives, 4)
    );
    let rotation = game.station.rotation;
    for _ in 0..3 {
        let first = list(&game)[0];
        play(&mut game, first);
    }
    assert_eq!(game.station.rotation, (rotation + 5) % 6);
    assert_eq!(
        (game.events.shown.len(), game.players[0].objectives.len()),
        (1, 3)
    );
}

#[test]
fn the_target_of_a_player_alone_and_the_bands_of_the_result() {
    assert_eq!(solo_target(9, 3, 8), 58);
    assert_eq!(solo_band(58, 58), ("success", true));
    assert_eq!(solo_band(57, 58), ("near_miss", false));
    assert_eq!(solo_band(73, 58), ("outstanding_success", true));
    assert_eq!(solo_band(42, 58), ("total_failure", false));
}

/// The rulebook's example of scoring: 15 + 15 + 4 + 1 + 1 + 7 = 43.
#[test]
fn the_rulebook_scores_43() {
    let mut game = new(3);
    for seat in Seat::all(3) {
        let sides = Action::Sides {
            planet: planet::Side::Symmetric,
            corporation: planet::Side::Symmetric,
        };
        play_as(&mut game, seat, sides);
    }
    let objective = |name: &str| {
        Objective::all()
            .find(|it| planet::words::neighbour(*it).id.ends_with(name))
            .expect("a card")
    };
    // Left neighbour (seat 1): the larger rover area; right (seat 2): biomass on the edge.
    game.objectives.neighbours.clear();
    game.objectives.neighbours.extend([
        objective("-transit"),
        objective("-geode"),
        objective("-ringworld"),
    ]);
    // Rows 3 to 7 are complete (2 + 2 + 3 + 3 + 2), and columns 0, 1 and 11.
    let mut covered: Cells = [3, 4, 5, 6, 7]
        .into_iter()
        .fold(Cells::NONE, |all, y| all | Cells::row(y));
    covered |= Cells::of(sq(1, 8));
    covered &= me(&mut game).board().squares;
    let player = me(&mut game);
    player.surface.covered = covered;
    player.surface.terrain[Terrain::Rover.index()] =
        covered & Cells::row(3) | covered & Cells::row(4) | Cells::of(sq(1, 5));
    let rest = covered.minus(player.surface.terrain[Terrain::Rover.index()]);
    player.surface.terrain[Terrain::Biomass.index()] = rest;
    player.surface.icons = [sq(1, 7), sq(10, 7), sq(1, 8)].into_iter().collect();
    assert_eq!(
        player.metric(objective("-transit").facts().neighbour.metric),
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
    let mut game = new(3);
    for seat in Seat::all(3) {
        let sides = Action::Sides {
            planet: planet::Side::Symmetric,
            corporation: planet::Side::Symmetric,
        };
        play_as(&mut game, seat, sides);
    }
    let objective = |name: &str| {
        Objective::all()
            .find(|it| planet::words::neighbour(*it).id.ends_with(name))
            .expect("a card")
    };
    game.objectives.neighbours.clear();
    game.objectives.neighbours.extend([
        objective("-pinnacle"),
        objective("-geode"),
        objective("-rural"),
    ]);
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

#[test]
fn stored_patches_are_placed_at_the_end_and_cannot_be_stored_again() {
    let mut game = game("universal_coalition");
    lay(&mut game, "o4_civ_energy", 0, 5, 0);
    set(&mut game, Track::Tech, 5);
    tile_taken(&mut game);
    me(&mut game).pending.patches = 1;
    play(&mut game, Action::StorePatch);
    assert_eq!(me(&mut game).stored, 1);
    game.last_round = true;
    play(&mut game, Action::Done);
    finish_turn(&mut game, Seat(1));
    assert_eq!(game.step, Step::End);
    assert_eq!(
        game.check(ME, &Action::StorePatch),
        Err(Illegal::CannotStore)
    );
    let patch = list(&game)
        .into_iter()
        .find(|it| matches!(it, Action::Patch(_)));
    play(&mut game, patch.expect("a square"));
    play(&mut game, Action::Done);
    assert_eq!(game.step, Step::Over);
    assert_eq!(game.players[0].surface.patches.len(), 1);
}

#[test]
fn a_selected_tile_must_be_placed_and_only_rovers_move_meanwhile() {
    let mut game = game("universal_coalition");
    rover(&mut game, 5, 5);
    let ring = turn_with(&mut game, "i2_civ_energy");
    me(&mut game).pool = 1;
    play(&mut game, Action::Select(ring));
    assert_eq!(game.check(ME, &Action::Done), Err(Illegal::PlaceFirst));
    assert!(can(
        &game,
        Action::Move {
            from: sq(5, 5),
            to: sq(5, 4)
        }
    ));
    assert!(matches!(
        me(&mut game).stage,
        Stage::Selected {
            ring: Ring::Inner,
            ..
        }
    ));
}

#[test]
fn the_state_of_six_players_is_flat_and_small() {
    assert!(
        size_of::<Planet>() < 16 * 1024,
        "{} bytes",
        size_of::<Planet>()
    );
    let game = new(6);
    assert_eq!(game.players.len(), 6);
}

#[test]
fn views_and_lists_of_four_are_small_enough_to_send() {
    use rand::SeedableRng;
    let options = Options {
        events: true,
        personal_objectives: true,
        ..Options::default()
    };
    let (mut view, mut longest) = (0, 0);
    for seed in 0..8 {
        let chance = Chance::seeded(Seed::from(seed));
        let mut game = Planet::new(&options, 4, chance).expect("a game");
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(seed);
        while let Some(seat) = game.deciders().first() {
            let actions = list_of(&game, seat);
            longest = longest.max(serde_json::to_string(&actions).expect("a list").len());
            let at = tabletop::below(&mut rng, actions.len() as u32) as usize;
            let _ = game.play(seat, &actions[at], &mut tabletop::Events::off());
        }
        let last = game.view(Viewer::seat(ME));
        view = view.max(serde_json::to_string(&last).expect("a view").len());
    }
    println!("view {view} bytes, list {longest} bytes");
    assert!(
        view < 16 * 1024 && longest < 16 * 1024,
        "view {view}, list {longest}"
    );
}
