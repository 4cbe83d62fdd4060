//! Phase IV.

use crate::table::{Play, card, consume, discard, table, using};
use race::ActionCard::{ConsumeTrade, ConsumeX2, Develop};
use race::{Action, ActionCard, DrawWhy, Event, Illegal};

/// Seat 0 consumes with this tableau; seat 1 has called the phase.
fn consuming(tableau: &str) -> Play {
    consuming_after(tableau, Develop)
}

fn consuming_after(tableau: &str, action: ActionCard) -> Play {
    let mut play = table(2)
        .tableau(0, tableau)
        .tableau(1, "new_sparta")
        .begin();
    play.choose(&[&[action], &[ConsumeTrade]]);
    play
}

/// Chips and cards that seat 0 gains without being asked anything, and the goods it has left.
fn gains(tableau: &str, action: ActionCard) -> (u16, usize, usize) {
    let play = consuming_after(tableau, action);
    assert_eq!(play.step(), "choose_actions", "nobody is asked");
    (play.chips(0), play.drawn(0), play.goods(0).len())
}

#[test]
fn pilgrimage_world_takes_all_goods_for_one_vp_less() {
    let three = "pilgrimage_world, gem_world*, comet_zone*, space_port*";
    assert_eq!(gains(three, Develop), (2, 0, 0));
    assert_eq!(gains(three, ConsumeX2), (4, 0, 0));
    assert_eq!(gains("pilgrimage_world, gem_world*", Develop), (0, 0, 0));
    assert_eq!(gains("pilgrimage_world, gem_world", Develop), (0, 0, 0));
}

#[test]
fn pilgrimage_world_may_come_before_other_powers() {
    let mut play = consuming("pilgrimage_world, public_works, gem_world*, comet_zone*");
    play.act(0, using("pilgrimage_world"));
    assert_eq!((play.chips(0), play.goods(0).len()), (1, 0));
}

#[test]
fn up_to_two_takes_as_many_as_there_are() {
    assert_eq!(gains("old_earth, gem_world*", Develop), (1, 0, 0));
    let mut play = consuming("old_earth, gem_world*, space_port*, spice_world*");
    assert_eq!(play.step(), "consume_goods_choice");
    assert!(!play.may(0, Action::Stop), "once started it is used fully");
    play.act(0, consume("gem_world"))
        .act(0, consume("spice_world"));
    assert_eq!((play.chips(0), play.goods(0)), (2, vec!["space_port"]));
}

fn free_trade() -> Play {
    consuming("free_trade_association, new_vinland*, gem_world*, spice_world*")
}

#[test]
fn the_order_of_powers_is_free_and_decides_what_they_bring() {
    let mut play = free_trade();
    assert_eq!(play.step(), "consume_power");
    play.act(0, using("free_trade_association"));
    assert_eq!((play.chips(0), play.drawn(0)), (3, 3));
    assert_eq!(
        play.step(),
        "choose_actions",
        "New Vinland has nothing left"
    );

    let mut play = free_trade();
    play.act(0, using("new_vinland"))
        .act(0, consume("gem_world"));
    let vinland = DrawWhy::Power(card("new_vinland"));
    let association = DrawWhy::Power(card("free_trade_association"));
    assert_eq!(play.draws(0), [(2, vinland), (2, association)]);
    assert_eq!(play.chips(0), 2);
}

#[test]
fn a_power_may_not_take_fewer_goods_than_it_can() {
    let mut play = free_trade();
    play.act(0, using("free_trade_association"));
    assert_eq!(play.goods(0), [""; 0], "all three, without asking");
}

#[test]
fn mining_league_needs_two_rare_goods() {
    assert_eq!(gains("mining_league, comet_zone*", Develop), (0, 0, 1));
    let two = "mining_league, comet_zone*, mining_world*";
    assert_eq!(gains(two, Develop), (3, 0, 0));
    assert_eq!(gains(two, ConsumeX2), (6, 0, 0));
    let mut play = consuming("mining_league, comet_zone*, mining_world*, new_earth*");
    // New Earth consumes as well, so that the order is asked.
    play.act(0, using("mining_league"));
    play.act(0, consume("comet_zone"))
        .act(0, consume("new_earth"));
    assert_eq!(play.chips(0), 3 + 1);
    let mut play = consuming("mining_league, comet_zone*, mining_world*, asteroid_belt*");
    play.act(0, consume("comet_zone"))
        .act(0, consume("asteroid_belt"));
    assert_eq!((play.chips(0), play.goods(0)), (3, vec!["mining_world"]));
}

#[test]
fn mining_conglomerate_with_two_rare_goods_and_double_vp() {
    let tableau = "mining_conglomerate, comet_zone*, mining_world*";
    assert_eq!(gains(tableau, ConsumeX2), (4, 0, 0));
}

