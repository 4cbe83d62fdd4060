//! What lies hidden: games that some seats cannot tell from this one, and where each component is.

use crate::belief::{Belief, Zone};
use crate::board::Board;
use crate::card::{Card, CardSet};
use crate::cards::data;
use crate::map::Space;
use crate::sampler;
use crate::state::{Ask, Mars, Phase, Purchase};
use crate::vocabulary::Tile;
use arrayvec::ArrayVec;
use rand::Rng;
use tabletop::{Chance, Component, Known, Place, Seat, SeatSet, Seed};

impl Mars {
    /// What these seats together know of hidden cards; the public's knowledge for nobody.
    pub(crate) fn belief_of(&self, knowers: SeatSet) -> Belief {
        let all = self.beliefs[self.players.len()];
        let own = knowers.iter().map(|seat| &self.beliefs[seat.index()]);
        own.fold(all, |sum, belief| sum.and(belief))
    }

    /// A game that these seats cannot tell from this one.
    pub(crate) fn forget(&self, knowers: SeatSet, rng: &mut impl Rng) -> Mars {
        let mut game = self.clone();
        game.chance = Chance::seeded(Seed::random(rng));
        let belief = self.belief_of(knowers);
        let dealt = sampler::deal(&belief, self.room(knowers), rng);
        game.deck.clear();
        game.deck.extend(dealt[Zone::Deck.index()]);
        tabletop::shuffle(rng, &mut game.deck);
        game.discard = dealt[Zone::Discard.index()];
        for seat in Seat::all(self.players.len()) {
            game.player_mut(seat).hand = dealt[Zone::Hand(seat).index()];
        }
        game.refill_offers(knowers, &dealt[Zone::Offered.index()], rng);
        game.redeal_corporations(knowers, rng);
        game.forget_answers(knowers);
        game.forget_beliefs(knowers);
        game
    }

    /// How many cards lie in each zone, those offered counted where no knower has seen them.
    fn room(&self, knowers: SeatSet) -> [usize; Zone::COUNT] {
        let mut room = [0; Zone::COUNT];
        room[Zone::Deck.index()] = self.deck.len();
        room[Zone::Discard.index()] = self.discard.len();
        for seat in Seat::all(self.players.len()) {
            room[Zone::Hand(seat).index()] = self.player(seat).hand.len();
        }
        room[Zone::Offered.index()] = self.unseen_offers(knowers).len();
        room
    }

    /// Offered cards that no knower has seen: in packs by pack and place, else by seat.
    fn unseen_offers(&self, knowers: SeatSet) -> ArrayVec<(u8, u8), 50> {
        let mut places = ArrayVec::new();
        if self.draft.packs.is_empty() {
            for seat in Seat::all(self.players.len()) {
                if !knowers.contains(seat) {
                    let n = self.player(seat).offered.len();
                    places.extend((0..n as u8).map(|at| (seat.0, at)));
                }
            }
        } else {
            for pack in 0..self.draft.packs.len() {
                let unseen = self.first_seen(knowers, pack);
                places.extend((0..unseen as u8).map(|at| (pack as u8, at)));
            }
        }
        places
    }

    /// The first place of a pack that these seats have seen.
    fn first_seen(&self, viewers: SeatSet, pack: usize) -> usize {
        let held = |round: &usize| viewers.contains(self.holder(pack, *round));
        let first = (0..self.rounds_held()).find(held);
        first.unwrap_or(self.draft.packs[pack].len())
    }

    /// In how many rounds of the draft packs were held so far.
    fn rounds_held(&self) -> usize {
        let size = self.draft.packs.first().map_or(0, |pack| pack.len());
        match self.phase {
            Phase::Draft => (usize::from(self.draft.round) + 1).min(size),
            _ => size,
        }
    }

    /// Puts other cards where no knower has seen them, and those seen only as a set in another order.
    fn refill_offers(&mut self, knowers: SeatSet, cards: &CardSet, rng: &mut impl Rng) {
        let mut cards: ArrayVec<Card, 50> = cards.iter().collect();
        tabletop::shuffle(rng, &mut cards);
        let places = self.unseen_offers(knowers);
        if self.draft.packs.is_empty() {
            for seat in Seat::all(self.players.len()) {
                if !knowers.contains(seat) {
                    let mine = places.iter().zip(&cards);
                    let mine = mine.filter(|((place, _), _)| *place == seat.0);
                    self.player_mut(seat).offered = mine.map(|(_, card)| *card).collect();
                }
            }
            return;
        }
        for ((pack, at), card) in places.iter().zip(&cards) {
            self.draft.packs[usize::from(*pack)][usize::from(*at)] = *card;
        }
        let (rounds, picked) = (self.rounds_held(), self.rounds_picked());
        for pack in 0..self.draft.packs.len() {
            for span in self.spans(knowers, pack, rounds) {
                let seen = &mut self.draft.packs[pack][span];
                seen.sort_unstable();
                tabletop::shuffle(rng, seen);
            }
            self.draft.packs[pack][picked..].sort_unstable();
        }
        if self.phase == Phase::Research {
            for seat in Seat::all(self.players.len()) {
                self.player_mut(seat).offered = self.kept(seat, rounds);
            }
        }
    }

