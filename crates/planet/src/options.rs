//! What is chosen before the start.

use crate::cards::EVENT_DECK;
use crate::kinds::{CorporationId, PlanetId};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::ops::RangeInclusive;
use tabletop::{Choice, Field, Form, Input, Message, Preset, Seat, SetupError, When};

/// The most players.
pub const MAX_PLAYERS: usize = 6;

/// How the boards are handed out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Boards {
    /// KSB-4156 and Universal Coalition for everybody.
    Symmetric,
    /// One board of each kind is dealt to each player, who then chooses the sides.
    #[default]
    Deal,
    /// Planets are dealt so, and everybody plays Universal Coalition.
    DealPlanets,
    /// Corporations are dealt so, and everybody plays on KSB-4156.
    DealCorporations,
    /// As the lists of planets and corporations say; what they leave open is dealt.
    Free,
}

impl Boards {
    /// Whether planets are dealt, so that their sides are chosen.
    pub const fn deals_planets(self) -> bool {
        matches!(self, Boards::Deal | Boards::DealPlanets)
    }

    /// Whether corporations are dealt, so that their sides are chosen.
    pub const fn deals_corporations(self) -> bool {
        matches!(self, Boards::Deal | Boards::DealCorporations)
    }
}

/// The options of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Options {
    /// How the boards are handed out.
    pub boards: Boards,
    /// The planets by seat, for free boards.
    pub planets: ArrayVec<Option<PlanetId>, MAX_PLAYERS>,
    /// The corporations by seat, for free boards.
    pub corporations: ArrayVec<Option<CorporationId>, MAX_PLAYERS>,
    /// How far the inner ring is turned against the outer; by chance if not said.
    pub inner_offset: Option<u8>,
    /// The event module; a player alone always plays with it.
    pub events: bool,
    /// How many of the twenty events are green.
    pub green: u8,
    /// How many are red; the rest are orange.
    pub red: u8,
    /// The personal objectives module; a player alone always plays with it.
    pub personal_objectives: bool,
    /// Two players: the station turns by itself.
    pub automatic_rotation: bool,
    /// Who commands the first round; by chance if not said.
    pub first_commander: Option<Seat>,
}

/// How many of the events are green and red if nothing is said.
const MIX: [u8; 2] = [7, 6];

impl Default for Options {
    fn default() -> Self {
        Options {
            boards: Boards::default(),
            planets: ArrayVec::new(),
            corporations: ArrayVec::new(),
            inner_offset: None,
            events: false,
            green: MIX[0],
            red: MIX[1],
            personal_objectives: false,
            automatic_rotation: false,
            first_commander: None,
        }
    }
}

impl Options {
    /// Orange events: what green and red leave.
    pub fn orange(&self) -> u8 {
        (EVENT_DECK as u8)
            .saturating_sub(self.green)
            .saturating_sub(self.red)
    }

    /// Whether events are played with.
    pub fn with_events(&self, seats: usize) -> bool {
        self.events || seats == 1
    }

    /// Whether personal objectives are played with.
    pub fn with_personal(&self, seats: usize) -> bool {
        self.personal_objectives || seats == 1
    }

    /// Whether the station turns by itself.
    pub fn turns_itself(&self, seats: usize) -> bool {
        seats == 1 || seats == 2 && self.automatic_rotation
    }

    /// How many can play so.
    pub fn seats(&self) -> RangeInclusive<usize> {
        match self.automatic_rotation {
            true => 2..=2,
            false => 1..=MAX_PLAYERS,
        }
    }

    /// Whether a game can be set up so.
    pub(crate) fn audit(&self, seats: usize) -> Result<(), SetupError> {
        let wrong = |id| Err(SetupError::new(Message::new(id)));
        if !(1..=MAX_PLAYERS).contains(&seats) {
            return wrong("planet-setup-seats");
        }
        if let Some(id) = self.without_effect(seats) {
            return wrong(id);
        }
        if self.inner_offset.is_some_and(|offset| offset > 5) {
            return wrong("planet-setup-inner_offset");
        }
        if self
            .first_commander
            .is_some_and(|seat| seat.index() >= seats)
        {
            return wrong("planet-setup-first_commander");
        }
        let limits = if seats == 1 {
            [20, 20, 20]
        } else {
            [16, 20, 18]
        };
        let sum = u32::from(self.green) + u32::from(self.red);
        let within = self.green <= limits[0] && self.orange() <= limits[1] && self.red <= limits[2];
        if self.with_events(seats) && (sum > EVENT_DECK as u32 || !within) {
            return wrong("planet-setup-event_mix");
        }
        if self.boards == Boards::Free {
            let twice = |i: usize, id: u8, ids: &[u8]| id != 0 && ids[..i].contains(&id);
            let planets: Vec<u8> = self.planets.iter().flatten().map(|it| it.0).collect();
            let corporations: Vec<u8> = self.corporations.iter().flatten().map(|it| it.0).collect();
            for ids in [planets, corporations] {
                if ids.iter().enumerate().any(|(i, &id)| twice(i, id, &ids)) {
                    return wrong("planet-setup-board_twice");
                }
            }
        }
        Ok(())
    }

