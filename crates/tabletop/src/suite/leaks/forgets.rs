//! Nothing that knowers do not know influences a determinization for them.

use super::{determinize, random_knowers};
use crate::suite::ensure;
use crate::{Chance, Game, SeatSet, Seed};
use rand::Rng;
use rand_chacha::ChaCha8Rng;

pub(super) fn check<G: Game>(
    game: &G,
    knowers: SeatSet,
    rng: &mut ChaCha8Rng,
) -> Result<(), String> {
    let (one, other) = (rng.next_u64(), rng.next_u64());
    let drawn = determinize(game, knowers, one);
    let expected = determinize(game, knowers, other);
    seed_is_new(game, &drawn, &expected)?;

    let mut reseeded = game.clone();
    *reseeded.chance_mut() = Chance::seeded(Seed::random(rng));
    let mut scripted = game.clone();
    for pile in G::PILES {
        scripted
            .chance_mut()
            .stack(*pile, vec!["a script".to_owned()]);
    }
    let more = knowers.union(random_knowers(game, rng));
    let sources = [
        ("the same state", game.clone()),
        ("a determinization", drawn),
        (
            "a determinization for more knowers",
            determinize(game, more, one),
        ),
        ("the state with another seed", reseeded),
        ("the state with a script", scripted),
    ];
    let expected_text = serde_json::to_string(&expected).unwrap_or_default();
    for (source, state) in sources {
        let result = determinize(&state, knowers, other);
        let text = serde_json::to_string(&result).unwrap_or_default();
        ensure!(
            result == expected && text == expected_text,
            "determinize for {knowers:?} does not forget: from {source} the same generator gives \
             another result; first difference: {}",
            first_difference(&text, &expected_text)
        );
    }
    Ok(())
}

fn seed_is_new<G: Game>(game: &G, one: &G, other: &G) -> Result<(), String> {
    let seeds = [game, one, other].map(|game| game.chance().seed());
    let new = seeds[0] != seeds[1] && seeds[0] != seeds[2] && seeds[1] != seeds[2];
    ensure!(new, "determinize does not draw a new seed");
    let scripted = [one, other]
        .iter()
        .any(|game| game.chance().scripts().next().is_some());
    ensure!(!scripted, "determinize leaves a script");
    Ok(())
}

/// Where two texts part, with a little of what comes before.
fn first_difference(one: &str, other: &str) -> String {
    let at = one
        .bytes()
        .zip(other.bytes())
        .take_while(|(a, b)| a == b)
        .count();
    let around = |text: &str| {
        let bytes = &text.as_bytes()[at.saturating_sub(60)..text.len().min(at + 40)];
        String::from_utf8_lossy(bytes).into_owned()
    };
    format!("…{}… and …{}…", around(one), around(other))
}
