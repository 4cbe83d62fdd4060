//! The languages of the table.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A language the table speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Language {
    /// English, which the others fall back to.
    #[default]
    En,
    /// Czech.
    Cs,
    /// Polish.
    Pl,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 3] = [Language::En, Language::Cs, Language::Pl];

    /// The code that names it: `en`, `cs`, `pl`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Cs => "cs",
            Language::Pl => "pl",
        }
    }

    /// The language an `Accept-Language` header likes best of those we speak; English if none.
    ///
    /// ```
    /// use words::Language;
    /// assert_eq!(Language::accepted("de, pl-PL;q=0.8, cs;q=0.9"), Language::Cs);
    /// ```
    pub fn accepted(header: &str) -> Self {
        let mut best = (0.0, Language::En);
        for wish in header.split(',') {
            let (tag, parameters) = wish.split_once(';').unwrap_or((wish, "q=1"));
            let quality = parameters
                .trim()
                .strip_prefix("q=")
                .and_then(|q| q.trim().parse().ok());
            if let (Ok(language), Some(quality)) = (tag.parse(), quality)
                && quality > best.0
            {
                best = (quality, language);
            }
        }
        best.1
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = String;

    /// Reads `cs`, `cs-CZ` or `cs_CZ.UTF-8`.
    fn from_str(text: &str) -> Result<Self, String> {
        let primary = text
            .trim()
            .split(['-', '_', '.'])
            .next()
            .unwrap_or_default();
        let known = Language::ALL
            .into_iter()
            .find(|l| l.code().eq_ignore_ascii_case(primary));
        known.ok_or_else(|| format!("the table speaks en, cs and pl, not \"{text}\""))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_read_from_its_code_with_or_without_a_country() {
        for text in ["cs", "CS", "cs-CZ", "cs_CZ.UTF-8", " cs "] {
            assert_eq!(text.parse(), Ok(Language::Cs), "{text}");
        }
        assert!("klingon".parse::<Language>().is_err());
    }

    #[test]
    fn the_best_accepted_language_that_we_speak_wins() {
        let cases = [
            ("", Language::En),
            ("*", Language::En),
            ("pl", Language::Pl),
            ("de-DE,de;q=0.9", Language::En),
            ("en;q=0.5,cs;q=0.7", Language::Cs),
            ("cs;q=0,pl;q=0.1", Language::Pl),
            ("cs,pl", Language::Cs),
            ("pl;q=nonsense, cs;q=0.1", Language::Cs),
        ];
        for (header, language) in cases {
            assert_eq!(Language::accepted(header), language, "{header}");
        }
    }
}
