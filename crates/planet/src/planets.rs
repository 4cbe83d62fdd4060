//! The 13 planets: their squares, and their rules compiled to masks.

use crate::cells::{Cells, SIDE, Square};
use crate::effect::PlanetRule;
use crate::kinds::PlanetId;
use arrayvec::ArrayVec;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// A planet board.
#[derive(Clone, Debug)]
pub struct Board {
    /// How hard it is to play, from 1 to 4.
    pub difficulty: u8,
    /// The squares; all other places do not exist.
    pub squares: Cells,
    /// Squares of ice.
    pub ice: Cells,
    /// Squares beside the outside of the planet; holes inside make no edge.
    pub edge: Cells,
    /// Where the lifepods start.
    pub lifepods: Cells,
    /// Medals of the rows from the top.
    pub row_medals: [u8; SIDE as usize],
    /// Medals of the columns from the left.
    pub column_medals: [u8; SIDE as usize],
    /// The first piece needs a cell here.
    pub start: Cells,
    /// The planet's own rules, as printed.
    pub rules: Vec<PlanetRule>,
    /// The marked squares by name.
    pub marks: BTreeMap<String, Cells>,
    /// A tile with a cell here needs a cell elsewhere: Arashi's ring.
    pub ring: Cells,
    /// No patch here.
    pub no_patch: Cells,
    /// Regions that score when they are covered, with their medals.
    pub regions: ArrayVec<(Cells, u8), 3>,
    /// Squares that score while they are uncovered, with the medals of each.
    pub cities: (Cells, u8),
    /// Tiles lie wholly on land or wholly on ice.
    pub no_mix: bool,
    /// Rovers do not enter these while they are uncovered.
    pub toxic: Cells,
    /// Tiles must be slid in.
    pub slide: bool,
    /// Where an icon may not lie, by resource.
    pub icon_ban: [Cells; 6],
    /// These are energy while they are uncovered.
    pub currents: Cells,
    /// The two sides of the chasm, which neither tile nor rover crosses.
    pub sides: Option<[Cells; 2]>,
    /// Where a diagonal step passes the chasm.
    pub passages: ArrayVec<[Square; 2], 2>,
    /// Whether the start is the planet's own rule, which yields if it alone would end the game.
    pub own_start: bool,
}

impl Board {
    /// Squares of land: everything that is not ice.
    pub fn land(&self) -> Cells {
        self.squares.difference(self.ice)
    }

    /// The marks of the regions that score.
    pub fn region_marks(&self) -> impl Iterator<Item = &String> {
        let marks = self.rules.iter().map(|rule| match rule {
            PlanetRule::ScoreRegionComplete { marks, .. } => marks.as_slice(),
            _ => &[],
        });
        marks.flatten()
    }

    /// Whether the planet has a rule that yields if it alone would end the game.
    #[inline]
    pub fn has_relaxable(&self) -> bool {
        self.own_start
            || !self.ring.is_empty()
            || self.no_mix
            || self.slide
            || self.sides.is_some()
            || self.icon_ban.iter().any(|ban| !ban.is_empty())
    }
}

#[derive(Deserialize)]
struct Written {
    id: String,
    difficulty: u8,
    grid: [String; SIDE as usize],
    marks: Option<WrittenMarks>,
    lifepods: [[u8; 2]; 6],
    row_medals: [u8; SIDE as usize],
    column_medals: [u8; SIDE as usize],
    rules: Vec<PlanetRule>,
}

#[derive(Deserialize)]
struct WrittenMarks {
    legend: BTreeMap<char, String>,
    grid: [String; SIDE as usize],
}

struct Table {
    boards: Vec<Board>,
    names: Vec<&'static str>,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let written: Vec<Written> = serde_json::from_str(include_str!("../data/planets.json"))
        .expect("the planets are well-formed");
    Table {
        names: written
            .iter()
            .map(|planet| &*planet.id.clone().leak())
            .collect(),
        boards: written.into_iter().map(compile).collect(),
    }
});

fn squares_with(grid: &[String; SIDE as usize], letter: char) -> Cells {
    let is = |square: &Square| {
        grid[usize::from(square.y())].chars().nth(square.x().into()) == Some(letter)
    };
    Square::all().filter(is).collect()
}

/// Everything that is not a square and can be reached from beyond the board.
fn outside(squares: Cells) -> Cells {
    let rim = Cells::row(0) | Cells::row(SIDE - 1) | Cells::column(0) | Cells::column(SIDE - 1);
    (!squares).area(rim.difference(squares))
}

