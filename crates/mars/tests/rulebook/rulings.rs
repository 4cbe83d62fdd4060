//! The rulings on single cards and cases, in the order of the rules page.

use crate::table::*;
use mars::scene::Scene;
use mars::{Action, Illegal, Parameter, StandardProject, Tag, Tile, Whom};
use tabletop::Game;

#[test]
fn shifts_of_requirements_add_up_to_2_4_or_6_steps() {
    let scene = |degrees: i8| {
        holding(&["fish", "special_design"])
            .production(A, Plants, 1)
            .temperature(degrees)
    };
    let refused = |scene: Scene, need: i8| {
        let table = Table::new(scene.ready());
        let have = table.view().planet.temperature;
        let refusal = Illegal::ParameterTooLow {
            parameter: Parameter::Temperature,
            need,
            have,
        };
        assert_eq!(table.why_not(play("fish")), refusal);
    };
    refused(scene(0), 2);
    refused(scene(-4).corporation(A, "inventrix"), -2);
    let both = |degrees| {
        scene(degrees)
            .corporation(A, "inventrix")
            .table(A, &["adaptation_technology"])
    };
    refused(both(-8), -6);
    assert!(Table::new(both(-6).ready()).may(play("fish")));
    let table = after(both(-10).passed(B), &[play("special_design")]);
    assert!(table.may(play("fish")), "6 steps");
    let table = after(both(-12).passed(B), &[play("special_design")]);
    assert!(!table.may(play("fish")));
}

#[test]
fn shifts_do_not_touch_requirements_of_tags_or_production() {
    let scene = holding(&["gene_repair"])
        .corporation(A, "inventrix")
        .table(A, &["adaptation_technology"]);
    let refusal = Illegal::TooFewTags {
        tag: Tag::Science,
        need: 3,
        have: 2,
    };
    assert_eq!(
        Table::new(scene.ready()).why_not(play("gene_repair")),
        refusal
    );
}

#[test]
fn special_design_and_indentured_workers_use_each_other_up() {
    let scene = holding(&["special_design", "indentured_workers", "mine"]).passed(B);
    let table = after(
        scene.clone(),
        &[play("special_design"), play("indentured_workers")],
    );
    let player = &table.view().players[0];
    assert_eq!((player.next_shift, player.next_discount), (0, 8));
    let table = after(scene, &[play("indentured_workers"), play("special_design")]);
    let player = &table.view().players[0];
    assert_eq!((player.next_shift, player.next_discount), (2, 0));
    assert_eq!(table.money(A), 200, "the discount paid for Special Design");
}

#[test]
fn aquifer_pumping_and_water_import_use_metal_at_its_value_but_no_discount() {
    let scene = holding(&["mine"])
        .table(A, &["aquifer_pumping", "advanced_alloys", "earth_catapult"])
        .money(A, 0)
        .stock(A, Steel, 3);
    let table = after(scene, &[using("aquifer_pumping"), place("r1c5")]);
    assert_eq!(table.stock(A, Steel), 0, "8 with 3 steel at 3 each");
    let scene = holding(&["mine"])
        .corporation(A, "phobolog")
        .table(A, &["water_import_from_europa"])
        .money(A, 0)
        .stock(A, Titanium, 3);
    let table = after(scene, &[using("water_import_from_europa"), place("r1c5")]);
    assert_eq!(table.stock(A, Titanium), 0, "12 with 3 titanium at 4 each");
}

#[test]
fn helions_heat_pays_for_actions_and_cannot_be_taken_as_megacredits() {
    let scene = holding(&["mine"])
        .corporation(A, "helion")
        .table(A, &["space_mirrors"]);
    let table = after(
        scene.money(A, 0).stock(A, Heat, 7),
        &[using("space_mirrors")],
    );
    assert_eq!((table.stock(A, Heat), table.production(A, Energy)), (0, 1));
    let scene = holding(&["hired_raiders"])
        .corporation(B, "helion")
        .stock(B, Heat, 9);
    let mut table = Table::new(scene.ready());
    table.act(&[play("hired_raiders")]);
    assert_eq!(table.asked(), "second_action", "there is nothing to steal");
}

