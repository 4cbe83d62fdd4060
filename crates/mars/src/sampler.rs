//! Dealing hidden cards anew so that everything a viewer knows stays true.

use crate::belief::{Belief, Zone};
use crate::card::{Card, CardSet};
use arrayvec::ArrayVec;
use rand::Rng;

/// A set of zones, a bit each.
type Mask = u8;

/// Puts every card that may lie somewhere into one of the zones where it may, so many in each zone as
/// lie there. Depends on nothing but its arguments.
pub(crate) fn deal(
    belief: &Belief,
    room: [usize; Zone::COUNT],
    rng: &mut impl Rng,
) -> [CardSet; Zone::COUNT] {
    let Sorted {
        mut dealt,
        mut room,
        mut open,
    } = sort_out(belief, room);
    open.sort_unstable();
    let mut slack = Slack::new(&open, &room);
    let mut placed = 0;
    while placed < open.len() && !is_free(&open[placed..], &room) {
        let next = open[placed];
        let zone = slack.choose(next.mask(), &room, rng);
        slack.placed(next.mask(), zone);
        put(next.card(), zone, &mut dealt, &mut room);
        placed += 1;
    }
    let rest = &mut open[placed..];
    tabletop::shuffle(rng, rest);
    let mut zone = 0;
    for open in rest {
        while zone + 1 < Zone::COUNT && room[zone] == 0 {
            zone += 1;
        }
        put(open.card(), zone, &mut dealt, &mut room);
    }
    dealt
}

/// Whether a card can lie in one zone only.
pub(crate) fn is_forced(belief: &Belief, room: [usize; Zone::COUNT], card: Card) -> bool {
    let Sorted { room, open, .. } = sort_out(belief, room);
    let slack = Slack::new(&open, &room);
    let mut mine = open.iter().filter(|open| open.card() == card);
    mine.all(|open| slack.possible(open.mask()).count_ones() == 1)
}

/// A card with the zones it may lie in, packed into a number because many are sorted for every deal: cards with the
/// fewest possibilities come first, last those that may lie anywhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Open(u32);

impl Open {
    const fn new(mask: Mask, card: Card) -> Self {
        Open(mask.count_ones() << 24 | (mask as u32) << 16 | card.0 as u32)
    }

    const fn mask(self) -> Mask {
        (self.0 >> 16) as Mask
    }

    const fn card(self) -> Card {
        Card(self.0 as u16)
    }
}

/// The cards that lie in one zone only put there, and the others with the zones they may lie in.
struct Sorted {
    dealt: [CardSet; Zone::COUNT],
    room: [usize; Zone::COUNT],
    open: ArrayVec<Open, { Card::ROOM }>,
}

fn sort_out(belief: &Belief, mut room: [usize; Zone::COUNT]) -> Sorted {
    let mut masks = [0 as Mask; Card::ROOM];
    for (zone, cards) in belief.0.iter().enumerate() {
        for card in cards.iter() {
            masks[card.index()] |= 1 << zone;
        }
    }
    let mut dealt = [CardSet::EMPTY; Zone::COUNT];
    let mut open = ArrayVec::new();
    for card in Card::projects() {
        let mask = masks[card.index()];
        match mask.count_ones() {
            0 => {}
            1 => put(card, mask.trailing_zeros() as usize, &mut dealt, &mut room),
            _ => open.push(Open::new(mask, card)),
        }
    }
    Sorted { dealt, room, open }
}

fn put(
    card: Card,
    zone: usize,
    dealt: &mut [CardSet; Zone::COUNT],
    room: &mut [usize; Zone::COUNT],
) {
    dealt[zone].insert(card);
    room[zone] = room[zone].saturating_sub(1);
}

fn zones_with_room(room: &[usize; Zone::COUNT]) -> Mask {
    (0..Zone::COUNT)
        .filter(|&zone| room[zone] > 0)
        .fold(0, |sum, zone| sum | 1 << zone)
}

