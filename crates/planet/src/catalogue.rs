//! Every component in words, generated from its effects: one function an effect.

mod printed;

use crate::cards::Family;
use crate::cells::Square;
use crate::corporations::{Limit, Space, corporation};
use crate::effect::{
    Base, Condition, Effect, Metric, PlanetRule, RoundRule, Scoring, Special, Zone,
};
use crate::kinds::{
    CivCard, CorporationId, EventCard, Objective, PlanetId, TileId, Track, TrackSet,
};
use crate::metrics::terrain_of;
use crate::planets::board;
use crate::tiles;
use crate::words;
pub use printed::*;
use tabletop::Message;

type Entry = tabletop::Entry<Printed>;

fn kind(key: &'static str) -> Message {
    Message::new(format!("planet-kind-{key}"))
}

fn fact(key: &'static str, n: impl Into<tabletop::Arg>) -> Message {
    Message::new(format!("planet-fact-{key}")).with("n", n)
}

fn text(key: &str) -> Message {
    Message::new(format!("planet-text-{key}"))
}

fn track(track: Track) -> Message {
    Message::new("planet-track").with("track", track.key())
}

fn tracks(set: TrackSet) -> Message {
    match set == TrackSet::ALL {
        true => Message::new("planet-tracks-any"),
        false => {
            let named = set.iter().map(track);
            named.reduce(either).unwrap_or_else(|| text("none"))
        }
    }
}

/// One or the other.
fn either(a: Message, b: Message) -> Message {
    Message::new("planet-or").with("a", a).with("b", b)
}

/// What an effect does.
pub(crate) fn effect_text(effect: &Effect) -> Message {
    use crate::effect::{Benefits, Who};
    match effect {
        Effect::SynergyBoost { count } => text("synergy_boost").with("n", *count),
        Effect::CivCard { level } => text("civ_card").with("level", *level),
        Effect::GainBiomassPatches { count } => text("gain_biomass_patches").with("n", *count),
        Effect::PlaceRover => text("place_rover"),
        Effect::GainRoverMovement { points } => text("gain_rover_movement").with("n", *points),
        Effect::UnlockTech { level } => text("unlock_tech").with("n", *level),
        Effect::AdvanceTracker { tracker, steps } => match tracker {
            Who::Tracker(it) => text("advance_tracker")
                .with("track", it.key())
                .with("n", *steps),
            Who::Flux => text("advance_tracker")
                .with("track", "flux")
                .with("n", *steps),
        },
        Effect::AdvanceTrackers {
            from,
            count,
            steps,
            benefits,
        } => text("advance_trackers")
            .with("n", *count)
            .with("steps", *steps)
            .with("tracks", tracks(*from))
            .with(
                "benefits",
                match benefits {
                    Benefits::All => "all",
                    Benefits::NoSynergy => "no_synergy",
                    Benefits::None => "none",
                },
            ),
        Effect::AdvanceAllTo { position, .. } => text("advance_all_to").with("row", *position),
        Effect::RegressTracker { from, steps } => text("regress_tracker")
            .with("tracks", tracks(*from))
            .with("steps", *steps),
        Effect::PlaceDepotTile { advance } => {
            text("place_depot_tile").with("advance", if *advance { "yes" } else { "no" })
        }
        Effect::CollectTokens { token, count } => text("collect_tokens")
            .with("token", token.key())
            .with("n", *count),
        Effect::DestroyTokens {
            token,
            zone,
            count,
            needs,
        } => text("destroy_tokens")
            .with("token", token.key())
            .with(
                "zone",
                match zone {
                    Zone::Planet => "planet",
                    Zone::Corporation => "corporation",
                },
            )
            .with("n", *count)
            .with("needs", *needs),
        Effect::DestroyMeteoritesInLine => text("destroy_meteorites_in_line"),
        Effect::TeleportRover => text("teleport_rover"),
        Effect::AddMeteorite => text("add_meteorite"),
        Effect::GainExtraRover { .. } => text("gain_extra_rover"),
        Effect::AddCivCards { per_level } => text("add_civ_cards").with("n", *per_level),
        Effect::RemoveCivCards { per_level } => text("remove_civ_cards").with("n", *per_level),
        Effect::DrawObjective { count } => text("draw_objective").with("n", *count),
        Effect::DiscardObjective { count } => text("discard_objective").with("n", *count),
        Effect::RotateStation => text("rotate_station"),
        Effect::DiscardDepotStack => text("discard_depot_stack"),
        Effect::PeekNextEvent => text("peek_next_event"),
        Effect::ChooseOne { options } => {
            let options = options.iter().flatten().map(effect_text);
            let choice = |a, b| text("choose_one").with("a", a).with("b", b);
            options.reduce(choice).unwrap_or_else(|| text("none"))
        }
        Effect::RoundRule { rule } => rule_text(*rule),
    }
}

