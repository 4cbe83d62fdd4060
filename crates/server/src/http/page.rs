//! The page itself, inside the program: compressed when it was built, and not sent again to who has it.

use super::App;
use super::guard::FromPeer;
use super::pass::file;
use crate::api::Refusal;
use crate::refusal::Refused;
use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use std::borrow::Cow;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// What is shown when the program was built without its page.
const NO_PAGE: &str = "<!doctype html><html lang=en><meta charset=utf-8><title>Orrery</title>\
    <body><h1>Orrery</h1><p>This program was built without its page. To build both, run\
    <pre>make play</pre><p>The API works: <a href=/api/games>/api/games</a>.</body></html>";

/// The forms a file may lie there in, the smallest first: its name for a browser, and how the file's name ends.
const FORMS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

pub(super) async fn page(State(app): State<App>, request: Request) -> Response {
    let (parts, _) = request.into_parts();
    let response = answer::<Dist>(parts.uri.path().trim_start_matches('/'), &parts.headers);
    let missing = response.status() == StatusCode::NOT_FOUND;
    let is_file = parts.uri.path().starts_with("/assets/");
    let asked_by_people = parts.extensions.get::<FromPeer>().is_none();
    match missing && is_file && asked_by_people {
        true => file(&app, &parts).await.unwrap_or(response),
        false => response,
    }
}

fn answer<Files: RustEmbed>(path: &str, headers: &HeaderMap) -> Response {
    let is_form = FORMS.iter().any(|(_, end)| path.ends_with(end));
    let path = match Files::get(path).filter(|_| !path.is_empty() && !is_form) {
        Some(_) => path,
        // Whatever is no file is an address inside the page.
        None if path.contains('.') => return Refused(Refusal::not_found()).into_response(),
        None => "index.html",
    };
    let Some((coding, file)) = best::<Files>(path, headers) else {
        let html = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
        return (html, NO_PAGE).into_response();
    };
    let tag = tag(&file);
    let mut response = match has(headers, &tag) {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false => {
            let bytes = match file.data {
                Cow::Borrowed(bytes) => Bytes::from_static(bytes),
                Cow::Owned(bytes) => Bytes::from(bytes),
            };
            ([(header::CONTENT_TYPE, kind(path))], bytes).into_response()
        }
    };
    let sent = response.headers_mut();
    if let (Some(coding), true) = (coding, sent.contains_key(header::CONTENT_TYPE)) {
        sent.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    // Files under assets/ are named by what is in them.
    let cache = match path.starts_with("assets/") {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    sent.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    sent.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::try_from(tag) {
        sent.insert(header::ETAG, tag);
    }
    response
}

/// A file in the smallest form that the reader takes.
fn best<Files: RustEmbed>(
    path: &str,
    headers: &HeaderMap,
) -> Option<(Option<&'static str>, EmbeddedFile)> {
    let mut taken = FORMS.iter().filter(|(coding, _)| takes(headers, coding));
    let form = taken.find_map(|(coding, end)| {
        let file = Files::get(&format!("{path}{end}"))?;
        Some((Some(*coding), file))
    });
    form.or_else(|| Some((None, Files::get(path)?)))
}

/// Whether a reader says that it takes a coding.
pub(super) fn takes(headers: &HeaderMap, coding: &str) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter();
    let mut accepted = accepted
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','));
    accepted.any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, "q=1"));
        let weight = weight.trim().strip_prefix("q=").map(str::parse::<f32>);
        name.trim().eq_ignore_ascii_case(coding)
            && matches!(weight, Some(Ok(weight)) if weight > 0.0)
    })
}

/// What names this form of a file: what is in it.
fn tag(file: &EmbeddedFile) -> String {
    let digest = &file.metadata.sha256_hash()[..16];
    let hex: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("\"{hex}\"")
}

/// Whether a reader has the file of this tag.
pub(super) fn has(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get_all(header::IF_NONE_MATCH).iter();
    let mut known = known
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .map(|known| known.trim().trim_start_matches("W/"));
    known.any(|known| known == tag || known == "*")
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
        "wasm" => "application/wasm",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

pub(super) async fn no_such_api() -> Refused {
    Refused(Refusal::not_found())
}

/// The server is alive.
pub(super) async fn health() -> &'static str {
    "ok"
}

/// The server takes moves.
pub(super) async fn ready(State(app): State<App>) -> Response {
    let why = match app.hall.is_stopping() {
        true => "stopping",
        false if app.hall.store.is_ready().await => return "ok".into_response(),
        false => "cannot write",
    };
    (StatusCode::SERVICE_UNAVAILABLE, why).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::to_bytes;

    /// A page of a few files, as `npm run build` leaves one.
    #[derive(RustEmbed)]
    #[folder = "tests/page"]
    struct Small;

    async fn get(path: &str, asked: &[(header::HeaderName, &str)]) -> (Response<()>, Vec<u8>) {
        let headers = asked.iter().map(|(name, value)| {
            let value = HeaderValue::try_from(*value).unwrap();
            (name.clone(), value)
        });
        let (parts, body) = answer::<Small>(path, &headers.collect()).into_parts();
        let body = to_bytes(body, 1 << 20).await.unwrap().to_vec();
        (Response::from_parts(parts, ()), body)
    }

    fn file(name: &str) -> Vec<u8> {
        Small::get(name).unwrap().data.into_owned()
    }

    #[tokio::test]
    async fn a_browser_gets_the_smallest_form_that_it_takes() {
        for (accepted, coding, sent) in [
            ("gzip, deflate, br, zstd", Some("br"), "index.html.br"),
            ("gzip", Some("gzip"), "index.html.gz"),
            ("br;q=0, gzip;q=0.5", Some("gzip"), "index.html.gz"),
            ("identity", None, "index.html"),
            ("", None, "index.html"),
        ] {
            for path in ["", "index.html", "tables/x"] {
                let (head, body) = get(path, &[(header::ACCEPT_ENCODING, accepted)]).await;
                let named = head.headers().get(header::CONTENT_ENCODING);
                assert_eq!(
                    named.map(|named| named.to_str().unwrap()),
                    coding,
                    "{accepted}"
                );
                assert_eq!(body, file(sent), "{accepted}");
                assert_eq!(head.headers()[header::VARY], "accept-encoding");
                assert_eq!(
                    head.headers()[header::CONTENT_TYPE],
                    "text/html; charset=utf-8"
                );
            }
        }
    }

    #[tokio::test]
    async fn what_a_browser_has_is_not_sent_again() {
        let br = (header::ACCEPT_ENCODING, "br");
        let (head, _) = get("", std::slice::from_ref(&br)).await;
        let tag = head.headers()[header::ETAG].to_str().unwrap().to_owned();
        let known = format!("\"other\", W/{tag}");
        let (head, body) = get("", &[br, (header::IF_NONE_MATCH, &known)]).await;
        assert_eq!((head.status(), body.len()), (StatusCode::NOT_MODIFIED, 0));
        assert_eq!(head.headers()[header::ETAG], tag);
        let (head, _) = get("", &[(header::IF_NONE_MATCH, &known)]).await;
        assert_eq!(
            head.status(),
            StatusCode::OK,
            "another form has another tag"
        );
    }

    #[tokio::test]
    async fn the_forms_themselves_have_no_address() {
        let (head, _) = get("index.html.br", &[]).await;
        assert_eq!(head.status(), StatusCode::NOT_FOUND);
        let (head, _) = get("nothing.js", &[]).await;
        assert_eq!(head.status(), StatusCode::NOT_FOUND);
    }
}
