//! What is on the table: plain, flat data.

use crate::cards::{CARDS, Card, Design};
use crate::kinds::{ActionCard, Phase, Way};
use crate::options::Options;
use crate::power::Power;
use crate::sets::{Actions, CardSet, Designs, PowerSet, Slots};
use crate::tableau::Tableau;
use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{Chance, Seat, SeatSet};

/// The most players.
pub(crate) const MOST_PLAYERS: usize = 4;

/// A game of Race for the Galaxy being played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Race {
    pub(crate) options: Options,
    pub(crate) chance: Chance,
    /// How often the draw pile was shuffled.
    pub(crate) shuffles: u32,
    /// The draw pile; the last card is the top.
    pub(crate) draw: ArrayVec<Card, CARDS>,
    pub(crate) discard: CardSet,
    pub(crate) players: ArrayVec<Player, MOST_PLAYERS>,
    /// Who is first in player order.
    pub(crate) first: Seat,
    /// VP chips left; below 0 when more were paid out than there were.
    pub(crate) pool: i16,
    pub(crate) round: u16,
    pub(crate) step: Step,
    /// Who takes part in the step.
    pub(crate) asked: SeatSet,
    /// Of these, who has still to answer.
    pub(crate) open: SeatSet,
    /// In steps taken in turn, whose turn it is, as a place in player order.
    pub(crate) turn: u8,
    /// Whether this is the second Develop or Settle phase of the round.
    pub(crate) second: bool,
    /// Cards of the player in turn whose `produce_windfall` is still to come …
    pub(crate) windfalls: Slots,
    /// … and whether the bonus of Produce is.
    pub(crate) windfall_bonus: bool,
    /// The last choice that was made in turn, for all to see.
    pub(crate) last: Option<OpenChoice>,
    pub(crate) memory: Memory,
}

/// One player's things.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Player {
    pub(crate) tableau: Tableau,
    pub(crate) hand: CardSet,
    /// Cards drawn in Explore, not yet kept or rejected.
    pub(crate) drawn: CardSet,
    /// Cards of `hand` or `drawn` picked so far; sealed.
    pub(crate) picked: CardSet,
    /// How many picks are still missing until the answer is complete; sealed.
    pub(crate) missing: u8,
    /// The card chosen to be placed; sealed until all have chosen.
    pub(crate) choice: Option<Card>,
    /// How the world that was placed is placed.
    pub(crate) way: Option<Way>,
    /// The chosen actions; sealed until all have chosen.
    pub(crate) actions: Chosen,
    /// The actions of the round before.
    pub(crate) previous: Chosen,
    /// Goods picked so far: sealed in Trade, open in Consume.
    pub(crate) goods: Slots,
    /// VP chips.
    pub(crate) chips: u16,
    /// Consume powers used in this Consume phase, or in the last one.
    pub(crate) used: PowerSet,
    /// Goods produced in this Produce phase, by kind.
    pub(crate) produced: [u8; 4],
}

/// The step that is running, by its name in the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Step {
    InitialDiscard,
    ChooseActions,
    ExploreKeep,
    DevelopChoice,
    DevelopPayment,
    SettleChoice,
    SettleWay,
    SettlePayment,
    TradeGood,
    ConsumePower,
    ConsumeGoodsChoice(Power),
    DiscardForVp(Power),
    LuckyNumber(Power),
    WindfallTarget,
    HandLimitDiscard,
    Over,
}

impl Step {
    /// The step's name in prompts.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Step::InitialDiscard => "initial_discard",
            Step::ChooseActions => "choose_actions",
            Step::ExploreKeep => "explore_keep",
            Step::DevelopChoice => "develop_choice",
            Step::DevelopPayment => "develop_payment",
            Step::SettleChoice => "settle_choice",
            Step::SettleWay => "settle_way",
            Step::SettlePayment => "settle_payment",
            Step::TradeGood => "trade_good",
            Step::ConsumePower => "consume_power",
            Step::ConsumeGoodsChoice(_) => "consume_goods_choice",
            Step::DiscardForVp(_) => "discard_for_vp",
            Step::LuckyNumber(_) => "lucky_number",
            Step::WindfallTarget => "windfall_target",
            Step::HandLimitDiscard => "hand_limit_discard",
            Step::Over => "over",
        }
    }

    /// The phase it belongs to.
    pub(crate) const fn phase(self) -> Option<Phase> {
        match self {
            Step::ExploreKeep => Some(Phase::Explore),
            Step::DevelopChoice | Step::DevelopPayment => Some(Phase::Develop),
            Step::SettleChoice | Step::SettleWay | Step::SettlePayment => Some(Phase::Settle),
            Step::TradeGood
            | Step::ConsumePower
            | Step::ConsumeGoodsChoice(_)
            | Step::DiscardForVp(_)
            | Step::LuckyNumber(_) => Some(Phase::Consume),
            Step::WindfallTarget => Some(Phase::Produce),
            Step::InitialDiscard | Step::ChooseActions | Step::HandLimitDiscard | Step::Over => {
                None
            }
        }
    }

    /// Whether the answer is a number of picks.
    pub(crate) const fn is_picking(self) -> bool {
        !matches!(
            self,
            Step::DevelopChoice
                | Step::SettleChoice
                | Step::SettleWay
                | Step::ConsumePower
                | Step::LuckyNumber(_)
                | Step::WindfallTarget
                | Step::Over
        )
    }

    /// Whether all who are asked answer at the same time, unseen.
    pub(crate) const fn is_sealed(self) -> bool {
        !matches!(
            self,
            Step::SettleWay
                | Step::ConsumePower
                | Step::ConsumeGoodsChoice(_)
                | Step::DiscardForVp(_)
                | Step::LuckyNumber(_)
                | Step::WindfallTarget
                | Step::Over
        )
    }
}