    /// Deals the corporations that no knower has seen anew.
    fn redeal_corporations(&mut self, knowers: SeatSet, rng: &mut impl Rng) {
        let mut pool = self.variant.corporations();
        for seat in Seat::all(self.players.len()) {
            let player = self.player(seat);
            player
                .corporation
                .into_iter()
                .for_each(|card| pool.remove(card));
            if knowers.contains(seat) {
                player
                    .corporations
                    .iter()
                    .for_each(|&card| pool.remove(card));
            }
        }
        let mut pool: ArrayVec<Card, { Card::ROOM }> = pool.iter().collect();
        tabletop::shuffle(rng, &mut pool);
        for seat in Seat::all(self.players.len()) {
            if !knowers.contains(seat) {
                let corporations = &mut self.player_mut(seat).corporations;
                for dealt in corporations.iter_mut() {
                    *dealt = pool.pop().unwrap_or(*dealt);
                }
                corporations.sort_unstable();
            }
        }
    }

    /// Sealed answers and half-made picks of others are open again.
    fn forget_answers(&mut self, knowers: SeatSet) {
        for seat in Seat::all(self.players.len()) {
            if !knowers.contains(seat) {
                self.reset_answer(seat);
            }
        }
        let active = self.turn.active;
        if let Ask::Payment(bill) = &mut self.ask
            && let Purchase::Looked(card) = &mut bill.purchase
            && !knowers.contains(active)
        {
            let offered = self.players[active.index()].offered;
            *card = offered.first().unwrap_or(*card);
        }
    }

    /// Others know what everybody knows and what lies before them.
    fn forget_beliefs(&mut self, knowers: SeatSet) {
        let all = self.beliefs[self.players.len()];
        for seat in Seat::all(self.players.len()) {
            if knowers.contains(seat) {
                continue;
            }
            let mut belief = all;
            let player = self.player(seat);
            belief.locates(&player.hand, Zone::Hand(seat));
            belief.sees(&player.offered);
            for pack in 0..self.draft.packs.len() {
                let seen = self.first_seen(SeatSet::of(seat), pack);
                let seen = self.draft.packs[pack][seen..].iter().copied().collect();
                belief.sees(&seen);
            }
            self.beliefs[seat.index()] = belief;
        }
    }

    /// Visits every component once, with its place. What lies in no order is numbered by kind.
    pub(crate) fn visit_components(&self, visit: &mut dyn FnMut(Component, Place)) {
        for (slot, card) in self.deck.iter().enumerate() {
            visit(component(*card), at(zones::DECK, slot, nobody()));
        }
        for (slot, card) in self.discard.iter().enumerate() {
            let known = self.who_located(card, Zone::Discard);
            visit(component(card), at(zones::DISCARD, slot, known));
        }
        for seat in Seat::all(self.players.len()) {
            let player = self.player(seat);
            for (slot, card) in player.hand.iter().enumerate() {
                let known = self.who_located(card, Zone::Hand(seat));
                visit(component(card), at(zones::HAND + of(seat), slot, known));
            }
            let open = player.table.union(player.events);
            let open = open.iter().filter(|card| !card.is_corporation());
            for (slot, card) in open.enumerate() {
                visit(
                    component(card),
                    at(zones::TABLE + of(seat), slot, Known::ToAll),
                );
            }
            if self.draft.packs.is_empty() {
                for (slot, card) in player.offered.iter().enumerate() {
                    let known = Known::To(SeatSet::of(seat));
                    visit(component(card), at(zones::OFFERED + of(seat), slot, known));
                }
            }
        }
        self.each_drafted(visit);
        self.each_corporation(visit);
        self.each_tile(visit);
    }

    fn who_located(&self, card: Card, zone: Zone) -> Known {
        let knows = |belief: &Belief| belief.located(zone).contains(card);
        if knows(&self.beliefs[self.players.len()]) {
            return Known::ToAll;
        }
        let seats = Seat::all(self.players.len());
        Known::To(
            seats
                .filter(|seat| knows(&self.beliefs[seat.index()]))
                .collect(),
        )
    }

    fn each_drafted(&self, visit: &mut dyn FnMut(Component, Place)) {
        let picked = self.rounds_picked();
        for seat in Seat::all(self.players.len()) {
            if self.draft.packs.is_empty() {
                return;
            }
            let kept = self.kept(seat, picked);
            for (slot, card) in kept.iter().enumerate() {
                let known = self.who_saw(card);
                visit(component(card), at(zones::OFFERED + of(seat), slot, known));
            }
        }
        for (pack, cards) in self.draft.packs.iter().enumerate() {
            // What is left of a pack stands in rising order.
            for (slot, card) in cards[picked..].iter().enumerate() {
                let known = self.who_saw(*card);
                visit(component(*card), at(zones::PACK + pack as u16, slot, known));
            }
        }
    }

    /// How many cards of each pack are kept by somebody.
    fn rounds_picked(&self) -> usize {
        match self.phase {
            Phase::Draft => usize::from(self.draft.round),
            _ => self.rounds_held(),
        }
    }

