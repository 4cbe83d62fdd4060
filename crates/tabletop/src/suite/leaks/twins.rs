//! A state and its determinization, played on with the same actions, stay the same to those who
//! know, until something is shown.

use super::tells::difference;
use super::{determinize, random_knowers};
use crate::suite::ensure;
use crate::suite::table::{legal, random_choice};
use crate::{
    Component, Event as _, Events, Game, Known, Place, Revealed, Seat, SeatSet, Viewer, below,
};
use rand::Rng;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// How far twins are followed.
const MOVES: usize = 24;
/// How many other actions of a seat are compared with the one it took.
const OTHERS: usize = 4;
/// How many determinizations are asked whether an action is a secret.
const SECRET_DRAWS: usize = 3;

pub(super) fn check<G: Game>(game: &G, rng: &mut ChaCha8Rng) -> Result<(), String> {
    let (knowers, viewer) = match below(rng, 4) {
        0 => (SeatSet::EMPTY, Viewer::Spectator),
        1 => {
            let knowers = random_knowers(game, rng);
            (knowers, Viewer::Seats(knowers))
        }
        _ => {
            let seat = Seat::from(below(rng, game.seat_count() as u32) as usize);
            (SeatSet::of(seat), Viewer::seat(seat))
        }
    };
    let mut twin = determinize(game, knowers, rng.next_u64());
    let mut game = game.clone();
    if game.deciders() != twin.deciders() {
        // Not the start of a step after all: a last decider alone with several questions of one answer.
        // What the others sealed is open again in the twin.
        return Ok(());
    }
    let mut actions = Vec::new();
    for _ in 0..MOVES {
        let Some((seat, action)) = random_choice(&game, &mut actions, rng)? else {
            return Ok(());
        };
        if twin.check(seat, &action).is_err() {
            // Of a secret the twin does not share. A knower's own list is the same by `tells`.
            return Ok(());
        }
        if !knowers.contains(seat) && is_secret(&game, seat, &action, knowers, rng) {
            others_look_alike(&game, &twin, seat, &action, viewer, rng)?;
        }
        let unlocated = located_by_nobody(&game);
        let (seen, revealed) = play_seen(&mut game, seat, &action, viewer)?;
        let (twin_seen, twin_revealed) = play_seen(&mut twin, seat, &action, viewer)?;
        if game.view(viewer) != twin.view(viewer) {
            return Ok(()); // Something was shown. Whether it was said is the seventh promise.
        }
        if let Some(difference) = difference(&game, &twin, viewer, &[]) {
            return Err(format!(
                "to {viewer:?}, {action:?} of seat {seat} tells: {difference}"
            ));
        }
        ensure!(
            game.deciders() == twin.deciders(),
            "who decides after {action:?} of seat {seat} depends on what {viewer:?} cannot see"
        );
        let forgotten = something_is_new(&unlocated, &located_by_nobody(&game));
        if forgotten && revealed == Revealed::ToAll {
            continue; // What was shown may lie in a shuffled pile again, and no view tells any more.
        }
        let (seen, twin_seen) = (json!(seen), json!(twin_seen));
        let same = match shown(revealed.max(twin_revealed), seat, viewer) {
            true => words(&seen) == words(&twin_seen),
            false => seen == twin_seen,
        };
        ensure!(
            same,
            "to {viewer:?}, whose view is the same, the events of {action:?} of seat {seat} tell:\n   \
             {seen}\n   {twin_seen}"
        );
    }
    Ok(())
}

/// Whether an action showed the viewer something.
fn shown(revealed: Revealed, actor: Seat, viewer: Viewer) -> bool {
    match revealed {
        Revealed::Nothing => false,
        Revealed::ToActor => viewer.sees(actor),
        Revealed::ToAll => true,
    }
}

/// How many pieces of each kind nobody at all has located.
fn located_by_nobody<G: Game>(game: &G) -> BTreeMap<u16, usize> {
    let mut kinds = BTreeMap::new();
    game.components(&mut |Component { kind, .. }, Place { known, .. }| {
        if known == Known::TO_NOBODY {
            *kinds.entry(kind).or_default() += 1;
        }
    });
    kinds
}

