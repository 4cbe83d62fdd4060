//! A table to play scenes on: actions are checked, and what is asked can be looked at.

use mars::scene::Scene;
use mars::{
    Action, Award, Card, Conversion, Event, Illegal, Mars, Milestone, Pending, Resource, Space,
    StandardProject, Tile, View, Whom,
};
use tabletop::{Events, Game, Revealed, Seat, Viewer};

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);

pub(crate) use Resource::{Energy, Heat, Megacredits, Plants, Steel, Titanium};

pub(crate) fn card(id: &str) -> Card {
    Card::named(id).unwrap_or_else(|| panic!("no card is called {id}"))
}

pub(crate) fn space(id: &str) -> Space {
    Space::named(id).unwrap_or_else(|| panic!("no space is called {id}"))
}

pub(crate) fn play(id: &str) -> Action {
    Action::Play(card(id))
}

pub(crate) fn place(id: &str) -> Action {
    Action::Place(space(id))
}

pub(crate) fn using(id: &str) -> Action {
    Action::Use(card(id))
}

pub(crate) fn from(seat: Seat, resource: Resource) -> Action {
    Action::take_from(Whom::Seat(seat), resource)
}

pub(crate) fn effect_of(id: &str) -> Action {
    Action::Next(Pending::Effect(card(id)))
}

pub(crate) const NEXT_DRAW: Action = Action::Next(Pending::Draw);
pub(crate) const NEXT_OCEAN: Action = Action::Next(Pending::Tile(Tile::Ocean));
pub(crate) const PLANTS: Action = Action::Convert(Conversion::ConvertPlants);
pub(crate) const HEAT: Action = Action::Convert(Conversion::ConvertHeat);

/// A game, and what happened in it last.
pub(crate) struct Table {
    pub(crate) game: Mars,
    pub(crate) events: Vec<Event>,
    pub(crate) revealed: Revealed,
}

impl Table {
    pub(crate) fn new(game: Mars) -> Self {
        Table {
            game,
            events: Vec::new(),
            revealed: Revealed::Nothing,
        }
    }

    /// The only seat that is asked.
    pub(crate) fn active(&self) -> Seat {
        let deciders = self.game.deciders();
        assert_eq!(deciders.len(), 1, "one seat is asked");
        deciders.first().unwrap()
    }

    /// The active seat acts, several times in a row.
    pub(crate) fn act(&mut self, actions: &[Action]) -> &mut Self {
        for action in actions {
            self.seat_acts(self.active(), *action);
        }
        self
    }

    pub(crate) fn seat_acts(&mut self, seat: Seat, action: Action) -> &mut Self {
        let mut events = Events::on();
        let result = self.game.apply(seat, &action, &mut events);
        self.revealed = match result {
            Ok(revealed) => revealed,
            Err(refusal) => panic!(
                "{action:?} of seat {seat} is refused: {refusal:?}; asked is {}, legal {:?}",
                self.asked(),
                self.legal()
            ),
        };
        self.events = events.take();
        self
    }

    /// What the active seat is asked.
    pub(crate) fn asked(&self) -> String {
        match self.game.deciders().first() {
            Some(seat) => self.game.prompt(seat).step.into_owned(),
            None => "over".to_owned(),
        }
    }

    pub(crate) fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if let Some(seat) = self.game.deciders().first() {
            self.game.legal_actions(seat, &mut actions);
        }
        actions
    }

    pub(crate) fn may(&self, action: Action) -> bool {
        self.legal().contains(&action)
    }

    /// Why the active seat may not do this.
    pub(crate) fn why_not(&self, action: Action) -> Illegal {
        let refusal = self.game.check(self.active(), &action);
        refusal.expect_err("the action is legal")
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(Viewer::Referee)
    }

    pub(crate) fn stock(&self, seat: Seat, resource: Resource) -> i32 {
        self.view().players[seat.index()].stock.of(resource)
    }

    pub(crate) fn money(&self, seat: Seat) -> i32 {
        self.stock(seat, Megacredits)
    }

    pub(crate) fn production(&self, seat: Seat, resource: Resource) -> i32 {
        self.view().players[seat.index()].production.of(resource)
    }

    pub(crate) fn rating(&self, seat: Seat) -> i32 {
        self.view().players[seat.index()].rating
    }

    pub(crate) fn hand(&self, seat: Seat) -> Vec<&'static str> {
        let view = self.view();
        let cards = view.players[seat.index()].cards.iter();
        cards.map(|hand| hand.card.id()).collect()
    }

    pub(crate) fn on_card(&self, id: &str) -> u16 {
        let view = self.view();
        let mut cards = view.players.iter().flat_map(|player| &player.table);
        let found = cards.find(|played| played.card == card(id));
        found.expect("the card is in play").resources
    }

    pub(crate) fn tile(&self, id: &str) -> Option<(Tile, Option<Seat>)> {
        let view = self.view();
        let found = view.tiles.iter().find(|tile| tile.space == space(id));
        found.map(|tile| (tile.tile, tile.owner))
    }

    pub(crate) fn spaces(&self) -> Vec<&'static str> {
        let places = self.legal().into_iter().filter_map(|action| match action {
            Action::Place(space) | Action::Mark(space) => Some(space.id()),
            _ => None,
        });
        places.collect()
    }

    pub(crate) fn points(&self, seat: Seat, line: &str) -> i32 {
        let scores = self.game.standings(Viewer::Referee);
        let lines = &scores.seats[seat.index()].breakdown;
        let found = lines.iter().find(|score| score.name == line);
        found.unwrap_or_else(|| panic!("no line {line}")).points
    }
}

/// Everything the list names is a way to pay with this resource.
pub(crate) fn amounts(actions: &[Action], resource: Resource) -> Vec<u16> {
    let paid = actions.iter().map(|action| match action {
        Action::Pay {
            resource: paid,
            amount,
        } if *paid == resource => *amount,
        other => panic!("{other:?} is no payment in {resource:?}"),
    });
    paid.collect()
}

pub(crate) const STANDARD: [Action; 6] = [
    Action::Standard(StandardProject::SellPatents),
    Action::Standard(StandardProject::PowerPlant),
    Action::Standard(StandardProject::Asteroid),
    Action::Standard(StandardProject::Aquifer),
    Action::Standard(StandardProject::Greenery),
    Action::Standard(StandardProject::City),
];
pub(crate) const SELL: Action = STANDARD[0];
pub(crate) const POWER_PLANT: Action = STANDARD[1];
pub(crate) const ASTEROID: Action = STANDARD[2];
pub(crate) const AQUIFER: Action = STANDARD[3];
pub(crate) const GREENERY: Action = STANDARD[4];
pub(crate) const CITY: Action = STANDARD[5];

pub(crate) fn milestone(key: &str) -> Milestone {
    Milestone::named(key).expect("a milestone")
}

pub(crate) fn award(key: &str) -> Award {
    Award::named(key).expect("an award")
}

pub(crate) fn claim(milestone: Milestone) -> Action {
    Action::Claim(milestone)
}

pub(crate) fn fund(award: Award) -> Action {
    Action::Fund(award)
}

/// A table of two where A is rich and holds these cards.
pub(crate) fn holding(ids: &[&str]) -> Scene {
    Scene::new(2)
        .hand(A, ids)
        .hand(B, &["algae", "grass"])
        .money(A, 200)
}

/// The table after these actions of A.
pub(crate) fn after(scene: Scene, actions: &[Action]) -> Table {
    let mut table = Table::new(scene.ready());
    table.act(actions);
    table
}
