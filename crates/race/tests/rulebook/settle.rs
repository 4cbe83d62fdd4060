//! Phase III.

use crate::table::{Play, Position, card, pay, place, table};
use race::ActionCard::{Develop, Settle};
use race::Way::{ColonyShip, Conquer, ConquerWithTactics, Pay};
use race::{Action, DrawWhy, Event, GoodWhy, Illegal, Way};

/// Seat 0 settles with these cards in its tableau, the world and so many cards in its hand.
fn settling(active: &str, world: &str, cards: usize) -> Play {
    let free = if active.contains("epsilon_eridani") {
        "old_earth"
    } else {
        "epsilon_eridani"
    };
    let mut play = table(2)
        .tableau(0, active)
        .tableau(1, free)
        .hand(0, world)
        .and_cards(0, cards)
        .begin();
    play.choose(&[&[Develop], &[Settle]]);
    play.until("settle_choice");
    play
}

/// The ways in which seat 0 can place a world; the single one shows in the events.
fn ways(active: &str, world: &str, cards: usize) -> Vec<Way> {
    let mut play = settling(active, world, cards);
    if !play.may(0, place(world)) {
        return Vec::new();
    }
    play.act(0, place(world)).passes(1);
    if play.step() == "settle_way" {
        return play.ways(0);
    }
    let taken = play.events.iter().find_map(|event| match event {
        Event::WayTaken { way, .. } => Some(*way),
        _ => None,
    });
    taken.into_iter().collect()
}

/// What paying for a world costs seat 0; none if it cannot be paid for with nine cards.
fn price(active: &str, world: &str) -> Option<usize> {
    let mut play = settling(active, world, 9);
    if !play.may(0, place(world)) {
        return None;
    }
    play.act(0, place(world)).passes(1);
    if play.may(0, Action::Way(Pay)) {
        play.act(0, Action::Way(Pay));
    }
    let paid = play.events.iter().find_map(|event| match event {
        Event::WayTaken {
            way: Pay, price, ..
        } => Some(usize::from(*price)),
        _ => None,
    });
    play.pays_anything(0);
    assert!(paid.is_none_or(|price| play.paid(0) == price));
    paid
}

/// Seat 0's Military against a world it cannot conquer, and its defense.
fn too_weak(active: &str, world: &str) -> (i8, i8) {
    match settling(active, world, 0).why_not(0, place(world)) {
        Illegal::NotEnoughMilitary { need, have, .. } => (have, need),
        other => panic!("{other:?}"),
    }
}

#[test]
fn military_is_the_sum_of_all_powers_negative_ones_too() {
    let active = "new_sparta, expedition_force, empath_world";
    assert_eq!(ways(active, "avian_uplift_race", 0), [Conquer]);
    assert_eq!(too_weak(active, "pirate_world"), (2, 3));
}

#[test]
fn galactic_imperium_counts_against_rebel_worlds_alone() {
    let active = "new_sparta, galactic_imperium";
    assert_eq!(ways(active, "rebel_base", 0), [Conquer]);
    assert_eq!(too_weak(active, "lost_alien_warship"), (2, 5));
}

#[test]
fn military_for_a_kind_counts_against_that_kind_alone() {
    let active = "alpha_centauri, expedition_force";
    assert_eq!(ways(active, "rebel_miners", 0), [Conquer]);
    assert_eq!(ways(active, "outlaw_world", 0), [Conquer]);
    assert_eq!(too_weak(active, "former_penal_colony"), (1, 2));
}

#[test]
fn a_contact_specialist_pays_for_military_worlds_at_one_less() {
    let price =
        |active: &str, world| price(&format!("old_earth, contact_specialist{active}"), world);
    assert_eq!(price("", "rebel_outpost"), Some(4));
    assert_eq!(price(", replicant_robots", "rebel_outpost"), Some(2));
    assert_eq!(price("", "rebel_miners"), Some(1));
    assert_eq!(price(", mining_robots", "rebel_miners"), Some(0));
    assert_eq!(price("", "rebel_homeworld"), Some(6));
}

#[test]
fn with_contact_specialist_and_colony_ship_a_military_world_is_free() {
    let active = "old_earth, contact_specialist, colony_ship";
    assert_eq!(ways(active, "rebel_homeworld", 0), [ColonyShip]);
    let mut play = settling(active, "rebel_homeworld", 0);
    play.act(0, place("rebel_homeworld")).passes(1);
    assert_eq!(play.paid(0), 0);
    assert_eq!(
        play.tableau(0),
        ["old_earth", "contact_specialist", "rebel_homeworld"]
    );
}

#[test]
fn alien_worlds_cannot_be_paid_for_through_a_contact_specialist() {
    assert_eq!(
        ways("old_earth, contact_specialist", "alien_robot_sentry", 9),
        []
    );
    let stone = "alien_rosetta_stone_world";
    assert_eq!(ways(stone, "alien_robot_sentry", 0), [Conquer]);
    let with_contact = "alien_rosetta_stone_world, contact_specialist";
    assert_eq!(too_weak(with_contact, "alien_robot_sentry"), (1, 2));
    let both = "old_earth, contact_specialist, colony_ship";
    assert_eq!(ways(both, "alien_robot_sentry", 9), []);
}

