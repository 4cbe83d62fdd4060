//! The action phase: turns of one or two actions, passing, and what a turn offers.

use super::log::Log;
use super::resolve::Ctx;
use crate::action::Action;
use crate::cards::tables_of;
use crate::effect::Op;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::{Ask, Mars, Phase, Purchase, Turn};
use crate::vocabulary::{Conversion, Resource, StandardProject};
use tabletop::{Seat, SeatSet};

/// How many actions a turn has at most.
const ACTIONS: u8 = 2;

impl Mars {
    /// The action phase begins with the first player.
    pub(crate) fn start_action_phase(&mut self, log: &mut Log<'_>) {
        self.phase = Phase::Action;
        self.turn = Turn {
            active: self.first,
            taken: 0,
            passed: SeatSet::EMPTY,
        };
        self.ask_action(log);
    }

    /// Asks the active seat for an action, unless everybody can see that it has none.
    pub(crate) fn ask_action(&mut self, log: &mut Log<'_>) {
        let seat = self.turn.active;
        self.lapse_first_action(seat);
        if self.has_action(seat) {
            self.ask = Ask::Action;
        } else if self.turn.taken == 0 {
            self.pass(true, log);
        } else {
            self.end_turn(true, log);
        }
    }

    /// A first action that is impossible lapses.
    fn lapse_first_action(&mut self, seat: Seat) {
        let player = self.player(seat);
        if !player.owes_first_action {
            return;
        }
        let corporation = player.corporation.map(|card| card.facts().first_action);
        let impossible = corporation
            .into_iter()
            .flat_map(|ops| ops.iter())
            .any(|op| {
                matches!(op.facts().op, Op::PlaceTile { tile, placement, .. }
                if self.board.legal(self.map(), seat, tile, placement).is_empty())
            });
        if impossible {
            self.player_mut(seat).owes_first_action = false;
        }
    }

    /// Whether a seat can do anything but pass or end its turn.
    fn has_action(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        if !player.hand.is_empty() || player.owes_first_action {
            return true;
        }
        let mut any = false;
        self.table_actions(seat, &mut |_| any = true);
        any
    }

    /// Adds what the active seat can do now.
    pub(crate) fn list_actions(&self, out: &mut Vec<Action>) {
        let seat = self.turn.active;
        if self.player(seat).owes_first_action {
            out.push(Action::FirstAction);
        } else {
            let cards = self.allowed_by_planet(seat);
            let playable = cards.iter().filter(|&card| self.is_playable(seat, card));
            out.extend(playable.map(Action::Play));
            self.table_actions(seat, &mut |action| out.push(action));
        }
        out.push(self.way_out());
    }

    /// How a seat takes no further action: it passes, or it ends its turn.
    fn way_out(&self) -> Action {
        match self.turn.taken {
            0 => Action::Pass,
            _ => Action::EndTurn,
        }
    }

    /// Visits the actions that need no card from hand.
    fn table_actions(&self, seat: Seat, visit: &mut dyn FnMut(Action)) {
        let player = self.player(seat);
        for &project in StandardProject::ALL {
            if self.standard_refusal(seat, project).is_none() {
                visit(Action::Standard(project));
            }
        }
        // What holds of all of them is asked once: most turns end here.
        if self.has_room_for_milestone(seat) {
            for &milestone in &self.map().milestones {
                if self.claim_refusal(seat, milestone).is_none() {
                    visit(Action::Claim(milestone));
                }
            }
        }
        if self.has_room_for_award(seat) {
            for &award in &self.map().awards {
                if self.fund_refusal(seat, award).is_none() {
                    visit(Action::Fund(award));
                }
            }
        }
        let acting = player.table.intersection(tables_of().acting);
        for card in acting.difference(self.used) {
            if self.use_refusal(seat, card).is_none() {
                visit(Action::Use(card));
            }
        }
        for &conversion in Conversion::ALL {
            if self.conversion_refusal(seat, conversion).is_none() {
                visit(Action::Convert(conversion));
            }
        }
    }

    /// Visits everything that could be thought of on a turn.
    pub(crate) fn thinkable_actions(&self, visit: &mut dyn FnMut(Action)) {
        let player = self.active();
        if player.owes_first_action {
            visit(Action::FirstAction);
        }
        player
            .hand
            .iter()
            .for_each(|card| visit(Action::Play(card)));
        let projects = StandardProject::ALL.iter();
        projects.for_each(|&project| visit(Action::Standard(project)));
        if !self.is_solo() {
            let milestones = self.map().milestones.iter();
            milestones.for_each(|&milestone| visit(Action::Claim(milestone)));
            let awards = self.map().awards.iter();
            awards.for_each(|&award| visit(Action::Fund(award)));
        }
        let acting = player.table.intersection(tables_of().acting);
        acting.iter().for_each(|card| visit(Action::Use(card)));
        let conversions = Conversion::ALL.iter();
        conversions.for_each(|&conversion| visit(Action::Convert(conversion)));
        visit(self.way_out());
    }