fn rule_text(rule: RoundRule) -> Message {
    match rule {
        RoundRule::RoverTerrainBan { terrain } => {
            text("rover_terrain_ban").with("terrain", terrain.key())
        }
        RoundRule::NoTileOnEdge => text("no_tile_on_edge"),
        RoundRule::NoTileOnIce => text("no_tile_on_ice"),
        RoundRule::NoMatchingContact => text("no_matching_contact"),
        RoundRule::OneResourceOnly => text("one_resource_only"),
        RoundRule::NoMilestones => text("no_milestones"),
        RoundRule::NoSynergyBoosts => text("no_synergy_boosts"),
    }
}

fn scoring_text(scoring: Scoring, family: Option<Family>) -> Message {
    match scoring {
        Scoring::Medals { amount } => text("medals").with("n", amount),
        Scoring::MedalsPer { amount, .. } => text("medals_per_patch").with("n", amount),
        Scoring::LifepodValue { medals_each } => text("lifepod_value").with("n", medals_each),
        Scoring::FamilySet => match family {
            Some(Family::MeteoriteRepo) => text("meteorite_repo"),
            _ => text("commerce_agreement"),
        },
    }
}

/// What a civilization card does.
pub(crate) fn civ_text(card: CivCard) -> Vec<Message> {
    let facts = card.facts();
    let effects = facts.effect.iter().map(effect_text);
    effects
        .chain(
            facts
                .scoring
                .iter()
                .map(|it| scoring_text(*it, facts.family)),
        )
        .collect()
}

fn metric_text(metric: Metric) -> Message {
    let key = match metric {
        Metric::ResourcesOnEdge { .. } => "resources_on_edge",
        Metric::ResourcesOnPlanet { .. } => "resources_on_planet",
        Metric::LargestArea { .. } => "largest_area",
        Metric::AreaCount { .. } => "area_count",
        Metric::TracksAtMax => "tracks_at_max",
        Metric::CollectedMeteorites => "collected_meteorites",
        Metric::CollectedLifepods => "collected_lifepods",
        Metric::BiomassPatchesOnPlanet => "biomass_patches",
    };
    let message = Message::new(format!("planet-metric-{key}"));
    match terrain_of(metric) {
        Some(terrain) => message.with("terrain", terrain.key()),
        None => message,
    }
}

/// What two neighbours compare.
pub(crate) fn neighbour_text(card: Objective) -> Message {
    use crate::cards::Goal;
    let facts = &card.facts().neighbour;
    text("neighbour")
        .with("metric", metric_text(facts.metric))
        .with(
            "goal",
            match facts.goal {
                Goal::Most => "most",
                Goal::Least => "least",
            },
        )
}

/// What a personal objective asks for.
pub(crate) fn personal_text(card: Objective) -> Message {
    match card.facts().personal.condition {
        Condition::HasRectangle { terrain, sides } => text("has_rectangle")
            .with("terrain", terrain.key())
            .with("a", sides[0])
            .with("b", sides[1]),
        Condition::AreaWithResources { terrain, at_least } => text("area_with_resources")
            .with("terrain", terrain.key())
            .with("n", at_least),
        Condition::TrackAtMax { track } => text("track_at_max").with("track", track.key()),
        Condition::MetricAtMost { metric, value } => text("metric_at_most")
            .with("metric", metric_text(metric))
            .with("n", value),
        Condition::MetricAtLeast { metric, value } => text("metric_at_least")
            .with("metric", metric_text(metric))
            .with("n", value),
        Condition::MetricGreater { left, right } => text("metric_greater")
            .with("left", metric_text(left))
            .with("right", metric_text(right)),
        Condition::BaseCovered { base } => text("base_covered").with(
            "base",
            match base {
                Base::Ice => "ice",
                Base::Land => "land",
            },
        ),
    }
}

