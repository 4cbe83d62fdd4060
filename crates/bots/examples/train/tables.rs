//! Which tables a game is learnt at.

use bots::BotRng;
use race::{Mode, Race};
use serde_json::json;
use tabletop::{Game, below};

/// A game that says where it is learnt.
pub(super) trait Tables: Game {
    /// A table to play at: options and seats. `only` restricts them, as far as the game knows the word.
    fn table(only: &str, rng: &mut BotRng) -> (Self::Options, usize);
}

impl Tables for Race {
    fn table(_only: &str, rng: &mut BotRng) -> (race::Options, usize) {
        let (mode, seats) = match below(rng, 10) {
            0..5 => (Mode::Advanced2p, 2),
            5..7 => (Mode::Standard, 2),
            7 => (Mode::Standard, 3),
            _ => (Mode::Standard, 4),
        };
        let first_game = false;
        (race::Options { mode, first_game }, seats)
    }
}

/// Half of the games for two, the others for one or three.
fn mostly_two(only: &str, rng: &mut BotRng) -> usize {
    match below(rng, 4) {
        _ if only == "solo" => 1,
        _ if only == "two" => 2,
        0 => 1,
        1 => 3,
        _ => 2,
    }
}

impl Tables for mars::Mars {
    fn table(only: &str, rng: &mut BotRng) -> (mars::Options, usize) {
        (mars::Options::default(), mostly_two(only, rng))
    }
}

impl Tables for planet::Planet {
    fn table(only: &str, rng: &mut BotRng) -> (planet::Options, usize) {
        (planet::Options::default(), mostly_two(only, rng))
    }
}

impl Tables for moon::Moon {
    /// All scenarios; half of the games are solo, most of those against the strongest opponents.
    fn table(only: &str, rng: &mut BotRng) -> (moon::Options, usize) {
        let scenario = 1 + below(rng, 8);
        let seats = match below(rng, 10) {
            _ if only == "solo" => 1,
            _ if only == "two" => 2,
            0..5 => 1,
            5..8 => 2,
            8 => 3,
            _ => 4,
        };
        let names = [
            "katherine",
            "alexei",
            "margaret",
            "franklin",
            "sergei",
            "stephanie",
            "thomas",
            "peggy",
        ];
        let opponent = match below(rng, 2) {
            0 => 7,
            _ => below(rng, 8) as usize,
        };
        let options = match seats {
            1 => json!({"scenario": scenario, "opponent": names[opponent]}),
            _ => json!({"scenario": scenario}),
        };
        let options = serde_json::from_value(options);
        (options.unwrap_or_default(), seats)
    }
}
