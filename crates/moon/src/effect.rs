//! The vocabulary of effects and criteria. Effects are carried out in `rules::pen`, criteria read in
//! `criteria`; both are worded here.

use crate::cards::Virus;
use crate::event::zone_words;
use crate::options::Scenario;
use crate::sheets::Board;
use crate::sheets::kinds::{LineKind, MarkKind, PlaceKind, ZoneKind};
use crate::sheets::raw::{Of, State, Where};
use serde::{Deserialize, Serialize};
use tabletop::Message;

/// What a symbol does to a sheet, and what follows if it was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Effect {
    pub(crate) op: Op,
    /// A bonus symbol that may be left unused. Actions may always be declined.
    pub(crate) optional: bool,
    pub(crate) then: Vec<u8>,
}

/// The effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Op {
    /// An X in an empty slot.
    WriteX,
    /// A mark of the kind belonging to the slot just numbered.
    MarkAt { kind: MarkKind, of: Of, table: u8 },
    /// A mark of the kind in one of these places.
    MarkOne {
        kind: MarkKind,
        among: u64,
        r#where: Where,
    },
    /// The next mark of a track.
    MarkNext(u8),
    /// This very mark.
    Mark(u8),
    /// A line: wall, tunnel, walkway or airlock, as the scenario has it.
    DrawLine,
    /// A piece of the dome of the number's parity.
    BuildDome,
    /// A segment of the dome becomes two halves.
    SplitDome,
    /// The first free asteroid from the own end, with its bonus symbols.
    TakeAsteroid,
    /// A virus is activated or a spread symbol triggered, unless it has been before.
    Trigger(u8),
    /// One more propagation on the own sheet.
    Propagate,
}

impl Effect {
    /// The effect in words, with what follows it.
    pub(crate) fn words(&self, board: &Board) -> Vec<Message> {
        let mut lines = vec![self.op.words(board)];
        for id in &self.then {
            lines.extend(board.effects[usize::from(*id)].words(board));
        }
        lines
    }
}

impl Op {
    fn words(self, board: &Board) -> Message {
        let marked = |id: &'static str, kind: MarkKind| {
            let first = board.kind(kind).first();
            let states = first.map(|mark| board.marks[usize::from(mark)].states);
            let pen = states
                .and_then(|states| states[0])
                .unwrap_or(State::Circled);
            let object = Message::new(format!("moon-object-{}", kind.id()));
            Message::new(id).with("pen", pen.id()).with("mark", object)
        };
        match self {
            Op::WriteX => Message::new("moon-effect-write_x"),
            Op::MarkAt { kind, of, .. } => {
                marked("moon-effect-mark_at", kind).with("at", belonging(board, of))
            }
            Op::MarkOne {
                kind,
                among,
                r#where,
            } => {
                let place = board.places[among.trailing_zeros() as usize].kind;
                let at = match r#where {
                    Where::Anywhere => place.id(),
                    Where::ZoneOfSlot => "zone_of_slot",
                    Where::Incomplete => "incomplete",
                    Where::Unsettled => "unsettled",
                };
                marked("moon-effect-mark_one", kind).with("at", at)
            }
            Op::MarkNext(track) => {
                let id = board.places[usize::from(board.first_track + track)].id;
                Message::new(match id.strip_prefix("owner_") {
                    Some(of_half) => format!("moon-effect-next-battle-{of_half}"),
                    None => format!("moon-effect-next-{id}"),
                })
            }
            Op::Mark(mark) | Op::Trigger(mark) => {
                let kind = board.marks[usize::from(mark)].kind;
                Message::new("moon-effect-mark").with("mark", kind.words())
            }
            Op::DrawLine => {
                let kind = board.lines.first().map_or(LineKind::Wall, |line| line.kind);
                Message::new(format!("moon-effect-draw_{}", kind.id()))
            }
            Op::BuildDome => Message::new("moon-effect-build_dome"),
            Op::SplitDome => Message::new("moon-effect-split_dome"),
            Op::TakeAsteroid => Message::new("moon-effect-take_asteroid"),
            Op::Propagate => Message::new("moon-effect-propagate"),
        }
    }
}

/// Where marks belong to the slot just numbered, as a word to select by.
fn belonging(board: &Board, of: Of) -> &'static str {
    match of {
        Of::Slot if board.scenario == Scenario::Mine => "cave",
        Of::Slot => "slot",
        Of::Group => {
            let group = board.group_of.iter().flatten().next();
            group.map_or("slot", |group| board.places[usize::from(*group)].kind.id())
        }
        Of::Zone => "starship",
    }
}

/// A track in words; the two halves of scenario 8 share theirs.
pub(crate) fn track_words(id: &str) -> Message {
    let plain = id
        .strip_prefix("owner_")
        .or(id.strip_prefix("guest_"))
        .unwrap_or(id);
    match plain
        .strip_prefix("rocket_row_")
        .and_then(|n| n.parse::<u8>().ok())
    {
        Some(points) => Message::new("moon-track-rocket_row").with("n", points),
        None => Message::new(format!("moon-track-{plain}")),
    }
}

