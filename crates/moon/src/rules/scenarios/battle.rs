//! Scenario 8, the Battle: insignia on planets, moons and asteroids of shared sheets.

use crate::bits::{Marks, bit};
use crate::cards::Symbol;
use crate::options::Scenario;
use crate::rules::look::Look;
use crate::rules::pen::Pen;
use crate::sheet::{HIGHEST, Half, Sheet};
use crate::sheets::Board;
use crate::sheets::kinds::{Colour, MarkKind, PlaceKind};
use crate::state::Step;
use std::sync::LazyLock;

/// A planet; its place is its index.
#[derive(Debug)]
struct Planet {
    numbers: u32,
    /// How far each number is from the nearest of its own.
    apart: [u8; HIGHEST as usize + 1],
    colour: Colour,
    slots: u64,
    moon: Marks,
    flag: u8,
    ring: u8,
    plants: Marks,
    waters: Marks,
}

static PLANETS: LazyLock<Vec<Planet>> = LazyLock::new(|| {
    let board = Board::of(Scenario::Battle);
    let planets = board.places_of(PlaceKind::Planet).map(|(i, place)| {
        let raw = board.raw_group(i);
        let mark = |id: &Option<String>| board.mark(id.as_deref().unwrap_or_default());
        Planet {
            numbers: raw.numbers.iter().fold(0, |set, n| set | 1 << n),
            apart: std::array::from_fn(|number| {
                let apart = raw.numbers.iter().map(|n| n.abs_diff(number as u8));
                apart.min().unwrap_or(u8::MAX)
            }),
            colour: raw.colour.unwrap_or(Colour::Grey),
            slots: place.slots,
            moon: place.marks & board.kind(MarkKind::MoonSpace),
            flag: mark(&raw.flag),
            ring: mark(&raw.settled),
            plants: place.marks & board.kind(MarkKind::PlanetPlant),
            waters: place.marks & board.kind(MarkKind::PlanetWater),
        }
    });
    planets.collect()
});

/// The planets by number of insignia each half has on slots and moon.
fn insignia(sheet: &Sheet, planet: &Planet, half: Half) -> u32 {
    let (slots, moons) = match half {
        Half::Owner => (sheet.numbered, sheet.circled),
        Half::Guest => (sheet.xs, sheet.crossed),
    };
    (slots & planet.slots).count_ones() + (moons & planet.moon).count()
}

fn free_slots(sheet: &Sheet, planet: &Planet) -> u64 {
    planet.slots & !sheet.filled()
}

/// Astronauts stored on a half.
pub(crate) fn stored(board: &Board, sheet: &Sheet, half: Half) -> Marks {
    let track = board.tracks[usize::from(board.astronauts[half as usize])].marks;
    (track & sheet.circled).difference(sheet.crossed)
}

/// The stored astronauts it takes to draw on a planet with this number.
pub(crate) fn price(place: u8, number: u8, astronaut: bool) -> u32 {
    let apart = PLANETS[usize::from(place)].apart[usize::from(number)];
    let apart = apart.saturating_sub(if astronaut { 2 } else { 0 });
    u32::from(apart.div_ceil(2))
}

/// The planets with a free slot that a number reaches with so many stored astronauts.
pub(crate) fn reachable(sheet: &Sheet, number: u8, astronaut: bool, stored: u32) -> u64 {
    let open = (0..).zip(PLANETS.iter()).filter(|(place, planet)| {
        free_slots(sheet, planet) != 0 && price(*place, number, astronaut) <= stored
    });
    open.fold(0, |set, (place, _)| set | bit(place))
}

/// Whether a planet has no free slot.
pub(crate) fn is_full(sheet: &Sheet, place: u8) -> bool {
    free_slots(sheet, &PLANETS[usize::from(place)]) == 0
}

/// Draws the insignia of the pen's half in the first free slot of a planet; returns the slot.
pub(crate) fn draw_on(pen: &mut Pen, place: u8) -> u8 {
    let slot = free_slots(pen.sheet, &PLANETS[usize::from(place)]).trailing_zeros() as u8;
    put_insignia(pen.sheet, slot, pen.half);
    pen.slot = slot;
    pen.filled(slot);
    slot
}

fn put_insignia(sheet: &mut Sheet, slot: u8, half: Half) {
    match half {
        Half::Owner => sheet.numbered |= bit(slot),
        Half::Guest => sheet.xs |= bit(slot),
    }
}

fn mark_insignia(sheet: &mut Sheet, mark: u8, half: Half) {
    match half {
        Half::Owner => sheet.circled.insert(mark),
        Half::Guest => sheet.crossed.insert(mark),
    }
}

