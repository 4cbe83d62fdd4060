//! Everything the game says exists in English, Czech and Polish, with all its arguments.

use planet::{Boards, CorporationId, Options, Planet, PlanetId};

#[test]
fn whatever_is_said_in_random_games_is_said_in_three_languages() {
    let full = Options {
        events: true,
        personal_objectives: true,
        ..Options::default()
    };
    let mut starts = vec![
        (full.clone(), 1),
        (full.clone(), 2),
        (full.clone(), 4),
        (
            Options {
                boards: Boards::Symmetric,
                ..full.clone()
            },
            3,
        ),
    ];
    let corporations: Vec<_> = CorporationId::all().collect();
    let planets: Vec<_> = PlanetId::all().collect();
    for (i, pair) in corporations.chunks(3).enumerate() {
        let options = Options {
            boards: Boards::Free,
            corporations: pair.iter().copied().map(Some).collect(),
            planets: planets[4 * i..4 * i + 3]
                .iter()
                .copied()
                .map(Some)
                .collect(),
            ..full.clone()
        };
        starts.push((options, pair.len()));
    }
    let faults = words::faults_in_play::<Planet>(&starts, 1);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
