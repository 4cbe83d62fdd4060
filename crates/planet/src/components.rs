//! Every component with its place, and who has located it.

use crate::kinds::{CivCard, EventCard, Objective};
use crate::pending::AtOnce;
use crate::state::{Planet, Step};
use crate::surface::MAX_ROVERS;
use tabletop::{Component, Known, Place, Seat, SeatSet};

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
const BOX: u16 = 10;

/// Lifepods of a planet.
const LIFEPODS_EACH: usize = 6;

fn of_seat(seat: Seat, zone: u16) -> u16 {
    SEATS + 20 * u16::from(seat.0) + zone
}

/// Lays the pieces of a zone in their order.
fn lay(
    visit: &mut dyn FnMut(Component, Place),
    zone: u16,
    pieces: impl Iterator<Item = (u16, Known)>,
) {
    for (slot, (kind, known)) in pieces.enumerate() {
        let slot = slot as u16;
        visit(Component { kind, copy: 0 }, Place { zone, slot, known });
    }
}

fn civ(known: Known) -> impl Fn(&CivCard) -> (u16, Known) {
    move |card| (CIV + u16::from(card.0), known)
}

fn event(known: Known) -> impl Fn(&EventCard) -> (u16, Known) {
    move |card| (EVENT + u16::from(card.0), known)
}

fn objective(known: Known) -> impl Fn(&Objective) -> (u16, Known) {
    move |card| (OBJECTIVE + u16::from(card.0), known)
}

/// A place outside of its pile that a civilization card can have unseen by others.
pub(crate) struct Slot {
    pub(crate) card: CivCard,
    /// When it left the pile; what was seen before that can have become this.
    pub(crate) taken: u8,
    zone: u16,
}

impl Planet {
    /// Visits every tile, card, rover and lifepod. Patches and meteorites are amounts.
    pub(crate) fn visit_components(&self, visit: &mut dyn FnMut(Component, Place)) {
        for (shape, stack) in self.station.stacks.iter().enumerate() {
            let below = stack
                .below
                .iter()
                .map(|tile| (tile.0.into(), Known::TO_NOBODY));
            let top = stack.top.iter().map(|tile| (tile.0.into(), Known::ToAll));
            lay(visit, STACK + shape as u16, below.chain(top));
        }
        let gone = self
            .station
            .gone
            .iter()
            .map(|tile| (tile.0.into(), Known::ToAll));
        lay(visit, GONE, gone);
        self.visit_cards(visit);
        let (mut rovers, mut pods) = (0, 0);
        for seat in Seat::all(self.count()) {
            self.visit_seat(seat, visit, &mut rovers, &mut pods);
        }
    }

    fn visit_cards(&self, visit: &mut dyn FnMut(Component, Place)) {
        for rank in 0..4 {
            let pile = self.civ.piles[rank].iter();
            let located = |card: &CivCard| civ(Known::To(self.locators(*card)))(card);
            lay(visit, CIV_PILE + rank as u16, pile.map(located));
            let unused = self.civ.unused[rank].iter().map(civ(Known::TO_NOBODY));
            lay(visit, CIV_UNUSED + rank as u16, unused);
        }
        let removed = self.civ.removed.iter().map(|it| &it.card);
        lay(visit, CIV_REMOVED, removed.map(civ(Known::TO_NOBODY)));
        let top = self.events.deck.len().wrapping_sub(1);
        let deck = self.events.deck.iter().enumerate().map(|(slot, card)| {
            let peeked = if slot == top {
                self.events.peeked
            } else {
                SeatSet::EMPTY
            };
            event(Known::To(peeked))(card)
        });
        lay(visit, EVENT_DECK, deck);
        lay(
            visit,
            EVENT_SHOWN,
            self.events.shown.iter().map(event(Known::ToAll)),
        );
        let unused = self
            .events
            .unused
            .iter()
            .map(|card| match self.surely_unused(*card) {
                true => event(Known::ToAll)(card),
                false => event(Known::TO_NOBODY)(card),
            });
        lay(visit, EVENT_UNUSED, unused);
        let table = &self.objectives;
        lay(
            visit,
            OBJECTIVE_PILE,
            table.pile.iter().map(objective(Known::TO_NOBODY)),
        );
        lay(
            visit,
            NEIGHBOURS,
            table.neighbours.iter().map(objective(Known::ToAll)),
        );
        lay(
            visit,
            SHARED,
            table.shared.iter().map(objective(Known::ToAll)),
        );
    }

