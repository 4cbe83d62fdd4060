//! The chart after a game.

use bots::{Bot, Effort, Kind, Maker, Wanted, ask, chart, rng};
use games::{AnyGame, Error};
use tabletop::{Chance, Knowledge, Seat, Seed};

struct ByCount(Kind);

impl Maker for ByCount {
    type Error = Error;

    fn bot<G: Knowledge>(self) -> Result<Box<dyn Bot<G>>, Error> {
        Ok(self.0.by_count().expect("it needs no clock"))
    }
}

/// A game of bots to its end.
fn played(name: &str, seats: usize, bots: &[&str]) -> Box<dyn AnyGame> {
    let chance = Chance::seeded(Seed::from(5));
    let mut table = games::start(name, seats, None, chance).expect("it can be played");
    let mut rng = rng(Seed::from(5), Seat(0));
    while let Some(seat) = table.deciders().first() {
        let bot = ByCount(bots[seat.index()].parse().expect("a bot of this name"));
        let answer = ask(&*table, seat, Wanted::Choice, bot, &mut rng).expect("the seat is asked");
        let _ = table
            .play(seat, &[&answer.action])
            .expect("bots play by the rules");
    }
    table
}

#[test]
fn a_chart_tells_every_turn_and_ends_with_who_won() {
    let table = played("race", 2, &["greedy", "random"]);
    let effort = Effort {
        worlds: 4,
        iterations: 100,
    };
    let mut luck = rng(Seed::from(1), Seat(0));
    let chart = chart(&*table, &effort, &mut || true, &mut luck).expect("a game of ours");
    assert!(chart.turns.len() > 10, "{} turns", chart.turns.len());
    for turn in &chart.turns {
        let sum: f32 = turn.chances.iter().sum();
        assert!((sum - 1.0).abs() < 1e-3, "{turn:?}");
    }
    assert!(chart.turns.windows(2).all(|pair| pair[0].at < pair[1].at));
    let won = table.outcome().expect("it is over").won;
    let last = chart.turns.last().expect("there are turns");
    assert_eq!(last.chances[0] > 0.5, won[0]);
    assert!(!chart.slips.is_empty(), "somebody slipped");
    assert!(
        chart
            .slips
            .iter()
            .all(|slip| slip.better_chance > slip.chance)
    );
    // Whoever plays at random throws more away.
    let thrown_away = |seat| {
        let own = chart.slips.iter().filter(|slip| slip.seat == seat);
        own.map(|slip| slip.better_chance - slip.chance)
            .sum::<f32>()
    };
    let (greedy, random) = (thrown_away(Seat(0)), thrown_away(Seat(1)));
    assert!(random > greedy, "{random} against {greedy}");
}

#[test]
fn a_chart_that_has_no_time_tells_every_turn_and_judges_no_move() {
    let table = played("race", 2, &["greedy", "random"]);
    let drawn = |looks: u32| {
        let (mut left, mut luck) = (looks, rng(Seed::from(1), Seat(0)));
        let mut in_time = || {
            left = left.saturating_sub(1);
            left > 0
        };
        let effort = Effort {
            worlds: 2,
            iterations: 50,
        };
        chart(&*table, &effort, &mut in_time, &mut luck).expect("a game of ours")
    };
    let (none, some, all) = (drawn(0), drawn(60), drawn(u32::MAX));
    assert!(none.slips.is_empty() && !some.slips.is_empty());
    let last = |chart: &bots::Chart| chart.slips.iter().map(|slip| slip.at).max();
    assert!(
        last(&some) <= last(&all),
        "what came late may not be reached"
    );
    assert_eq!(none.turns.len(), all.turns.len());
}
