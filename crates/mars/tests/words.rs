//! Every message exists in English, Czech and Polish, with every argument.

use mars::{
    Action, Award, Card, CardResource, Conversion, Event, Illegal, Mars, Milestone, Options,
    Parameter, Pending, Placement, Resource, Space, Tag, Thing, Tile, Whom, Why,
};
use tabletop::{Seat, Words};

fn faults(starts: &[(Options, usize)], games: u64) -> Vec<String> {
    words::faults_in_play::<Mars>(starts, games)
}

#[test]
fn everything_a_game_says_can_be_said_in_every_language() {
    let draft = Options {
        draft: true,
        ..Options::default()
    };
    let first = Options {
        corporate_era: false,
        beginners: vec![true; 5],
        ..Options::default()
    };
    let starts = [
        (Options::default(), 1),
        (Options::default(), 2),
        (draft, 3),
        (first, 5),
    ];
    let faults = faults(&starts, 6);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn hear(faults: &mut Vec<String>, said: &impl Words) {
    let found = words::check(&said.words()).err().unwrap_or_default();
    faults.extend(found.iter().map(ToString::to_string));
}

/// Every refusal with every kind of thing it can be about.
fn refusals() -> Vec<Illegal> {
    use Illegal as I;
    let mut all = vec![
        I::NotAsked,
        I::NotNow,
        I::FirstActionOwed,
        I::NoFirstAction,
        I::NotDealt,
        I::NotInHand,
        I::NotOffered,
        I::AlreadyPicked,
        I::TooFewPicked { need: 1, have: 0 },
        I::TooFewCities { need: 2, have: 1 },
        I::CannotPay { cost: 9, short: 2 },
        I::CannotCopy,
        I::SameAs {
            card: Card::beginner(),
        },
        I::NotInPlay,
        I::NoAction,
        I::ActionUsed,
        I::RatingNotRaised,
        I::NoSuchChoice,
        I::NotInSolo,
        I::Taken { by: Seat(1) },
        I::AllTaken,
        I::NothingToSell,
        I::PassIsWholeTurn,
        I::NoActionTaken,
        I::TurnDoesNotEnd,
        I::OutOfRange { least: 1, most: 3 },
        I::Claimed { by: Seat(1) },
        I::AlreadyClaimed,
        I::NextToCity,
        I::NotIsolated,
        I::Protected,
        I::NeverRemoved,
        I::NotYourself,
        I::NoSuchPlayer,
        I::NotAdjacent,
        I::NotHeld,
        I::NotPending,
    ];
    for &parameter in Parameter::ALL {
        let (need, have) = (3, 2);
        all.push(I::ParameterTooLow {
            parameter,
            need,
            have,
        });
        all.push(I::ParameterTooHigh {
            parameter,
            need,
            have,
        });
    }
    for &tag in Tag::ALL {
        all.push(I::TooFewTags {
            tag,
            need: 3,
            have: 1,
        });
        all.push(I::NothingToCopy { tag });
    }
    for &resource in Resource::ALL {
        let (need, have, amount) = (2, 1, 2);
        all.push(I::ProductionTooLow {
            resource,
            need,
            have,
        });
        all.push(I::TooLittle {
            resource,
            need,
            have,
        });
        all.push(I::NobodyToReduce { resource, amount });
        all.push(I::CannotReduce {
            resource,
            amount,
            have,
        });
        all.push(I::PaysTooLittle { resource });
        all.push(I::PaysTooMuch { resource });
        all.push(I::HasNone { resource });
        all.push(I::OtherResource { resource });
    }
    for &resource in CardResource::ALL {
        all.push(I::TooFewOnCard {
            resource,
            need: 2,
            have: 1,
        });
        all.push(I::NothingToTake { resource });
        all.push(I::NoCardToAddTo { resource });
    }
    for &tile in Tile::ALL {
        all.push(I::TooFewTiles {
            tile,
            need: 1,
            have: 0,
        });
        all.push(I::Occupied { tile });
    }
    for &placement in Placement::ALL {
        all.push(I::NoSpace { placement });
        all.push(I::WrongKind { placement });
        all.push(I::NotNextTo { placement });
    }
    for milestone in Milestone::all() {
        all.push(I::NotReached {
            milestone,
            need: 3,
            have: 1,
        });
    }
    all
}

#[test]
fn every_refusal_can_be_said_in_every_language() {
    let mut faults = Vec::new();
    refusals()
        .iter()
        .for_each(|refusal| hear(&mut faults, refusal));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_action_thing_and_event_can_be_said_in_every_language() {
    let mut faults = Vec::new();
    let (seat, card) = (Seat(1), Card::beginner());
    for &resource in Resource::ALL {
        for n in [1, 3, 12] {
            hear(&mut faults, &Action::pay(resource, n));
            for change in [-i32::from(n), i32::from(n)] {
                hear(
                    &mut faults,
                    &Event::Stock {
                        seat,
                        resource,
                        change,
                    },
                );
                hear(
                    &mut faults,
                    &Event::Production {
                        seat,
                        resource,
                        change,
                    },
                );
            }
        }
        hear(&mut faults, &Action::take_from(Whom::Neutral, resource));
        hear(&mut faults, &Thing::Resource(resource));
    }
    for &tile in Tile::ALL {
        hear(&mut faults, &Pending::Tile(tile));
        for space in Space::all() {
            hear(&mut faults, &Event::Placed { seat, tile, space });
            hear(&mut faults, &Thing::Space(space));
        }
    }
    for &resource in CardResource::ALL {
        for change in [-2, 1] {
            hear(
                &mut faults,
                &Event::OnCard {
                    seat,
                    card,
                    resource,
                    change,
                },
            );
        }
    }
    for award in Award::all() {
        hear(&mut faults, &Event::Funded { seat, award });
    }
    for milestone in Milestone::all() {
        hear(&mut faults, &Event::Claimed { seat, milestone });
    }
    for &conversion in Conversion::ALL {
        hear(&mut faults, &Event::Converted { seat, conversion });
    }
    for (known, why) in [
        (true, Why::Draft),
        (false, Why::Research),
        (true, Why::Card(card)),
    ] {
        let cards = if known { vec![card] } else { vec![] };
        hear(
            &mut faults,
            &Event::Drew {
                seat,
                n: 1,
                cards: cards.clone(),
                why,
            },
        );
        hear(
            &mut faults,
            &Event::Passed {
                to: seat,
                n: 1,
                cards,
            },
        );
    }
    hear(&mut faults, &Event::Neutral { seat });
    hear(&mut faults, &Event::Reshuffled { n: 5 });
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_texts_of_cards_read_well() {
    use words::{Language, Speech};
    let text = |language: Language, id: &str| {
        let entry = <Mars as tabletop::Game>::catalogue();
        let entry = entry.into_iter().find(|entry| entry.id == id).unwrap();
        let lines = entry.text.iter();
        let lines: Vec<String> = lines
            .map(|line| Speech::new(language).plain(line))
            .collect();
        lines.join(" ").replace('\u{a0}', " ")
    };
    assert_eq!(
        text(Language::En, "comet"),
        "When played: raise the temperature 1 step, place an ocean tile and remove up to 3 plants from any player."
    );
    assert_eq!(
        text(Language::Cs, "asteroid"),
        "Po zahrání: zvyšte teplotu o 1 stupeň, obdržíte 2 J titanu a odhoďte libovolnému hráči až 3 J rostlin."
    );
    assert_eq!(
        text(Language::Pl, "deimos_down"),
        "Po zagraniu: podnieś temperaturę o 3 poziomy, otrzymujesz 4 jednostki stali i usuń dowolnemu graczowi maksymalnie 8 jednostek roślinności."
    );
}
