//! Tiles and parameters.

use crate::table::*;
use mars::scene::Scene;
use mars::{Illegal, Placement, Tile};

fn rich() -> Scene {
    Scene::new(2)
        .hand(A, &["mine", "lichen"])
        .hand(B, &["algae"])
        .money(A, 100)
}

fn city(scene: Scene) -> Table {
    let mut table = Table::new(scene.ready());
    table.act(&[CITY]);
    table
}

fn greenery(scene: Scene) -> Table {
    let mut table = Table::new(scene.ready());
    table.act(&[GREENERY]);
    table
}

#[test]
fn oceans_go_only_on_the_twelve_ocean_hexes_and_nothing_else_goes_there() {
    let mut table = Table::new(rich().ready());
    table.act(&[AQUIFER]);
    let oceans = table.spaces();
    assert_eq!(oceans.len(), 12);
    let table = city(rich());
    assert!(oceans.iter().all(|ocean| !table.spaces().contains(ocean)));
    let refusal = Illegal::WrongKind {
        placement: Placement::CityNormal,
    };
    assert_eq!(table.why_not(place("r1c2")), refusal);
}

#[test]
fn the_hex_of_noctis_city_takes_nothing_else() {
    assert!(!city(rich()).spaces().contains(&"r5c3"));
    let table = city(rich());
    assert_eq!(table.spaces().len(), 48);
    let scene = rich().hand(A, &["noctis_city"]).production(A, Energy, 1);
    let mut table = Table::new(scene.ready());
    table.act(&[play("noctis_city")]);
    assert_eq!(
        table.tile("r5c3"),
        Some((Tile::City, Some(A))),
        "one hex, no question"
    );
}

#[test]
fn a_city_does_not_go_next_to_another_city() {
    let table = city(rich().tile(Tile::City, "r3c3", Some(B)));
    for next in ["r3c2", "r3c4", "r2c2", "r2c3", "r4c3", "r4c4"] {
        assert_eq!(table.why_not(place(next)), Illegal::NextToCity, "{next}");
    }
    assert!(table.spaces().contains(&"r3c5"));
    let refusal = Illegal::Occupied { tile: Tile::City };
    assert_eq!(table.why_not(place("r3c3")), refusal);
}

#[test]
fn a_greenery_goes_next_to_an_own_tile_if_such_a_hex_is_free() {
    let table = greenery(rich().tile(Tile::City, "r3c3", Some(A)).tile(
        Tile::City,
        "r6c3",
        Some(B),
    ));
    let mut spaces = table.spaces();
    spaces.sort_unstable();
    assert_eq!(spaces, ["r2c2", "r2c3", "r3c2", "r3c4", "r4c3", "r4c4"]);
    let refusal = Illegal::NotNextTo {
        placement: Placement::GreeneryNormal,
    };
    assert_eq!(table.why_not(place("r6c2")), refusal);
}

#[test]
fn without_such_a_hex_a_greenery_goes_on_any_free_land() {
    assert_eq!(
        greenery(rich()).spaces().len(),
        48,
        "who owns nothing on Mars"
    );
    let off_planet = rich().tile(Tile::City, "ganymede_colony", Some(A));
    assert_eq!(greenery(off_planet).spaces().len(), 48);
}

#[test]
fn a_claimed_hex_is_for_its_claimer_alone() {
    let table = city(rich().claim("r3c3", B));
    assert_eq!(table.why_not(place("r3c3")), Illegal::Claimed { by: B });
    let mut table = city(rich().claim("r3c3", A));
    table.act(&[place("r3c3")]);
    assert!(
        table.view().claims.is_empty(),
        "the marker makes room for the tile"
    );
}

#[test]
fn the_placing_player_gets_the_printed_bonus_of_every_sort_of_tile() {
    let mut table = Table::new(rich().ready());
    table.act(&[AQUIFER, place("r1c2")]);
    assert_eq!(table.stock(A, Steel), 2);
    let mut table = city(rich());
    table.act(&[place("r4c1")]);
    assert_eq!((table.stock(A, Plants), table.stock(A, Titanium)), (1, 1));
    let mut table = greenery(rich());
    table.act(&[place("r3c1")]);
    assert_eq!(table.hand(A).len(), 3, "a card is drawn");
}

#[test]
fn every_tile_earns_2_megacredits_for_each_adjacent_ocean() {
    let scene = rich().oceans(&["r5c4", "r5c5"]);
    let mut table = city(scene.clone());
    table.act(&[place("r4c4")]);
    assert_eq!(table.money(A), 75 + 4);
    let mut table = Table::new(scene.ready());
    table.act(&[AQUIFER, place("r5c6")]);
    assert_eq!(table.money(A), 82 + 2, "oceans too");
}

#[test]
fn an_ocean_belongs_to_nobody_and_gives_a_step_of_rating() {
    let mut table = Table::new(rich().ready());
    table.act(&[AQUIFER, place("r1c5")]);
    assert_eq!(table.tile("r1c5"), Some((Tile::Ocean, None)));
    assert_eq!((table.rating(A), table.view().planet.oceans), (21, 1));
}

#[test]
fn temperature_gives_heat_production_at_minus_24_and_minus_20() {
    let mut table = Table::new(rich().temperature(-26).stock(A, Heat, 24).passed(B).ready());
    table.act(&[HEAT]);
    assert_eq!(table.production(A, Heat), 1);
    table.act(&[HEAT]);
    assert_eq!(table.production(A, Heat), 1);
    table.act(&[HEAT]);
    assert_eq!((table.production(A, Heat), table.rating(A)), (2, 23));
}

