//! Setting up: station, boards, cards.

use super::Log;
use crate::cards::{CIV_CARDS, PER_LEVEL};
use crate::corporations::corporation;
use crate::effect::Special;
use crate::event::Event;
use crate::kinds::{
    CivCard, Colour, CorporationId, EventCard, Objective, PlanetId, Side, TileId, Track,
};
use crate::options::{Boards, MAX_PLAYERS, Options};
use crate::pending::Pending;
use crate::purpose::ObjectivePurpose;
use crate::state::{
    CivTable, EventTable, ObjectiveTable, Planet, Player, Stack, Stage, Station, Step, TileSet,
    Tracker,
};
use crate::surface::Surface;
use crate::tiles::{self, STACKS};
use arrayvec::ArrayVec;
use tabletop::{Card, Chance, Events, PileName, Revealed, Seat, SeatSet};

pub(crate) const INNER_OFFSET: PileName = PileName::new("inner_offset");
pub(crate) const ROTATION: PileName = PileName::new("rotation");
pub(crate) const PLANETS: PileName = PileName::new("planets");
pub(crate) const CORPORATIONS: PileName = PileName::new("corporations");
pub(crate) const COMMANDER: PileName = PileName::new("commander");
pub(crate) const OBJECTIVE_PILE: PileName = PileName::new("objectives");
pub(crate) const EVENT_PILE: PileName = PileName::new("events");

const STACK_PILES: [PileName; STACKS] = [
    PileName::new("tiles_i2"),
    PileName::new("tiles_i3"),
    PileName::new("tiles_v3"),
    PileName::new("tiles_l4"),
    PileName::new("tiles_o4"),
    PileName::new("tiles_t4"),
    PileName::new("tiles_i4"),
    PileName::new("tiles_s4"),
    PileName::new("tiles_f5"),
    PileName::new("tiles_n5"),
    PileName::new("tiles_u5"),
    PileName::new("tiles_z5"),
];
const CIV_PILES: [PileName; 4] = [
    PileName::new("civ_1"),
    PileName::new("civ_2"),
    PileName::new("civ_3"),
    PileName::new("civ_4"),
];
pub(crate) const CIV_DRAW_PILES: [PileName; 4] = [
    PileName::new("civ_pile_1"),
    PileName::new("civ_pile_2"),
    PileName::new("civ_pile_3"),
    PileName::new("civ_pile_4"),
];
pub(crate) const UNUSED_CIV_PILES: [PileName; 4] = [
    PileName::new("civ_unused_1"),
    PileName::new("civ_unused_2"),
    PileName::new("civ_unused_3"),
    PileName::new("civ_unused_4"),
];
const COLOUR_PILES: [PileName; 3] = [
    PileName::new("events_green"),
    PileName::new("events_orange"),
    PileName::new("events_red"),
];

/// Every pile of the game.
pub(crate) const PILES: &[PileName] = &{
    let mut piles = [INNER_OFFSET; 34];
    let groups: [&[PileName]; 6] = [
        &STACK_PILES,
        &CIV_PILES,
        &CIV_DRAW_PILES,
        &UNUSED_CIV_PILES,
        &COLOUR_PILES,
        &[
            INNER_OFFSET,
            ROTATION,
            PLANETS,
            CORPORATIONS,
            COMMANDER,
            OBJECTIVE_PILE,
            EVENT_PILE,
        ],
    ];
    let (mut i, mut group) = (0, 0);
    while group < groups.len() {
        let mut j = 0;
        while j < groups[group].len() {
            piles[i] = groups[group][j];
            i += 1;
            j += 1;
        }
        group += 1;
    }
    piles
};

/// The pile of a stack, by shape.
pub(crate) fn stack_pile(shape: usize) -> PileName {
    STACK_PILES[shape]
}

/// One card of a pile of these, shuffled once.
fn draw_one<C: Card, const N: usize>(
    chance: &mut Chance,
    pile: PileName,
    cards: impl IntoIterator<Item = C>,
) -> Option<C> {
    let mut cards: ArrayVec<C, N> = cards.into_iter().collect();
    chance.shuffle(pile, 0, &mut cards);
    chance.draw(pile, &mut cards, &mut [])
}

