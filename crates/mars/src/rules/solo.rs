//! The solo game's neutral tiles.

use super::log::Log;
use crate::belief::Zone;
use crate::card::Card;
use crate::map::{Space, Spaces};
use crate::purpose::Purpose;
use crate::state::Mars;
use crate::vocabulary::Tile;
use tabletop::Seat;

/// Terraform rating at the start of a solo game.
pub(crate) const START_RATING: i32 = 14;
/// Generations of a solo game.
pub(crate) const GENERATIONS: u32 = 14;

impl Mars {
    /// Two neutral cities and a greenery beside each, by the costs of four cards from the deck.
    pub(crate) fn place_neutral_tiles(&mut self, log: &mut Log<'_>) {
        let counts = [(); 4].map(|()| self.neutral_count(log));
        self.count_out_neutral_tiles(counts);
    }

    fn count_out_neutral_tiles(&mut self, [n, m, k, l]: [usize; 4]) {
        let first = self.neutral_city(n, false);
        let second = self.neutral_city(m, true);
        self.neutral_greenery(first, k, second);
        self.neutral_greenery(second, l, first);
    }

    /// The cost of the top card, which is discarded; 0 counts as 1. The player sees it.
    fn neutral_count(&mut self, log: &mut Log<'_>) -> usize {
        let Some(card) = self.draw_card(Seat(0), Purpose::NeutralTiles, log) else {
            return 1;
        };
        self.discard_neutral(card);
        usize::from(card.facts().cost.max(1))
    }

    fn discard_neutral(&mut self, card: Card) {
        self.discard.insert(card);
        for belief in &mut self.beliefs {
            belief.locates_one(card, Zone::Discard);
        }
    }

    /// The n-th legal hex from the top left, or from the bottom right.
    fn neutral_city(&mut self, n: usize, from_the_end: bool) -> Space {
        let map = self.map();
        let legal = map
            .land
            .difference(self.board.occupied())
            .difference(self.board.cities.neighbours(map));
        let mut spaces: Vec<Space> = legal.iter().collect();
        if from_the_end {
            spaces.reverse();
        }
        let space = spaces[(n - 1) % spaces.len()];
        self.board.put(Tile::City, space, None);
        space
    }

    /// The n-th legal hex around a city, clockwise from the upper right, round and round. A hex that
    /// would leave the other city's greenery nowhere to go is skipped.
    fn neutral_greenery(&mut self, city: Space, n: usize, other: Space) {
        let map = self.map();
        let free = map.land.difference(self.board.occupied());
        let around = map.neighbours[other.index()];
        let other_is_done = !self.board.greeneries.intersection(around).is_empty();
        let leaves_room = |space: &Space| {
            let left = free.difference(Spaces::of(*space)).intersection(around);
            other_is_done || !left.is_empty()
        };
        let around_city = map.clockwise[city.index()].iter().flatten().copied();
        let legal: Vec<Space> = around_city
            .filter(|space| free.contains(*space))
            .filter(leaves_room)
            .collect();
        if let Some(space) = legal.get((n - 1) % legal.len().max(1)) {
            self.board.put(Tile::Greenery, *space, None);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::scene::Scene;
    use crate::vocabulary::Tile;

    #[test]
    fn neutral_tiles_are_counted_out_as_in_the_examples() {
        let examples: [([usize; 4], [&str; 4]); 7] = [
            ([1, 1, 1, 1], ["r1c1", "r9c4", "r2c2", "r8c5"]),
            ([14, 8, 21, 3], ["r3c7", "r8c3", "r4c7", "r9c3"]),
            ([41, 41, 1, 36], ["r8c3", "r1c1", "r7c4", "r2c1"]),
            ([1, 25, 11, 9], ["r1c1", "r5c7", "r2c2", "r4c6"]),
            ([23, 16, 4, 12], ["r5c2", "r7c2", "r5c1", "r6c2"]),
            ([24, 23, 2, 1], ["r5c7", "r5c9", "r4c6", "r5c8"]),
            ([21, 23, 2, 1], ["r4c7", "r5c9", "r5c7", "r5c8"]),
        ];
        for (counts, spaces) in examples {
            let mut game = Scene::new(1).hand(tabletop::Seat(0), &["mine"]).ready();
            game.count_out_neutral_tiles(counts);
            for (space, tile) in
                spaces
                    .iter()
                    .zip([Tile::City, Tile::City, Tile::Greenery, Tile::Greenery])
            {
                let space = crate::Space::named(space).unwrap();
                assert_eq!(game.board.tile(space), Some(tile), "{counts:?}");
                assert_eq!(game.board.owner(space), None);
            }
        }
    }

    #[test]
    fn every_count_finds_its_place() {
        for n in 1..=41 {
            for m in 1..=41 {
                let mut game = Scene::new(1).hand(tabletop::Seat(0), &["mine"]).ready();
                game.count_out_neutral_tiles([n, m, n, m]);
                assert_eq!(
                    (game.board.cities.len(), game.board.greeneries.len()),
                    (2, 2)
                );
            }
        }
    }
}
