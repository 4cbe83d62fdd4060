//! Phase V.

use crate::table::{Play, Position, card, produce_on, table};
use race::ActionCard::{self, Develop, Produce};
use race::{DrawWhy, Event, GoodWhy, Illegal};

/// Seat 0 produces with this tableau; seat 1 has nothing to produce.
fn producing(tableau: &str, action: ActionCard) -> Play {
    let position = table(2).tableau(0, tableau).tableau(1, "new_sparta");
    produced(position, action)
}

fn produced(position: Position, action: ActionCard) -> Play {
    let mut play = position.begin();
    let other = if action == Produce { Develop } else { Produce };
    play.choose(&[&[action], &[other]]);
    play
}

#[test]
fn a_production_world_without_a_good_produces_one() {
    let play = producing("gem_world", Develop);
    assert_eq!((play.goods(0), play.drawn(0)), (vec!["gem_world"], 1));
    let play = producing("lost_species_ark_world", Develop);
    assert_eq!(
        play.draws(0),
        [(2, DrawWhy::Production(card("lost_species_ark_world")))]
    );
}

#[test]
fn a_world_with_a_good_produces_nothing_and_draws_nothing() {
    let play = producing("gem_world*", Develop);
    assert_eq!((play.goods(0), play.drawn(0)), (vec!["gem_world"], 0));
}

#[test]
fn the_bonus_produces_on_a_windfall_world() {
    let play = producing("runaway_robots", Produce);
    assert_eq!((play.goods(0), play.drawn(0)), (vec!["runaway_robots"], 1));
    let play = producing("runaway_robots", Develop);
    assert_eq!((play.goods(0), play.drawn(0)), (vec![], 0));
}

#[test]
fn powers_and_bonus_fill_windfall_worlds_without_asking_if_all_are_filled() {
    let tableau =
        "mining_robots, mining_league, asteroid_belt, radioactive_world, pre_sentient_race";
    let play = producing(tableau, Produce);
    assert_eq!(
        play.goods(0),
        ["asteroid_belt", "radioactive_world", "pre_sentient_race"]
    );
    let why: Vec<GoodWhy> = play
        .events
        .iter()
        .filter_map(|event| match event {
            Event::GoodPut { why, .. } => Some(*why),
            _ => None,
        })
        .collect();
    let by = |name| GoodWhy::Power(card(name));
    assert_eq!(
        why,
        [by("mining_robots"), by("mining_league"), GoodWhy::Bonus]
    );
}

#[test]
fn where_there_is_a_choice_it_is_asked_for_each_power() {
    let tableau = "mining_robots, asteroid_belt, radioactive_world, runaway_robots";
    let mut play = producing(tableau, Produce);
    assert_eq!(
        (play.step().as_str(), play.asked()),
        ("windfall_target", vec![0])
    );
    assert_eq!(play.legal(0).len(), 3);
    play.act(0, produce_on("runaway_robots"));
    assert_eq!(play.drawn(0), 1);
    let full = card("runaway_robots");
    assert_eq!(
        play.why_not(0, produce_on("runaway_robots")),
        Illegal::HasGood { card: full }
    );
    play.act(0, produce_on("radioactive_world"));
    assert_eq!(play.goods(0), ["radioactive_world", "runaway_robots"]);
}

#[test]
fn powers_for_one_kind_come_before_powers_for_any_kind() {
    let tableau = "galactic_engineers, genetics_lab, asteroid_belt, pre_sentient_race";
    let play = producing(tableau, Develop);
    assert_eq!(play.goods(0), ["asteroid_belt", "pre_sentient_race"]);
}

#[test]
fn a_power_without_a_target_is_lost() {
    let play = producing("genetics_lab, asteroid_belt", Develop);
    assert_eq!(play.goods(0), [""; 0]);
}

#[test]
fn mining_conglomerate_draws_for_strictly_the_most_rare_goods() {
    let drawn = |own: &str, other: &str| {
        let position = table(2)
            .tableau(0, &format!("mining_conglomerate, {own}"))
            .tableau(1, other);
        produced(position, Develop).drawn(0)
    };
    assert_eq!(
        drawn(
            "new_earth, rebel_miners",
            "imperium_armaments_world, bio_hazard_mining_world"
        ),
        0
    );
    assert_eq!(drawn("rebel_miners", "spice_world"), 2);
    assert_eq!(drawn("artist_colony", "spice_world"), 0);
}

#[test]
fn draws_for_what_was_produced_count_this_phase_alone() {
    let play = producing(
        "consumer_markets, artist_colony, spice_world, space_port",
        Develop,
    );
    assert_eq!(
        play.draws(0),
        [(3, DrawWhy::Power(card("consumer_markets")))]
    );
    let play = producing(
        "consumer_markets, artist_colony, spice_world*, space_port",
        Develop,
    );
    assert_eq!(play.drawn(0), 2);
    let play = producing(
        "diversified_economy, artist_colony, spice_world, plague_world",
        Develop,
    );
    assert_eq!(
        play.draws(0),
        [(2, DrawWhy::Power(card("diversified_economy")))]
    );
    let play = producing(
        "research_labs, alien_robotic_factory, lost_alien_battle_fleet",
        Develop,
    );
    assert_eq!(play.draws(0), [(2, DrawWhy::Power(card("research_labs")))]);
}

#[test]
fn pan_galactic_league_draws_for_each_genes_world_with_a_good_or_not() {
    let tableau = "pan_galactic_league, avian_uplift_race, empath_world*, plague_world";
    let play = producing(tableau, Develop);
    assert_eq!(
        play.draws(0),
        [(3, DrawWhy::Power(card("pan_galactic_league")))]
    );
}

#[test]
fn plain_draws_come_every_time() {
    let play = producing("merchant_guild, rebel_underground", Develop);
    let power = |name| DrawWhy::Power(card(name));
    assert_eq!(
        play.draws(0),
        [
            (2, power("merchant_guild")),
            (1, power("rebel_underground"))
        ]
    );
}

#[test]
fn windfall_goods_of_the_phase_count_as_produced() {
    let tableau = "free_trade_association, consumer_markets, former_penal_colony";
    let play = producing(tableau, Develop);
    assert_eq!(
        play.draws(0),
        [(1, DrawWhy::Power(card("consumer_markets")))]
    );
}

#[test]
fn players_produce_in_player_order_and_the_most_is_compared_at_the_end() {
    let position = table(2)
        .tableau(0, "mining_conglomerate, rebel_miners")
        .tableau(1, "new_earth")
        .first(0);
    let play = produced(position, Develop);
    assert_eq!(play.drawn(0), 0, "seat 1 produces as many, though later");
}

#[test]
fn a_world_that_received_no_card_did_not_produce() {
    let mut play = table(2)
        .tableau(0, "consumer_markets, gem_world, artist_colony")
        .tableau(1, "new_sparta")
        .and_cards(0, 55)
        .and_cards(1, 55)
        .begin();
    assert_eq!((play.view().draw.size, play.view().discard.size), (0, 0));
    play.choose(&[&[Develop], &[Produce]]);
    play.until("hand_limit_discard");
    assert_eq!((play.goods(0).len(), play.drawn(0)), (0, 0));
    let missing = |event: &&Event| matches!(event, Event::NoGood { .. });
    assert_eq!(play.events.iter().filter(missing).count(), 2);
}
