//! Hidden information: who has located which card, and games that look the same to some seats.

use crate::cards::{CARDS, Card, Design};
use crate::sets::{CardSet, Slots};
use crate::state::{Chosen, Race, Step};
use arrayvec::ArrayVec;
use rand::Rng;
use tabletop::{Chance, Component, Known, Place, Seat, SeatSet, Seed, Viewer};

const DRAW_ZONE: u16 = 0;
const DISCARD_ZONE: u16 = 1;
const HAND_ZONE: u16 = 10;
const DRAWN_ZONE: u16 = 20;
const TABLEAU_ZONE: u16 = 30;
const GOODS_ZONE: u16 = 40;

impl Race {
    /// Cards that these seats together know to be somewhere in the draw pile.
    fn draw_known_to(&self, knowers: SeatSet) -> CardSet {
        let of_seat = |set: CardSet, seat: Seat| set.union(self.memory.in_draw[seat.index()]);
        self.knowing(knowers)
            .fold(self.memory.in_draw_openly, of_seat)
    }

    /// Cards that these seats together know to be in the discard pile.
    fn discard_known_to(&self, knowers: SeatSet) -> CardSet {
        let of_seat = |set: CardSet, seat: Seat| set.union(self.memory.discarded[seat.index()]);
        self.knowing(knowers)
            .fold(self.memory.discarded_openly, of_seat)
    }

    fn knowing(&self, knowers: SeatSet) -> impl Iterator<Item = Seat> {
        let seats = SeatSet::all(self.seats());
        knowers.intersection(seats).iter()
    }

    /// Cards that a viewer knows to be in the draw pile. The referee sees the pile itself.
    pub(crate) fn known_in_draw(&self, viewer: Viewer) -> CardSet {
        self.draw_known_to(seats_of(viewer))
    }

    /// Cards that a viewer knows to be in the discard pile.
    pub(crate) fn known_in_discard(&self, viewer: Viewer) -> CardSet {
        self.discard_known_to(seats_of(viewer))
    }

    /// A game that these seats together cannot tell from this one.
    pub(crate) fn forget(&self, knowers: SeatSet, rng: &mut impl Rng) -> Race {
        let mut game = self.clone();
        game.chance = Chance::seeded(Seed::random(rng));
        game.reopen_answers(knowers);
        let mut deal = Deal::shuffled(self.unknown_to(knowers), rng);
        for seat in Seat::all(self.seats()) {
            let player = &mut game.players[seat.index()];
            if !knowers.contains(seat) {
                let known = player.hand.intersection(self.memory.in_hand_openly);
                player.hand = known.union(deal.cards(player.hand.len() - known.len()));
                player.drawn = deal.cards(player.drawn.len());
            }
            player.tableau.replace_goods(|| deal.card());
        }
        game.deal_discard_pile(knowers, &mut deal);
        game.deal_draw_pile(knowers, deal, rng);
        game
    }

    /// Sealed answers of others are open again.
    fn reopen_answers(&mut self, knowers: SeatSet) {
        for seat in Seat::all(self.seats()) {
            if knowers.contains(seat) {
                continue;
            }
            let (step, asked) = (self.step, self.asked.contains(seat));
            let player = self.player_mut(seat);
            player.picked = CardSet::EMPTY;
            player.choice = None;
            match step {
                Step::ChooseActions => player.actions = Chosen::default(),
                Step::TradeGood => player.goods = Slots::EMPTY,
                _ => {}
            }
            if step.is_sealed() && asked {
                self.open.insert(seat);
            }
        }
    }

    /// Cards whose place these seats together do not know.
    fn unknown_to(&self, knowers: SeatSet) -> CardSet {
        let located = self
            .draw_known_to(knowers)
            .union(self.discard_known_to(knowers))
            .union(self.memory.in_hand_openly);
        let mut unknown = CardSet::ALL.difference(located);
        for seat in Seat::all(self.seats()) {
            let player = self.player(seat);
            for placed in player.tableau.placed() {
                unknown.remove(placed.card);
            }
            if knowers.contains(seat) {
                unknown = unknown.difference(player.hand.union(player.drawn));
            }
        }
        unknown
    }

