//! What the server keeps beside a table's log, and writes with its entries: ratings, rated games, invitations.

use super::Driver;
use crate::api::{Moment, Phase};
use crate::store::{Room, Write};
use table::{Holder, Setup, Summary, Table};

impl Driver {
    /// What is written with an entry after which the table stands so.
    pub(super) fn beside(&self, summary: &Summary, at: Moment) -> Vec<Write> {
        let table = self.machine.table();
        let mut writes = Vec::new();
        if table.setup.rules.rated && table.outcome.is_none() {
            writes.extend(rating(&self.id, &table.setup.game, summary));
            writes.extend(rated_game(&self.id, table.phase, summary, at));
        }
        writes.extend(self.room_for_new_people(summary));
        let invites = |holder: &Holder| matches!(holder, Holder::Invited { .. });
        if table.phase == Phase::Gathering && table.setup.seats.iter().any(invites) {
            writes.push(invited(&self.id, summary.phase, &summary.holders));
        }
        writes
    }
}

impl Driver {
    /// Who sits down has to have room for one more table.
    fn room_for_new_people(&self, summary: &Summary) -> Vec<Write> {
        let table = self.machine.table();
        if table.phase != Phase::Gathering {
            return Vec::new();
        }
        let known = table.accounts();
        let people = summary.holders.iter().filter_map(|holder| match holder {
            Holder::Person(account) => Some(account.as_str()),
            _ => None,
        });
        let new = people.filter(|account| !known.contains(account) && *account != table.setup.host);
        let most = self.hall.config.limits.tables_per_account;
        let room = |account: &str| Write::Room {
            account: self.hall.people.answers_for(account),
            room: Room::Table(most),
        };
        new.map(room).collect()
    }
}

/// What is written for a new table.
pub(crate) fn new_table(id: &str, setup: &Setup) -> Vec<Write> {
    let row = crate::store::TableRow::of_new(id, setup);
    let text = games::json(setup).get().to_owned();
    let due = Table::new(id.to_owned(), setup.clone()).falls_due();
    let mut writes = vec![Write::NewTable {
        row,
        setup: text,
        due,
    }];
    if setup
        .seats
        .iter()
        .any(|seat| matches!(seat, Holder::Invited { .. }))
    {
        writes.push(invited(id, Phase::Gathering, &setup.seats));
    }
    writes
}

/// Ratings change with the entry that ends the game.
fn rating(table: &str, game: &str, summary: &Summary) -> Option<Write> {
    let (outcome, _) = summary.outcome.as_ref()?;
    let person = |(holder, rank): (&Holder, &u8)| match holder {
        Holder::Person(account) => Some((account.clone(), *rank)),
        _ => None,
    };
    let ranks = summary
        .holders
        .iter()
        .zip(&outcome.ranks)
        .filter_map(person);
    Some(Write::Rate {
        table: table.to_owned(),
        game: game.to_owned(),
        ranks: ranks.collect(),
    })
}

/// A rated game counts for those who play it from the moment when all of them are known, and again when it starts; who
/// has had enough is refused. It no longer counts if somebody gets up before the start, or if it is void.
fn rated_game(table: &str, was: Phase, summary: &Summary, at: Moment) -> Option<Write> {
    let person = |holder: &Holder| match holder {
        Holder::Person(account) => Some(account.clone()),
        _ => None,
    };
    let table = table.to_owned();
    match (was, summary.phase) {
        (Phase::Gathering, Phase::Gathering | Phase::Playing) => {
            let people: Option<Vec<String>> = summary.holders.iter().map(person).collect();
            Some(match people {
                Some(people) => Write::RatedGame { table, people, at },
                None => Write::NoRatedGame { table },
            })
        }
        (_, Phase::Closed) => Some(Write::NoRatedGame { table }),
        _ => None,
    }
}

fn invited(table: &str, phase: Phase, holders: &[Holder]) -> Write {
    let holders = holders.iter().filter(|_| phase == Phase::Gathering);
    let account = |holder: &Holder| match holder {
        Holder::Invited { account, .. } => Some(account.clone()),
        _ => None,
    };
    Write::Invited {
        table: table.to_owned(),
        accounts: holders.filter_map(account).collect(),
    }
}
