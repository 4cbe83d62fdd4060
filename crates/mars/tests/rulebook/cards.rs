//! Playing project cards.

use crate::table::*;
use mars::scene::Scene;
use mars::{Action, Award, Illegal, Milestone, Parameter, Placement, Tag, Tile, Whom};

fn holding(id: &str) -> Scene {
    Scene::new(2)
        .hand(A, &[id])
        .hand(B, &["algae"])
        .money(A, 100)
}

#[test]
fn a_requirement_of_at_most_holds_up_to_its_value() {
    let at = |oxygen| Table::new(holding("colonizer_training_camp").oxygen(oxygen).ready());
    assert!(at(5).may(play("colonizer_training_camp")));
    assert_eq!(
        at(6).why_not(play("colonizer_training_camp")),
        Illegal::ParameterTooHigh {
            parameter: Parameter::Oxygen,
            need: 5,
            have: 6
        }
    );
}

#[test]
fn a_requirement_of_at_least_holds_from_its_value_on() {
    let at = |degrees| Table::new(holding("lichen").temperature(degrees).ready());
    assert!(at(-24).may(play("lichen")));
    assert!(at(8).may(play("lichen")));
    assert_eq!(
        at(-26).why_not(play("lichen")),
        Illegal::ParameterTooLow {
            parameter: Parameter::Temperature,
            need: -24,
            have: -26
        }
    );
}

#[test]
fn oceans_on_the_map_are_counted_for_requirements() {
    let scene = holding("great_dam").oceans(&["r1c2", "r1c4", "r1c5"]);
    let table = Table::new(scene.clone().ready());
    assert_eq!(
        table.why_not(play("great_dam")),
        Illegal::ParameterTooLow {
            parameter: Parameter::Oceans,
            need: 4,
            have: 3
        }
    );
    assert!(Table::new(scene.oceans(&["r2c6"]).ready()).may(play("great_dam")));
}

#[test]
fn a_card_does_not_count_itself_for_its_requirement() {
    let scene = holding("gene_repair").table(A, &["mars_university", "adaptation_technology"]);
    let table = Table::new(scene.clone().ready());
    let refusal = Illegal::TooFewTags {
        tag: Tag::Science,
        need: 3,
        have: 2,
    };
    assert_eq!(table.why_not(play("gene_repair")), refusal);
    assert!(Table::new(scene.table(A, &["standard_technology"]).ready()).may(play("gene_repair")));
}

#[test]
fn tags_of_events_do_not_count_for_requirements() {
    let table = Table::new(
        holding("plantation")
            .table(A, &["technology_demonstration", "special_design"])
            .ready(),
    );
    let refusal = Illegal::TooFewTags {
        tag: Tag::Science,
        need: 2,
        have: 0,
    };
    assert_eq!(table.why_not(play("plantation")), refusal);
}

#[test]
fn production_tiles_and_cities_can_be_required() {
    let table = Table::new(holding("great_escarpment_consortium").ready());
    let refusal = Illegal::ProductionTooLow {
        resource: Steel,
        need: 1,
        have: 0,
    };
    assert_eq!(table.why_not(play("great_escarpment_consortium")), refusal);
    let table = Table::new(
        holding("ecological_zone")
            .tile(Tile::Greenery, "r3c3", Some(B))
            .ready(),
    );
    let refusal = Illegal::TooFewTiles {
        tile: Tile::Greenery,
        need: 1,
        have: 0,
    };
    assert_eq!(table.why_not(play("ecological_zone")), refusal);
    let scene = holding("rad_suits").tile(Tile::City, "r3c3", Some(B));
    let table = Table::new(scene.clone().ready());
    assert_eq!(
        table.why_not(play("rad_suits")),
        Illegal::TooFewCities { need: 2, have: 1 }
    );
    let scene = scene.tile(Tile::City, "ganymede_colony", Some(B));
    assert!(
        Table::new(scene.ready()).may(play("rad_suits")),
        "off-planet cities count"
    );
}