    /// Why an action cannot be taken on this turn.
    pub(crate) fn action_refusal(&self, seat: Seat, action: &Action) -> Option<Illegal> {
        let owes = self.player(seat).owes_first_action;
        match *action {
            Action::Pass => (self.turn.taken > 0).then_some(Illegal::PassIsWholeTurn),
            Action::EndTurn if self.turn.taken == 0 && self.is_alone() => {
                Some(Illegal::TurnDoesNotEnd)
            }
            Action::EndTurn => (self.turn.taken == 0).then_some(Illegal::NoActionTaken),
            Action::FirstAction => (!owes).then_some(Illegal::NoFirstAction),
            Action::Play(_)
            | Action::Standard(_)
            | Action::Claim(_)
            | Action::Fund(_)
            | Action::Use(_)
            | Action::Convert(_)
                if owes =>
            {
                Some(Illegal::FirstActionOwed)
            }
            Action::Claim(milestone) if !self.map().milestones.contains(&milestone) => {
                Some(Illegal::NoSuchChoice)
            }
            Action::Fund(award) if !self.map().awards.contains(&award) => {
                Some(Illegal::NoSuchChoice)
            }
            Action::Play(card) => self.play_refusal(seat, card),
            Action::Standard(project) => self.standard_refusal(seat, project),
            Action::Claim(milestone) => self.claim_refusal(seat, milestone),
            Action::Fund(award) => self.fund_refusal(seat, award),
            Action::Use(card) => self.use_refusal(seat, card),
            Action::Convert(conversion) => self.conversion_refusal(seat, conversion),
            _ => Some(Illegal::NotNow),
        }
    }

    /// The active seat takes an action.
    pub(crate) fn take_action(&mut self, action: &Action, log: &mut Log<'_>) {
        match *action {
            Action::Play(card) => self.pay_for(Purchase::Card(card), log),
            Action::Standard(project) => self.pay_for(Purchase::Standard(project), log),
            Action::Claim(milestone) => self.pay_for(Purchase::Milestone(milestone), log),
            Action::Fund(award) => self.pay_for(Purchase::Award(award), log),
            Action::Use(card) => self.use_card(card, log),
            Action::Convert(conversion) => self.convert(conversion, log),
            Action::FirstAction => self.first_action(log),
            Action::EndTurn => self.end_turn(false, log),
            _ => self.pass(false, log),
        }
    }

    fn first_action(&mut self, log: &mut Log<'_>) {
        let seat = self.turn.active;
        let Some(card) = self.player(seat).corporation else {
            return;
        };
        self.player_mut(seat).owes_first_action = false;
        log.emit(|| Event::FirstAction { seat, card });
        for op in card.facts().first_action.iter() {
            self.begin(op, Ctx::of(seat), log);
        }
    }

    /// An action is completely resolved.
    pub(crate) fn action_over(&mut self, log: &mut Log<'_>) {
        if self.phase == Phase::FinalConversion {
            return self.ask_last_greenery(log);
        }
        self.turn.taken += 1;
        if self.is_alone() {
            self.turn.taken = 0;
        }
        match self.turn.taken >= ACTIONS {
            true => self.end_turn(true, log),
            false => self.ask_action(log),
        }
    }

    fn end_turn(&mut self, forced: bool, log: &mut Log<'_>) {
        let seat = self.turn.active;
        log.emit(|| Event::TurnEnded { seat, forced });
        self.next_turn(log);
    }

    fn pass(&mut self, forced: bool, log: &mut Log<'_>) {
        let seat = self.turn.active;
        self.turn.passed.insert(seat);
        log.emit(|| Event::Pass { seat, forced });
        self.next_turn(log);
    }

    /// The next player clockwise who has not passed.
    fn next_turn(&mut self, log: &mut Log<'_>) {
        if self.turn.passed.len() == self.players.len() {
            return self.production_phase(log);
        }
        self.turn.taken = 0;
        self.turn.active = self.after(self.turn.active);
        while self.turn.passed.contains(self.turn.active) {
            self.turn.active = self.after(self.turn.active);
        }
        self.ask_action(log);
    }

    /// All players produce; then the next generation or the end.
    fn production_phase(&mut self, log: &mut Log<'_>) {
        for seat in Seat::all(self.players.len()) {
            let player = self.player_mut(seat);
            let warmed = player.stock(Resource::Energy);
            player.stock[Resource::Heat.index()] += warmed;
            player.stock[Resource::Energy.index()] = 0;
            let mut gains = player.production;
            gains[Resource::Megacredits.index()] += player.rating;
            for (stock, gain) in player.stock.iter_mut().zip(gains) {
                *stock += gain;
            }
            player.next_discount = 0;
            player.next_shift = 0;
            player.rating_rose = false;
            log.emit(|| Event::Produced {
                seat,
                gains: gains.into(),
                warmed,
            });
        }
        self.used = crate::CardSet::EMPTY;
        if self.is_last_generation() {
            self.start_final_conversion(log);
        } else {
            self.next_generation(log);
        }
    }

    fn is_last_generation(&self) -> bool {
        match self.is_solo() {
            true => self.generation >= super::solo::GENERATIONS,
            false => self.is_terraformed(),
        }
    }

    fn next_generation(&mut self, log: &mut Log<'_>) {
        self.generation += 1;
        self.first = self.after(self.first);
        let (number, first) = (self.generation, self.first);
        log.emit(|| Event::Generation { number, first });
        self.start_research(log);
    }
}
