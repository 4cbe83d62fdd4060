//! The rules: a file for each phase and procedure, named as the rulebook names them.

mod card_action;
mod choices;
#[cfg(test)]
mod commuting;
mod draft;
mod final_conversion;
mod log;
mod parameters;
mod payment;
mod piles;
mod play_card;
mod pool;
mod prompt;
mod refusal;
mod research;
mod resolve;
mod setup;
mod solo;
mod standard_projects;
mod triggers;
mod turn;

pub(crate) use log::Log;
pub(crate) use payment::{AWARD_PRICES, CARD_PRICE, MILESTONE_PRICE};
pub(crate) use resolve::{Chosen, Ctx};
pub(crate) use solo::GENERATIONS as SOLO_GENERATIONS;
pub(crate) use standard_projects::ROOM;

use crate::action::Action;
use crate::cards::data;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Options;
use crate::purpose::Purpose;
use crate::state::{Ask, Mars, Phase};
use crate::thing::Thing;
use crate::view::View;
use crate::vocabulary::{Conversion, Placement, Tile};
use rand::Rng;
use serde::Deserialize;
use serde_json::Value;
use std::ops::RangeInclusive;
use tabletop::{
    Chance, Component, Entry, Events, Game, Message, Outcome, Outline, PileName, Place, Prompt,
    Revealed, Scores, ScriptedDraw, Seat, SeatSet, SetupError, Things, Viewer,
};

/// Who begins.
pub(crate) const FIRST_PLAYER: PileName = PileName::new("first_player");
/// The corporations as they are dealt.
pub(crate) const CORPORATIONS: PileName = PileName::new("corporations");
/// The project deck; the solo game's neutral tiles come from it too.
pub(crate) const PROJECTS: PileName = PileName::new("projects");

impl Game for Mars {
    type Options = Options;
    type Action = Action;
    type Illegal = Illegal;
    type Event = Event;
    type Thing = Thing;
    type Printed = crate::catalogue::Printed;
    type View = View;

    const NAME: &'static str = "mars";
    const RULES: u32 = 1;
    const FORM: u32 = 2;
    const PILES: &'static [PileName] = &[FIRST_PLAYER, CORPORATIONS, PROJECTS];
    const DECISION_CAP: u32 = 20_000;

    fn seats(options: &Options) -> RangeInclusive<usize> {
        let least = options.first_player.map_or(1, |seat| seat.index() + 1);
        least..=crate::state::MAX_PLAYERS
    }

    fn setup(
        options: &Options,
        seats: usize,
        chance: Chance,
        events: &mut Events<Event>,
    ) -> Result<Self, SetupError> {
        Mars::set_up(options, seats, chance, events)
    }

    fn modernize(written: &mut serde_json::Value) {
        crate::form::modernize(written);
    }

    fn is_card(name: &str) -> bool {
        crate::Card::named(name).is_some() || crate::Space::named(name).is_some()
    }

    fn is_drawn_for(pile: PileName, draw: &ScriptedDraw) -> bool {
        let is_purpose = |purpose: &Value| Purpose::deserialize(purpose).is_ok();
        match pile {
            PROJECTS => draw.purpose.as_ref().is_none_or(is_purpose),
            CORPORATIONS => draw.purpose.is_none(),
            _ => draw.seat.is_none() && draw.purpose.is_none(),
        }
    }

    fn seat_count(&self) -> usize {
        self.players.len()
    }

    fn chance(&self) -> &Chance {
        &self.chance
    }

    fn chance_mut(&mut self) -> &mut Chance {
        &mut self.chance
    }