    /// Without the module, or for several players, it is known which events are out.
    fn surely_unused(&self, card: EventCard) -> bool {
        let none = self.events.deck.is_empty() && self.events.shown.is_empty();
        none || self.count() > 1 && card.facts().solo_only
    }

    fn visit_seat(
        &self,
        seat: Seat,
        visit: &mut dyn FnMut(Component, Place),
        rovers: &mut u16,
        pods: &mut u16,
    ) {
        let player = self.player(seat);
        let own = Known::To(SeatSet::of(seat));
        let zone = |zone| of_seat(seat, zone);
        let tiles = player
            .surface
            .tiles
            .iter()
            .map(|laid| (laid.tile.0.into(), Known::ToAll));
        lay(visit, zone(PLANET), tiles);
        let held = player.civ.iter().map(|held| match held.shown {
            true => civ(Known::ToAll)(&held.card),
            false => civ(own)(&held.card),
        });
        lay(visit, zone(CIV_HELD), held);
        let claim = self.civ.claim.filter(|claim| claim.seat == seat);
        let extra = claim.and_then(|claim| claim.extra);
        lay(visit, zone(CLAIM), extra.iter().map(civ(own)));
        let over = self.step == Step::Over;
        let kept = if over { Known::ToAll } else { own };
        lay(visit, zone(DEALT), player.dealt.iter().map(objective(own)));
        lay(
            visit,
            zone(PERSONAL),
            player.objectives.iter().map(objective(kept)),
        );
        lay(
            visit,
            zone(REJECTED),
            player.rejected.iter().map(objective(own)),
        );
        lay(visit, zone(DRAWN), player.drawn.iter().map(objective(own)));
        let mut tokens = |kind, copy: &mut u16, zone: u16, n: usize| {
            for _ in 0..n {
                let component = Component { kind, copy: *copy };
                visit(
                    component,
                    Place {
                        zone,
                        slot: *copy,
                        known: Known::ToAll,
                    },
                );
                *copy += 1;
            }
        };
        tokens(ROVER, rovers, zone(PLANET), player.surface.rovers.len());
        tokens(ROVER, rovers, zone(ROVERS), player.rovers.into());
        tokens(ROVER, rovers, zone(LOST), player.rovers_lost.into());
        let out = player.surface.rovers.len() + usize::from(player.rovers + player.rovers_lost);
        tokens(ROVER, rovers, zone(BOX), MAX_ROVERS.saturating_sub(out));
        let at_once = player.pending.at_once.iter();
        let in_hand = at_once
            .filter(|it| matches!(it, AtOnce::Lifepod | AtOnce::Moving(_)))
            .count();
        let collected = player.collected_lifepods() as usize + in_hand;
        tokens(LIFEPOD, pods, zone(PLANET), player.surface.lifepods.len());
        tokens(LIFEPOD, pods, zone(LIFEPODS), collected);
        let boxed = if self.step == Step::Sides {
            LIFEPODS_EACH
        } else {
            0
        };
        tokens(LIFEPOD, pods, zone(BOX), boxed);
        tokens(LIFEPOD, pods, zone(LOST), player.lifepods_lost.into());
    }

    /// Who has located a card of a pile: who saw it there and nobody has since taken one unseen.
    pub(crate) fn locators(&self, card: CivCard) -> SeatSet {
        let seen = |seat: &Seat| {
            let at = self.civ.seen[card.index()][seat.index()];
            let mut slots = self.slots(card.rank(), SeatSet::of(*seat));
            at > 0 && !slots.any(|slot| slot.taken > at)
        };
        Seat::all(self.count()).filter(seen).collect()
    }

