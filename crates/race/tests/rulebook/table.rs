//! A table set up in the middle of a game, from names, so that an example reads as a sentence.
//!
//! Every one of the 114 cards is somewhere: what an example does not name is in the draw pile. The
//! position goes through the same door as any that comes from outside: it is read as data and audited.

use race::{Action, ActionCard, Design, Event, Illegal, Race, View, Way};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use tabletop::{Events, Game, Revealed, Seat, SeatSet, Viewer};

/// Filler cards come from here first: worlds without powers that hardly any example names.
const FILLERS: [&str; 8] = [
    "reptilian_uplift_race",
    "aquatic_uplift_race",
    "rebel_homeworld",
    "destroyed_world",
    "the_last_of_the_uplift_gnarssh",
    "deserted_alien_outpost",
    "rebel_base",
    "radioactive_world",
];

/// A position being described.
#[derive(Clone, Debug)]
pub(crate) struct Position {
    tableaus: Vec<Vec<(String, bool)>>,
    hands: Vec<Vec<String>>,
    fill: Vec<usize>,
    chips: Vec<u16>,
    draw: Vec<String>,
    draw_size: Option<usize>,
    discard: Vec<String>,
    discarded: Vec<Vec<String>>,
    first: Option<usize>,
    advanced: bool,
}

/// A game of so many, at the start of a round. Until told otherwise seat 0 has New Sparta, seat 1
/// Epsilon Eridani, seat 2 Old Earth and seat 3 Earth's Lost Colony, and nobody has a card in hand;
/// seat 0 is first in player order.
pub(crate) fn table(seats: usize) -> Position {
    let worlds = [
        "new_sparta",
        "epsilon_eridani",
        "old_earth",
        "earths_lost_colony",
    ];
    let start = |world: &&str| vec![((*world).to_owned(), false)];
    Position {
        tableaus: worlds[..seats].iter().map(start).collect(),
        hands: vec![Vec::new(); seats],
        fill: vec![0; seats],
        chips: vec![0; seats],
        draw: Vec::new(),
        draw_size: None,
        discard: Vec::new(),
        discarded: vec![Vec::new(); seats],
        first: None,
        advanced: false,
    }
}

fn names(list: &str) -> Vec<String> {
    let names = list
        .split(',')
        .map(str::trim)
        .filter(|name| !name.is_empty());
    names.map(str::to_owned).collect()
}

impl Position {
    /// The tableau of a seat; `*` behind a world puts a good on it.
    pub(crate) fn tableau(mut self, seat: usize, cards: &str) -> Self {
        let placed = |name: String| match name.strip_suffix('*') {
            Some(world) => (world.to_owned(), true),
            None => (name, false),
        };
        self.tableaus[seat] = names(cards).into_iter().map(placed).collect();
        self
    }

    /// The hand of a seat.
    pub(crate) fn hand(mut self, seat: usize, cards: &str) -> Self {
        self.hands[seat] = names(cards);
        self
    }

    /// More cards in the hand of a seat, whichever.
    pub(crate) fn and_cards(mut self, seat: usize, n: usize) -> Self {
        self.fill[seat] = n;
        self
    }

    /// VP chips of a seat.
    pub(crate) fn chips(mut self, seat: usize, chips: u16) -> Self {
        self.chips[seat] = chips;
        self
    }

    /// The next cards of the draw pile, top first.
    pub(crate) fn draw(mut self, cards: &str) -> Self {
        self.draw = names(cards);
        self
    }

    /// How many cards the draw pile has; all others are in the discard pile.
    pub(crate) fn draw_pile_of(mut self, n: usize) -> Self {
        self.draw_size = Some(n);
        self
    }

    /// Cards in the discard pile that nobody knows.
    pub(crate) fn discard(mut self, cards: &str) -> Self {
        self.discard = names(cards);
        self
    }

    /// Cards in the discard pile that a seat discarded.
    pub(crate) fn discarded_by(mut self, seat: usize, cards: &str) -> Self {
        self.discarded[seat] = names(cards);
        self
    }

    /// Who is first in player order.
    pub(crate) fn first(mut self, seat: usize) -> Self {
        self.first = Some(seat);
        self
    }

    /// The advanced game for two.
    pub(crate) fn advanced(mut self) -> Self {
        self.advanced = true;
        self
    }