#[test]
fn the_contact_specialists_minus_one_always_applies() {
    let active = "new_sparta, contact_specialist";
    assert_eq!(ways(active, "outlaw_world", 0), [Pay, Conquer]);
    assert_eq!(ways(active, "avian_uplift_race", 0), []);
    assert_eq!(ways(active, "avian_uplift_race", 1), [Pay]);
}

#[test]
fn new_military_tactics_give_three_once() {
    let active = "old_earth, space_marines, new_military_tactics";
    let world = "lost_alien_warship";
    assert_eq!(ways(active, world, 0), [ConquerWithTactics]);
    let mut play = settling(active, world, 0);
    play.act(0, place(world)).passes(1);
    assert_eq!(play.tableau(0), ["old_earth", "space_marines", world]);
    assert_eq!(play.goods(0), [world]);
    let used = Event::UsedUp {
        seat: tabletop::Seat(0),
        card: card("new_military_tactics"),
    };
    assert!(play.events.contains(&used));
}

#[test]
fn new_military_tactics_may_be_discarded_though_they_are_not_needed() {
    let active = "new_sparta, new_military_tactics";
    assert_eq!(
        ways(active, "avian_uplift_race", 0),
        [Conquer, ConquerWithTactics]
    );
}

#[test]
fn discounts_add_up_and_colony_ship_is_no_use_for_alien_worlds() {
    let library = "deserted_alien_library";
    let active = "alien_tech_institute, alien_rosetta_stone_world, replicant_robots";
    assert_eq!(price(active, library), Some(0));
    assert_eq!(price("old_earth, colony_ship", library), Some(6));
    assert_eq!(ways("old_earth, colony_ship", library, 9), [Pay]);
    assert_eq!(ways("old_earth, colony_ship", library, 5), []);
}

#[test]
fn colony_ship_places_the_gray_alien_rosetta_stone_world() {
    let stone = "alien_rosetta_stone_world";
    assert_eq!(ways("old_earth, colony_ship", stone, 0), [ColonyShip]);
}

#[test]
fn colony_ship_may_be_used_though_the_price_is_zero() {
    assert_eq!(
        ways("old_earth, colony_ship", "pilgrimage_world", 0),
        [Pay, ColonyShip]
    );
}

#[test]
fn a_discount_for_a_kind_is_for_that_kind_alone() {
    assert_eq!(price("old_earth, mining_robots", "asteroid_belt"), Some(1));
    assert_eq!(price("old_earth, mining_robots", "gem_world"), Some(2));
}

#[test]
fn military_never_reduces_a_price() {
    let active = "old_earth, contact_specialist, drop_ships";
    assert_eq!(price(active, "rebel_homeworld"), Some(6));
}

#[test]
fn all_four_ways_are_offered() {
    let active = "new_sparta, drop_ships, contact_specialist, colony_ship, new_military_tactics";
    let all = [Pay, ColonyShip, Conquer, ConquerWithTactics];
    assert_eq!(ways(active, "outlaw_world", 0), all);
    assert_eq!(ways(active, "malevolent_lifeforms", 3), all);
    assert_eq!(ways(active, "malevolent_lifeforms", 2), all[1..]);
}

#[test]
fn the_ways_to_place_a_world_are_seen_with_their_prices() {
    let mut play = settling("new_sparta, colony_ship", "gem_world", 9);
    assert!(play.view().now.ways.is_empty(), "nothing is chosen yet");
    play.act(0, place("gem_world")).passes(1);
    assert_eq!(play.step(), "settle_way");
    let view = play.view();
    let seen: Vec<_> = view.now.ways.iter().map(|it| (it.way, it.price)).collect();
    assert_eq!(seen, [(Pay, 2), (ColonyShip, 0)]);
    let strength = &view.strengths[0];
    assert_eq!(strength.military, 2);
    assert_eq!(strength.military_against.alien, 2);
    assert_eq!((strength.rebel_military, strength.trade_bonus.rare), (0, 0));
}

#[test]
fn bonus_and_terraforming_robots_draw_after_the_world_is_paid_for() {
    let mut play = table(2)
        .tableau(0, "old_earth, terraforming_robots")
        .hand(0, "blaster_gem_mines, avian_uplift_race")
        .and_cards(0, 3)
        .begin();
    play.choose(&[&[Settle], &[Develop]]);
    play.until("settle_choice");
    assert!(!play.may(0, place("avian_uplift_race")), "no Military yet");
    play.act(0, place("blaster_gem_mines"));
    assert_eq!(play.goods(0), ["blaster_gem_mines"], "dealt at the reveal");
    play.pays_anything(0);
    assert_eq!(play.paid(0), 3);
    let robots = DrawWhy::Power(card("terraforming_robots"));
    assert_eq!(play.draws(0), [(1, DrawWhy::Bonus(Settle)), (1, robots)]);
    assert_eq!(play.view().strengths[0].military, 1);
}

