//! Which games there are. Adding one is one line at the end of this file.

use crate::error::technical;
use crate::{AnyGame, Error, Json, Table, json};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::RawValue;
use std::any::Any;
use tabletop::{
    Chance, Encode, Entry, Form, Game, Knowledge, Message, Options as _, Outcome, Record, Series,
};

/// Something to be done with a game as a type: [`dispatch`] finds the game by its name.
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<G: Game + Knowledge + Encode>(self) -> Self::Out;
}

/// Something to be done with a table as a type: [`open`] finds the game that is played at it.
pub trait TableVisitor {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<G: Game + Knowledge + Encode>(self, table: &Table<G>) -> Self::Out;
}

macro_rules! games {
    ($($(#[$when:meta])* $game:ty),* $(,)?) => {
        /// The names of the games.
        pub const NAMES: &[&str] = &[$($(#[$when])* <$game as Game>::NAME),*];

        /// Does something with the game of this name.
        pub fn dispatch<V: Visitor>(name: &str, visitor: V) -> Result<V::Out, Error> {
            $($(#[$when])* {
                if name == <$game as Game>::NAME {
                    return Ok(visitor.visit::<$game>());
                }
            })*
            let _ = visitor;
            Err(Error::UnknownGame { name: name.to_owned() })
        }

        /// Does something with a table as what it is; nothing if its game is not one of ours.
        pub fn open<V: TableVisitor>(table: &dyn AnyGame, visitor: V) -> Option<V::Out> {
            let table: &dyn Any = table;
            $($(#[$when])* {
                if let Some(table) = table.downcast_ref::<Table<$game>>() {
                    return Some(visitor.visit(table));
                }
            })*
            let _ = (visitor, table);
            None
        }
    };
}

/// Takes in what was learnt of a game ([`Knowledge::learn`]); false if it is not that.
pub fn learn(name: &str, weights: &[u8]) -> bool {
    struct Learn<'a>(&'a [u8]);
    impl Visitor for Learn<'_> {
        type Out = bool;
        fn visit<G: Game + Knowledge>(self) -> bool {
            G::learn(self.0)
        }
    }
    dispatch(name, Learn(weights)).unwrap_or(false)
}

/// What a game is, for those who do not know it.
#[derive(Clone, Debug, Serialize)]
pub struct About {
    /// Its name.
    pub name: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// The fewest and the most seats, with the options at their defaults.
    pub seats: [usize; 2],
    /// The piles that can be scripted.
    pub piles: Vec<&'static str>,
    /// The options as a form.
    pub options: Form,
}

/// What the game of this name is.
pub fn about(name: &str) -> Result<About, Error> {
    struct Tell;
    impl Visitor for Tell {
        type Out = About;
        fn visit<G: Game + Knowledge>(self) -> About {
            let seats = G::seats(&G::Options::default());
            About {
                name: G::NAME,
                rules: G::RULES,
                seats: [*seats.start(), *seats.end()],
                piles: G::PILES.iter().map(|pile| pile.as_str()).collect(),
                options: G::Options::form(),
            }
        }
    }
    dispatch(name, Tell)
}

/// The fewest and the most seats of a game with these options.
pub fn seats(name: &str, options: Option<&RawValue>) -> Result<[usize; 2], Error> {
    struct Count<'a>(Option<&'a RawValue>);
    impl Visitor for Count<'_> {
        type Out = Result<[usize; 2], Error>;
        fn visit<G: Game + Knowledge>(self) -> Self::Out {
            let seats = G::seats(&read_options::<G>(self.0)?);
            Ok([*seats.start(), *seats.end()])
        }
    }
    dispatch(name, Count(options))?
}

/// Every component of a game's box.
pub fn catalogue(name: &str) -> Result<Vec<Entry>, Error> {
    struct List;
    impl Visitor for List {
        type Out = Vec<Entry>;
        fn visit<G: Game + Knowledge>(self) -> Vec<Entry> {
            let entries = G::catalogue().into_iter();
            entries
                .map(|entry| entry.map(|data| value(&data)))
                .collect()
        }
    }
    dispatch(name, List)
}

/// How a series of a game goes on that was begun with these options and came out so far like this.
pub fn series(
    name: &str,
    begun: Option<&RawValue>,
    played: &[Outcome],
) -> Result<Series<Json>, Error> {
    struct Go<'a>(Option<&'a RawValue>, &'a [Outcome]);
    impl Visitor for Go<'_> {
        type Out = Result<Series<Json>, Error>;
        fn visit<G: Game + Knowledge>(self) -> Self::Out {
            let begun = read_options::<G>(self.0)?;
            Ok(G::series(&begun, self.1).map(|options| json(&options)))
        }
    }
    dispatch(name, Go(begun, played))?
}

