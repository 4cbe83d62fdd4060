//! Race for the Galaxy, the base game, by its full rules: 2 to 4 players, the advanced game for two,
//! and the preset first game.
//!
//! A card is money, a development, a world or a good; players choose actions in secret, and every
//! phase that somebody chose takes place for all.
//!
//! ```
//! use race::{Options, Race};
//! use tabletop::{Chance, Events, Game, Seat, Seed};
//!
//! let chance = Chance::seeded(Seed::from(7));
//! let mut game = Race::new(&Options::default(), 2, chance).unwrap();
//! assert_eq!(game.prompt(Seat(0)).step, "initial_discard");
//!
//! // Both discard two of six cards, sealed; then both choose an action.
//! let mut actions = Vec::new();
//! for seat in [0, 0, 1, 1].map(Seat) {
//!     actions.clear();
//!     game.legal_actions(seat, &mut actions);
//!     game.apply(seat, &actions[0], &mut Events::off()).unwrap();
//! }
//! assert_eq!(game.prompt(Seat(0)).step, "choose_actions");
//! ```

mod action;
mod audit;
mod cards;
pub mod catalogue;
mod effect;
mod encode;
mod event;
mod hidden;
mod illegal;
mod kinds;
mod knowledge;
mod options;
mod outline;
mod power;
mod powers;
mod prompt;
mod purpose;
mod rules;
mod score;
mod sets;
mod state;
mod table;
mod tableau;
mod view;

pub use action::{Action, Thing};
pub use cards::{ActionData, CARDS, Card, CardData, DESIGNS, Design};
pub use effect::{AlienWorlds, Effect, Match, TradeScope};
pub use event::{DiscardWhy, DrawWhy, Event, Faces, GoodWhy};
pub use illegal::Illegal;
pub use kinds::{ActionCard, CardType, Good, Keyword, Phase, PowerPhase, Way, WorldKind};
pub use options::{Mode, Options};
pub use power::Power;
pub use sets::Designs;
pub use state::{OpenChoice, Race};
pub use view::{
    Answer, ByGood, ByWorld, HandView, Now, PileView, PlacedView, Strength, View, WayView,
};
