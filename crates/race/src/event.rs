//! What happened, and who learnt what by it.

use crate::cards::{Card, Design};
use crate::kinds::{ActionCard, Good, Phase, Way};
use crate::power::Power;
use crate::sets::CardSet;
use serde::{Deserialize, Serialize};
use tabletop::{Message, Seat, Viewer, Words};

/// Cards that moved: how many, and for those who may know, which.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Faces {
    /// How many.
    pub count: u8,
    /// Which: for the referee in the order they moved, for their owner in the order of the data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub cards: Option<Vec<Design>>,
}

impl Faces {
    pub(crate) fn of(cards: impl IntoIterator<Item = Card>) -> Self {
        let cards: Vec<Design> = cards.into_iter().map(Card::design).collect();
        Faces {
            count: cards.len() as u8,
            cards: Some(cards),
        }
    }

    pub(crate) fn of_set(cards: CardSet) -> Self {
        Faces::of(cards.iter())
    }

    fn seen_by(&self, viewer: Viewer, owner: Seat) -> Faces {
        let mut cards = self.cards.clone().filter(|_| viewer.sees(owner));
        if viewer != Viewer::Referee {
            cards.iter_mut().for_each(|cards| cards.sort_unstable());
        }
        let count = self.count;
        Faces { count, cards }
    }

    fn say(&self, message: Message) -> Message {
        let names = self.cards.iter().flatten().map(|design| design.name());
        message
            .with("n", self.count)
            .with("known", if self.cards.is_some() { "yes" } else { "no" })
            .with("cards", names.collect::<Vec<_>>())
    }
}

/// Why cards were drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum DrawWhy {
    /// In Explore, to choose from.
    Explore,
    /// The bonus of an action.
    Bonus(ActionCard),
    /// For a good sold.
    Sale {
        /// Where the good lay.
        world: Design,
        /// Its kind.
        good: Good,
    },
    /// A power of a card.
    Power(Design),
    /// A good was produced on a world.
    Production(Design),
}

/// Why a good was put on a world.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum GoodWhy {
    /// A windfall world comes with a good.
    Windfall,
    /// A production world produces.
    Production,
    /// A power of a card.
    Power(Design),
    /// The bonus of Produce.
    Bonus,
}

