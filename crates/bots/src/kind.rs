//! The bots by their names.

use crate::search::{Budget, ByCount, Settings, Thinker};
use crate::{Bot, Greedy, Quick, Random};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;
use tabletop::Knowledge;

/// The names of the bots, weakest first. `search` also takes settings: `search:200ms`,
/// `search:400it`. Beside them there are each game's
/// [`characters`](crate::characters), the levels as they were (`hard@1`), and the players of playouts: `policy`, and `habits` as
/// was learnt.
pub const NAMES: &[&str] = &[
    "random", "greedy", "easy", "normal", "hard", "expert", "search",
];

/// Which bot, with what it is told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// Plays uniformly.
    Random,
    /// Plays at once: by the game's policy, or as was learnt.
    Quick {
        /// As was learnt, where the game has learnt it.
        trained: bool,
    },
    /// Looks one decision ahead.
    Greedy,
    /// Searches.
    Search(Settings),
}

/// There is no such bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot {
    name: String,
    detail: Option<String>,
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.detail {
            Some(detail) => f.write_str(detail),
            None => {
                let (name, bots) = (&self.name, NAMES.join(", "));
                write!(f, "there is no bot \"{name}\"; the bots are: {bots}")
            }
        }
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for Kind {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        let unknown = |detail| UnknownBot {
            name: name.to_owned(),
            detail,
        };
        match name {
            "random" => Ok(Kind::Random),
            "policy" => Ok(Kind::Quick { trained: false }),
            "habits" => Ok(Kind::Quick { trained: true }),
            "greedy" => Ok(Kind::Greedy),
            "search" => Ok(Kind::Search(Settings::default())),
            _ => match (name.strip_prefix("search:"), Settings::level(name)) {
                (Some(settings), _) => {
                    let settings = Settings::parse(settings);
                    settings
                        .map(Kind::Search)
                        .map_err(|detail| unknown(Some(detail)))
                }
                (None, level) => level
                    .or_else(|| Settings::character(name))
                    .map(Kind::Search)
                    .ok_or_else(|| unknown(None)),
            },
        }
    }
}

impl Kind {
    /// The same bot, answering within this time: a level no later than it does anyway, `search`
    /// exactly then. Bots that answer at once stay as they are.
    #[must_use]
    pub fn within(self, time: Duration) -> Self {
        let Kind::Search(mut settings) = self else {
            return self;
        };
        let own = &mut settings.budget;
        let is_open = own.iterations == u32::MAX;
        own.time = if is_open { time } else { own.time.min(time) }.min(Budget::LONGEST);
        Kind::Search(settings)
    }

    /// The same bot, answering no later than it does anyway and within this time.
    #[must_use]
    pub fn at_most(self, time: Duration) -> Self {
        let Kind::Search(mut settings) = self else {
            return self;
        };
        settings.budget.time = settings.budget.time.min(time);
        Kind::Search(settings)
    }

    /// The bot itself, as far as it needs no clock: one that searches goes by its number of iterations alone, and
    /// if it is bounded by time alone there is nothing.
    pub fn by_count<G: Knowledge>(self) -> Option<Box<dyn Bot<G>>> {
        Some(match self {
            Kind::Random => Box::new(Random),
            Kind::Quick { trained } => Box::new(Quick { trained }),
            Kind::Greedy => Box::new(Greedy::default()),
            Kind::Search(settings) => Box::new(Thinker::new(settings, ByCount::new(&settings)?)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_has_its_bot() {
        assert!(NAMES.iter().all(|name| Kind::from_str(name).is_ok()));
        let error = Kind::from_str("gredy").expect_err("a slip of the pen");
        assert!(error.to_string().contains("random, greedy"), "{error}");
    }

    #[test]
    fn characters_and_earlier_editions_have_names_too() {
        let kind = |name: &str| Kind::from_str(name).expect(name);
        let Kind::Search(conqueror) = kind("conqueror") else {
            panic!("characters search");
        };
        assert_eq!(conqueror.character, Some("conqueror"));
        assert_eq!(kind("hard"), kind("hard@2"));
        assert_ne!(kind("hard"), kind("hard@1"));
        for wrong in ["hard@3", "greedy@1", "hard@", "@1"] {
            assert!(Kind::from_str(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn without_a_clock_there_is_every_bot_but_those_that_know_nothing_else() {
        let is_there = |name: &str| {
            let kind: Kind = name.parse().expect(name);
            kind.by_count::<tabletop::example::Comets>().is_some()
        };
        assert!(["random", "greedy", "easy", "expert", "search:9it:1s"].map(is_there) == [true; 5]);
        assert!(["search", "search:1s"].map(is_there) == [false; 2]);
    }

    #[test]
    fn a_level_is_never_given_more_time_than_it_takes() {
        let time = Duration::from_millis;
        let cap = |name: &str, millis| match Kind::from_str(name).expect(name).within(time(millis))
        {
            Kind::Search(settings) => Some(settings.budget.time),
            _ => None,
        };
        assert_eq!(cap("search", 700), Some(time(700)));
        assert_eq!(cap("easy", 60_000), Some(time(250)));
        assert_eq!(cap("hard", 100), Some(time(100)));
        assert_eq!(cap("greedy", 100), None);
        let search = Kind::from_str("search").expect("it is there");
        assert_eq!(search.at_most(time(60_000)), search);
    }
}
