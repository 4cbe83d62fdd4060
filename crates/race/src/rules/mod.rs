//! The rules, a file for each phase and procedure.
//!
//! A step is opened by asking seats; when nobody is left to answer it is resolved, and resolving
//! it opens the next one. A step that asks nobody is resolved at once.

mod answer;
mod consume;
mod develop;
mod explore;
mod offer;
mod piles;
mod produce;
mod refusal;
mod round;
mod settle;
mod setup;
mod things;
mod trade;

pub(crate) use offer::Offer;

use crate::action::{Action, Thing};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::kinds::ActionCard;
use crate::options::Options;
use crate::purpose::Purpose;
use crate::state::{Race, Step};
use crate::view::View;
use rand::Rng;
use serde::Deserialize;
use serde_json::Value;
use std::ops::RangeInclusive;
use tabletop::{
    Chance, Component, Entry, Events, Game, Message, Outcome, Outline, PileName, Place, Prompt,
    Revealed, Scores, ScriptedDraw, Seat, SeatSet, SetupError, Things, Viewer,
};

/// The pile of start worlds, shuffled once.
pub(crate) const START_PILE: PileName = PileName::new("start_worlds");
/// The draw pile, shuffled at setup and at each refill.
pub(crate) const DRAW_PILE: PileName = PileName::new("draw");

/// What goes along with an action while it is carried out: who acts, who listens, what came to light.
pub(crate) struct Flow<'a> {
    pub(crate) events: &'a mut Events<Event>,
    /// Nobody acts during setup.
    pub(crate) actor: Option<Seat>,
    pub(crate) revealed: Revealed,
}

impl Flow<'_> {
    /// A seat saw a card that was hidden from it.
    #[inline]
    pub(crate) fn saw(&mut self, seat: Seat) {
        let revealed = if self.actor == Some(seat) {
            Revealed::ToActor
        } else {
            Revealed::ToAll
        };
        self.revealed = self.revealed.max(revealed);
    }

    /// Everybody saw something that was hidden.
    #[inline]
    pub(crate) fn all_saw(&mut self) {
        self.revealed = Revealed::ToAll;
    }
}

impl Race {
    /// Opens a step: these seats are asked.
    #[inline]
    pub(crate) fn ask(&mut self, step: Step, seats: SeatSet) {
        self.step = step;
        self.asked = seats;
        self.open = seats;
    }

    /// Opens a step in which these seats pick so many things one by one.
    #[inline]
    pub(crate) fn ask_picks(&mut self, step: Step, seats: SeatSet) {
        self.ask(step, seats);
        for seat in seats.iter() {
            self.player_mut(seat).missing = self.picks_needed(seat) as u8;
        }
    }

    /// The seats for which a test holds.
    #[inline]
    pub(crate) fn seats_where(&self, test: impl Fn(Seat) -> bool) -> SeatSet {
        Seat::all(self.seats()).filter(|&seat| test(seat)).collect()
    }

    /// Goes on by the rules until somebody is asked or the game is over.
    pub(crate) fn run(&mut self, flow: &mut Flow<'_>) {
        while self.open.is_empty() && self.step != Step::Over {
            self.resolve(flow);
        }
    }

    /// All who were asked have answered: resolves the step and opens the next one.
    fn resolve(&mut self, flow: &mut Flow<'_>) {
        match self.step {
            Step::InitialDiscard => self.resolve_initial_discards(flow),
            Step::ChooseActions => self.show_actions(flow),
            Step::ExploreKeep => self.resolve_explore(flow),
            Step::DevelopChoice => self.show_developments(flow),
            Step::DevelopPayment => self.resolve_develop(flow),
            Step::SettleChoice => self.show_worlds(flow),
            Step::SettleWay => self.next_way(flow),
            Step::SettlePayment => self.resolve_settle(flow),
            Step::TradeGood => self.resolve_trade(flow),
            Step::ConsumePower => self.next_consume_power(flow),
            Step::ConsumeGoodsChoice(power) => self.take_picked_goods(power, flow),
            Step::DiscardForVp(power) => self.discard_picked_for_vp(power, flow),
            Step::LuckyNumber(_) => self.ask(Step::ConsumePower, SeatSet::EMPTY),
            Step::WindfallTarget => self.next_windfall(flow),
            Step::HandLimitDiscard => self.end_round(flow),
            Step::Over => {}
        }
    }

