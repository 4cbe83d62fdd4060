//! What one viewer may know.

use crate::cards::{Card, Design};
use crate::kinds::{ActionCard, Phase, Way};
use crate::options::Options;
use crate::power::Power;
use crate::powers::WORLD_GOODS;
use crate::sets::{CardSet, Slot};
use crate::state::{OpenChoice, Player, Race, Step};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet, Viewer};

/// Everything a viewer may know. Each key is a part that changes by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// The options.
    pub options: Options,
    /// Seats in player order.
    pub order: Vec<Seat>,
    /// Where the game stands.
    pub now: Now,
    /// VP chips left in the pool.
    pub pool: u16,
    /// The draw pile.
    pub draw: PileView,
    /// The discard pile.
    pub discard: PileView,
    /// Chosen actions by seat; empty while they are secret.
    pub actions: Vec<Vec<ActionCard>>,
    /// The actions of the round before, by seat.
    pub previous: Vec<Vec<ActionCard>>,
    /// Tableaus by seat.
    pub tableaus: Vec<Vec<PlacedView>>,
    /// How worlds placed in this phase are placed, by seat.
    pub ways: Vec<Option<Way>>,
    /// Hands by seat.
    pub hands: Vec<HandView>,
    /// Cards drawn in Explore, by seat.
    pub drawn: Vec<HandView>,
    /// Consume powers used in this Consume phase, or in the last one, by seat.
    pub used: Vec<Vec<Power>>,
    /// VP chips by seat.
    pub chips: Vec<u16>,
    /// Scores by seat, if the game ended now.
    pub scores: Vec<i32>,
    /// What counts of the tableaus, by seat.
    pub strengths: Vec<Strength>,
    /// The viewer's own answers so far, by seat; for others nothing.
    pub answers: Vec<Option<Answer>>,
}

/// Where the game stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Now {
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// The running phase.
    pub phase: Option<Phase>,
    /// Whether it is the second phase of its kind in this round.
    pub second: bool,
    /// The phases that take place in this round, once actions are shown.
    pub phases: Vec<Phase>,
    /// The running step.
    pub step: String,
    /// Who takes part in it.
    pub asked: SeatSet,
    /// Goods that the player in turn has picked for a consume power.
    pub goods: Vec<Design>,
    /// The consume power that the player in turn is using.
    pub power: Option<Power>,
    /// The ways among which the player in turn chooses, with their prices.
    pub ways: Vec<WayView>,
    /// The last choice that was made in turn.
    pub last: Option<OpenChoice>,
}

/// A pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PileView {
    /// How many cards it has.
    pub size: u8,
    /// All its cards, top first; for the referee.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub cards: Option<Vec<Design>>,
    /// Cards that the viewer knows to be in it, wherever they lie.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub known: Vec<Design>,
}

/// A hand, or cards drawn in Explore.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HandView {
    /// How many cards it has.
    pub size: u8,
    /// All its cards, for those who may see them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub cards: Option<Vec<Design>>,
    /// Cards that everybody knows to be in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub known: Vec<Design>,
}

/// A placed card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlacedView {
    /// Which.
    pub card: Design,
    /// Whether a good lies on it.
    pub good: bool,
    /// The card that is the good; for the referee.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub good_card: Option<Design>,
    /// Whether it was placed in the running phase, so that its powers do not work yet.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub fresh: bool,
}

/// What a tableau adds up to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Strength {
    /// Military against every world.
    pub military: i8,
    /// Military by kind of world, what counts against every world included; without one-use powers.
    pub military_against: ByWorld,
    /// More Military against Rebel worlds.
    pub rebel_military: i8,
    /// Discount on developments.
    pub develop_discount: i8,
    /// Discount by kind of world.
    pub settle_discount: ByWorld,
    /// More cards for a good that is sold, by kind; what a world adds for its own good comes on top.
    pub trade_bonus: ByGood,
    /// What decides a tie: cards in hand plus goods.
    pub tie_break: i32,
}

/// A number for each kind of world.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ByWorld {
    /// Gray worlds, which have no goods.
    pub gray: i8,
    /// Worlds of novelty goods.
    pub novelty: i8,
    /// Worlds of rare elements.
    pub rare: i8,
    /// Worlds of genes.
    pub genes: i8,
    /// Worlds of alien technology.
    pub alien: i8,
}

impl From<[i8; WORLD_GOODS]> for ByWorld {
    fn from([gray, novelty, rare, genes, alien]: [i8; WORLD_GOODS]) -> Self {
        ByWorld {
            gray,
            novelty,
            rare,
            genes,
            alien,
        }
    }
}

/// A number for each kind of good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ByGood {
    /// Novelty goods.
    pub novelty: i8,
    /// Rare elements.
    pub rare: i8,
    /// Genes.
    pub genes: i8,
    /// Alien technology.
    pub alien: i8,
}

impl From<[i8; 4]> for ByGood {
    fn from([novelty, rare, genes, alien]: [i8; 4]) -> Self {
        ByGood {
            novelty,
            rare,
            genes,
            alien,
        }
    }
}

/// A way in which the player in turn can place the world it has shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WayView {
    /// How.
    pub way: Way,
    /// Hand cards to pay.
    pub price: u8,
}

/// A seat's answer to the running step, as far as it has given it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Answer {
    /// Whether it is complete.
    pub complete: bool,
    /// Cards picked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub picked: Vec<Design>,
    /// The card chosen to be placed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub choice: Option<Design>,
    /// Actions chosen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub actions: Vec<ActionCard>,
    /// The world whose good is sold.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub good: Option<Design>,
}

