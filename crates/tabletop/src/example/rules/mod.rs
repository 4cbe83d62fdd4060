//! The contract fulfilled: who is asked, what may be answered, what an answer does.

mod round;

use super::state::{COPIES, DECK, MAX_OFFER, MAX_PLAYERS, Player, SIZES, put, take};
use super::{Action, Comet, Comets, Event, Illegal, Options, Step, Thing, View};
use crate::{
    Chance, Component, Entry, Events, Game, Known, Message, Outcome, Outline, PileName, Place,
    Prompt, Revealed, Scores, Seat, SeatSet, SetupError, Things, Viewer,
};
use arrayvec::ArrayVec;
use rand::Rng;
use serde_json::json;
use std::ops::RangeInclusive;

impl Game for Comets {
    type Options = Options;
    type Action = Action;
    type Illegal = Illegal;
    type Event = Event;
    type Thing = Thing;
    type Printed = serde_json::Value;
    type View = View;

    const NAME: &'static str = "comets";
    const RULES: u32 = 1;
    const PILES: &'static [PileName] = &[DECK];
    // 8 rounds, 4 seats, at most 2 picks and 6 acts of work each.
    const DECISION_CAP: u32 = 8 * 4 * 8;

    fn seats(_: &Options) -> RangeInclusive<usize> {
        2..=MAX_PLAYERS
    }

    fn setup(
        options: &Options,
        seats: usize,
        chance: Chance,
        events: &mut Events<Event>,
    ) -> Result<Self, SetupError> {
        options.audit(seats)?;
        let mut game = Comets {
            options: options.clone(),
            chance,
            shuffles: 0,
            deck: ArrayVec::new(),
            discards: ArrayVec::new(),
            round: 0,
            step: Step::Offer,
            players: (0..seats).map(|_| Player::default()).collect(),
        };
        for size in 1..=SIZES {
            (0..COPIES).for_each(|_| game.discard(Comet(size), Known::TO_NOBODY));
        }
        game.next_round(events);
        Ok(game)
    }

    fn is_card(name: &str) -> bool {
        (1..=SIZES).any(|size| size.to_string() == name)
    }

    fn seat_count(&self) -> usize {
        self.players.len()
    }

    fn chance(&self) -> &Chance {
        &self.chance
    }

    fn chance_mut(&mut self) -> &mut Chance {
        &mut self.chance
    }

    fn asked(&self) -> SeatSet {
        match self.step {
            Step::Offer | Step::Work => SeatSet::all(self.players.len()),
            Step::Over => SeatSet::EMPTY,
        }
    }

    fn deciders(&self) -> SeatSet {
        self.unanswered()
    }

