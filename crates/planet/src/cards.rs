//! The cards: 36 of civilization, 60 events, 28 two-sided objectives.

use crate::effect::{Condition, Effect, Metric, Scoring};
use crate::kinds::{CivCard, Colour, EventCard, Objective};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// All civilization cards.
pub const CIV_CARDS: usize = 36;
/// Civilization cards of a level.
pub const PER_LEVEL: usize = 9;
/// All event cards.
pub const EVENTS: usize = 60;
/// Cards of an event deck.
pub const EVENT_DECK: usize = 20;
/// All objective cards.
pub const OBJECTIVES: usize = 28;

/// A civilization card.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Civ {
    /// Its name.
    id: String,
    /// Its level, from 1 to 4.
    pub level: u8,
    /// When it works.
    pub timing: Timing,
    /// Which family it belongs to.
    pub family: Option<Family>,
    /// What it does, at the claim or in the end-of-game step.
    pub effect: Vec<Effect>,
    /// What it is worth.
    pub scoring: Vec<Scoring>,
}

/// When a civilization card works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "they are what they are called")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Timing {
    Immediate,
    EndOfGame,
}

/// Cards that are worth more together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Family {
    /// Raises the worth of sets of three meteorites.
    MeteoriteRepo,
    /// Worth more the more copies there are.
    CommerceAgreement,
}

/// Medals of a set of three meteorites, by copies of Meteorite Repo.
pub const MEDALS_PER_SET: [i32; 5] = [1, 2, 3, 4, 5];
/// Medals of all copies of Commerce Agreement together.
pub const COMMERCE: [i32; 5] = [0, 1, 3, 6, 10];
/// Meteorites of a set.
pub const SET_SIZE: i32 = 3;

/// An event card.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EventFacts {
    /// Its name.
    id: String,
    /// How harsh it is.
    pub colour: Colour,
    /// Only for a player alone.
    pub solo_only: bool,
    /// How a player is kept from an end of the game that the event alone would bring.
    pub end_game_guard: Guard,
    /// What it does.
    pub effect: Vec<Effect>,
}

/// How an event yields to a player for whom it alone would end the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Guard {
    /// It cannot end the game by itself.
    None,
    /// What it forbids yields when a tile is selected.
    Placement,
    /// Only harmless choices are offered.
    Options,
    /// It is ignored if after it, however it is resolved, no tile could be placed any more.
    Forced,
}

/// An objective card.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ObjectiveFacts {
    /// Its name.
    id: String,
    /// The side for two neighbours.
    pub neighbour: Neighbour,
    /// The side for one player.
    pub personal: Personal,
}

/// What two neighbours compare.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Neighbour {
    /// The project's name.
    pub id: String,
    /// What is counted.
    pub metric: Metric,
    /// Whether more or less is better.
    pub goal: Goal,
    /// Medals of the better one.
    pub win: u8,
    /// Medals of both if they are equal.
    pub tie: u8,
}

/// Which end of a comparison is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "they are what they are called")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Goal {
    Most,
    Least,
}

/// What one player strives for.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Personal {
    /// The project's name.
    pub id: String,
    /// What must hold in the end.
    pub condition: Condition,
    /// What it is worth.
    pub medals: u8,
}

struct Table<T> {
    facts: Vec<T>,
    names: Vec<&'static str>,
}

fn read<T: serde::de::DeserializeOwned>(text: &str, id: impl Fn(&T) -> &str) -> Table<T> {
    let facts: Vec<T> = serde_json::from_str(text).expect("the cards are well-formed");
    let names = facts.iter().map(|it| &*id(it).to_owned().leak()).collect();
    Table { facts, names }
}

static CIVS: LazyLock<Table<Civ>> =
    LazyLock::new(|| read(include_str!("../data/civ.json"), |it: &Civ| &it.id));
static EVENT_CARDS: LazyLock<Table<EventFacts>> = LazyLock::new(|| {
    read(include_str!("../data/events.json"), |it: &EventFacts| {
        &it.id
    })
});
static OBJECTIVE_CARDS: LazyLock<Table<ObjectiveFacts>> = LazyLock::new(|| {
    read(
        include_str!("../data/objectives.json"),
        |it: &ObjectiveFacts| &it.id,
    )
});

pub(crate) fn civ_names() -> &'static [&'static str] {
    &CIVS.names
}

pub(crate) fn event_names() -> &'static [&'static str] {
    &EVENT_CARDS.names
}

pub(crate) fn objective_names() -> &'static [&'static str] {
    &OBJECTIVE_CARDS.names
}

impl CivCard {
    /// What the card says.
    #[inline]
    pub fn facts(self) -> &'static Civ {
        &CIVS.facts[self.index()]
    }

    /// The level as an index from 0.
    #[inline]
    pub fn rank(self) -> usize {
        usize::from(self.facts().level) - 1
    }

    /// Whether it works when it is claimed, face up.
    #[inline]
    pub fn immediate(self) -> bool {
        self.facts().timing == Timing::Immediate
    }
}

impl EventCard {
    /// What the card says.
    #[inline]
    pub fn facts(self) -> &'static EventFacts {
        &EVENT_CARDS.facts[self.index()]
    }
}

impl Objective {
    /// What the card says.
    #[inline]
    pub fn facts(self) -> &'static ObjectiveFacts {
        &OBJECTIVE_CARDS.facts[self.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_nine_civ_cards_a_level_and_one_of_each_family() {
        assert_eq!(CivCard::all().count(), CIV_CARDS);
        for level in 1..=4 {
            let cards = CivCard::all().filter(|card| card.facts().level == level);
            assert_eq!(cards.clone().count(), PER_LEVEL);
            assert_eq!(
                cards.filter(|card| card.facts().family.is_some()).count(),
                2
            );
        }
        assert_eq!(CivCard::all().filter(|card| card.immediate()).count(), 17);
    }

    #[test]
    fn there_are_twenty_events_a_colour_and_six_only_for_a_player_alone() {
        assert_eq!(
            (EventCard::all().count(), Objective::all().count()),
            (EVENTS, OBJECTIVES)
        );
        for &colour in Colour::ALL {
            assert_eq!(
                EventCard::all()
                    .filter(|card| card.facts().colour == colour)
                    .count(),
                20
            );
        }
        assert_eq!(
            EventCard::all()
                .filter(|card| card.facts().solo_only)
                .count(),
            6
        );
    }
}