#[test]
fn requirements_are_checked_before_the_card_acts() {
    // Special Design is needed for this; its own shift does not help itself to anything.
    let mut table = Table::new(
        holding("special_design")
            .hand(A, &["lichen"])
            .temperature(-28)
            .ready(),
    );
    assert!(!table.may(play("lichen")));
    table.act(&[play("special_design")]);
    assert!(table.may(play("lichen")), "two steps laxer");
}

#[test]
fn automated_and_active_cards_lie_face_up_and_events_face_down() {
    let mut table = Table::new(holding("sponsors").hand(A, &["mineral_deposit"]).ready());
    table.act(&[play("sponsors"), play("mineral_deposit")]);
    let view = table.view();
    let player = &view.players[0];
    assert_eq!(player.table[0].card, card("sponsors"));
    assert_eq!(player.events, [card("mineral_deposit")]);
    assert_eq!(player.tags[&Tag::Earth], 1);
    assert_eq!(player.hand, 0);
}

#[test]
fn each_tag_counts_separately() {
    let mut table = Table::new(
        holding("research")
            .table(A, &["olympus_conference"])
            .passed(B)
            .ready(),
    );
    table.act(&[play("research")]);
    assert_eq!(table.view().players[0].tags[&Tag::Science], 3);
    // The first science tag adds a resource by itself; the second asks.
    assert_eq!(table.on_card("olympus_conference"), 1);
}

#[test]
fn own_production_may_not_fall_below_0_nor_megacredits_below_minus_5() {
    let table = Table::new(holding("carbonate_processing").ready());
    let refusal = Illegal::ProductionTooLow {
        resource: Energy,
        need: 1,
        have: 0,
    };
    assert_eq!(table.why_not(play("carbonate_processing")), refusal);
    let at = |production| {
        let scene = holding("nuclear_power").production(A, Megacredits, production);
        Table::new(scene.ready())
    };
    assert!(at(-3).may(play("nuclear_power")));
    let refusal = Illegal::ProductionTooLow {
        resource: Megacredits,
        need: -3,
        have: -4,
    };
    assert_eq!(at(-4).why_not(play("nuclear_power")), refusal);
}

#[test]
fn the_parts_that_cannot_be_done_in_full_are_skipped_only_where_the_rules_say_so() {
    // Parameters at their end.
    let nine = [
        "r1c2", "r1c4", "r1c5", "r2c6", "r4c8", "r5c4", "r5c5", "r5c6", "r6c6",
    ];
    let scene = holding("comet").temperature(8).oceans(&nine[..8]);
    let ocean = ["r6c7", "r6c8", "r9c5"];
    let mut scene = scene;
    let mut n = 8;
    for id in ocean {
        if n < 9 {
            scene = scene.oceans(&[id]);
            n += 1;
        }
    }
    let mut table = Table::new(scene.ready());
    table.act(&[play("comet")]);
    assert_eq!(table.rating(A), 20);
    assert_eq!(table.view().planet.oceans, 9);
    // Resources for cards that nobody has.
    let mut table = Table::new(holding("imported_nitrogen").ready());
    table.act(&[play("imported_nitrogen")]);
    assert_eq!((table.rating(A), table.stock(A, Plants)), (21, 4));
    // Removals without a victim.
    let mut table = Table::new(holding("asteroid").ready());
    table.act(&[play("asteroid")]);
    assert_eq!(table.stock(A, Titanium), 2);
}