/// What a technology does, with its limit.
pub(crate) fn tech_text(id: CorporationId, tech: u8) -> Message {
    let Some(facts) = corporation(id).techs.get(usize::from(tech)) else {
        return text("none");
    };
    let name = serde_json::to_value(facts.power).unwrap_or_default();
    let power = Message::new(format!(
        "planet-power-{}",
        name.as_str().unwrap_or_default()
    ));
    let limit = match facts.limit {
        Limit::None => "none",
        Limit::OncePerRound => "round",
        Limit::OncePerGame => "game",
    };
    text("tech").with("power", power).with("limit", limit)
}

fn special_text(special: Special) -> Message {
    let name = serde_json::to_value(special).unwrap_or_default();
    let key = name["op"].as_str().unwrap_or_default();
    Message::new(format!("planet-special-{key}"))
}

fn planet_text(rule: &PlanetRule) -> Message {
    match rule {
        PlanetRule::AnchorOutsideMark { .. } => text("anchor_outside_mark"),
        PlanetRule::NoPatchOnMark { .. } => text("no_patch_on_mark"),
        PlanetRule::ScoreRegionComplete { medals, .. } => {
            text("score_region_complete").with("n", *medals)
        }
        PlanetRule::FirstTileCoversMark { .. } => text("first_tile_covers_mark"),
        PlanetRule::ScoreUncoveredMark { medals, .. } => {
            text("score_uncovered_mark").with("n", *medals)
        }
        PlanetRule::NoMixLandIce => text("no_mix_land_ice"),
        PlanetRule::RoverMayNotEnterMark { .. } => text("rover_may_not_enter_mark"),
        PlanetRule::Holes { .. } => text("holes"),
        PlanetRule::SlideIn => text("slide_in"),
        PlanetRule::ForbidResourceOnMark { mark, resource } => {
            let quadrant = match mark.as_str() {
                "quadrant_nw" => "nw",
                "quadrant_ne" => "ne",
                "quadrant_sw" => "sw",
                _ => "se",
            };
            text("forbid_resource_on_mark")
                .with("terrain", resource.key())
                .with("quadrant", quadrant)
        }
        PlanetRule::MarkIsEnergy { .. } => text("mark_is_energy"),
        PlanetRule::NoTileAcrossChasm => text("no_tile_across_chasm"),
        PlanetRule::RoverMayNotCrossChasm { .. } => text("rover_may_not_cross_chasm"),
    }
}

fn tile_entry(id: TileId) -> Entry {
    let tile = tiles::tile(id);
    let shape = tiles::shape(tile);
    let corner = Square::at(0, 0);
    let icons = [0, 1].map(|part| shape.lies[0].icon(corner, part));
    let symbol = shape.lies[0].symbol(corner).filter(|_| tile.meteorite);
    let cells = shape
        .cells
        .iter()
        .zip(&shape.parts)
        .map(|(&[x, y], &part)| {
            let square = Square::checked(x, y);
            TileCell {
                x,
                y,
                terrain: tile.terrains[usize::from(part)],
                icon: icons.contains(&square),
                symbol: tile.meteorite && symbol == square,
            }
        });
    Entry {
        id: id.key().to_owned(),
        kind: kind("tile"),
        name: words::tile(id),
        facts: vec![fact("size", shape.cells.len())],
        text: Vec::new(),
        data: Printed::Tile(TileData {
            shape: shape.id.to_owned(),
            ring: shape.ring,
            cells: cells.collect(),
            ways: shape.lies.iter().map(|lie| lie.turn.into()).collect(),
        }),
    }
}

