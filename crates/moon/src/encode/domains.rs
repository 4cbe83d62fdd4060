//! What actions are about, numbered.

use crate::cards::{Card, Letter, Symbol};
use crate::names::{Name, Slot};
use tabletop::encode::Domain;

impl Domain for Symbol {
    type Of = Symbol;
    const NAME: &'static str = "action";
    const SIZE: u16 = Symbol::ALL.len() as u16;
    #[inline]
    fn code(symbol: Symbol) -> u16 {
        symbol as u16
    }
    fn value(code: u16) -> Option<Symbol> {
        Symbol::ALL.get(usize::from(code)).copied()
    }
}

impl Domain for Letter {
    type Of = Letter;
    const NAME: &'static str = "letter";
    const SIZE: u16 = Letter::ALL.len() as u16;
    #[inline]
    fn code(letter: Letter) -> u16 {
        letter as u16
    }
    fn value(code: u16) -> Option<Letter> {
        Letter::ALL.get(usize::from(code)).copied()
    }
}

impl Domain for Card {
    type Of = Card;
    const NAME: &'static str = "card";
    const SIZE: u16 = Card::CODES as u16;
    #[inline]
    fn code(card: Card) -> u16 {
        Card::code(card).into()
    }
    fn value(code: u16) -> Option<Card> {
        Card::of_code(u8::try_from(code).ok()?)
    }
}

/// A card, or none, which is 0.
#[derive(Debug)]
pub(super) struct AnyCard;

impl Domain for AnyCard {
    type Of = Option<Card>;
    const NAME: &'static str = "card_or_none";
    const SIZE: u16 = 1 + Card::CODES as u16;
    #[inline]
    fn code(card: Option<Card>) -> u16 {
        card.map_or(0, |card| 1 + u16::from(Card::code(card)))
    }
    fn value(code: u16) -> Option<Option<Card>> {
        match code.checked_sub(1) {
            None => Some(None),
            Some(code) => <Card as Domain>::value(code).map(Some),
        }
    }
}

impl Domain for Slot {
    type Of = Slot;
    const NAME: &'static str = "slot";
    const SIZE: u16 = Slot::MOST as u16;
    #[inline]
    fn code(slot: Slot) -> u16 {
        u16::from(slot.0).min(Self::SIZE - 1)
    }
    fn value(code: u16) -> Option<Slot> {
        (code < Self::SIZE).then_some(Slot(code as u8))
    }
}

impl Domain for Name {
    type Of = Name;
    const NAME: &'static str = "name";
    const SIZE: u16 = 1280;
    #[inline]
    fn code(name: Name) -> u16 {
        name.0
    }
    fn value(code: u16) -> Option<Name> {
        Name::nth(code)
    }
}
