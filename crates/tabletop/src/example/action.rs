//! What a player can say, what a finger can point at, and why something is refused.

use super::Comet;
use crate::{Message, Seat, Words};
use serde::{Deserialize, Serialize};

/// One choice of a seat. It names sizes, not copies: `{"build": 4}`, `"done"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Action {
    /// Picks a comet for the offer. The second pick completes it.
    Offer(Comet),
    /// Completes an offer of one comet.
    Seal,
    /// Puts a comet from the hand on the tower.
    Build(Comet),
    /// Discards a comet face down.
    Scrap(Comet),
    /// Looks at the site.
    Scout,
    /// Puts the scouted site on the tower.
    Settle,
    /// Ends the work of this round.
    Done,
}

impl Words for Action {
    fn words(&self) -> Message {
        match self {
            Action::Offer(comet) => {
                Message::new("comets-action-offer").with("comet", comet.words())
            }
            Action::Seal => Message::new("comets-action-seal"),
            Action::Build(comet) => {
                Message::new("comets-action-build").with("comet", comet.words())
            }
            Action::Scrap(comet) => {
                Message::new("comets-action-scrap").with("comet", comet.words())
            }
            Action::Scout => Message::new("comets-action-scout"),
            Action::Settle => Message::new("comets-action-settle"),
            Action::Done => Message::new("comets-action-done"),
        }
    }
}

/// What a finger can point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Thing {
    /// A comet in one's own hand.
    Card(Comet),
    /// One's own site.
    Site,
    /// A seat's tower.
    Tower(Seat),
    /// The button that ends a step.
    Finish,
}

impl Words for Thing {
    fn words(&self) -> Message {
        match self {
            Thing::Card(comet) => comet.words(),
            Thing::Site => Message::new("comets-thing-site"),
            Thing::Tower(seat) => Message::new("comets-thing-tower").with("seat", *seat),
            Thing::Finish => Message::new("comets-thing-finish"),
        }
    }
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Illegal {
    /// The seat has nothing to decide now.
    NotAsked,
    /// The action belongs to another step.
    OtherStep,
    /// There is no such comet in the hand.
    NotInHand {
        /// The comet.
        comet: Comet,
    },
    /// An offer is at least one comet.
    NothingOffered,
    /// A tower only grows upwards.
    TooSmall {
        /// The least size that fits.
        need: u8,
        /// The size of the comet.
        have: u8,
    },
    /// The options do without scouting.
    NoScouting,
    /// The site was looked at in this round.
    AlreadyScouted,
    /// A site is settled after it was looked at.
    NotScouted,
    /// There is no site any more.
    NoSite,
}

impl Words for Illegal {
    fn words(&self) -> Message {
        match self {
            Illegal::NotAsked => Message::new("comets-illegal-not_asked"),
            Illegal::OtherStep => Message::new("comets-illegal-other_step"),
            Illegal::NotInHand { comet } => {
                Message::new("comets-illegal-not_in_hand").with("comet", comet.words())
            }
            Illegal::NothingOffered => Message::new("comets-illegal-nothing_offered"),
            Illegal::TooSmall { need, have } => Message::new("comets-illegal-too_small")
                .with("need", *need)
                .with("have", *have),
            Illegal::NoScouting => Message::new("comets-illegal-no_scouting"),
            Illegal::AlreadyScouted => Message::new("comets-illegal-already_scouted"),
            Illegal::NotScouted => Message::new("comets-illegal-not_scouted"),
            Illegal::NoSite => Message::new("comets-illegal-no_site"),
        }
    }
}