fn something_is_new(before: &BTreeMap<u16, usize>, after: &BTreeMap<u16, usize>) -> bool {
    after
        .iter()
        .any(|(kind, count)| before.get(kind).unwrap_or(&0) < count)
}

/// Everything that is named, in any order: who is dealt the same cards in another order has the same
/// view, and has seen them come.
fn words(seen: &Value) -> Vec<String> {
    fn gather(value: &Value, words: &mut Vec<String>) {
        match value {
            Value::Array(list) => list.iter().for_each(|value| gather(value, words)),
            Value::Object(map) => map.iter().for_each(|(key, value)| {
                words.push(key.clone());
                gather(value, words);
            }),
            scalar => words.push(scalar.to_string()),
        }
    }
    let mut words = Vec::new();
    gather(seen, &mut words);
    words.sort_unstable();
    words
}

/// Plays an action; the events as the viewer sees them, and what was revealed.
fn play_seen<G: Game>(
    game: &mut G,
    seat: Seat,
    action: &G::Action,
    viewer: Viewer,
) -> Result<(Vec<G::Event>, Revealed), String> {
    let mut events = Events::on();
    let revealed = game.play(seat, action, &mut events);
    let events = events.take();
    for event in &events {
        let whole = event.seen_by(Viewer::Referee);
        ensure!(
            whole.as_ref() == Some(event),
            "the referee does not see {event:?} whole"
        );
    }
    let seen: Vec<_> = events
        .iter()
        .filter_map(|event| event.seen_by(viewer))
        .collect();
    for event in &seen {
        let again = event.seen_by(viewer);
        ensure!(
            again.as_ref() == Some(event),
            "{event:?} hides more when it is looked at twice"
        );
    }
    Ok((seen, revealed))
}

/// Whether an action hangs on what the knowers do not know: in some determinization it is refused.
/// What can be done in all of them is public, and may be told by its name.
fn is_secret<G: Game>(
    game: &G,
    seat: Seat,
    action: &G::Action,
    knowers: SeatSet,
    rng: &mut ChaCha8Rng,
) -> bool {
    let refused = |_| {
        let drawn = determinize(game, knowers, rng.next_u64());
        drawn.check(seat, action).is_err()
    };
    (0..SECRET_DRAWS).any(refused)
}

/// In the twin, the seat takes another action that differs only in what it names. If the viewer's
/// view comes out the same, the viewer must not see the difference in the events.
fn others_look_alike<G: Game>(
    game: &G,
    twin: &G,
    seat: Seat,
    action: &G::Action,
    viewer: Viewer,
    rng: &mut ChaCha8Rng,
) -> Result<(), String> {
    let mut after = game.clone();
    let (seen, revealed) = play_seen(&mut after, seat, action, viewer)?;
    let view = after.view(viewer);
    let mut others = legal(twin, seat);
    others.retain(|other| other != action && verb(other) == verb(action));
    crate::shuffle(rng, &mut others);
    for other in others.into_iter().take(OTHERS) {
        let mut after = twin.clone();
        let (other_seen, other_revealed) = play_seen(&mut after, seat, &other, viewer)?;
        // What opens a sealed step or shows something tells its own story.
        let quiet = revealed != Revealed::ToAll && other_revealed != Revealed::ToAll;
        ensure!(
            !quiet || after.view(viewer) != view || other_seen == seen,
            "to {viewer:?}, whose view is the same, the events tell {action:?} of seat {seat} from \
             {other:?}:\n   {seen:?}\n   {other_seen:?}"
        );
    }
    Ok(())
}

/// What an action does, without what it names: `{"build": 4}` builds.
fn verb(action: &impl serde::Serialize) -> Option<String> {
    match serde_json::to_value(action).ok()? {
        Value::Object(map) => map.keys().next().cloned(),
        Value::String(name) => Some(name),
        _ => None,
    }
}