#[test]
fn all_units_of_one_op_go_on_one_card_and_adding_is_mandatory() {
    let scene = holding(&["imported_nitrogen"]).table(A, &["ants"]);
    let table = after(scene, &[play("imported_nitrogen")]);
    assert_eq!(table.on_card("ants"), 3);
}

#[test]
fn ceos_favorite_project_may_be_played_without_a_target_and_never_starts_an_empty_card() {
    let scene = holding(&["ceos_favorite_project"]).table(A, &["pets", "ants", "security_fleet"]);
    let table = after(scene.clone(), &[play("ceos_favorite_project")]);
    assert_eq!(table.on_card("pets") + table.on_card("ants"), 0);
    let mut table = after(
        scene.on_card("pets", 1).on_card("security_fleet", 2),
        &[play("ceos_favorite_project")],
    );
    assert_eq!(
        table.legal(),
        [
            Action::AddTo(card("security_fleet")),
            Action::AddTo(card("pets"))
        ]
    );
    table.act(&[Action::AddTo(card("security_fleet"))]);
    assert_eq!(table.on_card("security_fleet"), 3);
}

#[test]
fn robotic_workforce_copies_boxes_of_building_cards_and_of_mining_guild() {
    let scene = holding(&["robotic_workforce"])
        .corporation(A, "mining_guild")
        .table(
            A,
            &[
                "strip_mine",
                "power_plant",
                "solar_power",
                "asteroid_mining",
                "space_mirrors",
            ],
        )
        .production(A, Energy, 2);
    let mut table = after(scene, &[play("robotic_workforce")]);
    let copies = ["solar_power", "strip_mine", "mining_guild"].map(|id| Action::Copy(card(id)));
    assert_eq!(table.legal(), copies, "equal boxes are listed once");
    let refusal = Illegal::SameAs {
        card: card("solar_power"),
    };
    assert_eq!(table.why_not(Action::Copy(card("power_plant"))), refusal);
    assert_eq!(
        table.why_not(Action::Copy(card("asteroid_mining"))),
        Illegal::CannotCopy
    );
    table.act(&[Action::Copy(card("mining_guild"))]);
    assert_eq!(table.production(A, Steel), 1);
}

#[test]
fn a_copied_medical_lab_is_recounted_and_mining_rights_repeat_their_metal() {
    let scene = holding(&["robotic_workforce"]).table(A, &["medical_lab", "mine", "capital"]);
    let scene = scene.table(A, &["power_plant"]);
    let table = after(
        scene,
        &[play("robotic_workforce"), Action::Copy(card("medical_lab"))],
    );
    assert_eq!(table.production(A, Megacredits), 2, "four building tags");
    let scene = holding(&["robotic_workforce"])
        .table(A, &["mining_rights"])
        .tile(Tile::MiningRights, "r4c1", Some(A));
    let table = after(scene, &[play("robotic_workforce")]);
    assert_eq!(table.production(A, Titanium), 1);
}

#[test]
fn a_copied_reduction_chooses_anew() {
    let scene = holding(&["robotic_workforce"])
        .table(A, &["biomass_combustors"])
        .production(A, Plants, 1)
        .production(B, Plants, 1);
    let mut table = after(scene, &[play("robotic_workforce")]);
    assert_eq!(table.asked(), "reduce");
    assert_eq!(table.production(A, Energy), 2);
    table.act(&[Action::Reduce(Whom::Seat(B))]);
    assert_eq!(table.production(B, Plants), 0);
}

#[test]
fn power_infrastructure_spends_at_least_one_energy() {
    let scene = holding(&["mine"]).table(A, &["power_infrastructure"]);
    let table = Table::new(scene.clone().ready());
    assert!(matches!(
        table.why_not(using("power_infrastructure")),
        Illegal::TooLittle { .. }
    ));
    let mut table = after(scene.stock(A, Energy, 3), &[using("power_infrastructure")]);
    assert_eq!(table.legal(), [1, 2, 3].map(Action::Amount));
    table.act(&[Action::Amount(2)]);
    assert_eq!((table.money(A), table.stock(A, Energy)), (202, 1));
}

