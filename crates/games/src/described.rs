//! What a game says and hears, described for programs.

use crate::{Error, Visitor, dispatch};
use tabletop::{Game, Knowledge};

/// Everything the game of this name says and hears, as JSON Schema.
#[cfg(feature = "schema")]
pub fn schema(name: &str) -> Result<serde_json::Value, Error> {
    struct Describe;
    impl Visitor for Describe {
        type Out = serde_json::Value;
        fn visit<G: Game + Knowledge>(self) -> Self::Out {
            tabletop::schema::<G>()
        }
    }
    dispatch(name, Describe)
}

/// The same as TypeScript.
#[cfg(feature = "ts")]
pub fn typescript(name: &str) -> Result<String, Error> {
    struct Describe;
    impl Visitor for Describe {
        type Out = String;
        fn visit<G: Game + Knowledge>(self) -> String {
            tabletop::typescript::<G>()
        }
    }
    dispatch(name, Describe)
}
