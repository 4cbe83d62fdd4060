//! The criteria of the 48 missions, compiled into tests of a sheet.

use crate::bits::{Marks, bit};
use crate::cards::{MISSIONS, MissionCard, MissionFace};
use crate::effect::Criterion;
use crate::rules::scenarios::{battle, colony, dome, journey, launch, virus};
use crate::sheet::{Half, Sheet};
use crate::sheets::Board;
use crate::sheets::kinds::{Colour, MarkKind, PlaceKind};
use std::sync::LazyLock;

/// A criterion ready to be read off a sheet.
#[derive(Debug)]
pub(crate) struct Test {
    board: &'static Board,
    rule: Rule,
}

/// Something that is there when all of it is there.
#[derive(Debug, Default)]
struct Need {
    slots: u64,
    marks: Marks,
    lines: u64,
}

#[derive(Debug)]
enum Rule {
    /// So many of these are there.
    AtLeast {
        count: u32,
        needs: Vec<Need>,
    },
    /// So many of these marks are made.
    Marks {
        count: u32,
        marks: Marks,
    },
    /// Marks standing for so many symbols.
    Sum {
        count: u32,
        marks: Marks,
    },
    Xs(u32),
    OpenErrors(u32),
    Bonuses(u32),
    ZoneSizes(Vec<u32>),
    /// A node is joined to the root.
    Joined(u8),
    /// So many of these groups have so many marks.
    Symbols {
        least: u32,
        count: u32,
        groups: Vec<Marks>,
    },
    Dome,
    Planets(u32),
    PlanetTypes,
    Asteroids(u32),
    /// Each of these tracks has so many boxes crossed; of the owner's half.
    Boxes(Vec<(u8, u32)>),
    Moons(u32),
}

static TESTS: LazyLock<Vec<Test>> = LazyLock::new(|| MISSIONS.iter().map(compile).collect());

/// The test of a mission card.
#[inline]
pub(crate) fn test(card: MissionCard) -> &'static Test {
    &TESTS[card.index()]
}

fn compile(face: &MissionFace) -> Test {
    let board = Board::of(face.scenario);
    Test {
        board,
        rule: rule(board, &face.criterion),
    }
}