/// Why hand cards were discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum DiscardWhy {
    /// The choice of the first hand.
    Start,
    /// More than the hand limit.
    HandLimit,
    /// Payment for a card.
    Payment(Design),
    /// A power of a card, for points.
    Power(Design),
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// A round begins.
    RoundBegan {
        /// Which, from 1.
        round: u16,
    },
    /// A player's actions are shown.
    ActionsShown {
        /// Who.
        seat: Seat,
        /// Which.
        actions: Vec<ActionCard>,
    },
    /// A phase begins.
    PhaseBegan {
        /// Which.
        phase: Phase,
        /// Whether it is the second of its kind in the round.
        second: bool,
    },
    /// A phase is over.
    PhaseEnded {
        /// Which.
        phase: Phase,
        /// Whether it was the second of its kind in the round.
        second: bool,
    },
    /// Cards left the draw pile.
    Drew {
        /// Who drew.
        seat: Seat,
        /// What.
        cards: Faces,
        /// Why.
        why: DrawWhy,
    },
    /// Cards drawn in Explore were kept and rejected.
    Kept {
        /// Who.
        seat: Seat,
        /// Into the hand.
        kept: Faces,
        /// Onto the discard pile.
        rejected: Faces,
    },
    /// Hand cards were discarded face down.
    Discarded {
        /// Who.
        seat: Seat,
        /// What.
        cards: Faces,
        /// Why.
        why: DiscardWhy,
    },
    /// A card was placed.
    Placed {
        /// Who.
        seat: Seat,
        /// What.
        card: Design,
    },
    /// A player placed nothing.
    PlacedNothing {
        /// Who.
        seat: Seat,
    },
    /// How a world is placed.
    WayTaken {
        /// Who.
        seat: Seat,
        /// The world.
        world: Design,
        /// How.
        way: Way,
        /// Hand cards to pay.
        price: u8,
    },
    /// A one-use card left the tableau.
    UsedUp {
        /// Who.
        seat: Seat,
        /// Which.
        card: Design,
    },
    /// A card left the draw pile and became a good.
    GoodPut {
        /// Who.
        seat: Seat,
        /// On which world.
        world: Design,
        /// The card; nobody but the referee sees it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        card: Option<Design>,
        /// Why.
        why: GoodWhy,
    },
    /// There was no card to become a good.
    NoGood {
        /// Who.
        seat: Seat,
        /// On which world.
        world: Design,
    },
    /// A good was sold.
    Sold {
        /// Who.
        seat: Seat,
        /// From which world.
        world: Design,
        /// The kind of good.
        good: Good,
        /// Cards to draw for it.
        price: u8,
        /// The card that was the good; nobody but the referee sees it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        card: Option<Design>,
        /// The consume power it was sold through; none for the Trade bonus.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        through: Option<Design>,
    },
    /// Goods were consumed.
    Consumed {
        /// Who.
        seat: Seat,
        /// By which power.
        power: Power,
        /// From which worlds.
        worlds: Vec<Design>,
        /// The cards that were the goods; nobody but the referee sees them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cards: Option<Vec<Design>>,
        /// Points gained.
        vp: u16,
    },
    /// Points were gained for hand cards discarded.
    GainedVp {
        /// Who.
        seat: Seat,
        /// By which card.
        card: Design,
        /// Points gained.
        vp: u16,
    },
    /// A number was named and a card shown.
    LuckyDraw {
        /// Who.
        seat: Seat,
        /// The number.
        number: u8,
        /// The card.
        card: Design,
        /// Whether it goes into the hand; otherwise it is discarded.
        won: bool,
    },
    /// The discard pile became the draw pile.
    Reshuffled {
        /// How many cards it has.
        cards: u8,
    },
    /// The game is over.
    Ended {
        /// Whether a tableau has 12 cards.
        tableau: bool,
        /// Whether the pool is empty.
        pool: bool,
    },
}

impl tabletop::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let mut seen = self.clone();
        match &mut seen {
            Event::Drew { seat, cards, .. } | Event::Discarded { seat, cards, .. } => {
                *cards = cards.seen_by(viewer, *seat);
            }
            Event::Kept {
                seat,
                kept,
                rejected,
            } => {
                *kept = kept.seen_by(viewer, *seat);
                *rejected = rejected.seen_by(viewer, *seat);
            }
            Event::GoodPut { card, .. } | Event::Sold { card, .. } if viewer != Viewer::Referee => {
                *card = None;
            }
            Event::Consumed { cards, .. } if viewer != Viewer::Referee => *cards = None,
            _ => {}
        }
        Some(seen)
    }
}

impl Words for DrawWhy {
    fn words(&self) -> Message {
        match *self {
            DrawWhy::Explore => Message::new("race-why-explore"),
            DrawWhy::Bonus(action) => Message::new("race-why-bonus").with(
                "action",
                Message::new(format!("race-actioncard-{}", action.key())),
            ),
            DrawWhy::Sale { world, good } => Message::new("race-why-sale")
                .with("card", world.name())
                .with("good", good.key()),
            DrawWhy::Power(card) => Message::new("race-why-power").with("card", card.name()),
            DrawWhy::Production(card) => {
                Message::new("race-why-production").with("card", card.name())
            }
        }
    }
}

impl Words for GoodWhy {
    fn words(&self) -> Message {
        match *self {
            GoodWhy::Windfall => Message::new("race-why-windfall"),
            GoodWhy::Production => Message::new("race-why-own_production"),
            GoodWhy::Power(card) => Message::new("race-why-power").with("card", card.name()),
            GoodWhy::Bonus => Message::new("race-why-bonus")
                .with("action", Message::new("race-actioncard-produce")),
        }
    }
}

impl Words for DiscardWhy {
    fn words(&self) -> Message {
        match *self {
            DiscardWhy::Start => Message::new("race-why-start"),
            DiscardWhy::HandLimit => Message::new("race-why-hand_limit"),
            DiscardWhy::Payment(card) => Message::new("race-why-payment").with("card", card.name()),
            DiscardWhy::Power(card) => Message::new("race-why-power").with("card", card.name()),
        }
    }
}

