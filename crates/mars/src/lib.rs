//! Terraforming Mars with the Corporate Era, complete by the printed rules, for 1 to 5 players.
//!
//! Corporations raise temperature, oxygen and oceans of the planet; whoever raises a parameter raises
//! its own terraform rating, which is income and points at once. All 208 projects, 12 corporations and
//! the beginner corporation, the Tharsis map, milestones, awards, the draft and the solo game are here.
//!
//! ```
//! use mars::{Action, Mars, Options};
//! use tabletop::{Chance, Events, Game, Seat, Seed};
//!
//! let options = Options::default();
//! let mut game = Mars::new(&options, 2, Chance::seeded(Seed::from(7))).unwrap();
//! let mut events = Events::on();
//! let mut actions = Vec::new();
//! // Both choose a corporation, then cards, each unseen by the other.
//! for _ in 0..10 {
//!     let seat = game.deciders().first().unwrap();
//!     actions.clear();
//!     game.legal_actions(seat, &mut actions);
//!     let _ = game.apply(seat, &actions[0], &mut events).unwrap();
//! }
//! assert_eq!(game.outcome(), None);
//! // A refusal says why.
//! let seat = game.deciders().first().unwrap();
//! assert!(game.check(seat, &Action::Stop).is_err());
//! ```

mod action;
mod amounts;
mod audit;
mod belief;
mod board;
mod card;
mod cards;
pub mod catalogue;
mod coverage;
mod effect;
mod encode;
mod event;
mod form;
mod hidden;
mod honours;
mod illegal;
mod knowledge;
mod map;
mod maps;
mod named;
mod options;
mod outline;
mod purpose;
mod rules;
mod sampler;
pub mod scene;
mod score;
mod sets;
mod state;
mod thing;
mod view;
mod vocabulary;
mod wording;

pub use action::{Action, Pending};
pub use amounts::{Amounts, MetalValues};
pub use card::{Card, CardSet};
pub use cards::source::{Cards, Extra, bring};
pub use event::{Event, Why};
pub use honours::{Award, Milestone};
pub use illegal::Illegal;
pub use map::{Space, Spaces};
pub use maps::Map;
pub use options::Options;
pub use score::Sheet;
pub use sets::Set;
pub use state::{Mars, Phase, Whom};
pub use thing::Thing;
pub use view::{
    Claim, Claimed, Funded, HandCard, Piles, Planet, PlayedCard, PlayerView, TileView, TurnView,
    View,
};
pub use vocabulary::{
    CardResource, Conversion, Kind, Parameter, Placement, Resource, StandardProject, Tag, Tile,
};
