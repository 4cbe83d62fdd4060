//! Numbers in lists of the data that are written as names.

/// Writes and reads a type by its name: `$name` tells it, `named` finds whose it is.
macro_rules! by_name {
    ($type:ident, $name:ident, $what:literal) => {
        impl std::fmt::Debug for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.$name())
            }
        }

        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.$name())
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let name = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                let missing = || format!(concat!("no ", $what, " is called \"{}\""), name);
                $type::named(&name).ok_or_else(|| serde::de::Error::custom(missing()))
            }
        }
    };
}

pub(crate) use by_name;
