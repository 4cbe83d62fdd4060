//! Whether the bots play as well as they should.

use bots::{Bot, Kind, Quick, Seated, rng};
use tabletop::example::{Comets, Options};
use tabletop::{Chance, Events, Knowledge, Seat, Seed};

/// Plays one game and says which seats have won.
fn game<G: Knowledge>(options: &G::Options, bots: &mut [Box<dyn Bot<G>>], seed: Seed) -> Vec<bool> {
    let mut game = G::new(options, bots.len(), Chance::seeded(seed)).expect("they can play");
    let mut rngs: Vec<_> = Seat::all(bots.len()).map(|seat| rng(seed, seat)).collect();
    let mut legal = Vec::new();
    while let Some(seat) = game.deciders().first() {
        legal.clear();
        game.legal_actions(seat, &mut legal);
        let i = seat.index();
        let choice = match legal.len() {
            1 => 0,
            _ => bots[i].choose(&Seated::new(&game, seat), &legal, &mut rngs[i]),
        };
        let _ = game.play(seat, &legal[choice], &mut Events::off());
    }
    game.outcome().expect("nobody decides: it is over").won
}

fn by_count(name: &str) -> Box<dyn Bot<Comets>> {
    let kind: Kind = name.parse().expect("a bot of this name");
    kind.by_count().expect("it needs no clock")
}

#[test]
fn greedy_beats_random() {
    let names = ["greedy", "random"];
    let mut bots = names.map(by_count);
    let wins: usize = (0..200)
        .filter(|&i| game(&Options::default(), &mut bots, Seed::of_run(1, i))[0])
        .count();
    assert!(wins > 140, "greedy won {wins} of 200");
}

#[test]
fn search_beats_greedy() {
    let names = ["search:100it", "greedy"];
    let mut bots = names.map(by_count);
    let wins: usize = (0..100)
        .filter(|&i| game(&Options::default(), &mut bots, Seed::of_run(1, i))[0])
        .count();
    assert!(wins > 58, "search won {wins} of 100");
}

#[test]
fn who_plays_race_by_learnt_habits_beats_who_plays_by_rule() {
    let mut bots: Vec<Box<dyn Bot<race::Race>>> = [true, false]
        .map(|trained| Box::new(Quick { trained }) as Box<dyn Bot<_>>)
        .into();
    let wins = (0..100)
        .filter(|&i| game(&race::Options::default(), &mut bots, Seed::of_run(1, i))[0])
        .count();
    assert!(wins > 65, "the habits won {wins} of 100");
}
