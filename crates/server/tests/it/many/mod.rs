//! Many servers on one PostgreSQL.

mod checker;
mod faults;
mod fleet;
mod people;
mod together;
mod upgrade;
