//! ASTRA's cards: opponents, scenario cards, effects.

use crate::cards::{Letter, OURS, Symbol};
use crate::options::{Opponent, Scenario};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// ASTRA's two cards of a solo game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AstraCards {
    /// The eight opponents.
    pub(crate) opponents: Vec<OpponentCard>,
    /// The eight scenario cards.
    pub(crate) scenarios: Vec<AstraCard>,
}

/// An opponent: its level and the points for each card given to it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OpponentCard {
    /// Who.
    pub id: Opponent,
    /// The level, 1 to 8.
    pub level: u8,
    /// The points for a card, by action.
    pub points: Points,
}

/// A number for each action.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Points {
    /// Robot.
    pub robot: u8,
    /// Energy.
    pub energy: u8,
    /// Plant.
    pub plant: u8,
    /// Water.
    pub water: u8,
    /// Astronaut.
    pub astronaut: u8,
    /// Planning.
    pub planning: u8,
}

impl Points {
    /// The number of this action.
    pub(crate) const fn of(self, symbol: Symbol) -> u8 {
        match symbol {
            Symbol::Robot => self.robot,
            Symbol::Energy => self.energy,
            Symbol::Plant => self.plant,
            Symbol::Water => self.water,
            Symbol::Astronaut => self.astronaut,
            Symbol::Planning => self.planning,
        }
    }
}

/// ASTRA's card of a scenario.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AstraCard {
    /// The scenario.
    pub scenario: Scenario,
    /// Points ASTRA has in any case.
    #[serde(default)]
    pub fixed: i32,
    /// Points for each level of the opponent.
    #[serde(default)]
    pub per_level: i32,
    /// Scenario 1: the levels printed in the first boxes of the track.
    #[serde(default)]
    pub levels: Vec<u8>,
    /// Scenario 1: the values of the boxes after them, 0 where none is printed.
    #[serde(default)]
    pub values: Vec<i32>,
    /// Scenario 1: the score of a launch.
    #[serde(default)]
    pub launch: i32,
    /// How solo bonuses are gained.
    pub bonus: SoloBonus,
    /// What the effect cards do.
    pub effect: AstraEffect,
}

/// How solo bonuses are gained.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SoloBonus {
    /// How many there are.
    pub boxes: u8,
    /// How many are gained each time.
    pub gain: u8,
    /// What gains them.
    pub of: BonusSource,
}

/// What gains a solo bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum BonusSource {
    /// Each sabotage symbol the player triggers.
    OwnSabotageTriggered,
    /// Each higher bonus the player circles.
    BonusFirstClaimed,
    /// Each virus and each spread symbol the player activates.
    OwnVirusActivated,
    /// Every second flag with the player's insignia.
    OwnFlags,
}

/// What the effect cards do in a scenario.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AstraEffect {
    /// The cards that do it.
    pub letters: Vec<Letter>,
    /// What they do.
    pub op: AstraOp,
}

/// The ASTRA effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum AstraOp {
    /// An available sabotage symbol is crossed off and a system error circled.
    CrossAvailableMark,
    /// An available higher bonus is crossed off.
    LoseFirstBonus,
    /// A virus is activated, or a spread symbol crossed off, and the viruses spread.
    AstraActivate,
    /// Two insignia of ASTRA on moons.
    AstraMoons,
}

/// ASTRA's cards.
pub(crate) static ASTRA: LazyLock<AstraCards> =
    LazyLock::new(|| serde_json::from_str(include_str!("../data/astra.json")).expect(OURS));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_eight_opponents_stand_in_the_order_of_their_levels() {
        for (card, opponent) in ASTRA.opponents.iter().zip(Opponent::ALL) {
            assert_eq!((card.id, card.level), (opponent, opponent.level()));
        }
        assert_eq!(ASTRA.scenarios.len(), 8);
        let track = &ASTRA.scenarios[0];
        assert_eq!((track.levels.len(), track.values.len()), (15, 66));
        assert_eq!((track.values[0], track.values[65]), (10, 140));
    }
}