    /// Whether a seat has the bonus of an action in the running phase: in the second phase of a
    /// kind only if it chose the action twice.
    #[inline]
    pub(crate) fn has_bonus(&self, seat: Seat, action: ActionCard) -> bool {
        let actions = self.player(seat).actions;
        let chosen = if self.second {
            actions.twice
        } else {
            actions.once
        };
        chosen.contains(action)
    }
}

impl Game for Race {
    type Options = Options;
    type Action = Action;
    type Illegal = Illegal;
    type Event = Event;
    type Thing = Thing;
    type Printed = crate::catalogue::Printed;
    type View = View;

    const NAME: &'static str = "race";
    const RULES: u32 = 1;
    const PILES: &'static [PileName] = &[START_PILE, DRAW_PILE];
    const DECISION_CAP: u32 = 5_000;

    fn seats(options: &Options) -> RangeInclusive<usize> {
        Race::seat_range(options)
    }

    fn setup(
        options: &Options,
        seats: usize,
        chance: Chance,
        events: &mut Events<Event>,
    ) -> Result<Self, SetupError> {
        Race::set_up(options, seats, chance, events)
    }

    fn is_card(name: &str) -> bool {
        crate::Design::named(name).is_some()
    }

    fn is_drawn_for(pile: PileName, draw: &ScriptedDraw) -> bool {
        let is_purpose = |purpose: &Value| Purpose::deserialize(purpose).is_ok();
        pile == START_PILE && draw.purpose.is_none()
            || pile == DRAW_PILE && draw.purpose.as_ref().is_none_or(is_purpose)
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
        self.asked
    }

    fn deciders(&self) -> SeatSet {
        self.open
    }

    fn prompt(&self, seat: Seat) -> Prompt {
        self.question(seat)
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let offer = self.offer(seat);
        self.list(seat, offer, out);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if self.offers(seat, self.offer(seat), *action) {
            Ok(())
        } else {
            Err(self.refusal(seat, *action))
        }
    }

    fn play(&mut self, seat: Seat, action: &Action, events: &mut Events<Event>) -> Revealed {
        let mut flow = Flow {
            events,
            actor: Some(seat),
            revealed: Revealed::Nothing,
        };
        self.answer(seat, *action, &mut flow);
        self.run(&mut flow);
        flow.revealed
    }

    fn considered(&self, seat: Seat, out: &mut Vec<(Action, Option<Illegal>)>) {
        let mut actions = Vec::new();
        self.thinkable(seat, &mut actions);
        out.extend(
            actions
                .into_iter()
                .map(|action| (action, self.check(seat, &action).err())),
        );
    }

    fn touches(&self, action: &Action) -> Things<Thing> {
        self.things(*action)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn outline(view: &View) -> Outline<Thing> {
        crate::outline::outline(view)
    }

    fn standings(&self, _: Viewer) -> Scores {
        self.scores()
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.step == Step::Over).then(|| self.scores().into_outcome())
    }

    fn determinize(&self, knowers: SeatSet, rng: &mut impl Rng) -> Self {
        self.forget(knowers, rng)
    }

    fn components(&self, visit: &mut dyn FnMut(Component, Place)) {
        self.visit_components(visit);
    }

    fn catalogue() -> Vec<Entry<Self::Printed>> {
        crate::catalogue::catalogue()
    }

    fn audit(&self) -> Result<(), Message> {
        self.sound()
    }
}
