//! The strict eye on the texts: what a language lacks.

mod usage;

use crate::texts::Texts;
use crate::{Language, Speech};
use std::collections::BTreeSet;
use std::fmt;
use tabletop::{Arg, Message};
use usage::{Index, Usage};

/// Something wrong with the texts of a language.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault {
    /// Whose texts.
    pub language: &'static str,
    /// The message.
    pub id: String,
    /// What is wrong.
    pub what: Wrong,
}

/// What is wrong with a message in a language.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Wrong {
    /// It is not there.
    Missing,
    /// It leaves out something that it is given or that another language says.
    NotUsed(String),
    /// It uses something that nobody gives.
    NotGiven(String),
    /// It tells cases apart, and this one is not among them.
    NoCase {
        /// What it selects by.
        argument: String,
        /// The case that is not there.
        key: String,
    },
    /// Fluent cannot read or say it.
    Broken(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fault { language, id, what } = self;
        write!(f, "{language}: {id} ")?;
        match what {
            Wrong::Missing => f.write_str("is missing"),
            Wrong::NotUsed(argument) => write!(f, "does not use ${argument}"),
            Wrong::NotGiven(argument) => write!(f, "uses ${argument}, which it is not given"),
            Wrong::NoCase { argument, key } => write!(f, "has no case [{key}] for ${argument}"),
            Wrong::Broken(error) => write!(f, "is broken: {error}"),
        }
    }
}

/// Whether every language can say this message, and the messages within it, with all of its arguments.
///
/// A [key](Arg::Key) must be used in one language at least; it may be there for the grammar of that
/// language alone. A case that is not listed is accepted only if the default is called `other`.
pub fn check(message: &Message) -> Result<(), Vec<Fault>> {
    let mut faults = BTreeSet::new();
    check_into(message, &mut faults);
    if faults.is_empty() {
        Ok(())
    } else {
        Err(faults.into_iter().collect())
    }
}

fn check_into(message: &Message, faults: &mut BTreeSet<Fault>) {
    for arg in message.args.values() {
        match arg {
            Arg::Message(inner) => check_into(inner, faults),
            Arg::List(list) => list.iter().for_each(|inner| check_into(inner, faults)),
            Arg::Number(_) | Arg::Key(_) | Arg::Seat { .. } => {}
        }
    }
    let usages = Language::ALL.map(|language| Index::of(language).usage(&message.id));
    for (language, usage) in Language::ALL.into_iter().zip(&usages) {
        let mut fault = |what| {
            let (language, id) = (language.code(), message.id.to_string());
            faults.insert(Fault { language, id, what });
        };
        let Some(usage) = usage else {
            fault(Wrong::Missing);
            continue;
        };
        for argument in usage.all().filter(|name| !message.args.contains_key(*name)) {
            fault(Wrong::NotGiven(argument.to_owned()));
        }
        for (name, arg) in &message.args {
            let here = usage.uses(name);
            let anywhere = || usages.iter().flatten().any(|usage| usage.uses(name));
            match arg {
                Arg::Key(key) if here => {
                    if !usage.has_case(name, key) {
                        let (argument, key) = (name.to_string(), key.to_string());
                        fault(Wrong::NoCase { argument, key });
                    }
                }
                Arg::Key(_) if anywhere() => {}
                _ if here => {}
                _ => fault(Wrong::NotUsed(name.to_string())),
            }
        }
        let mut errors = Vec::new();
        let _ = Speech::new(language).try_say(message, &|seat| seat.to_string(), &mut errors);
        errors
            .iter()
            .for_each(|error| fault(Wrong::Broken(error.to_string())));
    }
}

/// What is wrong with the texts by themselves: files that cannot be read, messages that not every
/// language has, and what one language says and another leaves out.
pub fn faults() -> Vec<Fault> {
    compare(&Language::ALL.map(|language| (language, Texts::of(language))))
}

