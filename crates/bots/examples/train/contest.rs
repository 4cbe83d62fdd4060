//! The match that decides whether what was learnt is played by.

use super::plan::Plan;
use super::tables::Tables;
use bots::{Bot, BotRng, Kind, Seated, rng};
use rand::SeedableRng;
use std::error::Error;
use std::fs;
use std::io::Write;
use tabletop::learn::{Learner, Networks};
use tabletop::{Chance, Events, Seat, Seed};

/// 95% of a normal distribution lies within so many standard deviations.
const Z: f64 = 1.959_964;

/// Whether the pupil plays clearly better than its rival, or than a game without anything learnt. Games that were played
/// before are read from the folder.
pub(super) fn is_won<G: Learner + Tables>(
    plan: &Plan,
    pupil: &Networks,
    rival: Option<&'static Networks>,
) -> Result<bool, Box<dyn Error>> {
    let as_written = Networks::read(&G::SHAPE, &pupil.write(false));
    let pupil: &'static Networks = Box::leak(Box::new(as_written.ok_or("it cannot be read")?));
    let path = plan.folder.join("match.csv");
    let played = fs::read_to_string(&path).unwrap_or_default();
    let mut shares: Vec<f64> = played.lines().map_while(|line| line.parse().ok()).collect();
    let mut file = fs::OpenOptions::new()
        .create(true)
        .append(true)
        .open(path)?;
    let kind: Kind = plan.player.parse()?;
    for number in shares.len() as u64..plan.games {
        let share = bout::<G>(plan, kind, [Some(pupil), rival], number)?;
        writeln!(file, "{share}")?;
        shares.push(share);
    }
    let (sum, games) = (shares.iter().sum::<f64>(), shares.len() as f64);
    let share = sum / games;
    let middle = (share + Z * Z / (2.0 * games)) / (1.0 + Z * Z / games);
    let spread = Z / (1.0 + Z * Z / games)
        * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let (low, high) = (middle - spread, middle + spread);
    println!(
        "{}: {:.1}% of {games} games ({:.1} to {:.1}%)",
        plan.player,
        100.0 * share,
        100.0 * low,
        100.0 * high
    );
    Ok(low > 0.5)
}

/// The share of the first in one game: at a table of several in one seat against the second in all others, where winning as
/// often as everybody is one half; alone by who does better with the same luck.
fn bout<G: Learner + Tables>(
    plan: &Plan,
    kind: Kind,
    both: [Option<&'static Networks>; 2],
    number: u64,
) -> Result<f64, Box<dyn Error>> {
    // Two games in a row are the same with seats changed.
    let seed = Seed::of_run(plan.seed ^ 0x7e57, number / 2);
    let mut luck = BotRng::from_seed(seed.0);
    luck.set_stream(u64::MAX / 2);
    let (options, seats) = G::table(&plan.tables, &mut luck);
    let bots = (0..seats).map(|_| kind.by_count::<G>());
    let bots: Option<Vec<_>> = bots.collect();
    let mut bots = bots.ok_or("a match is played by iterations: --player search:100it")?;
    if seats == 1 {
        // There are no seats to change: the next game is another one.
        let seed = Seed::of_run(plan.seed ^ 0x501, number);
        let mut alone = |who: usize| {
            let game = play_out::<G>(&options, seats, seed, &mut bots, |_| both[who])?;
            Ok::<_, Box<dyn Error>>(worth(&game))
        };
        let (own, other) = (alone(0)?, alone(1)?);
        let order = own.partial_cmp(&other);
        return Ok(match order {
            Some(std::cmp::Ordering::Greater) => 1.0,
            Some(std::cmp::Ordering::Less) => 0.0,
            _ => 0.5,
        });
    }
    let own = number as usize % seats;
    let wears = |seat: usize| both[usize::from(seat != own)];
    let game = play_out::<G>(&options, seats, seed, &mut bots, wears)?;
    let won = game
        .outcome()
        .map(|outcome| outcome.won)
        .unwrap_or_default();
    let winners = won.iter().filter(|won| **won).count().max(1) as f64;
    let share = match won.get(own) {
        Some(true) => 1.0 / winners,
        _ => 0.0,
    };
    let fair = 1.0 / seats as f64;
    Ok(match share > fair {
        true => 0.5 + 0.5 * (share - fair) / (1.0 - fair),
        false => 0.5 * share / fair,
    })
}

/// How a solo game came out: first whether it was won, then by how much.
fn worth<G: Learner>(game: &G) -> (bool, f32) {
    let won = game.outcome().is_some_and(|outcome| outcome.won[0]);
    (won, game.evaluate(Seat(0)))
}

fn play_out<G: Learner>(
    options: &G::Options,
    seats: usize,
    seed: Seed,
    bots: &mut [Box<dyn Bot<G>>],
    wears: impl Fn(usize) -> Option<&'static Networks>,
) -> Result<G, Box<dyn Error>> {
    let game = G::new(options, seats, Chance::seeded(seed));
    let mut game: G = game.map_err(|error| format!("{error:?}"))?;
    let mut rngs: Vec<_> = Seat::all(seats).map(|seat| rng(seed, seat)).collect();
    let (mut legal, mut actions) = (Vec::new(), 0);
    while let Some(seat) = game.deciders().first() {
        actions += 1;
        if actions > G::DECISION_CAP {
            break;
        }
        legal.clear();
        game.legal_actions(seat, &mut legal);
        let i = seat.index();
        let choice = match legal.len() {
            1 => 0,
            _ => {
                G::brain().wear(wears(i));
                bots[i].choose(&Seated::new(&game, seat), &legal, &mut rngs[i])
            }
        };
        let _ = game.play(seat, &legal[choice], &mut Events::off());
    }
    Ok(game)
}
