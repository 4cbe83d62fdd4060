//! The secret that chance starts from.

use rand::Rng;
use serde::{Deserialize, Serialize, de};
use std::fmt;

/// 256 bits: taken from the system at a table, an integer in a simulation.
///
/// On the wire 64 hexadecimal digits; an integer is read too.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed of game `i` of a run: results do not depend on who plays which game.
    pub const fn of_run(run: u64, i: u64) -> Self {
        let mut bytes = [0; 32];
        let (head, tail) = bytes.split_at_mut(8);
        head.copy_from_slice(&run.to_le_bytes());
        tail.split_at_mut(8).0.copy_from_slice(&i.to_le_bytes());
        Seed(bytes)
    }

    /// A seed from a generator.
    pub fn random(rng: &mut impl Rng) -> Self {
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        Seed(bytes)
    }
}

impl From<u64> for Seed {
    fn from(n: u64) -> Self {
        Seed::of_run(n, 0)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

impl std::str::FromStr for Seed {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("a seed is 64 hexadecimal digits or a whole number, not \"{text}\"");
        if text.len() != 64 || !text.is_ascii() {
            return Err(wrong());
        }
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| wrong())?;
        }
        Ok(Seed(bytes))
    }
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(
            untagged,
            expecting = "a seed is 64 hexadecimal digits or a whole number"
        )]
        enum Written {
            Number(u64),
            Digits(String),
        }
        match Written::deserialize(deserializer)? {
            Written::Number(n) => Ok(Seed::from(n)),
            Written::Digits(text) => text.parse().map_err(de::Error::custom),
        }
    }
}
