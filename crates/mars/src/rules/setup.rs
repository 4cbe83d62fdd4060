//! Setup: the deck, corporations, the first cards.

use super::log::Log;
use super::resolve::{Chosen, Ctx};
use super::{CORPORATIONS, FIRST_PLAYER, PROJECTS};
use crate::action::Action;
use crate::belief::Belief;
use crate::board::Board;
use crate::card::{Card, CardSet};
use crate::cards;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Options;
use crate::purpose::Purpose;
use crate::state::{Answer, Ask, Mars, Modifiers, Phase, Player, Turn, Variant};
use crate::vocabulary::{Resource, Tag};
use arrayvec::ArrayVec;
use tabletop::{Chance, Events, Message, Seat, SetupError};

/// Terraform rating at the start.
const START_RATING: i32 = 20;
/// Cards dealt at the start.
const FIRST_CARDS: usize = 10;
/// Corporations dealt to each player.
const CORPORATIONS_DEALT: usize = 2;

impl Mars {
    /// A game set up, up to its first decision.
    pub(crate) fn set_up(
        options: &Options,
        seats: usize,
        chance: Chance,
        events: &mut Events<Event>,
    ) -> Result<Self, SetupError> {
        if !<Self as tabletop::Game>::seats(options).contains(&seats) {
            let refusal = Message::new("mars-setup-seats").with("seats", seats);
            return Err(SetupError::new(refusal));
        }
        let mut log = Log::new(events);
        let mut game = Mars::empty(options, seats, chance);
        game.draw_first_player(options);
        let mut deck: ArrayVec<Card, { Card::ROOM }> = game.variant.projects().iter().collect();
        game.chance.shuffle(PROJECTS, 0, &mut deck);
        game.deck = deck;
        game.shuffles = 1;
        if game.is_solo() {
            game.place_neutral_tiles(&mut log);
        }
        game.deal_corporations();
        game.deal_first_cards(&mut log);
        game.ask_corporations(&mut log);
        Ok(game)
    }

    fn empty(options: &Options, seats: usize, chance: Chance) -> Self {
        let solo = seats == 1;
        let corporate_era = options.corporate_era || solo;
        let beginner = |seat: &Seat| options.beginners.get(seat.index()) == Some(&true);
        let variant = Variant {
            corporate_era,
            draft: options.draft && !solo,
            beginners: Seat::all(seats).filter(beginner).collect(),
            map: options.map,
            sets: options.sets.iter().copied().collect(),
        };
        let deck = variant.projects();
        let production = match corporate_era {
            true => 0,
            false => 1,
        };
        let rating = match solo {
            true => super::solo::START_RATING,
            false => START_RATING,
        };
        Mars {
            variant,
            generation: 1,
            temperature: 0,
            oxygen: 0,
            board: Board::new(seats),
            first: Seat(0),
            phase: Phase::Corporations,
            turn: Turn::default(),
            ask: Ask::Nothing,
            pool: ArrayVec::new(),
            players: (0..seats)
                .map(|_| Player::new(rating, production))
                .collect(),
            resources: [0; cards::COLLECTORS],
            used: CardSet::EMPTY,
            milestones: ArrayVec::new(),
            awards: ArrayVec::new(),
            deck: ArrayVec::new(),
            shuffles: 0,
            discard: CardSet::EMPTY,
            played: ArrayVec::new(),
            draft: Default::default(),
            beliefs: (0..=seats).map(|_| Belief::at_start(deck)).collect(),
            chance,
        }
    }

    fn draw_first_player(&mut self, options: &Options) {
        let mut seats: ArrayVec<Seat, 5> = Seat::all(self.players.len()).collect();
        self.first = match options.first_player {
            Some(seat) => seat,
            None => {
                self.chance.shuffle(FIRST_PLAYER, 0, &mut seats);
                let drawn = self.chance.draw(FIRST_PLAYER, &mut seats, &mut []);
                drawn.unwrap_or_default()
            }
        };
    }

