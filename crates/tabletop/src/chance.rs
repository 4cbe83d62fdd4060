//! Everything random comes from a named pile.
//!
//! The n-th shuffle of a pile sorts its cards and permutes them by ChaCha under (seed, pile, n), so
//! no draw elsewhere and no order of arrival changes it. The permutation is ours and pinned by test
//! vectors: a record outlives the versions of libraries. A pile can be [scripted](PileScript) instead.

use crate::script::{PileScript, Script, ScriptFault, ScriptedDraw};
use crate::{Seat, Seed};
use arrayvec::ArrayVec;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// A pile's name, which is also the key of its shuffles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PileName {
    name: &'static str,
    key: u32,
}

impl PileName {
    /// A pile of this name; two piles of a game must not share a name.
    pub const fn new(name: &'static str) -> Self {
        // FNV-1a, so that a pile's shuffles do not depend on how many piles a game declares.
        let (bytes, mut key, mut i) = (name.as_bytes(), 0x811c_9dc5_u32, 0);
        while i < bytes.len() {
            key = (key ^ bytes[i] as u32).wrapping_mul(0x0100_0193);
            i += 1;
        }
        PileName { name, key }
    }

    /// The name.
    pub const fn as_str(self) -> &'static str {
        self.name
    }
}

/// What lies in a pile: ordered (the canonical order), and named for scripts.
pub trait Card: Copy + Ord {
    /// The name that scripts and records use.
    fn name(self) -> Cow<'static, str>;
}

impl Card for Seat {
    fn name(self) -> Cow<'static, str> {
        self.0.to_string().into()
    }
}

impl Card for u8 {
    fn name(self) -> Cow<'static, str> {
        self.to_string().into()
    }
}

/// Where chance comes from: a seed, and perhaps a script. Part of every game's state.
///
/// On the wire `{"seed": 7, "piles": {"draw": {"draws": ["old_earth"]}}}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct Chance {
    seed: Seed,
    // Boxed: games in play have no script, and their state stays flat and small.
    script: Option<Box<Script>>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    seed: Seed,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    piles: BTreeMap<String, PileScript>,
}

impl From<Written> for Chance {
    fn from(written: Written) -> Self {
        Chance::scripted(written.seed, written.piles)
    }
}

impl From<Chance> for Written {
    fn from(chance: Chance) -> Self {
        let piles = chance.script.map(|script| script.piles).unwrap_or_default();
        Written {
            seed: chance.seed,
            piles,
        }
    }
}

impl Chance {
    /// Chance from a seed alone.
    pub const fn seeded(seed: Seed) -> Self {
        Chance { seed, script: None }
    }

    /// Chance that follows the scripts of these piles and then the seed.
    pub fn scripted(seed: Seed, piles: BTreeMap<String, PileScript>) -> Self {
        let script = (!piles.is_empty()).then(|| Box::new(Script { piles, fault: None }));
        Chance { seed, script }
    }

    /// The seed.
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// Whether there is a script at all: games that keep their discards as a set need no list of them
    /// for [`Chance::draw`] if there is none.
    #[inline]
    pub const fn is_scripted(&self) -> bool {
        self.script.is_some()
    }

    /// The scripts that are left, by pile.
    pub fn scripts(&self) -> impl Iterator<Item = (&str, &PileScript)> {
        self.script
            .iter()
            .flat_map(|s| s.piles.iter().map(|(name, script)| (name.as_str(), script)))
    }

    /// The first card a script asked for that was not there. The draw then followed the seed; whoever
    /// gave the script takes the step back and reports this.
    pub fn fault(&self) -> Option<&ScriptFault> {
        self.script.as_ref()?.fault.as_ref()
    }

    /// Scripts the next draws of a pile, in place of what was scripted for it.
    pub fn stack<D: Into<ScriptedDraw>>(
        &mut self,
        pile: PileName,
        draws: impl IntoIterator<Item = D>,
    ) {
        let script = self.script.get_or_insert_default();
        let draws = PileScript::draws(draws);
        script.piles.insert(pile.name.to_owned(), draws);
    }

    /// Brings the cards of a pile into the order of its `n`-th shuffle (from 0). The last card of the
    /// slice is the top.
    pub fn shuffle<C: Card>(&mut self, pile: PileName, n: u32, cards: &mut [C]) {
        cards.sort_unstable();
        match &mut self.script {
            None => permute(self.seed, pile, n, cards),
            Some(script) => script.shuffle(self.seed, pile, n, cards),
        }
    }

    /// Draws the top card of a pile, all of whose cards are drawn for the same. `discards` is where a script may find a card that the pile itself
    /// no longer holds; the pile's own top card then takes its place there.
    #[inline]
    pub fn draw<C: Card, const N: usize>(
        &mut self,
        pile: PileName,
        cards: &mut ArrayVec<C, N>,
        discards: &mut [C],
    ) -> Option<C> {
        if let Some(script) = &mut self.script {
            script.bring_to_top(pile, None, &(), cards, discards);
        }
        cards.pop()
    }

    /// [`Chance::draw`] for a seat, if it is for one, and a purpose: a script may ask for them.
    #[inline]
    pub fn draw_for<C: Card, const N: usize>(
        &mut self,
        pile: PileName,
        seat: impl Into<Option<Seat>>,
        purpose: &impl Serialize,
        cards: &mut ArrayVec<C, N>,
        discards: &mut [C],
    ) -> Option<C> {
        if let Some(script) = &mut self.script {
            script.bring_to_top(pile, seat.into(), purpose, cards, discards);
        }
        cards.pop()
    }
}

pub(crate) fn permute<C>(seed: Seed, pile: PileName, n: u32, cards: &mut [C]) {
    let mut rng = ChaCha8Rng::from_seed(seed.0);
    rng.set_stream(u64::from(pile.key) << 32 | u64::from(n));
    shuffle(&mut rng, cards);
}

