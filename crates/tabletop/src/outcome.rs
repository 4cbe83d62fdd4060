//! Scores and how a game came out.

use crate::Message;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// One line of a score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScoreLine {
    /// Its name for programs: `chips`.
    pub name: Cow<'static, str>,
    /// Its name for people.
    pub label: Message,
    /// The points.
    pub points: i32,
    /// Where they come from cards: what each card brings.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub cards: Vec<CardPoints>,
}

/// What a card brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardPoints {
    /// The card, by its id in the catalogue.
    pub card: String,
    /// The points.
    pub points: i32,
}

/// One seat's score.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Score {
    /// The sum.
    pub total: i32,
    /// What decides a tie, first to last; the higher is better.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tie_breaks: Vec<i32>,
    /// Where the sum comes from.
    pub breakdown: Vec<ScoreLine>,
}

/// The scores as they stand, one a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Scores {
    /// By seat.
    pub seats: Vec<Score>,
    /// Whom the seats play against besides each other: ASTRA, a target.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rivals: Vec<Rival>,
}

/// A rival that has no seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Rival {
    /// Who.
    pub name: Message,
    /// Its score.
    pub score: Score,
}

/// How a game came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// The sums by seat.
    pub scores: Vec<i32>,
    /// The ranks by seat, from 1; tied seats share one. Who has lost a solo game is second, behind what it was lost to.
    pub ranks: Vec<u8>,
    /// The score sheets by seat.
    pub breakdown: Vec<Vec<ScoreLine>>,
    /// Who has won, by seat: rank 1, or in a solo game whether it was won.
    pub won: Vec<bool>,
    /// Rivals without a seat, with their scores.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rivals: Vec<Rival>,
    /// What a solo game's result is called: a band, a rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Message>,
}

impl Scores {
    /// The ranks by seat, from 1: by total, then by tie-breaks; seats tied in all share a rank.
    pub fn ranks(&self) -> Vec<u8> {
        let key = |score: &Score| (score.total, score.tie_breaks.clone());
        let better = |score: &Score| self.seats.iter().filter(|s| key(s) > key(score)).count();
        self.seats
            .iter()
            .map(|score| 1 + better(score) as u8)
            .collect()
    }

    /// The outcome of a game in which the highest score wins and a full tie is shared.
    pub fn into_outcome(self) -> Outcome {
        let ranks = self.ranks();
        Outcome {
            scores: self.seats.iter().map(|score| score.total).collect(),
            won: ranks.iter().map(|&rank| rank == 1).collect(),
            ranks,
            breakdown: self
                .seats
                .into_iter()
                .map(|score| score.breakdown)
                .collect(),
            rivals: self.rivals,
            verdict: None,
        }
    }
}

impl Score {
    /// Adds a line to the sheet and to the sum.
    pub fn add(&mut self, name: &'static str, label: Message, points: i32) {
        self.total += points;
        self.breakdown.push(ScoreLine {
            name: name.into(),
            label,
            points,
            cards: Vec::new(),
        });
    }

    /// Adds a line that is made of cards; those that bring nothing are left out.
    pub fn add_cards<'a>(
        &mut self,
        name: &'static str,
        label: Message,
        cards: impl IntoIterator<Item = (&'a str, i32)>,
    ) {
        let all = cards.into_iter().map(|(card, points)| CardPoints {
            card: card.to_owned(),
            points,
        });
        let cards: Vec<CardPoints> = all.filter(|it| it.points != 0).collect();
        self.add(name, label, cards.iter().map(|it| it.points).sum());
        if let Some(line) = self.breakdown.last_mut() {
            line.cards = cards;
        }
    }
}
