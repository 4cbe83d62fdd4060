//! Drawing, discarding, refilling; and what everybody knows afterwards.

use super::{DRAW_PILE, Flow};
use crate::cards::Card;
use crate::event::{DrawWhy, Event, Faces};
use crate::purpose::Purpose;
use crate::sets::CardSet;
use crate::state::{Memory, Race};
use arrayvec::ArrayVec;
use tabletop::Seat;

/// More cards than are ever drawn at once.
const MOST_DRAWN: usize = 32;

/// Who sees the face of a card that leaves the draw pile.
#[derive(Clone, Copy)]
pub(crate) enum Seen {
    By(Seat),
    ByAll,
    ByNobody,
}

impl Race {
    /// Takes the top card of the draw pile. The discard pile is shuffled into a new draw pile as
    /// soon as there is none; if there are no cards at all, nothing is drawn.
    #[inline]
    pub(crate) fn draw_card(
        &mut self,
        seat: Seat,
        purpose: Purpose,
        seen: Seen,
        flow: &mut Flow<'_>,
    ) -> Option<Card> {
        if self.draw.is_empty() {
            self.refill(flow);
        }
        let card = self.take_top(seat, purpose)?;
        self.memory.left_draw_pile(card, seen);
        if self.draw.is_empty() {
            self.refill(flow);
        }
        Some(card)
    }

    /// Draws cards one at a time; they lie nowhere until the caller has put them somewhere.
    pub(crate) fn draw_cards(
        &mut self,
        seat: Seat,
        n: usize,
        why: DrawWhy,
        flow: &mut Flow<'_>,
    ) -> CardSet {
        let left = self.draw.len().saturating_sub(n);
        if left == 0 || self.chance.is_scripted() || self.memory.somebody_knows_draw_pile() {
            return self.draw_one_by_one(seat, n, why, flow);
        }
        let cards = self.draw[left..].iter().rev().copied();
        let mut set = CardSet::EMPTY;
        cards.clone().for_each(|card| set.insert(card));
        flow.saw(seat);
        flow.events.emit(|| Event::Drew {
            seat,
            cards: Faces::of(cards),
            why,
        });
        self.draw.truncate(left);
        set
    }

    /// Draws cards with all that may happen in between.
    #[cold]
    fn draw_one_by_one(
        &mut self,
        seat: Seat,
        n: usize,
        why: DrawWhy,
        flow: &mut Flow<'_>,
    ) -> CardSet {
        let mut cards = ArrayVec::<Card, MOST_DRAWN>::new();
        while cards.len() < n
            && let Some(card) = self.draw_card(seat, Purpose::Hand(why), Seen::By(seat), flow)
        {
            cards.push(card);
        }
        let set = cards.iter().copied().collect();
        if !cards.is_empty() {
            flow.saw(seat);
            flow.events.emit(|| Event::Drew {
                seat,
                cards: Faces::of(cards),
                why,
            });
        }
        set
    }

    /// Draws cards into the hand.
    pub(crate) fn draw_to_hand(&mut self, seat: Seat, n: usize, why: DrawWhy, flow: &mut Flow<'_>) {
        if n > 0 {
            let drawn = self.draw_cards(seat, n, why, flow);
            let player = self.player_mut(seat);
            player.hand = player.hand.union(drawn);
        }
    }

    /// Discards hand cards face down. What others knew of the hand they know no longer.
    pub(crate) fn discard_from_hand(&mut self, seat: Seat, cards: CardSet) {
        if cards.is_empty() {
            return;
        }
        let player = &mut self.players[seat.index()];
        self.memory.in_hand_openly = self.memory.in_hand_openly.difference(player.hand);
        player.hand = player.hand.difference(cards);
        self.discard_face_down(seat, cards);
    }

    /// Puts cards face down on the discard pile; only who did it knows them.
    pub(crate) fn discard_face_down(&mut self, seat: Seat, cards: CardSet) {
        self.discard = self.discard.union(cards);
        let known = &mut self.memory.discarded[seat.index()];
        *known = known.union(cards);
    }

    /// Puts a card on the discard pile for all to see.
    pub(crate) fn discard_openly(&mut self, card: Card) {
        self.discard.insert(card);
        self.memory.discarded_openly.insert(card);
    }

