//! What is on the table: plain flat data, cheap to clone.

use crate::belief::Belief;
use crate::board::Board;
use crate::card::{Card, CardSet};
use crate::cards::{Hot, OpId, tables_of};
use crate::honours::{Award, Milestone};
use crate::map::Space;
use crate::maps::{Map, MapFacts};
use crate::sets::{Set, Sets};
use crate::vocabulary::{Resource, StandardProject, Tag};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Seat, SeatSet};

/// The most players.
pub(crate) const MAX_PLAYERS: usize = 5;
/// More effects than can ever be pending at once.
pub(crate) const POOL: usize = 24;
/// Steps of the temperature track.
pub(crate) const MAX_TEMPERATURE: u8 = 19;
/// Steps of the oxygen track.
pub(crate) const MAX_OXYGEN: u8 = 14;

/// A game of Terraforming Mars.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mars {
    pub(crate) variant: Variant,
    pub(crate) generation: u32,
    /// Steps from -30 °C.
    pub(crate) temperature: u8,
    /// Percent.
    pub(crate) oxygen: u8,
    pub(crate) board: Board,
    pub(crate) first: Seat,
    pub(crate) phase: Phase,
    pub(crate) turn: Turn,
    pub(crate) ask: Ask,
    /// Effects still to resolve, in the order in which they are asked if nothing else decides.
    pub(crate) pool: ArrayVec<Item, POOL>,
    pub(crate) players: ArrayVec<Player, MAX_PLAYERS>,
    /// Resources on the cards that collect some, by slot.
    #[serde(with = "crate::amounts::by_slot")]
    pub(crate) resources: [u16; crate::cards::COLLECTORS],
    /// Cards whose action was used in this generation.
    pub(crate) used: CardSet,
    pub(crate) milestones: ArrayVec<(Milestone, Seat), 3>,
    pub(crate) awards: ArrayVec<(Award, Seat), 3>,
    /// The draw pile; its last card is the top.
    pub(crate) deck: ArrayVec<Card, { Card::ROOM }>,
    pub(crate) shuffles: u32,
    pub(crate) discard: CardSet,
    /// Projects in the order in which they were played, by anybody.
    pub(crate) played: ArrayVec<Card, { Card::ROOM }>,
    pub(crate) draft: Draft,
    /// What each seat knows of hidden cards, and last what everybody knows.
    pub(crate) beliefs: ArrayVec<Belief, { MAX_PLAYERS + 1 }>,
    pub(crate) chance: Chance,
}

/// What was agreed before the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Variant {
    pub(crate) corporate_era: bool,
    pub(crate) draft: bool,
    pub(crate) beginners: SeatSet,
    #[serde(default, skip_serializing_if = "Map::is_first")]
    pub(crate) map: Map,
    /// Sets beside the base game and the Corporate Era.
    #[serde(default, skip_serializing_if = "Sets::is_empty")]
    pub(crate) sets: Sets,
}

impl Variant {
    /// The sets that the game is played with.
    fn all_sets(self) -> impl Iterator<Item = Set> {
        let era = self.corporate_era.then_some(Set::CORPORATE_ERA);
        [Set::BASE].into_iter().chain(era).chain(self.sets.iter())
    }

    /// The cards of the game's deck.
    pub(crate) fn projects(self) -> CardSet {
        let sets = self.all_sets().map(|set| set.facts().projects);
        sets.fold(CardSet::EMPTY, |sum, cards| sum.union(cards))
    }

    /// The corporations of the game, without the beginner corporation.
    pub(crate) fn corporations(self) -> CardSet {
        let sets = self.all_sets().map(|set| set.facts().corporations);
        sets.fold(CardSet::EMPTY, |sum, cards| sum.union(cards))
    }
}

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Phase {
    /// Everybody chooses a corporation. Sealed.
    Corporations,
    /// Everybody buys from the first ten cards. Sealed.
    FirstCards,
    /// Everybody keeps a card of a pack and passes the rest on. Sealed.
    Draft,
    /// Everybody buys from four cards. Sealed.
    Research,
    /// Turns of one or two actions.
    Action,
    /// Plants become greeneries a last time.
    FinalConversion,
    /// The game has ended.
    Over,
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Turn {
    pub(crate) active: Seat,
    /// Actions taken in this turn.
    pub(crate) taken: u8,
    /// Who has passed in this generation.
    pub(crate) passed: SeatSet,
}

/// The draft of a research phase.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Draft {
    /// Picks completed.
    pub(crate) round: u8,
    /// The packs by the seat they were dealt to. The card kept in round i stands at place i, by
    /// whoever held the pack then; the rest follow in rising order. Empty outside of a draft.
    pub(crate) packs: ArrayVec<ArrayVec<Card, 4>, MAX_PLAYERS>,
}

/// What the active seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Ask {
    /// Nothing: a sealed step runs, or the game is over.
    Nothing,
    /// An action, or pass, or the end of the turn.
    Action,
    /// How much of a resource to pay with.
    Payment(Bill),
    /// Which way to use a card's action.
    Alternative(Card),
    /// What an action's cost is taken from.
    Cost(Card, u8),
    /// Which cards to sell.
    Sell,
    /// Which pending effect comes next.
    Order,
    /// The choice of an effect.
    Item(Item),
    /// How many are taken, after from where.
    Amount(Item, Victim),
    /// A last greenery, or stop.
    LastGreenery,
}

/// An effect that waits for its choice or its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Item {
    pub(crate) op: OpId,
    /// The tile it refers to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) space: Option<Space>,
    /// The card whose play fired it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) subject: Option<Card>,
}

/// Something to pay for, and what was paid so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Bill {
    pub(crate) purchase: Purchase,
    /// The resource that is asked about.
    pub(crate) stage: Resource,
    pub(crate) steel: u16,
    pub(crate) titanium: u16,
    pub(crate) heat: u16,
}

