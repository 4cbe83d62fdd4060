//! Numbers by name, as views and events tell them.

use crate::vocabulary::Resource;
use serde::{Deserialize, Serialize};

/// A number for each resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Amounts {
    /// M€.
    pub megacredits: i32,
    /// Steel.
    pub steel: i32,
    /// Titanium.
    pub titanium: i32,
    /// Plants.
    pub plants: i32,
    /// Energy.
    pub energy: i32,
    /// Heat.
    pub heat: i32,
}

impl From<[i32; 6]> for Amounts {
    fn from([megacredits, steel, titanium, plants, energy, heat]: [i32; 6]) -> Self {
        Amounts {
            megacredits,
            steel,
            titanium,
            plants,
            energy,
            heat,
        }
    }
}

impl Amounts {
    /// The number of a resource.
    pub const fn of(&self, resource: Resource) -> i32 {
        match resource {
            Resource::Megacredits => self.megacredits,
            Resource::Steel => self.steel,
            Resource::Titanium => self.titanium,
            Resource::Plants => self.plants,
            Resource::Energy => self.energy,
            Resource::Heat => self.heat,
        }
    }
}

/// What a unit of a metal is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MetalValues {
    /// Of steel.
    pub steel: u8,
    /// Of titanium.
    pub titanium: u8,
}

/// What lies on cards, by slot: written as long as it was before there were further card sets, or as far as there is
/// anything.
pub(crate) mod by_slot {
    use crate::cards::COLLECTORS;
    use serde::{Deserialize, Deserializer, Serializer, de};

    /// The cards of the base game and the Corporate Era that collect something.
    const FIRST: usize = 18;

    pub(crate) fn serialize<S: Serializer>(
        slots: &[u16; COLLECTORS],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let used = slots.iter().rposition(|n| *n > 0).map_or(0, |at| at + 1);
        serializer.collect_seq(&slots[..used.max(FIRST)])
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<[u16; COLLECTORS], D::Error> {
        let written = Vec::<u16>::deserialize(deserializer)?;
        let mut slots = [0; COLLECTORS];
        match slots.get_mut(..written.len()) {
            Some(used) if used.len() >= FIRST => used.copy_from_slice(&written),
            _ => return Err(de::Error::invalid_length(written.len(), &"18 to 64 slots")),
        }
        Ok(slots)
    }
}
