//! Whole games as text, and their last states as digests: a change of rules shows as a difference.

use planet::{Boards, CorporationId, Options, Planet, PlanetId};
use tabletop::assert_golden;
use tabletop::suite::{final_digest, playthrough};

fn full() -> Options {
    Options {
        events: true,
        personal_objectives: true,
        ..Options::default()
    }
}

fn free(planets: &[&str], corporations: &[&str]) -> Options {
    Options {
        boards: Boards::Free,
        planets: planets.iter().map(|name| PlanetId::named(name)).collect(),
        corporations: corporations
            .iter()
            .map(|name| CorporationId::named(name))
            .collect(),
        ..full()
    }
}

fn games() -> Vec<(&'static str, Options, usize)> {
    vec![
        (
            "first_game",
            Options {
                boards: Boards::Symmetric,
                inner_offset: Some(0),
                ..Options::default()
            },
            2,
        ),
        ("solo", full(), 1),
        ("full_three", full(), 3),
        (
            "makeshift_on_tartarus",
            free(&["tartarus", "pajitnov"], &["makeshift", "wormhole_corp"]),
            2,
        ),
        (
            "republic_on_petra",
            free(&["petra", "arashi"], &["republic", "oasis_ultd"]),
            2,
        ),
        (
            "jump_drive_on_gaia",
            free(&["gaia", "k_aax"], &["jump_drive", "cosmos_inc"]),
            2,
        ),
        (
            "flux_on_cerberus",
            free(
                &["cerberus", "persephone"],
                &["flux_industries", "horizon_group"],
            ),
            2,
        ),
    ]
}

#[test]
fn whole_games_read_as_they_did() {
    for (name, options, seats) in games() {
        assert_golden!(name, playthrough::<Planet>(&options, seats, 7));
    }
}

#[test]
fn seeded_games_end_in_the_same_states() {
    let mut text = String::new();
    for (name, options, seats) in games() {
        for seed in 0..3 {
            let digest = final_digest::<Planet>(&options, seats, seed);
            text += &format!("{name} {seed} {digest}\n");
        }
    }
    assert_golden!("digests", text);
}
