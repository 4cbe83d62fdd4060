//! What can be played.

use crate::answer::bots_of;
use crate::api::{CheckOptions, GameInfo, Games, Refusal, SeatRange};
use tabletop::Entry;

/// Every game, with its options and the levels of bots.
pub fn games() -> Result<Games, Refusal> {
    let info = |name: &&str| -> Result<GameInfo, Refusal> {
        let about = games::about(name)?;
        Ok(GameInfo {
            name: about.name.to_owned(),
            rules: about.rules,
            seats: range(about.seats),
            form: about.options,
            bots: bots_of(about.name).map(str::to_owned).collect(),
        })
    };
    let games = games::NAMES.iter().map(info).collect::<Result<_, _>>()?;
    Ok(Games { games })
}

/// Every component of a game with its text.
pub fn catalogue(name: &str) -> Result<Vec<Entry>, Refusal> {
    Ok(games::catalogue(name)?)
}

/// Whether options fit, and how many can play with them.
pub fn check(name: &str, request: &CheckOptions) -> Result<SeatRange, Refusal> {
    let options = games::json(&request.options);
    Ok(range(games::seats(name, Some(&options))?))
}

fn range([min, max]: [usize; 2]) -> SeatRange {
    SeatRange {
        min: min as u8,
        max: max as u8,
    }
}
