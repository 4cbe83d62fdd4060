//! Putting messages into language.

use crate::Language;
use crate::texts::Texts;
use fluent_bundle::{FluentArgs, FluentError, FluentValue};
use tabletop::{Arg, Message, Seat};

/// A speaker of one language.
#[derive(Clone, Copy, Debug)]
pub struct Speech {
    language: Language,
}

impl Speech {
    /// A speaker of this language.
    pub const fn new(language: Language) -> Self {
        Speech { language }
    }

    /// The language spoken.
    pub const fn language(self) -> Language {
        self.language
    }

    /// A message as a sentence; `names` says what the player of a seat is called.
    ///
    /// What this language lacks is said in English, and what English lacks by the message's id.
    pub fn say(self, message: &Message, names: &dyn Fn(Seat) -> String) -> String {
        self.try_say(message, names, &mut Vec::new())
            .or_else(|| Speech::new(Language::En).try_say(message, names, &mut Vec::new()))
            .unwrap_or_else(|| message.id.clone().into_owned())
    }

    /// A message as a sentence where no seat is named.
    pub fn plain(self, message: &Message) -> String {
        self.say(message, &|seat| self.seat(seat))
    }

    /// What a seat is called that has no player's name: `Player 1` for seat 0.
    pub fn seat(self, seat: Seat) -> String {
        let message = Message::new("table-player").with("n", seat.index() + 1);
        self.say(&message, &|seat| seat.to_string())
    }

    pub(crate) fn try_say(
        self,
        message: &Message,
        names: &dyn Fn(Seat) -> String,
        errors: &mut Vec<FluentError>,
    ) -> Option<String> {
        let texts = Texts::of(self.language);
        let pattern = texts.bundle.get_message(&message.id)?.value()?;
        let mut args = FluentArgs::with_capacity(message.args.len());
        for (name, arg) in &message.args {
            args.set(name.as_ref(), self.value(arg, names));
        }
        Some(
            texts
                .bundle
                .format_pattern(pattern, Some(&args), errors)
                .into_owned(),
        )
    }

    fn value<'a>(self, arg: &'a Arg, names: &dyn Fn(Seat) -> String) -> FluentValue<'a> {
        match arg {
            Arg::Number(n) => FluentValue::from(*n),
            Arg::Key(key) => FluentValue::from(key.as_ref()),
            Arg::Message(message) => FluentValue::from(self.say(message, names)),
            Arg::List(list) => FluentValue::from(self.list(list, names)),
            Arg::Seat { seat } => FluentValue::from(names(*seat)),
        }
    }

    /// `a`, `a and b`, `a, b and c`, as the language joins them.
    fn list(self, list: &[Message], names: &dyn Fn(Seat) -> String) -> String {
        let join = |id: &'static str, head: String, item: String| {
            let bundle = &Texts::of(self.language).bundle;
            let mut args = FluentArgs::new();
            args.set("head", head);
            args.set("item", item);
            let pattern = bundle.get_message(id).and_then(|message| message.value());
            pattern.map(|p| {
                bundle
                    .format_pattern(p, Some(&args), &mut Vec::new())
                    .into_owned()
            })
        };
        let mut items = list.iter().map(|item| self.say(item, names));
        let Some(mut head) = items.next() else {
            return self.plain(&Message::new("table-list-empty"));
        };
        for (i, item) in items.enumerate() {
            let last = i + 2 == list.len();
            let id = if last {
                "table-list-last"
            } else {
                "table-list-next"
            };
            let plain = format!("{head}, {item}");
            head = join(id, head, item).unwrap_or(plain);
        }
        head
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn say(language: Language, message: &Message) -> String {
        Speech::new(language).say(message, &|seat| ["Jana", "Petr"][seat.index()].to_owned())
    }

    fn player(n: i64) -> Message {
        Message::new("table-player").with("n", n)
    }

    #[test]
    fn a_seat_is_called_by_its_players_name() {
        let turn = Message::new("table-turn").with("seat", Seat(1));
        assert_eq!(say(Language::En, &turn), "Petr to play");
        assert_eq!(say(Language::Pl, &turn), "Ruch: Petr");
    }

    #[test]
    fn a_list_is_joined_as_the_language_joins_lists() {
        let head = |n| (1..=n).map(player).collect::<Vec<_>>();
        let list = |n| {
            Message::new("table-list-next")
                .with("head", head(n))
                .with("item", player(9))
        };
        assert_eq!(say(Language::En, &list(0)), "–, Player 9");
        assert_eq!(say(Language::Cs, &list(1)), "Hráč 1, Hráč 9");
        assert_eq!(
            say(Language::Cs, &list(3)),
            "Hráč 1, Hráč 2 a\u{a0}Hráč 3, Hráč 9"
        );
    }

    #[test]
    fn a_negative_number_has_a_minus_and_no_mark_isolates_what_is_inserted() {
        assert_eq!(say(Language::En, &player(-3)), "Player \u{2212}3");
    }

    #[test]
    fn numbers_take_the_plural_forms_of_the_language() {
        let seats = |n: i64| Message::new("table-seats").with("n", n);
        let said = |language, ns: &[i64]| {
            ns.iter()
                .map(|n| say(language, &seats(*n)))
                .collect::<Vec<_>>()
        };
        assert_eq!(said(Language::En, &[1, 2]), ["1 player", "2 players"]);
        assert_eq!(
            said(Language::Cs, &[1, 4, 5, 22, -1]),
            ["1 hráč", "4 hráči", "5 hráčů", "22 hráčů", "−1 hráč"]
        );
        assert_eq!(
            said(Language::Pl, &[1, 4, 5, 22]),
            ["1 gracz", "4 gracze", "5 graczy", "22 gracze"]
        );
    }

    #[test]
    fn an_unknown_message_is_said_by_its_id() {
        assert_eq!(
            say(Language::Cs, &Message::new("table-nonsense")),
            "table-nonsense"
        );
    }
}
