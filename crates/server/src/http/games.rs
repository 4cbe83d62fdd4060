//! What can be played.

use super::page::{has, takes};
use super::{Answer, Heard, Said};
use crate::api::{CheckOptions, Games, SeatRange};
use crate::refusal::Refused;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use brotli::BrotliCompress;
use brotli::enc::BrotliEncoderParams;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use table::library;

pub(super) async fn games() -> Answer<Games> {
    Ok(Said(library::games()?))
}

pub(super) async fn check(
    Path(name): Path<String>,
    Heard(request): Heard<CheckOptions>,
) -> Answer<SeatRange> {
    Ok(Said(library::check(&name, &request)?))
}

/// A game's catalogue as it is sent: the same for everybody as long as the program runs.
struct Catalogue {
    tag: String,
    plain: Bytes,
    brotli: Option<Bytes>,
}

/// How well a catalogue is packed for the first who asks, and waits for it.
const QUICK: i32 = 9;
/// How well it is packed for everybody after.
const BEST: i32 = 11;

/// The catalogues that somebody has asked for.
static CATALOGUES: Mutex<BTreeMap<String, Arc<Catalogue>>> = Mutex::new(BTreeMap::new());

pub(super) async fn catalogue(
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let catalogue = match kept(&name) {
        Some(catalogue) => catalogue,
        None => {
            let entries = library::catalogue(&name)?;
            let plain: Bytes = serde_json::to_vec(&entries).unwrap_or_default().into();
            keep(name, packed(plain).await)
        }
    };
    let brotli = catalogue.brotli.clone().filter(|_| takes(&headers, "br"));
    let mut response = match (has(&headers, &catalogue.tag), brotli) {
        (true, _) => StatusCode::NOT_MODIFIED.into_response(),
        (false, Some(brotli)) => ([(header::CONTENT_ENCODING, "br")], brotli).into_response(),
        (false, None) => catalogue.plain.clone().into_response(),
    };
    let sent = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, "accept-encoding"),
    ] {
        sent.insert(name, HeaderValue::from_static(value));
    }
    if let Ok(tag) = HeaderValue::try_from(&catalogue.tag) {
        sent.insert(header::ETAG, tag);
    }
    Ok(response)
}

fn kept(name: &str) -> Option<Arc<Catalogue>> {
    catalogues().get(name).cloned()
}

/// Keeps a catalogue if nobody was faster, and has it packed better from then on.
fn keep(name: String, catalogue: Catalogue) -> Arc<Catalogue> {
    if let Some(earlier) = kept(&name) {
        return earlier;
    }
    let catalogue = Arc::new(catalogue);
    catalogues().insert(name.clone(), catalogue.clone());
    let quick = catalogue.clone();
    // It takes seconds, which nobody waits for, not even the end of the program. Without a thread the quick one will do.
    let _ = thread::Builder::new()
        .name("catalogue".into())
        .spawn(move || {
            let better = Catalogue {
                tag: quick.tag.clone(),
                plain: quick.plain.clone(),
                brotli: compressed(&quick.plain, BEST),
            };
            catalogues().insert(name, Arc::new(better));
        });
    catalogue
}

fn catalogues() -> MutexGuard<'static, BTreeMap<String, Arc<Catalogue>>> {
    CATALOGUES.lock().unwrap_or_else(PoisonError::into_inner)
}

async fn packed(plain: Bytes) -> Catalogue {
    let mut hasher = DefaultHasher::new();
    plain.hash(&mut hasher);
    let copy = plain.clone();
    // Some hundred kilobytes: too long for a thread that others wait for.
    let brotli = tokio::task::spawn_blocking(move || compressed(&copy, QUICK)).await;
    Catalogue {
        tag: format!("\"{:016x}\"", hasher.finish()),
        plain,
        brotli: brotli.ok().flatten(),
    }
}

fn compressed(mut plain: &[u8], quality: i32) -> Option<Bytes> {
    let mut brotli = Vec::new();
    let how = BrotliEncoderParams {
        quality,
        ..BrotliEncoderParams::default()
    };
    BrotliCompress(&mut plain, &mut brotli, &how).ok()?;
    Some(brotli.into())
}
