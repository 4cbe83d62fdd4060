//! What a position is worth, in medals: the medals a seat will have in the end, as far as one can tell.
//!
//! The weights of the terms are a regression over games that the quick player played against itself.

use super::drives::Lure;
use super::ground::tight;
use super::look::Look;
use super::tracks::{ADVANCE, MOVEMENT, PATCH};
use crate::cards::Goal;
use crate::effect::Metric;
use crate::kinds::{CorporationId, PlanetId, Track};
use crate::state::{Planet, Player, Stage};
use crate::tiles;
use tabletop::Seat;

/// A rover that waits to be deployed.
const DEPLOY: f32 = 1.0;
/// A civilization card that is still to be claimed, a level.
const CLAIM: f32 = 0.7;
/// A square of the selected tile.
const SELECTED: f32 = 0.15;
/// So many rounds make a whole game.
const GAME: f32 = 18.0;

/// How many terms there are.
const TERMS: usize = 29;

/// What a missing square leaves of the hope for a line: to the faint-hearted and to others.
const HOPES: [f32; 3] = [0.5, 0.7, 0.85];

impl Player {
    /// Lines by how much they lack, in the order of [`HOPES`]; first the medals of full ones, last
    /// those with meteorites.
    fn line_terms(&self) -> [f32; 6] {
        let mut terms = [0.0; 6];
        self.lines(|_, lines| {
            for line in lines {
                let medals = f32::from(line.medals);
                let open = line.open as i32;
                if line.hits > 0 {
                    let blocked = medals / line.hits as f32;
                    terms[4] += blocked * HOPES[0].powi(open);
                    terms[5] += blocked * HOPES[2].powi(open);
                    continue;
                }
                terms[0] += if open == 0 { medals } else { 0.0 };
                for (term, hope) in terms[1..4].iter_mut().zip(HOPES) {
                    *term += medals * hope.powi(open);
                }
            }
        });
        terms
    }

    /// What the planet gives beside its lines.
    fn extras(&self) -> f32 {
        let (board, covered) = (self.board(), self.surface.covered);
        let regions = board.regions.iter().map(|(region, medals)| {
            f32::from(*medals) * HOPES[1].powi(region.difference(covered).len() as i32)
        });
        let cities = board.cities.0.difference(covered).len() as f32;
        regions.sum::<f32>() + cities * f32::from(board.cities.1)
    }

    /// Lonely squares, passages, the length of the shore, bare squares.
    fn ground_terms(&self) -> [f32; 4] {
        let bare = self.board().squares.difference(self.surface.covered);
        let (lonely, passages) = tight(bare);
        let shore = |way| bare.difference(bare.towards(way)).len();
        let shores: usize = [1, -1, 16, -16].into_iter().map(shore).sum();
        [lonely.len(), passages.len(), shores, bare.len()].map(|n| n as f32)
    }

    fn terms(&self, look: &Look<'_>) -> [f32; TERMS] {
        let [full, faint, fair, firm, blocked, barred] = self.line_terms();
        let [lonely, passages, shore, bare] = self.ground_terms();
        let track = |track: Track| self.place_worth(self.trackers[track.index()], look.left);
        let [lifepods, meteorites, cards] = self.card_medals(|_, _| true);
        let surface = &self.surface;
        let lure = Lure::new(self, &look.wishes);
        let drawn = surface
            .rovers
            .iter()
            .map(|rover| lure.at(rover.square, rover.loaded));
        let techs = self.active().count_ones();
        [
            1.0,
            full,
            faint,
            fair,
            firm,
            blocked,
            barred,
            self.extras(),
            lonely,
            passages,
            shore,
            bare,
            track(Track::Civ),
            track(Track::Water),
            track(Track::Biomass),
            track(Track::Rover),
            track(Track::Tech),
            lifepods as f32,
            meteorites as f32,
            cards as f32,
            f32::from(self.meteorites % 3),
            surface.rovers.len() as f32,
            drawn.sum(),
            surface.meteorite_count() as f32,
            surface.lifepods.len() as f32,
            techs as f32,
            f32::from(self.stored),
            self.personal_medals() as f32,
            planet_gift(self.planet) + corporation_gift(self.corporation),
        ]
    }

    fn pending_worth(&self) -> f32 {
        let pending = &self.pending;
        let advances: u8 = pending.advance.iter().sum();
        let advances = f32::from(advances + pending.synergy) + pending.resources.len() as f32;
        let levels = self.owed.iter().zip(1_u8..);
        let claims: u8 = levels.map(|(n, level)| n * (level + 1)).sum();
        ADVANCE * advances
            + PATCH * f32::from(pending.patches_to_place())
            + DEPLOY * f32::from(pending.deploy.min(self.rovers))
            + CLAIM * f32::from(claims)
            + MOVEMENT * f32::from(self.pool)
    }
}