/// What a mission asks for. "Filled" is a number or an X.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Criterion {
    /// All slots of these zones are filled.
    ZonesFilled {
        /// Their names.
        zones: Vec<String>,
    },
    /// So many zones of the kind are filled.
    ZonesOfKindFilled {
        /// The kind.
        zone_kind: ZoneKind,
        /// How many.
        count: u8,
    },
    /// So many X are written.
    XWritten {
        /// How many.
        count: u8,
    },
    /// So many system errors are circled and not crossed.
    OpenSystemErrors {
        /// How many.
        count: u8,
    },
    /// So many bonuses of the kind are gained, first or later.
    BonusesGained {
        /// The kind.
        bonus_kind: String,
        /// How many.
        count: u8,
    },
    /// So many groups have every mark of these kinds.
    GroupsMarked {
        /// The kind of the groups.
        group_kind: PlaceKind,
        /// The kinds of the marks.
        mark_kinds: Vec<MarkKind>,
        /// How many.
        count: u8,
    },
    /// So many groups of these kinds have all their symbols crossed.
    GroupsCompleted {
        /// The kinds.
        group_kinds: Vec<PlaceKind>,
        /// How many.
        count: u8,
    },
    /// There are complete zones of exactly these sizes.
    CompleteZoneSizes {
        /// What makes a zone.
        zone: String,
        /// The sizes.
        sizes: Vec<u8>,
    },
    /// So many marks of these kinds are made.
    MarksCount {
        /// The kinds of the marks.
        mark_kinds: Vec<MarkKind>,
        /// How many.
        count: u8,
    },
    /// The marks of these kinds stand for so many symbols.
    MarksSum {
        /// The kinds of the marks.
        mark_kinds: Vec<MarkKind>,
        /// What is summed up.
        field: String,
        /// How many.
        count: u8,
    },
    /// So many neighbouring marks of the track are made.
    MarksConsecutive {
        /// The track.
        track: String,
        /// How many.
        count: u8,
    },
    /// Two buildings are joined.
    Connected {
        /// From here.
        from: String,
        /// To there.
        to: String,
        /// By these.
        link_kind: String,
    },
    /// So many skyscrapers are filled.
    SkyscrapersFilled {
        /// How many.
        count: u8,
    },
    /// The highest floor of so many skyscrapers is filled.
    SkyscraperTopsFilled {
        /// How many.
        count: u8,
    },
    /// So many tower levels have at least so many symbols.
    TowerLevelsWithSymbols {
        /// How many symbols.
        min_symbols: u8,
        /// How many.
        count: u8,
    },
    /// The whole dome is built.
    DomeComplete,
    /// So many quarters are evacuated.
    QuartersEvacuated {
        /// How many.
        count: u8,
    },
    /// All quarters of so many floors are evacuated.
    FloorsEvacuated {
        /// How many.
        count: u8,
    },
    /// So many quarters have all their walkways closed.
    QuartersQuarantined {
        /// How many.
        count: u8,
    },
    /// The quarters of these viruses have all their walkways closed.
    VirusQuartersQuarantined {
        /// The viruses.
        viruses: Vec<Virus>,
    },
    /// So many floors have every such symbol.
    FloorsMarked {
        /// The symbols.
        symbols: Vec<String>,
        /// How many.
        count: u8,
    },
    /// So many filled greenhouses have all their plants.
    GreenhousesFull {
        /// How many.
        count: u8,
    },
    /// The greenhouse of the topmost starship is filled with all its plants.
    TopGreenhouseFull,
    /// So many modules are filled.
    ModulesFilled {
        /// How many.
        count: u8,
    },
    /// So many starships are filled.
    StarshipsFilled {
        /// How many.
        count: u8,
    },
    /// So many starships have every such symbol.
    StarshipsMarked {
        /// The symbols.
        symbols: Vec<String>,
        /// How many.
        count: u8,
    },
    /// So many planets of one sheet are controlled.
    PlanetsControlled {
        /// How many.
        count: u8,
    },
    /// A planet of each colour of one sheet is controlled.
    PlanetTypesControlled,
    /// So many asteroids of one sheet bear the insignia.
    AsteroidsMarked {
        /// How many.
        count: u8,
    },
    /// Each planet value of one sheet is improved so often.
    PlanetValuesImproved {
        /// How often.
        times: u8,
    },
    /// So many plant and water boxes of one sheet are crossed off.
    ResourceBoxesCrossed {
        /// Plants.
        plant: u8,
        /// Water.
        water: u8,
    },
    /// So many moons of one sheet bear the insignia.
    MoonsMarked {
        /// How many.
        count: u8,
    },
}

