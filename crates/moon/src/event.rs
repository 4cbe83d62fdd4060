//! What happened.

use crate::cards::{Card, Letter, Symbol, combination};
use crate::effect::track_words;
use crate::names::{Name, Slot, Table, Target};
use crate::options::Scenario;
use crate::sheets::Board;
use crate::sheets::kinds::{LineKind, MarkKind, PlaceKind};
use crate::state::Noted;
use serde::{Deserialize, Serialize};
use tabletop::{Message, Seat, Viewer, Words};

/// One thing that happened. An answer is sealed until its step opens; what it did is told then, so every
/// event is for everybody.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Event {
    /// Who did it; nobody, or ASTRA, if it is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// What it was.
    #[serde(flatten)]
    pub what: What,
}

impl tabletop::Event for Event {
    fn seen_by(&self, _: Viewer) -> Option<Self> {
        Some(self.clone())
    }
}

/// A number with an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Combination {
    /// The number.
    pub number: u8,
    /// The action.
    pub action: Symbol,
}

impl Combination {
    /// In words.
    pub fn words(self) -> Message {
        combination(self.number, self.action)
    }
}

/// What the pen did to a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Stroke {
    /// Circled it.
    Circled,
    /// Crossed it off.
    Crossed,
    /// Filled it in.
    Filled,
    /// Crossed off what can no longer be gained.
    Lost,
    /// Drew an insignia there.
    Insignia,
}

impl Stroke {
    const fn id(self) -> &'static str {
        match self {
            Stroke::Circled => "circled",
            Stroke::Crossed => "crossed",
            Stroke::Filled => "filled",
            Stroke::Lost => "lost",
            Stroke::Insignia => "insignia",
        }
    }
}

/// The things that happen.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum What {
    /// A turn begins with these combinations.
    Flipped {
        /// The turn, from 1.
        turn: u8,
        /// By stack.
        combinations: Vec<Combination>,
    },
    /// The discards became draw piles again.
    Reshuffled,
    /// Solo: a card is turned over.
    Turned(Card),
    /// A combination is picked.
    Picked {
        /// Number and action.
        combination: Combination,
        /// With a wild action.
        wild: bool,
    },
    /// A system error is taken.
    SystemError,
    /// A number is written.
    Wrote {
        /// The number.
        number: u8,
        /// Where.
        slot: Slot,
    },
    /// An X is written.
    WroteX(Slot),
    /// A slot is infected.
    Infected(Slot),
    /// An insignia is drawn on a planet.
    Insignia(Slot),
    /// Marks of one kind are made, from this one on.
    Marked {
        /// The first of them.
        mark: Name,
        /// How many.
        n: u8,
        /// How.
        stroke: Stroke,
    },
    /// A line is drawn.
    Drew(Name),
    /// A quarter is evacuated.
    Evacuated {
        /// Which.
        quarter: Name,
        /// For how many points.
        points: u8,
    },
    /// A planet's control is decided.
    Settled {
        /// Which.
        planet: Name,
        /// The sheet's owner has the flag.
        owner: bool,
        /// The sheet's guest has the flag.
        guest: bool,
    },
    /// A mission is accomplished.
    Accomplished {
        /// Which.
        letter: Letter,
        /// First or later.
        noted: Noted,
    },
    /// A mission card is turned to its accomplished side.
    MissionTurned(Letter),
    /// A sabotage hits all who did not trigger it.
    Sabotage(Name),
    /// A virus is activated for all.
    Activated(Name),
    /// A spread symbol is used up for all.
    Spread(Name),
    /// Solo: ASTRA gets a card.
    Given(Card),
    /// Solo: a card leaves the game for a solo bonus.
    Removed(Card),
    /// A turn is over for everybody.
    TurnEnded {
        /// The turn, from 1.
        turn: u8,
    },
    /// The game is over.
    Ended,
}

