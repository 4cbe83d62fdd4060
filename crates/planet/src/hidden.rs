//! A game with the secrets drawn anew.

use crate::cards::{CIV_CARDS, EVENTS, OBJECTIVES};
use crate::kinds::{CivCard, Colour, EventCard, Objective};
use crate::state::{Planet, Stage, Step};
use arrayvec::ArrayVec;
use rand::Rng;
use tabletop::{Chance, Seat, SeatSet, Seed};

impl Planet {
    /// The same game with everything drawn anew that these seats do not know. What is hidden is
    /// gathered, brought into canonical order and dealt out again.
    pub(crate) fn forget(&self, knowers: SeatSet, rng: &mut impl Rng) -> Self {
        let mut game = self.clone();
        game.chance = Chance::seeded(Seed::random(rng));
        game.reopen(knowers);
        for stack in &mut game.station.stacks {
            stack.below.sort_unstable();
            tabletop::shuffle(rng, &mut stack.below);
        }
        (0..4).for_each(|rank| game.forget_civ(rank, knowers, rng));
        game.forget_events(knowers, rng);
        game.forget_objectives(knowers, rng);
        game
    }

    /// A sealed answer is no secret that others could keep: to them it was not given yet.
    fn reopen(&mut self, knowers: SeatSet) {
        let sealed = self.step;
        if !sealed.sealed() {
            return;
        }
        for seat in Seat::all(self.count()).filter(|&seat| !knowers.contains(seat)) {
            let player = self.player_mut(seat);
            player.stage = Stage::Free;
            player.sides = None;
            if sealed == Step::Objectives {
                player.dealt.extend(std::mem::take(&mut player.objectives));
                player.dealt.sort_unstable();
            }
        }
    }

    /// Deals the civilization cards of a level anew. A card that a knower saw in the pile is still
    /// there, or was taken later.
    fn forget_civ(&mut self, rank: usize, knowers: SeatSet, rng: &mut impl Rng) {
        let pile = self.civ.piles[rank].len();
        let mut places: ArrayVec<u8, CIV_CARDS> = ArrayVec::new();
        let mut cards: ArrayVec<CivCard, CIV_CARDS> =
            self.civ.piles[rank].iter().copied().collect();
        places.extend(std::iter::repeat_n(u8::MAX, pile));
        for slot in self.slots(rank, knowers) {
            places.push(slot.taken);
            cards.push(slot.card);
        }
        cards.extend(self.civ.unused[rank].iter().copied());
        cards.sort_unstable();
        let seen = |card: &CivCard| self.seen_by(*card, knowers);
        // What was seen last fits in the fewest places: it is laid first.
        let mut known: ArrayVec<CivCard, CIV_CARDS> = cards
            .iter()
            .copied()
            .filter(|card| seen(card) > 0)
            .collect();
        known.sort_by_key(|card| std::cmp::Reverse(seen(card)));
        let mut laid: ArrayVec<Option<CivCard>, CIV_CARDS> = places.iter().map(|_| None).collect();
        for card in known {
            let fits = |i: &usize| laid[*i].is_none() && places[*i] > seen(&card);
            let free: ArrayVec<usize, CIV_CARDS> = (0..laid.len()).filter(fits).collect();
            if let Some(n) = (free.len() as u32).checked_sub(1) {
                laid[free[tabletop::below(rng, n + 1) as usize]] = Some(card);
            }
        }
        let mut rest: ArrayVec<CivCard, CIV_CARDS> = cards
            .iter()
            .copied()
            .filter(|card| !laid.contains(&Some(*card)))
            .collect();
        tabletop::shuffle(rng, &mut rest);
        let mut laid = laid
            .into_iter()
            .map(|card| card.or_else(|| rest.pop()))
            .collect::<ArrayVec<_, CIV_CARDS>>()
            .into_iter();
        let mut next = || laid.next().flatten();
        self.civ.piles[rank]
            .iter_mut()
            .for_each(|card| *card = next().unwrap_or(*card));
        self.civ.piles[rank].sort_unstable();
        for player in Seat::all(self.players.len()).filter(|&seat| !knowers.contains(seat)) {
            let held = self.players[player.index()].civ.iter_mut();
            for held in held.filter(|held| !held.shown && held.card.rank() == rank) {
                held.card = next().unwrap_or(held.card);
            }
        }
        if let Some(claim) = self
            .civ
            .claim
            .as_mut()
            .filter(|it| !knowers.contains(it.seat))
            && let Some(extra) = claim.extra.as_mut().filter(|card| card.rank() == rank)
        {
            *extra = next().unwrap_or(*extra);
        }
        let removed = self.civ.removed.iter_mut();
        for it in removed.filter(|it| it.card.rank() == rank) {
            it.card = next().unwrap_or(it.card);
        }
        rest.sort_unstable();
        self.civ.unused[rank] = rest.into_iter().collect();
        self.players
            .iter_mut()
            .for_each(|player| player.civ.sort_unstable());
        self.forget_looks(knowers);
    }

