//! Names: every name shows, and none can be taken for another that somebody has claimed.

use crate::api::{Code, Refusal};
use unicode_security::confusable_detection::skeleton;

/// The most characters of a name.
const LONGEST: usize = 32;

/// A name as it is kept: 1 to 32 characters that show, with a letter or a digit among them.
pub(crate) fn sound(name: &str) -> Result<String, Refusal> {
    // Whether a sign is drawn as text or as a picture does not tell names apart.
    let style = |c: char| matches!(c, '\u{fe0e}' | '\u{fe0f}');
    let words: Vec<String> = name
        .split_whitespace()
        .map(|word| word.replace(style, ""))
        .collect();
    let name = words.join(" ");
    let fits = (1..=LONGEST).contains(&name.chars().count());
    let shows = name.chars().any(char::is_alphanumeric) && !name.chars().any(hides);
    match fits && shows {
        true => Ok(name),
        false => Err(Refusal::new(Code::BadRequest, "server-bad_name")),
    }
}

/// Whether a character leaves nothing to be seen.
fn hides(c: char) -> bool {
    let mut text = [0; 4];
    c.is_control() || (c != ' ' && skeleton(c.encode_utf8(&mut text)).next().is_none())
}

/// A name as it is compared: two names that differ only in case are one.
pub(crate) fn folded(name: &str) -> String {
    name.to_lowercase()
}

/// A name with a number behind it.
pub(crate) fn numbered(name: &str, number: usize) -> String {
    let number = format!(" {number}");
    let kept: String = name.chars().take(LONGEST - number.len()).collect();
    kept.trim_end().to_owned() + &number
}

/// How a name looks: names of which one could be taken for the other look the same, in one of these two ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Looks {
    /// As it is written: a capital I looks like a small L.
    pub(crate) plain: String,
    /// Whatever its case.
    pub(crate) folded: String,
}

impl Looks {
    pub(crate) fn of(name: &str) -> Looks {
        Looks {
            plain: skeleton(name).collect(),
            // A zero looks like a capital O.
            folded: folded(&skeleton(&folded(name)).collect::<String>()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_shows() {
        for name in ["Anna", "Ján Žižka", "Łucja 2", "小林", "☀\u{fe0f} Sun", "x"] {
            assert!(sound(name).is_ok(), "{name}");
        }
        assert_eq!(sound("  Anna \t B ").unwrap(), "Anna B");
        for name in [
            "",
            " ",
            "\u{3164}",
            "\u{115f}\u{1160}",
            "\u{2800}",
            "...",
            "\u{200b}",
            "\u{ad}",
            "An\u{200d}na",
            "Anna\u{e0041}",
            "\u{202e}anna",
            "\u{301}\u{301}",
            "☀",
            &"x".repeat(33),
        ] {
            assert!(sound(name).is_err(), "{name:?}");
        }
    }

    fn alike(one: &str, other: &str) -> bool {
        let (one, other) = (Looks::of(one), Looks::of(other));
        one.plain == other.plain || one.folded == other.folded
    }

    #[test]
    fn names_that_could_be_taken_for_one_another_look_alike() {
        for (one, other) in [
            ("Anna", "Аnna"),
            ("Anna", "АNNA"),
            ("Alice", "AIice"),
            ("Alice", "A1ice"),
            ("Bob", "B0b"),
            ("Zoé", "Zoe\u{301}"),
            ("Marnie", "Mamie"),
        ] {
            assert!(alike(one, other), "{one} {other}");
        }
        for (one, other) in [
            ("Anna", "Hanna"),
            ("Ian", "Lan"),
            ("Zoé", "Zoe"),
            ("Jan", "Ján"),
        ] {
            assert!(!alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn a_number_fits_behind_every_name() {
        assert_eq!(numbered("Anna", 2), "Anna 2");
        let long = numbered(&"ž".repeat(32), 17);
        assert_eq!(long.chars().count(), 32);
        assert_eq!(sound(&long).unwrap(), long);
    }
}
