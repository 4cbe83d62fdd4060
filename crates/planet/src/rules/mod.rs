//! The rules, a file for each procedure of the rulebook; and the contract.

mod claims;
mod effects;
mod guard;
mod lifepods;
pub(crate) mod list;
pub(crate) mod placing;
mod refusal;
mod resolve;
mod rounds;
mod rovers;
mod settle;
pub(crate) mod setup;
mod tracks;
mod turn;

use crate::action::{Action, Thing};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::kinds::{CivCard, CorporationId, EventCard, Objective, PlanetId, TileId};
use crate::options::Options;
use crate::purpose::{CivPurpose, ObjectivePurpose, is_one};
use crate::state::{Planet, PodPlace, Step};
use crate::view::View;
use list::Seek;
use rand::Rng;
use setup::{CIV_DRAW_PILES, CORPORATIONS, OBJECTIVE_PILE, PLANETS};
use std::ops::RangeInclusive;
use tabletop::{
    Chance, Component, Entry, Events, Game, Message, Outcome, Outline, PileName, Place, Prompt,
    Revealed, Scores, ScriptedDraw, Seat, SeatSet, SetupError, Things, Viewer,
};

/// Where an action's events go, and what it brought to light.
pub(crate) struct Log<'a> {
    events: &'a mut Events<Event>,
    revealed: Revealed,
    actor: Option<Seat>,
}

impl<'a> Log<'a> {
    pub(crate) fn new(events: &'a mut Events<Event>, actor: Option<Seat>) -> Self {
        Log {
            events,
            revealed: Revealed::Nothing,
            actor,
        }
    }

    #[inline]
    fn emit(&mut self, event: impl FnOnce() -> Event) {
        self.events.emit(event);
    }

    fn reveal(&mut self, revealed: Revealed) {
        self.revealed = self.revealed.and(revealed);
    }
}

impl Game for Planet {
    type Options = Options;
    type Action = Action;
    type Illegal = Illegal;
    type Event = Event;
    type Thing = Thing;
    type Printed = crate::catalogue::Printed;
    type View = View;

    const NAME: &'static str = "planet";
    const RULES: u32 = 2;
    const FORM: u32 = 2;
    const PILES: &'static [PileName] = setup::PILES;
    const DECISION_CAP: u32 = 20_000;

    fn modernize(written: &mut serde_json::Value) {
        crate::form::modernize(written);
    }

    fn seats(options: &Options) -> RangeInclusive<usize> {
        options.seats()
    }

    fn setup(
        options: &Options,
        seats: usize,
        chance: Chance,
        events: &mut Events<Event>,
    ) -> Result<Self, SetupError> {
        options.audit(seats)?;
        Ok(Planet::set_up(options, seats, chance, events))
    }

    fn is_card(name: &str) -> bool {
        TileId::named(name).is_some()
            || CivCard::named(name).is_some()
            || EventCard::named(name).is_some()
            || Objective::named(name).is_some()
            || PlanetId::named(name).is_some()
            || CorporationId::named(name).is_some()
    }

    fn is_drawn_for(pile: PileName, draw: &ScriptedDraw) -> bool {
        let purpose = draw.purpose.as_ref();
        if CIV_DRAW_PILES.contains(&pile) {
            return is_one::<CivPurpose>(purpose);
        }
        match pile {
            OBJECTIVE_PILE => is_one::<ObjectivePurpose>(purpose),
            PLANETS | CORPORATIONS => purpose.is_none(),
            _ => purpose.is_none() && draw.seat.is_none(),
        }
    }

    fn seat_count(&self) -> usize {
        self.count()
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
        self.unanswered()
    }