    /// Two corporations each, one at a time in player order; beginners get theirs.
    fn deal_corporations(&mut self) {
        let mut box_: ArrayVec<Card, { Card::ROOM }> = self.variant.corporations().iter().collect();
        self.chance.shuffle(CORPORATIONS, 0, &mut box_);
        for _ in 0..CORPORATIONS_DEALT {
            for seat in self.player_order() {
                if !self.variant.beginners.contains(seat) {
                    let chance = &mut self.chance;
                    let card = chance.draw_for(CORPORATIONS, seat, &(), &mut box_, &mut []);
                    self.player_mut(seat).corporations.extend(card);
                }
            }
        }
        for seat in self.variant.beginners.iter() {
            self.player_mut(seat).corporation = Some(Card::beginner());
        }
        for player in &mut self.players {
            player.corporations.sort_unstable();
        }
    }

    fn deal_first_cards(&mut self, log: &mut Log<'_>) {
        for _ in 0..FIRST_CARDS {
            for seat in self.player_order() {
                self.offer_card(seat, Purpose::FirstCards, log);
            }
        }
    }

    fn ask_corporations(&mut self, log: &mut Log<'_>) {
        for seat in Seat::all(self.players.len()) {
            if !self.variant.beginners.contains(seat) {
                self.player_mut(seat).answer = Answer::Open;
            }
        }
        if self.open_answers().is_empty() {
            self.ask_first_cards(log);
        }
    }

    pub(crate) fn list_corporations(&self, seat: Seat, visit: &mut dyn FnMut(Action)) {
        let dealt = self.player(seat).corporations.iter();
        dealt.for_each(|card| visit(Action::Corporation(*card)));
    }

    pub(crate) fn corporation_refusal(&self, seat: Seat, action: &Action) -> Option<Illegal> {
        match action {
            Action::Corporation(card) => {
                let dealt = self.player(seat).corporations.contains(card);
                (!dealt).then_some(Illegal::NotDealt)
            }
            _ => Some(Illegal::NotNow),
        }
    }

    /// A seat takes a corporation; after the last one all are shown.
    pub(crate) fn play_corporation(&mut self, seat: Seat, action: &Action, log: &mut Log<'_>) {
        if let Action::Corporation(card) = *action {
            let player = self.player_mut(seat);
            player.picked = CardSet::of(card);
            player.answer = Answer::Given(0);
        }
        if self.open_answers().is_empty() {
            self.show_corporations(log);
        }
    }

    fn show_corporations(&mut self, log: &mut Log<'_>) {
        self.reveal_answers(log);
        for seat in self.player_order() {
            let player = self.player_mut(seat);
            if let Some(card) = player.picked.first() {
                player.corporation = Some(card);
                player.corporations.retain(|dealt| *dealt != card);
                player.picked = CardSet::EMPTY;
                log.emit(|| Event::Corporation { seat, card });
            }
        }
        self.ask_first_cards(log);
    }

    /// Beginners keep their cards; the others buy.
    fn ask_first_cards(&mut self, log: &mut Log<'_>) {
        self.ask_to_buy(Phase::FirstCards, log);
    }

    /// A corporation is set up: tags, stock, production.
    pub(crate) fn set_up_corporation(&mut self, seat: Seat, log: &mut Log<'_>) {
        let Some(card) = self.player(seat).corporation else {
            return;
        };
        let facts = card.facts();
        self.lay_open(seat, card);
        let start = &facts.start;
        let money = i32::from(start.megacredits);
        self.change_stock(seat, Resource::Megacredits, money, log);
        for &resource in Resource::ALL {
            let stock = start.resources.get(&resource).copied().unwrap_or(0);
            self.change_stock(seat, resource, i32::from(stock), log);
        }
        for &op in &facts.production_box {
            self.carry_out(op, Ctx::of(seat), Chosen::Nothing, log);
        }
        if self.is_solo() {
            for op in facts.solo_start.iter() {
                self.begin(op, Ctx::of(seat), log);
            }
        }
        self.fire_tags(seat, card, log);
        self.player_mut(seat).owes_first_action = !facts.first_action.is_empty();
    }
}

impl Player {
    fn new(rating: i32, production: i32) -> Self {
        Player {
            corporation: None,
            rating,
            stock: [0; 6],
            production: [production; 6],
            hand: CardSet::EMPTY,
            offered: CardSet::EMPTY,
            picked: CardSet::EMPTY,
            corporations: ArrayVec::new(),
            answer: Answer::Unasked,
            table: CardSet::EMPTY,
            events: CardSet::EMPTY,
            tags: [0; Tag::ALL.len()],
            modifiers: Modifiers::default(),
            next_discount: 0,
            next_shift: 0,
            rating_rose: false,
            owes_first_action: false,
        }
    }
}
