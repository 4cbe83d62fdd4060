//! What the game knows about playing itself well.

use crate::state::Mars;
use tabletop::Knowledge;

impl Knowledge for Mars {}
