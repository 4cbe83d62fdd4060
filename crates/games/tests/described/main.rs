//! What programs read: every game's types describe themselves, and what is generated from them is committed.

#![allow(clippy::disallowed_methods, reason = "a test reads its files")]

mod guide;

use serde_json::Value;
use std::path::Path;

/// Visits a schema and all that it is made of, with the way there.
fn walk(schema: &Value, way: &str, visit: &mut dyn FnMut(&Value, &str)) {
    visit(schema, way);
    match schema {
        Value::Object(parts) => {
            for (name, part) in parts {
                walk(part, &format!("{way}/{name}"), visit);
            }
        }
        Value::Array(parts) => {
            for (i, part) in parts.iter().enumerate() {
                walk(part, &format!("{way}/{i}"), visit);
            }
        }
        _ => {}
    }
}

fn is_described(part: &Value) -> bool {
    part["description"]
        .as_str()
        .is_some_and(|text| !text.is_empty())
}

/// The fields of objects, the cases of enums and the types that nothing is said about.
fn undescribed(schema: &Value) -> Vec<String> {
    let mut found = Vec::new();
    for (name, part) in schema["$defs"].as_object().into_iter().flatten() {
        if !is_described(part) {
            found.push(format!("type {name}"));
        }
    }
    walk(schema, "", &mut |part, way| {
        let cases = part["oneOf"].as_array().into_iter().flatten();
        // A case without particulars is one of a list of names unless it is described.
        let bare = cases.filter(|case| !is_described(case));
        found.extend(bare.map(|case| format!("{way}: case {case}")));
        // A case with particulars is an object of one field, described as a case.
        let fields = part["properties"].as_object().into_iter().flatten();
        let is_case = is_described(part)
            && part["required"]
                .as_array()
                .is_some_and(|list| list.len() == 1);
        if !is_case {
            // What names the case speaks for itself.
            let fields = fields.filter(|(_, field)| field.get("const").is_none());
            let bare = fields.filter(|(_, field)| !is_described(field));
            found.extend(bare.map(|(name, _)| format!("{way}: field {name}")));
        }
    });
    found
}

#[test]
fn every_type_field_and_case_of_every_game_is_described() {
    for name in games::NAMES {
        let found = undescribed(&games::schema(name).expect("a game"));
        assert!(found.is_empty(), "{name}: {found:#?}");
    }
}

#[test]
fn nothing_is_written_as_a_tuple_without_names() {
    for name in games::NAMES {
        let mut found = Vec::new();
        walk(
            &games::schema(name).expect("a game"),
            "",
            &mut |part, way| {
                let size = |key: &str| part[key].as_u64();
                let fixed = size("minItems").is_some() && size("minItems") == size("maxItems");
                if part.get("prefixItems").is_some() || fixed {
                    found.push(way.to_owned());
                }
            },
        );
        assert!(found.is_empty(), "{name}: {found:#?}");
    }
}

/// Compares a generated file with the committed one, or writes it.
fn compare(file: &str, text: &str, variable: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(file);
    if std::env::var_os(variable).is_some() {
        std::fs::write(&path, text).expect("its folder can be written");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    let again = format!("{variable}=1 cargo test -p games --test described");
    assert!(committed == text, "{file} is out of date: {again}");
}

fn real_games() -> impl Iterator<Item = &'static &'static str> {
    games::NAMES.iter().filter(|name| **name != "comets")
}

#[test]
fn the_boards_of_the_page_have_the_types_of_the_games() {
    for name in real_games() {
        let types = games::typescript(name).expect("a game");
        let header = format!(
            "// Generated from crates/{name}. Do not edit:\n// WRITE_TYPES=1 cargo test -p games --test described\n"
        );
        compare(
            &format!("web/src/boards/{name}/types.ts"),
            &format!("{header}\n{types}"),
            "WRITE_TYPES",
        );
    }
}

#[test]
fn the_pages_for_programs_are_generated_from_the_schemas() {
    for name in real_games() {
        compare(
            &format!("docs/engine/{name}.md"),
            &guide::page(name),
            "WRITE_DOCS",
        );
    }
}
