//! The game in numbers, for learners.

use crate::action::Action;
use crate::cards::{CARDS, Card, DESIGNS, Design, GAME};
use crate::kinds::{ActionCard, Good, Way};
use crate::options::Mode;
use crate::power::Power;
use crate::powers::WORLD_GOODS;
use crate::sets::CardSet;
use crate::state::{Chosen, MOST_PLAYERS, Player, Race, Step};
use tabletop::encode::{Below, Domain, Encode, Field, Part, Pen, layout};
use tabletop::{Seat, Viewer};

/// Room for all consume powers.
const POWERS: usize = 64;
const ACTIONS: usize = ActionCard::ALL.len();
const STEPS: usize = 16;

const TABLE: &[Part] = &[
    Part::new("seats", 3, "2, 3 or 4 players"),
    Part::new("advanced", 1, "whether it is the advanced game for two"),
    Part::new("round", 1, "rounds begun, of 20"),
    Part::new("step", STEPS, "the running step"),
    Part::new("power", POWERS, "the consume power that the step is about"),
    Part::new(
        "second",
        1,
        "whether it is the round's second Develop or Settle phase",
    ),
    Part::new("phases", 5, "phases of this round, once actions are shown"),
    Part::new(
        "place",
        MOST_PLAYERS,
        "the seat's own place in player order",
    ),
    Part::new(
        "turn",
        MOST_PLAYERS,
        "in steps taken in turn, whose it is, clockwise from the seat",
    ),
    Part::new(
        "asked",
        MOST_PLAYERS,
        "who takes part in the step, clockwise from the seat",
    ),
    Part::new("pool", 1, "VP chips left, of those at the start"),
    Part::new(
        "piles",
        2,
        "cards in the draw pile and the discard pile, of 114",
    ),
    Part::new(
        "discards",
        DESIGNS,
        "cards known to be in the discard pile, by design",
    ),
    Part::new(
        "to_come",
        DESIGNS,
        "cards known to be in the draw pile, by design",
    ),
];
const SECRET: &[Part] = &[
    Part::new("hand", DESIGNS, "the hand, by design"),
    Part::new(
        "drawn",
        DESIGNS,
        "cards drawn in Explore and not yet kept, by design",
    ),
    Part::new("picked", DESIGNS, "cards picked so far, by design"),
    Part::new("missing", 1, "picks still missing, of 8"),
    Part::new("choice", DESIGNS, "the card chosen to be placed"),
    Part::new(
        "chosen",
        2 * ACTIONS,
        "actions chosen for the round, and those chosen twice",
    ),
    Part::new(
        "answered",
        1,
        "whether the seat's answer to the step is complete",
    ),
];
const PLAYER: &[Part] = &[
    Part::new("tableau", DESIGNS, "cards in the tableau, by design"),
    Part::new("goods", DESIGNS, "worlds with a good, by design"),
    Part::new(
        "consumed",
        DESIGNS,
        "goods picked for a consume power, by design of the world",
    ),
    Part::new("used", POWERS, "consume powers used in this phase"),
    Part::new(
        "actions",
        2 * ACTIONS,
        "actions of this round once shown, and those taken twice",
    ),
    Part::new(
        "previous",
        2 * ACTIONS,
        "actions of the round before, and those taken twice",
    ),
    Part::new(
        "way",
        Way::ALL.len(),
        "how the world that was placed is placed",
    ),
    Part::new(
        "seen_hand",
        DESIGNS,
        "cards in hand that everybody has seen go there",
    ),
    Part::new(
        "numbers",
        8,
        "score of 30, VP chips of 15, cards in hand of 10, drawn of 7, cards in the tableau of 12, \
        production worlds without a good of 3, windfall worlds without one of 3, tie-break of 10",
    ),
    Part::new("goods_by_kind", 4, "goods by kind, of 3"),
    Part::new(
        "strength",
        8 + 2 * WORLD_GOODS + 4,
        "Explore, Develop, Settle and Trade powers summed up, of 5: draws, keeps, draw and \
        discount in Develop, draws after placing, rebel military, general military; discounts and military by kind of world; \
        trade bonus by kind",
    ),
];
const FIELDS: [Field; TABLE.len() + SECRET.len() + MOST_PLAYERS * PLAYER.len()] =
    layout(TABLE, SECRET, PLAYER, MOST_PLAYERS);

