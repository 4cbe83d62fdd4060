//! What the targets share: bytes as choices.

use games::{AnyGame, Json};
use tabletop::{Chance, Seat, Seed};

/// Choices out of a fuzzer's bytes; when they run out, always the first.
pub struct Choices<'a>(pub &'a [u8]);

impl Choices<'_> {
    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        let Some((&byte, rest)) = self.0.split_first() else {
            return 0;
        };
        self.0 = rest;
        if n <= 256 {
            return usize::from(byte) % n.max(1);
        }
        usize::from(byte) * n / 256
    }

    /// Whether there are bytes left.
    pub fn any(&self) -> bool {
        !self.0.is_empty()
    }

    /// A new game of any kind: game, preset and seats as the bytes say.
    pub fn game(&mut self) -> Box<dyn AnyGame> {
        let name = games::NAMES[self.below(games::NAMES.len())];
        let presets = games::about(name).expect("a registered game").options.presets;
        let preset = presets.get(self.below(presets.len() + 1));
        let options = preset.map(|preset| games::json(&preset.options));
        let [fewest, most] = games::seats(name, options.as_deref()).expect("a preset's options");
        let seats = fewest + self.below(most + 1 - fewest);
        let chance = Chance::seeded(Seed::from(self.below(256) as u64));
        games::start(name, seats, options.as_deref(), chance).expect("presets can be played")
    }

    /// A decider, and its legal actions.
    pub fn decision(&mut self, table: &dyn AnyGame) -> Option<(Seat, Vec<Json>)> {
        let deciders = table.deciders();
        let seat = deciders.iter().nth(self.below(deciders.len()))?;
        Some((seat, legal(table, seat)))
    }
}

/// A seat's legal actions, one by one.
pub fn legal(table: &dyn AnyGame, seat: Seat) -> Vec<Json> {
    let list = table.legal(seat).expect("the seat is at the table");
    serde_json::from_str(list.get()).expect("a list of actions")
}
