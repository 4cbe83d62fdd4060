//! The flaws, each with the promise that catches it.

use super::broken::{Broken, Flaw};
use crate::encode::{Encode, Numbers};
use crate::example::{Action, Comets, Event, Illegal, Player, Step, View};
use crate::suite::{self, Budget, Failure, Promise, Tally};
use crate::{Chance, Events, Game, Known, Outcome, Revealed, Scores, Seat, SeatSet, Seed, Viewer};
use rand::Rng;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// A test of the suite must fail on a broken game, for the reason given.
fn caught(test: fn(&Budget) -> Result<Tally, Failure>, promise: Promise, reason: &str) {
    let failure = test(&Budget::default()).expect_err("the flaw passes unnoticed");
    assert_eq!(failure.promise, promise);
    assert!(
        failure.reason.contains(reason),
        "caught for another reason: {failure}"
    );
}

/// A flaw: the promise that it breaks, the test and the reason by which it is caught, and what the
/// game does otherwise.
macro_rules! flaw {
    ($flaw:ident is caught by $promise:ident in $test:ident: $reason:literal, $($otherwise:item)+) => {
        mod $flaw {
            use super::*;

            #[derive(Clone, Debug, PartialEq, Eq)]
            pub(super) struct It;

            impl Flaw for It {
                $($otherwise)+
            }

            #[test]
            fn is_caught() {
                caught(suite::$test::<Broken<It>>, Promise::$promise, $reason);
            }
        }
    };
}

// Promise 1.

flaw!(an_action_listed_twice is caught by LegalIsLegal in legal_is_legal: "twice",
    fn legal_actions(game: &Comets, seat: Seat, out: &mut Vec<Action>) {
        game.legal_actions(seat, out);
        if out.contains(&Action::Scout) {
            out.push(Action::Scout);
        }
    }
);

flaw!(a_check_that_is_too_lax is caught by LegalIsLegal in legal_is_legal: "is not listed, check says Ok",
    fn check(game: &Comets, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match game.check(seat, action) {
            Err(Illegal::TooSmall { .. }) => Ok(()),
            verdict => verdict,
        }
    }
);

flaw!(a_check_that_is_too_strict is caught by LegalIsLegal in legal_is_legal: "is listed, check says Err",
    fn check(game: &Comets, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match action {
            Action::Settle => Err(Illegal::NotScouted),
            action => game.check(seat, action),
        }
    }
);

flaw!(a_decider_without_a_list is caught by LegalIsLegal in legal_is_legal: "may do nothing",
    fn legal_actions(game: &Comets, seat: Seat, out: &mut Vec<Action>) {
        game.legal_actions(seat, out);
        out.retain(|action| *action != Action::Done);
    }
);

flaw!(two_actions_with_the_same_result is caught by LegalIsLegal in legal_is_legal: "have the same result",
    fn play(game: &mut Comets, seat: Seat, action: &Action, events: &mut Events<Event>) -> Revealed {
        match action {
            Action::Scout => game.play(seat, &Action::Done, events),
            action => game.play(seat, action, events),
        }
    }
);

// Promise 2.

static PLAYED: AtomicU32 = AtomicU32::new(0);

flaw!(a_memory_outside_the_state is caught by Deterministic in deterministic: "another",
    fn play(game: &mut Comets, seat: Seat, action: &Action, events: &mut Events<Event>) -> Revealed {
        if PLAYED.fetch_add(1, Relaxed).is_multiple_of(7) {
            game.shuffles += 1;
        }
        game.play(seat, action, events)
    }
);

flaw!(chance_that_comes_from_no_pile is caught by Deterministic in deterministic: "hangs on the seed",
    fn play(game: &mut Comets, seat: Seat, action: &Action, events: &mut Events<Event>) -> Revealed {
        if *action == Action::Done {
            game.players[seat.index()].prizes += game.chance.seed().0[0] % 2;
        }
        game.play(seat, action, events)
    }
);

// Promise 3.

flaw!(determinize_is_clone is caught by NoLeaks in no_leaks: "does not draw a new seed",
    fn determinize(game: &Comets, _: SeatSet, _: &mut impl Rng) -> Comets {
        game.clone()
    }
);