    /// The position as a game in which everybody chooses actions.
    pub(crate) fn begin(self) -> Play {
        let race: Race = serde_json::from_value(self.state()).expect("a position is a state");
        race.audit().expect("a position passes the audit");
        Play {
            race,
            events: Vec::new(),
            revealed: Revealed::Nothing,
        }
    }

    fn state(&self) -> Value {
        let seats = self.tableaus.len();
        let mut deck = Deck::default();
        // What is named is taken first; goods and fillers come from the rest.
        let mut tableaus: Vec<Vec<Value>> = Vec::new();
        for tableau in &self.tableaus {
            let placed = tableau
                .iter()
                .map(|(name, _)| json!({"card": deck.take(name)}));
            tableaus.push(placed.collect());
        }
        let mut hands: Vec<Vec<String>> = self.hands.iter().map(|h| deck.take_all(h)).collect();
        let mut draw = deck.take_all(&self.draw);
        let mut discard = deck.take_all(&self.discard);
        let discarded: Vec<Vec<String>> = self.discarded.iter().map(|h| deck.take_all(h)).collect();
        for (hand, &n) in hands.iter_mut().zip(&self.fill) {
            (0..n).for_each(|_| hand.push(deck.filler()));
        }
        for (tableau, values) in self.tableaus.iter().zip(&mut tableaus) {
            for ((_, good), value) in tableau.iter().zip(values) {
                if *good {
                    value["good"] = json!(deck.last());
                }
            }
        }
        let rest = deck.rest();
        let more = self.draw_size.map_or(rest.len(), |n| n - draw.len());
        draw.extend_from_slice(&rest[..more]);
        draw.reverse();
        discard.extend_from_slice(&rest[more..]);
        discarded.iter().for_each(|own| discard.extend(own.clone()));
        let everybody: Vec<usize> = (0..seats).collect();
        let in_seats_of_four = |lists: Vec<Vec<String>>| {
            let none = std::iter::repeat(Vec::new());
            lists.into_iter().chain(none).take(4).collect::<Vec<_>>()
        };
        let players: Vec<Value> = (0..seats)
            .map(|seat| {
                json!({
                    "tableau": {"placed": tableaus[seat], "fresh": false},
                    "hand": hands[seat], "drawn": [], "picked": [], "choice": null, "way": null,
                    "actions": [], "previous": [], "goods": [], "chips": self.chips[seat],
                    "used": [], "produced": [0, 0, 0, 0],
                })
            })
            .collect();
        let paid: u16 = self.chips.iter().sum();
        json!({
            "options": {"mode": if self.advanced { "advanced_2p" } else { "standard" }, "first_game": false},
            "chance": {"seed": 1}, "shuffles": 1, "draw": draw, "discard": discard,
            "players": players, "first": self.first.unwrap_or(0),
            "pool": 12 * seats as i32 - i32::from(paid), "round": 5, "step": "choose_actions",
            "asked": everybody, "open": everybody, "turn": 0, "second": false,
            "windfalls": [], "windfall_bonus": false, "last": null,
            "memory": {
                "discarded": in_seats_of_four(discarded), "discarded_openly": [],
                "in_draw": [[], [], [], []], "in_draw_openly": [], "in_hand_openly": [],
            },
        })
    }
}

/// The 114 cards, of which each is taken once.
#[derive(Default)]
struct Deck {
    taken: BTreeMap<String, u8>,
}

impl Deck {
    fn left(&self, design: Design) -> bool {
        let taken = self.taken.get(design.id()).copied().unwrap_or(0);
        taken < design.data().copies
    }

    fn take(&mut self, name: &str) -> String {
        let design = Design::named(name).unwrap_or_else(|| panic!("no card {name}"));
        assert!(self.left(design), "{name} is named too often");
        let taken = self.taken.entry(name.to_owned()).or_default();
        *taken += 1;
        match taken {
            1 => name.to_owned(),
            _ => format!("{name}#2"),
        }
    }

    fn take_all(&mut self, names: &[String]) -> Vec<String> {
        names.iter().map(|name| self.take(name)).collect()
    }

    /// A card that plays no part.
    fn filler(&mut self) -> String {
        let fillers = FILLERS.iter().filter_map(|name| Design::named(name));
        let free = fillers
            .chain(Design::all().rev())
            .find(|&design| self.left(design));
        self.take(free.expect("a card is left").id())
    }

    /// A card to lie face down as a good.
    fn last(&mut self) -> String {
        let free = Design::all().rev().find(|&design| self.left(design));
        self.take(free.expect("a card is left").id())
    }

