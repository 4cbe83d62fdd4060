//! What a seat is asked, in words.

use crate::effect::Op;
use crate::state::{Moon, Phase, Step};
use tabletop::{Message, Prompt};

impl Moon {
    pub(crate) fn prompt_of(&self, seat: usize) -> Prompt {
        let answer = self.answers.get(seat);
        let step = answer.and_then(|answer| answer.agenda.last().copied());
        let plain =
            |name: &'static str| Prompt::new(name, Message::new(format!("moon-prompt-{name}")));
        match step {
            None if self.phase == Phase::Over => plain("game_over"),
            None => plain("wait"),
            Some(Step::GreyVirus) => plain("grey_virus"),
            Some(Step::Combination) => plain("combination"),
            Some(Step::Number) => match answer.and_then(|answer| answer.pick) {
                Some(pick) => Prompt::new(
                    "number",
                    Message::new(if self.scenario == crate::options::Scenario::Battle {
                        "moon-prompt-planet"
                    } else {
                        "moon-prompt-number"
                    })
                    .with("number", pick.number)
                    .with("action", pick.symbol.words()),
                ),
                None => plain("wait"),
            },
            Some(Step::Do { effect, optional }) => self.effect_prompt(effect, optional),
            Some(Step::Section { prepare, build, .. }) => match (prepare, build) {
                (true, true) => plain("preparation_or_build"),
                (true, false) => plain("preparation"),
                (false, _) => plain("build"),
            },
            Some(Step::Propagate(_)) => plain("propagation"),
            Some(Step::Missions) => plain("missions"),
            Some(Step::HandOver) => plain("hand_over"),
            Some(Step::LoseSabotage) => plain("lose_sabotage"),
            Some(Step::LoseFirst) => plain("lose_first_bonus"),
            Some(Step::AstraVirus) => plain("astra_virus"),
            Some(Step::AstraMoons(_)) => plain("astra_moons"),
            Some(Step::AstraPlanet) => plain("astra_planet"),
            Some(Step::Settle(_)) => plain("wait"),
        }
    }

    fn effect_prompt(&self, effect: u8, optional: bool) -> Prompt {
        let board = self.board();
        let effect = &board.effects[usize::from(effect)];
        let name = match effect.op {
            Op::WriteX => "write_x",
            Op::MarkAt { .. } | Op::MarkOne { .. } | Op::Mark(_) => "mark",
            Op::MarkNext(_) => "mark_next",
            Op::DrawLine => "draw_line",
            Op::BuildDome => "build_dome",
            Op::SplitDome => "split_dome",
            Op::TakeAsteroid => "take_asteroid",
            Op::Trigger(_) => "trigger",
            Op::Propagate => "propagate",
        };
        let id = if optional {
            "moon-prompt-may"
        } else {
            "moon-prompt-must"
        };
        let mut words = effect.words(board);
        Prompt::new(name, Message::new(id).with("effect", words.swap_remove(0)))
    }
}
