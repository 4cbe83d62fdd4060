//! Whether an action would reveal something is judged by what its seat may know: whoever is told so learns nothing.

use games::Json;
use rand::{Rng as _, RngExt as _, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tabletop::{Chance, SeatSet, Seed};

/// So many actions of a game, and of each list so many.
const ACTIONS: u32 = 80;
const OF_A_LIST: usize = 4;

#[test]
fn whether_an_action_reveals_is_the_same_in_every_game_that_its_seat_cannot_tell_from_this_one() {
    for &name in games::NAMES {
        let mut rng = ChaCha8Rng::seed_from_u64(name.len() as u64);
        let [fewest, most] = games::seats(name, None).unwrap();
        let chance = Chance::seeded(Seed::from(rng.random::<u64>()));
        let mut table = games::start(name, 3.clamp(fewest, most), None, chance).unwrap();
        for _ in 0..ACTIONS {
            let Some(seat) = table.deciders().first() else {
                break;
            };
            let list: Vec<Json> = serde_json::from_str(table.legal(seat).unwrap().get()).unwrap();
            let mut seed = [0; 32];
            rng.fill_bytes(&mut seed);
            let other = table.determinized(SeatSet::of(seat), seed);
            for _ in 0..OF_A_LIST {
                let action = &list[rng.random_range(0..list.len())];
                let here = table.preview(seat, &[action]).unwrap().revealed;
                let there = other.preview(seat, &[action]).unwrap().revealed;
                assert_eq!(here, there, "{name}: {seat:?} {action}");
            }
            let action = &list[rng.random_range(0..list.len())];
            let played = table.play(seat, &[action]).unwrap();
            let _ = played.revealed;
        }
    }
}
