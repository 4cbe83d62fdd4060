//! The deck, the missions and ASTRA's cards as types.

use crate::effect::Criterion;
use crate::options::Scenario;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;
use std::sync::LazyLock;
use tabletop::Message;

/// The action on a starship card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Symbol {
    /// Robots.
    Robot,
    /// Energy.
    Energy,
    /// Plants.
    Plant,
    /// Water.
    Water,
    /// Astronauts: the number may be changed by up to 2.
    Astronaut,
    /// Planning.
    Planning,
}

impl Symbol {
    /// All six, in the order of the deck.
    pub const ALL: [Symbol; 6] = [
        Symbol::Robot,
        Symbol::Energy,
        Symbol::Plant,
        Symbol::Water,
        Symbol::Astronaut,
        Symbol::Planning,
    ];

    /// The name in data.
    pub const fn id(self) -> &'static str {
        match self {
            Symbol::Robot => "robot",
            Symbol::Energy => "energy",
            Symbol::Plant => "plant",
            Symbol::Water => "water",
            Symbol::Astronaut => "astronaut",
            Symbol::Planning => "planning",
        }
    }

    /// The name of the action.
    pub fn words(self) -> Message {
        Message::new(format!("moon-symbol-{}", self.id()))
    }
}

/// The letter of a mission or of an ASTRA effect card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Letter {
    /// A.
    A,
    /// B.
    B,
    /// C.
    C,
}

impl Letter {
    /// All three.
    pub const ALL: [Letter; 3] = [Letter::A, Letter::B, Letter::C];

    /// The letter as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter in data.
    pub const fn id(self) -> &'static str {
        ["a", "b", "c"][self.index()]
    }

    /// The letter as printed.
    pub fn words(self) -> Message {
        Message::new(format!("moon-letter-{}", self.id()))
    }
}

/// A card of the deck by its kind: a starship card (number and action) or, in a solo game, one of the
/// three ASTRA effect cards. Alike cards are the same value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Cow<'_, str>", into = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(with = "String")
)]
pub struct Card(u8);

/// Codes from here on are effect cards.
const EFFECTS: u8 = 96;

impl Card {
    /// The starship card with this number (1 to 15) and action.
    pub const fn starship(number: u8, symbol: Symbol) -> Self {
        Card(number * 6 + symbol as u8)
    }

    /// The ASTRA effect card of this letter.
    pub const fn effect(letter: Letter) -> Self {
        Card(EFFECTS + letter as u8)
    }

    /// The number; of an effect card nothing sensible.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 / 6
    }

    /// The action; of an effect card nothing sensible.
    #[inline]
    pub const fn symbol(self) -> Symbol {
        Symbol::ALL[self.0 as usize % 6]
    }

    /// The letter of an effect card.
    #[inline]
    pub const fn letter(self) -> Option<Letter> {
        if self.0 >= EFFECTS {
            Some(Letter::ALL[(self.0 - EFFECTS) as usize])
        } else {
            None
        }
    }

    /// How many small numbers there are.
    pub(crate) const CODES: usize = EFFECTS as usize + Letter::ALL.len();

    /// The card of a small number, if it is in the deck or an effect card.
    pub(crate) fn of_code(code: u8) -> Option<Card> {
        let mut all = DECK.iter().copied().chain(Letter::ALL.map(Card::effect));
        all.find(|card| card.0 == code)
    }

    /// A small number for this kind.
    pub const fn code(self) -> u8 {
        self.0
    }

    /// The card in words.
    pub fn words(self) -> Message {
        match self.letter() {
            Some(letter) => Message::new("moon-card-effect").with("letter", letter.words()),
            None => combination(self.number(), self.symbol()),
        }
    }
}

/// A number with an action, in words.
pub(crate) fn combination(number: u8, symbol: Symbol) -> Message {
    Message::new("moon-card")
        .with("number", number)
        .with("action", symbol.words())
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&tabletop::Card::name(*self))
    }
}

impl tabletop::Card for Card {
    fn name(self) -> Cow<'static, str> {
        match self.letter() {
            Some(letter) => format!("effect_{}", letter.id()).into(),
            None => format!("{}_{}", self.number(), self.symbol().id()).into(),
        }
    }
}

impl From<Card> for String {
    fn from(card: Card) -> String {
        tabletop::Card::name(card).into_owned()
    }
}

impl TryFrom<Cow<'_, str>> for Card {
    type Error = String;

    fn try_from(name: Cow<'_, str>) -> Result<Self, String> {
        let all = DECK.iter().copied().chain(Letter::ALL.map(Card::effect));
        all.into_iter()
            .find(|card| tabletop::Card::name(*card) == name)
            .ok_or_else(|| format!("no card is called \"{name}\""))
    }
}

/// One of the 48 mission cards, by its place in the data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Cow<'_, str>", into = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "String"))]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(with = "String")
)]
pub struct MissionCard(u8);