impl Words for Event {
    fn words(&self) -> Message {
        let by = |id: &'static str, seat: Seat| Message::new(id).with("seat", seat);
        match self {
            Event::RoundBegan { round } => {
                Message::new("race-event-round_began").with("round", *round)
            }
            Event::ActionsShown { seat, actions } => {
                let names = actions
                    .iter()
                    .map(|action| Message::new(format!("race-actioncard-{}", action.key())));
                by("race-event-actions_shown", *seat).with("actions", names.collect::<Vec<_>>())
            }
            Event::PhaseBegan { phase, second } => Message::new("race-event-phase_began")
                .with("phase", phase.key())
                .with("second", if *second { "yes" } else { "no" }),
            Event::PhaseEnded { phase, .. } => {
                Message::new("race-event-phase_ended").with("phase", phase.key())
            }
            Event::Drew { seat, cards, why } => cards
                .say(by("race-event-drew", *seat))
                .with("why", why.words()),
            Event::Kept {
                seat,
                kept,
                rejected,
            } => kept
                .say(by("race-event-kept", *seat))
                .with("rejected", rejected.count),
            Event::Discarded { seat, cards, why } => cards
                .say(by("race-event-discarded", *seat))
                .with("why", why.words()),
            Event::Placed { seat, card } => {
                by("race-event-placed", *seat).with("card", card.name())
            }
            Event::PlacedNothing { seat } => by("race-event-placed_nothing", *seat),
            Event::WayTaken {
                seat,
                world,
                way,
                price,
            } => by("race-event-way_taken", *seat)
                .with("card", world.name())
                .with("way", way.key())
                .with("n", *price),
            Event::UsedUp { seat, card } => {
                by("race-event-used_up", *seat).with("card", card.name())
            }
            Event::GoodPut {
                seat,
                world,
                card,
                why,
            } => good_put(*seat, *world, *card, *why),
            Event::NoGood { seat, world } => {
                by("race-event-no_good", *seat).with("card", world.name())
            }
            Event::Sold {
                seat,
                world,
                good,
                price,
                through,
                ..
            } => sold(*seat, *world, *good, *price, *through),
            Event::Consumed {
                seat,
                power,
                worlds,
                vp,
                ..
            } => by("race-event-consumed", *seat)
                .with("card", power.design().name())
                .with("n", worlds.len())
                .with(
                    "worlds",
                    worlds.iter().map(|d| d.name()).collect::<Vec<_>>(),
                )
                .with("vp", *vp),
            Event::GainedVp { seat, card, vp } => by("race-event-gained_vp", *seat)
                .with("card", card.name())
                .with("vp", *vp),
            Event::LuckyDraw {
                seat,
                number,
                card,
                won,
            } => by("race-event-lucky_draw", *seat)
                .with("n", *number)
                .with("card", card.name())
                .with("won", if *won { "yes" } else { "no" }),
            Event::Reshuffled { cards } => Message::new("race-event-reshuffled").with("n", *cards),
            Event::Ended { tableau, pool } => Message::new("race-event-ended").with(
                "why",
                match (tableau, pool) {
                    (true, true) => "both",
                    (true, false) => "tableau",
                    _ => "pool",
                },
            ),
        }
    }
}

fn good_put(seat: Seat, world: Design, card: Option<Design>, why: GoodWhy) -> Message {
    let id = match card {
        Some(_) => "race-event-good_put-shown",
        None => "race-event-good_put",
    };
    let message = Message::new(id)
        .with("seat", seat)
        .with("card", world.name())
        .with("why", why.words());
    match card {
        Some(card) => message.with("good", card.name()),
        None => message,
    }
}

fn sold(seat: Seat, world: Design, good: Good, price: u8, through: Option<Design>) -> Message {
    let id = match through {
        Some(_) => "race-event-sold-through",
        None => "race-event-sold",
    };
    let message = Message::new(id)
        .with("seat", seat)
        .with("card", world.name())
        .with("good", good.key())
        .with("n", price);
    match through {
        Some(card) => message.with("power", card.name()),
        None => message,
    }
}
