//! What happened, and how much of it each viewer sees.

use super::Comet;
use super::state::MAX_OFFER;
use crate::{Message, Seat, Viewer, Words};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// One thing that happened. A comet that is `None` was not seen by this viewer.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Event {
    /// A round began.
    Round {
        /// Which, from 1.
        round: u8,
    },
    /// The deck was shuffled from the discards.
    Reshuffled,
    /// A comet left the deck.
    Drew {
        /// Who.
        seat: Seat,
        /// Which comet; none for those who may not see it.
        comet: Option<Comet>,
        /// Why.
        why: Why,
    },
    /// A seat picked a comet for its offer; nobody else is told.
    Picked {
        /// Who.
        seat: Seat,
        /// Which comet; none for those who may not see it.
        comet: Comet,
    },
    /// A seat sealed its offer; nobody else is told.
    Sealed {
        /// Who.
        seat: Seat,
    },
    /// A seat's offer was opened.
    Offered {
        /// Who.
        seat: Seat,
        /// Which comets.
        comets: ArrayVec<Comet, MAX_OFFER>,
    },
    /// A seat took the prize.
    Prize {
        /// Who.
        seat: Seat,
    },
    /// A seat built a comet.
    Built {
        /// Who.
        seat: Seat,
        /// Which comet.
        comet: Comet,
    },
    /// A seat discarded a comet face down.
    Scrapped {
        /// Who.
        seat: Seat,
        /// Which comet; none for those who may not see it.
        comet: Option<Comet>,
    },
    /// A seat looked at its site.
    Scouted {
        /// Who.
        seat: Seat,
        /// Which comet; none for those who may not see it.
        comet: Option<Comet>,
    },
    /// A seat built its site.
    Settled {
        /// Who.
        seat: Seat,
        /// Which comet; none for those who may not see it.
        comet: Comet,
    },
    /// A seat has finished its work.
    Done {
        /// Who.
        seat: Seat,
    },
}

/// Why a comet left the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Why {
    /// To refill a hand.
    Hand,
    /// As a site, face down: not even its seat sees it.
    Site,
}

impl crate::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let mut seen = self.clone();
        match &mut seen {
            Event::Picked { seat, .. } | Event::Sealed { seat } => {
                return viewer.sees(*seat).then_some(seen);
            }
            Event::Drew {
                comet,
                why: Why::Site,
                ..
            } => {
                *comet = comet.filter(|_| viewer == Viewer::Referee);
            }
            Event::Drew { seat, comet, .. }
            | Event::Scrapped { seat, comet }
            | Event::Scouted { seat, comet } => *comet = comet.filter(|_| viewer.sees(*seat)),
            _ => {}
        }
        Some(seen)
    }
}

impl Words for Event {
    fn words(&self) -> Message {
        let by = |id, seat: Seat| Message::new(id).with("seat", seat);
        let comet = |comet: Option<Comet>| match comet {
            Some(comet) => comet.words(),
            None => Message::new("comets-comet-unseen"),
        };
        match self {
            Event::Round { round } => Message::new("comets-event-round").with("round", *round),
            Event::Reshuffled => Message::new("comets-event-reshuffled"),
            Event::Drew {
                seat,
                comet: drawn,
                why,
            } => by("comets-event-drew", *seat)
                .with("comet", comet(*drawn))
                .with(
                    "why",
                    match why {
                        Why::Hand => "hand",
                        Why::Site => "site",
                    },
                ),
            Event::Picked { seat, comet } => {
                by("comets-event-picked", *seat).with("comet", comet.words())
            }
            Event::Sealed { seat } => by("comets-event-sealed", *seat),
            Event::Offered { seat, comets } => {
                let comets: Vec<Message> = comets.iter().map(|comet| comet.words()).collect();
                by("comets-event-offered", *seat).with("comets", comets)
            }
            Event::Prize { seat } => by("comets-event-prize", *seat),
            Event::Built { seat, comet } => {
                by("comets-event-built", *seat).with("comet", comet.words())
            }
            Event::Scrapped {
                seat,
                comet: scrapped,
            } => by("comets-event-scrapped", *seat).with("comet", comet(*scrapped)),
            Event::Scouted {
                seat,
                comet: scouted,
            } => by("comets-event-scouted", *seat).with("comet", comet(*scouted)),
            Event::Settled { seat, comet } => {
                by("comets-event-settled", *seat).with("comet", comet.words())
            }
            Event::Done { seat } => by("comets-event-done", *seat),
        }
    }
}
