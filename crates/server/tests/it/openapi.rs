//! The API is what its description says: every answer of every test is held against it.

use crate::common::{Browser, Folder, serve};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

static DESCRIPTION: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(&server::http::openapi()).unwrap());

fn docs(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../docs")
        .join(file)
}

/// What stands at an address in the description, with the words in braces standing for anything.
fn operation(method: &str, path: &str) -> Option<&'static Value> {
    let path = path.split('?').next().unwrap_or_default();
    let fits = |template: &str| {
        let (mut a, mut b) = (template.split('/'), path.split('/'));
        loop {
            match (a.next(), b.next()) {
                (None, None) => return true,
                (Some(a), Some(b)) if a == b || (a.starts_with('{') && !b.is_empty()) => {}
                _ => return false,
            }
        }
    };
    let paths = DESCRIPTION["paths"].as_object().unwrap();
    let exact = paths.get(path);
    let found = exact.or_else(|| {
        paths
            .iter()
            .find(|(template, _)| fits(template))
            .map(|(_, v)| v)
    });
    found?.get(method.to_lowercase())
}

/// Checks an answer against the description.
#[track_caller]
pub(crate) fn check(method: &str, path: &str, status: u16, body: &str) {
    if !path.starts_with("/api/") {
        return;
    }
    let Some(operation) = operation(method, path) else {
        assert!(status >= 400, "{method} {path} is not described");
        return;
    };
    let Ok(body) = serde_json::from_str(body) else {
        assert_ne!(status, 200, "{method} {path}: not JSON");
        return;
    };
    let key = if status == 200 { "200" } else { "default" };
    let schema = &operation["responses"][key]["content"]["application/json"]["schema"];
    if let Err(why) = conforms(schema, &body) {
        panic!("{method} {path}, {status}: {why} in {body}");
    }
}

/// Whether a value is as a schema says, as far as our schemas go.
fn conforms(schema: &Value, value: &Value) -> Result<(), String> {
    if let Some(name) = schema["$ref"].as_str() {
        let schema = DESCRIPTION.pointer(&name[1..]);
        return conforms(schema.ok_or_else(|| format!("no {name}"))?, value);
    }
    for any in ["anyOf", "oneOf"] {
        if let Some(list) = schema[any].as_array()
            && !list.iter().any(|schema| conforms(schema, value).is_ok())
        {
            return Err(format!("{value} is none of {}", schema[any]));
        }
    }
    if let Some(list) = schema["enum"].as_array()
        && !list.contains(value)
    {
        return Err(format!("{value} is not one of {}", schema["enum"]));
    }
    if let Some(only) = schema.get("const")
        && only != value
    {
        return Err(format!("{value} is not {only}"));
    }
    typed(schema, value)?;
    inside(schema, value)
}

fn typed(schema: &Value, value: &Value) -> Result<(), String> {
    let is = |name: &Value| match name.as_str().unwrap_or_default() {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("a type {other}"),
    };
    let fits = match &schema["type"] {
        Value::Null => true,
        Value::Array(types) => types.iter().any(is),
        name => is(name),
    };
    match fits {
        true => Ok(()),
        false => Err(format!("{value} is not {}", schema["type"])),
    }
}

fn inside(schema: &Value, value: &Value) -> Result<(), String> {
    for item in value.as_array().into_iter().flatten() {
        conforms(&schema["items"], item)?;
    }
    let (Some(properties), Some(map)) = (schema["properties"].as_object(), value.as_object())
    else {
        return Ok(());
    };
    for key in schema["required"].as_array().into_iter().flatten() {
        if !map.contains_key(key.as_str().unwrap()) {
            return Err(format!("{key} is missing"));
        }
    }
    for (key, value) in map {
        let schema = properties.get(key);
        conforms(
            schema.ok_or_else(|| format!("{key} is not described"))?,
            value,
        )?;
    }
    Ok(())
}

#[test]
fn the_committed_description_is_what_the_routes_say() {
    let text = server::http::openapi();
    if std::env::var_os("WRITE_TYPES").is_some() {
        std::fs::write(docs("openapi.json"), &text).expect("docs can be written");
    }
    let committed = std::fs::read_to_string(docs("openapi.json")).unwrap_or_default();
    assert!(
        committed == text,
        "docs/openapi.json is out of date: WRITE_TYPES=1 cargo test -p server --test it openapi"
    );
}

#[test]
fn the_page_about_the_api_names_every_address() {
    let page = std::fs::read_to_string(docs("api.md")).unwrap();
    for (path, methods) in DESCRIPTION["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let line = format!("`{} {path}", method.to_uppercase());
            assert!(page.contains(&line), "docs/api.md does not name {line}`");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_described_address_is_there_and_is_served_its_description() {
    let folder = Folder::new("openapi");
    let server = serve(&folder).await;
    let mut anna = Browser::guest(server.address, "Anna").await;
    let served = anna.get("/api/openapi.json").await.ok();
    assert_eq!(served, *DESCRIPTION);
    for (path, methods) in DESCRIPTION["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let path = path.replace("{n}", "0").replace(['{', '}'], "");
            // A body that is no JSON gets as far as the handler and no further.
            let answer = anna.send(&method.to_uppercase(), &path, "{").await;
            assert_ne!(answer.status, 405, "{method} {path}");
            assert!(answer.status < 500, "{method} {path}: {answer:?}");
        }
    }
    server.stop().await;
}