#[test]
fn diversified_economy_needs_three_different_kinds() {
    let two_kinds = "diversified_economy, gem_world*, spice_world*, comet_zone*";
    assert_eq!(gains(two_kinds, Develop), (0, 0, 3));
    let three = "diversified_economy, gem_world*, comet_zone*, pre_sentient_race*";
    assert_eq!(gains(three, Develop), (3, 0, 0));
}

#[test]
fn goods_of_different_kinds_are_picked_one_of_each() {
    let tableau = "diversified_economy, gem_world*, spice_world*, comet_zone*, pre_sentient_race*";
    let mut play = consuming(tableau);
    assert_eq!(play.legal(0).len(), 4);
    play.act(0, consume("spice_world"));
    let refusal = play.why_not(0, consume("gem_world"));
    let card = card("gem_world");
    assert_eq!(refusal, Illegal::SameKind { card });
    play.act(0, consume("comet_zone"))
        .act(0, consume("pre_sentient_race"));
    assert_eq!((play.chips(0), play.goods(0)), (3, vec!["gem_world"]));
}

fn spending(hand: &str, action: ActionCard) -> Play {
    let mut play = table(2)
        .tableau(0, "deficit_spending")
        .hand(0, hand)
        .begin();
    play.choose(&[&[action], &[ConsumeTrade]]);
    play.until("consume_power");
    play
}

#[test]
fn points_for_hand_cards_are_never_doubled() {
    let mut play = spending("drop_ships, gem_world, space_port", ConsumeX2);
    play.act(0, using("deficit_spending"));
    play.act(0, discard("drop_ships"))
        .act(0, discard("gem_world"));
    assert_eq!((play.chips(0), play.hand(0)), (2, vec!["space_port"]));
}

#[test]
fn an_optional_power_may_be_left_and_one_card_may_be_enough() {
    let mut play = spending("drop_ships, gem_world", Develop);
    assert_eq!(play.legal(0), [using("deficit_spending"), Action::Stop]);
    play.act(0, Action::Stop);
    assert_eq!((play.chips(0), play.hand_size(0)), (0, 2));

    let mut play = spending("drop_ships, gem_world", Develop);
    play.act(0, using("deficit_spending"));
    assert_eq!(play.why_not(0, Action::Stop), Illegal::MustDiscardOne);
    play.act(0, discard("gem_world")).act(0, Action::Stop);
    assert_eq!((play.chips(0), play.hand(0)), (1, vec!["drop_ships"]));
}

#[test]
fn with_a_single_card_there_is_nothing_to_choose() {
    let mut play = spending("gem_world", Develop);
    play.act(0, using("deficit_spending"));
    assert_eq!((play.chips(0), play.hand_size(0)), (1, 0));
    assert_eq!(play.step(), "choose_actions");
}

#[test]
fn a_power_that_must_be_used_keeps_a_player_from_stopping() {
    let mut play = table(2)
        .tableau(0, "merchant_world, old_earth, gem_world*, spice_world*")
        .and_cards(0, 1)
        .begin();
    play.choose(&[&[ConsumeX2], &[Develop]]);
    play.until("consume_power");
    assert_eq!(play.why_not(0, Action::Stop), Illegal::MustUsePowers);
    play.act(0, using("old_earth"));
    assert_eq!(play.chips(0), 4);
    play.act(0, Action::Stop);
    assert_eq!(play.hand_size(0), 1);
}

#[test]
fn cards_are_not_doubled() {
    assert_eq!(gains("new_earth*", ConsumeX2), (2, 1, 0));
}

#[test]
fn an_order_that_wastes_a_power_is_allowed() {
    let mut play = consuming("public_works, consumer_markets, gem_world*, comet_zone*");
    play.act(0, using("public_works"))
        .act(0, consume("gem_world"));
    assert_eq!((play.chips(0), play.goods(0)), (1, vec!["comet_zone"]));
    assert_eq!(play.step(), "choose_actions");
}

#[test]
fn a_power_is_used_once_in_a_phase() {
    let mut play = consuming("old_earth, public_works, gem_world*, spice_world*, comet_zone*");
    play.act(0, using("public_works"))
        .act(0, consume("gem_world"));
    assert_eq!((play.chips(0), play.goods(0).len()), (3, 0));
    let tableau = "public_works, expanding_colony, gem_world*, spice_world*, comet_zone*";
    let mut play = consuming(tableau);
    play.act(0, using("public_works"))
        .act(0, consume("gem_world"));
    assert_eq!(
        play.step(),
        "consume_goods_choice",
        "the lone other power is used"
    );
    play.act(0, consume("spice_world"));
    assert_eq!((play.chips(0), play.goods(0)), (2, vec!["comet_zone"]));
}