#[test]
fn mars_university_discards_first_then_draws_and_is_never_forced() {
    let scene = holding(&["mars_university", "lichen"]).next_cards(&["birds"]);
    let mut table = after(scene.clone(), &[play("mars_university")]);
    assert_eq!(table.asked(), "discard", "its own tag counts");
    table.act(&[Action::Discard(card("lichen"))]);
    assert_eq!(table.hand(A), ["birds"]);
    let table = after(scene, &[play("mars_university"), Action::Decline]);
    assert_eq!(table.hand(A), ["lichen"]);
}

#[test]
fn olympus_conference_takes_one_of_two_options_for_each_science_tag() {
    let scene = holding(&["adaptation_technology", "lichen"])
        .table(A, &["olympus_conference"])
        .on_card("olympus_conference", 1);
    let mut table = after(scene, &[play("adaptation_technology")]);
    let options = [0, 1].map(|option| Action::choose(card("olympus_conference"), option));
    assert_eq!(table.legal(), options);
    table.act(&[options[0]]);
    assert_eq!(table.on_card("olympus_conference"), 2);
}

#[test]
fn viral_enhancers_add_only_to_the_card_played_if_it_holds_animals_or_microbes() {
    let scene = holding(&["ants", "adapted_lichen"]).table(A, &["viral_enhancers", "tardigrades"]);
    let scene = scene.oxygen(4);
    let mut table = after(scene.clone(), &[play("ants")]);
    let options = [0, 1].map(|option| Action::choose(card("viral_enhancers"), option));
    assert_eq!(table.legal(), options);
    table.act(&[options[1]]);
    assert_eq!(
        (table.on_card("ants"), table.on_card("tardigrades")),
        (1, 0)
    );
    let table = after(scene, &[play("adapted_lichen")]);
    assert_eq!(table.stock(A, Plants), 1, "no choice");
}

#[test]
fn ecological_zone_counts_its_own_two_tags_and_its_tile_is_no_greenery() {
    let scene = holding(&["ecological_zone"]).tile(Tile::Greenery, "r3c3", Some(A));
    let table = after(scene, &[play("ecological_zone"), place("r3c4")]);
    assert_eq!(table.on_card("ecological_zone"), 2);
    assert_eq!(table.points(A, "greeneries"), 1);
    assert_eq!(table.view().planet.oxygen, 0);
}

#[test]
fn mining_guild_gains_once_for_a_tile_and_beside_mining_rights() {
    let scene = holding(&["mining_rights"]).corporation(A, "mining_guild");
    let table = after(scene.clone(), &[play("mining_rights"), place("r1c1")]);
    assert_eq!((table.production(A, Steel), table.stock(A, Steel)), (2, 2));
    let table = after(scene, &[CITY, place("r3c3")]);
    assert_eq!(table.production(A, Steel), 0);
}

#[test]
fn land_claim_keeps_normal_rules_for_the_tile_that_follows() {
    let scene = holding(&["land_claim"])
        .tile(Tile::City, "r3c3", Some(B))
        .passed(B);
    let mut table = after(
        scene,
        &[play("land_claim"), Action::Mark(space("r3c4")), CITY],
    );
    assert_eq!(table.why_not(place("r3c4")), Illegal::NextToCity);
    table.act(&[place("r8c3")]);
    assert_eq!(
        table.view().claims,
        [mars::Claim {
            space: space("r3c4"),
            seat: A,
        }],
        "using it is never compulsory"
    );
}

#[test]
fn off_planet_cities_count_in_general_but_not_on_mars() {
    let off = |scene: Scene| scene.tile(Tile::City, "ganymede_colony", Some(B));
    let scene = off(holding(&["greenhouses", "zeppelins", "energy_saving"]).oxygen(5));
    let table = after(scene.clone(), &[play("greenhouses"), play("energy_saving")]);
    assert_eq!(
        (table.stock(A, Plants), table.production(A, Energy)),
        (1, 1)
    );
    let table = after(scene, &[play("zeppelins")]);
    assert_eq!(table.production(A, Megacredits), 0);
    let rails = off(holding(&["mine"])
        .table(A, &["martian_rails"])
        .stock(A, Energy, 1));
    assert_eq!(after(rails, &[using("martian_rails")]).money(A), 200);
    let scene = holding(&["ganymede_colony"])
        .corporation(A, "tharsis_republic")
        .table(B, &["pets"]);
    let table = after(scene, &[play("ganymede_colony")]);
    assert_eq!(
        (table.money(A), table.production(A, Megacredits)),
        (200 - 20 + 3, 0)
    );
    assert_eq!(table.on_card("pets"), 1);
}

