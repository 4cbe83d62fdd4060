//! What is resolved unasked commutes with everything it is said to commute with.

use crate::common::*;
use planet::{Action, CorporationId, Item, Planet, RoundRule, Terrain, Track};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;
use tabletop::below;

const PLAIN: [Track; 4] = [Track::Civ, Track::Water, Track::Biomass, Track::Rover];

/// A turn whose tile is taken, all trackers on this row, with a rover that can drive.
fn ready(corporation: &str, row: u8) -> Planet {
    let mut game = game(corporation);
    lay(&mut game, "o4_civ_energy", 0, 5, 0);
    rover(&mut game, 5, 0);
    for track in PLAIN {
        set(&mut game, track, row);
    }
    tile_taken(&mut game);
    me(&mut game).pool = 3;
    game
}

fn gain(game: &mut Planet, track: Track) {
    me(game).pending.advance[track.index()] += 1;
}

/// Drives the rover one step, back and forth between two squares; the rules then look for what needs
/// no question.
fn drive(game: &mut Planet) {
    let from = me(game).surface.rovers[0].square;
    let to = if from == sq(5, 0) { sq(6, 0) } else { sq(5, 0) };
    play(game, Action::Move { from, to });
}

/// What is done with trackers: boosts spent, regresses paid, a flux token moved.
fn on_tracks(action: &Action) -> bool {
    matches!(
        action,
        Action::Advance(_)
            | Action::Synergy(_)
            | Action::Regress(_)
            | Action::FluxToken(_)
            | Action::Benefit(_)
            | Action::Forgo(Item::Regress | Item::Advance(_) | Item::Synergy)
    )
}

/// Every end that can be reached, however boosts are spent and regresses paid in between. Advances
/// that are `later` come whenever the player likes.
fn ends(game: &Planet, later: &[Track]) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    let mut ends = BTreeSet::new();
    let mut open = vec![(game.clone(), later.to_vec())];
    while let Some((game, later)) = open.pop() {
        let text = serde_json::to_string(&game.players[0]).expect("a player");
        if !seen.insert((text.clone(), later.clone())) {
            continue;
        }
        let actions: Vec<_> = list(&game).into_iter().filter(on_tracks).collect();
        if actions.is_empty() && later.is_empty() {
            ends.insert(text);
        }
        for action in actions {
            let mut next = game.clone();
            play(&mut next, action);
            open.push((next, later.clone()));
        }
        let answered = game.players[0].pending.at_once.is_empty();
        for (i, &track) in later.iter().enumerate().filter(|_| answered) {
            let mut next = game.clone();
            gain(&mut next, track);
            let advance = Action::Advance(track);
            match can(&next, advance) {
                true => play(&mut next, advance),
                false => play(&mut next, Action::Forgo(Item::Advance(track))),
            }
            let mut later = later.clone();
            later.remove(i);
            open.push((next, later));
        }
    }
    ends
}

/// Trackers anywhere, tech often just below a level.
fn scattered(corporation: CorporationId, rng: &mut ChaCha8Rng) -> Planet {
    let mut game = ready(corporation.key(), 0);
    let board = me(&mut game).corp();
    for &track in Track::ALL {
        let row = below(rng, u32::from(board.top(track)) + 1) as u8;
        set(&mut game, track, row);
    }
    if below(rng, 2) == 0 {
        set(
            &mut game,
            Track::Tech,
            [2, 4, 6, 9, 13][below(rng, 5) as usize],
        );
    }
    if me(&mut game).flux.is_some() {
        me(&mut game).flux = Some(Track::ALL[below(rng, 5) as usize]);
    }
    game
}

/// Where the rules make advances unasked, every end is still to be reached that any order could have
/// reached.
#[test]
fn what_is_advanced_unasked_takes_no_end_away() {
    // On the other two boards trackers stand in each other's way: nothing is made unasked.
    let boards =
        CorporationId::all().filter(|board| !["makeshift", "oasis_ultd"].contains(&board.key()));
    let mut unasked = 0;
    for board in boards {
        let mut rng = ChaCha8Rng::seed_from_u64(17);
        for _ in 0..600 {
            let start = scattered(board, &mut rng);
            let [a, b] = [5, 4].map(|n| below(&mut rng, n) as usize);
            let (a, b) = (Track::ALL[a], Track::ALL[(a + 1 + b) % 5]);
            let mut asked = start.clone();
            gain(&mut asked, a);
            gain(&mut asked, b);
            let before = me(&mut asked).trackers;
            drive(&mut asked);
            if me(&mut asked).trackers == before {
                continue;
            }
            unasked += 1;
            let mut free = start.clone();
            drive(&mut free);
            let rows = Track::ALL
                .iter()
                .map(|&it| at(&start, it))
                .collect::<Vec<_>>();
            // The ends are long to read; the position is enough to look into it.
            assert!(
                ends(&asked, &[]) == ends(&free, &[a, b]),
                "{board:?}, {a:?} and {b:?} with trackers on {rows:?}, flux on {:?}",
                start.players[0].flux
            );
        }
    }
    assert!(unasked > 300, "only {unasked} pairs were made unasked");
}

#[test]
fn an_advance_that_commutes_is_made_unasked() {
    let mut game = ready("universal_coalition", 0);
    gain(&mut game, Track::Civ);
    drive(&mut game);
    assert_eq!(at(&game, Track::Civ), 1);
}

