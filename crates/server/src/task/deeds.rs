//! What is done once: sitting down, starting, leaving, resigning, playing again.

use super::{Task, Who};
use crate::api::{Moment, Phase, PlayerKind, Refusal, StandIn};
use crate::http::not_signed_in;
use crate::store::Write;
use crate::table::{Holder, Setup, Table, What};
use crate::{bots, secret};
use tabletop::{Chance, Seat};

/// A deed.
#[derive(Clone, Debug)]
pub enum Deed {
    /// Takes a seat, the first open one if none is named.
    Join(Option<Seat>),
    /// The host says whose a seat is.
    Seat(Seat, Holder),
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

impl Task {
    pub(super) async fn deed(&mut self, who: &Who, deed: Deed) -> Result<(), Refusal> {
        self.may_see(who)?;
        let account = who.account.as_deref().ok_or_else(not_signed_in)?;
        match deed {
            Deed::Join(seat) => self.join(account, seat).await,
            Deed::Seat(seat, holder) => {
                self.must_host(account)?;
                self.commit(vec![What::Sit { seat, holder }], None).await?;
                self.start_if_full().await
            }
            Deed::Start => {
                self.must_host(account)?;
                self.start().await
            }
            Deed::StartIfFull => self.start_if_full().await,
            Deed::Leave => self.leave(account).await,
            Deed::Back => {
                let left = self.own_with(account, Some(StandIn::Left));
                self.change_stand_in(left, None).await
            }
            Deed::Resign(seat) => self.resign(account, seat).await,
            Deed::Close => {
                self.must_host(account)?;
                self.commit(vec![What::Close], None).await
            }
            Deed::Rematch => self.rematch(account).await,
        }
    }

    fn must_host(&self, account: &str) -> Result<(), Refusal> {
        match self.table.setup.host == account {
            true => Ok(()),
            false => Err(Refusal::forbidden()),
        }
    }

    async fn join(&mut self, account: &str, seat: Option<Seat>) -> Result<(), Refusal> {
        // Whoever knows how chance falls plays with nobody else.
        if !self.table.seats_of(account).is_empty() || self.table.setup.lesson.is_some() {
            return Err(Refusal::not_now());
        }
        self.hall
            .people
            .meet(&self.hall.store, vec![account.to_owned()])
            .await?;
        let kind = self.hall.people.player(account).kind;
        if self.table.setup.rules.rated && kind != PlayerKind::Claimed {
            return Err(Refusal::new(
                crate::api::Code::Forbidden,
                "server-claimed_only",
            ));
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
        let holder = Holder::Person(account.to_owned());
        self.commit(vec![What::Sit { seat, holder }], None).await?;
        self.start_if_full().await
    }

    async fn start_if_full(&mut self) -> Result<(), Refusal> {
        let full = self
            .table
            .seats
            .iter()
            .all(|seat| seat.holder != Holder::Open);
        if full && self.table.setup.rules.start_when_full && self.table.phase == Phase::Gathering {
            return self.start().await;
        }
        Ok(())
    }

    async fn start(&mut self) -> Result<(), Refusal> {
        let mut whats = Vec::new();
        for seat in Seat::all(self.table.seats.len()) {
            if self.table.seats[seat.index()].holder == Holder::Open {
                let holder = Holder::Bot(bots::stand_in().to_owned());
                whats.push(What::Sit { seat, holder });
            }
        }
        let lesson = self.table.setup.lesson.as_ref();
        let chance = lesson.map(|lesson| lesson.chance.clone());
        let chance = chance.unwrap_or_else(|| Chance::seeded(secret::seed()));
        whats.push(What::Start { chance });
        self.commit(whats, None).await
    }

    fn own_with(&self, account: &str, stand_in: Option<StandIn>) -> Vec<Seat> {
        let own = self.table.seats_of(account).into_iter();
        own.filter(|seat| self.table.seats[seat.index()].stand_in == stand_in)
            .collect()
    }

    async fn change_stand_in(
        &mut self,
        seats: Vec<Seat>,
        why: Option<StandIn>,
    ) -> Result<(), Refusal> {
        if seats.is_empty() {
            return Err(Refusal::not_now());
        }
        let whats = seats.into_iter().map(|seat| What::StandIn { seat, why });
        self.commit(whats.collect(), None).await
    }

    async fn leave(&mut self, account: &str) -> Result<(), Refusal> {
        match self.table.phase {
            Phase::Gathering => {
                let seats = self.table.seats_of(account).into_iter();
                let stand_up = |seat| What::Sit {
                    seat,
                    holder: Holder::Open,
                };
                let whats: Vec<What> = seats.map(stand_up).collect();
                match whats.is_empty() {
                    true => Err(Refusal::not_now()),
                    false => self.commit(whats, None).await,
                }
            }
            Phase::Playing => {
                let seats = self.own_with(account, None);
                self.change_stand_in(seats, Some(StandIn::Left)).await
            }
            _ => Err(Refusal::not_now()),
        }
    }

    async fn resign(&mut self, account: &str, seat: Option<Seat>) -> Result<(), Refusal> {
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
        self.commit(whats, None).await?;
        self.rate().await;
        Ok(())
    }

    async fn rematch(&mut self, account: &str) -> Result<(), Refusal> {
        if self.table.seats_of(account).is_empty() {
            return Err(Refusal::forbidden());
        }
        if self.table.phase != Phase::Over {
            return Err(Refusal::not_now());
        }
        if self.table.rematch.is_some() {
            return Ok(());
        }
        let setup = Setup {
            seats: self
                .table
                .seats
                .iter()
                .map(|seat| seat.holder.clone())
                .collect(),
            created: Moment::now(),
            key: secret::id(),
            host: account.to_owned(),
            lesson: None,
            position: None,
            series: None,
            ..self.table.setup.clone()
        };
        let id = secret::id();
        let new = Write::NewTable {
            row: Table::new(id.clone(), setup.clone()).row(),
            setup: serde_json::to_string(&setup).map_err(|error| Refusal::internal(&error))?,
        };
        self.commit_with(vec![What::Rematch { table: id }], None, vec![new])
            .await
    }
}