#[test]
fn the_capital_is_a_city_in_every_way() {
    let scene = holding(&["capital"])
        .oceans(&["r1c2", "r1c4", "r1c5", "r2c6"])
        .production(A, Energy, 2)
        .corporation(B, "tharsis_republic")
        .tile(Tile::Greenery, "r3c4", Some(B));
    let table = after(scene, &[play("capital"), place("r3c3")]);
    assert_eq!(table.production(B, Megacredits), 1);
    assert_eq!(table.points(A, "cities"), 1);
    assert_eq!(table.tile("r3c3"), Some((Tile::Capital, Some(A))));
}

#[test]
fn research_outpost_stands_alone_but_later_neighbours_are_fine() {
    let scene = holding(&["research_outpost"]).oceans(&["r1c2"]).passed(B);
    let mut table = after(scene, &[play("research_outpost")]);
    assert_eq!(table.why_not(place("r1c1")), Illegal::NotIsolated);
    table.act(&[place("r3c3"), GREENERY]);
    assert!(table.spaces().contains(&"r3c4"));
}

#[test]
fn lava_flows_need_a_free_volcano_and_any_tile_may_lie_on_one() {
    let volcanoes = ["r2c2", "r3c1", "r4c1", "r5c1"];
    let scene = volcanoes
        .iter()
        .fold(holding(&["lava_flows"]), |scene, space| {
            scene.tile(Tile::Greenery, space, Some(B))
        });
    let refusal = Illegal::NoSpace {
        placement: mars::Placement::Volcanic,
    };
    assert_eq!(
        Table::new(scene.ready()).why_not(play("lava_flows")),
        refusal
    );
}

#[test]
fn artificial_lake_is_an_ocean_on_land_and_playable_without_effect_when_all_are_placed() {
    let scene = holding(&["artificial_lake"])
        .temperature(-6)
        .claim("r3c3", A);
    let table = after(scene.clone(), &[play("artificial_lake"), place("r3c3")]);
    assert_eq!(table.tile("r3c3"), Some((Tile::Ocean, None)));
    assert_eq!((table.view().planet.oceans, table.rating(A)), (1, 21));
    assert!(table.view().claims.is_empty(), "the marker is removed");
    let nine = [
        "r1c2", "r1c4", "r1c5", "r2c6", "r4c8", "r5c4", "r5c5", "r5c6", "r9c5",
    ];
    let table = after(scene.oceans(&nine), &[play("artificial_lake")]);
    assert_eq!(table.rating(A), 20);
}

#[test]
fn a_greenery_card_raises_oxygen_once() {
    let scene = holding(&["plantation"]).table(A, &["research"]);
    let table = after(scene, &[play("plantation"), place("r3c3")]);
    assert_eq!((table.view().planet.oxygen, table.rating(A)), (1, 21));
}

#[test]
fn nitrogen_rich_asteroid_counts_plant_tags_without_choice() {
    for (plants, production) in [(2, 1), (3, 4)] {
        let tags = ["lichen", "trees", "farming"];
        let scene = holding(&["nitrogen_rich_asteroid"]).table(A, &tags[..plants]);
        let table = after(scene, &[play("nitrogen_rich_asteroid")]);
        assert_eq!(table.production(A, Plants), production);
        assert_eq!(table.rating(A), 23);
    }
}

#[test]
fn inventors_guild_may_be_used_without_3_megacredits_and_the_card_is_then_discarded() {
    let scene = holding(&["mine"])
        .table(A, &["inventors_guild"])
        .next_cards(&["birds"]);
    let table = after(scene.clone().money(A, 2), &[using("inventors_guild")]);
    assert_eq!(table.asked(), "second_action");
    assert_eq!(table.view().piles.discards, 1);
    assert_eq!(table.revealed, tabletop::Revealed::ToActor);
    let mut table = after(scene.money(A, 3), &[using("inventors_guild")]);
    assert_eq!(table.legal(), [Action::Buy(card("birds")), Action::Done]);
    table.act(&[Action::Buy(card("birds"))]);
    assert_eq!((table.money(A), table.hand(A)), (0, vec!["mine", "birds"]));
}

