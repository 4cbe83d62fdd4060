//! The cards as data.

use race::{CardType, Design, Effect, Good, PowerPhase, Race, WorldKind};
use std::collections::BTreeSet;
use tabletop::Game;

#[test]
fn there_are_95_designs_and_114_cards() {
    assert_eq!(Design::all().count(), 95);
    let copies = |design: Design| usize::from(design.data().copies);
    assert_eq!(Design::all().map(copies).sum::<usize>(), 114);
    let ids: BTreeSet<&str> = Design::all().map(Design::id).collect();
    assert_eq!(ids.len(), 95);
}

#[test]
fn the_first_five_designs_are_the_start_worlds_in_the_order_of_their_numbers() {
    let numbers: Vec<_> = Design::all()
        .filter_map(|d| d.data().start_number)
        .collect();
    assert_eq!(numbers, [0, 1, 2, 3, 4]);
    let first = Design::all()
        .take(5)
        .all(|d| d.data().start_number.is_some());
    assert!(first);
}

#[test]
fn nineteen_developments_exist_twice_and_stand_together() {
    let doubled: Vec<usize> = Design::all()
        .filter(|design| design.data().copies == 2)
        .map(Design::index)
        .collect();
    assert_eq!(doubled, (5..24).collect::<Vec<_>>());
    for design in Design::all() {
        assert_eq!(design.second_card().is_some(), design.data().copies == 2);
        assert!(
            design
                .second_card()
                .is_none_or(|card| card.design() == design)
        );
    }
}

#[test]
fn there_are_64_worlds_and_50_developments_of_which_twelve_score() {
    let count = |test: &dyn Fn(&race::CardData) -> bool| -> usize {
        let matching = Design::all().map(Design::data).filter(|data| test(data));
        matching.map(|data| usize::from(data.copies)).sum()
    };
    assert_eq!(count(&|c| c.card_type == CardType::World), 64);
    assert_eq!(count(&|c| c.card_type == CardType::Development), 50);
    assert_eq!(count(&|c| !c.scoring.is_empty()), 12);
    assert_eq!(
        count(&|c| c.cost == Some(6) && c.card_type == CardType::Development),
        12
    );
}

#[test]
fn every_card_has_a_cost_or_a_defense_and_worlds_have_a_kind() {
    for design in Design::all() {
        let data = design.data();
        assert!(data.cost.is_some() != data.defense.is_some(), "{design:?}");
        let world = data.card_type == CardType::World;
        assert_eq!(data.kind.is_some(), world, "{design:?}");
        let gray = data.kind.is_none_or(|kind| kind == WorldKind::Gray);
        assert_eq!(data.good.is_none(), gray, "{design:?}");
        let produces = data
            .powers(PowerPhase::Produce)
            .contains(&Effect::Produce {});
        assert_eq!(
            produces,
            data.kind == Some(WorldKind::Production),
            "{design:?}"
        );
        assert_eq!(
            data.scoring.is_empty(),
            data.vp > 0 || data.cost != Some(6),
            "{design:?}"
        );
    }
}

#[test]
fn worlds_are_of_four_kinds_as_the_box_says() {
    let count = |good: Good, kind: WorldKind| {
        let worlds = Design::all().map(Design::data);
        worlds
            .filter(|c| c.good == Some(good) && c.kind == Some(kind))
            .count()
    };
    let table: Vec<(usize, usize)> = Good::ALL
        .into_iter()
        .map(|good| {
            (
                count(good, WorldKind::Production),
                count(good, WorldKind::Windfall),
            )
        })
        .collect();
    assert_eq!(table, [(9, 5), (6, 7), (4, 7), (2, 6)]);
}

#[test]
fn cards_are_written_by_their_names() {
    for card in race::Card::all() {
        let written = serde_json::to_string(&card).expect("a name");
        assert_eq!(
            serde_json::from_str::<race::Card>(&written).expect("the same card"),
            card
        );
    }
    let two: Result<race::Card, _> = serde_json::from_str("\"gem_world#2\"");
    assert!(two.is_err(), "there is one Gem World");
    assert!(serde_json::from_str::<Design>("\"nowhere\"").is_err());
}

#[test]
fn the_catalogue_lists_all_cards_and_actions_with_text_from_their_effects() {
    let catalogue = Race::catalogue();
    assert_eq!(catalogue.len(), 95 + 7);
    let silent = ["rebel_base", "rebel_homeworld"];
    for entry in catalogue {
        assert_eq!(
            entry.text.is_empty(),
            silent.contains(&entry.id.as_str()),
            "{}",
            entry.id
        );
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<Race>() < 4096, "{}", size_of::<Race>());
    assert!(size_of::<race::Action>() <= 2);
}
