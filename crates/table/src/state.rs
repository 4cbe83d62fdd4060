//! What a table is. It is a function of its setup and its log.

use crate::api::{Moment, Phase, StandIn, TakeBack, UndoRequest};
use crate::{ClockFace, Holder, Setup, setup};
use games::{AnyEvents, AnyGame, Json};
use std::collections::BTreeSet;
use std::sync::Arc;
use tabletop::{Chance, Message, Outcome, Seat, SeatSet};

/// A table. A copy is cheap: what grows with the game is shared or small.
#[derive(Clone)]
pub struct Table {
    /// Its id.
    pub id: String,
    /// How it was made.
    pub setup: Arc<Setup>,
    /// Where it is in its life.
    pub phase: Phase,
    /// The seats.
    pub seats: Vec<SeatState>,
    /// The version of the rules it is played by, once it has begun.
    pub rules: Option<u32>,
    /// Why it is frozen, if it is.
    pub frozen: Option<Message>,
    /// The game, once it has begun.
    pub game: Option<Box<dyn AnyGame>>,
    /// How chance fell at the start: a secret until the end.
    pub(crate) chance: Option<Arc<Chance>>,
    /// SHA-256 of the seed.
    pub seed_sha256: Option<String>,
    /// What happened in each move of the game.
    pub events: Vec<Arc<dyn AnyEvents>>,
    /// The moves of the game as the log knows them.
    pub moves: Vec<Noted>,
    /// The number of the next move.
    pub next_move: u32,
    /// A request to take back further, with the moves it is about.
    pub request: Option<(UndoRequest, Vec<u32>)>,
    /// The first moves of requests that came to nothing: nobody is asked again for the same moves.
    pub(crate) refused: BTreeSet<u32>,
    /// The clocks.
    pub clocks: Option<ClockFace>,
    /// Who does not want to read whom.
    pub muted: BTreeSet<(String, String)>,
    /// When it began.
    pub started: Option<Moment>,
    /// Who has answered at least once, even if it was taken back.
    pub(crate) answered: SeatSet,
    /// How it came out.
    pub outcome: Option<Outcome>,
    /// When it came out.
    pub ended: Option<Moment>,
    /// How ratings changed.
    pub rating_changes: Vec<Option<f64>>,
    /// The rematch.
    pub rematch: Option<String>,
    /// How many entries the log has.
    pub length: u32,
    /// When the last one was written.
    pub changed: Moment,
}

/// One seat.
#[derive(Clone)]
pub struct SeatState {
    /// Whose it is.
    pub holder: Holder,
    /// Why a bot plays for it.
    pub stand_in: Option<StandIn>,
    /// How many have given up before it did, if it did: such seats rank last.
    pub gave_up: Option<u32>,
    /// The count of its decisions.
    pub decision: u32,
    /// Its actions that wait for Confirm.
    pub draft: Vec<Json>,
    /// The game with the draft played.
    pub(crate) drafted: Option<Drafted>,
}

/// A game with a draft played, and what happened in it.
pub(crate) type Drafted = (Arc<dyn AnyGame>, Vec<Arc<dyn AnyEvents>>);

/// A move as the log knows it; seat and action are the game's to tell.
#[derive(Clone, Copy, Debug)]
pub struct Noted {
    /// Its number: never used again, even if the move is taken back.
    pub number: u32,
    /// Whether a bot made it.
    pub bot: bool,
}

/// What an entry changed.
#[derive(Default)]
pub struct Change {
    /// The first move whose events may differ, and the events from there on as they were.
    pub events: Option<(usize, Vec<Arc<dyn AnyEvents>>)>,
    /// Seats, phase or outcome changed.
    pub table: bool,
    /// The number of the actor's decision afterwards.
    pub decision: Option<u32>,
}

impl Change {
    /// Seats, phase or outcome changed, and nothing else.
    pub(crate) fn of_table() -> Self {
        Change {
            table: true,
            ..Change::default()
        }
    }

    /// Both, one after the other.
    #[must_use]
    pub(crate) fn and(self, next: Change) -> Change {
        Change {
            events: self.events.or(next.events),
            table: self.table || next.table,
            decision: next.decision.or(self.decision),
        }
    }
}

impl Table {
    /// A table at which nothing has happened yet.
    pub fn new(id: String, setup: Setup) -> Self {
        let seat = |holder: &Holder| SeatState {
            holder: holder.clone(),
            stand_in: None,
            gave_up: None,
            decision: 0,
            draft: Vec::new(),
            drafted: None,
        };
        Table {
            id,
            phase: Phase::Gathering,
            seats: setup.seats.iter().map(seat).collect(),
            rules: None,
            frozen: None,
            game: None,
            chance: None,
            seed_sha256: None,
            events: Vec::new(),
            moves: Vec::new(),
            next_move: 0,
            request: None,
            refused: BTreeSet::new(),
            clocks: None,
            muted: BTreeSet::new(),
            started: None,
            answered: SeatSet::EMPTY,
            outcome: None,
            ended: None,
            rating_changes: Vec::new(),
            rematch: None,
            length: 0,
            changed: setup.created,
            setup: Arc::new(setup),
        }
    }