    /// Who else saw which card is not known to the knowers.
    fn forget_looks(&mut self, knowers: SeatSet) {
        for seen in &mut self.civ.seen {
            for seat in Seat::all(seen.len()).filter(|&seat| !knowers.contains(seat)) {
                seen[seat.index()] = 0;
            }
        }
    }

    fn forget_events(&mut self, knowers: SeatSet, rng: &mut impl Rng) {
        let events = &mut self.events;
        if events.deck.is_empty() {
            return;
        }
        let top_known = !events.peeked.intersection(knowers).is_empty();
        let top = if top_known { events.deck.pop() } else { None };
        let several = self.players.len() > 1;
        let mut deck: ArrayVec<EventCard, 20> = ArrayVec::new();
        let mut unused: ArrayVec<EventCard, EVENTS> = ArrayVec::new();
        for &colour in Colour::ALL {
            let of = |card: &&EventCard| card.facts().colour == colour;
            let count = events.deck.iter().filter(of).count();
            let out = |card: &&EventCard| several && card.facts().solo_only;
            unused.extend(events.unused.iter().filter(of).filter(out).copied());
            let mut pool: ArrayVec<EventCard, EVENTS> =
                events.deck.iter().filter(of).copied().collect();
            pool.extend(
                events
                    .unused
                    .iter()
                    .filter(of)
                    .filter(|card| !out(card))
                    .copied(),
            );
            pool.sort_unstable();
            tabletop::shuffle(rng, &mut pool);
            deck.extend(pool.drain(..count));
            unused.extend(pool);
        }
        deck.sort_unstable();
        tabletop::shuffle(rng, &mut deck);
        deck.extend(top);
        unused.sort_unstable();
        (events.deck, events.unused) = (deck, unused);
    }

    fn forget_objectives(&mut self, knowers: SeatSet, rng: &mut impl Rng) {
        let mut pool: ArrayVec<Objective, OBJECTIVES> = ArrayVec::new();
        self.each_hidden_objective(knowers, |card| pool.push(*card));
        pool.sort_unstable();
        tabletop::shuffle(rng, &mut pool);
        self.each_hidden_objective(knowers, |card| *card = pool.pop().unwrap_or(*card));
        for player in &mut self.players {
            player.dealt.sort_unstable();
            player.objectives.sort_unstable();
            player.rejected.sort_unstable();
            player.drawn.sort_unstable();
        }
    }

    fn each_hidden_objective(&mut self, knowers: SeatSet, mut each: impl FnMut(&mut Objective)) {
        let over = self.step == Step::Over;
        self.objectives.pile.iter_mut().for_each(&mut each);
        for (i, player) in self.players.iter_mut().enumerate() {
            if knowers.contains(Seat::from(i)) {
                continue;
            }
            player.dealt.iter_mut().for_each(&mut each);
            if !over {
                player.objectives.iter_mut().for_each(&mut each);
            }
            player.rejected.iter_mut().for_each(&mut each);
            player.drawn.iter_mut().for_each(&mut each);
        }
    }
}
