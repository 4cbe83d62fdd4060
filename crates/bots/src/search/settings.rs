//! What a search can be told, and how that is written: `search:200ms`, `search:400it:2threads`.

use super::budget::Budget;
use games::Visitor;
use std::time::Duration;
use tabletop::{Game, Knowledge};

/// What a search can be told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// How long it thinks about a decision.
    pub budget: Budget,
    /// How many searches share the budget, side by side on as many threads if the host has them.
    pub threads: u32,
    /// How far its judgement of an action strays, as a chance to win: 0 for none.
    pub noise: f32,
    /// After how many quiet moments a playout is judged, if not after as many as the game says.
    pub depth: Option<u32>,
    /// Whether the game's trained evaluation is used, if it has one.
    pub trained: bool,
    /// Which edition of the bots it plays like: earlier ones stay, to be measured against.
    pub edition: u32,
    /// Whose taste it has ([`Knowledge::CHARACTERS`]); in games that know nobody of this name it has none.
    pub character: Option<&'static str>,
    /// Whether it answers as soon as the rest of its budget could hardly change the answer.
    pub hasty: bool,
}

/// The edition of the bots: it rises when levels become other players, so that the earlier ones can still be had (`hard@1`).
pub const EDITION: u32 = 2;

/// From this edition on, solo games are judged also by how far they are from being won.
const SOLO_SINCE: u32 = 2;

impl Default for Settings {
    fn default() -> Self {
        Settings {
            budget: Budget::time(Duration::from_millis(200)),
            threads: 1,
            noise: 0.0,
            depth: None,
            trained: true,
            edition: EDITION,
            character: None,
            hasty: true,
        }
    }
}

impl Settings {
    /// The levels: iterations with a time cap and noise. `hard@1` is that of the first edition.
    pub(crate) fn level(name: &str) -> Option<Settings> {
        let (name, edition) = match name.split_once('@') {
            Some((name, edition)) => (name, edition.parse().ok()?),
            None => (name, EDITION),
        };
        let (iterations, millis, noise) = match (name, edition) {
            ("easy", 1) => (20, 250, 0.12),
            ("easy", 2) => (10, 250, 0.2),
            ("normal", 1 | 2) => (60, 500, 0.04),
            ("hard", 1 | 2) => (300, 1000, 0.0),
            ("expert", 1 | 2) => (2000, 3000, 0.0),
            _ => return None,
        };
        let time = Duration::from_millis(millis);
        let budget = Budget { iterations, time };
        Some(Settings {
            budget,
            noise,
            edition,
            // What was learnt is too strong for a beginner, however little it thinks.
            trained: (name, edition) != ("easy", 2),
            ..Settings::default()
        })
    }

    /// A character: as strong as `hard`, but for its taste.
    pub(crate) fn character(name: &str) -> Option<Settings> {
        let character = Some(known(name)?);
        let hard = Settings::level("hard")?;
        Some(Settings { character, ..hard })
    }

    /// Whether what was learnt of a game is used.
    pub(super) const fn is_trained<G: Knowledge>(&self) -> bool {
        self.trained && self.edition >= G::LEARNT_SINCE
    }

    /// The number of its character in a game.
    pub(super) fn taste<G: Knowledge>(&self) -> Option<usize> {
        let name = self.character?;
        G::CHARACTERS.iter().position(|known| *known == name)
    }

    /// Whether a game of so many is judged as one of somebody alone.
    pub(super) const fn is_alone(&self, seats: usize) -> bool {
        seats == 1 && self.edition >= SOLO_SINCE
    }

    /// After how many quiet moments a playout is judged.
    pub(super) fn depth<G: Knowledge>(&self, game: &G) -> u32 {
        let own = || match self.is_trained::<G>() {
            true => game.trained_horizon(),
            false => game.horizon(),
        };
        self.depth.unwrap_or_else(own).max(1)
    }

    /// Reads what stands behind `search:`, parts separated by colons.
    pub(crate) fn parse(text: &str) -> Result<Settings, String> {
        let mut settings = Settings::default();
        let (mut iterations, mut time) = (None, None);
        for part in text.split(':') {
            let digits = part.bytes().take_while(u8::is_ascii_digit).count();
            let (number, unit) = part.split_at(digits);
            let number = number.parse::<u32>().ok().filter(|&n| n > 0);
            match (number, unit) {
                (Some(n), "ms") => time = Some(Duration::from_millis(n.into())),
                (Some(n), "s") => time = Some(Duration::from_secs(n.into())),
                (Some(n), "it") => iterations = Some(n),
                (Some(n), "threads") if n <= 64 => settings.threads = n,
                (Some(n), "deep") => settings.depth = Some(n),
                (None, "untrained") => settings.trained = false,
                (None, "patient") => settings.hasty = false,
                (Some(n), "noise") if n <= 100 => settings.noise = n as f32 / 100.0,
                _ if known(part).is_some() => settings.character = known(part),
                _ => {
                    return Err(format!(
                        "\"{part}\" is not a setting of search: give 200ms, 2s, 400it, 2threads, \
                         3deep, 10noise, untrained, patient or a character, separated by colons"
                    ));
                }
            }
        }
        if iterations.is_some() || time.is_some() {
            settings.budget = Budget {
                iterations: iterations.unwrap_or(u32::MAX),
                time: time.unwrap_or(Budget::LONGEST).min(Budget::LONGEST),
            };
        }
        Ok(settings)
    }
}

/// The characters of a game, by its name.
pub fn characters(game: &str) -> &'static [&'static str] {
    struct Ask;
    impl Visitor for Ask {
        type Out = &'static [&'static str];
        fn visit<G: Game + Knowledge>(self) -> Self::Out {
            G::CHARACTERS
        }
    }
    games::dispatch(game, Ask).unwrap_or_default()
}

/// A character of this name, in whatever game.
fn known(name: &str) -> Option<&'static str> {
    let all = games::NAMES.iter().flat_map(|game| characters(game));
    all.copied().find(|known| *known == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_in_any_order() {
        let settings = Settings::parse("2threads:400it:3s:untrained").expect("it can be read");
        assert_eq!(settings.threads, 2);
        assert_eq!(settings.budget.iterations, 400);
        assert_eq!(settings.budget.time, Duration::from_secs(3));
        assert!(!settings.trained);
    }

    #[test]
    fn a_setting_that_makes_no_sense_is_named() {
        for wrong in [
            "",
            "ms",
            "0ms",
            "20",
            "20min",
            "fast",
            "99999999999it",
            "65threads",
        ] {
            let error = Settings::parse(wrong).expect_err(wrong);
            assert!(error.contains(&format!("\"{wrong}\"")), "{error}");
        }
    }
}
