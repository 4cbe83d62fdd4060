//! What a seat has done and seen since the search began, as a number.

use std::hash::{Hash, Hasher};

/// What a seat has done and seen: two moments with the same number are the same to it.
///
/// Picks of one set are added up, so that their order leaves no trace; all else is chained.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Eye {
    past: u64,
    picks: u64,
    /// How many picks of the running set are in `picks`.
    picked: Option<u16>,
    /// Whether the seat has left its tree: nothing more is noted.
    pub(super) is_shut: bool,
}

impl Eye {
    /// The seat is asked. `picked` says how far a set is picked, if it is asked for one.
    pub(super) fn asked(&mut self, picked: Option<u16>) {
        let goes_on = picked.is_some_and(|n| n > 0 && self.picked == Some(n));
        if !goes_on {
            self.close();
            self.picked = picked;
        }
    }

    /// The seat has taken an action.
    pub(super) fn acted(&mut self, action: &impl Hash) {
        let mut hasher = Mixer(1);
        action.hash(&mut hasher);
        match &mut self.picked {
            Some(n) => {
                *n += 1;
                self.picks = self.picks.wrapping_add(scrambled(hasher.0));
            }
            None => self.past = mixed(self.past, hasher.0),
        }
    }

    /// The seat has seen something: by its own action, or by another's.
    pub(super) fn saw(&mut self, event: &impl Hash, own: bool) {
        let mut hasher = Mixer(2);
        event.hash(&mut hasher);
        if own && self.picked.is_some() {
            self.picks = self.picks.wrapping_add(scrambled(hasher.0));
        } else {
            self.close();
            self.past = mixed(self.past, hasher.0);
        }
    }

    fn close(&mut self) {
        if self.picks != 0 {
            self.past = mixed(self.past, self.picks);
        }
        (self.picks, self.picked) = (0, None);
    }

    /// The number, different for each seat.
    pub(super) fn key(&self, seat: u8) -> u64 {
        scrambled(mixed(mixed(self.past, self.picks), u64::from(seat) + 1))
    }
}

const ODD: u64 = 0x9e37_79b9_7f4a_7c15;

fn mixed(a: u64, b: u64) -> u64 {
    (a.rotate_left(23) ^ b).wrapping_mul(ODD)
}

/// Spreads every bit over all others.
fn scrambled(mut n: u64) -> u64 {
    n = (n ^ (n >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    n = (n ^ (n >> 29)).wrapping_mul(ODD);
    n ^ (n >> 32)
}

/// A quick hasher.
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.0 = mixed(self.0, u64::from_le_bytes(word) ^ chunk.len() as u64);
        }
    }

    // Which variant of an enum it is, is written as such a number, and how long a list is: as wide on every platform.
    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picked(actions: &[u8]) -> u64 {
        let mut eye = Eye::default();
        for (n, action) in actions.iter().enumerate() {
            eye.asked(Some(n as u16));
            eye.acted(action);
        }
        eye.asked(Some(actions.len() as u16));
        eye.key(0)
    }

    fn done(actions: &[u8]) -> u64 {
        let mut eye = Eye::default();
        for action in actions {
            eye.asked(None);
            eye.acted(action);
        }
        eye.key(0)
    }

    #[test]
    fn the_order_of_picks_leaves_no_trace() {
        assert_eq!(picked(&[1, 2, 3]), picked(&[3, 1, 2]));
        assert_ne!(picked(&[1, 2, 3]), picked(&[1, 2, 4]));
    }

    #[test]
    fn the_order_of_other_actions_does() {
        assert_ne!(done(&[1, 2]), done(&[2, 1]));
    }

    #[test]
    fn what_was_seen_makes_a_difference() {
        let (mut a, mut b) = (Eye::default(), Eye::default());
        a.saw(&"drew 3", false);
        b.saw(&"drew 4", false);
        assert_ne!(a.key(0), b.key(0));
        assert_ne!(a.key(0), a.key(1));
    }
}