impl Domain for Design {
    type Of = Design;
    const NAME: &'static str = "card";
    const SIZE: u16 = DESIGNS as u16;
    #[inline]
    fn code(design: Design) -> u16 {
        design.0.into()
    }
    fn value(code: u16) -> Option<Design> {
        Design::all().nth(code.into())
    }
}

impl Domain for ActionCard {
    type Of = ActionCard;
    const NAME: &'static str = "action_card";
    const SIZE: u16 = ACTIONS as u16;
    #[inline]
    fn code(action: ActionCard) -> u16 {
        action as u16
    }
    fn value(code: u16) -> Option<ActionCard> {
        ActionCard::ALL.get(usize::from(code)).copied()
    }
}

impl Domain for Way {
    type Of = Way;
    const NAME: &'static str = "way";
    const SIZE: u16 = Way::ALL.len() as u16;
    #[inline]
    fn code(way: Way) -> u16 {
        way as u16
    }
    fn value(code: u16) -> Option<Way> {
        Way::ALL.get(usize::from(code)).copied()
    }
}

impl Domain for Power {
    type Of = Power;
    const NAME: &'static str = "power";
    const SIZE: u16 = POWERS as u16;
    #[inline]
    fn code(power: Power) -> u16 {
        power.0.into()
    }
    fn value(code: u16) -> Option<Power> {
        Power::all().nth(code.into())
    }
}

impl Encode for Race {
    const ENCODING: u32 = 1;
    const FIELDS: &'static [Field] = &FIELDS;
    const LONGEST: usize = 128;

    tabletop::number_actions! { Action:
        discard: Discard(card: Design),
        choose: Choose(action: ActionCard),
        keep: Keep(card: Design),
        place: Place(card: Design),
        place_nothing: PlaceNothing,
        way: Way(way: Way),
        pay: Pay(card: Design),
        sell: Sell(card: Design),
        use: Use(power: Power),
        consume: Consume(card: Design),
        name: Name(number: Below<16>),
        produce: Produce(card: Design),
        stop: Stop,
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        let mut pen = Pen::new(Self::FIELDS, out);
        table(&mut pen, self, seat);
        secrets(&mut pen, self, seat);
        for nth in 0..self.seats() {
            let other = Seat::from((seat.index() + nth) % self.seats());
            player(&mut pen, self, other);
        }
        pen.end();
    }
}

fn table(pen: &mut Pen<'_>, game: &Race, seat: Seat) {
    let seats = game.seats();
    let after = |other: Seat| (other.index() + seats - seat.index()) % seats;
    pen.field("seats");
    pen.which(Some(seats - 2), 3);
    pen.field("advanced");
    pen.flag(game.options.mode == Mode::Advanced2p);
    pen.field("round");
    pen.number(game.round, 20.0);
    pen.field("step");
    let (step, power) = step(game.step);
    pen.which(Some(step), STEPS);
    pen.field("power");
    pen.which(power.map(|power| power.0.into()), POWERS);
    pen.field("second");
    pen.flag(game.second);
    pen.field("phases");
    match game.step {
        Step::ChooseActions => pen.skip(5),
        _ => pen.set(game.phases().iter().map(|phase| phase as usize), 5),
    }
    pen.field("place");
    pen.which(
        Some((seat.index() + seats - game.first.index()) % seats),
        MOST_PLAYERS,
    );
    pen.field("turn");
    let in_turn = (!game.step.is_sealed()).then(|| after(game.in_turn()));
    pen.which(in_turn, MOST_PLAYERS);
    pen.field("asked");
    pen.set(game.asked.iter().map(after), MOST_PLAYERS);
    pen.field("pool");
    pen.number(
        game.pool.max(0),
        f32::from(GAME.vp_per_player) * seats as f32,
    );
    pen.field("piles");
    pen.count(game.draw.len(), CARDS as f32);
    pen.count(game.discard.len(), CARDS as f32);
    pen.field("discards");
    cards(pen, game.known_in_discard(Viewer::seat(seat)));
    pen.field("to_come");
    cards(pen, game.known_in_draw(Viewer::seat(seat)));
}

