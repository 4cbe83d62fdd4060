//! Who knows what: every component with its place, and a game with the secrets drawn anew.

use crate::cards::{CIV_CARDS, EVENTS, OBJECTIVES};
use crate::kinds::{CivCard, Colour, EventCard, Objective};
use crate::pending::AtOnce;
use crate::state::{Planet, Stage, Step};
use arrayvec::ArrayVec;
use rand::Rng;
use tabletop::{Chance, Component, Known, Place, Seat, SeatSet, Seed};

// Kinds of components: tiles are their own number.
const CIV: u16 = 200;
const EVENT: u16 = 300;
const OBJECTIVE: u16 = 400;
const ROVER: u16 = 500;
const LIFEPOD: u16 = 501;

// Zones of the table.
const GONE: u16 = 1;
const STACK: u16 = 10;
const CIV_PILE: u16 = 30;
const CIV_UNUSED: u16 = 40;
const CIV_REMOVED: u16 = 50;
const EVENT_DECK: u16 = 60;
const EVENT_SHOWN: u16 = 61;
const EVENT_UNUSED: u16 = 62;
const OBJECTIVE_PILE: u16 = 70;
const NEIGHBOURS: u16 = 71;
const SHARED: u16 = 72;
// Zones of seat n: these and 20 n.
const SEATS: u16 = 100;
const PLANET: u16 = 0;
const CIV_HELD: u16 = 1;
const CLAIM: u16 = 2;
const DEALT: u16 = 3;
const PERSONAL: u16 = 4;
const REJECTED: u16 = 5;
const DRAWN: u16 = 6;
const ROVERS: u16 = 7;
const LIFEPODS: u16 = 8;
const LOST: u16 = 9;

type Visit<'a> = dyn FnMut(Component, Place) + 'a;

fn lay(visit: &mut Visit<'_>, kind: u16, copy: u16, zone: u16, slot: usize, known: Known) {
    visit(
        Component { kind, copy },
        Place {
            zone,
            slot: slot as u16,
            known,
        },
    );
}

/// A place that a civilization card can have unseen by others.
struct Slot {
    card: CivCard,
    /// When it left the pile; what was seen before that can have become this.
    taken: u8,
}

impl Planet {
    /// Visits every tile, card, rover and lifepod. Patches and meteorites are amounts.
    pub(crate) fn visit(&self, visit: &mut dyn FnMut(Component, Place)) {
        for (shape, stack) in self.station.stacks.iter().enumerate() {
            let zone = STACK + shape as u16;
            for (slot, tile) in stack.below.iter().enumerate() {
                lay(visit, tile.0.into(), 0, zone, slot, Known::TO_NOBODY);
            }
            for tile in stack.top {
                lay(visit, tile.0.into(), 0, zone, 99, Known::ToAll);
            }
        }
        self.station.gone.iter().for_each(|tile| {
            lay(visit, tile.0.into(), 0, GONE, 0, Known::ToAll);
        });
        self.visit_cards(visit);
        let (mut rovers, mut pods) = (0, 0);
        for seat in Seat::all(self.count()) {
            self.visit_seat(seat, visit, &mut rovers, &mut pods);
        }
    }

    fn visit_cards(&self, visit: &mut Visit<'_>) {
        for rank in 0..4 {
            for &card in &self.civ.piles[rank] {
                let known = Known::To(self.locators(card));
                lay(
                    visit,
                    CIV + u16::from(card.0),
                    0,
                    CIV_PILE + rank as u16,
                    0,
                    known,
                );
            }
            for &card in &self.civ.unused[rank] {
                let zone = CIV_UNUSED + rank as u16;
                lay(visit, CIV + u16::from(card.0), 0, zone, 0, Known::TO_NOBODY);
            }
        }
        for (card, _) in &self.civ.removed {
            lay(
                visit,
                CIV + u16::from(card.0),
                0,
                CIV_REMOVED,
                0,
                Known::TO_NOBODY,
            );
        }
        let top = self.events.deck.len().wrapping_sub(1);
        for (slot, card) in self.events.deck.iter().enumerate() {
            let known = if slot == top {
                self.events.peeked
            } else {
                SeatSet::EMPTY
            };
            lay(
                visit,
                EVENT + u16::from(card.0),
                0,
                EVENT_DECK,
                slot,
                Known::To(known),
            );
        }
        for card in &self.events.shown {
            lay(
                visit,
                EVENT + u16::from(card.0),
                0,
                EVENT_SHOWN,
                0,
                Known::ToAll,
            );
        }
        let none = self.events.deck.is_empty() && self.events.shown.is_empty();
        for card in &self.events.unused {
            // Without the module, or for several players, it is known which ones are out.
            let out = none || self.count() > 1 && card.facts().solo_only;
            let known = if out { Known::ToAll } else { Known::TO_NOBODY };
            lay(visit, EVENT + u16::from(card.0), 0, EVENT_UNUSED, 0, known);
        }
        let mut objective = |card: &Objective, zone, slot, known| {
            lay(visit, OBJECTIVE + u16::from(card.0), 0, zone, slot, known);
        };
        for (slot, card) in self.objectives.pile.iter().enumerate() {
            objective(card, OBJECTIVE_PILE, slot, Known::TO_NOBODY);
        }
        for (slot, card) in self.objectives.neighbours.iter().enumerate() {
            objective(card, NEIGHBOURS, slot, Known::ToAll);
        }
        self.objectives
            .shared
            .iter()
            .for_each(|card| objective(card, SHARED, 0, Known::ToAll));
    }

