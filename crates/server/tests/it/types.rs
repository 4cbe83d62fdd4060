//! The browser's types are those of the server.

use std::path::Path;

#[test]
fn the_committed_typescript_is_what_the_rust_types_say() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/api/types.ts");
    let text = server::api::typescript();
    if std::env::var_os("WRITE_TYPES").is_some() {
        std::fs::write(&path, &text).expect("web/src/api can be written");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == text,
        "web/src/api/types.ts is out of date: WRITE_TYPES=1 cargo test -p server --test it types"
    );
}
