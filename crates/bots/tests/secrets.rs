//! What a bot plays does not depend on what it may not see.

use bots::{Bot, Kind, Seated, rng};
use rand::SeedableRng;
use tabletop::example::{Comets, Options};
use tabletop::{Chance, Events, Game, Seat, SeatSet, Seed, below};

#[test]
fn a_bot_plays_the_same_in_every_game_that_it_cannot_tell_from_this_one() {
    // Bots that think as long as they are given are asked for iterations: time repeats nothing.
    let names = ["random", "greedy", "search:24it", "search:24it:2threads"];
    let mut asked = [0; 4];
    for (number, name) in names.iter().enumerate() {
        let kind: Kind = name.parse().expect("a bot of this name");
        let mut bot = kind.by_count::<Comets>().expect("it needs no clock");
        for seed in 0..12 {
            let seed = Seed::from(seed);
            let mut game =
                Comets::new(&Options::default(), 3, Chance::seeded(seed)).expect("three can play");
            let mut dice = rand_chacha::ChaCha8Rng::from_seed(seed.0);
            while let Some(seat) = game.deciders().first() {
                let mut legal = Vec::new();
                game.legal_actions(seat, &mut legal);
                if legal.len() > 1 {
                    let twin = game.determinize(SeatSet::of(seat), &mut dice);
                    let chosen = choose(&mut *bot, &game, seat, &legal, seed);
                    assert_eq!(
                        choose(&mut *bot, &twin, seat, &legal, seed),
                        chosen,
                        "{name}"
                    );
                    asked[number] += 1;
                }
                let action = legal[below(&mut dice, legal.len() as u32) as usize];
                let _ = game.play(seat, &action, &mut Events::off());
            }
        }
    }
    assert!(asked.iter().all(|&n| n > 300), "{asked:?}");
}

fn choose<G: Game>(
    bot: &mut dyn Bot<G>,
    game: &G,
    seat: Seat,
    legal: &[G::Action],
    seed: Seed,
) -> (usize, Option<Vec<f32>>) {
    let table = Seated::new(game, seat);
    let chosen = bot.choose(&table, legal, &mut rng(seed, seat));
    assert!(chosen < legal.len());
    (chosen, bot.rate(&table, legal, &mut rng(seed, seat)))
}