    /// A seat's state, if there is such a seat.
    pub fn seat(&self, seat: Seat) -> Option<&SeatState> {
        self.seats.get(seat.index())
    }

    /// The game as a seat sees it: with its own draft played.
    pub fn game_of(&self, seat: Seat) -> Option<&dyn AnyGame> {
        let drafted = self.seat(seat).and_then(|state| state.drafted.as_ref());
        drafted.map_or(self.game.as_deref(), |(game, _)| Some(&**game))
    }

    /// The first seat that has a draft.
    pub(crate) fn drafting(&self) -> Option<Seat> {
        let drafts = |seat: &Seat| self.seats[seat.index()].drafted.is_some();
        Seat::all(self.seats.len()).find(drafts)
    }

    /// Whether a seat has something to answer, as it sees it.
    pub fn is_asked(&self, seat: Seat) -> bool {
        let deciders = self.game_of(seat).map(AnyGame::deciders);
        deciders.is_some_and(|deciders| deciders.contains(seat))
    }

    /// The seats of an account.
    pub fn seats_of(&self, account: &str) -> Vec<Seat> {
        let holds = |seat: &Seat| matches!(&self.seats[seat.index()].holder, Holder::Person(who) if who == account);
        Seat::all(self.seats.len()).filter(holds).collect()
    }

    /// The seats that are kept for an account until it says yes or no.
    pub fn invited(&self, account: &str) -> Vec<Seat> {
        let kept = |seat: &Seat| matches!(&self.seats[seat.index()].holder, Holder::Invited { account: who, .. } if who == account);
        Seat::all(self.seats.len()).filter(kept).collect()
    }

    /// The seats whose invitations end by themselves, and when.
    pub(crate) fn invitations(&self) -> impl Iterator<Item = (Seat, Moment)> {
        let gathering = self.phase == Phase::Gathering;
        let seats = self.seats.iter().enumerate().filter(move |_| gathering);
        seats.filter_map(|(i, seat)| match seat.holder {
            Holder::Invited { until, .. } => Some((Seat::from(i), until)),
            _ => None,
        })
    }

    /// When something happens by itself: a flag falls, an invitation ends.
    pub fn next_due(&self) -> Option<Moment> {
        let flag = self.clocks.as_ref().and_then(|clocks| clocks.next_flag());
        let flag = flag.map(|(_, at)| at);
        flag.into_iter()
            .chain(self.invitations().map(|(_, until)| until))
            .min()
    }

    /// The seats that people play at the moment.
    pub fn people(&self) -> SeatSet {
        let played = |seat: &Seat| {
            let state = &self.seats[seat.index()];
            matches!(state.holder, Holder::Person(_)) && state.stand_in.is_none()
        };
        Seat::all(self.seats.len()).filter(played).collect()
    }

    /// Everybody who holds a seat, once; not who is only invited.
    pub fn accounts(&self) -> BTreeSet<&str> {
        self.seats
            .iter()
            .filter_map(|seat| match &seat.holder {
                Holder::Person(account) => Some(account.as_str()),
                _ => None,
            })
            .collect()
    }

    /// The accounts of its seats, of those invited and of its host.
    pub fn everybody(&self) -> Vec<String> {
        let invited = self.seats.iter().filter_map(|seat| match &seat.holder {
            Holder::Invited { account, .. } => Some(account.clone()),
            _ => None,
        });
        let accounts = self.accounts().into_iter().map(str::to_owned);
        let accounts = accounts.chain(invited);
        accounts.chain([self.setup.host.clone()]).collect()
    }

    /// What can be taken back here.
    pub fn take_back_rule(&self) -> TakeBack {
        let holders = self.seats.iter().map(|seat| &seat.holder);
        setup::take_back(&self.setup.rules, holders)
    }

    /// Whom the table waits for: to play or, before the start, to answer an invitation.
    pub fn waits_for(&self) -> SeatSet {
        match (self.phase, &self.game) {
            (Phase::Gathering, _) => self.invitations().map(|(seat, _)| seat).collect(),
            (Phase::Playing, Some(game)) => game.deciders().intersection(self.people()),
            _ => SeatSet::EMPTY,
        }
    }

    /// The level of the bot that plays a seat now.
    pub fn bot_at(&self, seat: Seat) -> Option<&str> {
        let state = self.seat(seat)?;
        match (&state.holder, state.stand_in) {
            (Holder::Bot(level), _) => Some(level),
            (Holder::Person(_), Some(_)) => Some(crate::answer::stand_in()),
            _ => None,
        }
    }

    /// Lets the clocks of those run whom the table waits for.
    pub(super) fn run_clocks(&mut self, now: Moment) {
        let running = self.waits_for();
        if let Some(clocks) = &mut self.clocks {
            clocks.run(running, now);
        }
    }
}
