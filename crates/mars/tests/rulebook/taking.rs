//! The rulings on taking from others: removals, thefts, and what stops them.

use crate::table::*;
use mars::{Action, Illegal, Tile};

#[test]
fn ants_and_predators_take_from_any_unprotected_card_their_own_included() {
    let scene = holding(&["mine"])
        .table(A, &["ants", "tardigrades"])
        .table(B, &["decomposers"]);
    let scene = scene
        .on_card("ants", 1)
        .on_card("tardigrades", 1)
        .on_card("decomposers", 1);
    let mut table = after(scene.clone(), &[using("ants")]);
    let from_card = |id: &str| Action::FromCard(card(id));
    assert_eq!(
        table.legal(),
        ["ants", "tardigrades", "decomposers"].map(from_card)
    );
    table.act(&[from_card("decomposers")]);
    assert_eq!(
        (table.on_card("ants"), table.on_card("decomposers")),
        (2, 0)
    );
    let table = after(scene.table(B, &["protected_habitats"]), &[using("ants")]);
    assert_eq!(table.legal(), ["ants", "tardigrades"].map(from_card));
}

#[test]
fn pets_lose_animals_to_nobody_not_even_their_owner() {
    let scene = holding(&["mine"])
        .table(A, &["predators", "pets"])
        .on_card("pets", 3);
    let table = Table::new(scene.ready());
    assert!(matches!(
        table.why_not(using("predators")),
        Illegal::NothingToTake { .. }
    ));
}

#[test]
fn protected_habitats_stop_other_players_but_not_reductions_of_production() {
    let scene = holding(&["asteroid", "fish"])
        .table(B, &["protected_habitats"])
        .stock(B, Plants, 5)
        .production(B, Plants, 1)
        .temperature(8);
    let table = after(scene.clone(), &[play("asteroid")]);
    assert_eq!(table.asked(), "second_action");
    let table = after(scene, &[play("fish")]);
    assert_eq!(table.production(B, Plants), 0);
    // The owner may still remove its own.
    let scene = holding(&["asteroid"])
        .table(A, &["protected_habitats"])
        .stock(A, Plants, 2);
    let table = after(scene, &[play("asteroid")]);
    assert_eq!(table.legal(), [from(A, Plants), Action::Nobody]);
}

#[test]
fn virus_takes_animals_of_one_card_or_plants_of_one_player() {
    let scene = holding(&["virus"])
        .table(B, &["birds", "fish"])
        .on_card("birds", 3)
        .on_card("fish", 1)
        .stock(B, Plants, 9);
    let mut table = after(scene, &[play("virus")]);
    assert_eq!(
        table.legal(),
        [
            Action::FromCard(card("fish")),
            Action::FromCard(card("birds")),
            from(B, Plants),
            Action::Nobody
        ]
    );
    table.act(&[Action::FromCard(card("birds"))]);
    assert_eq!(table.legal(), [1, 2].map(Action::Amount));
    table.act(&[Action::Amount(2)]);
    assert_eq!(table.on_card("birds"), 1);
}

#[test]
fn sabotage_takes_one_of_three_resources_of_one_player_or_nothing() {
    let scene = holding(&["sabotage"])
        .stock(B, Steel, 9)
        .stock(B, Titanium, 1)
        .money(B, 20);
    let mut table = after(scene.clone().money(A, 1), &[play("sabotage")]);
    assert_eq!(
        table.legal(),
        [
            from(B, Titanium),
            from(B, Steel),
            from(B, Megacredits),
            Action::Nobody
        ]
    );
    table.act(&[from(B, Steel), Action::Amount(4)]);
    assert_eq!(table.stock(B, Steel), 5);
    let table = after(scene, &[play("sabotage"), Action::Nobody]);
    assert_eq!(table.money(B), 20);
}

#[test]
fn flooding_hits_another_owner_of_a_tile_next_to_its_ocean() {
    let scene = holding(&["flooding"])
        .tile(Tile::City, "r4c4", Some(B))
        .tile(Tile::City, "r6c6", Some(A))
        .money(B, 3);
    let mut table = after(scene.clone(), &[play("flooding"), place("r5c4")]);
    assert_eq!(table.legal(), [from(B, Megacredits), Action::Nobody]);
    table.act(&[from(B, Megacredits), Action::Amount(3)]);
    assert_eq!(table.money(B), 0);
    let table = after(scene.clone(), &[play("flooding"), place("r1c5")]);
    assert_eq!(table.asked(), "second_action", "nobody is adjacent");
    let nine = [
        "r1c2", "r1c4", "r1c5", "r2c6", "r4c8", "r5c4", "r5c5", "r5c6", "r9c5",
    ];
    let table = after(scene.oceans(&nine), &[play("flooding")]);
    assert_eq!(table.money(B), 3, "no ocean left, no victim");
}

#[test]
fn a_land_claim_gives_flooding_no_victim() {
    let scene = holding(&["flooding"]).claim("r4c4", B).money(B, 9);
    let table = after(scene, &[play("flooding"), place("r5c4")]);
    assert_eq!(table.asked(), "second_action");
}

#[test]
fn hired_raiders_steal_at_most_what_the_victim_has() {
    let scene = holding(&["hired_raiders"]).stock(B, Steel, 1).money(B, 2);
    let mut table = after(scene, &[play("hired_raiders")]);
    assert_eq!(
        table.legal(),
        [from(B, Steel), from(B, Megacredits), Action::Nobody]
    );
    table.act(&[from(B, Megacredits), Action::Amount(2)]);
    assert_eq!((table.money(A), table.money(B)), (201, 0));
}

#[test]
fn removals_may_be_aimed_at_yourself_and_thefts_may_not() {
    let scene = holding(&["asteroid", "hired_raiders"])
        .stock(A, Plants, 2)
        .stock(A, Steel, 2);
    let table = after(scene.clone(), &[play("asteroid")]);
    assert_eq!(table.legal(), [from(A, Plants), Action::Nobody]);
    let table = after(scene.money(B, 1), &[play("hired_raiders")]);
    assert_eq!(table.legal(), [from(B, Megacredits), Action::Nobody]);
    assert_eq!(table.why_not(from(A, Steel)), Illegal::NotYourself);
}
