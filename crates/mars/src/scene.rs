//! Positions built by hand, for puzzles, tutorials and tests.
//!
//! ```
//! use mars::scene::Scene;
//! use mars::{Action, Card, Resource};
//! use tabletop::{Game, Seat};
//!
//! let game = Scene::new(2)
//!     .corporation(Seat(0), "helion")
//!     .stock(Seat(0), Resource::Heat, 8)
//!     .hand(Seat(0), &["asteroid"])
//!     .temperature(-2)
//!     .ready();
//! let asteroid = Action::Play(Card::named("asteroid").unwrap());
//! assert!(game.check(Seat(0), &asteroid).is_err(), "8 heat do not pay 14 M€");
//! ```

use crate::belief::{Belief, Zone};
use crate::card::{Card, CardSet};
use crate::cards::tables_of;
use crate::map::Space;
use crate::options::Options;
use crate::rules::{Log, PROJECTS};
use crate::state::{Answer, Mars, Phase};
use crate::vocabulary::{Resource, Tag, Tile};
use tabletop::{Chance, Events, Game, Seat, Seed};

/// A game at the start of somebody's turn, with whatever is put on the table.
///
/// Everybody has the beginner corporation, no cards and no resources, until told otherwise. A name
/// that does not exist is a mistake of whoever builds the scene, and panics.
#[derive(Clone, Debug)]
pub struct Scene {
    game: Mars,
}

impl Scene {
    /// An empty table of the Corporate Era for so many players; for one, without neutral tiles.
    pub fn new(seats: usize) -> Self {
        Scene::with(&Options::default(), seats)
    }

    /// An empty table with these options.
    pub fn with(options: &Options, seats: usize) -> Self {
        let chance = Chance::seeded(Seed::from(1));
        let options = Options {
            first_player: Some(Seat(0)),
            ..options.clone()
        };
        let mut game = Mars::new(&options, seats, chance).expect("seats of a scene");
        let deck = game.variant.projects();
        game.deck = deck.iter().collect();
        game.discard = CardSet::EMPTY;
        game.board = crate::board::Board::new(seats);
        game.beliefs = (0..=seats).map(|_| Belief::at_start(deck)).collect();
        for player in &mut game.players {
            player.offered = CardSet::EMPTY;
            player.corporations.clear();
            player.answer = Answer::Unasked;
            player.corporation = Some(Card::beginner());
            player.table = CardSet::of(Card::beginner());
            player.stock = [0; 6];
        }
        game.phase = Phase::Action;
        Scene { game }
    }

    fn named(id: &str) -> Card {
        Card::named(id).unwrap_or_else(|| panic!("no card is called {id}"))
    }

    fn space(id: &str) -> Space {
        Space::named(id).unwrap_or_else(|| panic!("no space is called {id}"))
    }

    /// Gives a seat a corporation: its tags and effects, but nothing it starts with.
    #[must_use]
    pub fn corporation(mut self, seat: Seat, id: &str) -> Self {
        let card = Scene::named(id);
        self.game.player_mut(seat).table.remove(Card::beginner());
        self.game.player_mut(seat).corporation = Some(card);
        self.game.lay_open(seat, card);
        self
    }

    /// Lets a seat owe the first action of its corporation.
    #[must_use]
    pub fn owes_first_action(mut self, seat: Seat) -> Self {
        self.game.player_mut(seat).owes_first_action = true;
        self
    }

    /// Sets a stock.
    #[must_use]
    pub fn stock(mut self, seat: Seat, resource: Resource, n: i32) -> Self {
        self.game.player_mut(seat).stock[resource.index()] = n;
        self
    }

    /// Sets the M€ of a seat.
    #[must_use]
    pub fn money(self, seat: Seat, n: i32) -> Self {
        self.stock(seat, Resource::Megacredits, n)
    }

    /// Sets a production.
    #[must_use]
    pub fn production(mut self, seat: Seat, resource: Resource, n: i32) -> Self {
        self.game.player_mut(seat).production[resource.index()] = n;
        self
    }

    /// Sets a terraform rating.
    #[must_use]
    pub fn rating(mut self, seat: Seat, n: i32) -> Self {
        self.game.player_mut(seat).rating = n;
        self
    }

    /// Takes a card from the deck, where nobody knows it.
    fn draw(&mut self, card: Card) {
        let at = self.game.deck.iter().position(|c| *c == card);
        let at = at.unwrap_or_else(|| panic!("{card:?} is not in the deck"));
        self.game.deck.remove(at);
    }

