//! What is to be learnt from a game.

use super::pupil::Lesson;
use race::Race;
use race::trained::habits::{Candidate, shares};
use race::trained::{Network, chance, habits};
use tabletop::Game;

/// What a seat knew at the beginning of a round.
pub(super) struct Position {
    pub(super) seat: usize,
    pub(super) features: Box<[(u16, f32)]>,
    /// What the untrained evaluation thought of it.
    pub(super) guess: f32,
    /// Its share of the victory.
    pub(super) won: f32,
    /// What is to be learnt: partly who has won, partly what the network said in the rounds between, which
    /// has less luck in it. Until the game is over: what the network says now.
    pub(super) goal: f32,
}

/// How much of what is to be learnt lies behind the next round: the rest is what the network says there.
const FARSIGHT: f32 = 0.8;

impl Position {
    /// Notes in the positions of a game how it came out, the last one first.
    pub(super) fn grade(positions: &mut [Position], game: &Race) {
        let won = game.outcome().map(|outcome| outcome.won);
        let won = won.unwrap_or_default();
        let winners = won.iter().filter(|&&won| won).count().max(1) as f32;
        let share = |&won: &bool| if won { 1.0 / winners } else { 0.0 };
        let shares: Vec<f32> = won.iter().map(share).collect();
        let mut goals = shares.clone();
        for position in positions.iter_mut().rev() {
            position.won = shares[position.seat];
            let goal = &mut goals[position.seat];
            let said = std::mem::replace(&mut position.goal, *goal);
            *goal = FARSIGHT * *goal + (1.0 - FARSIGHT) * said;
        }
    }
}

/// The logarithmic loss of a forecast.
fn loss(said: f32, came: f32) -> f32 {
    let said = said.clamp(1e-6, 1.0 - 1e-6);
    -(came * said.ln() + (1.0 - came) * (1.0 - said).ln())
}

/// How well somebody foretells who wins.
pub(super) fn forecast_loss(positions: &[Position], says: impl Fn(&Position) -> f32) -> f64 {
    let losses = positions.iter();
    let losses = losses.map(|position| f64::from(loss(says(position), position.won)));
    losses.sum::<f64>() / positions.len().max(1) as f64
}

impl Lesson<{ chance::CELLS }> for Position {
    fn features(&self) -> &[(u16, f32)] {
        &self.features
    }

    fn errors(
        &self,
        network: &Network<{ chance::CELLS }>,
        hidden: &[f32; chance::CELLS],
        errors: &mut Vec<(usize, f32)>,
    ) -> f32 {
        let said = chance::from_hidden(network, hidden);
        errors.push((0, said - self.goal));
        loss(said, self.goal)
    }
}

/// What a seat did that thought about it.
pub(super) struct Choice {
    pub(super) features: Box<[(u16, f32)]>,
    pub(super) candidates: Box<[Candidate]>,
    /// How often each action should be taken.
    pub(super) goals: Box<[f32]>,
}

/// By so much better an action is taken e times as often.
const TASTE: f32 = 0.03;

impl Choice {
    /// Whether anything is to be learnt about such choices.
    pub(super) fn is_any(game: &Race) -> bool {
        habits::are_about(game)
    }

    /// A choice whose actions were worth this, if anything is to be learnt about such choices.
    pub(super) fn new(
        game: &Race,
        seat: tabletop::Seat,
        legal: &[race::Action],
        values: &[f32],
    ) -> Option<Self> {
        let (features, candidates) = habits::decision(game, seat, legal)?;
        let mut goals: Box<[f32]> = values.iter().map(|value| value / TASTE).collect();
        shares(&mut goals);
        Some(Choice {
            features: features.as_slice().into(),
            candidates: candidates.collect::<Option<_>>()?,
            goals,
        })
    }
}

impl Lesson<{ habits::CELLS }> for Choice {
    fn features(&self) -> &[(u16, f32)] {
        &self.features
    }

    fn errors(
        &self,
        network: &Network<{ habits::CELLS }>,
        hidden: &[f32; habits::CELLS],
        errors: &mut Vec<(usize, f32)>,
    ) -> f32 {
        let candidates = self.candidates.iter();
        let mut said: Vec<f32> = candidates
            .map(|candidate| candidate.weight(network, hidden))
            .collect();
        shares(&mut said);
        let each = self.candidates.iter().zip(&said).zip(&self.goals);
        let mut loss = 0.0;
        for ((candidate, &said), &goal) in each {
            errors.push((
                usize::from(candidate.output),
                candidate.sign * (said - goal),
            ));
            loss -= goal * said.max(1e-9).ln();
        }
        loss
    }
}
