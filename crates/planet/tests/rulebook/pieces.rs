//! Patches, the top of the rover track, and what the boards show: rulings that were looked at again.

use crate::common::*;
use planet::{
    Action, Cells, Condition, Item, Planet, RoundRule, Terrain, Track, TrackSet, corporations,
    planets,
};

#[test]
fn a_patch_is_a_piece_for_adjacency_and_covering() {
    let mut game = game_on("cerberus", "universal_coalition");
    let regions = me(&mut game).board().regions.clone();
    let (region, _) = regions[0];
    for square in region {
        me(&mut game).surface.lay_patch(square);
    }
    assert!(region.is_subset(me(&mut game).surface.covered));
    me(&mut game).pending.patches = 1;
    let squares: Cells = list_of_patches(&mut game);
    let beside = |it: planet::Square| {
        let near = |a: planet::Square| a.x().abs_diff(it.x()) + a.y().abs_diff(it.y()) == 1;
        region.iter().any(near)
    };
    let free = me(&mut game).board().squares.difference(region);
    let touching: Cells = free.iter().filter(|&it| beside(it)).collect();
    assert!(!touching.is_empty());
    assert_eq!(squares, touching);
}

/// Where a patch may go in a turn that has begun.
fn list_of_patches(game: &mut Planet) -> Cells {
    tile_taken(game);
    let square = |it: Action| match it {
        Action::Patch(square) => Some(square),
        _ => None,
    };
    list(game).into_iter().filter_map(square).collect()
}

#[test]
fn a_patch_covers_land_for_objectives() {
    let mut game = game("universal_coalition");
    let land = me(&mut game).board().land();
    for square in land {
        me(&mut game).surface.lay_patch(square);
    }
    let covered = Condition::BaseCovered {
        base: planet::effect::Base::Land,
    };
    assert!(me(&mut game).fulfils(covered));
}

#[test]
fn a_patch_is_no_tile_for_deployment_events_or_technologies() {
    let mut game = game("oasis_ultd");
    lay(&mut game, "i2_civ_energy", 0, 5, 0);
    set(&mut game, Track::Tech, 14);
    tile_taken(&mut game);
    game.rule = Some(RoundRule::NoTileOnEdge);
    let last = me(&mut game).surface.last_tile();
    me(&mut game).pending.patches = 1;
    play(&mut game, Action::Patch(sq(6, 0)));
    let player = me(&mut game);
    assert_eq!(player.surface.last_tile(), last);
    assert_eq!(player.pending, planet::Pending::default());
}

#[test]
fn patches_are_unlimited() {
    let mut game = game("universal_coalition");
    tile_taken(&mut game);
    let squares = me(&mut game).board().squares.len();
    me(&mut game).pending.patches = squares as u8;
    while let Some(patch) = list(&game)
        .into_iter()
        .find(|it| matches!(it, Action::Patch(_)))
    {
        play(&mut game, patch);
    }
    assert_eq!(me(&mut game).surface.patches.len(), squares);
}

#[test]
fn every_advance_at_the_top_of_the_rover_track_moves_rovers() {
    let top = || {
        let mut game = game("universal_coalition");
        set(&mut game, Track::Rover, 15);
        game
    };
    let moved = |game: &mut Planet| me(game).pool;
    let mut boost = top();
    tile_taken(&mut boost);
    me(&mut boost).pending.synergy = 1;
    play(&mut boost, Action::Synergy(Track::Rover));
    assert_eq!(moved(&mut boost), 4, "a boost");
    let mut card = top();
    tile_taken(&mut card);
    card.step = planet::Step::Turn;
    me(&mut card).pending.choose.push(planet::pending::Choose {
        from: TrackSet::ALL,
        left: 1,
        picked: TrackSet::EMPTY,
        steps: 2,
        benefits: planet::Benefits::All,
    });
    play(&mut card, Action::Pick(Track::Rover));
    assert_eq!(moved(&mut card), 8, "a card or an event, twice");
    let mut energy = top();
    lay(&mut energy, "i2_rover_tech", 0, 5, 0);
    // Energy on (6,0), beside rover on (5,0).
    place(&mut energy, "i2_civ_energy", 2, 6, 0);
    play(&mut energy, Action::Energy(Track::Rover));
    assert_eq!(moved(&mut energy), 4, "energy");
    let mut unplaced = top();
    cover_all_but(&mut unplaced, Cells::EMPTY);
    let ring = turn_with(&mut unplaced, "i2_rover_tech");
    play(&mut unplaced, Action::Take(ring));
    if can(&unplaced, Action::Advance(Track::Rover)) {
        play(&mut unplaced, Action::Advance(Track::Rover));
    }
    assert_eq!(moved(&mut unplaced), 4, "a tile that is not placed");
}

#[test]
fn a_card_puts_no_rover_where_another_stands() {
    let mut game = game("universal_coalition");
    rover(&mut game, 5, 5);
    rover(&mut game, 6, 5);
    tile_taken(&mut game);
    me(&mut game).pending.relocate = true;
    assert!(can(&game, Action::Forgo(Item::Relocate)));
    play(&mut game, Action::Lift(sq(5, 5)));
    let to = |x, y| Action::Relocate {
        from: sq(5, 5),
        to: sq(x, y),
    };
    assert!(!can(&game, to(6, 5)) && can(&game, to(7, 5)));
}

#[test]
fn on_petra_currents_are_energy_for_free_steps_and_scoring_but_no_contact_and_no_ban() {
    let mut game = game_on("petra", "cosmos_inc");
    set(&mut game, Track::Tech, 10);
    // (4,1) and (4,2) are currents.
    rover(&mut game, 3, 1);
    game.rule = Some(RoundRule::RoverTerrainBan {
        terrain: Terrain::Energy,
    });
    tile_taken(&mut game);
    me(&mut game).pool = 1;
    let (from, to) = (sq(3, 1), sq(4, 1));
    play(&mut game, Action::Move { from, to });
    assert_eq!(me(&mut game).pool, 1);
    let currents = me(&mut game).board().currents;
    let land = me(&mut game).board().land();
    for square in land.difference(currents) {
        me(&mut game).surface.lay_patch(square);
    }
    let covered = Condition::BaseCovered {
        base: planet::effect::Base::Land,
    };
    assert!(me(&mut game).fulfils(covered), "currents count as covered");
    let beside = me(&mut game).surface.terrain[Terrain::Energy.index()];
    assert!(beside.is_empty(), "no piece, so no contact");
}

#[test]
fn three_doubts_about_the_boards_are_settled_by_the_print() {
    let oasis = corporations::corporation(corporation("oasis_ultd"));
    let water = oasis.tracks[Track::Water.index()].spaces.iter();
    let medals = water.filter(|it| it.column == Track::Water && it.row == 11);
    assert_eq!(medals.filter_map(|it| it.medal).collect::<Vec<_>>(), [9]);
    assert!(planets::board(planet("cerberus")).ice.contains(sq(1, 10)));
    assert!(
        planets::board(planet("persephone"))
            .land()
            .contains(sq(11, 5))
    );
}