#[test]
fn reducing_any_production_is_mandatory_and_hits_one_player_in_full() {
    let scene = holding("birds").oxygen(13);
    let table = Table::new(
        scene
            .clone()
            .production(B, Plants, 1)
            .production(A, Plants, 1)
            .ready(),
    );
    let refusal = Illegal::NobodyToReduce {
        resource: Plants,
        amount: 2,
    };
    assert_eq!(
        table.why_not(play("birds")),
        refusal,
        "never split between two"
    );
    let mut table = Table::new(scene.clone().production(A, Plants, 2).ready());
    table.act(&[play("birds")]);
    assert_eq!(
        table.production(A, Plants),
        0,
        "your own if nobody else qualifies"
    );
    let mut table = Table::new(
        scene
            .production(A, Plants, 2)
            .production(B, Plants, 3)
            .ready(),
    );
    table.act(&[play("birds")]);
    assert_eq!(
        table.legal(),
        [Action::Reduce(Whom::Seat(A)), Action::Reduce(Whom::Seat(B))]
    );
    table.act(&[Action::Reduce(Whom::Seat(B))]);
    assert_eq!(
        (table.production(A, Plants), table.production(B, Plants)),
        (2, 1)
    );
}

#[test]
fn a_tile_other_than_an_ocean_needs_a_legal_hex() {
    let table = Table::new(holding("urbanized_area").production(A, Energy, 1).ready());
    let refusal = Illegal::NoSpace {
        placement: Placement::NextToTwoCities,
    };
    assert_eq!(table.why_not(play("urbanized_area")), refusal);
}

#[test]
fn immigrant_city_is_possible_down_to_minus_4_and_as_tharsis_republic_to_minus_5() {
    let scene = |production: i32| {
        holding("immigrant_city")
            .production(A, Energy, 1)
            .production(A, Megacredits, production)
    };
    let mut table = Table::new(scene(-4).ready());
    table.act(&[play("immigrant_city"), place("r3c3")]);
    assert_eq!(table.production(A, Megacredits), -5);
    assert_eq!(table.production(A, Energy), 0);
    let refusal = Illegal::ProductionTooLow {
        resource: Megacredits,
        need: -3,
        have: -5,
    };
    assert_eq!(
        Table::new(scene(-5).ready()).why_not(play("immigrant_city")),
        refusal
    );
    let republic = scene(-5).corporation(A, "tharsis_republic");
    let mut table = Table::new(republic.ready());
    table.act(&[play("immigrant_city"), place("r3c3")]);
    assert_eq!(table.production(A, Megacredits), -5);
    let no_energy = scene(0).production(A, Energy, 0);
    assert!(!Table::new(no_energy.ready()).may(play("immigrant_city")));
}

#[test]
fn energy_tapping_and_power_supply_consortium_are_always_possible() {
    let mut table = Table::new(holding("energy_tapping").ready());
    table.act(&[play("energy_tapping")]);
    assert_eq!(table.production(A, Energy), 0, "raised, then lowered");
    let scene = holding("power_supply_consortium").table(A, &["power_plant", "solar_power"]);
    let mut table = Table::new(scene.production(B, Energy, 1).ready());
    table.act(&[
        play("power_supply_consortium"),
        Action::Reduce(Whom::Seat(B)),
    ]);
    assert_eq!(
        (table.production(A, Energy), table.production(B, Energy)),
        (1, 0)
    );
}

#[test]
fn hackers_need_energy_production_but_the_money_part_is_always_possible() {
    let scene = holding("hackers").production(A, Energy, 1);
    let scene = scene
        .production(A, Megacredits, -5)
        .production(B, Megacredits, -4);
    let mut table = Table::new(scene.ready());
    table.act(&[play("hackers")]);
    assert_eq!(table.production(A, Megacredits), -5);
    assert!(!Table::new(holding("hackers").ready()).may(play("hackers")));
}

#[test]
fn moss_needs_its_plants_and_one_fewer_with_viral_enhancers() {
    let wet = |id: &str| holding(id).oceans(&["r1c2", "r1c4", "r1c5"]);
    for (id, plants) in [("moss", 1), ("nitrophilic_moss", 2)] {
        let scene = |have: i32| wet(id).stock(A, Plants, have);
        assert!(Table::new(scene(plants).ready()).may(play(id)));
        let refusal = Illegal::TooLittle {
            resource: Plants,
            need: plants,
            have: plants - 1,
        };
        assert_eq!(
            Table::new(scene(plants - 1).ready()).why_not(play(id)),
            refusal
        );
        let enhanced = scene(plants - 1).table(A, &["viral_enhancers"]);
        let mut table = Table::new(enhanced.ready());
        table.act(&[play(id)]);
        assert_eq!(
            (table.stock(A, Plants), table.production(A, Plants)),
            (0, plants)
        );
    }
}

