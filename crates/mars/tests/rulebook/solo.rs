//! The solo game.

use crate::table::*;
use mars::catalogue::Printed;
use mars::scene::Scene;
use mars::{Action, Mars, Options, Phase, Resource, Tile, Whom};
use std::collections::BTreeMap;
use tabletop::{Chance, Game, PileScript, Revealed, Seed, Viewer};

/// Cards of these printed costs, each another one.
fn of_costs(costs: [u8; 4]) -> Vec<String> {
    let mut cards: Vec<String> = Vec::new();
    let catalogue = Mars::catalogue();
    for cost in costs {
        let found = catalogue.iter().find(|entry| {
            let is_it =
                |data: &Printed| matches!(data, Printed::Project(card) if card.cost == cost);
            is_it(&entry.data) && !cards.contains(&entry.id)
        });
        cards.push(
            found
                .unwrap_or_else(|| panic!("no card costs {cost}"))
                .id
                .clone(),
        );
    }
    cards
}

fn solo_with(piles: &[(&str, Vec<String>)]) -> Table {
    let script = piles
        .iter()
        .map(|(pile, cards)| ((*pile).to_owned(), PileScript::Orders(vec![cards.clone()])));
    let chance = Chance::scripted(Seed::from(5), script.collect::<BTreeMap<_, _>>());
    let game = Mars::new(&Options::default(), 1, chance).unwrap();
    assert_eq!(game.chance().fault(), None);
    Table::new(game)
}

fn neutral(costs: [u8; 4]) -> [String; 4] {
    let table = solo_with(&[("projects", of_costs(costs))]);
    let view = table.view();
    assert!(view.tiles.iter().all(|tile| tile.owner.is_none()));
    let of = |tile: Tile| -> Vec<&str> {
        let tiles = view.tiles.iter().filter(|found| found.tile == tile);
        tiles.map(|found| found.space.id()).collect()
    };
    let (cities, greeneries) = (of(Tile::City), of(Tile::Greenery));
    assert_eq!((cities.len(), greeneries.len()), (2, 2));
    let mut all = [cities[0], cities[1], greeneries[0], greeneries[1]].map(str::to_owned);
    all[..2].sort();
    all[2..].sort();
    all
}

#[test]
fn neutral_tiles_are_counted_out_by_card_costs() {
    let examples: [([u8; 4], [&str; 4]); 6] = [
        ([1, 1, 1, 1], ["r1c1", "r9c4", "r2c2", "r8c5"]),
        ([14, 8, 21, 3], ["r3c7", "r8c3", "r4c7", "r9c3"]),
        ([0, 25, 11, 9], ["r1c1", "r5c7", "r2c2", "r4c6"]),
        ([23, 16, 4, 12], ["r5c2", "r7c2", "r5c1", "r6c2"]),
        ([24, 23, 2, 1], ["r5c7", "r5c9", "r4c6", "r5c8"]),
        ([21, 23, 2, 1], ["r4c7", "r5c9", "r5c7", "r5c8"]),
    ];
    for (costs, spaces) in examples {
        let mut expected = spaces.map(str::to_owned);
        expected[..2].sort();
        expected[2..].sort();
        assert_eq!(neutral(costs), expected, "{costs:?}");
    }
}

#[test]
fn the_four_cards_of_the_neutral_tiles_are_discarded_and_known_to_the_player() {
    let cards = of_costs([14, 8, 21, 3]);
    let table = solo_with(&[("projects", cards.clone())]);
    let known = table.game.view(Viewer::seat(A)).piles.known;
    assert_eq!(known.len(), 4);
    assert!(cards.iter().all(|id| known.contains(&card(id))));
}

#[test]
fn solo_is_always_with_the_corporate_era_without_draft_rating_14_and_no_production() {
    let options = Options {
        corporate_era: false,
        draft: true,
        ..Options::default()
    };
    let game = Mars::new(&options, 1, Chance::seeded(Seed::from(1))).unwrap();
    let view = game.view(Viewer::Referee);
    assert_eq!(view.players[0].rating, 14);
    assert_eq!(view.players[0].production, [0; 6].into());
    assert_eq!(view.piles.deck, 208 - 4 - 10);
    assert_eq!(view.last_generation, Some(14));
    // Passing the first generation leads straight to buying.
    let mut table = Table::new(game);
    let corporation = table.legal()[0];
    table.act(&[corporation, Action::Done, Action::Pass]);
    assert_eq!(table.view().phase, Phase::Research);
    assert_eq!(
        table.revealed,
        Revealed::ToActor,
        "nobody else is there to see anything"
    );
}

#[test]
fn a_beginner_may_play_solo() {
    let options = Options {
        beginners: vec![true],
        ..Options::default()
    };
    let game = Mars::new(&options, 1, Chance::seeded(Seed::from(1))).unwrap();
    let view = game.view(Viewer::Referee);
    assert_eq!((view.phase, view.players[0].hand), (Phase::Action, 10));
}

fn with_corporation(id: &str) -> Table {
    let other = if id == "credicor" {
        "helion"
    } else {
        "credicor"
    };
    let order = vec![id.to_owned(), other.to_owned()];
    let mut table = solo_with(&[("corporations", order)]);
    table.act(&[Action::Corporation(card(id)), Action::Done]);
    table
}

#[test]
fn tharsis_republic_produces_2_for_the_neutral_cities_and_saturn_systems_1_for_its_tag() {
    let mut table = with_corporation("tharsis_republic");
    assert_eq!(table.production(A, Megacredits), 2);
    table.act(&[Action::FirstAction]);
    let first = table.legal()[0];
    table.act(&[first]);
    assert_eq!(table.production(A, Megacredits), 3);
    let table = with_corporation("saturn_systems");
    assert_eq!(
        (
            table.production(A, Megacredits),
            table.production(A, Resource::Titanium)
        ),
        (1, 1)
    );
}

