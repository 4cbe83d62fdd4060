//! Showing a table to whoever looks.

use super::line::Wish;
use super::{Joining, Machine, Output, Outside, Viewer, ViewerId, Who, is_mutant};
use crate::api::{Can, Joined, PROTOCOL, Phase, Say, You};
use crate::{Change, Eye, Shown};
use games::Others;
use std::collections::btree_map::Entry;

impl Machine {
    pub(super) fn connect(
        &mut self,
        viewer: ViewerId,
        who: Who,
        outside: &Outside<'_>,
        out: &mut Vec<Output>,
    ) {
        if let Err(refusal) = self.may_see(&who) {
            out.push(Output::Tell(vec![viewer], Say::Closed(refusal.message)));
            return;
        }
        // Who left and opens the table again gets the seat back, and is shown the table once that is so.
        let left = |account: &String| !self.own_left(account).is_empty();
        match who.account.clone().filter(left) {
            Some(account) if !self.resting => {
                let asks = Vec::new();
                self.joining.insert(viewer, Joining { who, asks });
                self.line.push_back(Wish::Back { viewer, account });
            }
            _ => self.show_to(viewer, who, outside, out),
        }
    }

    fn show_to(
        &mut self,
        viewer: ViewerId,
        who: Who,
        outside: &Outside<'_>,
        out: &mut Vec<Output>,
    ) {
        let looks = Viewer {
            who,
            seats: Vec::new(),
            face: None,
            outline: false,
        };
        if let Some(account) = &looks.who.account {
            self.wanted.remove(account);
        }
        self.viewers.insert(viewer, looks);
        self.show_everything(viewer, outside, out);
        if self
            .viewers
            .get(&viewer)
            .is_some_and(|looks| !looks.seats.is_empty())
        {
            self.show_table(Some(viewer), outside, out);
        }
        if self.table.phase == Phase::Gathering {
            self.line.push_back(Wish::Begin);
        }
    }

    /// Whoever waited for the seat sees the table, whatever became of that, and what was asked meanwhile is asked now.
    pub(super) fn let_join(
        &mut self,
        viewer: ViewerId,
        outside: &Outside<'_>,
        out: &mut Vec<Output>,
    ) {
        let Some(Joining { who, asks }) = self.joining.remove(&viewer) else {
            return;
        };
        self.show_to(viewer, who, outside, out);
        for request in asks {
            self.ask(viewer, request, outside, out);
        }
    }

    pub(super) fn gone(&mut self, viewer: ViewerId, outside: &Outside<'_>, out: &mut Vec<Output>) {
        self.joining.remove(&viewer);
        let gone = self.viewers.remove(&viewer);
        self.drop_unwatched();
        if let Some(gone) = gone {
            self.note_gone(gone.who.account, outside.now);
            if !gone.seats.is_empty() {
                self.show_table(None, outside, out);
            }
        }
    }

    /// Shows everything to one viewer.
    pub(super) fn show_everything(
        &mut self,
        number: ViewerId,
        outside: &Outside<'_>,
        out: &mut Vec<Output>,
    ) {
        let Some(viewer) = self.viewers.get_mut(&number) else {
            return;
        };
        // A seat may have been taken or given up since.
        if let Some(account) = &viewer.who.account {
            viewer.seats = self.table.seats_of(account);
        }
        if viewer
            .face
            .is_some_and(|seat| !viewer.seats.contains(&seat))
        {
            viewer.face = None;
        }
        if let ([only], None) = (viewer.seats.as_slice(), viewer.face) {
            viewer.face = Some(*only);
        }
        let (eye, outline) = (viewer.eye(), viewer.outline);
        let (shown, place) = Shown::first(&self.table, eye, outline).unzip();
        if let (Entry::Vacant(vacant), Some(shown)) = (self.shown.entry((eye, outline)), shown) {
            vacant.insert(shown);
        }
        self.drop_unwatched();
        let Some(viewer) = self.viewers.get(&number) else {
            return;
        };
        let rules = &self.table.setup.rules;
        let host = viewer.who.account.as_deref() == Some(&self.table.setup.host);
        let you = You {
            seats: viewer.seats.clone(),
            shown: viewer.face,
            host,
            hints: rules.hints && !rules.rated,
            key: (host && !rules.public).then(|| self.table.setup.key.clone()),
        };
        let joined = Joined {
            protocol: PROTOCOL,
            // What the host knows it adds.
            build: String::new(),
            chat: Vec::new(),
            can: Can::default(),
            table: self.info(outside.names),
            you,
            place,
            now: outside.now,
        };
        out.push(Output::Tell(vec![number], Say::Joined(Box::new(joined))));
    }

    fn drop_unwatched(&mut self) {
        let viewers = &self.viewers;
        let watched = |key: &(Eye, bool)| viewers.values().any(|v| (v.eye(), v.outline) == *key);
        self.shown.retain(|key, _| watched(key));
    }

    /// Shows what an entry changed, to each what it may see.
    pub(super) fn show(&mut self, change: &Change, outside: &Outside<'_>, out: &mut Vec<Output>) {
        if self.table.phase == Phase::Frozen {
            // Nothing is looked at that need not be.
            return self.show_table(None, outside, out);
        }
        let began = self.table.game.is_some() && self.shown.is_empty();
        if began || (change.table && self.seats_moved()) {
            let viewers: Vec<ViewerId> = self.viewers().collect();
            for viewer in viewers {
                self.show_everything(viewer, outside, out);
            }
            return;
        }
        let mut others = Others::default();
        for (&(eye, outline), shown) in &mut self.shown {
            let Some(mut place) = shown.next(&self.table, eye, change, &mut others) else {
                continue;
            };
            if is_mutant!(self, DraftTold)
                && let Some(drafts) = self.table.drafting()
                && let Some((_, others)) = Shown::first(&self.table, Eye::Seat(drafts), outline)
            {
                place.view = others.view;
            }
            let viewers = self.viewers.iter();
            let looking = viewers.filter(|(_, v)| (v.eye(), v.outline) == (eye, outline));
            let looking = looking.map(|(number, _)| *number).collect();
            out.push(Output::Tell(looking, Say::Update(Box::new(place))));
        }
        if change.table {
            self.show_table(None, outside, out);
        }
    }

    /// Whether somebody's seats are no longer those that were shown.
    fn seats_moved(&self) -> bool {
        let mut viewers = self.viewers.values();
        viewers.any(|viewer| {
            let account = viewer.who.account.as_deref();
            account.is_some_and(|account| self.table.seats_of(account) != viewer.seats)
        })
    }

    /// Shows seats, phase and outcome to everybody but one.
    pub(super) fn show_table(
        &self,
        but: Option<ViewerId>,
        outside: &Outside<'_>,
        out: &mut Vec<Output>,
    ) {
        let others: Vec<_> = self
            .viewers()
            .filter(|viewer| Some(*viewer) != but)
            .collect();
        if !others.is_empty() {
            let info = Box::new(self.info(outside.names));
            out.push(Output::Tell(others, Say::Table(info)));
        }
    }
}