    fn prompt(&self, seat: Seat) -> Prompt {
        self.question(seat)
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.unanswered().contains(seat) {
            self.list(seat, out);
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if !self.unanswered().contains(seat) {
            return Err(Illegal::NotAsked);
        }
        let mut seek = Seek {
            action: *action,
            found: false,
        };
        self.list(seat, &mut seek);
        match seek.found {
            true => Ok(()),
            false => Err(self.why_not(seat, *action)),
        }
    }

    fn play(&mut self, seat: Seat, action: &Action, events: &mut Events<Event>) -> Revealed {
        let mut log = Log::new(events, Some(seat));
        self.act(seat, *action, &mut log);
        log.revealed
    }

    fn considered(&self, seat: Seat, out: &mut Vec<(Action, Option<Illegal>)>) {
        if !self.unanswered().contains(seat) {
            return;
        }
        let mut legal = Vec::new();
        self.list(seat, &mut legal);
        out.extend(legal.iter().map(|&action| (action, None)));
        legal.sort_unstable();
        self.thinkable(seat, |action| {
            if legal.binary_search(&action).is_err() {
                out.push((action, Some(self.why_not(seat, action))));
            }
        });
    }

    fn touches(&self, action: &Action) -> Things<Thing> {
        touched(*action)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn outline(view: &View) -> Outline<Thing> {
        view.outline()
    }

    fn standings(&self, viewer: Viewer) -> Scores {
        self.scores(viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
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

impl Planet {
    fn act(&mut self, seat: Seat, action: Action, log: &mut Log<'_>) {
        // A step may be part of an idle circle; whatever else is done makes the way back free.
        if !matches!(action, Action::Move { .. }) {
            self.player_mut(seat).surface.forget_left();
        }
        match (self.step, action) {
            (
                Step::Sides,
                Action::Sides {
                    planet,
                    corporation,
                },
            ) => {
                self.choose_sides(seat, [planet, corporation], log);
            }
            (Step::FluxToken, Action::FluxToken(track)) => self.first_flux(seat, track, log),
            (Step::Objectives, Action::KeepObjective(card)) => {
                self.keep_objective(seat, card, log);
            }
            (Step::Rotation, Action::Rotate(rotation)) => {
                self.rotate(rotation, log);
                self.show_event(log);
            }
            (Step::FreeRotation, Action::Rotate(rotation)) => {
                self.rotate(rotation, log);
                self.after_free_rotation(log);
            }
            (_, Action::Done) => self.done(seat, log),
            (_, Action::Claim(level)) => {
                self.look(seat, level, log);
                self.go_on_claiming(seat, log);
            }
            (_, Action::Keep(card)) => {
                self.keep(seat, card, log);
                self.settle_fresh(seat, log);
                self.go_on_claiming(seat, log);
            }
            (_, Action::Perform(card)) => {
                self.perform(seat, card, log);
                self.go_on_claiming(seat, log);
            }
            _ => {
                self.resolve(seat, action, log);
                if matches!(
                    action,
                    Action::Place { .. } | Action::Take(_) | Action::Pick(_)
                ) {
                    self.settle_fresh(seat, log);
                }
                match self.step {
                    Step::Event => self.go_on_with_event(seat, log),
                    step if step.claims() => self.go_on_claiming(seat, log),
                    _ => self.settle(seat, log),
                }
            }
        }
    }

    fn question(&self, seat: Seat) -> Prompt {
        let step = self.prompt_key(seat);
        let prompt = Prompt::new(step, Message::new(format!("planet-prompt-{step}")));
        let player = self.player(seat);
        match self.step {
            Step::Objectives => {
                let keep = self.objectives_to_keep();
                prompt.picking(keep, keep, player.objectives.len())
            }
            _ => prompt,
        }
    }

    fn prompt_key(&self, seat: Seat) -> &'static str {
        use crate::pending::AtOnce;
        use crate::state::Stage;
        let player = self.player(seat);
        match player.pending.at_once.last() {
            Some(AtOnce::Target { .. }) => return "target",
            Some(AtOnce::Benefit { .. }) => return "benefit",
            Some(AtOnce::Lifepod | AtOnce::Moving(_)) => return "lifepod",
            Some(AtOnce::Repositions { .. }) => return "reposition",
            Some(AtOnce::Relocating(_)) => return "relocate",
            Some(AtOnce::Cargo(_)) => return "cargo",
            Some(AtOnce::FluxToken) => return "flux_token",
            Some(AtOnce::Row) => return "row",
            Some(AtOnce::Regress) => return "regress",
            Some(AtOnce::Objective) => return "shared_objective",
            None => {}
        }
        match player.stage {
            Stage::Selected { .. } => "place",
            Stage::Waiting => "select",
            _ if self.civ.claim.is_some_and(|claim| claim.seat == seat) => "keep",
            _ if self.performing(seat) => "perform",
            _ => self.step.key(),
        }
    }
}

/// What an action touches; the first is where the page lights it.
fn touched(action: Action) -> Things<Thing> {
    let pod = |place| match place {
        PodPlace::Scoring => Thing::ScoringArea,
        PodPlace::Space { track, row } => Thing::Space { track, row },
        PodPlace::Tech(tech) => Thing::Tech(tech),
    };
    let one = |thing| [thing].into_iter().collect();
    let two = |a, b| [a, b].into_iter().collect();
    match action {
        Action::Sides { .. } => two(Thing::PlanetBoard, Thing::CorporationBoard),
        Action::FluxToken(track)
        | Action::Advance(track)
        | Action::Energy(track)
        | Action::TechAsEnergy(track)
        | Action::Synergy(track)
        | Action::DoubleSynergy(track)
        | Action::Pick(track)
        | Action::Raise(track)
        | Action::Row(track)
        | Action::Regress(track) => one(Thing::Tracker(track)),
        Action::Resource(kind) => match kind.track() {
            Some(track) => one(Thing::Tracker(track)),
            None => one(Thing::CorporationBoard),
        },
        Action::KeepObjective(card) | Action::DiscardObjective(card) => one(Thing::Objective(card)),
        Action::Rotate(n) => one(Thing::Station(n)),
        Action::Select(ring) | Action::Take(ring) | Action::DiscardStack(ring) => {
            one(Thing::Stack(ring))
        }
        Action::Place { at: square, .. }
        | Action::Patch(square)
        | Action::Lift(square)
        | Action::Deploy(square)
        | Action::Collect(square)
        | Action::Destroy(square)
        | Action::AddMeteorite(square) => one(Thing::Square(square)),
        Action::Move { from, to }
        | Action::Teleport { from, to }
        | Action::Relocate { from, to } => two(Thing::Square(to), Thing::Square(from)),
        Action::Target { track, row } => one(Thing::Space { track, row }),
        Action::Lifepod(place) | Action::DestroyLifepod(place) => one(pod(place)),
        Action::Reposition(from) => one(pod(from)),
        Action::DestroyRow(n) => one(Thing::Row(n)),
        Action::DestroyColumn(n) => one(Thing::Column(n)),
        Action::Peek => one(Thing::EventDeck),
        Action::Use(tech) => one(Thing::Tech(tech)),
        Action::Claim(level) => one(Thing::Pile(level)),
        Action::Keep(card) | Action::Perform(card) => one(Thing::Civ(card)),
        Action::Forgo(item) => one(Thing::Item(item)),
        Action::Stay
        | Action::Benefit(_)
        | Action::Sink
        | Action::KeepCargo
        | Action::StorePatch
        | Action::SynergyForPatch
        | Action::ExtraPatch => one(Thing::CorporationBoard),
        Action::Done => one(Thing::Finish),
    }
}
