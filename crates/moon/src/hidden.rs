//! What is hidden: the cards below the top ones, and others' answers of the running step.

use crate::cards::{Card, Letter, MissionCard};
use crate::state::{Astra, Moon, Phase};
use arrayvec::ArrayVec;
use rand::Rng;
use tabletop::{Chance, Component, Known, Place, SeatSet, Seed, below, shuffle};

/// In the first pass the effect cards lie among the last of the deck.
const LAST: usize = 24;

impl Moon {
    /// A game that these seats cannot tell from this one.
    pub(crate) fn forget(&self, knowers: SeatSet, rng: &mut impl Rng) -> Moon {
        let mut game = self.clone();
        game.chance = Chance::seeded(Seed::random(rng));
        game.deal_unknown(rng);
        for seat in self.all().filter(|seat| !knowers.contains(*seat)) {
            if self.phase != Phase::Over {
                game.ask_again(seat.index());
            }
            if self.asked.contains(seat) {
                game.waiting.insert(seat);
            }
        }
        game
    }

    /// Deals the hidden cards anew: over all three stacks as long as they are those that were cut from the
    /// deck, within each of them once it is known what it holds.
    fn deal_unknown(&mut self, rng: &mut impl Rng) {
        if self.stacks.iter().all(|stack| stack.shuffles == 0) {
            let hidden = self
                .stacks
                .iter()
                .flat_map(|stack| stack.hidden.iter().copied());
            let mut pool: ArrayVec<Card, 63> = hidden.collect();
            pool.sort_unstable();
            shuffle(rng, &mut pool);
            let hidden = self
                .stacks
                .iter_mut()
                .flat_map(|stack| stack.hidden.iter_mut());
            hidden.zip(pool).for_each(|(card, new)| *card = new);
        } else {
            for stack in &mut self.stacks {
                stack.hidden.sort_unstable();
                shuffle(rng, &mut stack.hidden);
            }
        }
        if let Some(astra) = &mut self.astra {
            astra.deal_unknown(rng);
        }
    }
}

impl Astra {
    /// Deals the deck anew, uniformly among all orders in which the top card shows the same action and, in
    /// the first pass, the effect cards lie among the last 24.
    fn deal_unknown(&mut self, rng: &mut impl Rng) {
        let Some(top) = self.top else {
            return;
        };
        let effect_on_top = top.letter().is_some();
        let mut pool: ArrayVec<Card, 67> = self.hidden.iter().copied().collect();
        if !effect_on_top {
            pool.push(top);
        }
        pool.sort_unstable();
        if !effect_on_top {
            let alike = pool.iter().filter(|card| shows(**card, top)).count();
            let pick = below(rng, alike as u32) as usize;
            let at = pool
                .iter()
                .enumerate()
                .filter(|(_, card)| shows(**card, top))
                .nth(pick);
            if let Some((at, _)) = at {
                self.top = Some(pool.remove(at));
            }
        }
        shuffle(rng, &mut pool);
        if !self.second_pass {
            lower_effects(&mut pool, rng);
        }
        self.hidden = pool.into_iter().collect();
    }
}

impl Astra {
    /// Whether the side that is seen tells which card is on top: an effect card, or the only one left that
    /// shows this action.
    fn top_is_known(&self) -> bool {
        self.top.is_some_and(|top| {
            let mut alike = self.hidden.iter().filter(|card| shows(**card, top));
            top.letter().is_some() || alike.all(|card| *card == top)
        })
    }
}

/// Puts the effect cards uniformly among the last 24 cards; the last of the slice is drawn first.
fn lower_effects(pool: &mut [Card], rng: &mut impl Rng) {
    pool.sort_by_key(|card| card.letter());
    let starships = pool
        .iter()
        .take_while(|card| card.letter().is_none())
        .count();
    let effects = pool.len() - starships;
    let last = pool.len().min(LAST);
    // Effect cards stand at the end now: bring them before all but the last of the others.
    pool[last - effects..].rotate_right(effects);
    shuffle(rng, &mut pool[..last]);
}

/// Whether two cards look alike from their action side.
fn shows(card: Card, top: Card) -> bool {
    card.letter().is_none() && card.symbol() == top.symbol()
}

/// Mission cards are numbered behind the cards of the deck.
const MISSION_KINDS: u16 = 128;

impl Moon {
    /// Visits the deck, the effect cards of a solo game and the six missions of the scenario.
    pub(crate) fn visit_components(&self, visit: &mut dyn FnMut(Component, Place)) {
        let mut copies = [0u16; MISSION_KINDS as usize];
        let mut zone = 0;
        let mut lay = |cards: &mut dyn Iterator<Item = Card>, known: Known| {
            for (slot, card) in cards.enumerate() {
                let kind = u16::from(card.code());
                let copy = copies[usize::from(kind)];
                copies[usize::from(kind)] += 1;
                let slot = slot as u16;
                visit(Component { kind, copy }, Place { zone, slot, known });
            }
            zone += 1;
        };
        for stack in &self.stacks {
            lay(&mut stack.hidden.iter().copied(), Known::TO_NOBODY);
            lay(&mut [stack.top].into_iter(), Known::ToAll);
            lay(&mut stack.flipped.into_iter(), Known::ToAll);
            lay(&mut stack.discard.iter().copied(), Known::ToAll);
        }
        if let Some(astra) = &self.astra {
            let top = match astra.top_is_known() {
                true => Known::ToAll,
                false => Known::TO_NOBODY,
            };
            lay(&mut astra.hidden.iter().copied(), Known::TO_NOBODY);
            lay(&mut astra.top.into_iter(), top);
            for cards in [
                &astra.discard[..],
                &astra.open,
                &astra.given,
                &astra.removed,
            ] {
                lay(&mut cards.iter().copied(), Known::ToAll);
            }
        }
        for letter in Letter::ALL {
            for card in MissionCard::candidates(self.scenario, letter) {
                let kind = MISSION_KINDS + card.index() as u16;
                let in_play = self.missions[letter.index()].card == card;
                let (slot, known) = (letter.index() as u16, Known::ToAll);
                let zone = 100 + u16::from(in_play);
                visit(Component { kind, copy: 0 }, Place { zone, slot, known });
            }
        }
    }
}
