//! The page itself, inside the program.

use super::App;
use crate::api::Refusal;
use axum::extract::State;
use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// What is shown when the program was built without its page.
const NO_PAGE: &str = "<!doctype html><html lang=en><meta charset=utf-8><title>Orrery</title>\
    <body><h1>Orrery</h1><p>This program was built without its page. To build both, run\
    <pre>make play</pre><p>The API works: <a href=/api/games>/api/games</a>.</body></html>";

pub(super) async fn page(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    let found = Dist::get(path).filter(|_| !path.is_empty());
    // Whatever is no file is an address inside the page.
    let (file, path) = match found {
        Some(file) => (Some(file), path),
        None if path.contains('.') => return Refusal::not_found().into_response(),
        None => (Dist::get("index.html"), "index.html"),
    };
    let Some(file) = file else {
        return (
            [(header::CONTENT_TYPE, "text/html; charset=utf-8")],
            NO_PAGE,
        )
            .into_response();
    };
    // Files under assets/ are named by what is in them.
    let cache = match path.starts_with("assets/") {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let headers = [
        (header::CONTENT_TYPE, kind(path)),
        (header::CACHE_CONTROL, cache),
    ];
    (headers, file.data.into_owned()).into_response()
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "webmanifest" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

pub(super) async fn no_such_api() -> Refusal {
    Refusal::not_found()
}

pub(super) async fn health(State(app): State<App>) -> Response {
    match !app.hall.is_stopping() && app.hall.store.is_well().await {
        true => "ok".into_response(),
        false => (StatusCode::SERVICE_UNAVAILABLE, "cannot write").into_response(),
    }
}
