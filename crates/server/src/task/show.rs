//! Showing a table to whoever looks.

use super::{Socket, Task, Who};
use crate::api::{Joined, Moment, PROTOCOL, Phase, Place, Refusal, Say, TableInfo, You};
use crate::outbox::{self, Outbox};
use crate::table::{Change, Eye, Shown, What};
use std::collections::hash_map::Entry;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

impl Task {
    pub(super) async fn connect(&mut self, who: Who, outbox: Arc<Outbox>) -> Result<u64, Refusal> {
        self.may_see(&who)?;
        let seats = who
            .account
            .as_deref()
            .map(|account| self.table.seats_of(account));
        let seats = seats.unwrap_or_default();
        if let Some(account) = &who.account {
            let _ = self
                .hall
                .people
                .meet(&self.hall.store, vec![account.clone()])
                .await;
        }
        self.come_back(&seats).await;
        let number = self.next_socket;
        self.next_socket += 1;
        let shown = match seats.as_slice() {
            [only] => Some(*only),
            _ => None,
        };
        let socket = Socket {
            who,
            seats,
            shown,
            outline: false,
            outbox,
            hint: Arc::new(()),
        };
        let seated = !socket.seats.is_empty();
        self.sockets.insert(number, socket);
        self.show_everything(number);
        if seated {
            self.show_table(Some(number));
        }
        Ok(number)
    }

    pub(super) fn disconnect(&mut self, number: u64) {
        let gone = self.sockets.remove(&number);
        self.drop_unwatched();
        if gone.is_some_and(|socket| !socket.seats.is_empty()) {
            self.show_table(None);
        }
    }

    /// Who left and opens the table again gets the seat back.
    async fn come_back(&mut self, seats: &[tabletop::Seat]) {
        for &seat in seats {
            let left = Some(crate::api::StandIn::Left);
            if self
                .table
                .seat(seat)
                .is_some_and(|state| state.stand_in == left)
            {
                let back = What::StandIn { seat, why: None };
                let _ = self.commit(vec![back], None).await;
            }
        }
    }

    pub(super) fn is_here(&self, account: &str) -> bool {
        let mut sockets = self.sockets.values();
        sockets.any(|socket| socket.who.account.as_deref() == Some(account))
    }

    pub(super) fn info(&self) -> TableInfo {
        self.table
            .info(&self.hall.people, &|account| self.is_here(account))
    }

    /// Shows everything to one socket.
    pub(super) fn show_everything(&mut self, number: u64) {
        let Some(socket) = self.sockets.get_mut(&number) else {
            return;
        };
        // A seat may have been taken or given up since.
        if let Some(account) = &socket.who.account {
            socket.seats = self.table.seats_of(account);
        }
        if socket
            .shown
            .is_some_and(|seat| !socket.seats.contains(&seat))
        {
            socket.shown = None;
        }
        if let ([only], None) = (socket.seats.as_slice(), socket.shown) {
            socket.shown = Some(*only);
        }
        let (eye, outline) = (socket.eye(), socket.outline);
        let (shown, place) = self.first(eye, outline).unzip();
        if let (Entry::Vacant(vacant), Some(shown)) = (self.shown.entry((eye, outline)), shown) {
            vacant.insert(shown);
        }
        self.drop_unwatched();
        let Some(socket) = self.sockets.get(&number) else {
            return;
        };
        let host = socket.who.account.as_deref() == Some(&self.table.setup.host);
        let rules = &self.table.setup.rules;
        let joined = Joined {
            protocol: PROTOCOL,
            build: crate::BUILD.to_owned(),
            table: self.info(),
            you: You {
                seats: socket.seats.clone(),
                shown: socket.shown,
                host,
                hints: rules.hints && !rules.rated,
                key: (host && !rules.public).then(|| self.table.setup.key.clone()),
            },
            place,
            chat: self.chat_for(socket),
            now: Moment::now(),
        };
        socket.outbox.anew(&Say::Joined(Box::new(joined)));
    }

    /// The whole place; none before the start, and if a frozen table cannot even be looked at.
    fn first(&self, eye: Eye, outline: bool) -> Option<(Shown, Place)> {
        let look = || Shown::first(&self.table, eye, outline);
        match self.table.phase {
            Phase::Frozen => catch_unwind(AssertUnwindSafe(look)).ok().flatten(),
            _ => look(),
        }
    }

    fn drop_unwatched(&mut self) {
        let sockets = &self.sockets;
        let watched = |key: &(Eye, bool)| sockets.values().any(|s| (s.eye(), s.outline) == *key);
        self.shown.retain(|key, _| watched(key));
    }

    /// Shows what an entry changed, to each what it may see.
    pub(super) async fn show(&mut self, change: &Change) {
        if change.table {
            let everybody = self.table.everybody();
            let _ = self.hall.people.meet(&self.hall.store, everybody).await;
        }
        if self.table.phase == Phase::Frozen {
            // Nothing is looked at that need not be.
            return self.show_table(None);
        }
        let began = self.table.game.is_some() && self.shown.is_empty();
        if began || (change.table && self.seats_moved()) {
            let sockets: Vec<u64> = self.sockets.keys().copied().collect();
            sockets
                .into_iter()
                .for_each(|socket| self.show_everything(socket));
            return;
        }
        for (&(eye, outline), shown) in &mut self.shown {
            let Some(place) = shown.next(&self.table, eye, change) else {
                continue;
            };
            let text = outbox::text(&Say::Update(Box::new(place)));
            metrics::histogram!("orrery_update_bytes").record(text.len() as f64);
            let sockets = self.sockets.values();
            for socket in sockets.filter(|s| (s.eye(), s.outline) == (eye, outline)) {
                socket.outbox.update(text.clone());
            }
        }
        if change.table {
            self.show_table(None);
        }
    }

    /// Whether somebody's seats are no longer those his socket knows.
    fn seats_moved(&self) -> bool {
        let mut sockets = self.sockets.values();
        sockets.any(|socket| {
            let account = socket.who.account.as_deref();
            account.is_some_and(|account| self.table.seats_of(account) != socket.seats)
        })
    }

    /// Shows seats, phase and outcome to everybody but one.
    pub(super) fn show_table(&self, but: Option<u64>) {
        let text = outbox::text(&Say::Table(Box::new(self.info())));
        let sockets = self
            .sockets
            .iter()
            .filter(|(number, _)| Some(**number) != but);
        sockets.for_each(|(_, socket)| socket.outbox.update(text.clone()));
    }
}
