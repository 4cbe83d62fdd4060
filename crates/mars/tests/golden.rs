//! Whole games as text, and their last states as digests: a change of rules shows as a difference.

use mars::{Mars, Options};
use tabletop::assert_golden;
use tabletop::suite::{final_digest, playthrough};

fn games() -> Vec<(&'static str, Options, usize)> {
    let draft = Options {
        draft: true,
        ..Options::default()
    };
    let mixed = Options {
        corporate_era: false,
        beginners: vec![false, true],
        ..Options::default()
    };
    vec![
        ("solo", Options::default(), 1),
        ("standard_2", mixed, 2),
        ("draft_5", draft, 5),
    ]
}

#[test]
fn whole_games_read_as_they_did() {
    for (name, options, seats) in games() {
        let text = playthrough::<Mars>(&options, seats, 7);
        assert_golden!(name, text);
    }
}

#[test]
fn seeded_games_end_in_the_same_states() {
    let mut text = String::new();
    for seats in 1..=5 {
        for (corporate_era, draft) in [(true, false), (true, true), (false, false)] {
            let options = Options {
                corporate_era,
                draft,
                ..Options::default()
            };
            for seed in 0..3 {
                let digest = final_digest::<Mars>(&options, seats, seed);
                text += &format!("{seats} {corporate_era} {draft} {seed} {digest}\n");
            }
        }
    }
    assert_golden!("digests", text);
}
