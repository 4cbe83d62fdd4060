//! What a search can be told, and how that is written: `search:200ms`, `search:400it:2threads`.

use super::budget::Budget;
use std::time::Duration;
use tabletop::Knowledge;

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
    /// Whether it answers as soon as the rest of its budget could hardly change the answer.
    pub hasty: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            budget: Budget::time(Duration::from_millis(200)),
            threads: 1,
            noise: 0.0,
            depth: None,
            trained: true,
            hasty: true,
        }
    }
}

impl Settings {
    /// The levels: iterations with a time cap and noise.
    pub(crate) fn level(name: &str) -> Option<Settings> {
        let (iterations, millis, noise) = match name {
            "easy" => (20, 250, 0.12),
            "normal" => (60, 500, 0.04),
            "hard" => (300, 1000, 0.0),
            "expert" => (2000, 3000, 0.0),
            _ => return None,
        };
        let time = Duration::from_millis(millis);
        let budget = Budget { iterations, time };
        Some(Settings {
            budget,
            noise,
            ..Settings::default()
        })
    }

    /// After how many quiet moments a playout is judged.
    pub(super) fn depth(&self, game: &impl Knowledge) -> u32 {
        self.depth.unwrap_or_else(|| game.horizon()).max(1)
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
                _ => {
                    return Err(format!(
                        "\"{part}\" is not a setting of search: give 200ms, 2s, 400it, 2threads, \
                         3deep, untrained or patient, separated by colons"
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