/// After the symbol of the slot the planet is settled if it is full.
pub(crate) fn filled(pen: &mut Pen, slot: u8) {
    if let Some(place) = pen.board.group_of[usize::from(slot)] {
        pen.agenda.push(Step::Settle(place));
    }
}

/// Whether a planet's control has been decided.
pub(crate) fn is_settled(sheet: &Sheet, place: u8) -> bool {
    let planet = PLANETS.get(usize::from(place));
    planet.is_some_and(|planet| sheet.circled.contains(planet.ring))
}

/// Decides the control of a full planet.
pub(crate) fn settle_if_full(pen: &mut Pen, place: u8) {
    let planet = &PLANETS[usize::from(place)];
    if free_slots(pen.sheet, planet) == 0 && !pen.sheet.circled.contains(planet.ring) {
        let human = pen.solo.then_some(pen.half);
        settle(pen.sheet, planet, human);
    }
}

/// More insignia control a planet; a tie shares it, against ASTRA it is the human's.
fn settle(sheet: &mut Sheet, planet: &Planet, human: Option<Half>) {
    let [owner, guest] = [Half::Owner, Half::Guest].map(|half| insignia(sheet, planet, half));
    let tie = |half| human.is_none_or(|human| human == half);
    if owner > guest || owner == guest && tie(Half::Owner) {
        sheet.circled.insert(planet.flag);
    }
    if guest > owner || owner == guest && tie(Half::Guest) {
        sheet.crossed.insert(planet.flag);
    }
    sheet.circled.insert(planet.ring);
}

/// Settles all planets that are not, whatever is filled: before scoring.
pub(crate) fn settle_all(sheet: &mut Sheet, human: Option<Half>) {
    for planet in PLANETS.iter() {
        if !sheet.circled.contains(planet.ring) {
            settle(sheet, planet, human);
        }
    }
}

/// The flags that bear the insignia of a half.
fn flags(sheet: &Sheet, half: Half) -> Marks {
    match half {
        Half::Owner => sheet.circled,
        Half::Guest => sheet.crossed,
    }
}

/// How many planets a half controls, of one colour or of all.
pub(crate) fn controlled(sheet: &Sheet, half: Half, colour: Option<Colour>) -> u32 {
    let flags = flags(sheet, half);
    let of = |planet: &&Planet| colour.is_none_or(|colour| planet.colour == colour);
    let planets = PLANETS.iter().filter(of);
    planets.filter(|planet| flags.contains(planet.flag)).count() as u32
}

/// How much a half has put into open planets, for a bot.
pub(crate) fn presence(sheet: &Sheet, half: Half) -> f32 {
    let open = PLANETS
        .iter()
        .filter(|planet| !sheet.circled.contains(planet.ring));
    let each = open.map(|planet| {
        let lead = insignia(sheet, planet, half) as f32;
        let behind = insignia(sheet, planet, half.other()) as f32;
        (lead - behind).clamp(-2.0, 2.0)
    });
    each.sum()
}

/// How much one more insignia changes on a planet, for a bot.
pub(crate) fn contest(sheet: &Sheet, place: u8, half: Half) -> f32 {
    let Some(planet) = PLANETS.get(usize::from(place)) else {
        return 0.0;
    };
    let [own, other] = [half, half.other()].map(|half| insignia(sheet, planet, half) as f32);
    let left = free_slots(sheet, planet).count_ones() as f32;
    let near = (own - other).abs();
    3.0 / (1.0 + near) + 1.0 / left.max(1.0)
}

/// How many moons bear the insignia of a half.
pub(crate) fn moons(sheet: &Sheet, half: Half) -> u32 {
    let marks = flags(sheet, half);
    PLANETS
        .iter()
        .filter(|planet| !(planet.moon & marks).is_empty())
        .count() as u32
}

/// How many asteroids bear the insignia of a half.
pub(crate) fn asteroids(board: &Board, sheet: &Sheet, half: Half) -> u32 {
    (board.kind(MarkKind::Asteroid) & flags(sheet, half)).count()
}

fn next_asteroid(board: &Board, sheet: &Sheet, half: Half) -> Option<u8> {
    let free = sheet.free(board.kind(MarkKind::Asteroid));
    match half {
        Half::Owner => free.first(),
        Half::Guest => free.last(),
    }
}

/// The first free asteroid from the own end.
pub(crate) fn asteroid(look: Look) -> Option<u8> {
    next_asteroid(look.board, look.sheet, look.half)
}

