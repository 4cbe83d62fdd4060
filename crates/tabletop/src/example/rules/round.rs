//! The procedures of a round: dealing, opening the offers, clearing up.

use crate::example::state::{DECK, put};
use crate::example::{Comet, Comets, Event, Player, Step, Why};
use crate::{Events, Known, Revealed, Seat, SeatSet};

impl Comets {
    /// Refills hands and lays out sites, in seat order.
    pub(super) fn next_round(&mut self, events: &mut Events<Event>) {
        self.round += 1;
        self.step = Step::Offer;
        let round = self.round;
        events.emit(|| Event::Round { round });
        for seat in Seat::all(self.players.len()) {
            while self.players[seat.index()].hand.len() < self.options.hand.into() {
                let Some(comet) = self.draw(seat, Why::Hand, events) else {
                    break;
                };
                put(&mut self.players[seat.index()].hand, comet);
            }
            self.players[seat.index()].site = self.draw(seat, Why::Site, events);
            self.players[seat.index()].scouted = false;
            self.players[seat.index()].answered = false;
        }
    }

    /// The top of the deck, which is reshuffled when it is empty. There are always enough: hands,
    /// sites and towers of four hold at most 44 of the 48 comets.
    fn draw(&mut self, seat: Seat, why: Why, events: &mut Events<Event>) -> Option<Comet> {
        if self.deck.is_empty() {
            std::mem::swap(&mut self.deck, &mut self.discards);
            self.deck
                .iter_mut()
                .for_each(|laid| laid.known = Known::TO_NOBODY);
            self.chance.shuffle(DECK, self.shuffles, &mut self.deck);
            self.shuffles += 1;
            events.emit(|| Event::Reshuffled);
        }
        let drawn = self.chance.draw(DECK, &mut self.deck, &mut self.discards);
        // A script may have exchanged one of the discards for the top card.
        self.discards.sort_unstable();
        let comet = drawn.map(|laid| laid.comet);
        events.emit(|| Event::Drew { seat, comet, why });
        comet
    }

    /// Completes a seat's offer; the last one opens them all.
    pub(super) fn seal(&mut self, seat: Seat, events: &mut Events<Event>) -> Revealed {
        self.players[seat.index()].answered = true;
        events.emit(|| Event::Sealed { seat });
        if !self.unanswered().is_empty() {
            return Revealed::Nothing;
        }
        self.award_prize(events);
        for i in 0..self.players.len() {
            let comets = std::mem::take(&mut self.players[i].offer);
            comets
                .iter()
                .for_each(|&comet| self.discard(comet, Known::ToAll));
            self.players[i].answered = false;
            events.emit(|| Event::Offered {
                seat: i.into(),
                comets,
            });
        }
        self.step = Step::Work;
        Revealed::ToAll
    }

    /// The highest sum takes the prize, unless it is shared.
    fn award_prize(&mut self, events: &mut Events<Event>) {
        let sum = |player: &Player| player.offer.iter().map(|comet| comet.0).sum::<u8>();
        let highest = self.players.iter().map(sum).max();
        let mut best = (0..self.players.len()).filter(|&i| Some(sum(&self.players[i])) == highest);
        if let (Some(winner), None) = (best.next(), best.next()) {
            self.players[winner].prizes += 1;
            events.emit(|| Event::Prize {
                seat: winner.into(),
            });
        }
    }

    /// Clears the sites away; then comes the next round or the end.
    pub(super) fn end_round(&mut self, events: &mut Events<Event>) -> Revealed {
        for seat in Seat::all(self.players.len()) {
            let player = &mut self.players[seat.index()];
            let knowers = match player.scouted {
                true => SeatSet::of(seat),
                false => SeatSet::EMPTY,
            };
            if let Some(site) = player.site.take() {
                self.discard(site, Known::To(knowers));
            }
        }
        match self.round < self.options.rounds {
            true => self.next_round(events),
            false => self.step = Step::Over,
        }
        // New comets are in every hand, or the game is over and all may be shown.
        Revealed::ToAll
    }
}