#[test]
fn a_refused_power_says_why() {
    let play = consuming("public_works, old_earth, consumer_markets, comet_zone*, mining_world*");
    let power = serde_json::from_str("\"consumer_markets\"").expect("a power");
    assert_eq!(
        play.why_not(0, using("consumer_markets")),
        Illegal::TooFewGoods { power }
    );
    let card = card("tourist_world");
    assert_eq!(
        play.why_not(0, using("tourist_world")),
        Illegal::NotActive { card }
    );
}

#[test]
fn players_consume_one_after_the_other() {
    let mut play = table(2)
        .tableau(0, "public_works, expanding_colony, gem_world*")
        .tableau(1, "old_earth, terraformed_world, spice_world*")
        .first(1)
        .begin();
    play.choose(&[&[ConsumeX2], &[Develop]]);
    assert_eq!(play.asked(), [1]);
    play.act(1, using("old_earth"));
    assert_eq!(play.asked(), [0]);
    play.act(0, using("expanding_colony"));
    assert_eq!((play.chips(0), play.chips(1)), (2, 1));
}

#[test]
fn the_pool_pays_in_full_and_the_game_ends() {
    let mut play = table(2)
        .tableau(0, "galactic_trendsetters, gem_world*")
        .tableau(1, "mining_league, comet_zone*, mining_world*")
        .chips(0, 11)
        .chips(1, 10)
        .begin();
    assert_eq!(play.view().pool, 3);
    play.all_choose(ConsumeX2);
    assert_eq!((play.chips(0), play.chips(1)), (15, 16));
    assert_eq!(play.view().pool, 0, "-7 shows as 0");
    assert_eq!(play.step(), "over");
    let ended = Event::Ended {
        tableau: false,
        pool: true,
    };
    assert!(play.events.contains(&ended));
}

fn gambling(draw: &str) -> Play {
    let mut play = table(2)
        .tableau(0, "gambling_world, gem_world*")
        .draw(draw)
        .begin();
    play.choose(&[&[ConsumeX2], &[Develop]]);
    play
}

#[test]
fn gambling_world_has_two_powers_and_the_guess_is_not_optional() {
    let mut play = gambling("rebel_base");
    let both = ["gambling_world:consume_goods", "gambling_world:lucky_draw"];
    assert_eq!(play.legal(0), both.map(using));
    play.act(0, using("gambling_world:consume_goods"));
    assert_eq!((play.chips(0), play.step().as_str()), (2, "lucky_number"));
    assert_eq!(play.legal(0), [1, 2, 3, 4, 5, 6, 7].map(Action::Name));
    let (min, max) = (1, 7);
    assert_eq!(
        play.why_not(0, Action::Name(0)),
        Illegal::NumberOutOfRange { min, max }
    );
    play.act(0, Action::Name(6));
    assert_eq!(play.hand(0), ["rebel_base"], "a defense counts like a cost");
}

#[test]
fn a_lucky_number_that_misses_discards_the_card_for_all_to_see() {
    let mut play = gambling("rebel_base");
    play.act(0, using("gambling_world:lucky_draw"));
    play.act(0, Action::Name(5));
    assert_eq!(play.hand_size(0), 0);
    assert_eq!(play.seen_by(1).discard.known, [card("rebel_base")]);
    assert_eq!(play.revealed, tabletop::Revealed::ToAll);
}

#[test]
fn the_guess_is_not_usable_when_no_card_can_be_drawn() {
    let mut play = table(2)
        .tableau(0, "gambling_world")
        .tableau(1, "new_economy")
        .and_cards(0, 56)
        .and_cards(1, 56)
        .begin();
    assert_eq!((play.view().draw.size, play.view().discard.size), (0, 0));
    play.choose(&[&[ConsumeX2], &[ConsumeX2]]);
    assert_eq!(play.step(), "hand_limit_discard", "no guess is asked");
    assert_eq!(play.drawn(1), 0, "a power that draws is used up");
}

#[test]
fn cost_and_defense_are_spread_as_the_box_says() {
    let count = |of: &dyn Fn(&race::CardData) -> Option<u8>| {
        let mut counts = [0; 8];
        for design in race::Design::all() {
            if let Some(n) = of(design.data()) {
                counts[usize::from(n)] += usize::from(design.data().copies);
            }
        }
        counts
    };
    use race::CardType::{Development, World};
    let developments = count(&|c| c.cost.filter(|_| c.card_type == Development));
    assert_eq!(developments, [0, 12, 12, 4, 8, 2, 12, 0]);
    let paid = count(&|c| c.cost.filter(|_| c.card_type == World));
    assert_eq!(paid, [2, 6, 11, 10, 5, 5, 2, 0]);
    assert_eq!(count(&|c| c.defense), [0, 6, 7, 3, 2, 2, 2, 1]);
    assert_eq!(
        count(&|c| c.cost.or(c.defense)),
        [2, 24, 30, 17, 15, 9, 16, 1]
    );
}
