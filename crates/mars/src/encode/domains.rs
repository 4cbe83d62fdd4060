//! What actions are about, numbered.

use crate::action::Pending;
use crate::card::Card;
use crate::honours::{Award, Milestone};
use crate::map::Space;
use crate::state::{MAX_PLAYERS, Whom};
use crate::vocabulary::{Conversion, Resource, StandardProject, Tile};
use tabletop::Seat;
use tabletop::encode::Domain;

/// A word of a fixed list is numbered by its place.
macro_rules! listed {
    ($($name:ident $key:literal),+) => {
        $(impl Domain for $name {
            type Of = $name;
            const NAME: &'static str = $key;
            const SIZE: u16 = $name::ALL.len() as u16;
            #[inline]
            fn code(it: $name) -> u16 {
                it as u16
            }
            fn value(code: u16) -> Option<$name> {
                $name::ALL.get(usize::from(code)).copied()
            }
        })+
    };
}

listed!(Resource "resource", StandardProject "standard_project", Conversion "conversion", Tile "tile");

/// There is room for those of further maps.
macro_rules! honoured {
    ($($name:ident $key:literal),+) => {
        $(impl Domain for $name {
            type Of = $name;
            const NAME: &'static str = $key;
            const SIZE: u16 = 32;
            #[inline]
            fn code(it: $name) -> u16 {
                u16::from(it.0).min(Self::SIZE - 1)
            }
            fn value(code: u16) -> Option<$name> {
                $name::all().nth(code.into())
            }
        })+
    };
}

honoured!(Milestone "milestone", Award "award");

impl Domain for Card {
    type Of = Card;
    const NAME: &'static str = "card";
    const SIZE: u16 = Card::ROOM as u16;
    #[inline]
    fn code(card: Card) -> u16 {
        card.0
    }
    fn value(code: u16) -> Option<Card> {
        Card::all().nth(code.into())
    }
}

impl Domain for Space {
    type Of = Space;
    const NAME: &'static str = "space";
    const SIZE: u16 = Space::COUNT as u16;
    #[inline]
    fn code(space: Space) -> u16 {
        space.index() as u16
    }
    fn value(code: u16) -> Option<Space> {
        Space::all().nth(code.into())
    }
}

impl Domain for Whom {
    type Of = Whom;
    const NAME: &'static str = "whom";
    const SIZE: u16 = MAX_PLAYERS as u16 + 1;
    #[inline]
    fn code(whom: Whom) -> u16 {
        match whom {
            Whom::Seat(seat) => u16::from(seat.0).min(MAX_PLAYERS as u16 - 1),
            Whom::Neutral => MAX_PLAYERS as u16,
        }
    }
    fn value(code: u16) -> Option<Whom> {
        match usize::from(code) {
            MAX_PLAYERS => Some(Whom::Neutral),
            seat => (seat < MAX_PLAYERS).then_some(Whom::Seat(Seat::from(seat))),
        }
    }
}

/// Tiles, then a draw, then cards.
const DRAW: u16 = Tile::ALL.len() as u16;

impl Domain for Pending {
    type Of = Pending;
    const NAME: &'static str = "pending";
    const SIZE: u16 = DRAW + 1 + Card::SIZE;
    #[inline]
    fn code(pending: Pending) -> u16 {
        match pending {
            Pending::Tile(tile) => Tile::code(tile),
            Pending::Draw => DRAW,
            Pending::Effect(card) => DRAW + 1 + Card::code(card),
        }
    }
    fn value(code: u16) -> Option<Pending> {
        match code {
            DRAW => Some(Pending::Draw),
            0..DRAW => Tile::value(code).map(Pending::Tile),
            _ => Card::value(code - DRAW - 1).map(Pending::Effect),
        }
    }
}