    fn prompt(&self, seat: Seat) -> Prompt {
        match self.step {
            Step::Offer => {
                let picked = self.players[seat.index()].offer.len();
                Prompt::new("offer", Message::new("comets-prompt-offer"))
                    .picking(1, MAX_OFFER, picked)
            }
            Step::Work | Step::Over => Prompt::new("work", Message::new("comets-prompt-work")),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.thinkable(seat, |action, refusal| {
            if refusal.is_ok() {
                out.push(action);
            }
        });
    }

    fn considered(&self, seat: Seat, out: &mut Vec<(Action, Option<Illegal>)>) {
        self.thinkable(seat, |action, refusal| out.push((action, refusal.err())));
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if !self.unanswered().contains(seat) {
            return Err(Illegal::NotAsked);
        }
        let player = &self.players[seat.index()];
        match (self.step, *action) {
            (Step::Offer, Action::Offer(comet)) => player.holds(comet),
            (Step::Offer, Action::Seal) if player.offer.is_empty() => Err(Illegal::NothingOffered),
            (Step::Offer, Action::Seal) => Ok(()),
            (Step::Work, Action::Build(comet)) => {
                player.holds(comet).and_then(|()| player.fits(comet))
            }
            (Step::Work, Action::Scrap(comet)) => player.holds(comet),
            (Step::Work, Action::Scout) if !self.options.scouting => Err(Illegal::NoScouting),
            (Step::Work, Action::Scout) if player.scouted => Err(Illegal::AlreadyScouted),
            // Before anything is said about the site's size: the seat must have seen it.
            (Step::Work, Action::Settle) if !player.scouted => Err(Illegal::NotScouted),
            (Step::Work, Action::Settle) => player
                .site
                .ok_or(Illegal::NoSite)
                .and_then(|site| player.fits(site)),
            (Step::Work, Action::Scout | Action::Done) => Ok(()),
            _ => Err(Illegal::OtherStep),
        }
    }

    fn play(&mut self, seat: Seat, action: &Action, events: &mut Events<Event>) -> Revealed {
        let player = &mut self.players[seat.index()];
        match *action {
            Action::Offer(comet) => {
                take(&mut player.hand, comet);
                put(&mut player.offer, comet);
                events.emit(|| Event::Picked { seat, comet });
                match player.offer.is_full() {
                    true => self.seal(seat, events),
                    false => Revealed::Nothing,
                }
            }
            Action::Seal => self.seal(seat, events),
            Action::Build(comet) => {
                take(&mut player.hand, comet);
                player.tower.push(comet);
                events.emit(|| Event::Built { seat, comet });
                Revealed::Nothing
            }
            Action::Scrap(comet) => {
                take(&mut player.hand, comet);
                self.discard(comet, Known::To(SeatSet::of(seat)));
                events.emit(|| Event::Scrapped {
                    seat,
                    comet: Some(comet),
                });
                Revealed::Nothing
            }
            Action::Scout => {
                player.scouted = true;
                let comet = player.site;
                events.emit(|| Event::Scouted { seat, comet });
                Revealed::ToActor
            }
            Action::Settle => {
                // Showing one's own secret is no revelation.
                if let Some(comet) = player.site.take() {
                    player.tower.push(comet);
                    events.emit(|| Event::Settled { seat, comet });
                }
                Revealed::Nothing
            }
            Action::Done => {
                player.answered = true;
                events.emit(|| Event::Done { seat });
                match self.unanswered().is_empty() {
                    true => self.end_round(events),
                    false => Revealed::Nothing,
                }
            }
        }
    }

    fn touches(&self, action: &Action) -> Things<Thing> {
        let thing = match *action {
            Action::Offer(comet) | Action::Build(comet) | Action::Scrap(comet) => {
                Thing::Card(comet)
            }
            Action::Scout | Action::Settle => Thing::Site,
            Action::Seal | Action::Done => Thing::Finish,
        };
        [thing].into_iter().collect()
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn outline(view: &View) -> Outline<Thing> {
        view.outline()
    }

    fn standings(&self, _: Viewer) -> Scores {
        self.scores()
    }

    fn outcome(&self) -> Option<Outcome> {
        let over = self.step == Step::Over;
        over.then(|| self.standings(Viewer::Referee).into_outcome())
    }

    fn determinize(&self, knowers: SeatSet, rng: &mut impl Rng) -> Self {
        self.forget(knowers, rng)
    }

    fn components(&self, visit: &mut dyn FnMut(Component, Place)) {
        self.visit(visit);
    }

    fn catalogue() -> Vec<Entry<Self::Printed>> {
        let entry = |size: u8| Entry {
            id: size.to_string(),
            kind: Message::new("comets-kind-comet"),
            name: Comet(size).words(),
            facts: vec![Message::new("comets-fact-copies").with("n", COPIES)],
            text: Vec::new(),
            data: json!({ "size": size, "copies": COPIES }),
        };
        (1..=SIZES).map(entry).collect()
    }

    fn audit(&self) -> Result<(), Message> {
        self.options
            .audit(self.players.len())
            .map_err(|error| error.message)?;
        let most = usize::from(self.options.hand);
        let well_formed = self.players.iter().all(
            |Player {
                 hand, offer, tower, ..
             }| {
                let rising = hand.is_sorted() && offer.is_sorted();
                rising && tower.is_sorted_by(|a, b| a < b) && hand.len() + offer.len() <= most
            },
        );
        let answerable = self.unanswered().iter().all(|seat| {
            let mut actions = Vec::new();
            self.legal_actions(seat, &mut actions);
            !actions.is_empty()
        });
        let stuck = self.step != Step::Over && self.unanswered().is_empty();
        let round = (1..=self.options.rounds).contains(&self.round);
        match well_formed && answerable && !stuck && round && self.discards.is_sorted() {
            true => Ok(()),
            false => Err(Message::new("comets-audit-malformed")),
        }
    }
}

impl Comets {
    /// Each thinkable action of a decider, with what [`Game::check`] says to it: the one source of
    /// the list of legal actions and of the reasons why others are not in it.
    fn thinkable(&self, seat: Seat, mut each: impl FnMut(Action, Result<(), Illegal>)) {
        if !self.unanswered().contains(seat) {
            return;
        }
        let mut consider = |action| each(action, self.check(seat, &action));
        let hand = &self.players[seat.index()].hand;
        let sizes = (1..=SIZES).map(Comet).filter(|comet| hand.contains(comet));
        match self.step {
            Step::Offer => {
                sizes.for_each(|comet| consider(Action::Offer(comet)));
                consider(Action::Seal);
            }
            Step::Work => {
                sizes
                    .clone()
                    .for_each(|comet| consider(Action::Build(comet)));
                sizes.for_each(|comet| consider(Action::Scrap(comet)));
                let rest = [Action::Scout, Action::Settle, Action::Done];
                rest.into_iter().for_each(consider);
            }
            Step::Over => {}
        }
    }
}

impl Player {
    fn holds(&self, comet: Comet) -> Result<(), Illegal> {
        match self.hand.contains(&comet) {
            true => Ok(()),
            false => Err(Illegal::NotInHand { comet }),
        }
    }

    fn fits(&self, comet: Comet) -> Result<(), Illegal> {
        let (need, have) = (self.least(), comet.0);
        match have >= need {
            true => Ok(()),
            false => Err(Illegal::TooSmall { need, have }),
        }
    }
}