    /// How many cards of the pile somebody else discarded face down is public; which, is not.
    fn deal_discard_pile(&mut self, knowers: SeatSet, deal: &mut Deal) {
        let known = self.discard_known_to(knowers);
        let mut pile = known;
        for seat in Seat::all(self.seats()) {
            if !knowers.contains(seat) {
                let discarded = &mut self.memory.discarded[seat.index()];
                *discarded = deal.cards(discarded.len());
                pile = pile.union(*discarded);
            }
        }
        self.discard = pile.union(deal.cards(self.discard.len() - pile.len()));
    }

    /// What is left, and what is known to be in it. What others know of the draw pile is forgotten:
    /// it depends on what they have drawn.
    fn deal_draw_pile(&mut self, knowers: SeatSet, mut deal: Deal, rng: &mut impl Rng) {
        let known = self.draw_known_to(knowers);
        for seat in Seat::all(self.seats()) {
            if !knowers.contains(seat) {
                self.memory.in_draw[seat.index()] = self.memory.in_draw_openly;
            }
        }
        let rest = deal.cards(self.draw.len() - known.len());
        self.draw = known.union(rest).iter().collect();
        tabletop::shuffle(rng, &mut self.draw);
    }

    /// Visits every card once, with its place. In the draw pile that is the card's position; cards
    /// of the discard pile and of a hand lie there in the order of the data.
    pub(crate) fn visit_components(&self, visit: &mut dyn FnMut(Component, Place)) {
        let mut visit = |card: Card, zone: u16, slot: usize, known: Known| {
            let component = Component {
                kind: u16::from(card.design().0),
                copy: u16::from(card != card.design().card()),
            };
            let slot = slot as u16;
            visit(component, Place { zone, slot, known });
        };
        for (slot, &card) in self.draw.iter().enumerate() {
            let known = self.located(card, self.memory.in_draw_openly, &self.memory.in_draw);
            visit(card, DRAW_ZONE, slot, known);
        }
        for (slot, card) in by_design(self.discard) {
            let open = self.memory.discarded_openly;
            let known = self.located(card, open, &self.memory.discarded);
            visit(card, DISCARD_ZONE, slot, known);
        }
        for seat in Seat::all(self.seats()) {
            let player = self.player(seat);
            let owner = Known::To(SeatSet::of(seat));
            let own = u16::from(seat.0);
            for (slot, card) in by_design(player.hand) {
                let open = self.memory.in_hand_openly.contains(card);
                let known = if open { Known::ToAll } else { owner };
                visit(card, HAND_ZONE + own, slot, known);
            }
            for (slot, card) in by_design(player.drawn) {
                visit(card, DRAWN_ZONE + own, slot, owner);
            }
            for (slot, placed) in player.tableau.placed().iter().enumerate() {
                visit(placed.card, TABLEAU_ZONE + own, slot, Known::ToAll);
                if let Some(good) = placed.good {
                    visit(good, GOODS_ZONE + own, slot, Known::TO_NOBODY);
                }
            }
        }
    }

    fn located(&self, card: Card, openly: CardSet, by_seat: &[CardSet]) -> Known {
        if openly.contains(card) {
            return Known::ToAll;
        }
        let knows = |seat: &Seat| by_seat[seat.index()].contains(card);
        Known::To(Seat::all(self.seats()).filter(knows).collect())
    }
}

/// Cards of a set in the order of their designs, numbered.
fn by_design(cards: CardSet) -> impl Iterator<Item = (usize, Card)> {
    let of_design = move |design: Design| {
        let cards_of_it = [Some(design.card()), design.second_card()];
        let mut there = cards_of_it.into_iter().flatten();
        std::iter::from_fn(move || there.find(|&card| cards.contains(card)))
    };
    cards.designs().iter().flat_map(of_design).enumerate()
}

fn seats_of(viewer: Viewer) -> SeatSet {
    match viewer {
        Viewer::Seats(seats) => seats,
        Viewer::Spectator | Viewer::Referee => SeatSet::EMPTY,
    }
}

/// Unknown cards in random order, dealt out to where unknown cards lie.
struct Deal {
    cards: ArrayVec<Card, CARDS>,
}

impl Deal {
    fn shuffled(cards: CardSet, rng: &mut impl Rng) -> Deal {
        let mut cards: ArrayVec<Card, CARDS> = cards.iter().collect();
        tabletop::shuffle(rng, &mut cards);
        Deal { cards }
    }

    /// The next card. The unknown cards are as many as the places for them.
    fn card(&mut self) -> Card {
        self.cards.pop().unwrap_or(Card(0))
    }

    fn cards(&mut self, n: usize) -> CardSet {
        (0..n).map(|_| self.card()).collect()
    }
}
