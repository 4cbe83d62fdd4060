//! Searches that are given a number of iterations play the same game, move for move, whatever is changed around
//! them. Who makes them play otherwise on purpose pins these anew.

use bots::{Bot, Kind, Seated, rng};
use games::Visitor;
use tabletop::{Chance, Events, Game, Knowledge, Seat, Seed, digest};

/// How many decisions are played.
const DECISIONS: u32 = 100;

/// Bots sit around a table and play the beginning of a game.
struct Beginning(&'static [&'static str]);

impl Visitor for Beginning {
    type Out = String;

    fn visit<G: Game + Knowledge>(self) -> String {
        let mut bots: Vec<Box<dyn Bot<G>>> = self.0.iter().map(|name| bot(name)).collect();
        let seed = Seed::from(11);
        let options = G::Options::default();
        let mut game =
            G::new(&options, bots.len(), Chance::seeded(seed)).expect("so many can play");
        let mut rngs: Vec<_> = Seat::all(bots.len()).map(|seat| rng(seed, seat)).collect();
        let (mut legal, mut made) = (Vec::new(), 0);
        while let Some(seat) = game.deciders().first()
            && made < DECISIONS
        {
            legal.clear();
            game.legal_actions(seat, &mut legal);
            let i = seat.index();
            let choice = match legal.len() {
                1 => 0,
                _ => {
                    made += 1;
                    bots[i].choose(&Seated::new(&game, seat), &legal, &mut rngs[i])
                }
            };
            let _ = game.play(seat, &legal[choice], &mut Events::off());
        }
        digest(&game)
    }
}

fn bot<G: Knowledge>(name: &str) -> Box<dyn Bot<G>> {
    let kind: Kind = name.parse().expect("a bot of this name");
    kind.by_count().expect("it is bounded by iterations")
}

fn assert_ends(line_up: &'static [&'static str], digests: [&str; 4]) {
    let games = ["race", "mars", "planet", "moon"];
    let ends =
        games.map(|game| games::dispatch(game, Beginning(line_up)).expect("a game of this name"));
    assert_eq!(ends, digests, "{games:?}");
}

#[test]
fn two_searches_play_as_ever() {
    assert_ends(
        &["search:60it", "search:60it"],
        [
            "25eeac5ccf4cd6f6",
            "8f8a0dd5b03ea40b",
            "da9b47a0f88386b2",
            "02a5bae79ae74f98",
        ],
    );
}

#[test]
fn searches_that_share_their_iterations_or_spend_them_all_play_as_ever() {
    assert_ends(
        &["search:40it:2threads", "search:50it:patient:3deep"],
        [
            "c58af5d202b6d599",
            "3316620de799cf7c",
            "f145f657d1174d03",
            "83cbde5046ff7c7f",
        ],
    );
}

#[test]
fn levels_and_the_untrained_play_as_ever() {
    assert_ends(
        &["easy@1", "normal", "search:30it:untrained"],
        [
            "1a8ad6656b0ed88f",
            "85de2e2b005db9ad",
            "f9d44f9043b8e6c5",
            "456fcd759d1d4cda",
        ],
    );
}
