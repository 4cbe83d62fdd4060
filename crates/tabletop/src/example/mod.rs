//! **Comets**: a small complete game, and the template for the next one.
//!
//! It has one of everything that makes a game hard to host: hidden hands, a sealed simultaneous
//! choice, a set picked one by one, an open step in which seats act side by side, a deck that is
//! reshuffled from its discards, and knowledge that is kept as state.
//!
//! # The rules
//!
//! There are 48 comets, eight of each size from 1 to 6. Two to four seats play some rounds:
//!
//! 1. **Deal.** In seat order, everybody refills the hand and gets one comet face down as a *site*.
//!    An empty deck is reshuffled from the discards.
//! 2. **Offer** (sealed). Everybody picks one or two comets from the hand. All are shown together;
//!    the highest sum alone takes a prize. What was offered is discarded face up.
//! 3. **Work** (open). Everybody, in any order, may *build* comets from the hand onto the own tower,
//!    each larger than the one below; *scrap* comets face down; *scout* the site, that is look at it;
//!    *settle* a scouted site, that is build it; and ends with *done*. What was not settled is then
//!    discarded face down.
//!
//! In the end the sum of the tower counts, three points a prize, and a head start. Ties go to the
//! larger hand.
//!
//! # A few moves
//!
//! ```
//! use tabletop::example::{Action, Comet, Comets, Options};
//! use tabletop::{Chance, Events, Game, Revealed, Seat, Seed};
//!
//! let mut game = Comets::new(&Options::default(), 2, Chance::seeded(Seed::from(7))).unwrap();
//! for seat in Seat::all(2) {
//!     let mut actions = Vec::new();
//!     game.legal_actions(seat, &mut actions);
//!     game.apply(seat, &actions[0], &mut Events::off()).unwrap();
//!     game.apply(seat, &Action::Seal, &mut Events::off()).unwrap();
//! }
//! let revealed = game.apply(Seat(1), &Action::Scout, &mut Events::off()).unwrap();
//! assert_eq!(revealed, Revealed::ToActor);
//! assert!(game.check(Seat(1), &Action::Build(Comet(9))).is_err());
//! ```
//!
//! # The rooms
//!
//! `options` what is chosen before the start · `state` what is on the table · `action` what a player
//! can say, point at, and be refused · `event` what happened · `rules` the contract and the procedures
//! of a round · `hidden` who knows what · `view` what one viewer may know · `score` what counts ·
//! `knowledge` how to play well.

mod action;
mod encode;
mod event;
mod hidden;
mod knowledge;
mod options;
mod rules;
mod score;
mod state;
mod view;

pub use action::{Action, Illegal, Thing};
pub use event::{Event, Why};
pub use options::Options;
pub use state::{Comet, Comets, Laid, Player, Step};
pub use view::{DiscardView, PlayerView, Site, View};