/// A step as a number, and the power it is about.
const fn step(step: Step) -> (usize, Option<Power>) {
    match step {
        Step::InitialDiscard => (0, None),
        Step::ChooseActions => (1, None),
        Step::ExploreKeep => (2, None),
        Step::DevelopChoice => (3, None),
        Step::DevelopPayment => (4, None),
        Step::SettleChoice => (5, None),
        Step::SettleWay => (6, None),
        Step::SettlePayment => (7, None),
        Step::TradeGood => (8, None),
        Step::ConsumePower => (9, None),
        Step::ConsumeGoodsChoice(power) => (10, Some(power)),
        Step::DiscardForVp(power) => (11, Some(power)),
        Step::LuckyNumber(power) => (12, Some(power)),
        Step::WindfallTarget => (13, None),
        Step::HandLimitDiscard => (14, None),
        Step::Over => (15, None),
    }
}

fn secrets(pen: &mut Pen<'_>, game: &Race, seat: Seat) {
    let own = game.player(seat);
    pen.field("hand");
    cards(pen, own.hand);
    pen.field("drawn");
    cards(pen, own.drawn);
    pen.field("picked");
    cards(pen, own.picked);
    pen.field("missing");
    pen.number(own.missing, 8.0);
    pen.field("choice");
    pen.which(own.choice.map(|card| card.design().index()), DESIGNS);
    pen.field("chosen");
    chosen(pen, own.actions);
    pen.field("answered");
    pen.flag(game.asked.contains(seat) && !game.open.contains(seat));
}

fn player(pen: &mut Pen<'_>, game: &Race, seat: Seat) {
    let player = game.player(seat);
    let tableau = &player.tableau;
    pen.field("tableau");
    pen.set(
        tableau
            .placed()
            .iter()
            .map(|placed| placed.card.design().index()),
        DESIGNS,
    );
    pen.field("goods");
    pen.set(
        tableau
            .goods()
            .iter()
            .map(|slot| tableau.design(slot).index()),
        DESIGNS,
    );
    pen.field("consumed");
    match game.step {
        Step::ConsumeGoodsChoice(_) => {
            pen.set(
                player.goods.iter().map(|slot| tableau.design(slot).index()),
                DESIGNS,
            );
        }
        _ => pen.skip(DESIGNS),
    }
    pen.field("used");
    pen.set(player.used.iter().map(|power| power.0.into()), POWERS);
    pen.field("actions");
    match game.step {
        Step::ChooseActions => pen.skip(2 * ACTIONS),
        _ => chosen(pen, player.actions),
    }
    pen.field("previous");
    chosen(pen, player.previous);
    pen.field("way");
    pen.which(player.way.map(|way| way as usize), Way::ALL.len());
    pen.field("seen_hand");
    cards(pen, game.memory.in_hand_openly.intersection(player.hand));
    pen.field("numbers");
    pen.number(player.total(), 30.0);
    pen.number(player.chips, 15.0);
    pen.count(player.hand.len(), 10.0);
    pen.count(player.drawn.len(), 7.0);
    pen.count(tableau.len(), 12.0);
    pen.count(tableau.empty_production().len(), 3.0);
    pen.count(tableau.empty_windfall(None).len(), 3.0);
    pen.number(player.tie_break(), 10.0);
    pen.field("goods_by_kind");
    for good in Good::ALL {
        pen.count(tableau.goods_of(good).len(), 3.0);
    }
    pen.field("strength");
    strength(pen, player);
}

fn strength(pen: &mut Pen<'_>, player: &Player) {
    let powers = player.tableau.powers();
    let single = [
        powers.draw_extra,
        powers.keep_extra,
        powers.draw_at_start,
        powers.develop_discount,
        powers.draw_after_development,
        powers.draw_after_world,
        powers.rebel_military,
        powers.general_military,
    ];
    let all = single.into_iter().chain(powers.settle_discount);
    let all = all.chain(powers.military).chain(powers.trade);
    all.for_each(|sum| pen.number(sum, 5.0));
}

fn cards(pen: &mut Pen<'_>, cards: CardSet) {
    pen.set(cards.iter().map(Card::design).map(Design::index), DESIGNS);
}

fn chosen(pen: &mut Pen<'_>, chosen: Chosen) {
    pen.set(chosen.once.iter().map(ActionCard::index), ACTIONS);
    pen.set(chosen.twice.iter().map(ActionCard::index), ACTIONS);
}
