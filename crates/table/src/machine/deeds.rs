//! What is done once: sitting down, starting, leaving, resigning, playing again.

use super::line::Plan;
use super::{Machine, Outside, Who, With};
use crate::answer::stand_in;
use crate::api::{Code, Phase, PlayerKind, Refusal, SeatPlan, StandIn};
use crate::setup::{holder, rematch};
use crate::{Holder, What, ids};
use tabletop::{Chance, Seat, Seed};

/// A deed.
#[derive(Clone, Debug)]
pub enum Deed {
    /// Takes a seat, the first open one if none is named.
    Join(Option<Seat>),
    /// The host says whose a seat is.
    Seat(Seat, SeatPlan),
    /// The host starts; open seats go to bots.
    Start,
    /// Starts if every seat is taken and the table wants that.
    StartIfFull,
    /// Leaves.
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
                let holder = holder(&plan, account)?;
                self.sit(seat, holder, outside)
            }
            Deed::Start => {
                self.must_host(account)?;
                self.start(outside)?
            }
            Deed::StartIfFull => self.start_if_full(None, outside),
            Deed::Leave => self.leave(account)?,
            Deed::Back => {
                let left = self.own_with(account, Some(StandIn::Left));
                stand_ins(left, None)?
            }
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
        let kind = outside.names.player(account).kind;
        if self.table.setup.rules.rated && kind != PlayerKind::Claimed {
            return Err(Refusal::new(Code::Forbidden, "server-claimed_only"));
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
        Ok(self.sit(seat, Holder::Person(account.to_owned()), outside))
    }

    /// A seat goes to somebody; if it was the last, the game begins.
    fn sit(&self, seat: Seat, holder: Holder, outside: &Outside<'_>) -> Vec<What> {
        let begin = self.start_if_full(Some((seat, &holder)), outside);
        let mut whats = vec![What::Sit { seat, holder }];
        whats.extend(begin);
        whats
    }

    /// Begins if every seat is taken, with one seat's new holder.
    fn start_if_full(&self, new: Option<(Seat, &Holder)>, outside: &Outside<'_>) -> Vec<What> {
        let holder = |seat: Seat| match new {
            Some((of, holder)) if of == seat => holder,
            _ => &self.table.seats[seat.index()].holder,
        };
        let full = Seat::all(self.table.seats.len()).all(|seat| *holder(seat) != Holder::Open);
        let wanted = self.table.setup.rules.start_when_full && self.table.phase == Phase::Gathering;
        match full && wanted {
            true => vec![self.begin_game(outside)],
            false => Vec::new(),
        }
    }

    fn start(&self, outside: &Outside<'_>) -> Result<Vec<What>, Refusal> {
        self.table.must_be(Phase::Gathering)?;
        let open = |seat: &Seat| self.table.seats[seat.index()].holder == Holder::Open;
        let open = Seat::all(self.table.seats.len()).filter(open);
        let sit = open.map(|seat| What::Sit {
            seat,
            holder: Holder::Bot(stand_in().to_owned()),
        });
        Ok(sit.chain([self.begin_game(outside)]).collect())
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

    /// The seats of an account with this stand-in.
    pub(super) fn own_with(&self, account: &str, stand_in: Option<StandIn>) -> Vec<Seat> {
        let own = self.table.seats_of(account).into_iter();
        own.filter(|seat| self.table.seats[seat.index()].stand_in == stand_in)
            .collect()
    }

    fn leave(&self, account: &str) -> Result<Vec<What>, Refusal> {
        let stand_up = |seat| What::Sit {
            seat,
            holder: Holder::Open,
        };
        match self.table.phase {
            Phase::Gathering => {
                let seats = self.table.seats_of(account);
                match seats.is_empty() {
                    true => Err(Refusal::not_now()),
                    false => Ok(seats.into_iter().map(stand_up).collect()),
                }
            }
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
        let why = Some(StandIn::Resigned);
        let mut whats = vec![What::StandIn { seat, why }];
        if self.table.seats.len() <= 2 {
            whats.push(What::End);
        }
        Ok(whats)
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
        let id = ids::id(&outside.random, "table");
        let key = ids::id(&outside.random, "key");
        let setup = Box::new(rematch(&self.table, account, key, outside.now));
        let table = id.clone();
        Ok(Plan {
            whats: vec![What::Rematch { table }],
            with: Some(With::NewTable { id, setup }),
        })
    }
}

fn stand_ins(seats: Vec<Seat>, why: Option<StandIn>) -> Result<Vec<What>, Refusal> {
    if seats.is_empty() {
        return Err(Refusal::not_now());
    }
    let whats = seats.into_iter().map(|seat| What::StandIn { seat, why });
    Ok(whats.collect())
}
