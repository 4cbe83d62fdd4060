//! What objectives count: the worked grids.

use crate::common::*;
use planet::effect::Base;
use planet::{Condition, Metric, Planet, Terrain};

/// A planet with this picture: terrain letter with `*` icon, `.` none or `p` patch.
fn pictured(name: &str, x0: u8, y0: u8, rows: &[&str]) -> Planet {
    let mut game = game_on(name, "universal_coalition");
    for (y, row) in rows.iter().enumerate() {
        for (x, cell) in row.split_whitespace().enumerate() {
            let square = sq(x0 + x as u8, y0 + y as u8);
            let (letter, mark) = (cell.as_bytes()[0], cell.as_bytes()[1]);
            let kind = Terrain::ALL
                .iter()
                .find(|it| it.key().as_bytes()[0] == letter.to_ascii_lowercase());
            let Some(kind) = kind else { continue };
            let surface = &mut me(&mut game).surface;
            surface.covered.insert(square);
            surface.terrain[kind.index()].insert(square);
            match mark {
                b'*' => surface.icons.insert(square),
                b'p' => surface.patches.insert(square),
                _ => {}
            }
        }
    }
    game
}

fn metric(game: &Planet, metric: Metric) -> i32 {
    game.players[0].metric(metric)
}

fn holds(game: &Planet, condition: Condition) -> bool {
    game.players[0].fulfils(condition)
}

#[test]
fn areas_join_over_tiles_and_patches_but_not_over_corners() {
    let game = pictured(
        "oblivion",
        0,
        0,
        &["W. .. W* ..", ".. W. .. ..", ".. .. W* W."],
    );
    assert_eq!(
        metric(
            &game,
            Metric::AreaCount {
                terrain: Terrain::Water
            }
        ),
        4
    );
    assert_eq!(
        metric(
            &game,
            Metric::LargestArea {
                terrain: Terrain::Water
            }
        ),
        2
    );
    let game = pictured("oblivion", 0, 0, &["B* Bp ..", ".. Bp Bp", "B. .. .."]);
    assert_eq!(
        metric(
            &game,
            Metric::LargestArea {
                terrain: Terrain::Biomass
            }
        ),
        4
    );
    assert_eq!(
        metric(
            &game,
            Metric::AreaCount {
                terrain: Terrain::Biomass
            }
        ),
        2
    );
    assert_eq!(metric(&game, Metric::BiomassPatchesOnPlanet), 3);
    assert_eq!(
        metric(
            &game,
            Metric::AreaCount {
                terrain: Terrain::Tech
            }
        ),
        0
    );
}

#[test]
fn icons_on_the_edge_are_counted_on_edge_squares_only() {
    let game = pictured("ksb_4156", 4, 0, &[".. C* C* ..", ".. C* .. .."]);
    let resource = Terrain::Civ;
    assert_eq!(metric(&game, Metric::ResourcesOnEdge { resource }), 2);
    assert_eq!(metric(&game, Metric::ResourcesOnPlanet { resource }), 3);
}

#[test]
fn rectangles_lie_or_stand_and_may_be_part_of_more() {
    let tech = pictured("ksb_4156", 4, 4, &["T. T. T*", "T* T. T.", "T. T. T."]);
    let block = |terrain, sides| Condition::HasRectangle { terrain, sides };
    assert!(holds(&tech, block(Terrain::Tech, [3, 3])));
    assert!(!holds(&tech, block(Terrain::Tech, [2, 5])));
    let gap = pictured("ksb_4156", 4, 4, &["B. Bp Bp", "B* B. Bp", "Bp B. .."]);
    assert!(!holds(&gap, block(Terrain::Biomass, [3, 3])));
    let lying = pictured("ksb_4156", 4, 4, &["E. E* E. E. E*", "E. E. E* E. E."]);
    assert!(holds(&lying, block(Terrain::Energy, [2, 5])));
    let standing = pictured(
        "ksb_4156",
        5,
        3,
        &["R. R*", "R. R.", "R* R.", "R. R.", "R. R."],
    );
    assert!(holds(&standing, block(Terrain::Rover, [2, 5])));
    assert!(!holds(&standing, block(Terrain::Rover, [3, 3])));
}

#[test]
fn six_icons_must_lie_in_one_area() {
    let game = pictured(
        "ksb_4156",
        4,
        4,
        &["R* R. R* .. R*", "R. R* R. .. ..", "R* R* R* .. .."],
    );
    let six = Condition::AreaWithResources {
        terrain: Terrain::Rover,
        at_least: 6,
    };
    assert!(holds(&game, six));
    let seven = Condition::AreaWithResources {
        terrain: Terrain::Rover,
        at_least: 7,
    };
    assert!(!holds(&game, seven));
}

#[test]
fn uncovered_currents_are_energy_for_objectives_and_cover_their_squares() {
    let mut game = game_on("petra", "universal_coalition");
    let currents = me(&mut game).board().currents;
    let all = metric(
        &game,
        Metric::LargestArea {
            terrain: Terrain::Energy,
        },
    );
    assert!(all > 10);
    assert!(holds(&game, Condition::BaseCovered { base: Base::Ice }));
    assert!(!holds(&game, Condition::BaseCovered { base: Base::Land }));
    let rest = me(&mut game).board().squares.difference(currents);
    me(&mut game).surface.covered = rest;
    assert!(holds(&game, Condition::BaseCovered { base: Base::Land }));
    assert_eq!(
        metric(
            &game,
            Metric::ResourcesOnPlanet {
                resource: Terrain::Energy
            }
        ),
        0
    );
}

#[test]
fn conditions_on_counts() {
    let mut game = game_on("ksb_4156", "cosmos_inc");
    let (left, right) = (Metric::CollectedLifepods, Metric::CollectedMeteorites);
    assert!(!holds(&game, Condition::MetricGreater { left, right }));
    me(&mut game).pods_on_tracks[0] = 1 << 4;
    assert!(holds(&game, Condition::MetricGreater { left, right }));
    me(&mut game).meteorites = 9;
    assert!(holds(
        &game,
        Condition::MetricAtLeast {
            metric: right,
            value: 9
        }
    ));
    assert!(!holds(
        &game,
        Condition::MetricAtMost {
            metric: right,
            value: 8
        }
    ));
}
