//! Setup: start worlds, first hands, first discards.

use super::piles::Seen;
use super::{DRAW_PILE, Flow, START_PILE};
use crate::cards::{CARDS, Card, Design, GAME, START_WORLDS};
use crate::event::{DiscardWhy, Event, Faces, GoodWhy};
use crate::kinds::WorldKind;
use crate::options::{Mode, Options};
use crate::purpose::Purpose;
use crate::sets::{CardSet, Slot, Slots};
use crate::state::{MOST_PLAYERS, Memory, Player, Race, Step};
use crate::table::TABLE;
use crate::tableau::{Placed, Tableau};
use arrayvec::ArrayVec;
use std::ops::RangeInclusive;
use tabletop::{Chance, Events, Message, Revealed, Seat, SeatSet, SetupError};

impl Race {
    /// How many can play with these options.
    pub(crate) fn seat_range(options: &Options) -> RangeInclusive<usize> {
        match options.mode {
            Mode::Standard => 2..=MOST_PLAYERS,
            Mode::Advanced2p => 2..=2,
        }
    }

    /// Sets the table up, up to the first decision.
    pub(crate) fn set_up(
        options: &Options,
        seats: usize,
        mut chance: Chance,
        events: &mut Events<Event>,
    ) -> Result<Race, SetupError> {
        if !Race::seat_range(options).contains(&seats) {
            let message = Message::new("race-setup-seats")
                .with("n", seats)
                .with("min", *Race::seat_range(options).start())
                .with("max", *Race::seat_range(options).end());
            return Err(SetupError::new(message));
        }
        let start_worlds = deal_start_worlds(options, seats, &mut chance);
        let mut race = Race {
            options: *options,
            chance,
            shuffles: 0,
            draw: ArrayVec::new(),
            discard: CardSet::EMPTY,
            players: start_worlds
                .iter()
                .map(|&world| new_player(world))
                .collect(),
            first: first_seat(&start_worlds),
            pool: GAME.vp_per_player * seats as i16,
            round: 0,
            step: Step::InitialDiscard,
            asked: SeatSet::EMPTY,
            open: SeatSet::EMPTY,
            turn: 0,
            second: false,
            windfalls: Slots::EMPTY,
            windfall_bonus: false,
            last: None,
            memory: Memory::default(),
        };
        let mut rest = CardSet::ALL;
        start_worlds.iter().for_each(|&world| rest.remove(world));
        if options.first_game {
            rest = rest.difference(race.deal_preset_hands());
        }
        race.draw.extend(rest.iter());
        race.chance.shuffle(DRAW_PILE, 0, &mut race.draw);
        race.shuffles = 1;
        let mut flow = Flow {
            events,
            actor: None,
            revealed: Revealed::Nothing,
        };
        if options.first_game {
            race.run(&mut flow);
        } else {
            race.deal_hands(&mut flow);
            race.ask_picks(Step::InitialDiscard, SeatSet::all(seats));
        }
        Ok(race)
    }

    fn deal_preset_hands(&mut self) -> CardSet {
        let mut dealt = CardSet::EMPTY;
        for player in &mut self.players {
            let world = player.tableau.design(Slot(0));
            let preset = GAME.first_game.iter().find(|p| p.start_world == world);
            let cards = preset.iter().flat_map(|preset| &preset.cards);
            player.hand = cards.map(|design| design.card()).collect();
            dealt = dealt.union(player.hand);
        }
        dealt
    }

    fn deal_hands(&mut self, flow: &mut Flow<'_>) {
        for seat in self.player_order() {
            for _ in 0..GAME.setup.deal {
                let seen = Seen::By(seat);
                if let Some(card) = self.draw_card(seat, Purpose::FirstHand, seen, flow) {
                    self.player_mut(seat).hand.insert(card);
                }
            }
        }
    }

    /// How many cards of the first hand are discarded.
    pub(crate) fn initial_discards() -> usize {
        usize::from(GAME.setup.deal - GAME.setup.keep)
    }

    /// All have chosen their first discards; then a windfall start world receives its good.
    pub(super) fn resolve_initial_discards(&mut self, flow: &mut Flow<'_>) {
        for seat in self.player_order() {
            self.discard_picked(seat, DiscardWhy::Start, flow);
        }
        for seat in self.player_order() {
            let world = self.player(seat).tableau.design(Slot(0));
            if TABLE.facts(world).kind == Some(WorldKind::Windfall) {
                self.put_good(seat, Slot(0), GoodWhy::Windfall, flow);
            }
        }
        self.begin_round(flow);
    }

    /// Discards the picked hand cards.
    pub(super) fn discard_picked(&mut self, seat: Seat, why: DiscardWhy, flow: &mut Flow<'_>) {
        let player = self.player_mut(seat);
        let cards = std::mem::take(&mut player.picked);
        self.discard_hand_cards(seat, cards, why, flow);
    }

    /// Discards hand cards and says so.
    pub(super) fn discard_hand_cards(
        &mut self,
        seat: Seat,
        cards: CardSet,
        why: DiscardWhy,
        flow: &mut Flow<'_>,
    ) {
        if !cards.is_empty() {
            self.discard_from_hand(seat, cards);
            flow.events.emit(|| Event::Discarded {
                seat,
                cards: Faces::of_set(cards),
                why,
            });
        }
    }
}

fn new_player(start_world: Card) -> Player {
    let mut placed = ArrayVec::new();
    placed.push(Placed {
        card: start_world,
        good: None,
    });
    Player {
        tableau: Tableau::of(placed, false),
        ..Player::default()
    }
}

/// Start worlds by seat.
fn deal_start_worlds(
    options: &Options,
    seats: usize,
    chance: &mut Chance,
) -> ArrayVec<Card, MOST_PLAYERS> {
    let mut worlds: ArrayVec<Card, CARDS> = if options.first_game {
        let presets = GAME.first_game.iter().take(seats);
        presets.map(|preset| preset.start_world.card()).collect()
    } else {
        (0..START_WORLDS as u8).map(|n| Design(n).card()).collect()
    };
    chance.shuffle(START_PILE, 0, &mut worlds);
    let draw = |seat| chance.draw_for(START_PILE, seat, &(), &mut worlds, &mut []);
    Seat::all(seats).filter_map(draw).collect()
}

/// Player order begins with the lowest start world; their designs stand in the order of their numbers.
fn first_seat(start_worlds: &[Card]) -> Seat {
    let lowest = start_worlds
        .iter()
        .enumerate()
        .min_by_key(|(_, world)| **world);
    Seat::from(lowest.map_or(0, |(seat, _)| seat))
}
