//! How boards are handed out, and which options make no sense together.

use crate::common::*;
use planet::{Action, Boards, CorporationId, Illegal, Options, Planet, PlanetId, Side, Step};
use serde_json::json;
use tabletop::{Chance, Form, Game, Options as _, Seed};

fn set_up(options: serde_json::Value, seats: usize) -> Result<Planet, String> {
    let options: Options = serde_json::from_value(options).expect("the options are well-formed");
    let chance = Chance::seeded(Seed::from(3));
    Planet::new(&options, seats, chance).map_err(|error| error.message.id.into_owned())
}

fn sides(planet: Side, corporation: Side) -> Action {
    Action::Sides {
        planet,
        corporation,
    }
}

#[test]
fn planets_alone_are_dealt_and_everybody_plays_universal_coalition() {
    let mut game = set_up(json!({ "boards": "deal_planets" }), 3).expect("a game");
    assert_eq!(game.step, Step::Sides);
    let own = game.players[0].planet;
    for player in &game.players {
        assert_ne!(player.planet, PlanetId::SYMMETRIC);
        assert_eq!(player.corporation, CorporationId::SYMMETRIC);
    }
    let [kept, plain] = [Side::Asymmetric, Side::Symmetric].map(|it| sides(it, Side::Symmetric));
    assert_eq!(list(&game), [kept, plain]);
    let both = sides(Side::Asymmetric, Side::Asymmetric);
    assert_eq!(game.check(ME, &both), Err(Illegal::BoardNotDealt));
    for (seat, choice) in [kept, plain, plain].into_iter().enumerate() {
        play_as(&mut game, tabletop::Seat::from(seat), choice);
    }
    assert_eq!(game.step, Step::Rotation);
    let planets: Vec<_> = game.players.iter().map(|it| it.planet).collect();
    assert_eq!(planets, [own, PlanetId::SYMMETRIC, PlanetId::SYMMETRIC]);
}

#[test]
fn corporations_alone_are_dealt_and_everybody_plays_on_ksb_4156() {
    let game = set_up(json!({ "boards": "deal_corporations" }), 4).expect("a game");
    for player in &game.players {
        assert_eq!(player.planet, PlanetId::SYMMETRIC);
        assert_ne!(player.corporation, CorporationId::SYMMETRIC);
    }
    let [kept, plain] = [Side::Asymmetric, Side::Symmetric].map(|it| sides(Side::Symmetric, it));
    assert_eq!(list(&game), [kept, plain]);
}

#[test]
fn each_way_to_deal_one_kind_of_board_has_a_preset() {
    let Form { presets, .. } = Options::form();
    let boards = |name: &str| {
        let preset = presets.iter().find(|preset| preset.name == name);
        let options = preset.expect("a preset").options.clone();
        serde_json::from_value::<Options>(options)
            .expect("options")
            .boards
    };
    assert_eq!(boards("second_game_planets"), Boards::DealPlanets);
    assert_eq!(boards("second_game_corporations"), Boards::DealCorporations);
}

#[test]
fn options_without_effect_are_refused() {
    let refused = |options, seats| set_up(options, seats).err();
    let lists = Some("planet-setup-lists_need_free".to_owned());
    assert_eq!(refused(json!({ "planets": ["gaia"] }), 2), lists);
    let deal = json!({ "boards": "deal_planets", "corporations": [null, "makeshift"] });
    assert_eq!(refused(deal, 2), lists);
    let long = json!({ "boards": "free", "planets": [null, null, "gaia"] });
    assert_eq!(
        refused(long.clone(), 2),
        Some("planet-setup-list_too_long".to_owned())
    );
    assert_eq!(refused(long, 3), None);
    let mix = json!({ "green": 10, "red": 5 });
    assert_eq!(
        refused(mix.clone(), 2),
        Some("planet-setup-mix_needs_events".to_owned())
    );
    assert_eq!(refused(mix, 1), None, "alone there are always events");
    assert_eq!(
        refused(json!({ "green": 10, "red": 5, "events": true }), 2),
        None
    );
    let turning = json!({ "automatic_rotation": true });
    assert_eq!(refused(turning.clone(), 2), None);
    assert_eq!(
        refused(turning, 3),
        Some("planet-setup-automatic_rotation".to_owned())
    );
}

#[test]
fn options_without_effect_are_not_offered() {
    let form = Options::form();
    let offered = |options: serde_json::Value, seats: usize| -> Vec<String> {
        let fields = form.fields.iter();
        let fields = fields.filter(|field| field.matters(&form, &options, seats));
        fields.map(|field| field.name.to_string()).collect()
    };
    assert_eq!(
        offered(json!({}), 2),
        [
            "boards",
            "inner_offset",
            "events",
            "personal_objectives",
            "automatic_rotation",
            "first_commander"
        ]
    );
    assert_eq!(
        offered(json!({}), 1),
        ["boards", "inner_offset", "green", "red"]
    );
    assert_eq!(
        offered(json!({ "boards": "free", "events": true }), 4),
        [
            "boards",
            "planets",
            "corporations",
            "inner_offset",
            "events",
            "green",
            "red",
            "personal_objectives",
            "first_commander"
        ]
    );
}