impl Words for Event {
    fn words(&self) -> Message {
        let by = |id: &'static str| match self.seat {
            Some(seat) => Message::new(id).with("seat", seat),
            None => Message::new(format!("{id}-astra")),
        };
        match &self.what {
            What::Flipped { turn, combinations } => {
                let offers: Vec<Message> = combinations.iter().map(|c| c.words()).collect();
                Message::new("moon-event-flipped")
                    .with("turn", *turn)
                    .with("combinations", offers)
            }
            What::Reshuffled => Message::new("moon-event-reshuffled"),
            What::Turned(card) => Message::new("moon-event-turned").with("card", card.words()),
            What::Picked { combination, wild } => {
                let wild = if *wild { "yes" } else { "no" };
                by("moon-event-picked")
                    .with("combination", combination.words())
                    .with("wild", wild)
            }
            What::SystemError => by("moon-event-system_error"),
            What::Wrote { number, slot } => by("moon-event-wrote")
                .with("number", *number)
                .with("slot", slot.words()),
            What::WroteX(slot) => by("moon-event-wrote_x").with("slot", slot.words()),
            What::Infected(slot) => by("moon-event-infected").with("slot", slot.words()),
            What::Insignia(slot) => by("moon-event-insignia").with("slot", slot.words()),
            What::Marked { mark, n, stroke } => by("moon-event-marked")
                .with("thing", name_words(*mark))
                .with("n", *n)
                .with("stroke", stroke.id()),
            What::Drew(line) => by("moon-event-drew").with("line", name_words(*line)),
            What::Evacuated { quarter, points } => by("moon-event-evacuated")
                .with("quarter", name_words(*quarter))
                .with("points", *points),
            What::Settled {
                planet,
                owner,
                guest,
            } => {
                let who = match (owner, guest) {
                    (true, true) => "both",
                    (true, false) => "owner",
                    (false, true) => "guest",
                    (false, false) => "nobody",
                };
                Message::new("moon-event-settled")
                    .with("planet", name_words(*planet))
                    .with("who", who)
            }
            What::Accomplished { letter, noted } => by("moon-event-accomplished")
                .with("letter", letter.words())
                .with("noted", noted.id()),
            What::MissionTurned(letter) => {
                Message::new("moon-event-mission_turned").with("letter", letter.words())
            }
            What::Sabotage(mark) => {
                Message::new("moon-event-sabotage").with("thing", name_words(*mark))
            }
            What::Activated(mark) => {
                Message::new("moon-event-activated").with("thing", name_words(*mark))
            }
            What::Spread(mark) => {
                Message::new("moon-event-spread").with("thing", name_words(*mark))
            }
            What::Given(card) => by("moon-event-given").with("card", card.words()),
            What::Removed(card) => by("moon-event-removed").with("card", card.words()),
            What::TurnEnded { turn } => Message::new("moon-event-turn_ended").with("turn", *turn),
            What::Ended => Message::new("moon-event-ended"),
        }
    }
}

impl Noted {
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Noted::First => "first",
            Noted::Later => "later",
        }
    }
}

/// A named thing in words. Names that several sheets share are worded alike.
pub(crate) fn name_words(name: Name) -> Message {
    let found = Scenario::ALL
        .into_iter()
        .find_map(|scenario| Some((Board::of(scenario), Table::of(scenario).target(name)?)));
    match found {
        Some((board, Target::Place(place))) => place_words(board, place),
        Some((board, Target::Mark(mark))) => mark_words(board, name, mark),
        Some((board, Target::Line(line))) => line_words(board, line),
        None => zone_words(name.as_str()),
    }
}

/// A zone: by its kind and number.
pub(crate) fn zone_words(id: &str) -> Message {
    let kind = id.trim_end_matches(|c: char| c == '_' || c.is_ascii_digit());
    let message = Message::new(format!("moon-zone-{kind}"));
    match id[kind.len()..].trim_start_matches('_').parse::<u8>() {
        Ok(n) => message.with("n", n),
        Err(_) => message,
    }
}

