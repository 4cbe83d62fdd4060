//! What a backup holds: the rows of these tables, the same for every engine.
//!
//! What an engine keeps for itself (marks, leases, whose database it is) is not in it.

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) enum Kind {
    Text,
    Whole,
    Real,
    Flag,
}

/// A column: its name and what it holds.
pub(in crate::store) type Column = (&'static str, Kind);

/// A table with its columns.
#[derive(Debug)]
pub(in crate::store) struct Layout {
    pub(in crate::store) table: &'static str,
    pub(in crate::store) columns: &'static [Column],
}

use Kind::{Flag, Real, Text, Whole};

macro_rules! layout {
    ($($table:ident: $($column:ident $kind:ident),+;)*) => {
        /// All tables.
        pub(in crate::store) const LAYOUT: &[Layout] = &[$(Layout {
            table: stringify!($table),
            columns: &[$((stringify!($column), $kind)),+],
        }),*];
    };
}

layout! {
    accounts: id Text, name Text, folded Text, kind Text, owner Text, password Text, created Whole, looks Text,
        looks_folded Text;
    secrets: digest Text, account Text, kind Text, created Whole, expires Whole;
    tables: id Text, setup Text, public Flag, phase Text, holders Text, changed Whole, outcome Text, ended Whole;
    seats: table_id Text, seat Whole, account Text;
    heads: table_id Text, epoch Whole, head Whole, archived Whole, waits Whole, moved Whole, due Whole;
    log: table_id Text, seq Whole, entry Text;
    chat: table_id Text, n Whole, line Text;
    ratings: account Text, game Text, rating Real, uncertainty Real, games Whole;
    rated: table_id Text, account Text, change Real;
    rated_games: table_id Text, people Text, at Whole;
    invitations: table_id Text, account Text;
    finished: table_id Text, body Text;
    records: id Text, account Text, body Text, created Whole;
    charts: id Text, body Text;
    series: id Text, setup Text, created Whole;
    series_tables: series Text, n Whole, table_id Text;
    runs: began Whole, alive Whole;
    mutes: reader Text, player Text, muted Flag;
}

/// A value of a row.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::store) enum Value {
    Null,
    Text(String),
    Whole(i64),
    Real(f64),
    Flag(bool),
}

/// A row.
pub(in crate::store) type Row = Vec<Value>;
