//! The answers to calls, a file for each kind.

pub(crate) mod kept;
pub(crate) mod people;
pub(crate) mod records;
pub(crate) mod series;
pub(crate) mod tables;
