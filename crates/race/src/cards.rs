//! The cards as data: 95 designs, 114 cards, loaded once.

use crate::effect::{Effect, Match};
use crate::kinds::{ActionCard, CardType, Good, Keyword, Phase, PowerPhase, WorldKind};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;
use tabletop::Message;

/// How many designs there are.
pub const DESIGNS: usize = 95;
/// How many cards there are.
pub const CARDS: usize = 114;
/// How many start worlds there are; they are the first designs, in the order of their numbers.
pub(crate) const START_WORLDS: usize = 5;
/// The developments that exist twice are neighbours: they begin here …
pub(crate) const FIRST_DOUBLED: usize = 5;
/// … and are so many.
pub(crate) const DOUBLED: usize = CARDS - DESIGNS;

/// What is printed on a card. Cards of one design are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(with = "String")
)]
pub struct Design(pub(crate) u8);

/// One of the 114 cards. The two cards of a doubled design differ in nothing a player can see.
///
/// The first card of each design has the design's number; the second cards follow after them. So a
/// set of cards becomes a set of designs by one shift.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub(crate) u8);

/// A design's data.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardData {
    /// Its id.
    pub id: String,
    /// How many cards of it there are.
    pub copies: u8,
    /// World or development.
    #[serde(rename = "type")]
    pub card_type: CardType,
    /// Cards to pay; none for a military world.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub cost: Option<u8>,
    /// Military to conquer it; none for all others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub defense: Option<u8>,
    /// Printed points.
    pub vp: u8,
    /// What kind of world.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub kind: Option<WorldKind>,
    /// The kind of its goods.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub good: Option<Good>,
    /// A start world's number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub start_number: Option<u8>,
    /// Words in its title that other cards look for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub keywords: Vec<Keyword>,
    /// Its powers by phase, in printed order.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub powers: BTreeMap<PowerPhase, Vec<Effect>>,
    /// What it scores at the end.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub scoring: Vec<Effect>,
}

impl CardData {
    /// The powers of a phase.
    pub fn powers(&self, phase: PowerPhase) -> &[Effect] {
        self.powers.get(&phase).map_or(&[], Vec::as_slice)
    }

    /// Whether it is a military world.
    pub const fn is_military(&self) -> bool {
        self.defense.is_some()
    }

    /// Its cost or defense.
    pub fn cost_or_defense(&self) -> u8 {
        self.cost.or(self.defense).unwrap_or(0)
    }

    /// Whether a test holds for this card.
    pub fn matches(&self, test: &Match) -> bool {
        let Match {
            card_type,
            kind,
            good,
            military,
            keyword,
            cost,
            has_power,
            card,
        } = test;
        card_type.is_none_or(|t| t == self.card_type)
            && kind.is_none_or(|k| Some(k) == self.kind)
            && good.is_none_or(|g| Some(g) == self.good)
            && military.is_none_or(|m| m == self.is_military())
            && keyword.is_none_or(|k| self.keywords.contains(&k))
            && cost.is_none_or(|c| Some(c) == self.cost)
            && has_power.is_none_or(|phase| !self.powers(phase).is_empty())
            && card.is_none_or(|design| design.id() == self.id)
    }
}

/// An action card's data.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ActionData {
    /// Which.
    pub id: ActionCard,
    /// The phase it calls.
    pub phase: Phase,
    /// How many a player has.
    pub copies: u8,
    /// How many a player has in the advanced game for two.
    pub copies_advanced_2p: u8,
    /// What it gives to whoever chose it.
    pub bonus: Vec<Effect>,
}

/// A preset hand of the first game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PresetHand {
    pub(crate) start_world: Design,
    pub(crate) cards: Vec<Design>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Explore {
    pub(crate) draw: u8,
    pub(crate) keep: u8,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Setup {
    pub(crate) deal: u8,
    pub(crate) keep: u8,
}

/// The numbers of the rules that are data.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GameData {
    pub(crate) actions: Vec<ActionData>,
    pub(crate) trade_prices: BTreeMap<Good, u8>,
    pub(crate) vp_per_player: i16,
    pub(crate) hand_limit: u8,
    pub(crate) tableau_limit: u8,
    pub(crate) explore: Explore,
    pub(crate) setup: Setup,
    pub(crate) first_game: Vec<PresetHand>,
}

const CARDS_JSON: &str = include_str!("../data/cards.json");
const GAME_JSON: &str = include_str!("../data/game.json");

// Ids come first: cards name other cards.
static IDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    #[derive(Deserialize)]
    struct Named {
        id: String,
    }
    let named: Vec<Named> = serde_json::from_str(CARDS_JSON).expect("data/cards.json has ids");
    named.into_iter().map(|card| card.id).collect()
});

static DATA: LazyLock<Vec<CardData>> =
    LazyLock::new(|| serde_json::from_str(CARDS_JSON).expect("data/cards.json fits its types"));

pub(crate) static GAME: LazyLock<GameData> =
    LazyLock::new(|| serde_json::from_str(GAME_JSON).expect("data/game.json fits its types"));

impl Design {
    /// All designs in the order of the data.
    pub fn all() -> impl DoubleEndedIterator<Item = Design> + Clone {
        (0..DESIGNS as u8).map(Design)
    }

    /// The design with this id.
    pub fn named(id: &str) -> Option<Design> {
        IDS.iter()
            .position(|name| name == id)
            .map(|i| Design(i as u8))
    }

    /// The design as an index into a per-design array.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its id.
    pub fn id(self) -> &'static str {
        &IDS[self.index()]
    }

    /// What is printed on it.
    pub fn data(self) -> &'static CardData {
        &DATA[self.index()]
    }

    /// Its name as a message.
    pub fn name(self) -> Message {
        Message::new(format!("race-card-{}", self.id()))
    }

    /// The first card of the design.
    #[inline]
    pub const fn card(self) -> Card {
        Card(self.0)
    }

    /// The second card of the design, if there is one.
    #[inline]
    pub const fn second_card(self) -> Option<Card> {
        let i = self.index();
        if i >= FIRST_DOUBLED && i < FIRST_DOUBLED + DOUBLED {
            Some(Card((DESIGNS + i - FIRST_DOUBLED) as u8))
        } else {
            None
        }
    }
}

impl Card {
    /// All cards.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..CARDS as u8).map(Card)
    }

    /// What is printed on it.
    #[inline]
    pub const fn design(self) -> Design {
        if (self.0 as usize) < DESIGNS {
            Design(self.0)
        } else {
            Design(self.0 - (DESIGNS - FIRST_DOUBLED) as u8)
        }
    }

    /// The other card of the same design.
    #[inline]
    pub(crate) const fn twin(self) -> Option<Card> {
        if self.0 as usize >= DESIGNS {
            Some(self.design().card())
        } else {
            self.design().second_card()
        }
    }
}

impl tabletop::Card for Card {
    fn name(self) -> Cow<'static, str> {
        self.design().id().into()
    }
}

impl fmt::Debug for Design {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.design().id())?;
        if self.0 as usize >= DESIGNS {
            f.write_str("#2")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Design {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Design {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = Cow::<'de, str>::deserialize(deserializer)?;
        Design::named(&id).ok_or_else(|| de::Error::custom(format!("no card \"{id}\"")))
    }
}

/// A card is written as its design's id; the second one of a design with `#2` behind it.
impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = Cow::<'de, str>::deserialize(deserializer)?;
        let card = match name.strip_suffix("#2") {
            Some(id) => Design::named(id).and_then(Design::second_card),
            None => Design::named(&name).map(Design::card),
        };
        card.ok_or_else(|| de::Error::custom(format!("no card \"{name}\"")))
    }
}