    fn asked(&self) -> SeatSet {
        match self.phase {
            Phase::Corporations | Phase::FirstCards | Phase::Draft | Phase::Research => {
                self.asked_answers()
            }
            Phase::Action | Phase::FinalConversion => SeatSet::of(self.turn.active),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    fn deciders(&self) -> SeatSet {
        match self.phase {
            Phase::Corporations | Phase::FirstCards | Phase::Draft | Phase::Research => {
                self.open_answers()
            }
            Phase::Action | Phase::FinalConversion => SeatSet::of(self.turn.active),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    fn prompt(&self, seat: Seat) -> Prompt {
        self.question(seat)
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.deciders().contains(seat) {
            return;
        }
        match self.ask {
            Ask::Action => self.list_actions(out),
            _ => self.each_answer(seat, &mut |action| out.push(action)),
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match self.refusal(seat, action) {
            None => Ok(()),
            Some(refusal) => Err(refusal),
        }
    }

    fn play(&mut self, seat: Seat, action: &Action, events: &mut Events<Event>) -> Revealed {
        let mut log = Log::new(events);
        match self.phase {
            Phase::Corporations => self.play_corporation(seat, action, &mut log),
            Phase::FirstCards | Phase::Research => self.play_purchase(seat, action, &mut log),
            Phase::Draft => self.play_keep(seat, action, &mut log),
            Phase::Action | Phase::FinalConversion => self.answer(action, &mut log),
            Phase::Over => {}
        }
        log.revealed
    }

    fn considered(&self, seat: Seat, out: &mut Vec<(Action, Option<Illegal>)>) {
        if !self.deciders().contains(seat) {
            return;
        }
        self.each_thinkable(seat, &mut |action| {
            out.push((action, self.refusal(seat, &action)));
        });
    }

    fn touches(&self, action: &Action) -> Things<Thing> {
        self.things_of(action)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn outline(view: &View) -> Outline<Thing> {
        crate::outline::outline(view)
    }

    fn standings(&self, _: Viewer) -> Scores {
        // Everything that scores lies open.
        self.scores()
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.final_outcome())
    }

    fn determinize(&self, knowers: SeatSet, rng: &mut impl Rng) -> Self {
        self.forget(knowers, rng)
    }

    fn components(&self, visit: &mut dyn FnMut(Component, Place)) {
        self.visit_components(visit);
    }

    fn deduced(&self, knowers: SeatSet, component: Component) -> bool {
        self.is_deduced(knowers, component)
    }

    fn catalogue() -> Vec<Entry<Self::Printed>> {
        crate::catalogue::catalogue()
    }

    fn audit(&self) -> Result<(), Message> {
        self.sound()
    }
}

impl Mars {
    /// The active seat answers what it was asked.
    fn answer(&mut self, action: &Action, log: &mut Log<'_>) {
        match std::mem::replace(&mut self.ask, Ask::Nothing) {
            Ask::Action => self.take_action(action, log),
            Ask::Payment(bill) => {
                if let Action::Pay { amount: n, .. } = *action {
                    self.answer_payment(bill, n, log);
                }
            }
            Ask::Alternative(card) => {
                if let Action::Alternative { way, .. } = *action {
                    self.pay_for_action(card, way, log);
                }
            }
            Ask::Cost(card, way) => self.answer_cost(card, way, action, log),
            Ask::Sell => self.answer_sale(action, log),
            Ask::Order => {
                if let Action::Next(sort) = *action {
                    self.resolve_next(sort, log);
                }
            }
            Ask::Item(item) => self.answer_item(item, action, log),
            Ask::Amount(item, victim) => {
                if let Action::Amount(n) = *action {
                    let ctx = item.ctx(self.turn.active);
                    self.carry_out(item.op, ctx, Chosen::From(victim, n), log);
                }
            }
            Ask::LastGreenery => self.answer_last_greenery(action, log),
            Ask::Nothing => {}
        }
        let acting = matches!(self.phase, Phase::Action | Phase::FinalConversion);
        if acting && !self.is_asking() {
            self.advance(log);
        }
    }

    fn answer_sale(&mut self, action: &Action, log: &mut Log<'_>) {
        let seat = self.turn.active;
        let player = self.player_mut(seat);
        if let Action::Sell(card) = *action {
            player.picked.insert(card);
            if player.picked.len() < player.hand.len() {
                self.ask = Ask::Sell;
                return;
            }
        }
        let cards = self.player(seat).picked;
        self.sell(&cards, log);
    }

    fn answer_last_greenery(&mut self, action: &Action, log: &mut Log<'_>) {
        let Action::Place(space) = *action else {
            return self.stop_converting(log);
        };
        self.pay_last_greenery(log);
        let gain = data().conversions[Conversion::ConvertPlants.index()].gain;
        for op in gain.iter() {
            self.carry_out(op, Ctx::of(self.turn.active), Chosen::Space(space), log);
        }
    }

    /// Visits every answer of a seat to any question but that for an action.
    fn each_answer(&self, seat: Seat, visit: &mut dyn FnMut(Action)) {
        match self.phase {
            Phase::Corporations => return self.list_corporations(seat, visit),
            Phase::FirstCards | Phase::Research => return self.list_purchases(seat, visit),
            Phase::Draft => return self.list_keeps(seat, visit),
            _ => {}
        }
        let player = self.active();
        match self.ask {
            Ask::Nothing | Ask::Action => {}
            Ask::Payment(bill) => self.payments(&bill, visit),
            Ask::Alternative(card) => {
                self.alternatives(card, &mut |way| visit(Action::alternative(card, way)));
            }
            Ask::Cost(card, way) => {
                let cost = card.facts().actions[usize::from(way)].cost;
                cost.into_iter()
                    .for_each(|cost| self.cost_choices(cost, visit));
            }
            Ask::Sell => {
                let rest = player.hand.difference(player.picked);
                rest.iter().for_each(|card| visit(Action::Sell(card)));
                if !player.picked.is_empty() {
                    visit(Action::Done);
                }
            }
            Ask::Order => self.pending_sorts(&mut |sort| visit(Action::Next(sort))),
            Ask::Item(item) => self.choices(item, visit),
            Ask::Amount(item, victim) => {
                let most = self.most_from(item, victim);
                (1..=most).for_each(|n| visit(Action::Amount(n)));
            }
            Ask::LastGreenery => {
                let legal =
                    self.board
                        .legal(self.map(), seat, Tile::Greenery, Placement::GreeneryNormal);
                legal.iter().for_each(|space| visit(Action::Place(space)));
                visit(Action::Stop);
            }
        }
    }
}
