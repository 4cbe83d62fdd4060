//! The frame, the tracks and what lies beside the board.

use super::keep;
use super::ops::Numbered;
use crate::cards::written::{Board, ParameterData, WrittenConversion, WrittenStandard};
use crate::cards::{ConversionFacts, Ops, Origin, StandardFacts};
use crate::effect::Op;
use crate::map::Space;

/// The names of the spaces: hexes by row and column in reading order, then those off the planet.
pub(super) fn spaces(board: &Board) -> Vec<&'static str> {
    let rows = board.rows.iter().zip(1..);
    let hexes = rows.flat_map(|(&length, row)| (1..=length).map(move |c| format!("r{row}c{c}")));
    let spaces: Vec<_> = hexes.chain(board.off_planet.clone()).map(keep).collect();
    assert_eq!(spaces.len(), Space::COUNT, "all spaces are there");
    spaces
}

impl Numbered {
    pub(super) fn standard_projects(&mut self, written: &[WrittenStandard]) -> Vec<StandardFacts> {
        let facts = |(i, project): (usize, &WrittenStandard)| {
            assert_eq!(project.id.index(), i, "standard projects in order");
            StandardFacts {
                cost: project.cost,
                ops: self.number(&project.ops, Origin::StandardProject(project.id)),
            }
        };
        written.iter().enumerate().map(facts).collect()
    }

    pub(super) fn conversion(&mut self, written: &WrittenConversion) -> ConversionFacts {
        let [Op::Spend { resource, amount }] = written.cost[..] else {
            panic!("a conversion spends one resource");
        };
        let gain = self.number(&written.gain, Origin::Conversion(written.id));
        ConversionFacts {
            resource,
            amount,
            gain,
        }
    }

    pub(super) fn tracks(&mut self, parameters: &[ParameterData]) -> [Vec<Ops>; 2] {
        [0, 1].map(|i| {
            let track = &parameters[i];
            assert_eq!(track.id.index(), i, "parameters in order");
            let steps = (track.max - track.start) / track.step;
            let mut ops = vec![Ops::default(); steps as usize + 1];
            for bonus in &track.bonuses {
                let step = (bonus.at - track.start) / track.step;
                ops[step as usize] = self.number(&bonus.ops, Origin::Parameter(track.id));
            }
            ops
        })
    }
}
