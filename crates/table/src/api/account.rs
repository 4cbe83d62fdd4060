//! People, sessions and programs.

use super::Moment;
use serde::{Deserialize, Serialize};

/// How somebody is known to others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Player {
    /// The player's page is `/players/{id}`. None for somebody who deleted the account.
    pub id: Option<String>,
    /// The name; empty for a former player.
    pub name: String,
    /// What kind of player.
    pub kind: PlayerKind,
}

/// Kinds of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PlayerKind {
    /// Has only a name.
    Guest,
    /// Has claimed the name with a password.
    Claimed,
    /// A program with a bearer token.
    Program,
    /// Has deleted the account.
    Former,
}

/// `GET /api/me`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Me {
    /// Who is asking; none before a name is given.
    pub player: Option<Player>,
    /// The build of this server; a page of another build reloads itself.
    pub build: String,
    /// What there is at this place.
    pub can: Can,
}

/// What there is at a place, so that a page need not know where it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Can {
    /// Talk at tables.
    pub chat: bool,
    /// Ratings.
    pub rated: bool,
    /// A lobby of public tables.
    pub public: bool,
    /// Seats for whoever comes.
    pub open_seats: bool,
    /// Clocks.
    pub clocks: bool,
    /// Names with passwords.
    pub accounts: bool,
}

impl Can {
    /// All of it.
    pub const ALL: Can = Can {
        chat: true,
        rated: true,
        public: true,
        open_seats: true,
        clocks: true,
        accounts: true,
    };
}

/// `POST /api/guest`: sits down with a name.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GuestRequest {
    /// 1 to 32 characters.
    pub name: String,
}

/// `POST /api/claim` (keeps a guest's name with a password) and `POST /api/login`.
#[derive(Clone, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// 8 to 256 characters.
    pub password: String,
}

/// `PATCH /api/me`: what is absent stays.
#[derive(Clone, Default, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", ts(optional_fields))]
pub struct ChangeMe {
    /// A new name.
    pub name: Option<String>,
    /// A new password; asks for the old one.
    pub password: Option<String>,
    /// The password as it is.
    pub old_password: Option<String>,
}

/// `DELETE /api/me`: the name goes, the games stay.
#[derive(Clone, Default, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", ts(optional_fields))]
pub struct DeleteMe {
    /// The password, if the name is claimed.
    pub password: Option<String>,
}

/// `POST /api/me/link`: a link that takes this player, with all seats, to another device, once.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeviceLink {
    /// The address to open there; the page posts its code to `/api/enter`.
    pub url: String,
    /// When it stops working.
    pub expires: Moment,
}

/// `POST /api/enter`: redeems a [`DeviceLink`].
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct EnterRequest {
    /// What stands behind the `#` of the link.
    pub code: String,
    /// Whether to become the link's player even if this browser is somebody else's now; else that is refused with
    /// `would_replace`, and the link goes on working.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub replace: bool,
}

/// `POST /api/me/tokens`: a program that plays under its own name.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// The program's name, shown at the table and marked as a program.
    pub name: String,
}

/// The answer to [`NewToken`]; the token is shown this once.
#[derive(Clone, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TokenCreated {
    /// The program as a player.
    pub player: Player,
    /// To be sent as `Authorization: Bearer …`.
    pub token: String,
}

/// `GET /api/me/tokens`: the programs of this player. `DELETE /api/me/tokens/{player}` ends one.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Programs {
    /// The programs.
    pub programs: Vec<Program>,
}

/// One program.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Program {
    /// The program as a player.
    pub player: Player,
    /// When its token was made.
    pub created: Moment,
}

/// `GET /api/players/{id}`.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerPage {
    /// Who.
    pub player: Player,
    /// Ratings, one a game.
    pub ratings: Vec<Rating>,
    /// Finished public games, and those the reader took part in, newest first.
    pub results: Vec<PlayedGame>,
}

/// A rating by Weng-Lin.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rating {
    /// The game.
    pub game: String,
    /// The estimate.
    pub rating: f64,
    /// Its standard deviation.
    pub uncertainty: f64,
    /// How many rated games it comes from.
    pub games: u32,
}

/// One finished game of a player.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayedGame {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// When it ended.
    pub ended: Moment,
    /// Whether it counted.
    pub rated: bool,
    /// The player's rank, from 1.
    pub rank: u8,
    /// How many played.
    pub seats: u8,
    /// The player's score.
    pub score: i32,
}