    fn rest(&mut self) -> Vec<String> {
        let mut rest = Vec::new();
        for design in Design::all() {
            while self.left(design) {
                rest.push(self.take(design.id()));
            }
        }
        rest
    }
}

/// A game being played by an example.
pub(crate) struct Play {
    pub(crate) race: Race,
    /// Events so far, as the referee sees them.
    pub(crate) events: Vec<Event>,
    /// What the last action revealed.
    pub(crate) revealed: Revealed,
}

pub(crate) fn card(name: &str) -> Design {
    Design::named(name).unwrap_or_else(|| panic!("no card {name}"))
}

pub(crate) fn place(name: &str) -> Action {
    Action::Place(card(name))
}

pub(crate) fn pay(name: &str) -> Action {
    Action::Pay(card(name))
}

pub(crate) fn keep(name: &str) -> Action {
    Action::Keep(card(name))
}

pub(crate) fn discard(name: &str) -> Action {
    Action::Discard(card(name))
}

pub(crate) fn sell(name: &str) -> Action {
    Action::Sell(card(name))
}

pub(crate) fn consume(name: &str) -> Action {
    Action::Consume(card(name))
}

pub(crate) fn produce_on(name: &str) -> Action {
    Action::Produce(card(name))
}

/// A consume power by its name.
pub(crate) fn using(name: &str) -> Action {
    Action::Use(serde_json::from_value(json!(name)).expect("a consume power"))
}

impl Play {
    /// A game from any other state.
    pub(crate) fn of(race: Race) -> Play {
        Play {
            race,
            events: Vec::new(),
            revealed: Revealed::Nothing,
        }
    }

    /// Everybody chooses actions, by seat; two for a seat of the advanced game.
    pub(crate) fn choose(&mut self, actions: &[&[ActionCard]]) -> &mut Self {
        for (seat, actions) in actions.iter().enumerate() {
            for &action in *actions {
                self.act(seat, Action::Choose(action));
            }
        }
        self
    }

    /// Everybody chooses the same action.
    pub(crate) fn all_choose(&mut self, action: ActionCard) -> &mut Self {
        for seat in 0..self.race.seat_count() {
            self.act(seat, Action::Choose(action));
        }
        self
    }

    /// A seat does something that is allowed.
    pub(crate) fn act(&mut self, seat: usize, action: Action) -> &mut Self {
        let mut events = Events::on();
        match self.race.apply(Seat::from(seat), &action, &mut events) {
            Ok(revealed) => self.revealed = revealed,
            Err(reason) => panic!("seat {seat}, {action:?}: {reason:?} in {}", self.step()),
        }
        self.race.audit().expect("the game stays sound");
        self.events.extend(events.take());
        self
    }

    /// A seat that has to choose places nothing; nothing happens if it is not asked.
    pub(crate) fn passes(&mut self, seat: usize) -> &mut Self {
        if self.may(seat, Action::PlaceNothing) {
            self.act(seat, Action::PlaceNothing);
        }
        self
    }

    /// A seat pays with whatever cards, if it is asked to: cards that play no part come first.
    pub(crate) fn pays_anything(&mut self, seat: usize) -> &mut Self {
        loop {
            let list = self.legal(seat);
            let filler = |action: &&Action| FILLERS.iter().any(|name| **action == pay(name));
            match list.iter().find(filler).or(list.first()) {
                Some(action @ Action::Pay(_)) => self.act(seat, *action),
                _ => return self,
            };
        }
    }

    /// Everybody who is asked takes the first action of the list, until the step with this name.
    pub(crate) fn until(&mut self, step: &str) -> &mut Self {
        for _ in 0..200 {
            if self.step() == step {
                return self;
            }
            let Some(seat) = self.race.deciders().first() else {
                panic!("the game is over before {step}");
            };
            let list = self.legal(seat.index());
            let quiet = [Action::PlaceNothing, Action::Stop];
            let choice = list.iter().find(|action| quiet.contains(action));
            self.act(seat.index(), *choice.unwrap_or(&list[0]));
        }
        panic!("{step} does not come");
    }

    /// Everybody who is asked does as little as possible, until the next round or the end.
    pub(crate) fn finish_round(&mut self) -> &mut Self {
        for _ in 0..200 {
            if ["choose_actions", "over"].contains(&self.step().as_str()) {
                return self;
            }
            let seat = self.race.deciders().first().expect("somebody decides");
            let list = self.legal(seat.index());
            let quiet = [Action::PlaceNothing, Action::Stop];
            let choice = list.iter().find(|action| quiet.contains(action));
            self.act(seat.index(), *choice.unwrap_or(&list[0]));
        }
        panic!("the round does not end");
    }

