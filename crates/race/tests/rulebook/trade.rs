//! Phase IV begins with Trading.

use crate::table::{card, sell, table, using};
use race::ActionCard::{ConsumeTrade, ConsumeX2, Develop};
use race::{DrawWhy, Event, Good};

/// Cards that seat 0 draws for the only good in its tableau.
fn sold_for(tableau: &str) -> usize {
    let mut play = table(2)
        .tableau(0, tableau)
        .tableau(1, "new_sparta")
        .begin();
    play.choose(&[&[ConsumeTrade], &[Develop]]);
    let sale = play.events.iter().find_map(|event| match event {
        Event::Sold { price, through, .. } => Some((usize::from(*price), *through)),
        _ => None,
    });
    let (price, through) = sale.expect("the only good is sold");
    assert_eq!((play.drawn(0), through), (price, None));
    price
}

#[test]
fn goods_sell_for_two_to_five_cards() {
    assert_eq!(sold_for("gem_world*"), 2);
    assert_eq!(sold_for("comet_zone*"), 3);
    assert_eq!(sold_for("malevolent_lifeforms*"), 4);
    assert_eq!(sold_for("alien_robot_sentry*"), 5);
}

#[test]
fn trade_powers_add_up() {
    assert_eq!(sold_for("old_earth, spice_world*"), 5);
    assert_eq!(sold_for("old_earth, spice_world, pirate_world*"), 8);
    let genes = "genetics_lab, bio_hazard_mining_world, export_duties, pre_sentient_race*";
    assert_eq!(sold_for(genes), 8);
}

#[test]
fn a_bonus_for_one_world_is_for_the_good_of_that_world() {
    assert_eq!(sold_for("pirate_world, gem_world*"), 2);
    assert_eq!(sold_for("star_nomad_lair*"), 3);
}

#[test]
fn black_market_sells_at_the_plain_price_and_trade_league_with_all_powers() {
    let drawn = |seller: &str| {
        let tableau = format!("{seller}, genetics_lab, pre_sentient_race*");
        let mut play = table(2).tableau(0, &tableau).begin();
        play.choose(&[&[ConsumeX2], &[Develop]]);
        let world = card("pre_sentient_race");
        let why = DrawWhy::Sale {
            world,
            good: Good::Genes,
        };
        assert_eq!(play.draws(0)[0].1, why);
        play.drawn(0)
    };
    assert_eq!(drawn("black_market_trading_world"), 4);
    assert_eq!(drawn("trade_league"), 6);
}

#[test]
fn who_chose_trade_must_sell_and_has_nothing_left_to_consume() {
    let mut play = table(2).tableau(0, "earths_lost_colony*").begin();
    play.choose(&[&[ConsumeTrade], &[Develop]]);
    assert_eq!((play.drawn(0), play.chips(0)), (2, 0));
    assert_eq!(play.goods(0), [""; 0]);
}

#[test]
fn nobody_else_may_sell() {
    let mut play = table(2).tableau(1, "gem_world*").begin();
    play.choose(&[&[ConsumeTrade], &[Develop]]);
    assert_eq!(play.drawn(1), 0);
    assert_eq!(play.goods(1), ["gem_world"]);
}

#[test]
fn the_seller_chooses_among_several_goods_unseen() {
    let mut play = table(2)
        .tableau(0, "gem_world*, comet_zone*")
        .tableau(1, "spice_world*, mining_world*")
        .begin();
    play.all_choose(ConsumeTrade);
    assert_eq!(
        (play.step().as_str(), play.asked()),
        ("trade_good", vec![0, 1])
    );
    play.act(0, sell("comet_zone"));
    assert_eq!(
        play.goods(0),
        ["gem_world", "comet_zone"],
        "nothing moves yet"
    );
    play.act(1, sell("mining_world"));
    assert_eq!(play.goods(0), ["gem_world"]);
    assert_eq!((play.drawn(0), play.drawn(1)), (3, 3));
}

#[test]
fn all_sales_come_before_all_consuming() {
    let mut play = table(2)
        .tableau(0, "new_economy, gem_world*")
        .tableau(1, "spice_world*")
        .begin();
    play.all_choose(ConsumeTrade);
    let order: Vec<(usize, DrawWhy)> = play
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Drew { seat, why, .. } => Some((seat.index(), *why)),
            _ => None,
        })
        .collect();
    let sale = |world| DrawWhy::Sale {
        world: card(world),
        good: Good::Novelty,
    };
    let economy = DrawWhy::Power(card("new_economy"));
    assert_eq!(
        order,
        [
            (0, sale("gem_world")),
            (1, sale("spice_world")),
            (0, economy)
        ]
    );
}

#[test]
fn a_good_sold_through_a_power_is_chosen() {
    let mut play = table(2)
        .tableau(0, "trade_league, gem_world*, comet_zone*")
        .begin();
    play.choose(&[&[ConsumeX2], &[Develop]]);
    assert_eq!(play.step(), "consume_goods_choice", "a lone power is used");
    play.act(0, sell("comet_zone"));
    assert_eq!((play.drawn(0), play.chips(0)), (4, 0));
    assert!(!play.may(0, using("trade_league")));
}
