//! The suite passes the sound game and catches every broken one.

mod broken;
mod flaws;
mod helpers;

use crate::example::Comets;

crate::conformance!(Comets, games = 500);
crate::no_allocation!(Comets, games = 20);