/// A new game that somebody asks for: options that would have no effect are refused, so that nobody believes they had.
/// Games from before, which may have such options, are begun again by [`start`].
pub fn start_asked(
    name: &str,
    seats: usize,
    options: Option<&RawValue>,
    chance: Chance,
) -> Result<Box<dyn AnyGame>, Error> {
    let game = start(name, seats, options, chance)?;
    let options = parse(&game.options()).map_err(|detail| Error::BadOptions { detail })?;
    heeded(&form(name)?, &options, seats)?;
    Ok(game)
}

/// Refuses options that would have no effect.
pub fn heeded(form: &Form, options: &Value, seats: usize) -> Result<(), Error> {
    match form.idle(options, seats) {
        Some(field) => {
            let refusal = Message::new("table-error-no_effect");
            Err(Error::Setup(refusal.with("option", field.label.clone())))
        }
        None => Ok(()),
    }
}

/// What can be chosen before a game.
fn form(name: &str) -> Result<Form, Error> {
    struct Ask;
    impl Visitor for Ask {
        type Out = Form;
        fn visit<G: Game + Knowledge>(self) -> Form {
            G::Options::form()
        }
    }
    dispatch(name, Ask)
}

/// A new game. Without options it is started with the defaults.
pub fn start(
    name: &str,
    seats: usize,
    options: Option<&RawValue>,
    chance: Chance,
) -> Result<Box<dyn AnyGame>, Error> {
    struct Start<'a>(usize, Option<&'a RawValue>, Chance);
    impl Visitor for Start<'_> {
        type Out = Result<Box<dyn AnyGame>, Error>;
        fn visit<G: Game + Knowledge>(self) -> Self::Out {
            let Start(seats, options, chance) = self;
            Ok(Box::new(Table::<G>::start(
                read_options::<G>(options)?,
                seats,
                chance,
            )?))
        }
    }
    dispatch(name, Start(seats, options, chance))?
}

/// A game from a position that came from outside, after its components are counted.
pub fn resume(
    name: &str,
    seats: usize,
    options: Option<&RawValue>,
    position: &RawValue,
) -> Result<Box<dyn AnyGame>, Error> {
    struct Resume<'a>(usize, Option<&'a RawValue>, &'a RawValue);
    impl Visitor for Resume<'_> {
        type Out = Result<Box<dyn AnyGame>, Error>;
        fn visit<G: Game + Knowledge>(self) -> Self::Out {
            let Resume(seats, options, position) = self;
            let wrong = |detail: String| Error::BadPosition {
                detail: technical(&detail),
            };
            let position = modern::<G, G>(position).map_err(wrong)?;
            Ok(Box::new(Table::resume(
                read_options::<G>(options)?,
                seats,
                position,
            )?))
        }
    }
    dispatch(name, Resume(seats, options, position))?
}

/// A game from its record, which must replay.
pub fn load(record: &RawValue) -> Result<Box<dyn AnyGame>, Error> {
    struct Load<'a>(&'a RawValue);
    impl Visitor for Load<'_> {
        type Out = Result<Box<dyn AnyGame>, Error>;
        fn visit<G: Game + Knowledge>(self) -> Self::Out {
            let record = read_record::<G>(self.0).map_err(|detail| bad_record(&detail))?;
            Ok(Box::new(Table::load(&record)?))
        }
    }
    dispatch(&game_of(record)?, Load(record))?
}

