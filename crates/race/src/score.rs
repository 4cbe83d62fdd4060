//! Scoring: chips, printed points, and what 6-cost developments give. All of it is public.

use crate::cards::Design;
use crate::state::{Player, Race};
use crate::table::TABLE;
use tabletop::{Message, Score, Scores};

impl Player {
    fn placed_designs(&self) -> impl Iterator<Item = Design> + Clone {
        let placed = self.tableau.placed().iter();
        placed.map(|placed| placed.card.design())
    }

    /// Printed points of all placed cards.
    pub(crate) fn printed_vp(&self) -> i32 {
        self.placed_designs()
            .map(|design| i32::from(TABLE.facts(design).vp))
            .sum()
    }

    /// Military that counts against every world, of all placed cards.
    pub(crate) fn general_military(&self) -> i32 {
        self.placed_designs()
            .map(|design| i32::from(TABLE.facts(design).powers.general_military))
            .sum()
    }

    /// What a scoring development gives; none for all other cards.
    pub(crate) fn scored_by(&self, design: Design) -> Option<i32> {
        let scoring = &TABLE.scoring[usize::from(TABLE.facts(design).scoring?)];
        let cards: i32 = self
            .placed_designs()
            .map(|placed| i32::from(scoring.per_card[placed.index()]))
            .sum();
        let chips = scoring.chips.map_or(0, |(chips, vp)| {
            i32::from(self.chips / u16::from(chips)) * i32::from(vp)
        });
        let military = match scoring.military {
            0 => 0,
            vp => i32::from(vp) * self.general_military(),
        };
        Some(cards + chips + military)
    }

    /// The whole score.
    pub(crate) fn total(&self) -> i32 {
        let six_cost: i32 = self
            .placed_designs()
            .filter_map(|design| self.scored_by(design))
            .sum();
        i32::from(self.chips) + self.printed_vp() + six_cost
    }

    /// What decides a tie: cards in hand plus goods.
    pub(crate) fn tie_break(&self) -> i32 {
        (self.hand.len() + self.tableau.goods().len()) as i32
    }

    fn score_sheet(&self) -> Score {
        let mut score = Score {
            tie_breaks: vec![self.tie_break()],
            ..Score::default()
        };
        let label = |name: &str| Message::new(format!("race-score-{name}"));
        score.add("chips", label("chips"), i32::from(self.chips));
        let printed = |design: Design| (design.id(), i32::from(TABLE.facts(design).vp));
        let printed = self.placed_designs().map(printed);
        score.add_cards("cards", label("cards"), printed);
        for design in self.placed_designs() {
            if let Some(points) = self.scored_by(design) {
                score.add(design.id(), design.name(), points);
            }
        }
        score
    }
}

impl Race {
    /// The score sheets as they stand.
    pub(crate) fn scores(&self) -> Scores {
        Scores {
            seats: self.players.iter().map(Player::score_sheet).collect(),
            rivals: Vec::new(),
        }
    }
}