#[test]
fn two_advances_are_made_unasked_if_neither_brings_a_synergy_boost() {
    let mut game = ready("universal_coalition", 0);
    gain(&mut game, Track::Water);
    gain(&mut game, Track::Biomass);
    drive(&mut game);
    assert_eq!((at(&game, Track::Water), at(&game, Track::Biomass)), (1, 1));
    // Biomass has a boost on row 2.
    gain(&mut game, Track::Water);
    gain(&mut game, Track::Biomass);
    drive(&mut game);
    assert_eq!((at(&game, Track::Water), at(&game, Track::Biomass)), (1, 1));
    assert!(can(&game, Action::Advance(Track::Water)));
    assert!(can(&game, Action::Advance(Track::Biomass)));
}

#[test]
fn a_boost_may_be_spent_on_tech_before_the_rover_gives_its_movement() {
    let mut game = game("universal_coalition");
    set(&mut game, Track::Tech, 6);
    set(&mut game, Track::Water, 2);
    set(&mut game, Track::Rover, 4);
    // Water on the ice of (0,5), rover on (0,6).
    place(&mut game, "i2_water_rover", 0, 0, 5);
    assert_eq!((at(&game, Track::Water), at(&game, Track::Rover)), (2, 4));
    let mut rover_first = game.clone();
    play(&mut rover_first, Action::Advance(Track::Rover));
    assert_eq!(me(&mut rover_first).pool, 2);
    play(&mut game, Action::Resource(Terrain::Water));
    play(&mut game, Action::Synergy(Track::Tech));
    assert_eq!((at(&game, Track::Rover), me(&mut game).pool), (5, 3));
}

#[test]
fn a_boost_may_bring_the_flux_token_to_civ_before_the_claim() {
    let mut game = game("flux_industries");
    me(&mut game).flux = Some(Track::Water);
    set(&mut game, Track::Tech, 6);
    set(&mut game, Track::Biomass, 1);
    set(&mut game, Track::Civ, 2);
    place(&mut game, "i2_biomass_civ", 0, 5, 0);
    assert_eq!((at(&game, Track::Biomass), at(&game, Track::Civ)), (1, 2));
    play(&mut game, Action::Advance(Track::Biomass));
    play(&mut game, Action::Synergy(Track::Tech));
    play(&mut game, Action::FluxToken(Track::Civ));
    assert_eq!(at(&game, Track::Civ), 3);
    assert_eq!(me(&mut game).owed, [0, 1, 0, 0]);
}

#[test]
fn while_an_advance_of_republics_civ_waits_no_other_is_made_unasked() {
    let mut game = game("republic");
    set(&mut game, Track::Civ, 1);
    place(&mut game, "i2_biomass_civ", 0, 5, 0);
    assert_eq!((at(&game, Track::Biomass), at(&game, Track::Civ)), (0, 1));
    let mut biomass_first = game.clone();
    play(&mut biomass_first, Action::Advance(Track::Biomass));
    play(&mut biomass_first, Action::Advance(Track::Civ));
    assert_eq!(list(&biomass_first), [Action::Regress(Track::Biomass)]);
    play(&mut game, Action::Advance(Track::Civ));
    play(&mut game, Action::Forgo(Item::Regress));
    assert_eq!((at(&game, Track::Biomass), at(&game, Track::Civ)), (1, 2));
    assert_eq!(me(&mut game).owed, [1, 0, 0, 0]);
}

#[test]
fn gains_are_resolved_in_any_order_though_the_rulebooks_say_at_once() {
    let mut game = ready("universal_coalition", 0);
    me(&mut game).pending.synergy = 1;
    me(&mut game).pending.patches = 1;
    me(&mut game).pending.deploy = 1;
    let gains: [fn(&Action) -> bool; 3] = [
        |it| matches!(it, Action::Synergy(_)),
        |it| matches!(it, Action::Patch(_)),
        |it| matches!(it, Action::Deploy(_)),
    ];
    for first in gains {
        let mut game = game.clone();
        let action = list(&game).into_iter().find(first).expect("a gain");
        play(&mut game, action);
        let others = gains.iter().filter(|it| list(&game).iter().any(it));
        assert_eq!(others.count(), 2, "after {action:?}");
    }
}

#[test]
fn the_order_of_tech_and_water_is_asked_for() {
    let mut game = ready("universal_coalition", 0);
    gain(&mut game, Track::Tech);
    gain(&mut game, Track::Water);
    drive(&mut game);
    assert_eq!((at(&game, Track::Tech), at(&game, Track::Water)), (0, 0));
    assert!(can(&game, Action::Advance(Track::Tech)));
    assert!(can(&game, Action::Advance(Track::Water)));
}

#[test]
fn the_order_is_asked_for_where_trackers_stand_in_each_others_way() {
    for corporation in ["makeshift", "oasis_ultd"] {
        let mut game = ready(corporation, 0);
        gain(&mut game, Track::Civ);
        gain(&mut game, Track::Rover);
        drive(&mut game);
        assert_eq!((at(&game, Track::Civ), at(&game, Track::Rover)), (0, 0));
    }
}

#[test]
fn the_resource_that_is_kept_is_asked_for_where_only_one_may_advance() {
    let mut game = game("universal_coalition");
    game.rule = Some(RoundRule::OneResourceOnly);
    place(&mut game, "i2_civ_energy", 0, 5, 0);
    assert_eq!(at(&game, Track::Civ), 0);
    assert!(can(&game, Action::Resource(Terrain::Civ)));
    assert!(can(&game, Action::Energy(Track::Civ)));
}