fn rule(board: &Board, criterion: &Criterion) -> Rule {
    let at_least = |count: u8, needs: Vec<Need>| Rule::AtLeast {
        count: count.into(),
        needs,
    };
    let places = |kind| board.places_of(kind).map(|(_, place)| place);
    let of_kinds = |kinds: &[MarkKind]| {
        let kinds = kinds.iter().map(|kind| board.kind(*kind));
        kinds.fold(Marks::EMPTY, |set, marks| set | marks)
    };
    let filled = |kind| places(kind).map(|place| slots(place.slots)).collect();
    let zones = || board.zones.iter().map(|zone| slots(zone.slots)).collect();
    match criterion {
        Criterion::ZonesFilled { zones } => {
            let named = board
                .zones
                .iter()
                .filter(|zone| zones.iter().any(|id| id == zone.id));
            at_least(1, vec![slots(named.fold(0, |set, zone| set | zone.slots))])
        }
        Criterion::ZonesOfKindFilled { zone_kind, count } => {
            let zones = board.zones.iter().filter(|zone| zone.kind == *zone_kind);
            at_least(*count, zones.map(|zone| slots(zone.slots)).collect())
        }
        Criterion::XWritten { count } => Rule::Xs((*count).into()),
        Criterion::OpenSystemErrors { count } => Rule::OpenErrors((*count).into()),
        Criterion::BonusesGained { count, .. } => Rule::Bonuses((*count).into()),
        Criterion::GroupsMarked {
            group_kind,
            mark_kinds,
            count,
        } => {
            let kinds = of_kinds(mark_kinds);
            at_least(
                *count,
                places(*group_kind)
                    .map(|p| marks(p.marks & kinds))
                    .collect(),
            )
        }
        Criterion::GroupsCompleted { group_kinds, count } => {
            let groups = board
                .places
                .iter()
                .filter(|place| group_kinds.contains(&place.kind));
            at_least(*count, groups.map(|place| marks(place.marks)).collect())
        }
        Criterion::CompleteZoneSizes { sizes, .. } => {
            Rule::ZoneSizes(sizes.iter().map(|n| u32::from(*n)).collect())
        }
        Criterion::MarksCount { mark_kinds, count } => Rule::Marks {
            count: (*count).into(),
            marks: of_kinds(mark_kinds),
        },
        Criterion::MarksSum {
            mark_kinds, count, ..
        } => Rule::Sum {
            count: (*count).into(),
            marks: of_kinds(mark_kinds),
        },
        Criterion::MarksConsecutive { track, count } => {
            let track = board.tracks[usize::from(board.track(track))].marks;
            let run: Vec<u8> = track.iter().collect();
            let windows = run.windows(usize::from(*count));
            at_least(
                1,
                windows
                    .map(|run| marks(run.iter().copied().collect()))
                    .collect(),
            )
        }
        Criterion::Connected { .. } => Rule::Joined(colony::observatory(board)),
        Criterion::SkyscrapersFilled { count } | Criterion::StarshipsFilled { count } => {
            at_least(*count, zones())
        }
        Criterion::SkyscraperTopsFilled { count } => {
            let top = |set: u64| slots(bit(63 - set.leading_zeros() as u8));
            at_least(
                *count,
                board.zones.iter().map(|zone| top(zone.slots)).collect(),
            )
        }
        Criterion::TowerLevelsWithSymbols { min_symbols, count } => Rule::Symbols {
            least: (*min_symbols).into(),
            count: (*count).into(),
            groups: places(PlaceKind::TowerLevel)
                .map(|place| place.marks)
                .collect(),
        },
        Criterion::DomeComplete => Rule::Dome,
        Criterion::QuartersEvacuated { count } => Rule::Marks {
            count: (*count).into(),
            marks: board.kind(MarkKind::Evacuation),
        },
        Criterion::FloorsEvacuated { count } => {
            let evacuated = |place: u8| {
                let quarters = board.raw_group(place).groups.iter();
                let evacuations = board.kind(MarkKind::Evacuation);
                quarters.fold(Marks::EMPTY, |set, id| {
                    set | (board.places[usize::from(board.place(id))].marks & evacuations)
                })
            };
            let floors = board
                .places_of(PlaceKind::Floor)
                .map(|(i, _)| marks(evacuated(i)));
            at_least(*count, floors.collect())
        }
        Criterion::QuartersQuarantined { count } => {
            let quarters = places(PlaceKind::Quarter).enumerate();
            at_least(
                *count,
                quarters.map(|(i, _)| lines(virus::walkways(i))).collect(),
            )
        }
        Criterion::VirusQuartersQuarantined { viruses } => {
            let quarters = board.places_of(PlaceKind::Quarter).enumerate();
            let with_virus = quarters.filter(|(_, (place, _))| {
                let virus = board.raw_group(*place).virus;
                virus.is_some_and(|virus| viruses.contains(&virus))
            });
            let all = with_virus.fold(0, |set, (i, _)| set | virus::walkways(i));
            at_least(1, vec![lines(all)])
        }
        Criterion::FloorsMarked { symbols, count } => {
            let kinds = of_kinds(&symbol_kinds(symbols));
            let floors = places(PlaceKind::Floor).map(|place| marks(place.marks & kinds));
            at_least(*count, floors.collect())
        }
        Criterion::GreenhousesFull { count } => at_least(*count, greenhouses(board)),
        Criterion::TopGreenhouseFull => at_least(1, greenhouses(board).pop().into_iter().collect()),
        Criterion::ModulesFilled { count } => at_least(*count, filled(PlaceKind::Module)),
        Criterion::StarshipsMarked { symbols, count } => {
            let kinds = of_kinds(&symbol_kinds(symbols));
            let ships = board.places_of(PlaceKind::Starship).map(|(i, _)| {
                let zone = board.raw_group(i).zone.as_deref();
                let groups = board.raw.groups.iter().zip(&board.places);
                let groups = groups.filter(|(raw, _)| raw.zone.as_deref() == zone);
                marks(groups.fold(Marks::EMPTY, |set, (_, place)| set | place.marks) & kinds)
            });
            at_least(*count, ships.collect())
        }
        Criterion::PlanetsControlled { count } => Rule::Planets((*count).into()),
        Criterion::PlanetTypesControlled => Rule::PlanetTypes,
        Criterion::AsteroidsMarked { count } => Rule::Asteroids((*count).into()),
        Criterion::PlanetValuesImproved { times } => {
            let tracks = ["owner_green", "owner_blue", "owner_grey"];
            let tracks = tracks.map(|id| (board.track(id), u32::from(*times)));
            Rule::Boxes(tracks.to_vec())
        }
        Criterion::ResourceBoxesCrossed { plant, water } => Rule::Boxes(vec![
            (board.track("owner_plant"), u32::from(*plant)),
            (board.track("owner_water"), u32::from(*water)),
        ]),
        Criterion::MoonsMarked { count } => Rule::Moons((*count).into()),
    }
}

