//! What a game's types tell programs about themselves.

/// A type that describes itself: as JSON Schema (`schemars::JsonSchema`) with the feature `schema`, as TypeScript
/// (`ts_rs::TS`) with the feature `ts`. Whatever a game says or hears is described, by derives; the text is that of the
/// doc comments.
pub trait Described: Schematic + Typed {}

impl<T: Schematic + Typed> Described for T {}

#[cfg(feature = "schema")]
pub use schemars::JsonSchema as Schematic;
#[cfg(feature = "ts")]
pub use ts_rs::TS as Typed;

/// Nothing is asked of a type without the feature `schema`.
#[cfg(not(feature = "schema"))]
pub trait Schematic {}

#[cfg(not(feature = "schema"))]
impl<T> Schematic for T {}

/// Nothing is asked of a type without the feature `ts`.
#[cfg(not(feature = "ts"))]
pub trait Typed {}

#[cfg(not(feature = "ts"))]
impl<T> Typed for T {}