flaw!(determinize_is_clone_with_a_new_seed is caught by NoLeaks in no_leaks: "determinize for",
    fn determinize(game: &Comets, _: SeatSet, rng: &mut impl Rng) -> Comets {
        Comets { chance: Chance::seeded(Seed::random(rng)), ..game.clone() }
    }
);

flaw!(the_seed_is_kept is caught by NoLeaks in no_leaks: "does not draw a new seed",
    fn determinize(game: &Comets, knowers: SeatSet, rng: &mut impl Rng) -> Comets {
        Comets { chance: game.chance.clone(), ..game.determinize(knowers, rng) }
    }
);

flaw!(a_site_is_never_drawn_anew is caught by NoLeaks in no_leaks: "never moves",
    fn determinize(game: &Comets, knowers: SeatSet, rng: &mut impl Rng) -> Comets {
        let mut drawn = game.determinize(knowers, rng);
        let sites = game.players.iter().map(|player| player.site);
        for (player, site) in drawn.players.iter_mut().zip(sites) {
            let found = drawn.deck.iter_mut().find(|laid| Some(laid.comet) == site);
            if let (Some(laid), Some(site)) = (found, &mut player.site) {
                std::mem::swap(&mut laid.comet, site);
            }
        }
        drawn
    }
);

flaw!(a_deal_that_remembers is caught by NoLeaks in no_leaks: "does not forget",
    fn determinize(game: &Comets, knowers: SeatSet, rng: &mut impl Rng) -> Comets {
        // The top of the deck decides where the new deal begins.
        let remembered = game.deck.last().map_or(0, |laid| laid.comet.0);
        (0..remembered).for_each(|_| {
            rng.next_u32();
        });
        game.determinize(knowers, rng)
    }
);

flaw!(a_knowers_own_hand_is_forgotten is caught by NoLeaks in no_leaks: "view",
    fn determinize(game: &Comets, _: SeatSet, rng: &mut impl Rng) -> Comets {
        game.determinize(SeatSet::EMPTY, rng)
    }
);

/// Whether a seat has a comet that fits on its tower: its own secret.
fn could_build(game: &Comets, seat: Seat) -> bool {
    let Player { hand, tower, .. } = &game.players[seat.index()];
    game.step != Step::Work || hand.iter().any(|comet| tower.last() < Some(comet))
}

flaw!(a_seat_skipped_for_its_secret is caught by NoLeaks in no_leaks: "decide",
    fn deciders(game: &Comets) -> SeatSet {
        let able: SeatSet = game.deciders().iter().filter(|&seat| could_build(game, seat)).collect();
        if able.is_empty() { game.deciders() } else { able }
    }
);

flaw!(a_seat_asked_for_its_secret is caught by NoLeaks in no_leaks: "asked",
    fn asked(game: &Comets) -> SeatSet {
        let able: SeatSet = game.asked().iter().filter(|&seat| could_build(game, seat)).collect();
        able.union(game.deciders())
    }
);

flaw!(a_card_named_in_an_event is caught by NoLeaks in no_leaks: "the events",
    fn play(game: &mut Comets, seat: Seat, action: &Action, events: &mut Events<Event>) -> Revealed {
        if let Action::Scrap(comet) = *action {
            events.emit(|| Event::Built { seat, comet });
        }
        game.play(seat, action, events)
    }
);

flaw!(a_scouted_card_named_in_an_event is caught by NoLeaks in no_leaks: "the events",
    fn play(game: &mut Comets, seat: Seat, action: &Action, events: &mut Events<Event>) -> Revealed {
        if let (Action::Scout, Some(comet)) = (action, game.players[seat.index()].site) {
            events.emit(|| Event::Built { seat, comet });
        }
        game.play(seat, action, events)
    }
);

flaw!(a_sealed_answer_told_in_an_event is caught by NoLeaks in no_leaks: "the events",
    fn play(game: &mut Comets, seat: Seat, action: &Action, events: &mut Events<Event>) -> Revealed {
        if let Action::Offer(comet) = *action {
            events.emit(|| Event::Built { seat, comet });
        }
        game.play(seat, action, events)
    }
);

flaw!(a_refusal_that_knows is caught by NoLeaks in no_leaks: "TooSmall",
    fn check(game: &Comets, seat: Seat, action: &Action) -> Result<(), Illegal> {
        let verdict = game.check(seat, action);
        if verdict == Err(Illegal::NotScouted) {
            let mut scouted = game.clone();
            scouted.players[seat.index()].scouted = true;
            scouted.check(seat, action)?;
        }
        verdict
    }
);

