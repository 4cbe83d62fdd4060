//! What a sheet promises beyond the points it has.

use crate::bits::{Marks, bit, ones};
use crate::cards::{Letter, Reward};
use crate::criteria;
use crate::options::Scenario;
use crate::rules::scenarios::{battle, escape, journey, launch};
use crate::sheet::{HIGHEST, Half, Sheet};
use crate::sheets::kinds::{MarkKind, PlaceKind};
use crate::sheets::{Board, Bonus};
use crate::state::{Astra, Moon};
use tabletop::larger;

impl Moon {
    /// The points a seat may hope for besides those it has.
    pub(super) fn prospect(&self, seat: usize) -> f32 {
        let board = self.board();
        let (active, _) = self.active(seat);
        let mut sum = self.mission_prospect(seat);
        for (i, half) in self.own_sheets(seat) {
            let sheet = match i == active {
                true => &self.answers[seat].sheet,
                false => &self.sheets[i],
            };
            sum += bonuses(board, sheet) + own_prospect(board, sheet, half);
        }
        sum
    }

    /// What a sheet of a seat is worth as it stands: its points and what it promises.
    pub(super) fn sheet_worth(&self, seat: usize, sheet: &Sheet) -> f32 {
        let board = self.board();
        let (_, half) = self.active(seat);
        let points = self.total_with(seat, sheet) as f32;
        points + bonuses(board, sheet) + own_prospect(board, sheet, half)
    }

    fn mission_prospect(&self, seat: usize) -> f32 {
        let worth = |letter: Letter| self.mission_hope(seat, letter);
        Letter::ALL.into_iter().map(worth).sum()
    }

    /// What a mission promises that a seat has not accomplished.
    pub(super) fn mission_hope(&self, seat: usize, letter: Letter) -> f32 {
        let (active, _) = self.active(seat);
        let mission = self.missions[letter.index()];
        let noted = self.noted[seat][letter.index()].is_some();
        if noted || self.answers[seat].claims[letter.index()] {
            return 0.0;
        }
        let value = match mission.card.face().reward {
            Reward::Points { first, later } => (first, later),
            Reward::Rockets { first, later } => (5 * i32::from(first), 5 * i32::from(later)),
            Reward::Symbol => (10, 6),
        };
        let value = if mission.turned { value.1 } else { value.0 };
        let test = criteria::test(mission.card);
        let near = self.own_sheets(seat).into_iter().map(|(i, half)| {
            let sheet = match i == active {
                true => &self.answers[seat].sheet,
                false => &self.sheets[i],
            };
            test.progress(sheet, half)
        });
        let near = near.fold(0.0, larger);
        0.8 * near * near * value as f32
    }

    #[cfg(not(target_family = "wasm"))]
    /// What the sheets of a seat promise, as everybody sees them.
    pub(super) fn sheet_hope(&self, seat: usize) -> f32 {
        let board = self.board();
        let own = self.own_sheets(seat).into_iter().map(|(i, half)| {
            let sheet = &self.sheets[i];
            bonuses(board, sheet) + own_prospect(board, sheet, half)
        });
        own.sum()
    }

    /// What ASTRA will have at the end: it goes on getting cards.
    pub(super) fn astra_prospect(&self, astra: &Astra) -> f32 {
        let points = Moon::opponent_card(astra).points;
        let mean = crate::cards::Symbol::ALL.map(|symbol| f32::from(points.of(symbol)));
        let mean = mean.iter().sum::<f32>() / 6.0;
        let left = 25_u8.saturating_sub(self.turn);
        match self.scenario {
            Scenario::Launch => 2.0 * (self.astra_track(astra) as f32 - 15.0).max(0.0),
            _ => self.astra_score(astra) as f32 + mean * f32::from(left),
        }
    }
}

/// First-or-later bonuses on the way.
fn bonuses(board: &Board, sheet: &Sheet) -> f32 {
    let each = board.bonuses.iter();
    each.map(|bonus| bonus_worth(board, sheet, bonus)).sum()
}

/// What the bonus with this first mark promises.
pub(super) fn first_worth(board: &Board, sheet: &Sheet, mark: u8) -> f32 {
    let bonus = board.bonuses.iter().find(|bonus| bonus.first == mark);
    bonus.map_or(0.0, |bonus| bonus_worth(board, sheet, bonus))
}

fn bonus_worth(board: &Board, sheet: &Sheet, bonus: &Bonus) -> f32 {
    let marked = sheet.marked(board);
    let gained = |mark: u8| sheet.circled.contains(mark);
    if gained(bonus.first) || bonus.later.is_some_and(gained) {
        return 0.0;
    }
    let value = |mark: u8| match board.marks[usize::from(mark)].kind {
        MarkKind::Double => 5,
        MarkKind::MultiplierHigh | MarkKind::MultiplierLow => {
            2 * board.marks[usize::from(mark)].value
        }
        _ => board.marks[usize::from(mark)].value,
    };
    let value = match sheet.crossed.contains(bonus.first) {
        false => value(bonus.first),
        true => bonus.later.map_or(0, value),
    };
    let all = bonus.slots.count_ones() + bonus.marks.count();
    let there = (bonus.slots & sheet.filled()).count_ones() + (bonus.marks & marked).count();
    let share = there as f32 / all.max(1) as f32;
    0.6 * share * share * value as f32
}

/// How many of the empty slots will be filled: a gap with few numbers left for its slots is bad.
fn room(board: &Board, sheet: &Sheet) -> f32 {
    match board.scenario {
        Scenario::Journey => journey::zones(sheet).map(|zone| gaps(sheet, zone)).sum(),
        _ => board.zones.iter().map(|zone| gaps(sheet, zone.slots)).sum(),
    }
}