#[test]
fn helion_may_buy_the_card_it_looks_at_with_heat() {
    let scene = holding(&["mine"])
        .corporation(A, "helion")
        .table(A, &["business_network"])
        .money(A, 2)
        .stock(A, Heat, 2)
        .next_cards(&["birds"]);
    let mut table = after(
        scene,
        &[using("business_network"), Action::Buy(card("birds"))],
    );
    assert_eq!(amounts(&table.legal(), Heat), [1, 2]);
    table.act(&[Action::pay(Heat, 2)]);
    assert_eq!((table.money(A), table.stock(A, Heat)), (1, 0));
}

#[test]
fn search_for_life_adds_resources_but_no_further_points() {
    let scene = holding(&["mine"])
        .table(A, &["search_for_life"])
        .on_card("search_for_life", 1);
    let table = after(
        scene.clone().next_cards(&["tardigrades"]),
        &[using("search_for_life")],
    );
    assert_eq!(
        (
            table.on_card("search_for_life"),
            table.points(A, "resources")
        ),
        (2, 3)
    );
    let table = after(scene.next_cards(&["birds"]), &[using("search_for_life")]);
    assert_eq!(table.on_card("search_for_life"), 1, "no microbe");
}

#[test]
fn united_nations_mars_initiative_needs_a_raised_rating_and_acts_once() {
    let scene = holding(&["mine"])
        .corporation(A, "united_nations_mars_initiative")
        .passed(B);
    let action = using("united_nations_mars_initiative");
    let mut table = Table::new(scene.ready());
    assert_eq!(table.why_not(action), Illegal::RatingNotRaised);
    table.act(&[ASTEROID, action]);
    assert_eq!((table.rating(A), table.money(A)), (22, 200 - 14 - 3));
    assert_eq!(table.why_not(action), Illegal::ActionUsed);
    table.act(&[Action::Pass]);
    table.seat_acts(A, Action::Done).seat_acts(B, Action::Done);
    table.act(&[Action::Pass]);
    assert_eq!(
        table.why_not(action),
        Illegal::RatingNotRaised,
        "a new generation"
    );
}

#[test]
fn media_archives_count_all_events_of_all_players() {
    let scene = holding(&["media_archives"])
        .table(A, &["comet"])
        .table(B, &["asteroid", "virus"]);
    let table = after(scene, &[play("media_archives")]);
    assert_eq!(table.money(A), 200 - 8 + 3);
}

#[test]
fn toll_station_counts_the_space_tags_of_all_opponents_corporations_included() {
    let scene = Scene::new(3)
        .hand(A, &["toll_station"])
        .hand(B, &["algae"])
        .hand(C, &["grass"])
        .money(A, 50)
        .corporation(B, "phobolog")
        .table(C, &["satellites", "comet"]);
    let table = after(scene, &[play("toll_station")]);
    assert_eq!(table.production(A, Megacredits), 2);
}

#[test]
fn a_rise_past_two_bonus_values_gives_both() {
    let scene = holding(&["deimos_down"]).temperature(-26);
    let table = after(scene, &[play("deimos_down")]);
    assert_eq!((table.production(A, Heat), table.rating(A)), (2, 23));
}

#[test]
fn symbiotic_fungus_may_be_used_without_any_card_and_the_microbe_is_lost() {
    let scene = holding(&["mine"]).table(A, &["symbiotic_fungus"]);
    let table = after(scene.clone(), &[using("symbiotic_fungus")]);
    assert_eq!(
        table.why_not(using("symbiotic_fungus")),
        Illegal::ActionUsed
    );
    let table = after(scene.table(A, &["ants"]), &[using("symbiotic_fungus")]);
    assert_eq!(table.on_card("ants"), 1);
}

