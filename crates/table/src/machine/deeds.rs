//! What is done once: sitting down, starting, leaving, resigning, playing again.

use super::line::Plan;
use super::{Machine, Outside, Who, With};
use crate::answer::stand_in;
use crate::api::{Code, Moment, Phase, Refusal, SeatPlan, StandIn};
use crate::rated::may_be_rated;
use crate::setup::{holder, rematch};
use crate::{Holder, What, ids};
use tabletop::{Chance, Seat, Seed};

/// A deed.
#[derive(Clone, Debug)]
pub enum Deed {
    /// Takes a seat, the first open one if none is named; whoever is invited says yes, for all seats kept for them.
    Join(Option<Seat>),
    /// The host says whose a seat is.
    Seat(Seat, SeatPlan),
    /// The host starts; open seats go to bots.
    Start,
    /// Starts if every seat is taken and the table wants that.
    StartIfFull,
    /// Leaves, or says no to an invitation.
    Leave,
    /// Comes back.
    Back,
    /// Gives up.
    Resign(Option<Seat>),
    /// The host gives the table up.
    Close,
    /// Asks for the same again.
    Rematch,
}

impl Machine {
    pub(super) fn plan_deed(
        &self,
        who: &Who,
        deed: Deed,
        outside: &Outside<'_>,
    ) -> Result<Plan, Refusal> {
        if self.resting {
            return Err(Refusal::stopping());
        }
        self.may_see(who)?;
        let account = who.account.as_deref().ok_or_else(Refusal::not_signed_in)?;
        let whats = match deed {
            Deed::Join(seat) => self.join(account, seat, outside)?,
            Deed::Seat(seat, plan) => {
                self.must_host(account)?;
                let holder = holder(&plan, account, &self.table.setup.game)?;
                self.sit(&[seat], &holder, outside)?
            }
            Deed::Start => {
                self.must_host(account)?;
                self.start(outside)?
            }
            Deed::StartIfFull => self.start_if_full(&self.holders(), outside)?,
            Deed::Leave => self.leave(account)?,
            Deed::Back => stand_ins(self.own_left(account), None)?,
            Deed::Resign(seat) => self.resign(account, seat)?,
            Deed::Close => {
                self.must_host(account)?;
                vec![What::Close]
            }
            Deed::Rematch => return self.ask_rematch(account, outside),
        };
        Ok(whats.into())
    }

    fn must_host(&self, account: &str) -> Result<(), Refusal> {
        match self.table.setup.host == account {
            true => Ok(()),
            false => Err(Refusal::forbidden()),
        }
    }

    fn join(
        &self,
        account: &str,
        seat: Option<Seat>,
        outside: &Outside<'_>,
    ) -> Result<Vec<What>, Refusal> {
        // Whoever knows how chance falls plays with nobody else.
        if !self.table.seats_of(account).is_empty() || self.table.setup.lesson.is_some() {
            return Err(Refusal::not_now());
        }
        let holder = Holder::Person(account.to_owned());
        let kept = self.table.invited(account);
        if !kept.is_empty() {
            return self.sit(&kept, &holder, outside);
        }
        let open = |seat: &Seat| {
            let state = self.table.seat(*seat);
            state.is_some_and(|state| state.holder == Holder::Open)
        };
        let seat = match seat {
            Some(seat) => Some(seat).filter(open),
            None => Seat::all(self.table.seats.len()).find(open),
        };
        let seat = seat.ok_or_else(Refusal::not_now)?;
        self.sit(&[seat], &holder, outside)
    }

    /// Whose the seats are.
    pub(super) fn holders(&self) -> Vec<Holder> {
        let seats = self.table.seats.iter();
        seats.map(|seat| seat.holder.clone()).collect()
    }

    /// Refuses a rated table that may not be one with these holders.
    fn may_be_rated(
        &self,
        holders: &[Holder],
        starts: bool,
        outside: &Outside<'_>,
    ) -> Result<(), Refusal> {
        let kind = |account: &str| outside.names.player(account).kind;
        may_be_rated(&self.table.setup, holders, starts, &kind)
    }

    /// Seats go to somebody; if these were the last, the game begins.
    fn sit(
        &self,
        seats: &[Seat],
        holder: &Holder,
        outside: &Outside<'_>,
    ) -> Result<Vec<What>, Refusal> {
        self.table.must_be(Phase::Gathering)?;
        let mut holders = self.holders();
        let mut whats = Vec::with_capacity(seats.len() + 1);
        for &seat in seats {
            let place = holders.get_mut(seat.index());
            *place.ok_or_else(Refusal::bad_seat)? = holder.clone();
            let holder = holder.clone();
            whats.push(What::Sit { seat, holder });
        }
        self.may_be_rated(&holders, false, outside)?;
        whats.extend(self.start_if_full(&holders, outside)?);
        Ok(whats)
    }

    /// Begins if every seat is taken, the table wants that, and everybody is here who has to be.
    pub(super) fn start_if_full(
        &self,
        holders: &[Holder],
        outside: &Outside<'_>,
    ) -> Result<Vec<What>, Refusal> {
        let taken = |holder: &Holder| matches!(holder, Holder::Person(_) | Holder::Bot(_));
        let wanted = self.table.setup.rules.start_when_full && self.table.phase == Phase::Gathering;
        if !wanted || !holders.iter().all(taken) || !self.are_here(holders) {
            return Ok(Vec::new());
        }
        self.may_be_rated(holders, true, outside)?;
        Ok(vec![self.begin_game(outside)])
    }

