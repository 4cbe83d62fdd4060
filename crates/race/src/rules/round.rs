//! A round: actions are chosen and shown, phases follow each other, the hand limit, the end.

use super::Flow;
use crate::cards::GAME;
use crate::event::{DiscardWhy, Event};
use crate::kinds::{ActionCard, Phase};
use crate::sets::{Actions, Phases};
use crate::state::{Race, Step};
use tabletop::{Seat, SeatSet};

/// The phases that a set of actions calls.
const PHASES_OF: [Phases; 1 << ActionCard::ALL.len()] = {
    let mut phases = [Phases::EMPTY; 1 << ActionCard::ALL.len()];
    let mut actions = 1;
    while actions < phases.len() {
        let lowest = ActionCard::ALL[actions.trailing_zeros() as usize];
        let [rest] = phases[actions & (actions - 1)].words();
        phases[actions] = Phases::from_words([rest | 1 << lowest.phase() as u8]);
        actions += 1;
    }
    phases
};

impl Race {
    pub(super) fn begin_round(&mut self, flow: &mut Flow<'_>) {
        // A game of which nobody wants the end goes on for ever.
        self.round = self.round.saturating_add(1);
        for player in &mut self.players {
            player.previous = std::mem::take(&mut player.actions);
        }
        let round = self.round;
        flow.events.emit(|| Event::RoundBegan { round });
        self.ask_picks(Step::ChooseActions, SeatSet::all(self.seats()));
    }

    /// How many actions a player chooses.
    pub(crate) fn actions_per_round(&self) -> usize {
        match self.options.mode {
            crate::options::Mode::Standard => 1,
            crate::options::Mode::Advanced2p => 2,
        }
    }

    /// All have chosen: the actions are shown and the first chosen phase begins.
    pub(super) fn show_actions(&mut self, flow: &mut Flow<'_>) {
        for seat in Seat::all(self.seats()) {
            let actions = self.player(seat).actions;
            flow.events.emit(|| Event::ActionsShown {
                seat,
                actions: actions.iter().collect(),
            });
        }
        self.begin_first_of(&Phase::ALL, flow);
    }

    /// The phases that somebody chose.
    pub(crate) fn phases(&self) -> Phases {
        let chosen = self.players.iter().map(|player| player.actions.once);
        let [actions] = chosen.fold(Actions::EMPTY, Actions::union).words();
        PHASES_OF[usize::from(actions)]
    }

    fn begin_first_of(&mut self, phases: &[Phase], flow: &mut Flow<'_>) {
        let chosen = self.phases();
        match phases.iter().find(|&&phase| chosen.contains(phase)) {
            Some(&phase) => self.begin_phase(phase, flow),
            None => self.begin_hand_limit(),
        }
    }

    fn begin_phase(&mut self, phase: Phase, flow: &mut Flow<'_>) {
        let second = self.second;
        flow.events.emit(|| Event::PhaseBegan { phase, second });
        match phase {
            Phase::Explore => self.begin_explore(flow),
            Phase::Develop => self.begin_develop(flow),
            Phase::Settle => self.begin_settle(),
            Phase::Consume => self.begin_trade(),
            Phase::Produce => self.begin_produce(flow),
        }
    }

    /// A phase is over: the same one again if somebody chose it twice, else the next one chosen.
    pub(super) fn end_phase(&mut self, phase: Phase, flow: &mut Flow<'_>) {
        for player in &mut self.players {
            player.tableau.settle_in();
        }
        let second = self.second;
        flow.events.emit(|| Event::PhaseEnded { phase, second });
        if !self.second && self.is_chosen_twice(phase) {
            self.second = true;
            return self.begin_phase(phase, flow);
        }
        self.second = false;
        self.begin_first_of(&Phase::ALL[phase as usize + 1..], flow);
    }

    fn is_chosen_twice(&self, phase: Phase) -> bool {
        let mut twice = self.players.iter().map(|player| player.actions.twice);
        twice.any(|actions| {
            actions
                .first()
                .is_some_and(|action| action.phase() == phase)
        })
    }

    fn begin_hand_limit(&mut self) {
        let limit = usize::from(GAME.hand_limit);
        let over = self.seats_where(|seat| self.player(seat).hand.len() > limit);
        self.ask_picks(Step::HandLimitDiscard, over);
    }

    /// Hands are down to the limit: the game is over, or the next round begins.
    pub(super) fn end_round(&mut self, flow: &mut Flow<'_>) {
        for seat in self.player_order() {
            self.discard_picked(seat, DiscardWhy::HandLimit, flow);
        }
        let limit = usize::from(GAME.tableau_limit);
        let tableau = self.players.iter().any(|p| p.tableau.len() >= limit);
        let pool = self.pool <= 0;
        if tableau || pool {
            flow.events.emit(|| Event::Ended { tableau, pool });
            self.ask(Step::Over, SeatSet::EMPTY);
        } else {
            self.begin_round(flow);
        }
    }
}
