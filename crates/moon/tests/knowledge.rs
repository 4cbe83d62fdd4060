//! What the game knows makes a player that beats those who know nothing.

use moon::{Action, Moon, Opponent, Options, Scenario};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::{Chance, Events, Game, Knowledge, Seat, SeatSet, Seed, below};

/// Looks one decision ahead: plays each action on a world it cannot tell from the real one, goes on by the
/// policy until it is asked for a combination again, and takes what then looks best.
fn greedy(game: &Moon, seat: Seat, legal: &[Action], rng: &mut ChaCha8Rng) -> Action {
    let worlds: Vec<Moon> = (0..2)
        .map(|_| game.determinize(SeatSet::of(seat), rng))
        .collect();
    let mut buffer = Vec::new();
    let mut best = (f32::NEG_INFINITY, legal[0]);
    for action in legal {
        let mut sum = 0.0;
        for world in &worlds {
            let mut luck = ChaCha8Rng::seed_from_u64(1);
            let mut world = world.clone();
            let _ = world.play(seat, action, &mut Events::off());
            for _ in 0..60 {
                let deciders = world.deciders();
                let own = deciders.contains(seat);
                let next = if own { Some(seat) } else { deciders.first() };
                let Some(next) = next else { break };
                if own && world.prompt(seat).step == game.prompt(seat).step {
                    break;
                }
                buffer.clear();
                world.legal_actions(next, &mut buffer);
                let choice = world.policy(next, &buffer, &mut luck);
                let _ = world.play(next, &buffer[choice], &mut Events::off());
            }
            sum += world.evaluate(seat);
        }
        if sum > best.0 {
            best = (sum, *action);
        }
    }
    best.1
}

#[derive(Clone, Copy)]
enum Player {
    Random,
    Policy,
    Greedy,
}

fn play(scenario: Scenario, players: &[Player], run: u64) -> tabletop::Outcome {
    let options = Options {
        scenario,
        opponent: Opponent::Katherine,
    };
    let chance = Chance::seeded(Seed::of_run(11, run));
    let mut game = Moon::new(&options, players.len(), chance).expect("a setup");
    let mut rng = ChaCha8Rng::seed_from_u64(run);
    let mut legal = Vec::new();
    while let Some(seat) = game.deciders().first() {
        legal.clear();
        game.legal_actions(seat, &mut legal);
        let action = match players[seat.index()] {
            Player::Random => legal[below(&mut rng, legal.len() as u32) as usize],
            Player::Policy => legal[game.policy(seat, &legal, &mut rng)],
            Player::Greedy => greedy(&game, seat, &legal, &mut rng),
        };
        let _ = game.play(seat, &action, &mut Events::off());
    }
    game.outcome().expect("the game is over")
}

/// Wins of one such player against three random ones, ties shared, in per cent; and its mean score.
fn wins(scenario: Scenario, player: Player, games: u64) -> (f32, f32) {
    let (mut wins, mut points) = (0.0, 0.0);
    for run in 0..games {
        let seat = run as usize % 4;
        let mut players = [Player::Random; 4];
        players[seat] = player;
        let outcome = play(scenario, &players, run);
        let winners = outcome.won.iter().filter(|won| **won).count() as f32;
        wins += if outcome.won[seat] {
            1.0 / winners
        } else {
            0.0
        };
        points += outcome.scores[seat] as f32;
    }
    (100.0 * wins / games as f32, points / games as f32)
}

#[test]
fn one_ply_greedy_beats_three_random_players_in_90_of_100_games() {
    let mut all = 0.0;
    for scenario in Scenario::ALL {
        let (won, points) = wins(scenario, Player::Greedy, 20);
        println!("{scenario:?}: greedy wins {won} % with {points} points");
        assert!(won >= 80.0, "{scenario:?}: {won} %");
        all += won / 8.0;
    }
    assert!(all >= 90.0, "{all} %");
}

#[test]
fn the_policy_alone_beats_random_players() {
    for scenario in Scenario::ALL {
        let (won, points) = wins(scenario, Player::Policy, 100);
        println!("{scenario:?}: the policy wins {won} % with {points} points");
        assert!(won >= 60.0, "{scenario:?}: {won} %");
    }
}

#[test]
fn greedy_puts_up_a_fight_against_astra() {
    let mut wins = 0;
    for scenario in Scenario::ALL {
        let outcomes: Vec<_> = (0..4)
            .map(|run| play(scenario, &[Player::Greedy], run))
            .collect();
        let mean = |score: fn(&tabletop::Outcome) -> i32| {
            outcomes.iter().map(score).sum::<i32>() / outcomes.len() as i32
        };
        let own = mean(|outcome| outcome.scores[0]);
        let astra = mean(|outcome| outcome.rivals[0].score.total);
        println!("{scenario:?}: {own} against {astra}");
        wins += outcomes.iter().filter(|outcome| outcome.won[0]).count();
    }
    assert!(wins >= 8, "{wins} of 32 games won");
}
