//! The API described for programs, by OpenAPI.

use super::{Said, routes};
use crate::api::Refusal;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};
use std::marker::PhantomData;
use std::sync::LazyLock;

/// Something that can be asked.
pub(super) struct Operation {
    pub(super) method: &'static str,
    pub(super) path: &'static str,
    pub(super) query: &'static [&'static str],
    pub(super) headers: &'static [&'static str],
    pub(super) about: &'static str,
    pub(super) request: Shape,
    pub(super) answer: Shape,
}

/// What a body looks like; none if there is none.
#[derive(Clone, Copy)]
pub(super) struct Shape(fn(&mut SchemaGenerator) -> Option<Schema>);

impl Shape {
    pub(super) const fn of<B: Described>() -> Shape {
        Shape(B::schema)
    }
}

/// A body of this type.
pub(super) struct Body<T>(PhantomData<T>);

/// What can be described.
pub(super) trait Described {
    /// Its schema.
    fn schema(generator: &mut SchemaGenerator) -> Option<Schema>;
}

impl<T: JsonSchema> Described for Body<T> {
    fn schema(generator: &mut SchemaGenerator) -> Option<Schema> {
        let nothing = T::schema_id() == <()>::schema_id();
        (!nothing).then(|| generator.subschema_for::<T>())
    }
}

static DESCRIPTION: LazyLock<Value> = LazyLock::new(describe);

pub(super) async fn serve() -> Said<&'static Value> {
    Said(&DESCRIPTION)
}

/// The description as it is committed: `docs/openapi.json`.
pub fn openapi() -> String {
    serde_json::to_string_pretty(&*DESCRIPTION).unwrap_or_default() + "\n"
}

fn describe() -> Value {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = "/components/schemas".into();
    });
    let mut generator = settings.into_generator();
    let refusal = generator.subschema_for::<Refusal>();
    let mut paths: Map<String, Value> = Map::new();
    for operation in routes::operations() {
        let described = operation.describe(&mut generator, &refusal);
        let path = paths.entry(operation.path).or_insert_with(|| json!({}));
        path[operation.method] = described;
    }
    let schemas = generator.take_definitions(true);
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Orrery",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "What is done once. A table in play is followed over its socket: see docs/api.md.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "browser": { "type": "apiKey", "in": "cookie", "name": "orrery" },
                "program": { "type": "http", "scheme": "bearer" },
            },
        },
        "security": [{}, { "browser": [] }, { "program": [] }],
    })
}

impl Operation {
    fn describe(&self, generator: &mut SchemaGenerator, refusal: &Schema) -> Value {
        let json = |schema: &Schema| json!({ "application/json": { "schema": schema } });
        let answer = (self.answer.0)(generator);
        let good = match &answer {
            Some(schema) => json!({ "description": "Done.", "content": json(schema) }),
            None => json!({ "description": "Switching to a WebSocket." }),
        };
        let status = if answer.is_some() { "200" } else { "101" };
        let mut described = json!({
            "summary": self.about.trim(),
            "responses": {
                status: good,
                "default": { "description": "Refused; nothing has changed.", "content": json(refusal) },
            },
        });
        let parameters = self.parameters();
        if !parameters.is_empty() {
            described["parameters"] = Value::Array(parameters);
        }
        if let Some(request) = (self.request.0)(generator) {
            described["requestBody"] = json!({ "required": true, "content": json(&request) });
        }
        described
    }

    fn parameters(&self) -> Vec<Value> {
        let parameter = |name: &str, place: &str| {
            let required = place == "path";
            json!({ "name": name, "in": place, "required": required, "schema": { "type": "string" } })
        };
        let parts = self.path.split('/');
        let inside = parts.filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
        let path = inside.map(|name| parameter(name, "path"));
        let query = self.query.iter().map(|name| parameter(name, "query"));
        let headers = self.headers.iter().map(|name| parameter(name, "header"));
        path.chain(query).chain(headers).collect()
    }
}