    #[inline]
    fn take_top(&mut self, seat: Seat, purpose: Purpose) -> Option<Card> {
        if self.chance.is_scripted() {
            return self.take_scripted(seat, purpose);
        }
        self.draw.pop()
    }

    /// A script may take its card from the discard pile; the top of the draw pile goes there instead.
    #[cold]
    fn take_scripted(&mut self, seat: Seat, purpose: Purpose) -> Option<Card> {
        let mut discards: ArrayVec<Card, { crate::cards::CARDS }> = self.discard.iter().collect();
        let (chance, draw) = (&mut self.chance, &mut self.draw);
        let card = chance.draw_for(DRAW_PILE, seat, &purpose, draw, &mut discards);
        self.discard = discards.into_iter().collect();
        let mut draw: CardSet = self.draw.iter().copied().collect();
        card.into_iter().for_each(|card| draw.insert(card));
        self.memory.keep_only(draw, self.discard);
        card
    }

    #[cold]
    fn refill(&mut self, flow: &mut Flow<'_>) {
        if self.discard.is_empty() {
            return;
        }
        self.draw.extend(self.discard.iter());
        self.discard = CardSet::EMPTY;
        self.chance
            .shuffle(DRAW_PILE, self.shuffles, &mut self.draw);
        self.shuffles += 1;
        self.memory.reshuffled(self.players.len());
        let cards = self.draw.len() as u8;
        flow.events.emit(|| Event::Reshuffled { cards });
    }
}

impl Memory {
    #[inline]
    fn somebody_knows_draw_pile(&self) -> bool {
        let known = self
            .in_draw
            .iter()
            .fold(self.in_draw_openly, |all, set| all | *set);
        !known.is_empty()
    }

    /// What a seat knows to be in the draw pile ends with a card leaving it that the seat does not
    /// see; a card that it sees is one known card less.
    #[inline]
    fn left_draw_pile(&mut self, card: Card, seen: Seen) {
        if !self.somebody_knows_draw_pile() {
            return;
        }
        match seen {
            Seen::ByNobody => {
                self.in_draw = Default::default();
                self.in_draw_openly = CardSet::EMPTY;
            }
            Seen::By(seat) => {
                let mut own = self.in_draw[seat.index()];
                forget_one(&mut own, card);
                self.in_draw = Default::default();
                self.in_draw[seat.index()] = own;
                self.in_draw_openly = CardSet::EMPTY;
            }
            Seen::ByAll => {
                self.in_draw
                    .iter_mut()
                    .for_each(|known| forget_one(known, card));
                forget_one(&mut self.in_draw_openly, card);
            }
        }
    }

    /// The discard pile was shuffled into a new draw pile: who knew that a card lay in one knows
    /// that it lies in the other.
    fn reshuffled(&mut self, seats: usize) {
        for seat in 0..seats {
            self.in_draw[seat] = self.discarded[seat].union(self.discarded_openly);
            self.discarded[seat] = CardSet::EMPTY;
        }
        self.in_draw_openly = self.discarded_openly;
        self.discarded_openly = CardSet::EMPTY;
    }

    /// A card known to be in a hand was placed by its owner.
    pub(crate) fn left_hand(&mut self, card: Card, hand: CardSet) {
        let mut known = self.in_hand_openly.intersection(hand);
        let others = self.in_hand_openly.difference(hand);
        forget_one(&mut known, card);
        self.in_hand_openly = known.union(others);
    }

    fn keep_only(&mut self, draw: CardSet, discard: CardSet) {
        for known in self.in_draw.iter_mut().chain([&mut self.in_draw_openly]) {
            *known = known.intersection(draw);
        }
        for known in self
            .discarded
            .iter_mut()
            .chain([&mut self.discarded_openly])
        {
            *known = known.intersection(discard);
        }
    }
}

/// A card that was seen leaves a set of known cards. The two cards of a design look alike: if it was
/// not the known one, nobody can tell, and the known one may be the one that left.
#[inline]
fn forget_one(known: &mut CardSet, card: Card) {
    if known.contains(card) {
        known.remove(card);
    } else if let Some(twin) = card.twin() {
        known.remove(twin);
    }
}
