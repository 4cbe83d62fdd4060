//! **Planet Unknown** by the full rules: 1 to 6 players, 13 planets, 9 corporations, all modules.
//!
//! Everybody develops a planet with tiles from a rotating station. The two resources of each tile
//! advance trackers of the own corporation, whose spaces give more advances, biomass patches,
//! rovers, technologies and civilization cards. Covered rows and columns, tracks, lifepods,
//! meteorites, cards and objectives bring medals.
//!
//! ```
//! use planet::{Action, Options, Planet, Ring};
//! use tabletop::{Chance, Events, Game, Seat, Seed};
//!
//! let options: Options = serde_json::from_str(r#"{"boards": "symmetric", "first_commander": 0}"#).unwrap();
//! let mut game = Planet::new(&options, 2, Chance::seeded(Seed::from(7))).unwrap();
//! game.apply(Seat(0), &Action::Rotate(3), &mut Events::off()).unwrap();
//! game.apply(Seat(1), &Action::Select(Ring::Inner), &mut Events::off()).unwrap();
//! let mut placements = Vec::new();
//! game.legal_actions(Seat(1), &mut placements);
//! game.apply(Seat(1), &placements[0], &mut Events::off()).unwrap();
//! assert!(game.check(Seat(1), &placements[0]).is_err());
//! ```
//!
//! # The rooms
//!
//! `options` what is chosen before the start · `cells` squares as bit boards · `kinds`, `effect` the
//! vocabulary · `tiles`, `planets`, `corporations`, `cards` the components · `state`, `surface`,
//! `pending` what is on the table · `action`, `illegal`, `event` what is said · `rules` the
//! procedures · `hidden` who knows what · `view`, `outline` what one viewer may know · `metrics`,
//! `score` what counts · `catalogue` the components in words · `knowledge` how to play well.

mod action;
mod audit;
pub mod cards;
pub mod catalogue;
pub mod cells;
mod components;
pub mod corporations;
pub mod effect;
mod encode;
mod event;
mod form;
mod hidden;
mod illegal;
pub mod kinds;
mod knowledge;
mod metrics;
pub mod options;
mod outline;
pub mod pending;
pub mod planets;
mod purpose;
mod rules;
mod score;
pub mod state;
pub mod surface;
pub mod tiles;
pub mod view;
pub mod words;
pub mod written;

pub use action::{Action, Item, Thing};
pub use cells::{Cells, Square};
pub use effect::{Benefits, Condition, Effect, Metric, Power, RoundRule, Special, Token};
pub use event::{Drive, Event, Way};
pub use illegal::Illegal;
pub use kinds::{
    CivCard, Colour, CorporationId, EventCard, Objective, PlanetId, Ring, Side, Terrain, TileId,
    Track, TrackSet,
};
pub use options::{Boards, Options};
pub use pending::{AtOnce, Pending};
pub use score::{solo_band, solo_target};
pub use state::{Planet, Player, PodPlace, Rover, Stage, Step, Tracker, Yielding};
pub use surface::{Laid, Surface};
pub use view::{PlayerView, View};