/// A uniformly random permutation (Fisher–Yates from the end), the same for the same generator in
/// every version of this program.
#[inline]
pub fn shuffle<C>(rng: &mut impl Rng, cards: &mut [C]) {
    for i in (1..cards.len()).rev() {
        cards.swap(i, below(rng, i as u32 + 1) as usize);
    }
}

/// A uniformly random number below `n` (by multiplication, with rejection), the same for the same
/// generator in every version of this program. `n` must not be 0.
#[inline]
pub fn below(rng: &mut impl Rng, n: u32) -> u32 {
    let mut product = u64::from(rng.next_u32()) * u64::from(n);
    if (product as u32) < n {
        let threshold = n.wrapping_neg() % n;
        while (product as u32) < threshold {
            product = u64::from(rng.next_u32()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    const DRAW: PileName = PileName::new("draw");

    fn shuffled(chance: &mut Chance, n: u32) -> Vec<u8> {
        let mut cards: Vec<u8> = (0..10).collect();
        chance.shuffle(DRAW, n, &mut cards);
        cards
    }

    #[test]
    fn the_permutation_of_a_seed_a_pile_and_a_count_is_pinned() {
        let mut chance = Chance::seeded(Seed::from(7));
        assert_eq!(shuffled(&mut chance, 0), [6, 1, 7, 9, 0, 4, 2, 3, 5, 8]);
        assert_eq!(shuffled(&mut chance, 1), [2, 7, 3, 6, 9, 8, 1, 4, 5, 0]);
    }

    #[test]
    fn a_shuffle_does_not_depend_on_the_order_of_arrival() {
        let mut chance = Chance::seeded(Seed::from(7));
        let mut cards: Vec<u8> = (0..10).rev().collect();
        chance.shuffle(DRAW, 0, &mut cards);
        assert_eq!(cards, shuffled(&mut chance, 0));
    }

    fn scripted(script: PileScript) -> Chance {
        Chance::scripted(Seed::from(7), BTreeMap::from([("draw".to_owned(), script)]))
    }

    #[test]
    fn an_order_puts_the_named_cards_first_and_the_rest_in_canonical_order() {
        let order = ["3", "8", "1"].map(String::from).to_vec();
        let mut chance = scripted(PileScript::Orders(vec![order]));
        let mut cards = shuffled(&mut chance, 0);
        cards.reverse();
        assert_eq!(cards, [3, 8, 1, 0, 2, 4, 5, 6, 7, 9]);
        let unscripted = shuffled(&mut Chance::seeded(Seed::from(7)), 1);
        assert_eq!(
            shuffled(&mut chance, 1),
            unscripted,
            "after the lists the seed goes on"
        );
    }

    #[test]
    fn a_scripted_draw_finds_its_card_in_the_pile_or_among_the_discards() {
        let mut chance = scripted(PileScript::draws(["2", "9", "0"]));
        let mut pile: ArrayVec<u8, 10> = [0, 1, 2, 3].into_iter().collect();
        let mut discards = [8, 9];
        assert_eq!(chance.draw(DRAW, &mut pile, &mut discards), Some(2));
        assert_eq!(chance.draw(DRAW, &mut pile, &mut discards), Some(9));
        assert_eq!((pile.as_slice(), discards), ([0, 1].as_slice(), [8, 3]));
        assert_eq!(chance.draw(DRAW, &mut pile, &mut discards), Some(0));
        assert_eq!(chance.draw(DRAW, &mut pile, &mut discards), Some(1));
        assert_eq!(chance.fault(), None);
    }

    #[test]
    fn a_draw_takes_the_first_card_that_is_scripted_for_its_seat_and_purpose() {
        let draws = serde_json::json!([
            {"card": "1", "for": "trade"},
            {"card": "2", "seat": 1},
            "3",
            {"card": "4", "seat": 1, "for": {"power": "mine"}},
        ]);
        let draws: PileScript =
            serde_json::from_value(serde_json::json!({ "draws": draws })).expect("a script");
        let mut chance = scripted(draws.clone());
        let mut pile: ArrayVec<u8, 10> = (0..8).collect();
        let mut draw = |chance: &mut Chance, seat: u8, purpose: &serde_json::Value| {
            chance.draw_for(DRAW, Seat(seat), purpose, &mut pile, &mut [])
        };
        let (mine, trade) = (
            serde_json::json!({"power": "mine"}),
            serde_json::json!("trade"),
        );
        assert_eq!(draw(&mut chance, 0, &mine), Some(3), "whoever comes first");
        assert_eq!(draw(&mut chance, 0, &mine), Some(7), "by chance");
        assert_eq!(draw(&mut chance, 1, &mine), Some(2));
        assert_eq!(draw(&mut chance, 1, &mine), Some(4));
        assert_eq!(draw(&mut chance, 1, &trade), Some(1));
        assert_eq!(chance.fault(), None);
        let again = serde_json::to_value(&draws).expect("it can be written");
        assert_eq!(again["draws"][2], "3", "what is plain is written plainly");
        assert_eq!(
            again["draws"][1],
            serde_json::json!({"card": "2", "seat": 1})
        );
    }

    #[test]
    fn a_name_that_is_not_there_is_a_fault_that_names_pile_place_and_card() {
        let mut chance = scripted(PileScript::Orders(vec![vec!["3".into(), "comet".into()]]));
        shuffled(&mut chance, 0);
        let fault = chance.fault().expect("no card is called comet");
        assert_eq!(
            fault.to_string(),
            "script of pile \"draw\", shuffle 0, card 1: no card \"comet\" in the pile"
        );
    }
}