#[test]
fn the_bonus_draw_is_for_the_chooser_who_places_a_world() {
    let mut play = settling("new_sparta", "pilgrimage_world", 0);
    play.act(0, place("pilgrimage_world")).passes(1);
    assert_eq!((play.drawn(0), play.drawn(1)), (0, 0));
}

#[test]
fn windfall_worlds_come_with_a_good_and_production_worlds_without() {
    let mut play = table(2)
        .hand(0, "pre_sentient_race")
        .and_cards(0, 2)
        .hand(1, "gem_world")
        .and_cards(1, 2)
        .draw("drop_ships")
        .begin();
    play.all_choose(Settle);
    play.act(0, place("pre_sentient_race"))
        .act(1, place("gem_world"));
    assert_eq!(play.goods(0), ["pre_sentient_race"]);
    assert_eq!(play.goods(1), [""; 0]);
    let put = play.events.iter().find_map(|event| match event {
        Event::GoodPut { card, why, .. } => Some((*card, *why)),
        _ => None,
    });
    assert_eq!(put, Some((Some(card("drop_ships")), GoodWhy::Windfall)));
}

#[test]
fn an_unused_start_world_is_an_ordinary_card() {
    assert_eq!(ways("old_earth, space_marines", "new_sparta", 0), [Conquer]);
    let mut play = settling("old_earth", "alpha_centauri", 2);
    play.act(0, place("alpha_centauri")).passes(1);
    assert_eq!(play.goods(0), ["alpha_centauri"]);
}

#[test]
fn only_worlds_are_placed_and_a_refusal_says_why() {
    let play = settling("old_earth", "space_marines, rebel_base, new_earth", 0);
    let not_a_world = Illegal::NotAWorld {
        card: card("space_marines"),
    };
    assert_eq!(play.why_not(0, place("space_marines")), not_a_world);
    let military = play.why_not(0, place("rebel_base"));
    let (need, have) = (6, 0);
    assert!(
        matches!(military, Illegal::NotEnoughMilitary { need: n, have: h, .. } if (n, h) == (need, have))
    );
    let price = play.why_not(0, place("new_earth"));
    assert!(matches!(
        price,
        Illegal::CannotPay {
            price: 5,
            have: 2,
            ..
        }
    ));
}

#[test]
fn ways_are_named_in_turn_and_known_at_once() {
    let position = |seat: usize| -> Position {
        table(2)
            .tableau(0, "new_sparta, colony_ship")
            .tableau(1, "epsilon_eridani, colony_ship")
            .hand(0, "gem_world")
            .hand(1, "spice_world")
            .and_cards(0, 3)
            .and_cards(1, 3)
            .first(seat)
    };
    for first in [0, 1] {
        let mut play = position(first).begin();
        play.all_choose(Settle);
        play.act(0, place("gem_world")).act(1, place("spice_world"));
        assert_eq!(
            (play.step().as_str(), play.asked()),
            ("settle_way", vec![first])
        );
        play.act(first, Action::Way(ColonyShip));
        assert_eq!(play.asked(), [1 - first]);
        assert_eq!(play.seen_by(1 - first).ways[first], Some(ColonyShip));
        assert!(
            play.tableau(first).contains(&"colony_ship"),
            "carried out with the payment"
        );
        play.act(1 - first, Action::Way(Pay));
        assert_eq!(play.asked(), [1 - first], "only who pays is asked");
        play.pays_anything(1 - first);
        assert!(!play.tableau(first).contains(&"colony_ship"));
    }
}

#[test]
fn a_refused_way_says_why() {
    let mut play = settling("new_sparta, new_military_tactics", "avian_uplift_race", 0);
    play.act(0, place("avian_uplift_race")).passes(1);
    let world = card("avian_uplift_race");
    assert_eq!(
        play.why_not(0, Action::Way(Pay)),
        Illegal::MustBeConquered { card: world }
    );
    let ship = card("colony_ship");
    assert_eq!(
        play.why_not(0, Action::Way(ColonyShip)),
        Illegal::NotActive { card: ship }
    );
    let mut play = settling("new_sparta, colony_ship", "gem_world", 3);
    play.act(0, place("gem_world")).passes(1);
    let world = card("gem_world");
    assert_eq!(
        play.why_not(0, Action::Way(Conquer)),
        Illegal::NotMilitary { card: world }
    );
}

#[test]
fn who_pays_chooses_exactly_as_many_cards_as_the_price() {
    let mut play = settling("new_sparta", "gem_world, drop_ships, spice_world", 1);
    play.act(0, place("gem_world")).passes(1);
    assert_eq!(play.step(), "settle_payment");
    play.act(0, pay("drop_ships"));
    assert!(!play.may(0, pay("drop_ships")), "it is picked");
    play.act(0, pay("spice_world"));
    assert_eq!(play.hand_size(0), 1);
}
