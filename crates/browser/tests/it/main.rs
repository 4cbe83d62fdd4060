//! The host of the page, driven as its worker drives it, with storage in memory.

mod games;
mod hostile;
mod page;
mod records;
mod routes;
mod storage;
mod worker;
