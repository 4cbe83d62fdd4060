//! What is on the table: flat data that is cheap to clone, with no trace of who came first.

use super::Options;
use crate::{Card, Chance, Known, Message, PileName, Seat, SeatSet};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

pub(super) const MAX_PLAYERS: usize = 4;
pub(super) const SIZES: u8 = 6;
pub(super) const COPIES: usize = 8;
pub(super) const COMETS: usize = SIZES as usize * COPIES;
pub(super) const MAX_HAND: usize = 4;
pub(super) const MAX_OFFER: usize = 2;
pub(super) const DECK: PileName = PileName::new("deck");

/// A comet: a card with a size from 1 to 6. Those of one size are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Comet(pub u8);

impl Comet {
    pub(super) fn words(self) -> Message {
        Message::new("comets-comet").with("size", self.0)
    }
}

/// A comet in the deck or among the discards, and who has located it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Laid {
    /// Which comet.
    pub comet: Comet,
    /// Who knows that it lies there.
    pub known: Known,
}

impl Card for Laid {
    fn name(self) -> Cow<'static, str> {
        self.comet.0.to_string().into()
    }
}

/// Which step of a round is running.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Step {
    /// Everybody picks what to offer, in secret.
    Offer,
    /// Everybody builds, side by side.
    Work,
    /// The game is over.
    Over,
}

/// What belongs to one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The comets in hand, in rising order.
    pub hand: ArrayVec<Comet, MAX_HAND>,
    /// The comets picked for the offer, in rising order: the sealed part.
    pub offer: ArrayVec<Comet, MAX_OFFER>,
    /// The comets built, from the ground up.
    pub tower: ArrayVec<Comet, { SIZES as usize }>,
    /// The comet face down in front of the seat.
    pub site: Option<Comet>,
    /// Whether the seat has looked at it.
    pub scouted: bool,
    /// Whether the seat has answered in the running step.
    pub answered: bool,
    /// How many prizes it has won.
    pub prizes: u8,
}

/// A game of Comets being played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Comets {
    pub(crate) options: Options,
    pub(crate) chance: Chance,
    /// How often the deck was shuffled.
    pub(crate) shuffles: u32,
    /// The last is the top.
    pub(crate) deck: ArrayVec<Laid, COMETS>,
    /// In rising order: who discarded first leaves no trace.
    pub(crate) discards: ArrayVec<Laid, COMETS>,
    /// The running round, from 1.
    pub(crate) round: u8,
    pub(crate) step: Step,
    pub(crate) players: ArrayVec<Player, MAX_PLAYERS>,
}

impl Comets {
    /// Who has still to answer.
    pub(super) fn unanswered(&self) -> SeatSet {
        let over = self.step == Step::Over;
        let seats = Seat::all(self.players.len());
        seats
            .filter(|seat| !over && !self.players[seat.index()].answered)
            .collect()
    }

    pub(super) fn discard(&mut self, comet: Comet, known: Known) {
        put(&mut self.discards, Laid { comet, known });
    }
}

impl Player {
    /// A comet must be at least this large to be built.
    pub(super) fn least(&self) -> u8 {
        self.tower.last().map_or(1, |top| top.0 + 1)
    }
}

/// Puts a card where it belongs among others in rising order.
pub(super) fn put<C: Ord, const N: usize>(cards: &mut ArrayVec<C, N>, card: C) {
    let at = cards.partition_point(|other| *other < card);
    cards.insert(at, card);
}

/// Takes a card out.
pub(super) fn take<const N: usize>(cards: &mut ArrayVec<Comet, N>, comet: Comet) {
    if let Some(at) = cards.iter().position(|other| *other == comet) {
        cards.remove(at);
    }
}
