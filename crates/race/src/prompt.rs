//! What a seat is asked, by its name in the rules.

use crate::state::{Race, Step};
use tabletop::{Message, Prompt, Seat};

impl Race {
    /// The question for a seat; whoever is not asked waits.
    pub(crate) fn question(&self, seat: Seat) -> Prompt {
        if self.step == Step::Over {
            return Prompt::new("over", Message::new("race-prompt-over"));
        }
        if seat.index() >= self.seats() || !self.open.contains(seat) {
            return Prompt::new("wait", Message::new("race-prompt-wait"));
        }
        let step = self.step.name();
        let player = self.player(seat);
        let message = Message::new(format!("race-prompt-{step}"));
        let needed = self.picks_needed(seat);
        let fresh = || player.tableau.fresh().map(|design| design.name());
        match self.step {
            Step::InitialDiscard | Step::HandLimitDiscard | Step::ExploreKeep => {
                let message = message.with("n", needed);
                Prompt::new(step, message).picking(needed, needed, player.picked.len())
            }
            Step::ChooseActions => {
                let message = message.with("n", needed);
                Prompt::new(step, message).picking(needed, needed, player.actions.len())
            }
            Step::DevelopPayment | Step::SettlePayment => {
                let message = message.with("n", needed);
                let message = fresh().into_iter().fold(message, |m, c| m.with("card", c));
                Prompt::new(step, message).picking(needed, needed, player.picked.len())
            }
            Step::SettleWay => {
                let message = fresh().into_iter().fold(message, |m, c| m.with("card", c));
                Prompt::new(step, message)
            }
            Step::ConsumeGoodsChoice(power) => {
                let message = message
                    .with("n", needed)
                    .with("card", power.design().name());
                Prompt::new(step, message).picking(needed, needed, player.goods.len())
            }
            Step::DiscardForVp(power) => {
                let message = message
                    .with("n", needed)
                    .with("card", power.design().name());
                Prompt::new(step, message).picking(1, needed, player.picked.len())
            }
            Step::WindfallTarget => {
                let good = self.windfall_good(seat).map_or("any", |good| good.key());
                Prompt::new(step, message.with("good", good))
            }
            Step::DevelopChoice
            | Step::SettleChoice
            | Step::TradeGood
            | Step::ConsumePower
            | Step::LuckyNumber(_)
            | Step::Over => Prompt::new(step, message),
        }
    }
}