fn station(options: &Options, chance: &mut Chance) -> Station {
    let stack = |shape: usize| {
        let mut below: ArrayVec<TileId, 12> = tiles::tiles_of(shape as u8).collect();
        chance.shuffle(STACK_PILES[shape], 0, &mut below);
        let top = chance.draw(STACK_PILES[shape], &mut below, &mut []);
        Stack { top, below }
    };
    let stacks = std::array::from_fn(stack);
    let offset = options.inner_offset;
    let offset = offset.or_else(|| draw_one::<u8, 6>(chance, INNER_OFFSET, 0..6));
    Station {
        rotation: draw_one::<u8, 6>(chance, ROTATION, 0..6).unwrap_or(0),
        inner_offset: offset.unwrap_or(0),
        stacks,
        gone: TileSet::default(),
    }
}

fn civ(seats: usize, chance: &mut Chance) -> CivTable {
    let in_play = if seats == 1 { 2 } else { seats + 1 };
    let mut piles: [ArrayVec<CivCard, PER_LEVEL>; 4] = Default::default();
    let mut unused: [ArrayVec<CivCard, PER_LEVEL>; 4] = Default::default();
    for (rank, &name) in CIV_PILES.iter().enumerate() {
        unused[rank].extend(CivCard::all().filter(|card| card.rank() == rank));
        chance.shuffle(name, 0, &mut unused[rank]);
        for _ in 0..in_play {
            piles[rank].extend(chance.draw(name, &mut unused[rank], &mut []));
        }
        piles[rank].sort_unstable();
        unused[rank].sort_unstable();
    }
    CivTable {
        piles,
        unused,
        removed: ArrayVec::new(),
        seen: [[0; MAX_PLAYERS]; CIV_CARDS].into(),
        clock: 0,
        draws: [0; 4],
        claim: None,
    }
}

fn events(options: &Options, seats: usize, chance: &mut Chance) -> EventTable {
    let mut table = EventTable::default();
    if !options.with_events(seats) {
        table.unused.extend(EventCard::all());
        return table;
    }
    let counts = [options.green, options.orange(), options.red];
    for &colour in Colour::ALL {
        let of_colour = |card: &EventCard| card.facts().colour == colour;
        let usable = |card: &EventCard| seats == 1 || !card.facts().solo_only;
        let cards = EventCard::all().filter(of_colour);
        table
            .unused
            .extend(cards.clone().filter(|card| !usable(card)));
        let mut pile: ArrayVec<EventCard, 20> = cards.filter(usable).collect();
        chance.shuffle(COLOUR_PILES[colour.index()], 0, &mut pile);
        for _ in 0..counts[colour.index()] {
            table
                .deck
                .extend(chance.draw(COLOUR_PILES[colour.index()], &mut pile, &mut []));
        }
        table.unused.extend(pile);
    }
    table.unused.sort_unstable();
    chance.shuffle(EVENT_PILE, 0, &mut table.deck);
    table
}

fn objectives(chance: &mut Chance) -> ObjectiveTable {
    let mut table = ObjectiveTable::default();
    table.pile.extend(Objective::all());
    chance.shuffle(OBJECTIVE_PILE, 0, &mut table.pile);
    table
}

impl Player {
    fn new(planet: PlanetId, corporation: CorporationId) -> Self {
        Player {
            planet,
            corporation,
            sides: None,
            surface: Surface::default(),
            trackers: std::array::from_fn(|i| Tracker {
                track: Track::ALL[i],
                at: 0,
            }),
            delayed: 0,
            lifepods: 0,
            pods_on_tracks: [0; 5],
            pods_on_techs: 0,
            lifepods_lost: 0,
            meteorites: 0,
            rovers: 0,
            rovers_lost: 0,
            extra_rover: false,
            stored: 0,
            civ: ArrayVec::new(),
            owed: [0; 4],
            archive: 0,
            to_perform: ArrayVec::new(),
            dealt: ArrayVec::new(),
            objectives: ArrayVec::new(),
            rejected: ArrayVec::new(),
            drawn: ArrayVec::new(),
            pool: 0,
            pending: Pending::default(),
            used_round: 0,
            used_game: 0,
            flux: None,
            stage: Stage::Free,
            shifted: Default::default(),
        }
    }
}

