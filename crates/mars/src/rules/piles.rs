//! The draw pile and the discard pile.

use super::PROJECTS;
use super::log::Log;
use crate::belief::Zone;
use crate::card::{Card, CardSet};
use crate::event::{Event, Why};
use crate::purpose::Purpose;
use crate::state::Mars;
use arrayvec::ArrayVec;
use tabletop::{Revealed, Seat};

impl Mars {
    /// How many cards can still be drawn.
    #[inline]
    pub(crate) fn drawable(&self) -> usize {
        self.deck.len() + self.discard.len()
    }

    /// The top card leaves the deck; an empty deck is made anew from the discards first.
    pub(crate) fn draw_card(
        &mut self,
        seat: Seat,
        purpose: Purpose,
        log: &mut Log<'_>,
    ) -> Option<Card> {
        if self.deck.is_empty() {
            self.reshuffle(log);
        }
        if self.chance.scripts().next().is_some() {
            return self.draw_scripted(seat, purpose);
        }
        self.chance.draw(PROJECTS, &mut self.deck, &mut [])
    }

    /// A script may find its card among the discards; the top card then lies there in its stead.
    fn draw_scripted(&mut self, seat: Seat, purpose: Purpose) -> Option<Card> {
        let top = self.deck.last().copied()?;
        let mut discards: ArrayVec<Card, { Card::ROOM }> = self.discard.iter().collect();
        let (chance, deck) = (&mut self.chance, &mut self.deck);
        let drawn = chance.draw_for(PROJECTS, seat, &purpose, deck, &mut discards)?;
        if self.discard.contains(drawn) {
            self.discard.remove(drawn);
            self.discard.insert(top);
            for belief in &mut self.beliefs {
                belief.swapped(drawn, top);
            }
        }
        Some(drawn)
    }

    fn reshuffle(&mut self, log: &mut Log<'_>) {
        if self.discard.is_empty() {
            return;
        }
        self.deck.extend(self.discard);
        self.discard = CardSet::EMPTY;
        self.chance.shuffle(PROJECTS, self.shuffles, &mut self.deck);
        self.shuffles += 1;
        for belief in &mut self.beliefs {
            belief.moved(Zone::Discard, Zone::Deck);
            belief.emptied(Zone::Discard);
        }
        let n = self.deck.len() as u8;
        log.emit(|| Event::Reshuffled { n });
    }

    /// A seat receives a card from the deck, unseen by the others.
    fn receive(&mut self, seat: Seat, card: Card, zone: Zone) {
        let emptied = self.deck.is_empty();
        for (viewer, belief) in self.beliefs.iter_mut().enumerate() {
            if viewer == seat.index() {
                match zone {
                    Zone::Offered => belief.sees_one(card),
                    _ => belief.locates_one(card, zone),
                }
            } else {
                belief.moved(Zone::Deck, zone);
            }
            if emptied {
                belief.emptied(Zone::Deck);
            }
        }
    }

    /// A seat draws cards into its hand.
    pub(crate) fn draw_to_hand(&mut self, seat: Seat, n: u8, why: Why, log: &mut Log<'_>) {
        let mut drawn = ArrayVec::<Card, 4>::new();
        for _ in 0..n {
            let Some(card) = self.draw_card(seat, why.into(), log) else {
                break;
            };
            self.receive(seat, card, Zone::Hand(seat));
            self.player_mut(seat).hand.insert(card);
            drawn.push(card);
        }
        if drawn.is_empty() {
            return;
        }
        log.reveal(Revealed::ToActor);
        log.emit(|| Event::Drew {
            seat,
            n: drawn.len() as u8,
            cards: drawn.to_vec(),
            why,
        });
    }

    /// A card from the deck lies before a seat to choose from.
    pub(crate) fn offer_card(
        &mut self,
        seat: Seat,
        purpose: Purpose,
        log: &mut Log<'_>,
    ) -> Option<Card> {
        let card = self.draw_card(seat, purpose, log)?;
        self.receive(seat, card, Zone::Offered);
        self.player_mut(seat).offered.insert(card);
        Some(card)
    }

    /// A seat looks at cards from the deck.
    pub(crate) fn look(&mut self, seat: Seat, n: u8, why: Why, log: &mut Log<'_>) {
        for _ in 0..n {
            self.offer_card(seat, why.into(), log);
        }
        let cards = self.player(seat).offered;
        if cards.is_empty() {
            return;
        }
        log.reveal(Revealed::ToActor);
        log.emit(|| Event::Drew {
            seat,
            n: cards.len() as u8,
            cards: cards.iter().collect(),
            why,
        });
    }

    /// The top card is shown to everyone and discarded.
    pub(crate) fn show_and_discard(
        &mut self,
        seat: Seat,
        why: Why,
        log: &mut Log<'_>,
    ) -> Option<Card> {
        let card = self.draw_card(seat, why.into(), log)?;
        self.discard.insert(card);
        let emptied = self.deck.is_empty();
        for belief in &mut self.beliefs {
            belief.locates_one(card, Zone::Discard);
            if emptied {
                belief.emptied(Zone::Deck);
            }
        }
        let others = self.players.len() > 1;
        log.reveal(if others {
            Revealed::ToAll
        } else {
            Revealed::ToActor
        });
        log.emit(|| Event::Showed { seat, card });
        Some(card)
    }

    /// Of the cards offered to a seat these go to its hand, the rest face down to the discards.
    /// Beliefs of a draft are the caller's.
    pub(crate) fn take_offered(&mut self, seat: Seat, taken: &CardSet) {
        let player = self.player_mut(seat);
        let rest = player.offered.difference(*taken);
        player.hand = player.hand.union(*taken);
        player.offered = CardSet::EMPTY;
        player.picked = CardSet::EMPTY;
        self.discard = self.discard.union(rest);
        let hand = Zone::Hand(seat);
        for (viewer, belief) in self.beliefs.iter_mut().enumerate() {
            if viewer == seat.index() {
                belief.locates(taken, hand);
                belief.locates(&rest, Zone::Discard);
                continue;
            }
            if !taken.is_empty() {
                belief.moved(Zone::Offered, hand);
            }
            if !rest.is_empty() {
                belief.moved(Zone::Offered, Zone::Discard);
            }
        }
    }

    /// Nothing is offered to anybody any more.
    pub(crate) fn offers_closed(&mut self) {
        for belief in &mut self.beliefs {
            belief.emptied(Zone::Offered);
        }
    }

    /// A seat discards cards from its hand face down.
    pub(crate) fn discard_from_hand(&mut self, seat: Seat, cards: &CardSet, log: &mut Log<'_>) {
        let hand = &mut self.players[seat.index()].hand;
        *hand = hand.difference(*cards);
        let emptied = hand.is_empty();
        self.discard = self.discard.union(*cards);
        for (viewer, belief) in self.beliefs.iter_mut().enumerate() {
            if viewer == seat.index() {
                belief.locates(cards, Zone::Discard);
            } else {
                belief.moved(Zone::Hand(seat), Zone::Discard);
            }
            if emptied {
                belief.emptied(Zone::Hand(seat));
            }
        }
        log.emit(|| Event::Discarded {
            seat,
            n: cards.len() as u8,
            cards: cards.iter().collect(),
        });
    }

    /// A card leaves a hand and is seen by everybody.
    pub(crate) fn show_from_hand(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.players[seat.index()].hand;
        hand.remove(card);
        let emptied = hand.is_empty();
        for belief in &mut self.beliefs {
            belief.sees_one(card);
            if emptied {
                belief.emptied(Zone::Hand(seat));
            }
        }
    }
}
