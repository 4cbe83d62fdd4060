//! Tables: making them, finding them, who sits where.

use super::{Moment, Player};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Chance, Message, Outcome, Seat, SeatSet};

/// `POST /api/tables`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's name.
    pub game: String,
    /// The options object of the game's form; absent keys keep their defaults.
    #[serde(default = "empty")]
    pub options: Value,
    /// Who sits where, in seat order.
    pub seats: Vec<SeatPlan>,
    /// The table's own options.
    #[serde(default)]
    pub rules: TableRules,
    /// A guided game: what was written down for it. Only where nobody but the maker and bots play, and unrated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub lesson: Option<Lesson>,
}

/// What a guided game is played with: at most 16 KB.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// How chance falls: `{"seed": 7, "piles": {"draw": {"orders": [[…]]}}}`, a seed and, for some piles, the order
    /// that the first shuffle gives.
    #[cfg_attr(feature = "ts", ts(type = "JsonValue"))]
    #[cfg_attr(feature = "schema", schemars(with = "Value"))]
    pub chance: Chance,
    /// What each seat does, in order. A bot that cannot go on by it plays as its level does from there on; a person is
    /// told it, and does as they like.
    #[serde(default)]
    pub path: Vec<Vec<Value>>,
}

fn empty() -> Value {
    Value::Object(serde_json::Map::new())
}

/// Who a seat is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPlan {
    /// The maker of the table. More than one: hot-seat, several people on one browser.
    Me,
    /// Whoever comes: from the lobby if the table is public, by its link if it is private.
    Open,
    /// A bot of this level.
    Bot(String),
}

/// The table's own options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct TableRules {
    /// Listed in the lobby and open to spectators. A private table is seen by its seats and by whoever has its key.
    pub public: bool,
    /// A seat's actions are a draft of its own until Confirm.
    pub confirm_turn: bool,
    /// Bots may be asked for hints. Not in rated games.
    pub hints: bool,
    /// Counts for ratings: two or more claimed accounts with one seat each, a clock, no bots, no hints. Who leaves or
    /// runs out of time has resigned.
    pub rated: bool,
    /// The clock.
    pub clock: ClockRules,
    /// What happens when a clock runs out, unless the game is rated.
    pub flag: Flag,
    /// Start as soon as every seat is taken, without waiting for the host; with a live clock, as soon as all of them also
    /// have the table open.
    pub start_when_full: bool,
    /// What can be taken back. Absent: `free` where one person plays alone with bots, else `fair`. Rated games are
    /// always `fair`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub take_back: Option<TakeBack>,
}

impl Default for TableRules {
    fn default() -> Self {
        TableRules {
            public: true,
            confirm_turn: false,
            hints: true,
            rated: false,
            clock: ClockRules::None,
            flag: Flag::Bot,
            start_when_full: true,
            take_back: None,
        }
    }
}

/// What can be taken back at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TakeBack {
    /// Anything, without limit; what was answered since goes back with it.
    Free,
    /// One's own actions, until they have brought something to light or somebody, a bot too, has answered in a later
    /// step. Further back only if the other people agree, and never in rated games.
    Fair,
}

/// Clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockRules {
    /// Take your time.
    None,
    /// A bank for the whole game, and some more for each decision answered.
    Live {
        /// Seconds at the start.
        bank: u32,
        /// Seconds for each step answered.
        increment: u32,
    },
    /// Days for each step.
    ByMail {
        /// How many.
        days: u32,
    },
}

/// What happens when a clock runs out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Flag {
    /// A bot plays on for the seat, which keeps its rank.
    Bot,
    /// The game ends; the seat ranks last.
    End,
}

/// The answer to [`NewTable`], a rematch and the next table of a series.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableMade {
    /// The table.
    pub table: String,
    /// The address to share; with the key if the table is private.
    pub link: String,
}

/// Where a table is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Seats are being taken.
    Gathering,
    /// It is being played.
    Playing,
    /// It is over.
    Over,
    /// It met a fault in its rules: it can be read and its log is kept, but not played.
    Frozen,
    /// It was given up before it started; or, if it has a seed, it was rated and is void: somebody left before everybody
    /// had answered once.
    Closed,
}

