//! The introductory campaign.

use crate::table::Table;
use moon::{Campaign, CampaignError, Opponent};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tabletop::{Chance, Events, Game, Message, Outcome, Rival, Score, Seed, below};

/// An outcome with these ranks, scored 100 down.
fn outcome(ranks: &[u8]) -> Outcome {
    Outcome {
        scores: ranks.iter().map(|rank| 100 - i32::from(*rank)).collect(),
        ranks: ranks.to_vec(),
        breakdown: vec![Vec::new(); ranks.len()],
        won: ranks.iter().map(|rank| *rank == 1).collect(),
        rivals: Vec::new(),
        verdict: None,
    }
}

fn solo(verdict: &'static str) -> Outcome {
    let mut outcome = outcome(&[1]);
    outcome.won = vec![verdict == "moon-verdict-won"];
    outcome.verdict = Some(Message::new(verdict));
    let (name, score) = (Message::new("moon-opponent-peggy"), Score::default());
    outcome.rivals = vec![Rival { name, score }];
    outcome
}

fn campaign(seats: usize) -> Campaign {
    Campaign::new(seats, Opponent::Peggy).expect("a campaign")
}

#[test]
fn the_scenarios_come_in_order_with_the_printed_stars() {
    let mut campaign = campaign(3);
    let printed = [
        [1, 0, 0],
        [1, 0, 0],
        [2, 1, 0],
        [2, 1, 0],
        [3, 2, 1],
        [4, 2, 1],
        [5, 3, 1],
        [6, 3, 1],
    ];
    for (i, stars) in printed.into_iter().enumerate() {
        let options = campaign.next().expect("a scenario");
        assert_eq!(usize::from(options.scenario.number()), i + 1);
        assert_eq!(
            campaign
                .record(&outcome(&[1, 2, 3]))
                .map(|p| p.stars.clone()),
            Ok(stars.to_vec())
        );
    }
    assert_eq!((campaign.next(), campaign.stars()), (None, vec![24, 12, 4]));
    assert_eq!(campaign.winners(), Some(vec![0]));
    assert_eq!(
        campaign.record(&outcome(&[1, 2, 3])).err(),
        Some(CampaignError::Finished)
    );
}

#[test]
fn equal_players_share_a_rank_and_its_stars() {
    let mut campaign = campaign(3);
    for _ in 0..2 {
        campaign.record(&outcome(&[1, 1, 2])).expect("recorded");
    }
    assert_eq!(
        campaign
            .record(&outcome(&[1, 1, 2]))
            .map(|p| p.stars.clone()),
        Ok(vec![2, 2, 1])
    );
}

#[test]
fn it_is_saved_and_resumed_between_scenarios() {
    let mut first = campaign(2);
    first.record(&outcome(&[2, 1])).expect("recorded");
    let saved = serde_json::to_string(&first).expect("it is JSON");
    let resumed: Campaign = serde_json::from_str(&saved).expect("it reads");
    assert_eq!(resumed, first);
    assert_eq!(
        resumed.next().map(|options| options.scenario.number()),
        Some(2)
    );
    let broken = saved.replace("\"stars\":[0,1]", "\"stars\":[0]");
    assert!(serde_json::from_str::<Campaign>(&broken).is_err());
}

#[test]
fn an_outcome_of_another_table_is_refused() {
    let mut campaign = campaign(3);
    let refused = campaign.record(&outcome(&[1, 2])).err();
    let (expected, found) = (3, 2);
    assert_eq!(refused, Some(CampaignError::OtherSeats { expected, found }));
    assert_eq!(
        Campaign::new(7, Opponent::Peggy),
        Err(CampaignError::Seats(7))
    );
}

#[test]
fn a_tie_for_most_stars_is_broken_by_the_later_scenarios() {
    let mut tied = campaign(2);
    // 1 + 0 + 2 + 1 against 0 + 1 + 1 + 2, then equal to the end.
    for ranks in [
        [1, 2],
        [2, 1],
        [1, 2],
        [2, 1],
        [1, 1],
        [1, 1],
        [1, 1],
        [1, 1],
    ] {
        tied.record(&outcome(&ranks)).expect("recorded");
    }
    assert_eq!(tied.stars()[0], tied.stars()[1]);
    assert_eq!(tied.winners(), Some(vec![1]), "better in scenario 4");
    let mut shared = campaign(2);
    for _ in 0..8 {
        shared.record(&outcome(&[1, 1])).expect("recorded");
    }
    assert_eq!(shared.winners(), Some(vec![0, 1]));
}

#[test]
fn alone_astra_collects_stars_as_a_second_player() {
    let mut campaign = campaign(1);
    assert_eq!(
        campaign.next().map(|options| options.opponent),
        Some(Opponent::Peggy)
    );
    for verdict in ["moon-verdict-won", "moon-verdict-lost", "moon-verdict-draw"] {
        campaign.record(&solo(verdict)).expect("recorded");
    }
    assert_eq!(campaign.stars(), [1 + 2, 1 + 2]);
    for _ in 0..5 {
        campaign
            .record(&solo("moon-verdict-won"))
            .expect("recorded");
    }
    assert_eq!(campaign.winners(), Some(vec![0]));
}

#[test]
fn a_campaign_is_played_from_the_first_to_the_last_scenario() {
    for seats in [1, 3] {
        let mut campaign = campaign(seats);
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        while let Some(options) = campaign.next() {
            let chance = Chance::seeded(Seed::from(9));
            let game = moon::Moon::new(&options, seats, chance).expect("a game");
            let mut table = Table {
                game,
                events: Vec::new(),
            };
            let mut actions = Vec::new();
            while let Some(seat) = table.game.deciders().first() {
                actions.clear();
                table.game.legal_actions(seat, &mut actions);
                let action = actions[below(&mut rng, actions.len() as u32) as usize];
                let _ = table.game.play(seat, &action, &mut Events::off());
            }
            campaign.record(&table.outcome()).expect("recorded");
        }
        assert_eq!(campaign.played().len(), 8);
        assert!(campaign.winners().is_some());
    }
}
