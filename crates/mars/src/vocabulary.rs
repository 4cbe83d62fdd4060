//! The words of the game: resources, tags, tiles and whatever else comes in a short fixed list.

use serde::{Deserialize, Serialize};

/// An enum of plain names that know their spelling in the data and their place in the list.
macro_rules! vocabulary {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident $key:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[repr(u8)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        pub enum $name {
            $($(#[$doc])* $variant,)*
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// The name in data, actions and messages.
            pub const fn key(self) -> &'static str {
                match self {
                    $($name::$variant => $key,)*
                }
            }

            /// The place in [`Self::ALL`].
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }
    };
}

vocabulary! {
    /// What lies on a player board and is produced there.
    Resource {
        /// Money, M€.
        Megacredits "megacredits",
        /// Pays for building cards.
        Steel "steel",
        /// Pays for space cards.
        Titanium "titanium",
        /// Turn into greeneries.
        Plants "plants",
        /// Turns into heat in the production phase.
        Energy "energy",
        /// Raises the temperature.
        Heat "heat",
    }
}

vocabulary! {
    /// What lies on cards.
    CardResource {
        /// Animals.
        Animal "animal",
        /// Microbes.
        Microbe "microbe",
        /// Science.
        Science "science",
        /// Fighters.
        Fighter "fighter",
    }
}

vocabulary! {
    /// A symbol in a card's corner. The event tag is implied by [`Kind::Event`].
    Tag {
        /// Paid with steel.
        Building "building",
        /// Paid with titanium.
        Space "space",
        /// Power.
        Power "power",
        /// Science.
        Science "science",
        /// Jovian.
        Jovian "jovian",
        /// Earth.
        Earth "earth",
        /// Plant.
        Plant "plant",
        /// Microbe.
        Microbe "microbe",
        /// Animal.
        Animal "animal",
        /// City.
        City "city",
    }
}

vocabulary! {
    /// What sort of card it is.
    Kind {
        /// Green: acts once, then lies face up for its tags.
        Automated "automated",
        /// Blue: has an effect or an action.
        Active "active",
        /// Red: acts once and lies face down.
        Event "event",
        /// A player's corporation.
        Corporation "corporation",
    }
}

vocabulary! {
    /// The three measures of the planet.
    Parameter {
        /// -30 to +8 °C.
        Temperature "temperature",
        /// 0 to 14 %.
        Oxygen "oxygen",
        /// 0 to 9 tiles.
        Oceans "oceans",
    }
}

vocabulary! {
    /// What can be put on the planet.
    Tile {
        /// Belongs to nobody.
        Ocean "ocean",
        /// Raises oxygen, worth a point.
        Greenery "greenery",
        /// Worth a point for each adjacent greenery.
        City "city",
        /// A city in every respect.
        Capital "capital",
        /// Of the card of this name.
        NaturalPreserve "natural_preserve",
        /// Of the card of this name.
        MiningArea "mining_area",
        /// Of the card of this name.
        MiningRights "mining_rights",
        /// Of the card of this name.
        CommercialDistrict "commercial_district",
        /// Of the card of this name.
        NuclearZone "nuclear_zone",
        /// Of the card of this name.
        IndustrialCenter "industrial_center",
        /// Of the card of this name.
        EcologicalZone "ecological_zone",
        /// Of the card of this name.
        LavaFlows "lava_flows",
        /// Of the card of this name.
        MoholeArea "mohole_area",
        /// Of the card of this name.
        RestrictedArea "restricted_area",
    }
}

impl Tile {
    /// How many kinds of tile exist once only.
    pub const SPECIAL: usize = 11;

    /// The place among the tiles that exist once only.
    pub const fn special(self) -> Option<usize> {
        (self as usize).checked_sub(Tile::Capital as usize)
    }

    /// Whether it is a city.
    pub const fn is_city(self) -> bool {
        matches!(self, Tile::City | Tile::Capital)
    }
}

vocabulary! {
    /// Where a tile may go.
    Placement {
        /// A hex reserved for oceans.
        OceanReserved "ocean_reserved",
        /// Any unreserved land.
        LandNonReserved "land_non_reserved",
        /// Land with no city next to it.
        CityNormal "city_normal",
        /// Land next to an own tile, or any land if there is none.
        GreeneryNormal "greenery_normal",
        /// Land with no tile next to it.
        Isolated "isolated",
        /// Land next to a city.
        NextToCity "next_to_city",
        /// Land next to two cities.
        NextToTwoCities "next_to_two_cities",
        /// Land next to a greenery.
        NextToGreenery "next_to_greenery",
        /// A volcanic hex.
        Volcanic "volcanic",
        /// Land with a steel or titanium bonus.
        MetalBonus "metal_bonus",
        /// The same, next to an own tile.
        MetalBonusNextToOwnTile "metal_bonus_next_to_own_tile",
        /// The hex reserved for Noctis City.
        NoctisCity "noctis_city",
        /// The space of Phobos Space Haven.
        PhobosSpaceHaven "phobos_space_haven",
        /// The space of Ganymede Colony.
        GanymedeColony "ganymede_colony",
    }
}

vocabulary! {
    /// What anybody may buy on any turn.
    StandardProject {
        /// Cards for 1 M€ each.
        SellPatents "sell_patents",
        /// Energy production.
        PowerPlant "power_plant",
        /// Temperature.
        Asteroid "asteroid",
        /// An ocean.
        Aquifer "aquifer",
        /// A greenery.
        Greenery "greenery",
        /// A city.
        City "city",
    }
}

vocabulary! {
    /// What every player can turn stock into.
    Conversion {
        /// Plants into a greenery.
        ConvertPlants "convert_plants",
        /// Heat into temperature.
        ConvertHeat "convert_heat",
    }
}