    /// Which option would have no effect, so that whoever chose it expects another game.
    fn without_effect(&self, seats: usize) -> Option<&'static str> {
        let named = |skip: usize| {
            self.planets.iter().skip(skip).any(Option::is_some)
                || self.corporations.iter().skip(skip).any(Option::is_some)
        };
        if self.boards != Boards::Free && named(0) {
            return Some("planet-setup-lists_need_free");
        }
        if named(seats) {
            return Some("planet-setup-list_too_long");
        }
        if !self.with_events(seats) && [self.green, self.red] != MIX {
            return Some("planet-setup-mix_needs_events");
        }
        if !self.seats().contains(&seats) {
            return Some("planet-setup-automatic_rotation");
        }
        None
    }
}

fn choice(value: Value, label: Message) -> Choice {
    Choice { value, label }
}

fn field(name: &'static str, input: Input, default: Value) -> Field {
    Field {
        name: name.into(),
        label: Message::new(format!("planet-option-{name}")),
        help: Some(Message::new(format!("planet-option-{name}-help"))),
        input,
        default,
        when: Vec::new(),
    }
}

/// The field matters only then.
fn only(when: Vec<When>, field: Field) -> Field {
    Field { when, ..field }
}

fn is(field: &'static str, value: Value) -> When {
    When::Is {
        field: field.into(),
        value,
    }
}

fn preset(name: &'static str, options: Value) -> Preset {
    Preset {
        name: name.into(),
        label: Message::new(format!("planet-preset-{name}")),
        options,
    }
}

fn by_chance() -> Choice {
    choice(Value::Null, Message::new("planet-option-by_chance"))
}

impl tabletop::Options for Options {
    fn form() -> Form {
        let boards = [
            "symmetric",
            "deal",
            "deal_planets",
            "deal_corporations",
            "free",
        ];
        let boards = boards.map(|key| {
            choice(
                json!(key),
                Message::new(format!("planet-option-boards-{key}")),
            )
        });
        let planets = PlanetId::all().map(|id| choice(json!(id), crate::words::planet(id)));
        let corporations =
            CorporationId::all().map(|id| choice(json!(id), crate::words::corporation(id)));
        let per_seat = |choices: Vec<Choice>| Input::PerSeat(Box::new(Input::Choice(choices)));
        let number = |n: u8| choice(json!(n), Message::new("planet-option-number").with("n", n));
        let seat = |seat: Seat| {
            choice(
                json!(seat),
                Message::new("planet-option-seat").with("seat", seat),
            )
        };
        // A player alone always has events and personal objectives, and the command.
        let several = || {
            vec![When::Seats {
                min: 2,
                max: MAX_PLAYERS,
            }]
        };
        let with_events = || vec![is("events", json!(true)), When::Seats { min: 1, max: 1 }];
        let cards = || Input::Number { min: 0, max: 20 };
        let chance_or = |choices: Vec<Choice>| [vec![by_chance()], choices].concat();
        Form {
            fields: vec![
                field("boards", Input::Choice(boards.into()), json!("deal")),
                only(
                    vec![is("boards", json!("free"))],
                    field("planets", per_seat(chance_or(planets.collect())), json!([])),
                ),
                only(
                    vec![is("boards", json!("free"))],
                    field(
                        "corporations",
                        per_seat(chance_or(corporations.collect())),
                        json!([]),
                    ),
                ),
                field(
                    "inner_offset",
                    Input::Choice(chance_or((0..6).map(number).collect())),
                    Value::Null,
                ),
                only(several(), field("events", Input::Flag, json!(false))),
                only(with_events(), field("green", cards(), json!(MIX[0]))),
                only(with_events(), field("red", cards(), json!(MIX[1]))),
                only(
                    several(),
                    field("personal_objectives", Input::Flag, json!(false)),
                ),
                only(
                    vec![When::Seats { min: 2, max: 2 }],
                    field("automatic_rotation", Input::Flag, json!(false)),
                ),
                only(
                    several(),
                    field(
                        "first_commander",
                        Input::Choice(chance_or(Seat::all(MAX_PLAYERS).map(seat).collect())),
                        Value::Null,
                    ),
                ),
            ],
            presets: vec![
                preset(
                    "first_game",
                    json!({ "boards": "symmetric", "inner_offset": 0 }),
                ),
                preset("second_game_planets", json!({ "boards": "deal_planets" })),
                preset(
                    "second_game_corporations",
                    json!({ "boards": "deal_corporations" }),
                ),
                preset(
                    "full",
                    json!({ "boards": "deal", "events": true, "personal_objectives": true }),
                ),
            ],
        }
    }
}