flaw!(a_view_changed_by_a_sealed_answer is caught by NoLeaks in no_leaks: "view",
    fn view(game: &Comets, viewer: Viewer) -> View {
        let mut view = game.view(viewer);
        for (seen, player) in view.players.iter_mut().zip(&game.players) {
            seen.cards = player.hand.len();
        }
        view
    }
);

flaw!(a_referee_who_is_blind is caught by NoLeaks in no_leaks: "the referee sees no difference",
    fn view(game: &Comets, viewer: Viewer) -> View {
        match viewer {
            Viewer::Referee => game.view(Viewer::Spectator),
            viewer => game.view(viewer),
        }
    }
);

flaw!(a_score_that_knows is caught by NoLeaks in no_leaks: "standings",
    fn standings(game: &Comets, viewer: Viewer) -> Scores {
        let mut scores = game.standings(viewer);
        for (score, player) in scores.seats.iter_mut().zip(&game.players) {
            score.total += player.hand.iter().map(|comet| i32::from(comet.0)).sum::<i32>();
        }
        scores
    }
);

// Promise 4.

flaw!(a_lost_component is caught by Conserved in conserved: "is lost",
    fn play(game: &mut Comets, seat: Seat, action: &Action, events: &mut Events<Event>) -> Revealed {
        let revealed = game.play(seat, action, events);
        if let Action::Scrap(_) = action {
            let scrapped = game.discards.iter().position(|laid| laid.known != Known::ToAll);
            scrapped.map(|at| game.discards.remove(at));
        }
        revealed
    }
);

flaw!(a_component_from_nowhere is caught by Conserved in conserved: "from nowhere",
    fn play(game: &mut Comets, seat: Seat, action: &Action, events: &mut Events<Event>) -> Revealed {
        let revealed = game.play(seat, action, events);
        if let Action::Build(comet) = *action {
            game.players[seat.index()].hand.insert(0, comet);
        }
        revealed
    }
);

// Promise 5.

flaw!(an_endless_step is caught by ItEnds in it_ends: "can come back to where it was",
    fn play(game: &mut Comets, seat: Seat, action: &Action, events: &mut Events<Event>) -> Revealed {
        let revealed = game.play(seat, action, events);
        if *action == Action::Scout {
            game.players[seat.index()].scouted = false;
        }
        revealed
    }
);

flaw!(an_endless_step_that_counts is caught by ItEnds in it_ends: "can stay in",
    fn play(game: &mut Comets, seat: Seat, action: &Action, events: &mut Events<Event>) -> Revealed {
        if *action == Action::Scout {
            game.shuffles += 1;
            return Revealed::ToActor;
        }
        game.play(seat, action, events)
    }
);

flaw!(a_game_without_an_end is caught by ItEnds in it_ends: "reaches the cap of 256 decisions",
    fn play(game: &mut Comets, seat: Seat, action: &Action, events: &mut Events<Event>) -> Revealed {
        let revealed = game.play(seat, action, events);
        game.round = game.round.min(1);
        if game.step == Step::Over {
            game.step = Step::Work;
            game.players[0].answered = false;
        }
        revealed
    }
);

flaw!(an_outcome_too_early is caught by ItEnds in it_ends: "while seats have to decide",
    fn outcome(game: &Comets) -> Option<Outcome> {
        let last = game.round == game.options.rounds;
        last.then(|| game.standings(Viewer::Referee).into_outcome())
    }
);

flaw!(no_outcome is caught by ItEnds in it_ends: "there is no outcome",
    fn outcome(_: &Comets) -> Option<Outcome> {
        None
    }
);

// Promise 6.

flaw!(discards_by_order_of_arrival is caught by OrderFree in order_free: "in the other order",
    fn play(game: &mut Comets, seat: Seat, action: &Action, events: &mut Events<Event>) -> Revealed {
        let before = game.discards.clone();
        let revealed = game.play(seat, action, events);
        if let Action::Scrap(_) = action {
            // What is new goes to the end.
            let new = game.discards.iter().zip(&before).position(|(now, then)| now != then);
            game.discards[new.unwrap_or(before.len())..].rotate_left(1);
        }
        revealed
    }
);