    fn visit_seat(&self, seat: Seat, visit: &mut Visit<'_>, rovers: &mut u16, pods: &mut u16) {
        let player = self.player(seat);
        let own = Known::To(SeatSet::of(seat));
        let zone = |zone: u16| SEATS + 20 * u16::from(seat.0) + zone;
        for (slot, laid) in player.surface.tiles.iter().enumerate() {
            lay(
                visit,
                laid.tile.0.into(),
                0,
                zone(PLANET),
                slot,
                Known::ToAll,
            );
        }
        for held in &player.civ {
            let known = if held.shown { Known::ToAll } else { own };
            lay(
                visit,
                CIV + u16::from(held.card.0),
                0,
                zone(CIV_HELD),
                0,
                known,
            );
        }
        let claim = self.civ.claim.filter(|claim| claim.seat == seat);
        for card in claim.and_then(|claim| claim.extra) {
            lay(visit, CIV + u16::from(card.0), 0, zone(CLAIM), 0, own);
        }
        let open = if self.step == Step::Over {
            Known::ToAll
        } else {
            own
        };
        let piles: [(&[Objective], u16, Known); 4] = [
            (&player.dealt, DEALT, own),
            (&player.objectives, PERSONAL, open),
            (&player.rejected, REJECTED, own),
            (&player.drawn, DRAWN, own),
        ];
        for (cards, at, known) in piles {
            for card in cards {
                lay(visit, OBJECTIVE + u16::from(card.0), 0, zone(at), 0, known);
            }
        }
        let mut tokens = |kind, copy: &mut u16, at: u16, n: usize| {
            for _ in 0..n {
                lay(visit, kind, *copy, at, 0, Known::ToAll);
                *copy += 1;
            }
        };
        tokens(ROVER, rovers, zone(PLANET), player.surface.rovers.len());
        tokens(ROVER, rovers, zone(ROVERS), player.rovers.into());
        tokens(ROVER, rovers, zone(LOST), player.rovers_lost.into());
        let limbo = player
            .pending
            .at_once
            .iter()
            .filter(|it| **it == AtOnce::Lifepod)
            .count();
        tokens(
            LIFEPOD,
            pods,
            zone(PLANET),
            player.surface.lifepods.len() as usize,
        );
        tokens(
            LIFEPOD,
            pods,
            zone(LIFEPODS),
            player.collected_lifepods() as usize + limbo,
        );
        tokens(LIFEPOD, pods, zone(LOST), player.lifepods_lost.into());
    }

    /// Who has located a card of a pile: who saw it there and nobody has since taken one unseen.
    pub(crate) fn locators(&self, card: CivCard) -> SeatSet {
        let seen = |seat: &Seat| {
            let at = self.civ.seen[card.index()][seat.index()];
            at > 0
                && !self
                    .slots(card.rank(), SeatSet::of(*seat))
                    .any(|slot| slot.taken > at)
        };
        Seat::all(self.count()).filter(seen).collect()
    }

    /// The places outside of the pile where cards of a level lie unseen by the knowers.
    fn slots(&self, rank: usize, knowers: SeatSet) -> impl Iterator<Item = Slot> {
        let held = Seat::all(self.count()).filter(move |seat| !knowers.contains(*seat));
        let held = held.flat_map(|seat| self.player(seat).civ.iter().filter(|it| !it.shown));
        let held = held.map(|held| Slot {
            card: held.card,
            taken: held.taken,
        });
        let claim = self.civ.claim.filter(|claim| !knowers.contains(claim.seat));
        let extra = claim.and_then(|claim| claim.extra);
        let extra = extra.map(|card| Slot {
            card,
            taken: u8::MAX,
        });
        let removed = self
            .civ
            .removed
            .iter()
            .map(|&(card, taken)| Slot { card, taken });
        held.chain(extra)
            .chain(removed)
            .filter(move |slot| slot.card.rank() == rank)
    }

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
        let civ = &self.civ;
        let seen = |card: &CivCard| {
            knowers
                .iter()
                .map(|seat| civ.seen[card.index()][seat.index()])
                .max()
                .unwrap_or(0)
        };
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
        for (card, _) in self
            .civ
            .removed
            .iter_mut()
            .filter(|(card, _)| card.rank() == rank)
        {
            *card = next().unwrap_or(*card);
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