/// Everything about a table that all who may see it may know. `GET /api/tables/{id}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableInfo {
    /// Its id; its page is `/tables/{id}`.
    pub id: String,
    /// The game.
    pub game: String,
    /// The version of the rules it is played by.
    pub game_rules: u32,
    /// The game's options.
    pub options: Value,
    /// The table's options.
    pub rules: TableRules,
    /// What can be taken back, fixed at the start; before it, what would hold with the seats as they are.
    pub take_back: TakeBack,
    /// Where it is in its life.
    pub phase: Phase,
    /// Who made it.
    pub host: Player,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// When it was made.
    pub created: Moment,
    /// Why it stands still, if it is frozen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "schema", schemars(with = "Option<super::schema::Message>"))]
    pub frozen: Option<Message>,
    /// SHA-256 of the seed, once started: the seed itself is in the record when the game is over.
    pub seed_sha256: Option<String>,
    /// How it came out.
    #[cfg_attr(feature = "schema", schemars(with = "Option<super::schema::Outcome>"))]
    pub outcome: Option<Outcome>,
    /// How ratings changed, by seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rating_changes: Vec<Option<f64>>,
    /// The table of the rematch, once somebody asked for it.
    pub rematch: Option<String>,
    /// The series it belongs to.
    pub series: Option<String>,
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatInfo {
    /// Which.
    #[cfg_attr(feature = "schema", schemars(with = "u8"))]
    pub seat: Seat,
    /// Whose it is.
    pub holder: Holder,
    /// Why a bot plays for its holder at the moment.
    pub stand_in: Option<StandIn>,
    /// Whether its holder has the table open.
    pub here: bool,
    /// In play, if its holder does not have it open and a stand-in can be asked for: since when. Whoever is asked for an
    /// answer and away for five minutes can be replaced by all who are here together; after a day also by one alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub away_since: Option<Moment>,
    /// Who wants a stand-in for it.
    #[serde(default, skip_serializing_if = "nobody")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<SeatSet>"))]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<u8>"))]
    pub wanted_by: SeatSet,
}

const fn nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

/// Whose a seat is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// Nobody's yet.
    Open,
    /// A person's, or a program's.
    Player(Player),
    /// Kept for somebody who is invited: `join` is a yes, `leave` a no.
    Invited {
        /// Who.
        player: Player,
        /// When the invitation ends.
        until: Moment,
    },
    /// A bot's, by level.
    Bot(String),
}

/// Why a bot plays for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum StandIn {
    /// Its holder left, and may come back.
    Left,
    /// Its holder resigned: it ranks last.
    Resigned,
    /// Its clock ran out.
    Flagged,
    /// Its holder was away for long, and gets the seat back by opening the table.
    Away,
}

impl StandIn {
    /// Whether the holder may come back.
    pub const fn gives_back(self) -> bool {
        matches!(self, StandIn::Left | StandIn::Away)
    }
}

/// One line of a list of tables.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableCard {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// Where it is in its life.
    pub phase: Phase,
    /// Who made it.
    pub host: Player,
    /// The seats.
    pub seats: Vec<Holder>,
    /// The table's options.
    pub rules: TableRules,
    /// When something last happened there.
    pub changed: Moment,
    /// Whether it waits for the reader. In the lobby always false.
    pub waits_for_me: bool,
}

/// `GET /api/lobby` (public tables, those with open seats first) and `GET /api/my/tables` (those waiting for
/// the reader first).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tables {
    /// The tables.
    pub tables: Vec<TableCard>,
    /// Whether there is a next page.
    #[serde(default)]
    pub more: bool,
}

/// What may stand behind the `?` of `GET /api/lobby`; what is absent may be anything.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
#[serde(default, deny_unknown_fields)]
pub struct LobbyQuery {
    /// Tables that gather, or that play.
    pub phase: Option<Listed>,
    /// The game's name.
    pub game: Option<String>,
    /// Whether they count for ratings.
    pub rated: Option<bool>,
    /// Which page of 50, from 0.
    #[cfg_attr(feature = "ts", ts(as = "Option<u32>"))]
    pub page: u32,
}

/// Where tables of the lobby are in their life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Listed {
    /// Seats are being taken.
    Gathering,
    /// It is being played.
    Playing,
}

impl Listed {
    /// As the storage names it.
    pub const fn name(self) -> &'static str {
        match self {
            Listed::Gathering => "gathering",
            Listed::Playing => "playing",
        }
    }
}

/// `POST /api/tables/{id}/join`.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", ts(optional_fields))]
pub struct JoinTable {
    /// Which seat; the first open one if absent.
    #[cfg_attr(feature = "schema", schemars(with = "Option<u8>"))]
    pub seat: Option<Seat>,
    /// The key of a private table.
    pub key: Option<String>,
}

/// `POST /api/tables/{id}/seat`: the host says whom a seat is for, before the start.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ChangeSeat {
    /// Which seat.
    #[cfg_attr(feature = "schema", schemars(with = "u8"))]
    pub seat: Seat,
    /// Whom it is for.
    pub plan: SeatPlan,
}

/// `POST /api/tables/{id}/start`, `/leave` (before the start: the seat is open again; later a bot plays on), `/back` (a leaver returns),
/// `/resign`, `/close` (the host, before the start) and `/rematch` answer with this or with [`TableMade`].
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Done {
    /// Always true; a refusal has another body.
    pub done: bool,
}

/// `POST /api/tables/{id}/resign`: which of the reader's seats; absent if there is one.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", ts(optional_fields))]
pub struct WhichSeat {
    /// The seat.
    #[cfg_attr(feature = "schema", schemars(with = "Option<u8>"))]
    pub seat: Option<Seat>,
}