/// A record of any form. Events of an earlier form are left out: playing it again gives them anew.
fn read_record<G: Game>(text: &RawValue) -> Result<Record<G>, String> {
    #[derive(serde::Deserialize)]
    struct Formed {
        #[serde(default = "first_form")]
        form: u32,
    }
    if parse::<Formed>(text)?.form >= G::FORM {
        return parse(text);
    }
    let mut written: Value = parse(text)?;
    written["events"] = Value::Array(Vec::new());
    let lines = written["lines"].as_array_mut().into_iter().flatten();
    let actions = lines.filter_map(|line| line.get_mut(1)?.as_array_mut());
    actions.flatten().for_each(G::modernize);
    written
        .get_mut("position")
        .into_iter()
        .for_each(G::modernize);
    parse(&json(&written))
}

const fn first_form() -> u32 {
    1
}

/// Which game a record is of.
pub(crate) fn game_of(record: &RawValue) -> Result<String, Error> {
    #[derive(serde::Deserialize)]
    struct Named {
        game: String,
    }
    parse::<Named>(record)
        .map(|named| named.game)
        .map_err(|detail| bad_record(&detail))
}

pub(crate) fn bad_record(detail: &str) -> Error {
    Error::BadRecord {
        line: None,
        detail: technical(detail),
    }
}

/// A game's options from JSON; the defaults if there is none.
pub fn read_options<G: Game>(options: Option<&RawValue>) -> Result<G::Options, Error> {
    let read = options.map_or_else(|| Ok(G::Options::default()), parse);
    read.map_err(|detail| Error::BadOptions { detail })
}

/// Something of a game as JSON. By way of text: numbers keep the few digits that they are written with.
fn value<T: Serialize>(it: &T) -> Value {
    let text = serde_json::to_string(it).unwrap_or_default();
    serde_json::from_str(&text).unwrap_or_default()
}

/// Reads something of a game; what is wrong is told with the place where it is.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn parse<T: DeserializeOwned>(text: &RawValue) -> Result<T, String> {
    serde_json::from_str(text.get()).map_err(|error| {
        let again = &mut serde_json::Deserializer::from_str(text.get());
        let placed = serde_path_to_error::deserialize::<_, T>(again).err();
        placed.map_or_else(|| error.to_string(), |placed| placed.to_string())
    })
}

/// Reads something of a game. In a browser the place of what is wrong is its line and column: reading everything in a second way
/// would make the module a good deal larger.
#[cfg(target_family = "wasm")]
pub(crate) fn parse<T: DeserializeOwned>(text: &RawValue) -> Result<T, String> {
    serde_json::from_str(text.get()).map_err(|error| error.to_string())
}

/// An action, event or position of a game, also if it was written in an earlier form.
pub(crate) fn modern<G: Game, T: DeserializeOwned>(text: &RawValue) -> Result<T, String> {
    parse(text).or_else(|error| {
        let mut written: Value = parse(text)?;
        G::modernize(&mut written);
        // As text again: to read everything from values as well would be another way through all of it.
        parse(&json(&written)).map_err(|_| error)
    })
}

/// The options that a game is started with if nobody chooses.
pub fn default_options(name: &str) -> Result<Json, Error> {
    struct Default_;
    impl Visitor for Default_ {
        type Out = Json;
        fn visit<G: Game + Knowledge>(self) -> Json {
            json(&G::Options::default())
        }
    }
    dispatch(name, Default_)
}

games! {
    race::Race,
    mars::Mars,
    moon::Moon,
    planet::Planet,
    // The example game, for tests of whatever hosts games.
    #[cfg(feature = "example")]
    tabletop::example::Comets,
}
