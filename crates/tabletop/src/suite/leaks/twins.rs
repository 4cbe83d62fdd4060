//! A state and its determinization, played on with the same actions, stay the same to those who
//! know, until something is shown.

use super::tells::difference;
use super::{determinize, random_knowers};
use crate::suite::ensure;
use crate::suite::table::{legal, random_choice};
use crate::{Event as _, Events, Game, Revealed, Seat, SeatSet, Viewer, below};
use rand::Rng;
use rand_chacha::ChaCha8Rng;
use serde_json::Value;
use std::fmt::Debug;

/// How far twins are followed.
const MOVES: usize = 24;
/// How many other actions of a seat are compared with the one it took.
const OTHERS: usize = 4;

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
    let mut actions = Vec::new();
    for _ in 0..MOVES {
        let Some((seat, action)) = random_choice(&game, &mut actions, rng)? else {
            return Ok(());
        };
        if twin.check(seat, &action).is_err() {
            // Of a secret the twin does not share. A knower's own list is the same by `tells`.
            return Ok(());
        }
        if !knowers.contains(seat) {
            others_look_alike(&game, &twin, seat, &action, viewer, rng)?;
        }
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
        let (seen, twin_seen) = match shown(revealed.max(twin_revealed), seat, viewer) {
            true => (in_any_order(&seen), in_any_order(&twin_seen)),
            false => (listed(&seen), listed(&twin_seen)),
        };
        ensure!(
            seen == twin_seen,
            "to {viewer:?}, whose view is the same, the events of {action:?} of seat {seat} tell:\n   \
             {seen:?}\n   {twin_seen:?}"
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

fn listed<E: Debug>(events: &[E]) -> Vec<String> {
    events.iter().map(|event| format!("{event:?}")).collect()
}

/// Who is dealt the same cards in another order has the same view, and has seen them come.
fn in_any_order<E: Debug>(events: &[E]) -> Vec<String> {
    let mut events = listed(events);
    events.sort_unstable();
    events
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