    /// Who knows where a card of a draft lies: with whom, or still in its pack.
    fn who_saw(&self, card: Card) -> Known {
        let seats = Seat::all(self.players.len());
        let knows = |seat: &Seat| self.have_seen(SeatSet::of(*seat), card);
        Known::To(seats.filter(knows).collect())
    }

    /// Whether seats know together where a card of a draft lies.
    fn have_seen(&self, knowers: SeatSet, card: Card) -> bool {
        let (rounds, picked) = (self.rounds_held(), self.rounds_picked());
        let mut packs = self.draft.packs.iter().enumerate();
        let found = packs.find_map(|(pack, cards)| {
            let place = cards.iter().position(|c| *c == card)?;
            Some((pack, place))
        });
        let Some((pack, place)) = found else {
            return false;
        };
        let lies = |at: usize| (at < picked).then(|| self.holder(pack, at));
        let holds = knowers.contains(self.holder(pack, rounds - 1)) && place >= picked;
        let kept = lies(place).is_some_and(|keeper| knowers.contains(keeper));
        let mut spans = self.spans(knowers, pack, rounds).into_iter();
        holds
            || kept
            // A set of which all cards lie in one place is located.
            || spans.any(|mut span| {
                let lies_there = lies(span.start);
                span.contains(&place) && span.all(|at| lies(at) == lies_there)
            })
    }

    /// Whether seats can tell where a card lies that none of them has located by itself.
    pub(crate) fn is_deduced(&self, knowers: SeatSet, component: Component) -> bool {
        let card = match component.kind {
            kind if usize::from(kind) < data().projects => Card(kind),
            _ => return false,
        };
        let belief = self.belief_of(knowers);
        let hidden = belief.0.iter().any(|cards| cards.contains(card));
        match hidden {
            true => sampler::is_forced(&belief, self.room(knowers), card),
            false => self.have_seen(knowers, card),
        }
    }

    fn each_corporation(&self, visit: &mut dyn FnMut(Component, Place)) {
        let mut boxed = 0;
        for card in self.variant.corporations() {
            let mut seats = Seat::all(self.players.len());
            let has = |seat: &Seat| {
                let player = self.player(*seat);
                player.corporation == Some(card) || player.corporations.contains(&card)
            };
            let place = match seats.find(has) {
                None => {
                    boxed += 1;
                    at(zones::BOX, boxed - 1, nobody())
                }
                Some(seat) if self.player(seat).corporation == Some(card) => {
                    at(zones::CORPORATION + of(seat), 0, Known::ToAll)
                }
                Some(seat) => {
                    let dealt = &self.player(seat).corporations;
                    let slot = dealt.iter().position(|c| *c == card).unwrap_or_default();
                    let known = Known::To(SeatSet::of(seat));
                    at(zones::NOT_TAKEN + of(seat), slot, known)
                }
            };
            visit(component(card), place);
        }
    }

    fn each_tile(&self, visit: &mut dyn FnMut(Component, Place)) {
        let oceans = (0..Board::MAX_OCEANS).map(|i| self.board.oceans.iter().nth(i));
        for (copy, space) in oceans.enumerate() {
            visit(tile(Tile::Ocean.index(), copy), on_map(space));
        }
        for (i, space) in self.board.special.iter().enumerate() {
            visit(tile(Tile::Capital.index() + i, 0), on_map(*space));
        }
    }
}

/// The places where components lie; those of a seat follow each other.
mod zones {
    use super::Card;

    pub(super) const DECK: u16 = 0;
    pub(super) const DISCARD: u16 = 1;
    pub(super) const BOX: u16 = 2;
    pub(super) const SUPPLY: u16 = 3;
    pub(super) const MAP: u16 = 4;
    pub(super) const HAND: u16 = 10;
    pub(super) const OFFERED: u16 = 20;
    pub(super) const TABLE: u16 = 30;
    pub(super) const PACK: u16 = 40;
    pub(super) const CORPORATION: u16 = 50;
    pub(super) const NOT_TAKEN: u16 = 60;
    /// Kinds of components from here on are tiles; below are cards.
    pub(super) const FIRST_TILE: u16 = Card::ROOM as u16;
}

fn component(card: Card) -> Component {
    Component {
        kind: card.index() as u16,
        copy: 0,
    }
}

fn tile(index: usize, copy: usize) -> Component {
    Component {
        kind: zones::FIRST_TILE + index as u16,
        copy: copy as u16,
    }
}

fn at(zone: u16, slot: usize, known: Known) -> Place {
    Place {
        zone,
        slot: slot as u16,
        known,
    }
}

fn on_map(space: Option<Space>) -> Place {
    match space {
        Some(space) => at(zones::MAP, space.index(), Known::ToAll),
        None => at(zones::SUPPLY, 0, Known::ToAll),
    }
}

/// A seat's place among the zones of its kind.
const fn of(seat: Seat) -> u16 {
    seat.0 as u16
}

const fn nobody() -> Known {
    Known::To(SeatSet::EMPTY)
}