impl MissionCard {
    /// All 48 cards.
    pub fn all() -> impl Iterator<Item = MissionCard> {
        (0..48).map(MissionCard)
    }

    /// The two candidates of a scenario and letter.
    pub const fn candidates(scenario: Scenario, letter: Letter) -> [MissionCard; 2] {
        let first = scenario as u8 * 6 + letter as u8 * 2;
        [MissionCard(first), MissionCard(first + 1)]
    }

    /// What is printed on it.
    #[inline]
    pub fn face(self) -> &'static MissionFace {
        &MISSIONS[usize::from(self.0)]
    }

    /// The card's place among the 48.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl tabletop::Card for MissionCard {
    fn name(self) -> Cow<'static, str> {
        self.face().id.as_str().into()
    }
}

impl From<MissionCard> for String {
    fn from(card: MissionCard) -> String {
        card.face().id.clone()
    }
}

impl TryFrom<Cow<'_, str>> for MissionCard {
    type Error = String;

    fn try_from(name: Cow<'_, str>) -> Result<Self, String> {
        MissionCard::all()
            .find(|card| card.face().id == name)
            .ok_or_else(|| format!("no mission is called \"{name}\""))
    }
}

/// What is printed on a mission card.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MissionFace {
    /// Its name in data.
    pub id: String,
    /// The printed number of the card.
    pub card_no: u8,
    /// The scenario it belongs to.
    pub scenario: Scenario,
    /// A, B or C.
    pub letter: Letter,
    /// What it is worth.
    pub reward: Reward,
    /// What has to be achieved.
    pub criterion: Criterion,
    /// The virus that is activated when it is first accomplished.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub virus: Option<Virus>,
}

/// What a mission is worth to those who accomplish it first, and later.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(tag = "unit", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Reward {
    /// Points.
    Points {
        /// To who is first.
        first: i32,
        /// To others.
        later: i32,
    },
    /// Rockets crossed off at once.
    Rockets {
        /// To who is first.
        first: u8,
        /// To others.
        later: u8,
    },
    /// A star or a burst, whose value is read at the end.
    Symbol,
}

/// A virus of scenario 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "colours")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Virus {
    Grey,
    Red,
    Green,
    Purple,
    Blue,
    Yellow,
}

impl Virus {
    /// Its colour in words.
    pub fn words(self) -> Message {
        Message::new(match self {
            Virus::Grey => "moon-virus-grey",
            Virus::Red => "moon-virus-red",
            Virus::Green => "moon-virus-green",
            Virus::Purple => "moon-virus-purple",
            Virus::Blue => "moon-virus-blue",
            Virus::Yellow => "moon-virus-yellow",
        })
    }
}

#[derive(Deserialize)]
struct DeckFile {
    cards: Vec<DeckCard>,
}

#[derive(Deserialize)]
struct DeckCard {
    number: u8,
    action: Symbol,
}

#[derive(Deserialize)]
struct MissionFile {
    missions: Vec<MissionFace>,
}

pub(crate) const OURS: &str = "the data beside this crate is well-formed";

/// The 63 starship cards.
pub(crate) static DECK: LazyLock<Vec<Card>> = LazyLock::new(|| {
    let file: DeckFile = serde_json::from_str(include_str!("../data/deck.json")).expect(OURS);
    let cards = file.cards.into_iter();
    cards.map(|c| Card::starship(c.number, c.action)).collect()
});

/// The 48 mission cards.
pub(crate) static MISSIONS: LazyLock<Vec<MissionFace>> = LazyLock::new(|| {
    let file: MissionFile =
        serde_json::from_str(include_str!("../data/missions.json")).expect(OURS);
    file.missions
});

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::Card as _;

    #[test]
    fn the_deck_holds_63_cards_with_the_printed_counts() {
        let count = |symbol| DECK.iter().filter(|card| card.symbol() == symbol).count();
        assert_eq!(DECK.len(), 63);
        assert_eq!(Symbol::ALL.map(count), [14, 14, 14, 7, 7, 7]);
        let of = |n| DECK.iter().filter(|card| card.number() == n).count();
        let counts: Vec<usize> = (1..=15).map(of).collect();
        assert_eq!(counts, [2, 2, 3, 4, 5, 6, 6, 7, 6, 6, 5, 4, 3, 2, 2]);
    }

    #[test]
    fn each_scenario_has_two_missions_of_each_letter() {
        for scenario in Scenario::ALL {
            for letter in Letter::ALL {
                for card in MissionCard::candidates(scenario, letter) {
                    let face = card.face();
                    assert_eq!(
                        (face.scenario, face.letter),
                        (scenario, letter),
                        "{}",
                        face.id
                    );
                    assert_eq!(usize::from(face.card_no), 64 + card.index());
                }
            }
        }
    }

    #[test]
    fn a_card_is_known_by_its_name() {
        for card in DECK.iter().copied().chain(Letter::ALL.map(Card::effect)) {
            assert_eq!(Card::try_from(card.name()), Ok(card));
        }
    }
}
