//! A host of tables inside the page.
//!
//! The same [`table::Machine`]s as at a server, in one WebAssembly module that a worker drives. The module does no I/O
//! of its own: it is [given](Host::give) what happens (the page calls, a viewer asks, something is stored, a thought is
//! there) and answers with what is to be done (say this, store that, think this through). Both are JSON; storage, locks,
//! timers and the workers in which bots think are the worker's.
//!
//! Calls and socket messages are those of the server, so the page need not know where it is. What takes long or comes
//! from outside (bots, records) is a [job](think) for another instance of the module, which may be thrown away.

mod at;
mod call;
mod calls;
#[cfg(target_family = "wasm")]
mod door;
mod drive;
mod hall;
mod host;
mod io;
mod job;
mod row;
mod short;
mod wire;

pub use call::Route;
pub use host::Host;
pub use job::{Job, Thought, think};
pub use short::Short;
pub use wire::{Came, Given, Input, Io, Op, Output, Store};
