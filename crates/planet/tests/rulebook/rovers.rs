//! Rovers: deploying, moving, collecting.

use crate::common::*;
use planet::{Action, Illegal};
use tabletop::Game;

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
