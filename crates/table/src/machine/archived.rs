//! A table whose log went into the record of its game.

use super::{Machine, Read};
use crate::api::Phase;
use crate::{Holder, Noted, Setup, Summary, Table, ids};
use games::AnyGame;
use serde::Deserialize;
use std::sync::Arc;
use tabletop::Chance;

/// The part of a record that tells how chance fell.
#[derive(Deserialize)]
struct Fell {
    chance: Chance,
}

/// A finished game as it was archived: the record, and what lists show of its table.
pub struct Archived {
    /// The text of the record.
    pub body: String,
    /// The game that was read from it.
    pub game: Box<dyn AnyGame>,
    /// What lists show.
    pub summary: Summary,
    /// How many entries of the log are in it.
    pub length: u32,
}

impl Machine {
    /// A table that is over, from the record of its game, and from the entries that came after it. What only the log
    /// knew (who had a stand-in, what was asked twice) is gone.
    pub fn read_archived(id: String, setup: Setup, archived: Archived, log: &[String]) -> Read {
        let mut machine = Machine::new(Table::of_record(id, setup, archived));
        let fault = log.iter().find_map(|text| machine.read_entry(text).err());
        if let Some((message, _)) = &fault {
            machine.table.freeze(tabletop::Message::new(*message));
        }
        Read {
            machine,
            record: None,
            fault: fault.map(|(_, why)| why),
        }
    }
}

impl Table {
    fn of_record(id: String, setup: Setup, archived: Archived) -> Table {
        let Archived {
            body,
            game,
            summary,
            length,
        } = archived;
        let mut table = Table::new(id, setup);
        for (seat, holder) in table.seats.iter_mut().zip(summary.holders) {
            seat.holder = holder;
        }
        let fell = serde_json::from_str::<Fell>(&body).ok();
        table.seed_sha256 = fell.map(|fell| ids::sha256(&fell.chance.seed().0));
        table.rules = Some(game.rules());
        table.events = game.history(0).into_iter().map(Arc::from).collect();
        let is_bot = |seat: usize| matches!(table.seats[seat].holder, Holder::Bot(_));
        let moves = game.moves();
        let moves = (0..).zip(&moves).map(|(number, moved)| Noted {
            number,
            bot: is_bot(moved.seat.index()),
        });
        table.moves = moves.collect();
        table.next_move = table.moves.len() as u32;
        table.game = Some(game);
        table.phase = Phase::Over;
        table.changed = summary.changed;
        (table.outcome, table.ended) = summary.outcome.unzip();
        table.length = length;
        table
    }
}

/// A log that can be archived: the record that it gives, and how many of its entries are in it.
pub struct Archivable {
    /// The record.
    pub body: String,
    /// How many entries.
    pub length: u32,
}

impl Machine {
    /// Plays a log once more, up to the end of its game; none if it does not replay, or does not lead there.
    pub fn archivable(id: String, setup: Setup, log: &[String]) -> Option<Archivable> {
        let mut machine = Machine::new(Table::new(id, setup));
        for text in log {
            machine.read_entry(text).ok()?;
            if machine.table.phase == Phase::Over {
                break;
            }
        }
        let table = &machine.table;
        let game = table.game.as_ref().filter(|_| table.phase == Phase::Over)?;
        Some(Archivable {
            body: game.record_text(),
            length: table.length,
        })
    }
}
