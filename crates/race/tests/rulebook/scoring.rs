//! Scoring: what each 6-cost development gives, and the sum.

use crate::table::{scored, table};
use tabletop::{Game, Viewer};

#[test]
fn alien_tech_institute() {
    let others = "alien_robotic_factory, deserted_alien_colony, alien_rosetta_stone_world";
    assert_eq!(scored("alien_tech_institute", others, 0), 9);
}

#[test]
fn pan_galactic_league_counts_a_genes_military_world_once() {
    let others = "avian_uplift_race, distant_world, rebel_outpost, contact_specialist";
    assert_eq!(scored("pan_galactic_league", others, 0), 8);
}

#[test]
fn galactic_renaissance_counts_chips() {
    assert_eq!(scored("galactic_renaissance", "research_labs", 17), 8);
    let others = "galactic_trendsetters, artist_colony";
    assert_eq!(scored("galactic_renaissance", others, 2), 6);
}

#[test]
fn new_galactic_order_counts_general_military_alone() {
    let others =
        "new_sparta, space_marines, contact_specialist, galactic_imperium, new_military_tactics";
    assert_eq!(scored("new_galactic_order", others, 0), 5);
}

#[test]
fn new_galactic_order_may_be_negative() {
    let others = "refugee_world, empath_world, contact_specialist, pan_galactic_league";
    assert_eq!(scored("new_galactic_order", others, 0), -2);
}

#[test]
fn galactic_federation() {
    let others = "merchant_guild, public_works, colony_ship, drop_ships";
    assert_eq!(scored("galactic_federation", others, 0), 7);
}

#[test]
fn galactic_survey_seti() {
    let others = "expedition_force, star_nomad_lair, old_earth, gem_world, comet_zone";
    assert_eq!(scored("galactic_survey_seti", others, 0), 7);
}

#[test]
fn trade_league_looks_at_trade_powers_alone() {
    let others = "black_market_trading_world, merchant_world, export_duties, mining_conglomerate";
    assert_eq!(scored("trade_league", others, 0), 7);
}

#[test]
fn new_economy_looks_at_consume_powers_alone() {
    let others =
        "trade_league, black_market_trading_world, merchant_world, deficit_spending, export_duties";
    assert_eq!(scored("new_economy", others, 0), 8);
}

#[test]
fn merchant_guild() {
    let others = "gem_world, comet_zone, distant_world, alien_robotic_factory, asteroid_belt";
    assert_eq!(scored("merchant_guild", others, 0), 8);
}

#[test]
fn mining_league() {
    let others = "comet_zone, asteroid_belt, mining_robots, mining_conglomerate";
    assert_eq!(scored("mining_league", others, 0), 7);
}

#[test]
fn free_trade_association() {
    let others = "gem_world, refugee_world, consumer_markets, expanding_colony";
    assert_eq!(scored("free_trade_association", others, 0), 7);
}

#[test]
fn galactic_imperium() {
    let others = "rebel_miners, rebel_base, new_sparta";
    assert_eq!(scored("galactic_imperium", others, 0), 5);
}

#[test]
fn a_card_counts_again_for_each_other_scoring_development() {
    let others = "merchant_guild, comet_zone, mining_league";
    assert_eq!(scored("galactic_federation", others, 0), 6);
    assert_eq!(scored("merchant_guild", "comet_zone, mining_league", 0), 2);
    assert_eq!(scored("mining_league", "comet_zone, merchant_guild", 0), 2);
}

#[test]
fn the_score_is_chips_and_printed_points_and_six_cost_developments() {
    let play = table(2)
        .tableau(0, "new_sparta, rebel_base, galactic_imperium")
        .chips(0, 4)
        .begin();
    let scores = play.race.standings(Viewer::Spectator);
    let sheet = &scores.seats[0];
    let lines: Vec<(&str, i32)> = sheet
        .breakdown
        .iter()
        .map(|line| (line.name.as_ref(), line.points))
        .collect();
    assert_eq!(
        lines,
        [("chips", 4), ("cards", 7), ("galactic_imperium", 3)]
    );
    assert_eq!(sheet.total, 14);
}