    /// Whether all who have to have the table open at the start have it open.
    fn are_here(&self, holders: &[Holder]) -> bool {
        let is_here = |holder: &Holder| match holder {
            Holder::Person(account) => self.is_here(account),
            _ => true,
        };
        !self.table.setup.starts_together() || holders.iter().all(is_here)
    }

    fn start(&self, outside: &Outside<'_>) -> Result<Vec<What>, Refusal> {
        self.table.must_be(Phase::Gathering)?;
        let mut holders = self.holders();
        let mut whats = Vec::new();
        for (seat, holder) in Seat::all(holders.len()).zip(&mut holders) {
            if *holder == Holder::Open && !self.table.setup.rules.rated {
                *holder = Holder::Bot(stand_in().to_owned());
                let holder = holder.clone();
                whats.push(What::Sit { seat, holder });
            }
        }
        self.may_be_rated(&holders, true, outside)?;
        if self.table.invitations().next().is_some() {
            return Err(Refusal::new(Code::NotNow, "server-still_invited"));
        }
        if !self.are_here(&holders) {
            return Err(Refusal::new(Code::NotNow, "server-not_all_here"));
        }
        whats.push(self.begin_game(outside));
        Ok(whats)
    }

    /// Seats whose invitations have ended are open to all.
    pub(super) fn uninvite(&self, now: Moment) -> Vec<What> {
        let ended = self.table.invitations().filter(|(_, until)| now >= *until);
        ended.map(|(seat, _)| stand_up(seat)).collect()
    }

    fn begin_game(&self, outside: &Outside<'_>) -> What {
        let lesson = self.table.setup.lesson.as_ref();
        let chance = lesson.map(|lesson| lesson.chance.clone());
        let seed = || Seed(ids::bytes(&outside.random, "seed"));
        let chance = chance.unwrap_or_else(|| Chance::seeded(seed()));
        let rules = games::about(&self.table.setup.game).ok();
        What::Start {
            chance,
            rules: rules.map(|about| about.rules),
        }
    }

    /// The seats of an account that it gets back by coming back.
    pub(super) fn own_left(&self, account: &str) -> Vec<Seat> {
        let left = |seat: &Seat| {
            let stand_in = self.table.seats[seat.index()].stand_in;
            stand_in.is_some_and(StandIn::gives_back)
        };
        let own = self.table.seats_of(account).into_iter();
        own.filter(left).collect()
    }

    /// The seats of an account with this stand-in.
    pub(super) fn own_with(&self, account: &str, stand_in: Option<StandIn>) -> Vec<Seat> {
        let own = self.table.seats_of(account).into_iter();
        own.filter(|seat| self.table.seats[seat.index()].stand_in == stand_in)
            .collect()
    }

    fn leave(&self, account: &str) -> Result<Vec<What>, Refusal> {
        let rated = self.table.setup.rules.rated;
        match self.table.phase {
            Phase::Gathering => {
                let mut seats = self.table.seats_of(account);
                seats.extend(self.table.invited(account));
                match seats.is_empty() {
                    true => Err(Refusal::not_now()),
                    false => Ok(seats.into_iter().map(stand_up).collect()),
                }
            }
            Phase::Playing if rated => self.resign(account, None),
            Phase::Playing => stand_ins(self.own_with(account, None), Some(StandIn::Left)),
            _ => Err(Refusal::not_now()),
        }
    }

    fn resign(&self, account: &str, seat: Option<Seat>) -> Result<Vec<What>, Refusal> {
        let own = self.table.seats_of(account);
        let seat = match (seat, own.as_slice()) {
            (Some(seat), own) if own.contains(&seat) => seat,
            (None, [only]) => *only,
            _ => return Err(Refusal::bad_seat()),
        };
        if self.table.seats[seat.index()].gave_up.is_some() {
            return Err(Refusal::not_now());
        }
        self.table.must_be(Phase::Playing)?;
        Ok(self.table.give_up(seat))
    }

    fn ask_rematch(&self, account: &str, outside: &Outside<'_>) -> Result<Plan, Refusal> {
        if self.table.seats_of(account).is_empty() {
            return Err(Refusal::forbidden());
        }
        if self.table.phase != Phase::Over {
            return Err(Refusal::not_now());
        }
        if self.table.rematch.is_some() {
            return Ok(Vec::new().into());
        }
        let id = ids::beside(&self.table.id, &outside.random, "table");
        let key = ids::id(&outside.random, "key");
        let setup = rematch(&self.table, account, key, outside.now, outside.names);
        let kind = |account: &str| outside.names.player(account).kind;
        may_be_rated(&setup, &setup.seats, false, &kind)?;
        let setup = Box::new(setup);
        let table = id.clone();
        Ok(Plan {
            whats: vec![What::Rematch { table }],
            with: Some(With::NewTable { id, setup }),
        })
    }
}

fn stand_up(seat: Seat) -> What {
    let holder = Holder::Open;
    What::Sit { seat, holder }
}

fn stand_ins(seats: Vec<Seat>, why: Option<StandIn>) -> Result<Vec<What>, Refusal> {
    if seats.is_empty() {
        return Err(Refusal::not_now());
    }
    let whats = seats.into_iter().map(|seat| What::StandIn { seat, why });
    Ok(whats.collect())
}