fn deal_boards(
    options: &Options,
    seats: usize,
    chance: &mut Chance,
) -> ArrayVec<Player, MAX_PLAYERS> {
    if options.boards == Boards::Symmetric {
        let one = |_| Player::new(PlanetId::SYMMETRIC, CorporationId::SYMMETRIC);
        return (0..seats).map(one).collect();
    }
    let named = |given: bool| given && options.boards == Boards::Free;
    let planet = |i: usize| {
        options
            .planets
            .get(i)
            .copied()
            .flatten()
            .filter(|_| named(true))
    };
    let corp = |i: usize| {
        options
            .corporations
            .get(i)
            .copied()
            .flatten()
            .filter(|_| named(true))
    };
    let mut planets: ArrayVec<PlanetId, 12> = PlanetId::all()
        .skip(1)
        .filter(|id| !(0..seats).any(|i| planet(i) == Some(*id)))
        .collect();
    let mut corps: ArrayVec<CorporationId, 8> = CorporationId::all()
        .skip(1)
        .filter(|id| !(0..seats).any(|i| corp(i) == Some(*id)))
        .collect();
    // Where one kind of board is dealt, the other is symmetric for everybody.
    match options.boards {
        Boards::DealPlanets => corps.clear(),
        Boards::DealCorporations => planets.clear(),
        _ => {}
    }
    chance.shuffle(PLANETS, 0, &mut planets);
    chance.shuffle(CORPORATIONS, 0, &mut corps);
    let mut players = ArrayVec::new();
    for seat in Seat::all(seats) {
        let i = seat.index();
        let planet =
            planet(i).or_else(|| chance.draw_for(PLANETS, seat, &(), &mut planets, &mut []));
        let corp =
            corp(i).or_else(|| chance.draw_for(CORPORATIONS, seat, &(), &mut corps, &mut []));
        players.push(Player::new(
            planet.unwrap_or(PlanetId::SYMMETRIC),
            corp.unwrap_or(CorporationId::SYMMETRIC),
        ));
    }
    players
}

impl Planet {
    /// A game set up, up to its first decision. The options have been audited.
    pub(crate) fn set_up(
        options: &Options,
        seats: usize,
        mut chance: Chance,
        told: &mut Events<Event>,
    ) -> Self {
        let station = station(options, &mut chance);
        let players = deal_boards(options, seats, &mut chance);
        let civ = civ(seats, &mut chance);
        let objectives = objectives(&mut chance);
        let events = events(options, seats, &mut chance);
        let commander = options.first_commander;
        let commander = commander
            .or_else(|| draw_one::<Seat, MAX_PLAYERS>(&mut chance, COMMANDER, Seat::all(seats)));
        let mut game = Planet {
            options: options.clone(),
            chance,
            players,
            step: Step::Sides,
            asked: SeatSet::all(seats),
            claimed: SeatSet::EMPTY,
            round: 0,
            commander: commander.unwrap_or(Seat(0)),
            station,
            last_round: false,
            civ,
            events,
            objectives,
            rule: None,
        };
        let boards = game.options.boards;
        if !boards.deals_planets() && !boards.deals_corporations() {
            game.lay_out_boards(&mut Log::new(told, None));
        }
        game
    }

