//! What is to be learnt from a game.

use super::pupil::Lesson;
use tabletop::learn::{CHANCE_CELLS, Features, HABIT_CELLS, Network, Reader, said, shares};
use tabletop::ln;

/// What a seat knew at a quiet moment.
pub(super) struct Position {
    pub(super) seat: usize,
    pub(super) features: Box<[(u16, f32)]>,
    /// What the untrained evaluation thought of it.
    pub(super) guess: f32,
    /// What the network said of it: win and lead.
    pub(super) said: [f32; 2],
    /// What came of it.
    pub(super) came: [f32; 2],
    /// What is to be learnt: partly what came of it, partly what the network said at the moments between, which has less
    /// luck in it.
    pub(super) goal: [f32; 2],
}

/// How much of what is to be learnt lies behind the next quiet moment: the rest is what the network says there.
const FARSIGHT: f32 = 0.9;

impl Position {
    /// Notes in the positions of a game what came of them for each seat, the last one first.
    pub(super) fn grade(positions: &mut [Position], came: &[[f32; 2]]) {
        let mut goals = came.to_vec();
        for position in positions.iter_mut().rev() {
            position.came = came[position.seat];
            let goal = &mut goals[position.seat];
            position.goal = *goal;
            for (goal, said) in goal.iter_mut().zip(position.said) {
                *goal = FARSIGHT * *goal + (1.0 - FARSIGHT) * said;
            }
        }
    }
}

/// The logarithmic loss of a forecast.
pub(super) fn loss(said: f32, came: f32) -> f32 {
    let said = said.clamp(1e-6, 1.0 - 1e-6);
    -(came * said.ln() + (1.0 - came) * (1.0 - said).ln())
}

impl Lesson<CHANCE_CELLS> for Position {
    fn features(&self) -> &[(u16, f32)] {
        &self.features
    }

    fn errors(
        &self,
        network: &Network<CHANCE_CELLS>,
        hidden: &[f32; CHANCE_CELLS],
        errors: &mut Vec<(u16, f32)>,
    ) -> f32 {
        let said = said(network, hidden);
        let outputs = network.bias.len();
        let each = said.iter().zip(self.goal).take(outputs).enumerate();
        errors.extend(each.map(|(i, (said, goal))| (i as u16, said - goal)));
        loss(said[0], self.goal[0])
    }
}

/// An action as the habits see it: what speaks for it by rule, and where its outputs are.
struct Candidate {
    rule: f32,
    outputs: std::ops::Range<usize>,
}

/// A decision as the habits see it.
#[derive(Default)]
pub(super) struct Decision {
    features: Box<[(u16, f32)]>,
    candidates: Vec<Candidate>,
    outputs: Vec<(u16, f32)>,
}

impl Reader for Decision {
    fn knows(&mut self, features: &Features) {
        self.features = features.as_slice().into();
    }

    fn may(&mut self, rule: f32, outputs: &[(u16, f32)]) {
        let first = self.outputs.len();
        self.outputs.extend(outputs);
        let outputs = first..self.outputs.len();
        self.candidates.push(Candidate { rule, outputs });
    }
}

impl Decision {
    /// How often each action is taken whose share is raised to this power.
    pub(super) fn shares(&self, network: &Network<HABIT_CELLS>, power: f32) -> Vec<f32> {
        let hidden = network.hidden(&self.features);
        self.shares_by(network, &hidden, power)
    }

    fn shares_by(
        &self,
        network: &Network<HABIT_CELLS>,
        hidden: &[f32; HABIT_CELLS],
        power: f32,
    ) -> Vec<f32> {
        let weight = |candidate: &Candidate| {
            let outputs = &self.outputs[candidate.outputs.clone()];
            power * (candidate.rule + network.outputs(hidden, outputs))
        };
        let mut all: Vec<f32> = self.candidates.iter().map(weight).collect();
        shares(&mut all);
        all
    }
}

/// What is known of how a decision should be made.
pub(super) enum Verdict {
    /// Each action so often, thinks somebody who has searched.
    Taught(Box<[f32]>),
    /// This action was taken, as often as this share says, and so much better than expected things came out.
    Tried { taken: usize, share: f32, gain: f32 },
}

/// A decision to learn from.
pub(super) struct Choice {
    pub(super) decision: Decision,
    pub(super) verdict: Verdict,
}

/// By so much better an action is taken e times as often as before.
const TASTE: f32 = 0.03;

/// As seldom is taken what habits never take: else they would never take it again.
const LEAST: f32 = 1e-3;

/// To which power a quick player raises what it has learnt (`bots::Quick` does the same).
pub(super) const RESOLVE: f32 = 5.0;

/// By which part an action may become likelier or less likely within a chapter.
const REACH: f32 = 0.2;

/// How much a player is to stay curious.
const CURIOSITY: f32 = 0.01;

impl Choice {
    /// A decision of somebody who has searched: what was found out corrects how often its habits take each action. By so much
    /// as a search of some hundred iterations can tell, no more.
    pub(super) fn taught(
        decision: Decision,
        habits: &Network<HABIT_CELLS>,
        values: &[f32],
    ) -> Self {
        let shares_before = decision.shares(habits, RESOLVE);
        let each = shares_before.iter().zip(values);
        let mut goals: Box<[f32]> = each
            .map(|(share, value)| ln(share.max(LEAST)) + value / TASTE)
            .collect();
        shares(&mut goals);
        let verdict = Verdict::Taught(goals);
        Choice { decision, verdict }
    }
}

impl Lesson<HABIT_CELLS> for Choice {
    fn features(&self) -> &[(u16, f32)] {
        &self.decision.features
    }

    fn errors(
        &self,
        network: &Network<HABIT_CELLS>,
        hidden: &[f32; HABIT_CELLS],
        errors: &mut Vec<(u16, f32)>,
    ) -> f32 {
        let mut add = |candidate: &Candidate, error: f32| {
            let outputs = &self.decision.outputs[candidate.outputs.clone()];
            errors.extend(outputs.iter().map(|&(output, part)| (output, error * part)));
        };
        let candidates = &self.decision.candidates;
        match &self.verdict {
            Verdict::Taught(goals) => {
                let said = self.decision.shares_by(network, hidden, RESOLVE);
                let mut loss = 0.0;
                for ((candidate, said), goal) in candidates.iter().zip(&said).zip(goals) {
                    add(candidate, said - goal);
                    loss -= goal * said.max(1e-9).ln();
                }
                loss
            }
            Verdict::Tried { taken, share, gain } => {
                let said = self.decision.shares_by(network, hidden, RESOLVE);
                // Who has moved far already is not pushed on: what came was of how it played then.
                let moved = said[*taken] / share.max(1e-6);
                let is_far = if *gain > 0.0 {
                    moved > 1.0 + REACH
                } else {
                    moved < 1.0 - REACH
                };
                let gain = if is_far { 0.0 } else { *gain };
                let logs = said.iter().map(|said| said.max(1e-9).ln());
                let order: f32 = said.iter().zip(logs.clone()).map(|(p, ln)| p * ln).sum();
                for (i, ((candidate, said), ln)) in
                    candidates.iter().zip(&said).zip(logs).enumerate()
                {
                    let was = f32::from(u8::from(i == *taken));
                    let error = gain * (said - was) + CURIOSITY * said * (ln - order);
                    add(candidate, error);
                }
                -order
            }
        }
    }
}
