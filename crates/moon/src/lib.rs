//! Welcome to the Moon by its full rules: eight scenarios for 1 to 6 players, the solo game against ASTRA and
//! the introductory campaign.
//!
//! Every turn offers the same combinations of a number and an action to all; everybody picks one, writes the
//! number on the own sheet and uses the action. The eight sheets share one engine of slots, zones, marks,
//! tracks and lines; `rules::scenarios` adds what is each one's own.
//!
//! ```
//! use moon::{Moon, Options};
//! use tabletop::{Chance, Events, Game, Seat, Seed};
//!
//! let options = Options { scenario: 6.try_into()?, ..Options::default() };
//! let mut game = Moon::new(&options, 2, Chance::seeded(Seed::from(7))).expect("two can play");
//! let mut actions = Vec::new();
//! for _ in 0..20 {
//!     let seat = game.deciders().first().expect("it takes longer than that");
//!     actions.clear();
//!     game.legal_actions(seat, &mut actions);
//!     game.apply(seat, &actions[0], &mut Events::off()).expect("it was listed");
//! }
//! assert!(game.outcome().is_none());
//! # Ok::<(), String>(())
//! ```

mod action;
mod astra;
mod audit;
mod bits;
mod campaign;
mod cards;
pub mod catalogue;
mod criteria;
mod effect;
mod encode;
mod event;
mod hidden;
mod illegal;
mod knowledge;
mod names;
mod options;
mod outline;
mod printed;
mod rules;
mod score;
mod sheet;
mod sheets;
mod state;
mod view;

pub use action::{Action, Thing};
pub use campaign::{Campaign, CampaignError, Played};
pub use cards::{Card, Letter, MissionCard, MissionFace, Reward, Symbol, Virus};
pub use effect::Criterion;
pub use event::{Combination, Event, Stroke, What};
pub use illegal::Illegal;
pub use names::{Name, Slot};
pub use options::{Opponent, Options, Scenario};
pub use sheet::{Content, Half, Sheet, Sign};
pub use sheets::kinds;
pub use state::{Moon, Noted, Phase};
pub use view::{AnswerView, AstraView, MissionView, SheetView, StackView, TopView, View};