fn compare(texts: &[(Language, &Texts)]) -> Vec<Fault> {
    let indices: Vec<_> = texts
        .iter()
        .map(|(l, texts)| (l.code(), Index::new(texts)))
        .collect();
    let ids: BTreeSet<&str> = indices.iter().flat_map(|(_, index)| index.ids()).collect();
    let mut faults = Vec::new();
    for (language, texts) in texts {
        let broken = |error: &String| Fault {
            language: language.code(),
            id: "a file".to_owned(),
            what: Wrong::Broken(error.clone()),
        };
        faults.extend(texts.errors.iter().map(broken));
    }
    for id in ids {
        let usages: Vec<_> = indices
            .iter()
            .map(|(code, index)| (*code, index.usage(id)))
            .collect();
        let said = usages.iter().filter_map(|(_, usage)| usage.as_ref());
        let said: BTreeSet<&str> = said.flat_map(Usage::shown).collect();
        for (language, usage) in &usages {
            let whats = match usage {
                None => vec![Wrong::Missing],
                Some(usage) => {
                    let unsaid = said.iter().filter(|name| !usage.uses(name));
                    unsaid
                        .map(|name| Wrong::NotUsed((*name).to_owned()))
                        .collect()
                }
            };
            let fault = |what| Fault {
                language,
                id: id.to_owned(),
                what,
            };
            faults.extend(whats.into_iter().map(fault));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(en: &str, cs: &str) -> Vec<String> {
        let en = Texts::parse(Language::En, &[("a.ftl", en)]);
        let cs = Texts::parse(Language::Cs, &[("a.ftl", cs)]);
        let faults = compare(&[(Language::En, &en), (Language::Cs, &cs)]);
        faults.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_languages_have_the_same_messages_and_say_the_same() {
        let faults: Vec<_> = faults().iter().map(ToString::to_string).collect();
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    #[test]
    fn a_message_that_a_language_lacks_is_a_fault() {
        assert_eq!(said("a = x\nb = y\n", "a = x\n"), ["cs: b is missing"]);
        assert_eq!(said("a = x\n", "a = x\nb = y\n"), ["en: b is missing"]);
    }

    #[test]
    fn what_one_language_shows_another_may_not_leave_out() {
        assert_eq!(
            said("a = { $n } cards\n", "a = karty\n"),
            ["cs: a does not use $n"]
        );
        assert!(
            said(
                "a = { $n } cards\n",
                "a = { $n ->\n [one] karta\n *[other] karty\n }\n"
            )
            .is_empty()
        );
        assert!(
            said(
                "a = a card\n",
                "a = { $case ->\n [acc] kartu\n *[nom] karta\n }\n"
            )
            .is_empty(),
            "a language may select for its own grammar"
        );
        assert_eq!(
            said("a = { b }\nb = { $n }\n", "a = x\nb = { $n }\n"),
            ["cs: a does not use $n"],
            "a message within a message counts"
        );
    }

    #[test]
    fn a_file_that_fluent_cannot_read_is_a_fault() {
        assert_eq!(said("a = {\n", "").len(), 1);
        let twice = said("a = x\na = y\n", "a = x\n");
        assert_eq!(twice.len(), 1, "{twice:?}");
    }

    #[test]
    fn a_message_is_checked_with_its_arguments_and_all_that_is_in_it() {
        let faults = |message: &Message| {
            let faults = check(message).err().unwrap_or_default();
            faults.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        let good = Message::new("table-player").with("n", 1);
        assert!(faults(&good).is_empty());
        assert_eq!(
            faults(&Message::new("table-player"))[0],
            "cs: table-player uses $n, which it is not given"
        );
        let more = good.clone().with("m", 2);
        assert_eq!(faults(&more).len(), 3, "{:?}", faults(&more));
        let unknown = Message::new("table-nonsense");
        let within = Message::new("table-list-next")
            .with("head", vec![good])
            .with("item", unknown);
        assert_eq!(
            faults(&within),
            ["cs", "en", "pl"].map(|l| format!("{l}: table-nonsense is missing"))
        );
    }
}