/// Draws the insignia there; its bonus symbols follow.
pub(crate) fn take_asteroid(pen: &mut Pen) {
    if let Some(mark) = asteroid(pen.look()) {
        pen.mark(mark);
    }
}

/// Stored astronauts are crossed off to reach a planet.
pub(crate) fn spend(pen: &mut Pen, count: u32) {
    for _ in 0..count {
        if let Some(mark) = stored(pen.board, pen.sheet, pen.half).first() {
            pen.sheet.crossed.insert(mark);
        }
    }
}

/// The planets one of which ASTRA draws on: of its number, else the next one up with a free slot.
pub(crate) fn astra_planets(sheet: &Sheet, number: u8) -> u64 {
    let of_number = |place: &usize| PLANETS[*place].numbers >> number & 1 == 1;
    let open = |place: &usize| free_slots(sheet, &PLANETS[*place]) != 0;
    let all = 0..PLANETS.len();
    let fitting = all.clone().filter(|place| of_number(place) && open(place));
    let fitting = fitting.fold(0, |set, place| set | 1 << place);
    if fitting != 0 {
        return fitting;
    }
    let highest = all.clone().rev().find(of_number).unwrap_or_default();
    let mut upwards = all.map(|step| (highest + 1 + step) % PLANETS.len());
    upwards.find(open).map_or(0, |place| 1 << place)
}

/// ASTRA's turn on a planet: its insignia, then its action, without bonuses.
pub(crate) fn astra_plays(pen: &mut Pen, place: u8, symbol: Symbol) {
    let (planet, astra) = (&PLANETS[usize::from(place)], pen.half.other());
    let slot = free_slots(pen.sheet, planet).trailing_zeros() as u8;
    put_insignia(pen.sheet, slot, astra);
    settle_if_full(pen, place);
    match symbol {
        Symbol::Plant | Symbol::Water => {
            let kind = if symbol == Symbol::Plant {
                planet.plants
            } else {
                planet.waters
            };
            if let Some(mark) = pen.sheet.free(kind).first() {
                pen.sheet.crossed.insert(mark);
            }
        }
        Symbol::Planning | Symbol::Astronaut => {
            let open = !pen.sheet.circled.contains(planet.ring);
            if let Some(mark) = pen.sheet.free(planet.moon).first().filter(|_| open) {
                mark_insignia(pen.sheet, mark, astra);
            }
        }
        Symbol::Robot | Symbol::Energy => {
            if let Some(mark) = next_asteroid(pen.board, pen.sheet, astra) {
                mark_insignia(pen.sheet, mark, astra);
            }
        }
    }
}

/// The planets whose moon ASTRA's effect may take: those with most insignia of the human.
pub(crate) fn astra_moons(look: Look) -> u64 {
    let open = |planet: &Planet| {
        !look.sheet.circled.contains(planet.ring) && !look.sheet.free(planet.moon).is_empty()
    };
    let open = (0..).zip(PLANETS.iter()).filter(|(_, planet)| open(planet));
    let mut best = (0, 0);
    for (place, planet) in open {
        let count = insignia(look.sheet, planet, look.half);
        best = match best {
            (set, most) if set != 0 && count < most => best,
            (set, most) if set != 0 && count == most => (set | bit(place), most),
            _ => (bit(place), count),
        };
    }
    best.0
}

/// Fills a moon with as many of ASTRA's insignia as fit; returns how many are left.
pub(crate) fn astra_fills_moon(pen: &mut Pen, place: u8, mut left: u8) -> u8 {
    let astra = pen.half.other();
    for mark in pen.sheet.free(PLANETS[usize::from(place)].moon).iter() {
        if left > 0 {
            mark_insignia(pen.sheet, mark, astra);
            left -= 1;
        }
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planets_lie_first_among_the_places() {
        let board = Board::of(Scenario::Battle);
        let places: Vec<u8> = board.places_of(PlaceKind::Planet).map(|(i, _)| i).collect();
        assert_eq!(places, [0, 1, 2, 3, 4, 5, 6]);
    }

    #[test]
    fn a_stored_astronaut_changes_the_number_by_up_to_two() {
        // 12 reaches 8 to 16 with the action and one stored astronaut.
        let reach = |stored| -> Vec<u8> {
            (0..7)
                .filter(|place| price(*place, 12, true) <= stored)
                .map(|p| p + 1)
                .collect()
        };
        assert_eq!(reach(0), [5, 6, 7]);
        assert_eq!(reach(1), [4, 5, 6, 7]);
    }
}