/// A choice made in turn. Two that come to the same in the end are still two: everybody saw which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum OpenChoice {
    /// A way was named to place a world.
    Placed(Way),
    /// A consume power was picked.
    Used(Power),
    /// The goods of these worlds were picked for a consume power.
    Took(
        #[cfg_attr(feature = "ts", ts(as = "Vec<Design>"))]
        #[cfg_attr(feature = "schema", schemars(with = "Vec<Design>"))]
        Designs,
    ),
    /// A lucky number was named.
    Named(u8),
    /// A windfall world was picked to produce on.
    Produced(Design),
}

/// The actions a player has chosen for a round: one, or two in the advanced game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Chosen {
    pub(crate) once: Actions,
    /// The action whose second card is chosen too.
    pub(crate) twice: Actions,
}

impl Chosen {
    #[inline]
    pub(crate) fn contains(self, action: ActionCard) -> bool {
        self.once.contains(action)
    }

    #[inline]
    pub(crate) fn len(self) -> usize {
        self.once.len() + self.twice.len()
    }

    #[inline]
    pub(crate) fn add(&mut self, action: ActionCard) {
        if self.once.contains(action) {
            self.twice.insert(action);
        } else {
            self.once.insert(action);
        }
    }

    /// The cards in a fixed order.
    pub(crate) fn iter(self) -> impl Iterator<Item = ActionCard> {
        let copies = move |action| 1 + usize::from(self.twice.contains(action));
        self.once
            .iter()
            .flat_map(move |action| std::iter::repeat_n(action, copies(action)))
    }
}

impl Serialize for Chosen {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Chosen {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut chosen = Chosen::default();
        for action in Vec::<ActionCard>::deserialize(deserializer)? {
            chosen.add(action);
        }
        Ok(chosen)
    }
}

/// Who knows where hidden cards lie. A hand, and what was drawn in Explore, is known to its owner
/// anyway; a good is known to nobody.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Memory {
    /// Cards in the discard pile, by who discarded them face down.
    pub(crate) discarded: [CardSet; MOST_PLAYERS],
    /// Cards in the discard pile that everybody has seen go there.
    pub(crate) discarded_openly: CardSet,
    /// Cards that a seat knows to be somewhere in the draw pile.
    pub(crate) in_draw: [CardSet; MOST_PLAYERS],
    /// Cards that everybody, spectators too, knows to be somewhere in the draw pile.
    pub(crate) in_draw_openly: CardSet,
    /// Cards in hands that everybody has seen go there.
    pub(crate) in_hand_openly: CardSet,
}

impl Race {
    /// How many rounds have begun.
    pub fn rounds(&self) -> u16 {
        self.round
    }

    /// How many play.
    #[inline]
    pub(crate) fn seats(&self) -> usize {
        self.players.len()
    }

    /// The seat at a place in player order.
    #[inline]
    pub(crate) fn in_order(&self, place: usize) -> Seat {
        Seat::from(clockwise(self.first.0, place as u8, self.seats() as u8))
    }

    /// The seats in player order.
    #[inline]
    pub(crate) fn player_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.first.0, self.seats() as u8);
        (0..seats).map(move |place| Seat::from(clockwise(first, place, seats)))
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The player whose turn it is, in steps taken in turn.
    #[inline]
    pub(crate) fn in_turn(&self) -> Seat {
        self.in_order(usize::from(self.turn))
    }

    /// Whether a card can be drawn at all.
    #[inline]
    pub(crate) fn can_draw(&self) -> bool {
        !self.draw.is_empty() || !self.discard.is_empty()
    }
}

/// The seat so many places clockwise of another.
#[inline]
fn clockwise(first: u8, places: u8, seats: u8) -> usize {
    let seat = first + places;
    usize::from(if seat >= seats { seat - seats } else { seat })
}

impl Player {
    /// Of the hand, what is not picked.
    #[inline]
    pub(crate) fn unpicked(&self) -> CardSet {
        self.hand.difference(self.picked)
    }

    /// A card of this design in the hand that is not picked.
    #[inline]
    pub(crate) fn unpicked_card(&self, design: Design) -> Option<Card> {
        self.unpicked().find(design)
    }
}
