//! The game in numbers, for learners.

mod domains;
mod fields;
mod player;

use crate::action::{Action, Item};
use crate::cards::{CIV_CARDS, EVENTS, OBJECTIVES};
use crate::cells::Square;
use crate::effect::RoundRule;
use crate::kinds::{CivCard, Objective, Ring, Side, Terrain, TileId, Track};
use crate::options::MAX_PLAYERS;
use crate::state::{Planet, PodPlace};
use crate::tiles::{STACK_SIZE, tile};
use domains::ROWS;
use fields::{FIELDS, RULES, STEPS, TERRAINS, TILE};
use tabletop::Seat;
use tabletop::encode::{Below, Encode, Field, Pen};

impl Encode for Planet {
    const ENCODING: u32 = 1;
    const FIELDS: &'static [Field] = &FIELDS;
    const LONGEST: usize = 1536;

    tabletop::number_actions! { Action:
        sides: Sides { planet: Side, corporation: Side },
        flux_token: FluxToken(track: Track),
        keep_objective: KeepObjective(objective: Objective),
        rotate: Rotate(rotation: Below<6>),
        select: Select(ring: Ring),
        take: Take(ring: Ring),
        place: Place { turn: Below<8>, at: Square },
        advance: Advance(track: Track),
        resource: Resource(terrain: Terrain),
        energy: Energy(track: Track),
        tech_as_energy: TechAsEnergy(track: Track),
        synergy: Synergy(track: Track),
        double_synergy: DoubleSynergy(track: Track),
        pick: Pick(track: Track),
        raise: Raise(track: Track),
        regress: Regress(track: Track),
        patch: Patch(square: Square),
        store_patch: StorePatch,
        synergy_for_patch: SynergyForPatch,
        extra_patch: ExtraPatch,
        deploy: Deploy(square: Square),
        move: Move { from: Square, to: Square },
        teleport: Teleport { from: Square, to: Square },
        lift: Lift(square: Square),
        relocate: Relocate { from: Square, to: Square },
        target: Target { track: Track, row: Below<ROWS> },
        stay: Stay,
        benefit: Benefit(which: Below<2>),
        sink: Sink,
        keep_cargo: KeepCargo,
        lifepod: Lifepod(place: PodPlace),
        collect: Collect(square: Square),
        destroy: Destroy(square: Square),
        destroy_row: DestroyRow(row: Below<12>),
        destroy_column: DestroyColumn(column: Below<12>),
        destroy_lifepod: DestroyLifepod(place: PodPlace),
        add_meteorite: AddMeteorite(square: Square),
        discard_objective: DiscardObjective(objective: Objective),
        discard_stack: DiscardStack(ring: Ring),
        peek: Peek,
        reposition: Reposition(place: PodPlace),
        use: Use(tech: Below<8>),
        row: Row(track: Track),
        claim: Claim(level: Below<5>),
        keep: Keep(card: CivCard),
        perform: Perform(card: CivCard),
        forgo: Forgo(item: Item),
        done: Done,
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        let mut pen = Pen::new(Self::FIELDS, out);
        table(&mut pen, self, seat);
        station(&mut pen, self);
        cards(&mut pen, self, seat);
        secrets(&mut pen, self, seat);
        for nth in 0..self.count() {
            let other = Seat::from((seat.index() + nth) % self.count());
            player::observe(&mut pen, self, other, seat);
        }
        pen.end();
    }
}

fn table(pen: &mut Pen<'_>, game: &Planet, seat: Seat) {
    let seats = game.count();
    let after = |other: Seat| (other.index() + seats - seat.index()) % seats;
    pen.field("seats");
    pen.which(Some(seats - 1), MAX_PLAYERS);
    pen.field("round");
    pen.number(game.round, 24.0);
    pen.field("step");
    pen.which(Some(game.step as usize), STEPS);
    pen.field("commander");
    pen.which(Some(after(game.commander)), MAX_PLAYERS);
    pen.field("asked");
    pen.set(game.asked.iter().map(after), MAX_PLAYERS);
    pen.field("last_round");
    pen.flag(game.last_round);
    let (rule, terrain) = match game.rule {
        Some(RoundRule::RoverTerrainBan { terrain }) => (Some(0), Some(terrain.index())),
        Some(RoundRule::NoTileOnEdge) => (Some(1), None),
        Some(RoundRule::NoTileOnIce) => (Some(2), None),
        Some(RoundRule::NoMatchingContact) => (Some(3), None),
        Some(RoundRule::OneResourceOnly) => (Some(4), None),
        Some(RoundRule::NoMilestones) => (Some(5), None),
        Some(RoundRule::NoSynergyBoosts) => (Some(6), None),
        None => (None, None),
    };
    pen.field("rule");
    pen.which(rule, RULES);
    pen.field("rule_terrain");
    pen.which(terrain, TERRAINS);
}