impl Race {
    /// Everything a viewer may know.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let seats = || Seat::all(self.seats());
        let players = || self.players.iter();
        let choosing = self.step == Step::ChooseActions;
        View {
            options: self.options,
            order: self.player_order().collect(),
            now: self.now(),
            pool: self.pool.max(0) as u16,
            draw: self.draw_view(viewer),
            discard: self.discard_view(viewer),
            actions: players()
                .map(|player| player.actions.iter().filter(|_| !choosing).collect())
                .collect(),
            previous: players()
                .map(|player| player.previous.iter().collect())
                .collect(),
            tableaus: players()
                .map(|player| tableau_view(player, viewer))
                .collect(),
            ways: players().map(|player| player.way).collect(),
            hands: seats().map(|seat| self.hand_view(seat, viewer)).collect(),
            drawn: seats()
                .map(|seat| cards_view(self.player(seat).drawn, viewer.sees(seat)))
                .collect(),
            used: players()
                .map(|player| player.used.iter().collect())
                .collect(),
            chips: players().map(|player| player.chips).collect(),
            scores: players().map(Player::total).collect(),
            strengths: players().map(strength).collect(),
            answers: seats()
                .map(|seat| viewer.sees(seat).then(|| self.own_answer(seat)).flatten())
                .collect(),
        }
    }

    fn now(&self) -> Now {
        let in_turn = self.player(self.in_turn());
        let (power, goods) = match self.step {
            Step::ConsumeGoodsChoice(power) => {
                let goods = in_turn.goods.iter();
                (
                    Some(power),
                    goods.map(|slot| in_turn.tableau.design(slot)).collect(),
                )
            }
            Step::DiscardForVp(power) | Step::LuckyNumber(power) => (Some(power), Vec::new()),
            _ => (None, Vec::new()),
        };
        Now {
            round: self.round,
            phase: self.step.phase(),
            second: self.second,
            phases: if self.step == Step::ChooseActions {
                Vec::new()
            } else {
                self.phases().iter().collect()
            },
            step: self.step.name().to_owned(),
            asked: self.asked,
            goods,
            power,
            ways: self.ways_in_turn(),
            last: self.last,
        }
    }

    fn ways_in_turn(&self) -> Vec<WayView> {
        let seat = self.in_turn();
        let player = self.player(seat);
        let world = player.tableau.fresh();
        let world = world.filter(|_| self.step == Step::SettleWay);
        let Some(world) = world else {
            return Vec::new();
        };
        let ways = self.ways(seat, world, player.hand.len()).iter();
        ways.map(|way| WayView {
            way,
            price: self.settle_price(seat, world, Some(way)) as u8,
        })
        .collect()
    }

    fn draw_view(&self, viewer: Viewer) -> PileView {
        let top_first = self.draw.iter().rev().map(|card| card.design());
        PileView {
            size: self.draw.len() as u8,
            cards: (viewer == Viewer::Referee).then(|| top_first.collect()),
            known: sorted(self.known_in_draw(viewer)),
        }
    }

    fn discard_view(&self, viewer: Viewer) -> PileView {
        PileView {
            size: self.discard.len() as u8,
            cards: (viewer == Viewer::Referee).then(|| sorted(self.discard)),
            known: sorted(self.known_in_discard(viewer)),
        }
    }

    fn hand_view(&self, seat: Seat, viewer: Viewer) -> HandView {
        let hand = self.player(seat).hand;
        HandView {
            known: sorted(self.memory.in_hand_openly.intersection(hand)),
            ..cards_view(hand, viewer.sees(seat))
        }
    }

    fn own_answer(&self, seat: Seat) -> Option<Answer> {
        let player = self.player(seat);
        if !self.asked.contains(seat) || self.step == Step::Over {
            return None;
        }
        let secret_actions = self.step == Step::ChooseActions;
        let sold = (self.step == Step::TradeGood)
            .then(|| player.goods.first())
            .flatten();
        Some(Answer {
            complete: !self.open.contains(seat),
            picked: sorted(player.picked),
            choice: player.choice.map(Card::design),
            actions: player.actions.iter().filter(|_| secret_actions).collect(),
            good: sold.map(|slot| player.tableau.design(slot)),
        })
    }
}

/// Designs in the order of the data, each as often as there are cards of it.
fn sorted(cards: CardSet) -> Vec<Design> {
    let mut designs: Vec<Design> = cards.iter().map(Card::design).collect();
    designs.sort_unstable();
    designs
}

fn cards_view(cards: CardSet, seen: bool) -> HandView {
    HandView {
        size: cards.len() as u8,
        cards: seen.then(|| sorted(cards)),
        known: Vec::new(),
    }
}

fn tableau_view(player: &Player, viewer: Viewer) -> Vec<PlacedView> {
    let tableau = &player.tableau;
    let last = tableau.len().wrapping_sub(1);
    let view = |(i, placed): (usize, &crate::tableau::Placed)| PlacedView {
        card: placed.card.design(),
        good: tableau.goods().contains(Slot(i as u8)),
        good_card: placed
            .good
            .filter(|_| viewer == Viewer::Referee)
            .map(Card::design),
        fresh: i == last && tableau.fresh().is_some(),
    };
    tableau.placed().iter().enumerate().map(view).collect()
}

fn strength(player: &Player) -> Strength {
    let powers = player.tableau.powers();
    Strength {
        military: powers.general_military,
        military_against: powers.military.into(),
        rebel_military: powers.rebel_military,
        develop_discount: powers.develop_discount,
        settle_discount: powers.settle_discount.into(),
        trade_bonus: powers.trade.into(),
        tie_break: player.tie_break(),
    }
}