fn gaps(sheet: &Sheet, zone: u64) -> f32 {
    let mut sum = 0.0;
    let (mut below, mut empty) = (-1, 0);
    let mut close = |below: i32, above: i32, empty: u32| {
        let numbers = (above - below - 1) as f32;
        let slots = empty as f32;
        if empty > 0 && numbers > 0.0 {
            sum += slots * numbers / (numbers + 1.2 * slots);
        }
    };
    for slot in ones(zone) {
        let at = bit(slot);
        if sheet.numbered & at != 0 {
            let number = i32::from(sheet.number(slot));
            close(below, number, empty);
            (below, empty) = (number, 0);
        } else if sheet.taken() & at == 0 {
            empty += 1;
        }
    }
    close(below, i32::from(HIGHEST) + 1, empty);
    sum
}

fn count(sheet: &Sheet, marks: Marks) -> f32 {
    ((sheet.circled | sheet.crossed) & marks).count() as f32
}

/// What the scenario itself lets hope for.
fn own_prospect(board: &Board, sheet: &Sheet, half: Half) -> f32 {
    let kind = |kind: MarkKind| count(sheet, board.kind(kind));
    let filled = sheet.filled().count_ones() as f32;
    let wild = 2.0 * board.wild(sheet).count() as f32;
    let scenario = match board.scenario {
        Scenario::Launch => launch::prospect(board, sheet) + 1.2 * room(board, sheet),
        Scenario::Journey => {
            let stations = board.places_of(PlaceKind::Station).map(|(_, place)| {
                let robots = place.marks & board.kind(MarkKind::Robot);
                let plants = count(sheet, place.marks & board.kind(MarkKind::Plant));
                let share = count(sheet, robots) / robots.count() as f32;
                if share < 1.0 {
                    5.0 * plants * share * share
                } else {
                    0.0
                }
            });
            let zones = journey::complete_sizes(sheet).count() as f32;
            stations.sum::<f32>() + 0.5 * filled + 3.0 * zones + room(board, sheet)
        }
        Scenario::Colony => {
            let joined = sheet.joined.count_ones() as f32;
            let values = kind(MarkKind::ValueBox);
            joined
                + 2.0 * values
                + 0.6 * filled
                + 1.5 * kind(MarkKind::Astronaut)
                + kind(MarkKind::Greenhouse)
                + kind(MarkKind::WaterTank)
                + room(board, sheet)
        }
        Scenario::Mine => mine(board, sheet) + room(board, sheet),
        Scenario::Dome => {
            let towers = board.zones.iter().map(|zone| {
                let share = (zone.slots & sheet.filled()).count_ones() as f32
                    / zone.slots.count_ones() as f32;
                20.0 * share * share
            });
            towers.sum::<f32>() + 2.0 * kind(MarkKind::UpgradeRow) + 0.5 * room(board, sheet)
        }
        Scenario::Virus => {
            let empty = (board.slots & !sheet.taken()).count_ones() as f32 / 55.0;
            let symbols = kind(MarkKind::PlantSymbol) + 1.6 * kind(MarkKind::WaterSymbol);
            let energy = kind(MarkKind::Energy) * 3.0 * empty;
            3.0 * symbols + energy + 0.6 * sheet.lines.count_ones() as f32 + room(board, sheet)
        }
        Scenario::Escape => {
            let modules = board.places_of(PlaceKind::Module).map(|(_, place)| {
                let share = (place.slots & sheet.filled()).count_ones() as f32
                    / place.slots.count_ones() as f32;
                4.0 * share * share
            });
            let open = escape::connected_slots(board, sheet) & !sheet.filled();
            let marks = kind(MarkKind::Reactor) + kind(MarkKind::Plant) + kind(MarkKind::WaterTank);
            modules.sum::<f32>()
                + 0.6 * open.count_ones() as f32
                + 1.5 * marks
                + 0.6 * room(board, sheet)
        }
        Scenario::Battle => {
            let stored = battle::stored(board, sheet, half).count() as f32;
            let asteroids = battle::asteroids(board, sheet, half) as f32;
            1.5 * stored + asteroids + 0.7 * battle::presence(sheet, half)
        }
    };
    scenario + wild
}

/// Circled minerals on the way to their factories, and factories on the way to their bonus.
fn mine(board: &Board, sheet: &Sheet) -> f32 {
    let found = [
        MarkKind::MinePearl,
        MarkKind::MineRuby,
        MarkKind::MinePlant,
        MarkKind::MineWater,
    ];
    let found = found.map(|kind| {
        (board.kind(kind) & sheet.circled)
            .difference(sheet.crossed)
            .count()
    });
    let columns = board.places_of(PlaceKind::MineColumn).map(|(_, place)| {
        let share = (place.slots & sheet.filled()).count_ones() as f32 / 3.0;
        if share < 1.0 {
            3.0 * share * share
        } else {
            0.0
        }
    });
    let share = |marks: Marks| {
        let share = count(sheet, marks) / marks.count() as f32;
        if share < 1.0 { share * share } else { 1.0 }
    };
    let main = board
        .places_of(PlaceKind::FactoryMain)
        .map(|(_, place)| 5.0 * share(place.marks));
    let second = board
        .places_of(PlaceKind::FactorySecondary)
        .map(|(_, place)| 3.0 * share(place.marks));
    1.3 * found.iter().sum::<u32>() as f32
        + columns.sum::<f32>()
        + main.sum::<f32>()
        + second.sum::<f32>()
}
