//! Points by card: what is told beside a line of a score sheet.

use games::Json;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;
use tabletop::{Chance, Seed, Viewer, below};

#[test]
fn the_points_of_cards_make_up_their_line_and_the_cards_are_in_the_catalogue() {
    for name in ["race", "mars", "planet", "moon"] {
        let catalogue = games::catalogue(name).expect("a game");
        let known: BTreeSet<&str> = catalogue.iter().map(|entry| entry.id.as_str()).collect();
        let mut told = 0;
        for seed in 0..6 {
            let rng = &mut ChaCha8Rng::seed_from_u64(seed);
            let chance = Chance::seeded(Seed::from(seed));
            let mut table = games::start(name, 2, None, chance).expect("two can play");
            while let Some(seat) = table.deciders().first() {
                let list = table.legal(seat).expect("the seat is there");
                let list: Vec<Json> = serde_json::from_str(list.get()).expect("a list");
                let action = &list[below(rng, list.len() as u32) as usize];
                let played = table.play(seat, &[action]);
                assert!(played.is_ok(), "{} is listed", action.get());
            }
            let scores = table.standings(Viewer::Referee);
            let lines = scores.seats.iter().flat_map(|score| &score.breakdown);
            for line in lines.filter(|line| !line.cards.is_empty()) {
                let sum: i32 = line.cards.iter().map(|it| it.points).sum();
                assert_eq!(sum, line.points, "{name}: {}", line.name);
                let unknown = line.cards.iter().find(|it| !known.contains(&*it.card));
                assert_eq!(unknown, None, "{name}: {}", line.name);
                told += line.cards.len();
            }
        }
        // Who plays at random accomplishes no mission of the moon.
        assert!(
            told > 0 || name == "moon",
            "no card of {name} has brought anything"
        );
    }
}
