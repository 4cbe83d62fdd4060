//! A game's types as JSON Schema.

use crate::Game;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};

/// Everything a game says and hears as one JSON Schema: an object with a property for each sort of thing, and the types
/// under `$defs`. It describes what is written; of options any key may be left out when they are sent.
pub fn schema<G: Game>() -> Value {
    let settings = SchemaSettings::draft2020_12().for_serialize();
    let mut generator = settings.into_generator();
    let mut parts = Map::new();
    let mut part = |name: &str, about: &str, schema: schemars::Schema| {
        let mut schema = schema.to_value();
        schema["description"] = about.into();
        parts.insert(name.to_owned(), schema);
    };
    let types = &mut generator;
    part(
        "options",
        "What is chosen before the start; any key may be left out.",
        of::<G::Options>(types),
    );
    part("action", "One choice of a seat.", of::<G::Action>(types));
    part(
        "thing",
        "What a finger can point at: what an action touches.",
        of::<G::Thing>(types),
    );
    part(
        "refusal",
        "Why an action is refused.",
        of::<G::Illegal>(types),
    );
    part("event", "One thing that happened.", of::<G::Event>(types));
    part(
        "view",
        "Everything a viewer may know.",
        of::<G::View>(types),
    );
    let printed = of::<G::Printed>(types);
    // A game whose components are told by their text alone has nothing to describe.
    if printed.as_object().is_some() {
        part(
            "printed",
            "What is printed on a component: the `data` of an entry of the catalogue.",
            printed,
        );
    }
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": G::NAME,
        "type": "object",
        "properties": parts,
        "$defs": generator.take_definitions(true),
    })
}

fn of<T: JsonSchema>(types: &mut SchemaGenerator) -> schemars::Schema {
    types.subschema_for::<T>()
}
