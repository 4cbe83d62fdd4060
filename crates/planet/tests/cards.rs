//! Every civilization, event and objective card is executed, and reported as a table.

mod common;
use common::*;
use planet::{
    Action, Boards, CivCard, Colour, EventCard, Illegal, Objective, Options, Planet, PlanetId,
    RoundRule, Stage, Step, Terrain, Track,
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;
use tabletop::{Chance, Events, Game, PileScript, Seat, Seed, Viewer, below};

fn solo(piles: &[(&str, &[&str])]) -> Planet {
    let script: BTreeMap<String, PileScript> = piles
        .iter()
        .map(|(pile, cards)| {
            let cards = cards.iter().map(|card| (*card).to_owned()).collect();
            ((*pile).to_owned(), PileScript::Draws(cards))
        })
        .collect();
    let options = Options {
        boards: Boards::Symmetric,
        green: 10,
        red: 10,
        ..Options::default()
    };
    let chance = Chance::scripted(Seed::from(11), script);
    let mut game = Planet::new(&options, 1, chance).expect("a game");
    assert_eq!(game.chance().fault(), None);
    while game.step == Step::Objectives {
        let first = list(&game)[0];
        play(&mut game, first);
    }
    game
}

/// A game alone in which this event comes first.
fn event(name: &str) -> Planet {
    let card = EventCard::named(name).expect("an event");
    let pile = match card.facts().colour {
        Colour::Green => "events_green",
        Colour::Orange => "events_orange",
        Colour::Red => "events_red",
    };
    let (green, red) = match card.facts().colour {
        Colour::Green => (20, 0),
        Colour::Orange => (0, 0),
        Colour::Red => (0, 20),
    };
    let script: BTreeMap<String, PileScript> = [
        (pile.to_owned(), PileScript::Draws([name.to_owned()].into())),
        (
            "events".to_owned(),
            PileScript::Draws([name.to_owned()].into()),
        ),
    ]
    .into();
    let options = Options {
        boards: Boards::Symmetric,
        green,
        red,
        ..Options::default()
    };
    let mut game =
        Planet::new(&options, 1, Chance::scripted(Seed::from(4), script)).expect("a game");
    while game.step == Step::Objectives {
        let first = list(&game)[0];
        play(&mut game, first);
    }
    assert_eq!(game.events.shown.last(), Some(&card));
    game
}

/// The end of a first round alone, on a board where every event finds something, with this event next.
fn before_event(card: EventCard) -> Planet {
    let filler = match card.key() {
        "no_rover_on_civ" => "no_rover_on_tech",
        _ => "no_rover_on_civ",
    };
    let colour = format!("events_{}", card.facts().colour.key());
    let names =
        |names: &[&str]| PileScript::Draws(names.iter().map(|name| (*name).to_owned()).collect());
    let mut script: BTreeMap<String, PileScript> = [
        ("events_orange".to_owned(), names(&[filler])),
        (colour, names(&[card.key()])),
    ]
    .into();
    if card.facts().colour == Colour::Orange {
        script.insert("events_orange".to_owned(), names(&[filler, card.key()]));
    }
    script.insert("events".to_owned(), names(&[filler, card.key()]));
    let options = Options {
        boards: Boards::Symmetric,
        green: 7,
        red: 6,
        first_commander: Some(ME),
        ..Options::default()
    };
    let mut game =
        Planet::new(&options, 1, Chance::scripted(Seed::from(4), script)).expect("a game");
    assert_eq!(game.chance().fault(), None, "{card:?}");
    while game.step == Step::Objectives {
        let first = list(&game)[0];
        play(&mut game, first);
    }
    lay(&mut game, "o4_tech_biomass_m", 0, 5, 0);
    lay(&mut game, "o4_civ_energy_m", 0, 5, 2);
    rover(&mut game, 7, 5);
    rover(&mut game, 8, 5);
    let player = me(&mut game);
    let symbol = player.surface.symbols.first().expect("a symbol");
    player.surface.meteorites.insert(symbol);
    player
        .trackers
        .iter_mut()
        .for_each(|tracker| tracker.at = 4);
    player.lifepods = 2;
    player.surface.lifepods.remove(sq(1, 4));
    player.surface.lifepods.remove(sq(10, 4));
    player.meteorites = 4;
    player.stage = Stage::Free;
    player.pending = planet::Pending::default();
    game
}

#[test]
fn every_event_is_executed() {
    println!("| event | choices | what changed |");
    for card in EventCard::all() {
        let mut game = before_event(card);
        let seen = |game: &Planet| {
            let parts = [
                ("player", serde_json::to_value(&game.players[0])),
                ("rule", serde_json::to_value(game.rule)),
                ("station", serde_json::to_value(&game.station)),
                ("civ", serde_json::to_value(&game.civ)),
                ("peeked", serde_json::to_value(game.events.peeked)),
            ];
            parts.map(|(name, value)| (name, value.expect("plain data")))
        };
        let mut calm = game.clone();
        calm.rule = None;
        calm.station.rotation = (calm.station.rotation + 5) % 6;
        let before = seen(&calm);
        play(&mut game, Action::Done);
        assert_eq!(game.events.shown.last(), Some(&card));
        let mut choices = Vec::new();
        while matches!(
            game.step,
            Step::Event | Step::FreeRotation | Step::EventClaims
        ) {
            let actions = list(&game);
            let action = match actions.contains(&Action::Peek) {
                true => Action::Peek,
                false => actions[0],
            };
            play(&mut game, action);
            choices.push(action);
            assert!(choices.len() < 50);
        }
        assert_eq!(game.step, Step::Turn, "{card:?}");
        me(&mut game).stage = Stage::Free;
        let changed: Vec<&str> = before
            .iter()
            .zip(seen(&game))
            .filter(|(a, b)| a.1 != b.1)
            .map(|(a, _)| a.0)
            .collect();
        assert!(!changed.is_empty(), "{card:?} did nothing");
        println!("| {} | {choices:?} | {changed:?} |", card.key());
    }
}

#[test]
fn every_civ_card_is_claimed_and_executed() {
    println!("| civ card | kept | follow-up |");
    for card in CivCard::all() {
        let level = card.facts().level;
        let pile = format!("civ_{level}");
        let mut game = solo(&[(&pile, &[card.key()])]);
        while game.step != Step::Turn {
            let first = list(&game)[0];
            play(&mut game, first);
        }
        me(&mut game).surface.meteorites.insert(sq(5, 5));
        rover(&mut game, 5, 4);
        me(&mut game).owed[usize::from(level) - 1] = 1;
        finish_turn(&mut game, ME);
        assert_eq!(game.step, Step::Claims, "{card:?}");
        play(&mut game, Action::Keep(card));
        let mut follow = Vec::new();
        while game.step == Step::Claims && game.round == 1 {
            let actions = list(&game);
            let action = *actions.last().expect("an action");
            play(&mut game, action);
            follow.push(action);
            assert!(follow.len() < 200, "{card:?}");
        }
        let held = me(&mut game)
            .civ
            .iter()
            .find(|held| held.card == card)
            .expect("held");
        assert_eq!(held.shown, card.immediate());
        println!(
            "| {} | {} | {} actions |",
            card.key(),
            held.shown,
            follow.len()
        );
    }
}

#[test]
fn every_objective_is_scored_on_both_sides() {
    println!("| objective | neighbour | personal |");
    let options = Options {
        events: true,
        personal_objectives: true,
        ..Options::default()
    };
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut game = Planet::new(&options, 2, Chance::seeded(Seed::from(8))).expect("a game");
    while let Some(seat) = game.deciders().first() {
        let actions = list_of(&game, seat);
        let action = actions[below(&mut rng, actions.len() as u32) as usize];
        let _ = game.play(seat, &action, &mut Events::off());
    }
    for card in Objective::all() {
        game.objectives.neighbours.clear();
        game.objectives.neighbours.push(card);
        game.players
            .iter_mut()
            .for_each(|player| player.objectives.clear());
        game.players[0].objectives.push(card);
        let facts = card.facts();
        let values = [0, 1].map(|i| game.players[i].metric(facts.neighbour.metric));
        let scores = game.standings(Viewer::Referee);
        let line = |i: usize, name: &str| {
            let lines = &scores.seats[i].breakdown;
            lines
                .iter()
                .find(|line| line.name == name)
                .map_or(0, |line| line.points)
        };
        let medals = [0, 1].map(|i| line(i, "neighbour"));
        let expected = match (values[0] == values[1], facts.neighbour.goal) {
            (true, _) => [2, 2],
            (false, goal) => match (values[0] > values[1]) == (goal == planet::cards::Goal::Most) {
                true => [5, 0],
                false => [0, 5],
            },
        };
        let shared = game.objectives.shared.is_some();
        assert!(
            shared || medals == expected,
            "{card:?}: {values:?} {medals:?}"
        );
        let fulfilled = game.players[0].fulfils(facts.personal.condition);
        assert_eq!(line(0, "personal"), if fulfilled { 5 } else { 0 });
        println!(
            "| {} | {values:?} {medals:?} | {fulfilled} |",
            facts.neighbour.id
        );
    }
}

// Worked examples of the cards

#[test]
fn advance_x_or_y_takes_the_one_that_can() {
    let mut game = event("advance_rover_or_civ");
    set(&mut game, Track::Civ, 15);
    set(&mut game, Track::Rover, 7);
    let refusal = game.check(ME, &Action::Pick(Track::Civ));
    assert_eq!(
        refusal,
        Err(Illegal::CannotAdvance {
            tracker: Track::Civ
        })
    );
    play(&mut game, Action::Pick(Track::Rover));
    assert_eq!((at(&game, Track::Rover), me(&mut game).pool), (8, 2));
}

#[test]
fn regress_takes_a_tracker_that_can_go_down_the_furthest() {
    let mut game = event("regress_any_by_3");
    assert_eq!(game.step, Step::Turn, "all at the start: nothing happens");
    game.step = Step::Event;
    me(&mut game).stage = Stage::Free;
    for track in [Track::Civ, Track::Rover] {
        set(&mut game, track, 1);
    }
    me(&mut game).pending.regress = Some(planet::pending::Regress {
        from: planet::TrackSet::ALL,
        steps: 3,
    });
    assert_eq!(
        list(&game),
        [Action::Regress(Track::Civ), Action::Regress(Track::Rover)]
    );
    set(&mut game, Track::Water, 2);
    assert_eq!(list(&game), [Action::Regress(Track::Water)]);
    play(&mut game, Action::Regress(Track::Water));
    assert_eq!(at(&game, Track::Water), 0);
}

#[test]
fn a_level_is_lost_by_a_regress_and_comes_back() {
    let mut game = game("universal_coalition");
    set(&mut game, Track::Tech, 5);
    assert_eq!(me(&mut game).active(), 0b11);
    set(&mut game, Track::Tech, 4);
    assert_eq!(me(&mut game).active(), 0b1);
    set(&mut game, Track::Tech, 5);
    assert_eq!(me(&mut game).active(), 0b11);
}

#[test]
fn the_silent_triple_advance_gains_nothing_but_height() {
    let mut game = event("silent_triple_advance");
    set(&mut game, Track::Civ, 1);
    play(&mut game, Action::Pick(Track::Civ));
    assert_eq!((at(&game, Track::Civ), me(&mut game).owed), (4, [0; 4]));
    assert_eq!(me(&mut game).track_medals(), 1);
}

#[test]
fn no_milestones_takes_patch_rover_card_and_level_but_not_movement() {
    let mut game = game("universal_coalition");
    set(&mut game, Track::Biomass, 2);
    set(&mut game, Track::Rover, 5);
    tile_taken(&mut game);
    game.rule = Some(RoundRule::NoMilestones);
    me(&mut game).pending.advance = [0, 0, 1, 1, 0];
    play(&mut game, Action::Advance(Track::Biomass));
    let player = me(&mut game);
    assert_eq!(
        (player.pending.patches, player.pending.deploy, player.pool),
        (0, 0, 2)
    );
}

#[test]
fn no_synergy_boosts_stops_boosts_and_nothing_else() {
    let mut game = game("universal_coalition");
    set(&mut game, Track::Water, 2);
    tile_taken(&mut game);
    game.rule = Some(RoundRule::NoSynergyBoosts);
    me(&mut game).pending.advance[Track::Water.index()] = 1;
    play(&mut game, Action::Advance(Track::Water));
    assert_eq!(
        (at(&game, Track::Water), me(&mut game).pending.synergy),
        (3, 0)
    );
}

#[test]
fn no_tiles_on_the_edge_yields_where_every_first_tile_must_touch_it() {
    for (planet, expected) in [("ksb_4156", 192), ("charybdis", 72)] {
        let mut game = game_on(planet, "universal_coalition");
        game.rule = Some(RoundRule::NoTileOnEdge);
        let ring = turn_with(&mut game, "o4_civ_energy");
        // Only this tile is in the depot.
        let other = planet::Ring::ALL[1 - ring.index()];
        let place = planet::tiles::seats(2)[0];
        let outer = (place + game.station.rotation) % 6;
        let shape = planet::tiles::shape_in(other, outer);
        game.station.stacks[usize::from(shape)].top = None;
        game.rule = Some(RoundRule::NoTileOnEdge);
        play(&mut game, Action::Select(ring));
        assert_eq!(list(&game).len(), expected, "{planet}");
    }
}

#[test]
fn no_tiles_on_ice_forbids_ice() {
    let mut game = game("universal_coalition");
    let ring = turn_with(&mut game, "i2_civ_energy");
    game.rule = Some(RoundRule::NoTileOnIce);
    play(&mut game, Action::Select(ring));
    let icy = game.check(
        ME,
        &Action::Place {
            turn: 0,
            at: sq(0, 5),
        },
    );
    assert_eq!(icy, Err(Illegal::EventForbidsIce));
}

#[test]
fn no_matching_contact_compares_square_by_square() {
    let mut game = game("universal_coalition");
    let surface = &mut me(&mut game).surface;
    surface.covered.insert(sq(5, 5));
    surface.terrain[Terrain::Water.index()].insert(sq(5, 5));
    let ring = turn_with(&mut game, "i2_water_rover");
    game.rule = Some(RoundRule::NoMatchingContact);
    play(&mut game, Action::Select(ring));
    // Water on (6,5), then rover on (6,5).
    let touching = game.check(
        ME,
        &Action::Place {
            turn: 3,
            at: sq(6, 5),
        },
    );
    assert_eq!(
        touching,
        Err(Illegal::EventForbidsContact {
            terrain: Terrain::Water
        })
    );
    assert!(can(
        &game,
        Action::Place {
            turn: 1,
            at: sq(6, 5)
        }
    ));
}

#[test]
fn one_resource_only_drops_the_other() {
    let mut game = game("universal_coalition");
    let ring = turn_with(&mut game, "i2_rover_tech");
    game.rule = Some(RoundRule::OneResourceOnly);
    play(&mut game, Action::Select(ring));
    play(
        &mut game,
        Action::Place {
            turn: 0,
            at: sq(5, 0),
        },
    );
    play(&mut game, Action::Resource(Terrain::Tech));
    assert_eq!((at(&game, Track::Tech), at(&game, Track::Rover)), (1, 0));
    assert!(me(&mut game).pending.resources.is_empty());
}

#[test]
fn rovers_stay_off_a_banned_terrain_but_may_leave_it() {
    let mut game = game("universal_coalition");
    for (x, y) in [(5, 5), (6, 5)] {
        let surface = &mut me(&mut game).surface;
        surface.covered.insert(sq(x, y));
        surface.terrain[Terrain::Water.index()].insert(sq(x, y));
    }
    rover(&mut game, 5, 5);
    tile_taken(&mut game);
    me(&mut game).pool = 1;
    game.rule = Some(RoundRule::RoverTerrainBan {
        terrain: Terrain::Water,
    });
    let entering = game.check(
        ME,
        &Action::Move {
            from: sq(5, 5),
            to: sq(6, 5),
        },
    );
    assert_eq!(
        entering,
        Err(Illegal::EventForbidsRover {
            terrain: Terrain::Water
        })
    );
    assert!(can(
        &game,
        Action::Move {
            from: sq(5, 5),
            to: sq(4, 5)
        }
    ));
}

#[test]
fn a_rover_is_destroyed_by_the_event_only_if_there_are_two() {
    let mut game = event("destroy_rover");
    assert_eq!(game.step, Step::Turn);
    rover(&mut game, 5, 5);
    rover(&mut game, 6, 5);
    game.step = Step::Event;
    me(&mut game).stage = Stage::Free;
    me(&mut game).pending.destroy_rover = true;
    play(&mut game, Action::Destroy(sq(5, 5)));
    assert_eq!(
        (
            me(&mut game).surface.rovers.len(),
            me(&mut game).rovers_lost
        ),
        (1, 1)
    );
}

#[test]
fn a_depot_stack_can_be_discarded_only_if_the_other_tile_fits() {
    let mut game = event("discard_depot_stack");
    let both = list(&game);
    assert_eq!(both.len(), 2);
    let gone = game.station.gone.iter().count();
    play(&mut game, both[0]);
    assert_eq!(game.station.gone.iter().count(), gone + 12);
    assert_eq!(game.step, Step::Turn);
}

#[test]
fn peeking_shows_the_next_event_to_the_peeker_alone() {
    let mut game = event("synergy_or_peek_1");
    let next = game.events.deck.last().copied();
    play(&mut game, Action::Peek);
    assert_eq!(game.view(Viewer::seat(ME)).events.next, next);
    assert_eq!(game.view(Viewer::Spectator).events.next, None);
}

#[test]
fn an_extra_rover_is_deployed_with_the_first_tile() {
    let mut game = event("extra_rover");
    assert_eq!(me(&mut game).rovers, 3);
    let select = list(&game)[0];
    play(&mut game, select);
    let placement = list(&game)[0];
    play(&mut game, placement);
    assert!(me(&mut game).pending.deploy >= 1);
}

#[test]
fn civ_cards_come_and_go_by_events() {
    let game = event("extra_civ_cards");
    assert!(game.civ.piles.iter().all(|pile| pile.len() == 3));
    let game = event("remove_civ_cards");
    assert!(game.civ.piles.iter().all(|pile| pile.len() == 1));
    assert_eq!(game.civ.removed.len(), 4);
}

#[test]
fn a_patch_before_the_first_tile_is_the_first_piece() {
    let mut game = event("biomass_patch");
    assert_eq!(
        game.check(ME, &Action::Patch(sq(5, 5))),
        Err(Illegal::NotOnEdge)
    );
    play(&mut game, Action::Patch(sq(5, 0)));
    let select = list(&game)[0];
    play(&mut game, select);
    let adjacent = |action: &Action| matches!(action, Action::Place { .. });
    assert!(list(&game).iter().all(adjacent));
    assert!(list(&game).len() < 60);
}

#[test]
fn meteorites_and_commerce_score_by_copies() {
    let mut game = game("universal_coalition");
    let copies = |game: &mut Planet, family: &str, n: usize| {
        me(game).civ.clear();
        for i in 1..=n {
            let card = CivCard::named(&format!("{family}_{i}")).expect("a card");
            me(game).civ.push(planet::state::Held {
                taken: i as u8,
                card,
                shown: true,
            });
        }
        me(game).card_medals(|_, _| true)
    };
    me(&mut game).meteorites = 8;
    for (n, expected) in [2, 4, 6, 8, 10].into_iter().enumerate() {
        assert_eq!(copies(&mut game, "meteorite_repo", n)[1], expected);
    }
    me(&mut game).meteorites = 2;
    assert_eq!(copies(&mut game, "meteorite_repo", 4)[1], 0);
    for (n, expected) in [0, 1, 3, 6, 10].into_iter().enumerate() {
        assert_eq!(copies(&mut game, "commerce_agreement", n)[2], expected);
    }
}

#[test]
fn lifepods_on_tracks_count_as_collected_but_bring_no_medals() {
    let mut game = game("cosmos_inc");
    me(&mut game).lifepods = 4;
    me(&mut game).pods_on_tracks[0] = 0b110;
    let card = CivCard::named("space_citizen_decree").expect("a card");
    me(&mut game).civ.push(planet::state::Held {
        taken: 1,
        card,
        shown: true,
    });
    assert_eq!(me(&mut game).card_medals(|_, _| true)[0], 8);
    assert_eq!(me(&mut game).collected_lifepods(), 6);
}

#[test]
fn unionization_raises_all_trackers_to_row_five_without_boosts() {
    let mut game = game("universal_coalition");
    for (track, row) in [
        (Track::Civ, 2),
        (Track::Water, 1),
        (Track::Biomass, 5),
        (Track::Tech, 3),
    ] {
        set(&mut game, track, row);
    }
    lay(&mut game, "o4_tech_biomass", 0, 5, 0);
    begin_turn(&mut game);
    me(&mut game).pending.raise_to = 5;
    me(&mut game).stage = Stage::Free;
    while let Some(raise) = list(&game)
        .into_iter()
        .find(|it| matches!(it, Action::Raise(_)))
    {
        play(&mut game, raise);
    }
    let player = me(&mut game);
    assert!(player.trackers.iter().all(|tracker| tracker.at == 5));
    assert_eq!((player.owed, player.pending.synergy), ([1, 0, 0, 0], 0));
    assert_eq!(
        (player.pool, player.pending.deploy, player.active()),
        (6, 1, 0b11)
    );
}

#[test]
fn a_planet_lottery_at_the_end_can_lead_to_another_claim() {
    let mut game = game("universal_coalition");
    set(&mut game, Track::Civ, 13);
    let lottery = CivCard::named("planet_lottery").expect("a card");
    for pile in &mut game.civ.piles {
        pile.retain(|card| *card != lottery);
    }
    for pile in &mut game.civ.unused {
        pile.retain(|card| *card != lottery);
    }
    me(&mut game).civ.push(planet::state::Held {
        taken: 1,
        card: lottery,
        shown: false,
    });
    begin_turn(&mut game);
    game.last_round = true;
    finish_turn(&mut game, ME);
    finish_turn(&mut game, Seat(1));
    assert_eq!(game.step, Step::End);
    play(&mut game, Action::Pick(Track::Civ));
    play(&mut game, Action::Done);
    assert_eq!((game.step, at(&game, Track::Civ)), (Step::EndClaims, 14));
    assert!(list(&game).iter().all(|it| matches!(it, Action::Keep(_))));
}

#[test]
fn a_secret_card_is_seen_by_its_owner_alone() {
    let mut game = game("universal_coalition");
    begin_turn(&mut game);
    me(&mut game).owed[0] = 1;
    finish_turn(&mut game, ME);
    finish_turn(&mut game, Seat(1));
    let secret = list(&game).into_iter().find_map(|it| match it {
        Action::Keep(card) if !card.immediate() => Some(card),
        _ => None,
    });
    let Some(card) = secret else { return };
    play(&mut game, Action::Keep(card));
    assert_eq!(
        game.view(Viewer::seat(ME)).players[0].civ,
        [(1, Some(card))]
    );
    assert_eq!(game.view(Viewer::seat(Seat(1))).players[0].civ, [(1, None)]);
}

#[test]
fn salvage_yard_places_without_advancing_and_depot_repair_with() {
    for (advance, expected) in [(false, 0), (true, 2)] {
        let mut game = game("universal_coalition");
        begin_turn(&mut game);
        me(&mut game).owed[0] = 1;
        finish_turn(&mut game, ME);
        finish_turn(&mut game, Seat(1));
        let dull = list(&game).into_iter().find_map(|it| match it {
            Action::Keep(card) if !card.immediate() => Some(card),
            _ => None,
        });
        let Some(_) = dull else { continue };
        // The claim itself is tested elsewhere; here its effect.
        game.civ.claim = None;
        me(&mut game).pending.extra_tile = Some(advance);
        me(&mut game).surface = planet::Surface::new(planet::planets::board(PlanetId::SYMMETRIC));
        me(&mut game)
            .trackers
            .iter_mut()
            .for_each(|tracker| tracker.at = 0);
        let ring = turn_with(&mut game, "i2_civ_energy");
        play(&mut game, Action::Select(ring));
        play(
            &mut game,
            Action::Place {
                turn: 0,
                at: sq(5, 0),
            },
        );
        assert_eq!(at(&game, Track::Civ), expected);
        assert!(me(&mut game).surface.covered.contains(sq(5, 0)));
    }
}