    /// The places outside of the pile where cards of a level lie unseen by the knowers, in an order
    /// that tells nothing of the cards.
    pub(crate) fn slots(&self, rank: usize, knowers: SeatSet) -> impl Iterator<Item = Slot> {
        let seats = Seat::all(self.count()).filter(move |seat| !knowers.contains(*seat));
        let held = seats.flat_map(|seat| {
            let secret = self.player(seat).civ.iter().filter(|held| !held.shown);
            let zone = of_seat(seat, CIV_HELD);
            secret.map(move |held| Slot {
                card: held.card,
                taken: held.taken,
                zone,
            })
        });
        let claim = self.civ.claim.filter(|claim| !knowers.contains(claim.seat));
        let extra = claim.and_then(|claim| {
            let zone = of_seat(claim.seat, CLAIM);
            claim.extra.map(|card| Slot {
                card,
                taken: u8::MAX,
                zone,
            })
        });
        let removed = self.civ.removed.iter();
        let removed = removed.map(|it| Slot {
            card: it.card,
            taken: it.when,
            zone: CIV_REMOVED,
        });
        held.chain(extra)
            .chain(removed)
            .filter(move |slot| slot.card.rank() == rank)
    }

    /// When one of these seats last saw a card in its pile; 0 if never.
    pub(crate) fn seen_by(&self, card: CivCard, knowers: SeatSet) -> u8 {
        let seen = self.civ.seen[card.index()];
        knowers
            .iter()
            .map(|seat| seen[seat.index()])
            .max()
            .unwrap_or(0)
    }

    /// Whether counting alone tells these seats where a card lies.
    pub(crate) fn is_deduced(&self, knowers: SeatSet, component: Component) -> bool {
        match component.kind {
            CIV..EVENT => self.civ_deduced(CivCard((component.kind - CIV) as u8), knowers),
            EVENT..OBJECTIVE => self.event_deduced(EventCard((component.kind - EVENT) as u8)),
            _ => false,
        }
    }

    /// A card that was seen lies in its pile or where one was put later; where as many cards were
    /// seen late as there are places, no other card can lie.
    fn civ_deduced(&self, card: CivCard, knowers: SeatSet) -> bool {
        let rank = card.rank();
        let pile = self.civ.piles[rank].iter();
        let zone = CIV_PILE + rank as u16;
        let pile = pile.map(|&card| Slot {
            card,
            taken: u8::MAX,
            zone,
        });
        let places: Vec<Slot> = pile.chain(self.slots(rank, knowers)).collect();
        let times: Vec<u8> = places
            .iter()
            .map(|it| self.seen_by(it.card, knowers))
            .collect();
        let own = self.seen_by(card, knowers);
        let full = |t: &&u8| {
            let late = times.iter().filter(|seen| *seen >= t).count();
            **t > own && late == places.iter().filter(|place| place.taken > **t).count()
        };
        let latest = times.iter().filter(full).min().copied().unwrap_or(u8::MAX);
        let open = places
            .iter()
            .filter(|place| place.taken > own && place.taken <= latest);
        let mut zones: Vec<u16> = open.map(|place| place.zone).collect();
        let unseen = times.iter().filter(|&&seen| seen == 0).count();
        if own == 0 && unseen == 0 {
            return true;
        }
        if own == 0 && !self.civ.unused[rank].is_empty() {
            zones.push(CIV_UNUSED + rank as u16);
        }
        zones.sort_unstable();
        zones.dedup();
        zones.len() <= 1
    }

    /// With no card of a colour left in the deck, the others are out.
    fn event_deduced(&self, card: EventCard) -> bool {
        let alike = |other: &&EventCard| other.facts().colour == card.facts().colour;
        let deck = self.events.deck.iter().filter(alike).count();
        let mut unused = self.events.unused.iter().filter(alike);
        deck == 0 || self.events.deck.len() == 1 && unused.all(|it| self.surely_unused(*it))
    }
}