#[test]
fn robotic_workforce_needs_a_box_that_can_be_carried_out_as_a_whole() {
    let scene = holding("robotic_workforce");
    let refusal = Illegal::NothingToCopy { tag: Tag::Building };
    assert_eq!(
        Table::new(scene.clone().ready()).why_not(play("robotic_workforce")),
        refusal
    );
    let scene = scene.table(A, &["strip_mine"]).production(A, Energy, 1);
    assert_eq!(
        Table::new(scene.clone().ready()).why_not(play("robotic_workforce")),
        refusal
    );
    assert!(Table::new(scene.production(A, Energy, 2).ready()).may(play("robotic_workforce")));
}

#[test]
fn insulation_needs_heat_production() {
    let refusal = Illegal::ProductionTooLow {
        resource: Heat,
        need: 1,
        have: 0,
    };
    assert_eq!(
        Table::new(holding("insulation").ready()).why_not(play("insulation")),
        refusal
    );
    let mut table = Table::new(holding("insulation").production(A, Heat, 3).ready());
    table.act(&[play("insulation")]);
    assert_eq!(table.legal(), [1, 2, 3].map(Action::Amount));
    table.act(&[Action::Amount(2)]);
    assert_eq!(
        (table.production(A, Heat), table.production(A, Megacredits)),
        (1, 2)
    );
}

#[test]
fn land_claim_needs_free_land_that_nobody_has_claimed() {
    let mut table = Table::new(holding("land_claim").claim("r3c3", B).ready());
    table.act(&[play("land_claim")]);
    assert!(!table.spaces().contains(&"r3c3"));
    assert!(!table.spaces().contains(&"r1c2"), "reserved for an ocean");
    assert_eq!(
        table.why_not(Action::Mark(space("r3c3"))),
        Illegal::AlreadyClaimed
    );
    table.act(&[Action::Mark(space("r3c4"))]);
    assert_eq!(
        table.view().claims,
        [("r3c4", A), ("r3c3", B)].map(|(id, seat)| mars::Claim {
            space: space(id),
            seat,
        })
    );
}

#[test]
fn considered_explains_every_card_in_hand_every_standard_project_and_every_goal() {
    use tabletop::Game;
    let scene = holding("fish").hand(A, &["asteroid", "sponsors", "carbonate_processing"]);
    let table = Table::new(scene.money(A, 10).ready());
    let mut considered = Vec::new();
    table.game.considered(A, &mut considered);
    let reason = |wanted: Action| {
        let found = considered.iter().find(|(action, _)| *action == wanted);
        found.expect("everything is considered").1.clone()
    };
    let why = |id: &str| reason(play(id));
    assert_eq!(why("sponsors"), None);
    assert_eq!(
        why("asteroid"),
        Some(Illegal::CannotPay { cost: 14, short: 4 })
    );
    assert!(matches!(why("fish"), Some(Illegal::ParameterTooLow { .. })));
    assert!(matches!(
        why("carbonate_processing"),
        Some(Illegal::ProductionTooLow { .. })
    ));
    let short_of = |cost: i32| {
        (cost > 10).then(|| Illegal::CannotPay {
            cost,
            short: cost - 10,
        })
    };
    for (action, cost) in STANDARD.into_iter().zip([0, 11, 14, 18, 23, 25]) {
        assert_eq!(reason(action), short_of(cost), "{action:?}");
    }
    for milestone in Milestone::all() {
        assert!(matches!(
            reason(claim(milestone)),
            Some(Illegal::NotReached { .. })
        ));
    }
    for award in Award::all() {
        assert_eq!(reason(fund(award)), None);
    }
}
