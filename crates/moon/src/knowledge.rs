//! What the game knows about playing itself well.

impl tabletop::Knowledge for crate::state::Moon {}