#[test]
fn temperature_0_places_an_ocean_with_rating_and_bonus() {
    let mut table = Table::new(rich().temperature(-2).stock(A, Heat, 8).ready());
    table.act(&[HEAT]);
    assert_eq!(table.asked(), "place");
    table.act(&[place("r1c2")]);
    assert_eq!((table.rating(A), table.stock(A, Steel)), (22, 2));
}

#[test]
fn temperature_0_places_nothing_when_no_ocean_is_left() {
    let nine = [
        "r1c2", "r1c4", "r1c5", "r2c6", "r4c8", "r5c4", "r5c5", "r5c6", "r9c5",
    ];
    let scene = rich().temperature(-2).stock(A, Heat, 8).oceans(&nine);
    let mut table = Table::new(scene.ready());
    table.act(&[HEAT]);
    assert_eq!(
        (table.rating(A), table.asked().as_str()),
        (21, "second_action")
    );
}

#[test]
fn oxygen_8_raises_temperature_with_its_own_bonus() {
    let mut table = greenery(rich().oxygen(7).temperature(-26));
    table.act(&[place("r3c3")]);
    assert_eq!((table.rating(A), table.production(A, Heat)), (22, 1));
    assert_eq!(table.view().planet.temperature, -24);
}

#[test]
fn at_the_end_of_a_track_nothing_happens_and_no_rating_is_gained() {
    let mut table = Table::new(rich().hand(A, &["deimos_down"]).temperature(6).ready());
    table.act(&[play("deimos_down")]);
    assert_eq!((table.rating(A), table.view().planet.temperature), (21, 8));
}

#[test]
fn special_tiles_go_where_their_card_says() {
    let with = |id: &str| rich().hand(A, &[id]).production(A, Energy, 2);
    let spaces = |scene: Scene, id: &str| {
        let mut table = Table::new(scene.ready());
        table.act(&[play(id)]);
        let mut spaces = table.spaces();
        spaces.sort_unstable();
        spaces
    };
    assert_eq!(
        spaces(with("lava_flows"), "lava_flows"),
        ["r2c2", "r3c1", "r4c1", "r5c1"]
    );
    assert_eq!(spaces(with("mohole_area"), "mohole_area").len(), 12);
    assert_eq!(spaces(with("nuclear_zone"), "nuclear_zone").len(), 48);
    let scene = with("mangrove").temperature(4);
    assert_eq!(spaces(scene, "mangrove").len(), 12);
    // Steel or titanium on land.
    let metal = spaces(with("mining_rights"), "mining_rights");
    assert!(metal.contains(&"r1c1") && metal.contains(&"r4c1") && !metal.contains(&"r1c2"));
    let scene = with("mining_area").tile(Tile::City, "r9c1", Some(A));
    assert_eq!(spaces(scene, "mining_area"), ["r8c1", "r9c2"]);
    let scene = with("industrial_center").tile(Tile::City, "r1c3", Some(B));
    assert_eq!(spaces(scene, "industrial_center"), ["r2c3", "r2c4"]);
    let scene = with("natural_preserve")
        .oceans(&["r1c2"])
        .tile(Tile::City, "r3c3", Some(B));
    let isolated = spaces(scene, "natural_preserve");
    assert!(!isolated.contains(&"r1c1") && !isolated.contains(&"r3c4"));
    let scene = with("ecological_zone").tile(Tile::Greenery, "r1c3", Some(A));
    assert_eq!(spaces(scene, "ecological_zone"), ["r2c3", "r2c4"]);
    let scene = with("urbanized_area")
        .tile(Tile::City, "r3c3", Some(B))
        .tile(Tile::City, "r3c4", Some(B));
    assert_eq!(spaces(scene, "urbanized_area"), ["r2c3", "r4c4"]);
}

#[test]
fn mining_rights_and_mining_area_produce_the_metal_of_their_hex() {
    for (hex, resource) in [("r1c1", Steel), ("r4c1", Titanium)] {
        let mut table = Table::new(rich().hand(A, &["mining_rights"]).ready());
        table.act(&[play("mining_rights"), place(hex)]);
        assert_eq!(table.production(A, resource), 1);
        assert_eq!(table.tile(hex), Some((Tile::MiningRights, Some(A))));
    }
}

#[test]
fn off_planet_cities_lie_next_to_nothing() {
    let scene = rich().hand(A, &["ganymede_colony"]);
    let mut table = Table::new(scene.ready());
    table.act(&[play("ganymede_colony")]);
    assert_eq!(table.tile("ganymede_colony"), Some((Tile::City, Some(A))));
    table.act(&[CITY]);
    assert_eq!(table.spaces().len(), 48);
}

#[test]
fn considered_explains_every_space() {
    use tabletop::Game;
    let scene = rich()
        .tile(Tile::City, "r3c3", Some(B))
        .claim("r6c3", B)
        .oceans(&["r1c2"]);
    let table = city(scene);
    let mut considered = Vec::new();
    table.game.considered(A, &mut considered);
    assert_eq!(considered.len(), 63);
    let why = |id: &str| {
        let found = considered.iter().find(|(action, _)| *action == place(id));
        found.unwrap().1.clone()
    };
    assert_eq!(why("r8c3"), None);
    assert_eq!(why("r3c3"), Some(Illegal::Occupied { tile: Tile::City }));
    assert_eq!(why("r3c4"), Some(Illegal::NextToCity));
    assert_eq!(why("r6c3"), Some(Illegal::Claimed { by: B }));
    let kind = Some(Illegal::WrongKind {
        placement: Placement::CityNormal,
    });
    assert_eq!(why("r5c4"), kind);
    assert_eq!(why("phobos_space_haven"), kind);
}