flaw!(an_action_that_touches_anothers_list is caught by OrderFree in order_free: "changes what seat",
    fn play(game: &mut Comets, seat: Seat, action: &Action, events: &mut Events<Event>) -> Revealed {
        if let Action::Build(_) = action {
            let next = (seat.index() + 1) % game.players.len();
            game.players[next].scouted = true;
        }
        game.play(seat, action, events)
    }
);

flaw!(a_sealed_answer_that_bots_get is caught by OrderFree in order_free: "but does in its determinization",
    fn determinize(game: &Comets, knowers: SeatSet, rng: &mut impl Rng) -> Comets {
        let mut drawn = game.determinize(knowers, rng);
        for (drawn, player) in drawn.players.iter_mut().zip(&game.players) {
            drawn.answered = player.answered;
        }
        drawn
    }
);

flaw!(picks_in_the_order_they_were_made is caught by OrderFree in order_free: "picked in the other order",
    fn play(game: &mut Comets, seat: Seat, action: &Action, events: &mut Events<Event>) -> Revealed {
        let first = game.players[seat.index()].offer.first().copied();
        let revealed = game.play(seat, action, events);
        let offer = &mut game.players[seat.index()].offer;
        if first.is_some() && offer.first() != first.as_ref() {
            offer.reverse();
        }
        revealed
    }
);

// Promise 7.

flaw!(a_revelation_unsaid is caught by UndoSafe in undo_safe: "says that it reveals Nothing, but shows",
    fn play(game: &mut Comets, seat: Seat, action: &Action, events: &mut Events<Event>) -> Revealed {
        match game.play(seat, action, events) {
            Revealed::ToActor => Revealed::Nothing,
            revealed => revealed,
        }
    }
);

flaw!(an_opening_unsaid is caught by UndoSafe in undo_safe: "says that it reveals Nothing, but shows",
    fn play(game: &mut Comets, seat: Seat, action: &Action, events: &mut Events<Event>) -> Revealed {
        let sealed = game.step == Step::Offer;
        let revealed = game.play(seat, action, events);
        if sealed { Revealed::Nothing } else { revealed }
    }
);

flaw!(a_revelation_to_all_said_to_the_actor is caught by UndoSafe in undo_safe: "says that it reveals ToActor, but shows",
    fn play(game: &mut Comets, seat: Seat, action: &Action, events: &mut Events<Event>) -> Revealed {
        match game.play(seat, action, events) {
            Revealed::ToAll => Revealed::ToActor,
            revealed => revealed,
        }
    }
);

// Numbers.

flaw!(an_observation_that_knows is caught by Encodes in encodes: "in a determinization seat",
    fn observe(game: &Comets, seat: Seat, out: &mut [f32]) {
        game.observe(seat, out);
        let next = &game.players[(seat.index() + 1) % game.players.len()];
        out[0] = next.hand.iter().map(|comet| f32::from(comet.0)).sum::<f32>() / 24.0;
    }
);

flaw!(an_observation_that_leaves_something_out is caught by Encodes in encodes: "observes NaN",
    fn observe(game: &Comets, seat: Seat, out: &mut [f32]) {
        let mut whole = out.to_vec();
        game.observe(seat, &mut whole);
        out[1..].copy_from_slice(&whole[1..]);
    }
);

flaw!(an_observation_without_bounds is caught by Encodes in encodes: "observes 100",
    fn observe(game: &Comets, seat: Seat, out: &mut [f32]) {
        game.observe(seat, out);
        out[0] = 100.0;
    }
);

flaw!(a_field_that_says_nothing is caught by Encodes in encodes: "never says anything",
    fn observe(game: &Comets, seat: Seat, out: &mut [f32]) {
        game.observe(seat, out);
        out[0] = 0.0;
    }
);

flaw!(two_actions_with_the_same_numbers is caught by Encodes in encodes: "has the numbers of",
    fn number(action: &Action) -> Numbers {
        match action {
            Action::Scout => Comets::number(&Action::Done),
            action => Comets::number(action),
        }
    }
);

// Steady play.

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct AnActionThatAllocates;

impl Flaw for AnActionThatAllocates {
    fn play(
        game: &mut Comets,
        seat: Seat,
        action: &Action,
        events: &mut Events<Event>,
    ) -> Revealed {
        drop(std::hint::black_box(Box::new(*action)));
        game.play(seat, action, events)
    }
}