fn compile(planet: Written) -> Board {
    let ice = squares_with(&planet.grid, 'I');
    let squares = squares_with(&planet.grid, 'L') | ice;
    let rim = Cells::row(0) | Cells::row(SIDE - 1) | Cells::column(0) | Cells::column(SIDE - 1);
    let edge = squares & (outside(squares).neighbours() | rim);
    let marks: BTreeMap<String, Cells> = planet
        .marks
        .iter()
        .flat_map(|marks| {
            let mark = |(letter, name): (&char, &String)| {
                (name.clone(), squares_with(&marks.grid, *letter))
            };
            marks.legend.iter().map(mark)
        })
        .collect();
    let mut board = Board {
        difficulty: planet.difficulty,
        squares,
        ice,
        edge,
        lifepods: planet
            .lifepods
            .map(|[x, y]| Square::at(x, y))
            .into_iter()
            .collect(),
        row_medals: planet.row_medals,
        column_medals: planet.column_medals,
        start: edge,
        rules: planet.rules,
        marks,
        ring: Cells::EMPTY,
        no_patch: Cells::EMPTY,
        regions: ArrayVec::new(),
        cities: (Cells::EMPTY, 0),
        no_mix: false,
        toxic: Cells::EMPTY,
        slide: false,
        icon_ban: [Cells::EMPTY; 6],
        currents: Cells::EMPTY,
        sides: None,
        passages: ArrayVec::new(),
        own_start: false,
    };
    for rule in board.rules.clone() {
        apply(&mut board, &rule);
    }
    board
}

fn apply(board: &mut Board, rule: &PlanetRule) {
    let marks = board.marks.clone();
    let marked = |mark: &String| marks.get(mark).copied().expect("rules speak of marks");
    match rule {
        PlanetRule::AnchorOutsideMark { mark } => board.ring = marked(mark),
        PlanetRule::NoPatchOnMark { mark } => board.no_patch = marked(mark),
        PlanetRule::ScoreRegionComplete { marks, medals } => {
            board.regions = marks.iter().map(|mark| (marked(mark), *medals)).collect();
        }
        PlanetRule::FirstTileCoversMark { mark } => {
            board.start = marked(mark);
            board.own_start = true;
        }
        PlanetRule::ScoreUncoveredMark { mark, medals } => {
            board.cities = (marked(mark), *medals);
        }
        PlanetRule::NoMixLandIce => board.no_mix = true,
        PlanetRule::RoverMayNotEnterMark { mark } => board.toxic = marked(mark),
        // Holes are no squares, which the grid says already.
        PlanetRule::Holes { .. } => {}
        PlanetRule::SlideIn => board.slide = true,
        PlanetRule::ForbidResourceOnMark { mark, resource } => {
            board.icon_ban[resource.index()] = marked(mark);
        }
        PlanetRule::MarkIsEnergy { mark } => board.currents = marked(mark),
        PlanetRule::NoTileAcrossChasm => {
            board.sides = Some(["chasm_west", "chasm_east"].map(|mark| marked(&mark.to_owned())));
        }
        PlanetRule::RoverMayNotCrossChasm { diagonal_passages } => {
            let passage = |ends: &[[u8; 2]; 2]| ends.map(|[x, y]| Square::at(x, y));
            board.passages = diagonal_passages.iter().map(passage).collect();
        }
    }
}

pub(crate) fn planet_names() -> &'static [&'static str] {
    &TABLE.names
}

/// The board of a planet.
#[inline]
pub fn board(id: PlanetId) -> &'static Board {
    &TABLE.boards[id.index()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kinds::Terrain;

    #[test]
    fn holes_and_voids_make_no_edge() {
        for id in PlanetId::all() {
            let expected = match id.key() {
                "cerberus" => 45,
                "lacuna" => 32,
                "oblivion" => 44,
                _ => 28,
            };
            assert_eq!(board(id).edge.len(), expected, "{id:?}");
        }
    }

    #[test]
    fn every_planet_has_six_lifepods_on_its_squares_and_persephone_bans_by_quadrant() {
        assert_eq!(PlanetId::all().count(), 13);
        for id in PlanetId::all() {
            let board = board(id);
            assert_eq!(board.lifepods.len(), 6);
            assert!(board.lifepods.is_subset(board.land()), "{id:?}");
        }
        let persephone = board(PlanetId::named("persephone").expect("a planet"));
        assert!(persephone.icon_ban[Terrain::Water.index()].contains(Square::at(6, 6)));
    }
}