/// What each planet, in the order of the data, brings more or less than KSB-4156 in the hands of a
/// quick player, in medals.
const PLANETS: [f32; 13] = [
    0.0, -2.0, -0.5, 1.0, 5.5, -4.0, -1.5, -4.5, -4.0, -1.5, -1.0, -4.0, -7.0,
];
/// The same for the corporations, against Universal Coalition.
const CORPORATIONS: [f32; 9] = [0.0, -4.0, -1.0, 1.5, -2.5, -2.5, 1.0, -0.5, -6.5];

/// What a planet brings.
pub(super) fn planet_gift(planet: PlanetId) -> f32 {
    PLANETS[planet.index()]
}

/// What a corporation brings.
pub(super) fn corporation_gift(corporation: CorporationId) -> f32 {
    CORPORATIONS[corporation.index()]
}

/// The weight of each term, in the order of [`Player::terms`], when the game ends, and what a whole game
/// ahead adds to it.
const WEIGHTS: [[f32; 2]; TERMS] = [
    [8.34, 25.81],  // the start
    [0.47, -0.62],  // full lines
    [0.05, 0.94],   // lines with little missing
    [0.36, -1.25],  // lines with some missing
    [0.02, 0.67],   // lines with much missing
    [0.18, -0.07],  // lines blocked by meteorites, little missing
    [0.00, 0.18],   // the same, much missing
    [0.69, -0.68],  // regions and cities
    [-0.46, -0.09], // lonely squares
    [-0.29, 0.11],  // passages
    [-0.08, 0.10],  // shore
    [-0.07, -0.03], // bare squares
    [0.57, 0.95],   // civ track
    [1.04, -0.21],  // water track
    [0.65, -0.55],  // biomass track
    [0.91, 0.06],   // rover track
    [1.26, -0.82],  // tech track
    [0.97, 0.11],   // lifepods
    [0.88, 1.70],   // meteorites in sets
    [1.06, -0.30],  // civilization cards
    [0.29, 0.81],   // meteorites beyond sets
    [-0.33, 0.71],  // rovers
    [0.82, 0.63],   // what draws them
    [-0.37, 0.19],  // meteorites on the planet
    [-0.04, 0.09],  // lifepods on the planet
    [0.27, 1.53],   // technologies
    [1.42, 1.94],   // stored patches
    [0.87, -0.50],  // personal objectives
    [0.22, 0.78],   // the boards
];

/// How sure a lead in what an objective counts is when the game ends, and how much less with each
/// round that is left.
fn sureness(metric: Metric) -> [f32; 2] {
    match metric {
        Metric::AreaCount { .. } => [4.0, 0.4],
        Metric::TracksAtMax => [4.0, 0.8],
        Metric::CollectedLifepods => [6.0, 0.4],
        Metric::LargestArea { .. } | Metric::CollectedMeteorites => [9.0, 1.6],
        _ => [9.0, 0.8],
    }
}

impl Planet {
    /// What a seat's position is worth, in medals.
    pub(super) fn worth(&self, seat: Seat) -> f32 {
        let look = Look::new(self, seat);
        let ahead = look.left / GAME;
        let terms = look.player.terms(&look);
        let weighed = terms.iter().zip(&WEIGHTS);
        let medals: f32 = weighed
            .map(|(term, [end, more])| term * (end + more * ahead))
            .sum();
        let selected = match look.player.stage {
            Stage::Selected { ring, .. } => self.top(seat, ring).map_or(0.0, |id| {
                SELECTED * tiles::shape(tiles::tile(id)).cells.len() as f32
            }),
            _ => 0.0,
        };
        medals + selected + look.player.pending_worth() + self.objectives_worth(&look)
    }

    /// What the objectives between players promise: their medals by how sure they are.
    fn objectives_worth(&self, look: &Look<'_>) -> f32 {
        let worth = self.duels(look.seat).map(|(card, other)| {
            let facts = &card.facts().neighbour;
            let lead = look.player.metric(facts.metric) - self.player(other).metric(facts.metric);
            let lead = match facts.goal {
                Goal::Most => lead as f32,
                Goal::Least => -lead as f32,
            };
            let [end, fall] = sureness(facts.metric);
            let sure = lead * end / (1.0 + fall * look.left);
            f32::from(facts.win) * (0.5 + 0.5 * sure / (1.0 + sure.abs()))
        });
        worth.sum()
    }
}
