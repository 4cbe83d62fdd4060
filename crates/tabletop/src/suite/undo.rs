//! Promise 7.

use super::deterministic::interleaved;
use super::leaks::{determinize, difference};
use super::table::{Move, Table, each_game, legal, random_choice};
use super::{Budget, Failure, Promise, Tally, ensure};
use crate::{Events, Game, Revealed, Seat, SeatSet, Viewer, below};
use rand::Rng;
use rand_chacha::ChaCha8Rng;

/// How many actions of a position are examined.
const ACTIONS: usize = 3;
/// How many actions are played before taking back.
const STRETCH: usize = 12;

/// **Undo-safe.** What [`Game::play`] says was revealed is what was revealed, and what was not
/// revealed can be taken back without a trace.
///
/// In some positions, actions are played in the state and in determinizations of it for the actor,
/// and for the actor together with each other seat (so that showing one's own secret is no
/// revelation). After `Nothing` all of them, after `ToActor` all but the actor, and the spectator
/// too, must see the same in both: else something came to light that was not said.
///
/// In stretches of a step, random seats play actions that reveal nothing, go on while others act, and
/// take them back: the rest is played again, in another order of seats. Others must be able to do
/// the same meanwhile as if those actions had never been; and the game comes out as if they had not.
pub fn undo_safe<G: Game>(budget: &Budget) -> Result<Tally, Failure> {
    each_game::<G>(Promise::UndoSafe, budget, |table, rng| {
        for i in table.decisions(2 * budget.looks, rng) {
            let (game, seat) = (table.look(i), table.moves[i].seat);
            let mut actions = legal(game, seat);
            crate::shuffle(rng, &mut actions);
            for action in actions.iter().take(ACTIONS) {
                revelations_are_said(game, seat, action, rng)?;
            }
        }
        for i in table.decisions(2 * budget.looks, rng) {
            let begin = table.step_start(i);
            take_backs_leave_no_trace(table, begin, rng)?;
        }
        Ok(())
    })
}

fn revelations_are_said<G: Game>(
    game: &G,
    actor: Seat,
    action: &G::Action,
    rng: &mut ChaCha8Rng,
) -> Result<(), String> {
    let mut after = game.clone();
    let revealed = after.play(actor, action, &mut Events::off());
    if revealed == Revealed::ToAll {
        return Ok(());
    }
    let own = SeatSet::of(actor);
    for witness in Seat::all(game.seat_count()) {
        let knowers = own.union(SeatSet::of(witness));
        let mut twin = determinize(game, knowers, rng.next_u64());
        let verdict = twin.check(actor, action);
        ensure!(
            verdict.is_ok(),
            "in a determinization for {knowers:?}, {action:?} of seat {actor} is refused: {verdict:?}"
        );
        let twin_revealed = twin.play(actor, action, &mut Events::off());
        let mut viewers = vec![Viewer::Spectator];
        if witness != actor {
            viewers.push(Viewer::seat(witness));
        } else if revealed == Revealed::Nothing {
            viewers.push(Viewer::seat(actor));
            ensure!(
                twin_revealed == Revealed::Nothing,
                "{action:?} of seat {actor} reveals nothing, in a determinization {twin_revealed:?}"
            );
        }
        for viewer in viewers {
            if let Some(difference) = difference(&after, &twin, viewer, &[]) {
                return Err(format!(
                    "{action:?} of seat {actor} says that it reveals {revealed:?}, but shows to \
                     {viewer:?}: {difference}"
                ));
            }
        }
    }
    Ok(())
}

/// A game in which some actions are played that will be taken back, beside one in which they are
/// never played.
struct Draft<G: Game> {
    /// With the actions that will be taken back.
    game: G,
    /// Without them.
    never: G,
    /// What was played for good, in its order.
    kept: Vec<Move<G::Action>>,
    /// Who has actions to take back.
    drafting: SeatSet,
}

fn take_backs_leave_no_trace<G: Game>(
    table: &Table<G>,
    begin: usize,
    rng: &mut ChaCha8Rng,
) -> Result<(), String> {
    let start = table.look(begin);
    let mut draft = Draft {
        game: start.clone(),
        never: start.clone(),
        kept: Vec::new(),
        drafting: SeatSet::EMPTY,
    };
    for _ in 0..STRETCH {
        if !draft.play(start, rng)? {
            break;
        }
    }
    let mut again = start.clone();
    for made in interleaved(&draft.kept, rng) {
        let verdict = again.check(made.seat, &made.action);
        ensure!(
            verdict.is_ok(),
            "after a take-back {:?} is refused: {verdict:?}",
            made.action
        );
        let _ = again.play(made.seat, &made.action, &mut Events::off());
    }
    ensure!(
        again == draft.never,
        "with the actions of seats {:?} taken back, the game is not as if they had never been played",
        draft.drafting
    );
    Ok(())
}

impl<G: Game> Draft<G> {
    /// Lets a random seat act, for good or to be taken back. False when the stretch is at its end.
    fn play(&mut self, start: &G, rng: &mut ChaCha8Rng) -> Result<bool, String> {
        let Some((seat, action)) = random_choice(&self.game, &mut Vec::new(), rng)? else {
            return Ok(false);
        };
        let mut after = self.game.clone();
        let revealed = after.play(seat, &action, &mut Events::off());
        let own = SeatSet::of(seat);
        let goes_on = after.asked() == start.asked()
            && after.deciders().difference(own) == self.game.deciders().difference(own);
        if !goes_on || revealed == Revealed::ToAll {
            return Ok(false);
        }
        let drafting = self.drafting.contains(seat);
        if drafting || revealed == Revealed::Nothing && below(rng, 2) == 0 {
            // A seat's later actions go back with its earlier ones, so none of them may reveal.
            if revealed == Revealed::Nothing {
                self.drafting.insert(seat);
                self.game = after;
            }
            return Ok(true);
        }
        let verdict = self.never.check(seat, &action);
        ensure!(
            verdict.is_ok(),
            "seat {seat} may {action:?} only as long as seats {:?} do not take back: {verdict:?}",
            self.drafting
        );
        let never_revealed = self.never.play(seat, &action, &mut Events::off());
        ensure!(
            revealed == never_revealed,
            "what {action:?} of seat {seat} reveals changes with a take-back of seats {:?}",
            self.drafting
        );
        let (ends_step, made) = (false, (seat, action));
        self.kept.push(Move {
            seat: made.0,
            action: made.1,
            revealed,
            ends_step,
        });
        self.game = after;
        Ok(true)
    }
}
