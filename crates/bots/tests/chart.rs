//! The chart after a game.

use bots::{Effort, chart, rng};
use games::AnyGame;
use std::time::Duration;
use tabletop::{Chance, Seat, Seed};

/// A game of bots to its end.
fn played(name: &str, seats: usize, bots: &[&str]) -> Box<dyn AnyGame> {
    let chance = Chance::seeded(Seed::from(5));
    let mut table = games::start(name, seats, None, chance).expect("it can be played");
    let mut rng = rng(Seed::from(5), Seat(0));
    while let Some(seat) = table.deciders().first() {
        let bot = bots[seat.index()];
        let action = bots::decide(&*table, seat, bot, &mut rng).expect("a bot of this name");
        let action = action.expect("the seat is asked");
        let _ = table
            .play(seat, &[&action])
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
        time: Duration::from_secs(60),
    };
    let chart = chart(&*table, &effort, &mut rng(Seed::from(1), Seat(0))).expect("a game of ours");
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