fn station(pen: &mut Pen<'_>, game: &Planet) {
    let station = &game.station;
    pen.field("rotation");
    pen.which(Some(usize::from(station.rotation % 6)), 6);
    pen.field("inner_offset");
    pen.which(Some(usize::from(station.inner_offset % 6)), 6);
    pen.field("tops");
    station
        .stacks
        .iter()
        .for_each(|stack| tile_in_play(pen, stack.top));
    pen.field("below");
    let below = station.stacks.iter().map(|stack| stack.below.len());
    below.for_each(|tiles| pen.count(tiles, STACK_SIZE as f32));
}

fn tile_in_play(pen: &mut Pen<'_>, top: Option<TileId>) {
    let Some(tile) = top.map(tile) else {
        return pen.skip(TILE);
    };
    tile.terrains
        .iter()
        .for_each(|terrain| pen.which(Some(terrain.index()), TERRAINS));
    pen.flag(tile.meteorite);
}

fn cards(pen: &mut Pen<'_>, game: &Planet, seat: Seat) {
    pen.field("civ_piles");
    game.civ
        .piles
        .iter()
        .for_each(|pile| pen.count(pile.len(), 9.0));
    pen.field("looking");
    pen.which(game.civ.claim.map(|claim| usize::from(claim.level)), 5);
    pen.field("event");
    let shown = &game.events.shown;
    pen.which(shown.last().map(|event| event.index()), EVENTS);
    pen.field("events_past");
    pen.set(shown.iter().map(|event| event.index()), EVENTS);
    pen.field("events_left");
    pen.count(game.events.deck.len(), 20.0);
    let objectives = &game.objectives;
    let (seats, own) = (game.count(), seat.index());
    let beside = |n: usize| seats == 2 || n == own || (n + 1) % seats == own;
    pen.field("between");
    let all = || objectives.neighbours.iter().enumerate();
    let between = all().filter(|(n, _)| beside(*n));
    pen.set(between.map(|(_, card)| card.index()), OBJECTIVES);
    pen.field("elsewhere");
    let elsewhere = all().filter(|(n, _)| !beside(*n)).map(|(_, card)| card);
    let elsewhere = elsewhere.chain(&objectives.shared);
    pen.set(elsewhere.map(|card| card.index()), OBJECTIVES);
}

fn secrets(pen: &mut Pen<'_>, game: &Planet, seat: Seat) {
    let own = game.player(seat);
    pen.field("sides");
    match own.sides {
        Some(sides) => sides
            .iter()
            .for_each(|side| pen.which(Some(side.index()), 2)),
        None => pen.skip(4),
    }
    pen.field("next_event");
    let next = game.events.deck.last();
    let next = next.filter(|_| game.events.peeked.contains(seat));
    pen.which(next.map(|event| event.index()), EVENTS);
    pen.field("civ_hidden");
    pen.set(own.civ.iter().map(|held| held.card.index()), CIV_CARDS);
    pen.field("civ_offered");
    let mut offered = 0_u64;
    if game.civ.claim.is_some_and(|claim| claim.seat == seat) {
        game.offered(|card| offered |= 1 << card.index());
    }
    own.to_perform
        .iter()
        .for_each(|card| offered |= 1 << card.index());
    pen.bits(offered, CIV_CARDS);
    pen.field("civ_known");
    let piles = game.civ.piles.iter().flatten().copied();
    let seen = |card: &CivCard| {
        game.civ.seen[card.index()][seat.index()] > 0 && game.locators(*card).contains(seat)
    };
    pen.set(piles.filter(seen).map(CivCard::index), CIV_CARDS);
    pen.field("dealt");
    let dealt = own.dealt.iter().chain(&own.drawn);
    pen.set(dealt.map(|card| card.index()), OBJECTIVES);
    pen.field("objectives");
    let done = |card: &Objective| match own.fulfils(card.facts().personal.condition) {
        true => 1.0,
        false => 0.5,
    };
    let kept = own.objectives.iter();
    pen.weighed(kept.map(|card| (card.index(), done(card))), OBJECTIVES);
}