fn slots(slots: u64) -> Need {
    Need {
        slots,
        ..Need::default()
    }
}

fn marks(marks: Marks) -> Need {
    Need {
        marks,
        ..Need::default()
    }
}

fn lines(lines: u64) -> Need {
    Need {
        lines,
        ..Need::default()
    }
}

/// Each greenhouse with its plants, that of the topmost starship last.
fn greenhouses(board: &Board) -> Vec<Need> {
    let greenhouses = board
        .places_of(PlaceKind::Greenhouse)
        .map(|(_, place)| Need {
            slots: place.slots,
            marks: place.marks & board.kind(MarkKind::Plant),
            lines: 0,
        });
    greenhouses.collect()
}

fn symbol_kinds(symbols: &[String]) -> Vec<MarkKind> {
    let kind = |symbol: &String| match symbol.as_str() {
        "energy" => MarkKind::Energy,
        "plant" => MarkKind::Plant,
        "reactor" => MarkKind::Reactor,
        _ => MarkKind::WaterTank,
    };
    symbols.iter().map(kind).collect()
}

impl Need {
    #[inline]
    fn is_there(&self, sheet: &Sheet, marked: Marks) -> bool {
        self.slots & !sheet.filled() == 0
            && self.lines & !sheet.lines == 0
            && self.marks.is_subset(marked)
    }

    /// How much of it is there, from 0 to 1.
    fn share(&self, sheet: &Sheet, marked: Marks) -> f32 {
        let all = self.slots.count_ones() + self.lines.count_ones() + self.marks.count();
        let there = (self.slots & sheet.filled()).count_ones()
            + (self.lines & sheet.lines).count_ones()
            + (self.marks & marked).count();
        there as f32 / all.max(1) as f32
    }
}

impl Test {
    /// Whether the criterion is met on this sheet, from this half of it.
    pub(crate) fn met(&self, sheet: &Sheet, half: Half) -> bool {
        let board = self.board;
        match &self.rule {
            Rule::AtLeast { count, needs } => {
                let marked = sheet.marked(board);
                let there = needs.iter().filter(|need| need.is_there(sheet, marked));
                there.count() as u32 >= *count
            }
            Rule::Symbols {
                least,
                count,
                groups,
            } => {
                let full = groups
                    .iter()
                    .filter(|group| (**group & sheet.circled).count() >= *least);
                full.count() as u32 >= *count
            }
            Rule::ZoneSizes(sizes) => has_sizes(sheet, sizes),
            Rule::Boxes(tracks) => tracks.iter().all(|(track, least)| {
                let track = boxes(board, *track, half);
                sheet.crossed_of(track) >= *least
            }),
            Rule::PlanetTypes => [Colour::Green, Colour::Blue, Colour::Grey]
                .into_iter()
                .all(|colour| battle::controlled(sheet, half, Some(colour)) > 0),
            _ => {
                let (have, need) = self.count(sheet, half);
                have >= need
            }
        }
    }