fn planet_entry(id: PlanetId) -> Entry {
    let board = board(id);
    let list = |cells: crate::cells::Cells| cells.iter().collect::<Vec<_>>();
    Entry {
        id: id.key().to_owned(),
        kind: kind("planet"),
        name: words::planet(id),
        facts: vec![
            fact("difficulty", board.difficulty),
            fact("squares", board.squares.len()),
            fact("ice", board.ice.len()),
        ],
        text: board.rules.iter().map(planet_text).collect(),
        data: Printed::Planet(PlanetData {
            squares: list(board.squares),
            ice: list(board.ice),
            lifepods: list(board.lifepods),
            row_medals: board.row_medals.to_vec(),
            column_medals: board.column_medals.to_vec(),
            marks: board
                .marks
                .iter()
                .map(|(name, cells)| (name.clone(), list(*cells)))
                .collect(),
            rules: board.rules.clone(),
        }),
    }
}

fn space_data(space: &Space) -> SpaceData {
    SpaceData {
        row: space.row,
        column: space.column,
        medal: space.medal,
        benefits: space.benefits.to_vec(),
        choose_one: space.choose_one,
        text: space.benefits.iter().map(effect_text).collect(),
    }
}

fn corporation_entry(id: CorporationId) -> Entry {
    let corp = corporation(id);
    let specials = corp.specials.iter().map(|it| special_text(*it));
    let techs = (0..corp.techs.len() as u8).map(|tech| {
        text("level")
            .with("n", tech + 1)
            .with("text", tech_text(id, tech))
    });
    let tracks = Track::ALL.iter().zip(&corp.tracks);
    let tracks = tracks.map(|(&track, board)| TrackData {
        track,
        spaces: board.spaces.iter().map(space_data).collect(),
    });
    Entry {
        id: id.key().to_owned(),
        kind: kind("corporation"),
        name: words::corporation(id),
        facts: vec![
            fact("difficulty", corp.difficulty),
            fact("rovers", corp.rovers),
        ],
        text: specials.chain(techs).collect(),
        data: Printed::Corporation(CorporationData {
            tracks: tracks.collect(),
            techs: corp.techs.to_vec(),
            top_movement: corp.tracks[Track::Rover.index()].top_movement,
        }),
    }
}

fn civ_entry(card: CivCard) -> Entry {
    let timing = if card.immediate() {
        "immediate"
    } else {
        "end_of_game"
    };
    Entry {
        id: card.key().to_owned(),
        kind: kind("civ"),
        name: words::civ(card),
        facts: vec![
            fact("level", card.facts().level),
            Message::new("planet-fact-timing").with("timing", timing),
        ],
        text: civ_text(card),
        data: Printed::Civ(card.facts().clone()),
    }
}

fn event_entry(card: EventCard) -> Entry {
    let facts = card.facts();
    let colour = Message::new("planet-fact-colour").with("colour", facts.colour.key());
    let solo = facts
        .solo_only
        .then(|| Message::new("planet-fact-solo_only"));
    Entry {
        id: card.key().to_owned(),
        kind: kind("event"),
        name: words::event(card),
        facts: std::iter::once(colour).chain(solo).collect(),
        text: facts.effect.iter().map(effect_text).collect(),
        data: Printed::Event(facts.clone()),
    }
}

fn objective_entry(card: Objective) -> Entry {
    Entry {
        id: card.key().to_owned(),
        kind: kind("objective"),
        name: words::objective(card),
        facts: Vec::new(),
        text: vec![
            neighbour_text(card),
            text("personal").with("text", personal_text(card)),
        ],
        data: Printed::Objective(card.facts().clone()),
    }
}

/// Every component of the box.
pub(crate) fn catalogue() -> Vec<Entry> {
    PlanetId::all()
        .map(planet_entry)
        .chain(CorporationId::all().map(corporation_entry))
        .chain(TileId::all().map(tile_entry))
        .chain(CivCard::all().map(civ_entry))
        .chain(EventCard::all().map(event_entry))
        .chain(Objective::all().map(objective_entry))
        .collect()
}
