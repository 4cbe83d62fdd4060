//! What can be played.

use super::page::{has, takes};
use super::{Answer, Heard, Queried, Said};
use crate::api::{CheckOptions, Games, Refusal, SeatRange};
use crate::refusal::Refused;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use brotli::BrotliCompress;
use brotli::enc::BrotliEncoderParams;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use table::library;
use tabletop::Entry;

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

/// So many bytes of data are a lot: whoever needs one such component need not be sent all of them.
const LONG: usize = 16 * 1024;

#[derive(Deserialize)]
pub(super) struct Wanted {
    /// Of the components with a lot of data only this one has it.
    whole: Option<String>,
}

pub(super) async fn catalogue(
    Path(name): Path<String>,
    Queried(Wanted { whole }): Queried<Wanted>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let key = format!("{name}/{}", whole.as_deref().unwrap_or_default());
    let catalogue = match kept(&key) {
        Some(catalogue) => catalogue,
        None => {
            let mut entries = library::catalogue(&name)?;
            if let Some(whole) = &whole {
                shorten(&mut entries, whole)?;
            }
            let plain: Bytes = serde_json::to_vec(&entries).unwrap_or_default().into();
            keep(key, packed(plain).await)
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

/// Leaves the data of long components out, but for one. Only what is long can be named, so little is kept.
fn shorten(entries: &mut [Entry], whole: &str) -> Result<(), Refusal> {
    let mut found = false;
    for entry in entries {
        if entry.data.to_string().len() < LONG {
            continue;
        }
        match entry.id == whole {
            true => found = true,
            false => entry.data = Value::Null,
        }
    }
    found.then_some(()).ok_or_else(Refusal::not_found)
}

fn kept(key: &str) -> Option<Arc<Catalogue>> {
    catalogues().get(key).cloned()
}

/// Keeps a catalogue if nobody was faster, and has it packed better from then on.
fn keep(key: String, catalogue: Catalogue) -> Arc<Catalogue> {
    if let Some(earlier) = kept(&key) {
        return earlier;
    }
    let catalogue = Arc::new(catalogue);
    catalogues().insert(key.clone(), catalogue.clone());
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
            catalogues().insert(key, Arc::new(better));
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