    /// Puts cards from the deck into a hand, unseen by the others.
    #[must_use]
    pub fn hand(mut self, seat: Seat, ids: &[&str]) -> Self {
        for id in ids {
            let card = Scene::named(id);
            self.draw(card);
            self.game.player_mut(seat).hand.insert(card);
            for (viewer, belief) in self.game.beliefs.iter_mut().enumerate() {
                match viewer == seat.index() {
                    true => belief.locates_one(card, Zone::Hand(seat)),
                    false => belief.moved(Zone::Deck, Zone::Hand(seat)),
                }
            }
        }
        self
    }

    /// Puts cards into play before a seat, without what happens when they are played.
    #[must_use]
    pub fn table(mut self, seat: Seat, ids: &[&str]) -> Self {
        for id in ids {
            let card = Scene::named(id);
            self.draw(card);
            self.game
                .beliefs
                .iter_mut()
                .for_each(|belief| belief.sees_one(card));
            let _ = self.game.played.try_push(card);
            if tables_of().events.contains(card) {
                self.game.player_mut(seat).events.insert(card);
            } else {
                self.game.lay_open(seat, card);
            }
        }
        self
    }

    /// Puts resources on a card in play.
    #[must_use]
    pub fn on_card(mut self, id: &str, n: u16) -> Self {
        let slot = tables_of().slots[Scene::named(id).index()];
        self.game.resources[usize::from(slot)] = n;
        self
    }

    /// Marks the action of a card as used.
    #[must_use]
    pub fn used(mut self, id: &str) -> Self {
        self.game.used.insert(Scene::named(id));
        self
    }

    /// Discards cards face up.
    #[must_use]
    pub fn discards(mut self, ids: &[&str]) -> Self {
        for id in ids {
            let card = Scene::named(id);
            self.draw(card);
            self.game.discard.insert(card);
            for belief in &mut self.game.beliefs {
                belief.locates_one(card, Zone::Discard);
            }
        }
        self
    }

    /// Takes all cards but so many out of the deck and discards them face up.
    #[must_use]
    pub fn deck_of(mut self, n: usize) -> Self {
        while self.game.deck.len() > n {
            let card = self.game.deck[0].id();
            self = self.discards(&[card]);
        }
        self
    }

    /// Sets the temperature in degrees.
    #[must_use]
    pub fn temperature(mut self, degrees: i8) -> Self {
        self.game.temperature = ((degrees + 30) / 2) as u8;
        self
    }

    /// Sets the oxygen in percent.
    #[must_use]
    pub fn oxygen(mut self, percent: u8) -> Self {
        self.game.oxygen = percent;
        self
    }

    /// Puts a tile on a space, of a seat or of nobody, without what follows.
    #[must_use]
    pub fn tile(mut self, tile: Tile, space: &str, owner: Option<Seat>) -> Self {
        self.game.board.put(tile, Scene::space(space), owner);
        self
    }

    /// Puts an ocean on each of these spaces.
    #[must_use]
    pub fn oceans(mut self, spaces: &[&str]) -> Self {
        for space in spaces {
            self = self.tile(Tile::Ocean, space, None);
        }
        self
    }

    /// Marks a hex as claimed.
    #[must_use]
    pub fn claim(mut self, space: &str, seat: Seat) -> Self {
        self.game.board.claimed[seat.index()].insert(Scene::space(space));
        self
    }

    /// Sets the generation.
    #[must_use]
    pub fn generation(mut self, n: u32) -> Self {
        self.game.generation = n;
        self
    }

    /// Sets the first player and whose turn it is.
    #[must_use]
    pub fn turn(mut self, first: Seat, active: Seat) -> Self {
        self.game.first = first;
        self.game.turn.active = active;
        self
    }

    /// Lets a seat have passed.
    #[must_use]
    pub fn passed(mut self, seat: Seat) -> Self {
        self.game.turn.passed.insert(seat);
        self
    }

    /// Lets a seat's rating have risen in this generation.
    #[must_use]
    pub fn rating_rose(mut self, seat: Seat) -> Self {
        self.game.player_mut(seat).rating_rose = true;
        self
    }

    /// Scripts the next cards of the deck.
    #[must_use]
    pub fn next_cards(mut self, ids: &[&str]) -> Self {
        self.game.chance.stack(PROJECTS, ids.iter().copied());
        self
    }

    /// How many of a tag a seat has in play.
    pub fn tags(&self, seat: Seat, tag: Tag) -> u8 {
        self.game.player(seat).tags[tag.index()]
    }

    /// Whether a card is still in the deck.
    pub fn is_in_deck(&self, card: Card) -> bool {
        self.game.deck.contains(&card)
    }

    /// The game, with the active seat asked for an action. (If it can do nothing, the game goes on by
    /// itself to the next question.)
    pub fn ready(mut self) -> Mars {
        let mut events = Events::off();
        self.game.ask_action(&mut Log::new(&mut events));
        if let Err(fault) = self.game.audit() {
            panic!("the scene cannot be: {fault:?}");
        }
        self.game
    }
}