    pub(crate) fn legal(&self, seat: usize) -> Vec<Action> {
        let mut list = Vec::new();
        self.race.legal_actions(Seat::from(seat), &mut list);
        list
    }

    pub(crate) fn may(&self, seat: usize, action: Action) -> bool {
        self.race.check(Seat::from(seat), &action).is_ok()
    }

    /// Why an action is refused.
    pub(crate) fn why_not(&self, seat: usize, action: Action) -> Illegal {
        let verdict = self.race.check(Seat::from(seat), &action);
        verdict.expect_err(&format!("{action:?} is allowed"))
    }

    /// The ways in which a seat may place its world.
    pub(crate) fn ways(&self, seat: usize) -> Vec<Way> {
        let way = |action| match action {
            Action::Way(way) => Some(way),
            _ => None,
        };
        self.legal(seat).into_iter().filter_map(way).collect()
    }

    pub(crate) fn step(&self) -> String {
        self.view().now.step
    }

    pub(crate) fn asked(&self) -> Vec<usize> {
        let asked: SeatSet = self.race.asked();
        asked.iter().map(Seat::index).collect()
    }

    /// The referee's view.
    pub(crate) fn view(&self) -> View {
        self.race.view(Viewer::Referee)
    }

    pub(crate) fn seen_by(&self, seat: usize) -> View {
        self.race.view(Viewer::seat(Seat::from(seat)))
    }

    pub(crate) fn hand(&self, seat: usize) -> Vec<&'static str> {
        ids(self.view().hands[seat].cards.iter().flatten())
    }

    pub(crate) fn hand_size(&self, seat: usize) -> usize {
        usize::from(self.view().hands[seat].size)
    }

    pub(crate) fn tableau(&self, seat: usize) -> Vec<&'static str> {
        ids(self.view().tableaus[seat].iter().map(|placed| &placed.card))
    }

    /// Worlds with a good.
    pub(crate) fn goods(&self, seat: usize) -> Vec<&'static str> {
        let view = self.view();
        let with_goods = view.tableaus[seat].iter().filter(|placed| placed.good);
        ids(with_goods.map(|placed| &placed.card))
    }

    pub(crate) fn chips(&self, seat: usize) -> u16 {
        self.view().chips[seat]
    }

    /// Cards that a seat has drawn since the example began, Explore apart.
    pub(crate) fn drawn(&self, seat: usize) -> usize {
        self.draws(seat).iter().map(|(n, _)| n).sum()
    }

    /// What a seat has drawn since the example began, and why.
    pub(crate) fn draws(&self, seat: usize) -> Vec<(usize, race::DrawWhy)> {
        let draw = |event: &Event| match event {
            Event::Drew {
                seat: who,
                cards,
                why,
            } if who.index() == seat => Some((usize::from(cards.count), *why)),
            _ => None,
        };
        self.events.iter().filter_map(draw).collect()
    }

    /// Cards that a seat has paid since the example began.
    pub(crate) fn paid(&self, seat: usize) -> usize {
        let paid = self.events.iter().filter_map(|event| match event {
            Event::Discarded {
                seat: who,
                cards,
                why: race::DiscardWhy::Payment(_),
            } if who.index() == seat => Some(usize::from(cards.count)),
            _ => None,
        });
        paid.sum()
    }
}

pub(crate) fn ids<'a>(designs: impl IntoIterator<Item = &'a Design>) -> Vec<&'static str> {
    designs.into_iter().map(|design| design.id()).collect()
}

/// What a development scores in a tableau that also has these cards.
pub(crate) fn scored(development: &str, others: &str, chips: u16) -> i32 {
    let tableau = format!("{development}, {others}");
    // Nobody else may hold what the example names.
    let rival = ["pilgrimage_world", "outlaw_world"];
    let rival = rival.iter().find(|name| !others.contains(*name));
    let play = table(2)
        .tableau(0, &tableau)
        .tableau(1, rival.expect("a card is free"))
        .chips(0, chips)
        .begin();
    let scores = play.race.standings(Viewer::Spectator);
    let mut lines = scores.seats[0].breakdown.iter();
    let line = lines.find(|line| line.name == development);
    line.expect("a line for the development").points
}
