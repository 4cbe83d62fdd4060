//! What the game knows about playing itself well.

use crate::state::Race;
use tabletop::Knowledge;

impl Knowledge for Race {}