#[test]
fn there_are_no_milestones_and_no_awards() {
    let table = Table::new(
        Scene::new(1)
            .hand(A, &["mine"])
            .money(A, 50)
            .rating(A, 50)
            .ready(),
    );
    assert_eq!(
        table.why_not(claim(milestone("terraformer"))),
        mars::Illegal::NotInSolo
    );
    assert_eq!(
        table.why_not(fund(award("banker"))),
        mars::Illegal::NotInSolo
    );
    let scores = table.game.standings(Viewer::Referee);
    assert!(
        scores.seats[0]
            .breakdown
            .iter()
            .all(|line| line.name != "awards")
    );
}

#[test]
fn any_players_production_can_be_the_neutral_opponents() {
    let scene = Scene::new(1).hand(A, &["fish"]).money(A, 50).temperature(8);
    let mut table = Table::new(scene.clone().ready());
    table.act(&[play("fish")]);
    assert_eq!(
        table.asked(),
        "action",
        "the neutral opponent alone: no question"
    );
    let mut table = Table::new(scene.production(A, Plants, 1).ready());
    table.act(&[play("fish")]);
    assert_eq!(
        table.legal(),
        [Action::Reduce(Whom::Seat(A)), Action::Reduce(Whom::Neutral)]
    );
    table.act(&[Action::Reduce(Whom::Neutral)]);
    assert_eq!(table.production(A, Plants), 1);
}

#[test]
fn removals_from_the_neutral_opponent_do_nothing_and_thefts_come_from_the_supply() {
    let scene = Scene::new(1)
        .hand(A, &["asteroid", "hired_raiders"])
        .money(A, 50);
    let mut table = Table::new(scene.ready());
    table.act(&[play("asteroid")]);
    assert_eq!(table.asked(), "action");
    table.act(&[play("hired_raiders")]);
    let take = |resource| Action::take_from(Whom::Neutral, resource);
    assert_eq!(
        table.legal(),
        [take(Steel), take(Megacredits), Action::Nobody]
    );
    table.act(&[take(Steel), Action::Amount(2)]);
    assert_eq!(table.stock(A, Steel), 2);
}

#[test]
fn ants_and_predators_may_take_from_the_neutral_opponent() {
    let scene = Scene::new(1)
        .hand(A, &["mine"])
        .table(A, &["ants", "predators"]);
    let mut table = Table::new(scene.clone().ready());
    table.act(&[using("ants"), using("predators")]);
    assert_eq!((table.on_card("ants"), table.on_card("predators")), (1, 1));
    let mut table = Table::new(scene.on_card("ants", 1).ready());
    table.act(&[using("ants")]);
    assert_eq!(
        table.legal(),
        [Action::FromCard(card("ants")), Action::FromNeutral]
    );
}

#[test]
fn the_neutral_opponent_has_no_tags() {
    let mut table = Table::new(
        Scene::new(1)
            .hand(A, &["toll_station"])
            .money(A, 50)
            .ready(),
    );
    table.act(&[play("toll_station")]);
    assert_eq!(table.production(A, Megacredits), 0);
}

const NINE: [&str; 9] = [
    "r1c2", "r1c4", "r1c5", "r2c6", "r4c8", "r5c4", "r5c5", "r5c6", "r9c5",
];

#[test]
fn exactly_14_generations_are_played_even_if_the_planet_is_done_earlier() {
    let scene = Scene::new(1)
        .hand(A, &["mine"])
        .temperature(8)
        .oxygen(14)
        .oceans(&NINE);
    let mut table = Table::new(scene.clone().generation(13).ready());
    table.act(&[Action::Pass]);
    assert_eq!(table.view().generation, 14);
    let mut table = Table::new(scene.generation(14).ready());
    table.act(&[Action::Pass]);
    assert_eq!(table.view().phase, Phase::Over);
}

#[test]
fn the_game_is_won_if_all_parameters_are_complete_before_the_final_conversion() {
    let scene = Scene::new(1)
        .hand(A, &["mine"])
        .temperature(8)
        .oceans(&NINE)
        .generation(14);
    let mut table = Table::new(scene.clone().oxygen(14).ready());
    table.act(&[Action::Pass]);
    let outcome = table.game.outcome().unwrap();
    assert_eq!(outcome.won, [true]);
    assert_eq!(outcome.verdict.unwrap().id, "mars-verdict-won");
    // The final conversion no longer raises oxygen and gives no rating.
    let mut table = Table::new(scene.oxygen(13).stock(A, Plants, 8).ready());
    table.act(&[Action::Pass, place("r3c3")]);
    let outcome = table.game.outcome().unwrap();
    assert_eq!(outcome.won, [false]);
    assert_eq!(outcome.verdict.unwrap().id, "mars-verdict-lost");
    assert_eq!((table.view().planet.oxygen, table.rating(A)), (13, 14));
    assert_eq!(outcome.scores, [14 + 1], "the sum is shown in both cases");
}

#[test]
fn turns_do_not_end_in_a_solo_game() {
    let mut table = Table::new(Scene::new(1).hand(A, &["mine"]).money(A, 50).ready());
    table.act(&[POWER_PLANT, POWER_PLANT, POWER_PLANT]);
    assert_eq!(table.asked(), "action");
    assert!(table.may(Action::Pass));
}

#[test]
fn neutral_cities_count_as_cities_and_belong_to_nobody() {
    let table = solo_with(&[]);
    assert_eq!(table.view().players[0].awards[&award("landlord")], 0);
    let cities = table
        .view()
        .tiles
        .iter()
        .filter(|tile| tile.tile == Tile::City)
        .count();
    assert_eq!(cities, 2);
}
