//! What can be played.

use super::{Answer, Heard, Said};
use crate::api::{CheckOptions, GameInfo, Games, Refusal, SeatRange};
use crate::bots;
use axum::extract::Path;
use tabletop::Entry;

fn range(seats: [usize; 2]) -> SeatRange {
    SeatRange {
        min: seats[0] as u8,
        max: seats[1] as u8,
    }
}

pub(super) async fn games() -> Answer<Games> {
    let info = |name: &&str| -> Result<GameInfo, Refusal> {
        let about = ::games::about(name)?;
        Ok(GameInfo {
            name: about.name.to_owned(),
            rules: about.rules,
            seats: range(about.seats),
            form: about.options,
            bots: bots::levels()
                .iter()
                .map(|level| (*level).to_owned())
                .collect(),
        })
    };
    let games: Result<_, _> = ::games::NAMES.iter().map(info).collect();
    Ok(Said(Games { games: games? }))
}

pub(super) async fn catalogue(Path(name): Path<String>) -> Answer<Vec<Entry>> {
    Ok(Said(::games::catalogue(&name)?))
}

pub(super) async fn check(
    Path(name): Path<String>,
    Heard(request): Heard<CheckOptions>,
) -> Answer<SeatRange> {
    let options = ::games::json(&request.options);
    Ok(Said(range(::games::seats(&name, Some(&options))?)))
}
