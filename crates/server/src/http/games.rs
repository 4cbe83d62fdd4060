//! What can be played.

use super::{Answer, Heard, Said};
use crate::api::{CheckOptions, Games, SeatRange};
use axum::extract::Path;
use table::library;
use tabletop::Entry;

pub(super) async fn games() -> Answer<Games> {
    Ok(Said(library::games()?))
}

pub(super) async fn catalogue(Path(name): Path<String>) -> Answer<Vec<Entry>> {
    Ok(Said(library::catalogue(&name)?))
}

pub(super) async fn check(
    Path(name): Path<String>,
    Heard(request): Heard<CheckOptions>,
) -> Answer<SeatRange> {
    Ok(Said(library::check(&name, &request)?))
}
