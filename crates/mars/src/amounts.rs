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