/// Whether every card that is left may lie wherever there is room.
fn is_free(cards: &[Open], room: &[usize; Zone::COUNT]) -> bool {
    let needed = zones_with_room(room);
    cards.iter().all(|open| open.mask() & needed == needed)
}

/// For every set of zones, how much room it has beyond the cards that must lie in it. A placement is
/// possible as long as none of these falls below 0 (Hall's condition).
struct Slack([i16; 1 << Zone::COUNT]);

impl Slack {
    fn new(cards: &[Open], room: &[usize; Zone::COUNT]) -> Self {
        let mut slack = [0i16; 1 << Zone::COUNT];
        for open in cards {
            slack[usize::from(open.mask())] -= 1;
        }
        for zone in 0..Zone::COUNT {
            slack[1 << zone] += room[zone] as i16;
        }
        // Sums over subsets.
        for zone in 0..Zone::COUNT {
            for set in 0..slack.len() {
                if set >> zone & 1 == 1 {
                    slack[set] += slack[set & !(1 << zone)];
                }
            }
        }
        Slack(slack)
    }

    /// The zones where a card can lie such that all others find a place too.
    fn possible(&self, mask: Mask) -> Mask {
        let mut closed = 0;
        for (set, slack) in self.0.iter().enumerate() {
            let must = set & usize::from(mask) == usize::from(mask);
            if *slack <= 0 && !must {
                closed |= set;
            }
        }
        mask & !(closed as Mask)
    }

    /// A zone for a card: possible ones in proportion to their room.
    fn choose(&self, mask: Mask, room: &[usize; Zone::COUNT], rng: &mut impl Rng) -> usize {
        let possible = self.possible(mask);
        let open = |zone: &usize| possible >> zone & 1 == 1;
        let weight = |zone: usize| room[zone] as u32;
        let total: u32 = (0..Zone::COUNT).filter(open).map(weight).sum();
        let mut at = match total {
            0 => return mask.trailing_zeros() as usize,
            _ => tabletop::below(rng, total),
        };
        for zone in (0..Zone::COUNT).filter(open) {
            if at < weight(zone) {
                return zone;
            }
            at -= weight(zone);
        }
        mask.trailing_zeros() as usize
    }

    fn placed(&mut self, mask: Mask, zone: usize) {
        for (set, slack) in self.0.iter_mut().enumerate() {
            let must = set & usize::from(mask) == usize::from(mask);
            if set >> zone & 1 == 1 && !must {
                *slack -= 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::SeedableRng;

    fn set(cards: impl IntoIterator<Item = u16>) -> CardSet {
        cards.into_iter().map(Card).collect()
    }

    #[test]
    fn a_deal_fills_every_zone_and_keeps_every_card_where_it_may_lie() {
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let mut belief = Belief::default();
        belief.0[0] = set(0..20);
        belief.0[1] = set(10..25);
        belief.0[3] = set((0..5).chain(22..30));
        let room = [12, 9, 0, 9, 0, 0, 0, 0];
        let mut first = None;
        let mut moved = false;
        for _ in 0..200 {
            let dealt = deal(&belief, room, &mut rng);
            for zone in 0..Zone::COUNT {
                assert_eq!(dealt[zone].len(), room[zone], "zone {zone}");
                assert!(dealt[zone].is_subset(belief.0[zone]), "zone {zone}");
            }
            moved |= *first.get_or_insert(dealt) != dealt;
        }
        assert!(moved);
    }

    #[test]
    fn a_card_that_must_fill_a_zone_always_does() {
        let mut rng = ChaCha8Rng::seed_from_u64(6);
        let mut belief = Belief::default();
        // Only cards 0 and 1 may lie in zone 1, which holds two.
        belief.0[0] = set(0..10);
        belief.0[1] = set(0..2);
        for _ in 0..50 {
            let dealt = deal(&belief, [8, 2, 0, 0, 0, 0, 0, 0], &mut rng);
            assert_eq!(dealt[1], set(0..2));
        }
    }
}
