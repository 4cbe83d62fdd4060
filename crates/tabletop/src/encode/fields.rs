//! What an observation consists of.

/// A part of an observation, before it has a place.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// Its name.
    pub name: &'static str,
    /// How many numbers it has.
    pub len: usize,
    /// What they mean.
    pub meaning: &'static str,
}

impl Part {
    /// A part of so many numbers.
    pub const fn new(name: &'static str, len: usize, meaning: &'static str) -> Self {
        Part { name, len, meaning }
    }
}

/// A part of an observation in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name; those of players repeat from player to player.
    pub name: &'static str,
    /// Whose it is, counted clockwise from the seat that observes, which is 0; of nobody if it is the table's or the seat's own
    /// secret.
    pub seat: Option<usize>,
    /// Where its first number stands.
    pub start: usize,
    /// How many numbers it has.
    pub len: usize,
    /// What they mean.
    pub meaning: &'static str,
}

impl Field {
    const NONE: Field = Field {
        name: "",
        seat: None,
        start: 0,
        len: 0,
        meaning: "",
    };
}

/// Lays out an observation: the table, the seat's own secrets, and the same parts for each player. `N` is the number of
/// parts together.
///
/// # Panics
/// While the crate is compiled, if `N` is another number.
pub const fn layout<const N: usize>(
    table: &[Part],
    secret: &[Part],
    player: &[Part],
    players: usize,
) -> [Field; N] {
    assert!(
        N == table.len() + secret.len() + players * player.len(),
        "as many fields as there are parts"
    );
    let (mut fields, mut at, mut start) = ([Field::NONE; N], 0, 0);
    while at < N {
        let (part, seat) = if at < table.len() {
            (table[at], None)
        } else if at < table.len() + secret.len() {
            (secret[at - table.len()], None)
        } else {
            let nth = at - table.len() - secret.len();
            (player[nth % player.len()], Some(nth / player.len()))
        };
        let Part { name, len, meaning } = part;
        fields[at] = Field {
            name,
            seat,
            start,
            len,
            meaning,
        };
        start += len;
        at += 1;
    }
    fields
}