/// A place: by its kind and numbers, or by its name if it has none.
pub(crate) fn place_words(board: &Board, place: u8) -> Message {
    let face = &board.places[usize::from(place)];
    let numbers: Vec<u16> = Name::find(face.id).map_or(Vec::new(), |name| name.numbers().collect());
    match (face.kind, numbers.as_slice()) {
        (PlaceKind::Track, _) => track_words(face.id),
        (PlaceKind::Section, [floor]) => {
            let letter = face.id.chars().last().unwrap_or('a');
            Message::new("moon-place-section")
                .with("n", *floor)
                .with("letter", Message::new(format!("moon-letter-{letter}")))
        }
        (_, []) => Message::new(format!("moon-place-{}", face.id)),
        (kind, [n]) => kind.words().with("n", *n),
        (kind, [n, m, ..]) => kind.words().with("n", *n).with("m", *m),
    }
}

fn mark_words(board: &Board, name: Name, mark: u8) -> Message {
    let face = &board.marks[usize::from(mark)];
    let mut numbers = name.numbers();
    let (n, m) = (numbers.next().unwrap_or_default(), numbers.next());
    let id = name.as_str();
    match face.kind {
        MarkKind::DomeSegment | MarkKind::DomeSplit => {
            Message::new(format!("moon-thing-{}", face.kind.id())).with("n", n)
        }
        MarkKind::DomeHalf => {
            let side = if id.ends_with("left") {
                "left"
            } else {
                "right"
            };
            Message::new("moon-thing-dome_half")
                .with("n", n)
                .with("side", side)
        }
        MarkKind::SkyscraperBonusHigh | MarkKind::SkyscraperBonusLow => {
            let end = if id.starts_with("top") {
                "top"
            } else {
                "bottom"
            };
            Message::new("moon-thing-skyscraper_bonus")
                .with("n", n)
                .with("end", end)
                .with("points", face.value)
        }
        MarkKind::VirusSymbol => Message::new(format!("moon-thing-{id}")),
        MarkKind::SpreadSymbol => {
            let of = if id.contains("plant") {
                "plant"
            } else {
                "water"
            };
            Message::new("moon-thing-spread_symbol")
                .with("of", of)
                .with("n", n)
        }
        MarkKind::MinePlant | MarkKind::MineWater => {
            let level = m.unwrap_or_default() / 10;
            Message::new(format!("moon-thing-{}", face.kind.id()))
                .with("n", n)
                .with("level", level)
        }
        kind => match face.group.filter(|group| tells_where(board, *group)) {
            Some(group) => Message::new("moon-thing-in-place")
                .with("mark", kind.words())
                .with("place", place_words(board, group)),
            None => kind.words(),
        },
    }
}

/// Whether the place of a mark says more than its kind.
pub(crate) fn tells_where(board: &Board, place: u8) -> bool {
    !matches!(
        board.places[usize::from(place)].kind,
        PlaceKind::EnergyColumn | PlaceKind::WildColumn | PlaceKind::SymbolRow | PlaceKind::Floor
    )
}

pub(crate) fn line_words(board: &Board, line: u8) -> Message {
    let face = &board.lines[usize::from(line)];
    let message = face.kind.words();
    let slots = board.slots.count_ones() as u8;
    let node = |end: u8| match face.kind {
        LineKind::Wall => Slot(end).words(),
        LineKind::Tunnel if end < slots => Slot(end).words(),
        LineKind::Tunnel => {
            let preset = &board.raw.presets[usize::from(end - slots)].id;
            Message::new(format!("moon-preset-{preset}"))
        }
        LineKind::Walkway | LineKind::Airlock => place_words(board, end),
    };
    message
        .with("a", node(face.ends[0]))
        .with("b", node(face.ends[1]))
}