#[test]
fn standard_technology_pays_3_back_but_not_for_patents_and_conversions() {
    let scene = holding(&["mine", "lichen"])
        .corporation(A, "credicor")
        .table(A, &["standard_technology"])
        .stock(A, Heat, 8)
        .passed(B);
    let table = after(
        scene.clone(),
        &[Action::Standard(StandardProject::PowerPlant)],
    );
    assert_eq!(table.money(A), 200 - 11 + 3);
    let table = after(
        scene.clone(),
        &[SELL, Action::Sell(card("mine")), Action::Done],
    );
    assert_eq!(table.money(A), 201);
    assert_eq!(after(scene, &[HEAT]).money(A), 200);
}

#[test]
fn an_option_that_only_adds_to_no_card_is_not_offered_while_another_is_possible() {
    let scene = holding(&["imported_hydrogen", "local_heat_trapping"]).stock(A, Heat, 5);
    let table = after(scene.clone(), &[play("local_heat_trapping")]);
    assert_eq!(table.stock(A, Plants), 4, "no question");
    let table = after(scene.table(A, &["ants"]), &[play("imported_hydrogen")]);
    assert_eq!(table.asked(), "order");
    let mut table = table;
    table.act(&[effect_of("imported_hydrogen")]);
    let options = [0, 1].map(|option| Action::choose(card("imported_hydrogen"), option));
    assert_eq!(table.legal(), options);
    let refusal = Illegal::NoCardToAddTo {
        resource: mars::CardResource::Animal,
    };
    assert_eq!(
        table.why_not(Action::choose(card("imported_hydrogen"), 2)),
        refusal
    );
    let scene = holding(&["mine"]).table(A, &["extreme_cold_fungus"]);
    let table = after(scene, &[using("extreme_cold_fungus")]);
    assert_eq!(table.stock(A, Plants), 1, "the only way");
}

#[test]
fn a_counted_gain_may_be_0() {
    let scene = holding(&["zeppelins", "media_archives", "toll_station"])
        .oxygen(5)
        .passed(B);
    let table = after(
        scene,
        &[
            play("zeppelins"),
            play("toll_station"),
            play("media_archives"),
        ],
    );
    assert_eq!(table.production(A, Megacredits), 0);
}

#[test]
fn business_contacts_and_invention_contest_keep_a_fixed_number() {
    let ids = ["birds", "fish", "ants", "trees"];
    let scene = holding(&["business_contacts", "invention_contest"]).next_cards(&ids);
    let mut table = after(scene.clone(), &[play("business_contacts")]);
    assert_eq!(table.asked(), "keep");
    table.act(&[Action::Keep(card("trees"))]);
    assert_eq!(
        table.why_not(Action::Keep(card("trees"))),
        Illegal::AlreadyPicked
    );
    assert_eq!(table.why_not(Action::Done), Illegal::NotNow);
    table.act(&[Action::Keep(card("fish"))]);
    assert_eq!(table.hand(A), ["fish", "trees", "invention_contest"]);
    let table = after(
        scene,
        &[play("invention_contest"), Action::Keep(card("birds"))],
    );
    assert_eq!(table.view().piles.discards, 2);
    assert!(table.game.audit().is_ok());
}

#[test]
fn all_cards_are_kept_if_no_more_were_there_than_are_kept() {
    let ids: Vec<&str> = mars::Card::projects()
        .map(mars::Card::id)
        .filter(|id| !["algae", "grass", "business_contacts", "birds"].contains(id))
        .collect();
    let scene = holding(&["business_contacts"]).table(B, &ids);
    let table = after(scene, &[play("business_contacts")]);
    assert_eq!(table.hand(A), ["birds"]);
}

#[test]
fn equatorial_magnetizer_and_caretaker_contract_raise_the_rating() {
    let scene = holding(&["mine"])
        .table(A, &["equatorial_magnetizer", "caretaker_contract"])
        .production(A, Energy, 1)
        .stock(A, Heat, 8);
    let table = after(
        scene,
        &[using("equatorial_magnetizer"), using("caretaker_contract")],
    );
    assert_eq!(
        (
            table.rating(A),
            table.production(A, Energy),
            table.stock(A, Heat)
        ),
        (22, 0, 0)
    );
}
