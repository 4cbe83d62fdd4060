//! Every address of the server is answered here too, or is known not to be.

use browser::Route;
use serde_json::Value;
use std::path::Path;

/// What a device has no use for: passwords, other devices and programs, other players, public tables. Its table is
/// opened without a socket.
const NOT_HERE: &[&str] = &[
    "POST /claim",
    "POST /login",
    "POST /logout",
    "POST /enter",
    "DELETE /me",
    "POST /me/link",
    "GET /me/tokens",
    "POST /me/tokens",
    "DELETE /me/tokens/{player}",
    "GET /players/{id}",
    "GET /openapi.json",
    "GET /lobby",
    "POST /tables/{id}/join",
    "GET /tables/{id}/socket",
];

#[test]
fn every_address_of_the_server_is_answered_or_known_not_to_be() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    let text = std::fs::read_to_string(file).expect("the description of the API");
    let api: Value = serde_json::from_str(&text).expect("JSON");
    let mut seen = 0;
    for (path, methods) in api["paths"].as_object().expect("paths") {
        let path = path.strip_prefix("/api").expect("an address of the API");
        for method in methods.as_object().expect("methods").keys() {
            let (method, filled) = (method.to_uppercase(), path.replace(['{', '}'], ""));
            let answered = Route::of(&method, &filled).is_some();
            let not_here = NOT_HERE.contains(&format!("{method} {path}").as_str());
            assert!(answered != not_here, "{method} {path}: answered {answered}");
            seen += 1;
        }
    }
    assert!(seen > 30, "{seen} addresses");
}