    /// A seat has chosen its sides; the last choice shows them all.
    pub(crate) fn choose_sides(&mut self, seat: Seat, sides: [Side; 2], log: &mut Log<'_>) {
        let player = self.player_mut(seat);
        player.sides = Some(sides);
        player.stage = Stage::Done;
        let [planet, corporation] = sides;
        log.emit(|| Event::ChoseSides {
            seat,
            planet,
            corporation,
        });
        if !self.unanswered().is_empty() {
            return;
        }
        for player in &mut self.players {
            if let Some([planet, corporation]) = player.sides.take() {
                if planet == Side::Symmetric {
                    player.planet = PlanetId::SYMMETRIC;
                }
                if corporation == Side::Symmetric {
                    player.corporation = CorporationId::SYMMETRIC;
                }
            }
        }
        log.reveal(Revealed::ToAll);
        self.lay_out_boards(log);
    }

    /// Lifepods and rovers are put out; then the flux token is placed.
    fn lay_out_boards(&mut self, log: &mut Log<'_>) {
        let mut flux = None;
        for seat in Seat::all(self.count()) {
            let player = self.player_mut(seat);
            player.surface = Surface::new(player.board());
            player.rovers = corporation(player.corporation).rovers;
            let (planet, corporation) = (player.planet, player.corporation);
            log.emit(|| Event::Boards {
                seat,
                planet,
                corporation,
            });
            if player.is(Special::FluxToken) {
                flux = Some(seat);
            }
        }
        match flux {
            Some(seat) => self.ask_one(Step::FluxToken, seat),
            None => self.deal_objectives(log),
        }
    }

    /// The flux token is put on its first track.
    pub(crate) fn first_flux(&mut self, seat: Seat, track: Track, log: &mut Log<'_>) {
        self.player_mut(seat).flux = Some(track);
        log.emit(|| Event::Flux { seat, track });
        self.deal_objectives(log);
    }

    /// Personal objectives to keep: 1 of 2, a player alone 3 of 4.
    pub(crate) fn objectives_to_keep(&self) -> usize {
        if self.count() == 1 { 3 } else { 1 }
    }

    fn deal_objectives(&mut self, log: &mut Log<'_>) {
        if !self.options.with_personal(self.count()) {
            self.deal_neighbours(log);
            return;
        }
        self.step = Step::Objectives;
        self.asked = SeatSet::all(self.count());
        let dealt = self.objectives_to_keep() + 1;
        for seat in Seat::all(self.count()) {
            self.player_mut(seat).stage = Stage::Free;
            for _ in 0..dealt {
                if let Some(card) = self.draw_objective(seat, log) {
                    self.player_mut(seat).dealt.push(card);
                }
            }
            self.player_mut(seat).dealt.sort_unstable();
        }
        log.reveal(Revealed::ToAll);
    }

    /// A seat keeps a personal objective; the last one makes the rejected cards leave.
    pub(crate) fn keep_objective(&mut self, seat: Seat, card: Objective, log: &mut Log<'_>) {
        let most = self.objectives_to_keep();
        let player = self.player_mut(seat);
        player.dealt.retain(|other| *other != card);
        player.objectives.push(card);
        player.objectives.sort_unstable();
        log.emit(|| Event::KeptObjective {
            seat,
            objective: card,
        });
        if player.objectives.len() < most {
            return;
        }
        player.stage = Stage::Done;
        if !self.unanswered().is_empty() {
            return;
        }
        for player in &mut self.players {
            for card in std::mem::take(&mut player.dealt) {
                player.reject(card);
            }
        }
        log.reveal(Revealed::ToAll);
        self.deal_neighbours(log);
    }

    fn deal_neighbours(&mut self, log: &mut Log<'_>) {
        let count = match self.count() {
            1 => 0,
            2 => 3,
            n => n,
        };
        for _ in 0..count {
            let (pile, purpose) = (&mut self.objectives.pile, ObjectivePurpose::Neighbours);
            let chance = &mut self.chance;
            let card = chance.draw_for(OBJECTIVE_PILE, None, &purpose, pile, &mut []);
            if let Some(objective) = card {
                self.objectives.neighbours.push(objective);
                log.emit(|| Event::NeighbourObjective { objective });
                log.reveal(Revealed::ToAll);
            }
        }
        self.begin_round(log);
    }
}
