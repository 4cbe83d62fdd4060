//! Oasis and its technologies.

use super::cover;
use crate::common::*;
use planet::{Action, Terrain, Track};

#[test]
fn oasis_water_winds_and_is_blocked_without_1() {
    for (tech, expected, pool) in [(0, 1, 0), (3, 4, 1)] {
        let mut game = game("oasis_ultd");
        set(&mut game, Track::Tech, tech);
        set(&mut game, Track::Water, 1);
        set(&mut game, Track::Biomass, 2);
        tile_taken(&mut game);
        me(&mut game).pending.advance[Track::Water.index()] = 2;
        for _ in 0..2 {
            if can(&game, Action::Advance(Track::Water)) {
                play(&mut game, Action::Advance(Track::Water));
            }
        }
        assert_eq!(
            (at(&game, Track::Water), me(&mut game).pool),
            (expected, pool)
        );
    }
}

#[test]
fn oasis_water_advances_for_each_water_square_on_ice() {
    let mut game = game("oasis_ultd");
    // Both water squares of the line on the ice of column 3.
    let ring = turn_with(&mut game, "i3_water_rover");
    play(&mut game, Action::Select(ring));
    let ice = planet::planets::board(planet("ksb_4156")).ice;
    let lies = planet::tiles::shapes()[1].lies.clone();
    let best = list(&game).into_iter().filter_map(|action| match action {
        Action::Place { turn, at } => {
            let parts = lies[usize::from(turn)].covers(at)?;
            ((parts[0] & ice).len() == 2).then_some(action)
        }
        _ => None,
    });
    let action = best.into_iter().next().expect("two water squares on ice");
    play(&mut game, action);
    assert_eq!(me(&mut game).pending.advance[Track::Water.index()], 2);
}

#[test]
fn oasis_2_moves_for_rovers_on_water() {
    let mut game = game("oasis_ultd");
    set(&mut game, Track::Tech, 5);
    cover(&mut game, Terrain::Water, &[(5, 5), (6, 5)]);
    rover(&mut game, 5, 5);
    rover(&mut game, 6, 5);
    begin_turn(&mut game);
    assert_eq!(me(&mut game).pool, 2);
}

#[test]
fn oasis_3_4_and_5_give_water_a_patch_and_a_boost_for_tiles() {
    let mut game = game("oasis_ultd");
    set(&mut game, Track::Tech, 14);
    place(&mut game, "i2_water_rover", 0, 5, 0);
    let pending = me(&mut game).pending.clone();
    assert_eq!(
        pending.advance[Track::Water.index()],
        1,
        "no ice below: dry advance"
    );
    assert_eq!((pending.patches, pending.synergy), (1, 1));
}