/// What is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Purchase {
    Card(Card),
    Standard(StandardProject),
    Milestone(Milestone),
    Award(Award),
    /// A card's action, by its alternative.
    Action(Card, u8),
    /// A card looked at.
    Looked(Card),
}

/// Somebody to take from: a seat, or the neutral opponent of a solo game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Whom {
    /// A player.
    Seat(Seat),
    /// The neutral opponent.
    Neutral,
}

/// Where something is taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Victim {
    Stock(Whom, Resource),
    Card(Card),
}

/// Everything of one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Player {
    pub(crate) corporation: Option<Card>,
    /// Terraform rating.
    pub(crate) rating: i32,
    pub(crate) stock: [i32; 6],
    pub(crate) production: [i32; 6],
    pub(crate) hand: CardSet,
    /// Cards in front of the seat to choose from: dealt, drafted or looked at.
    pub(crate) offered: CardSet,
    /// What it has picked so far, of the cards offered or of its hand.
    pub(crate) picked: CardSet,
    /// The corporations it was dealt; after the choice the one it did not take stands second.
    pub(crate) corporations: ArrayVec<Card, 2>,
    pub(crate) answer: Answer,
    /// Face-up cards, the corporation among them.
    pub(crate) table: CardSet,
    /// Events played.
    pub(crate) events: CardSet,
    /// Tags on face-up cards.
    pub(crate) tags: [u8; Tag::ALL.len()],
    pub(crate) modifiers: Modifiers,
    pub(crate) next_discount: u8,
    pub(crate) next_shift: u8,
    /// Whether the rating has risen in this generation.
    pub(crate) rating_rose: bool,
    pub(crate) owes_first_action: bool,
}

/// How far a seat's answer to a sealed step has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Answer {
    /// Not asked in this step.
    Unasked,
    /// Still choosing.
    Open,
    /// Cards are chosen, the heat to pay with is not.
    Heat,
    /// Given; so much heat is paid.
    Given(u16),
}

/// What a player's cards in play change, summed up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Modifiers {
    /// Off every card.
    pub(crate) discount: u8,
    /// Off a card for each of [`Hot::TAGS`].
    pub(crate) tag_discounts: [u8; Hot::TAGS.len()],
    pub(crate) standard_discounts: [u8; 6],
    pub(crate) steel: u8,
    pub(crate) titanium: u8,
    /// Steps by which requirements are laxer.
    pub(crate) shift: u8,
    /// Plants for a greenery.
    pub(crate) greenery: u8,
    pub(crate) heat_pays: bool,
    /// Stock that others cannot take, a bit a resource.
    pub(crate) safe_stock: u8,
    /// Resources on cards that others cannot take, a bit a resource.
    pub(crate) safe_on_cards: u8,
}

impl Default for Modifiers {
    fn default() -> Self {
        Modifiers {
            discount: 0,
            tag_discounts: [0; 3],
            standard_discounts: [0; 6],
            steel: 2,
            titanium: 3,
            shift: 0,
            greenery: 8,
            heat_pays: false,
            safe_stock: 0,
            safe_on_cards: 0,
        }
    }
}

impl Player {
    #[inline]
    pub(crate) fn stock(&self, resource: Resource) -> i32 {
        self.stock[resource.index()]
    }

    #[inline]
    pub(crate) fn production(&self, resource: Resource) -> i32 {
        self.production[resource.index()]
    }

    #[inline]
    pub(crate) fn tags(&self, tag: Tag) -> i32 {
        i32::from(self.tags[tag.index()])
    }

    /// By how much a production can fall.
    #[inline]
    pub(crate) fn reducible(&self, resource: Resource) -> i32 {
        let floor = match resource {
            Resource::Megacredits => -5,
            _ => 0,
        };
        self.production(resource) - floor
    }
}

impl Mars {
    /// What is printed on the map that is played on.
    #[inline]
    pub(crate) const fn map(&self) -> &'static MapFacts {
        self.variant.map.facts()
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn active(&self) -> &Player {
        &self.players[self.turn.active.index()]
    }

    /// Seats clockwise from the first player.
    pub(crate) fn player_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (first, seats) = (self.first.index(), self.players.len());
        (0..seats).map(move |i| Seat::from((first + i) % seats))
    }

    /// The seat on the left.
    #[inline]
    pub(crate) fn after(&self, seat: Seat) -> Seat {
        Seat::from((seat.index() + 1) % self.players.len())
    }

    #[inline]
    pub(crate) fn is_solo(&self) -> bool {
        self.players.len() == 1
    }

    /// Whether nobody else takes turns in this generation any more.
    #[inline]
    pub(crate) fn is_alone(&self) -> bool {
        self.turn.passed.len() + 1 >= self.players.len()
    }

    /// Resources on a card.
    #[inline]
    pub(crate) fn on_card(&self, card: Card) -> u16 {
        match tables_of().slots[card.index()] {
            255 => 0,
            slot => self.resources[slot as usize],
        }
    }

    /// Who has a card face up.
    #[inline]
    pub(crate) fn owner_of(&self, card: Card) -> Option<Seat> {
        let at = self.players.iter().position(|p| p.table.contains(card))?;
        Some(Seat::from(at))
    }

    /// The temperature in degrees.
    #[inline]
    pub(crate) const fn degrees(&self) -> i8 {
        2 * self.temperature as i8 - 30
    }

    /// Whether the planet is terraformed.
    #[inline]
    pub(crate) fn is_terraformed(&self) -> bool {
        self.temperature == MAX_TEMPERATURE
            && self.oxygen == MAX_OXYGEN
            && self.board.oceans_complete()
    }
}
