//! Who knows what: every comet with its place, and a game with the secrets drawn anew.

use super::state::{COMETS, put};
use super::{Comet, Comets, Laid, Player, Step};
use crate::{Chance, Component, Known, Place, Seat, SeatSet, Seed};
use arrayvec::ArrayVec;
use rand::Rng;

const DECK: u16 = 0;
const DISCARDS: u16 = 1;
// Zones of seat n: these and 10 n.
const HAND: u16 = 10;
const OFFER: u16 = 11;
const TOWER: u16 = 12;
const SITE: u16 = 13;

impl Comets {
    /// Visits every comet. Those of one size are numbered as they come.
    pub(super) fn visit(&self, visit: &mut dyn FnMut(Component, Place)) {
        let mut copies = [0; 1 + u8::MAX as usize];
        let mut lay = |zone: u16, comets: &mut dyn Iterator<Item = (Comet, Known)>| {
            for (slot, (comet, known)) in comets.enumerate() {
                let copy = &mut copies[usize::from(comet.0)];
                let component = Component {
                    kind: comet.0.into(),
                    copy: *copy,
                };
                visit(
                    component,
                    Place {
                        zone,
                        slot: slot as u16,
                        known,
                    },
                );
                *copy += 1;
            }
        };
        let laid = |laid: &Laid| (laid.comet, laid.known);
        lay(DECK, &mut self.deck.iter().map(laid));
        lay(DISCARDS, &mut self.discards.iter().map(laid));
        for (i, player) in self.players.iter().enumerate() {
            let own = SeatSet::of(i.into());
            let scouted = if player.scouted { own } else { SeatSet::EMPTY };
            let known = |known: Known| move |comet: &Comet| (*comet, known);
            let zone = |zone: u16| zone + 10 * i as u16;
            lay(
                zone(HAND),
                &mut player.hand.iter().map(known(Known::To(own))),
            );
            lay(
                zone(OFFER),
                &mut player.offer.iter().map(known(Known::To(own))),
            );
            lay(
                zone(TOWER),
                &mut player.tower.iter().map(known(Known::ToAll)),
            );
            lay(
                zone(SITE),
                &mut player.site.iter().map(known(Known::To(scouted))),
            );
        }
    }

    /// The same game with everything drawn anew that these seats do not know.
    ///
    /// What is hidden is gathered, brought into canonical order and dealt out again: so nothing of
    /// where it lay can influence the result.
    pub(super) fn forget(&self, knowers: SeatSet, rng: &mut impl Rng) -> Self {
        let mut game = self.clone();
        game.chance = Chance::seeded(Seed::random(rng));
        game.reopen_offers(knowers);
        let mut pool: ArrayVec<Comet, COMETS> = ArrayVec::new();
        game.each_hidden(knowers, |comet| pool.push(*comet));
        pool.sort_unstable();
        crate::shuffle(rng, &mut pool);
        let mut pool = pool.into_iter();
        game.each_hidden(knowers, |comet| *comet = pool.next().unwrap_or(*comet));
        game.discards.sort_unstable();
        game.players
            .iter_mut()
            .for_each(|player| player.hand.sort_unstable());
        game
    }

    /// A sealed answer is no secret that others could keep: to them it was not given yet.
    fn reopen_offers(&mut self, knowers: SeatSet) {
        if self.step != Step::Offer {
            return;
        }
        for seat in Seat::all(self.players.len()).filter(|&seat| !knowers.contains(seat)) {
            let Player {
                hand,
                offer,
                answered,
                ..
            } = &mut self.players[seat.index()];
            offer.drain(..).for_each(|comet| put(hand, comet));
            *answered = false;
        }
    }

    /// Every comet that none of these seats has located, in an order that does not depend on what
    /// the comets are.
    fn each_hidden(&mut self, knowers: SeatSet, mut each: impl FnMut(&mut Comet)) {
        self.discards
            .sort_unstable_by_key(|laid| match laid.known.to_any(knowers) {
                true => (laid.known, Some(laid.comet)),
                false => (laid.known, None),
            });
        let piles = self.deck.iter_mut().chain(&mut self.discards);
        let hidden = piles.filter(|laid| !laid.known.to_any(knowers));
        hidden.for_each(|laid| each(&mut laid.comet));
        for (i, player) in self.players.iter_mut().enumerate() {
            let knows = knowers.contains(i.into());
            if !knows {
                player.hand.iter_mut().for_each(&mut each);
            }
            if !(knows && player.scouted) {
                player.site.iter_mut().for_each(&mut each);
            }
        }
    }
}