impl Criterion {
    /// The criterion in words: a stem, and the figures and nouns it is filled with.
    pub fn words(&self) -> Message {
        let counted = |id: &'static str, count: u8| Message::new(id).with("count", count);
        let nouns = |kinds: &[MarkKind]| {
            let kinds = kinds
                .iter()
                .map(|kind| Message::new(format!("moon-marks-{}", kind.id())));
            kinds.collect::<Vec<Message>>()
        };
        let named = |names: &[String], prefix: &str| {
            let names = names
                .iter()
                .map(|name| Message::new(format!("{prefix}-{name}")));
            names.collect::<Vec<Message>>()
        };
        match self {
            Criterion::ZonesFilled { zones } => {
                let floors: Vec<Message> = zones.iter().map(|zone| zone_words(zone)).collect();
                Message::new("moon-criterion-zones_filled").with("zones", floors)
            }
            Criterion::ZonesOfKindFilled { zone_kind, count } => {
                counted("moon-criterion-zones_of_kind_filled", *count).with("kind", zone_kind.id())
            }
            Criterion::XWritten { count } => counted("moon-criterion-x_written", *count),
            Criterion::OpenSystemErrors { count } => counted("moon-criterion-open_errors", *count),
            Criterion::BonusesGained { count, .. } => {
                counted("moon-criterion-multipliers_gained", *count)
            }
            Criterion::GroupsMarked {
                group_kind,
                mark_kinds,
                count,
            } => counted("moon-criterion-groups_marked", *count)
                .with("kind", group_kind.id())
                .with("marks", nouns(mark_kinds)),
            Criterion::GroupsCompleted { group_kinds, count } => {
                let all = if group_kinds.len() > 1 {
                    "all"
                } else {
                    "secondary"
                };
                counted("moon-criterion-factories_completed", *count).with("kind", all)
            }
            Criterion::CompleteZoneSizes { sizes, .. } => {
                let zones = sizes
                    .iter()
                    .map(|n| Message::new("moon-zone-of-size").with("n", *n));
                Message::new("moon-criterion-zone_sizes").with("zones", zones.collect::<Vec<_>>())
            }
            Criterion::MarksCount { mark_kinds, count } => {
                let kind = mark_kinds.first().map_or("water_tank", |kind| kind.id());
                counted("moon-criterion-marks_count", *count).with("kind", kind)
            }
            Criterion::MarksSum { count, .. } => counted("moon-criterion-plants_sum", *count),
            Criterion::MarksConsecutive { track, count } => {
                let kind = if track == "tanks" { "tanks" } else { "towers" };
                counted("moon-criterion-marks_consecutive", *count).with("kind", kind)
            }
            Criterion::Connected { .. } => Message::new("moon-criterion-observatory_connected"),
            Criterion::SkyscrapersFilled { count } => {
                counted("moon-criterion-skyscrapers_filled", *count)
            }
            Criterion::SkyscraperTopsFilled { count } => {
                counted("moon-criterion-tops_filled", *count)
            }
            Criterion::TowerLevelsWithSymbols { min_symbols, count } => {
                counted("moon-criterion-tower_levels", *count).with("symbols", *min_symbols)
            }
            Criterion::DomeComplete => Message::new("moon-criterion-dome_complete"),
            Criterion::QuartersEvacuated { count } => {
                counted("moon-criterion-quarters_evacuated", *count)
            }
            Criterion::FloorsEvacuated { count } => {
                counted("moon-criterion-floors_evacuated", *count)
            }
            Criterion::QuartersQuarantined { count } => {
                counted("moon-criterion-quarters_quarantined", *count)
            }
            Criterion::VirusQuartersQuarantined { .. } => {
                Message::new("moon-criterion-virus_quarters_quarantined")
            }
            Criterion::FloorsMarked { symbols, count } => {
                counted("moon-criterion-floors_marked", *count)
                    .with("marks", named(symbols, "moon-symbols"))
            }
            Criterion::GreenhousesFull { count } => {
                counted("moon-criterion-greenhouses_full", *count)
            }
            Criterion::TopGreenhouseFull => Message::new("moon-criterion-top_greenhouse_full"),
            Criterion::ModulesFilled { count } => counted("moon-criterion-modules_filled", *count),
            Criterion::StarshipsFilled { count } => {
                counted("moon-criterion-starships_filled", *count)
            }
            Criterion::StarshipsMarked { symbols, count } => {
                counted("moon-criterion-starships_marked", *count)
                    .with("marks", named(symbols, "moon-symbols"))
            }
            Criterion::PlanetsControlled { count } => {
                counted("moon-criterion-planets_controlled", *count)
            }
            Criterion::PlanetTypesControlled => {
                Message::new("moon-criterion-planet_types_controlled")
            }
            Criterion::AsteroidsMarked { count } => counted("moon-criterion-asteroids", *count),
            Criterion::PlanetValuesImproved { times } => {
                Message::new("moon-criterion-values_improved").with("times", *times)
            }
            Criterion::ResourceBoxesCrossed { plant, water } => {
                Message::new("moon-criterion-resource_boxes")
                    .with("plant", *plant)
                    .with("water", *water)
            }
            Criterion::MoonsMarked { count } => counted("moon-criterion-moons", *count),
        }
    }
}