    /// For criteria that count one thing: how many there are and how many it takes.
    fn count(&self, sheet: &Sheet, half: Half) -> (u32, u32) {
        let board = self.board;
        match &self.rule {
            Rule::Marks { count, marks } => ((*marks & sheet.marked(board)).count(), *count),
            Rule::Sum { count, marks } => {
                let made = (*marks & sheet.marked(board)).iter();
                let sum = made
                    .map(|mark| u32::from(board.marks[usize::from(mark)].count))
                    .sum();
                (sum, *count)
            }
            Rule::Xs(count) => (sheet.xs.count_ones(), *count),
            Rule::OpenErrors(count) => (launch::open_errors(board, sheet).count(), *count),
            Rule::Bonuses(count) => {
                let gained = board.bonuses.iter().filter(|bonus| {
                    let later = bonus
                        .later
                        .is_some_and(|later| sheet.circled.contains(later));
                    later || sheet.circled.contains(bonus.first)
                });
                (gained.count() as u32, *count)
            }
            Rule::Joined(node) => (u32::from(sheet.joined & bit(*node) != 0), 1),
            Rule::Dome => (u32::from(dome::unbuilt(sheet) == 0), 1),
            Rule::Planets(count) => (battle::controlled(sheet, half, None), *count),
            Rule::Asteroids(count) => (battle::asteroids(board, sheet, half), *count),
            Rule::Moons(count) => (battle::moons(sheet, half), *count),
            Rule::AtLeast { .. }
            | Rule::Symbols { .. }
            | Rule::ZoneSizes(_)
            | Rule::Boxes(_)
            | Rule::PlanetTypes => (0, 1),
        }
    }

    /// How near the criterion is, from 0 to 1: for bots.
    pub(crate) fn progress(&self, sheet: &Sheet, half: Half) -> f32 {
        let board = self.board;
        match &self.rule {
            Rule::AtLeast { count, needs } => {
                let marked = sheet.marked(board);
                let mut shares: Vec<f32> =
                    needs.iter().map(|need| need.share(sheet, marked)).collect();
                shares.sort_unstable_by(|a, b| b.total_cmp(a));
                let best = shares.iter().take(*count as usize).sum::<f32>();
                best / *count as f32
            }
            Rule::Symbols {
                least,
                count,
                groups,
            } => {
                let share = |group: &Marks| (*group & sheet.circled).count().min(*least);
                let mut shares: Vec<u32> = groups.iter().map(share).collect();
                shares.sort_unstable();
                let best = shares.iter().rev().take(*count as usize).sum::<u32>();
                best as f32 / (count * least) as f32
            }
            Rule::Boxes(tracks) => {
                let need: u32 = tracks.iter().map(|(_, least)| least).sum();
                let have = tracks
                    .iter()
                    .map(|(track, least)| sheet.crossed_of(boxes(board, *track, half)).min(*least));
                have.sum::<u32>() as f32 / need as f32
            }
            Rule::PlanetTypes => {
                let colours = [Colour::Green, Colour::Blue, Colour::Grey].into_iter();
                let have = colours
                    .filter(|c| battle::controlled(sheet, half, Some(*c)) > 0)
                    .count();
                have as f32 / 3.0
            }
            Rule::Dome => 1.0 - dome::unbuilt(sheet) as f32 / 16.0,
            Rule::ZoneSizes(_) => f32::from(u8::from(self.met(sheet, half))),
            _ => {
                let (have, need) = self.count(sheet, half);
                (have as f32 / need as f32).min(1.0)
            }
        }
    }
}

fn boxes(board: &Board, track: u8, half: Half) -> Marks {
    let track = match half {
        Half::Owner => track,
        Half::Guest => track + board.guest_tracks,
    };
    board.tracks[usize::from(track)].marks
}

/// Whether there are complete zones of exactly these sizes, a different one for each.
fn has_sizes(sheet: &Sheet, sizes: &[u32]) -> bool {
    sizes.iter().all(|size| {
        let wanted = sizes.iter().filter(|other| *other == size).count();
        let found = journey::complete_sizes(sheet)
            .filter(|found| found == size)
            .count();
        found >= wanted
    })
}
