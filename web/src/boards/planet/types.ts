// Generated from crates/planet. Do not edit:
// WRITE_TYPES=1 cargo test -p games --test described

/**
 * One choice of a seat: `{"place": {"turn": 3, "at": [4, 0]}}`, `{"synergy": "water"}`, `"done"`.
 */
export type Action = { "sides": { 
/**
 * The side of the planet board.
 */
planet: Side, 
/**
 * The side of the corporation board.
 */
corporation: Side, } } | { "flux_token": Track } | { "keep_objective": Objective } | { "rotate": number } | { "select": Ring } | { "take": Ring } | { "place": { 
/**
 * How it is turned: `flip * 4 + rotation`.
 */
turn: number, 
/**
 * Its upper left corner.
 */
at: Square, } } | { "advance": Track } | { "resource": Terrain } | { "energy": Track } | { "tech_as_energy": Track } | { "synergy": Track } | { "double_synergy": Track } | { "pick": Track } | { "raise": Track } | { "regress": Track } | { "patch": Square } | "store_patch" | "synergy_for_patch" | "extra_patch" | { "deploy": Square } | { "move": { 
/**
 * From this square.
 */
from: Square, 
/**
 * To this square.
 */
to: Square, } } | { "teleport": { 
/**
 * From this square.
 */
from: Square, 
/**
 * To this square.
 */
to: Square, } } | { "lift": Square } | { "relocate": { 
/**
 * From this square.
 */
from: Square, 
/**
 * To this square.
 */
to: Square, } } | { "target": { 
/**
 * The track.
 */
track: Track, 
/**
 * The row, from 0 at the bottom.
 */
row: number, } } | "stay" | { "benefit": number } | "sink" | "keep_cargo" | { "lifepod": PodPlace } | { "collect": Square } | { "destroy": Square } | { "destroy_row": number } | { "destroy_column": number } | { "destroy_lifepod": PodPlace } | { "add_meteorite": Square } | { "discard_objective": Objective } | { "discard_stack": Ring } | "peek" | { "reposition": PodPlace } | { "use": number } | { "row": Track } | { "claim": number } | { "keep": CivCard } | { "perform": CivCard } | { "forgo": Item } | "done";

/**
 * A choice that cannot wait.
 */
export type AtOnce = { "target": { 
/**
 * Which tracker.
 */
tracker: Track, 
/**
 * What it gains.
 */
benefits: Benefits, 
/**
 * Whether it may shift sideways.
 */
sideways: boolean, } } | { "benefit": { 
/**
 * What was gained on the way there.
 */
benefits: Benefits, } } | "lifepod" | { "moving": PodPlace } | { "repositions": { 
/**
 * Where those lie that were moved.
 */
moved: [PodPlace | null, PodPlace | null, PodPlace | null], } } | { "relocating": Square } | { "cargo": Square } | "flux_token" | "row" | "regress" | "objective";

/**
 * What an advance gains.
 */
export type Benefits = "all" | "no_synergy" | "none";

/**
 * How the boards are handed out.
 */
export type Boards = "symmetric" | "deal" | "deal_planets" | "deal_corporations" | "free";

/**
 * A choice of different trackers that then advance.
 */
export type Choose = { 
/**
 * Out of these.
 */
from: TrackSet, 
/**
 * How many are still to be picked.
 */
left: number, 
/**
 * What was picked.
 */
picked: TrackSet, 
/**
 * Steps of each.
 */
steps: number, 
/**
 * What they gain.
 */
benefits: Benefits, };

/**
 * One of the 36 civilization cards.
 */
export type CivCard = string;

/**
 * The civilization cards.
 */
export type CivView = { 
/**
 * How many cards each pile holds.
 */
piles: [number, number, number, number], 
/**
 * The cards of each pile that the viewer has seen and nobody can have taken since.
 */
known: [Array<CivCard>, Array<CivCard>, Array<CivCard>, Array<CivCard>], 
/**
 * Who is looking at which pile; 0 for all.
 */
looking: [Seat, number] | null, 
/**
 * The cards to choose from.
 */
offered: Array<CivCard>, 
/**
 * The cards that are out of the game, unseen: the referee's.
 */
out?: Array<CivCard>, };

/**
 * One of the 9 corporations.
 */
export type CorporationId = string;

/**
 * How a rover moved.
 */
export type Drive = "step" | "teleport" | "relocation";

/**
 * One thing that happened. A card that is `None` was not seen by this viewer.
 */
export type Event = { "chose_sides": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * The side of the planet board.
 */
planet: Side, 
/**
 * The side of the corporation board.
 */
corporation: Side, } } | { "boards": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * The planet board.
 */
planet: PlanetId, 
/**
 * The corporation board.
 */
corporation: CorporationId, } } | { "kept_objective": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which objective.
 */
objective: Objective, } } | { "neighbour_objective": { 
/**
 * Which objective.
 */
objective: Objective, } } | { "round": { 
/**
 * Which, from 1.
 */
round: number, 
/**
 * Who commands.
 */
commander: Seat, } } | { "rotated": { 
/**
 * How far it is turned now.
 */
rotation: number, } } | { "event_shown": { 
/**
 * Which card.
 */
card: EventCard, } } | { "ignored": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which card.
 */
card: EventCard, } } | { "turned_up": { 
/**
 * Which tile.
 */
tile: TileId, } } | { "selected": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which tile.
 */
tile: TileId, } } | { "placed": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which tile.
 */
tile: TileId, 
/**
 * How it is turned: `flip * 4 + rotation`.
 */
turn: number, 
/**
 * Its upper left corner.
 */
at: Square, } } | { "unplaced": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which tile.
 */
tile: TileId, } } | { "tracked": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which tracker.
 */
tracker: Track, 
/**
 * Which track.
 */
track: Track, 
/**
 * The row, from 0 at the bottom.
 */
row: number, 
/**
 * How.
 */
way: Way, } } | { "movement": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many points.
 */
points: number, } } | { "patched": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Where.
 */
square: Square, } } | { "stored": { 
/**
 * Who.
 */
seat: Seat, } } | { "deployed": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Where.
 */
square: Square, } } | { "moved": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * From this square.
 */
from: Square, 
/**
 * To this square.
 */
to: Square, 
/**
 * How.
 */
way: Drive, } } | { "picked_up": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Where.
 */
square: Square, } } | { "collected_meteorite": { 
/**
 * Who.
 */
seat: Seat, } } | { "collected_lifepod": { 
/**
 * Who.
 */
seat: Seat, } } | { "lifepod_put": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Where.
 */
place: PodPlace, } } | { "meteorite": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Where.
 */
square: Square, } } | { "destroyed": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * What sort of token.
 */
token: Token, 
/**
 * Where.
 */
square: Square, } } | { "destroyed_collected": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * What sort of token.
 */
token: Token, } } | { "used": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which technology, from 0.
 */
tech: number, } } | { "flux": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which track.
 */
track: Track, } } | { "looked": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Of which level; 0 for all piles.
 */
level: number, 
/**
 * The cards it saw.
 */
cards: Array<CivCard>, } } | { "claimed": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Of which level; 0 for all piles.
 */
level: number, 
/**
 * Which card.
 */
card: CivCard | null, 
/**
 * Whether the card stays secret until the end of the game.
 */
secret: boolean, } } | { "shown": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which card.
 */
card: CivCard, } } | { "civ_removed": { 
/**
 * Of which level; 0 for all piles.
 */
level: number, 
/**
 * Which card.
 */
card: CivCard | null, } } | { "civ_added": { 
/**
 * Of which level; 0 for all piles.
 */
level: number, 
/**
 * Which card.
 */
card: CivCard | null, } } | { "drew_objective": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which objective.
 */
objective: Objective | null, } } | { "shared_objective": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which objective.
 */
objective: Objective, } } | { "discarded_objective": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which objective.
 */
objective: Objective | null, } } | { "discarded_stack": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * From which ring.
 */
ring: Ring, } } | { "peeked": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which card.
 */
card: EventCard | null, } } | { "extra_rover": { 
/**
 * Who.
 */
seat: Seat, } } | "last_round" | { "done": { 
/**
 * Who.
 */
seat: Seat, } } | { "began": { 
/**
 * Which step.
 */
step: Step, } } | "over";

/**
 * One of the 60 event cards.
 */
export type EventCard = string;

/**
 * The events.
 */
export type EventsView = { 
/**
 * How many are left.
 */
left: number, 
/**
 * The cards turned up; the last is the current one.
 */
shown: Array<EventCard>, 
/**
 * Who has seen the next one.
 */
peeked: SeatSet, 
/**
 * The next one.
 */
next: EventCard | null, 
/**
 * The deck, the last one next: the referee's.
 */
order?: Array<EventCard>, 
/**
 * The cards that are not in the deck: the referee's.
 */
out?: Array<EventCard>, };

/**
 * A typed refusal.
 */
export type Illegal = "not_asked" | "other_step" | "answer_first" | "place_first" | "not_pending" | "no_such_rotation" | "board_not_dealt" | "not_offered" | "no_tile" | "no_placement" | "can_place" | "no_such_turn" | "off_planet" | "overlaps" | "not_on_edge" | "not_on_centre" | "not_adjacent" | "only_on_ring" | "patch_on_ring" | "mixes_land_and_ice" | "crosses_chasm" | "cannot_slide_in" | { "forbidden_icon": { 
/**
 * Which icon.
 */
resource: Terrain, } } | "event_forbids_edge" | "event_forbids_ice" | { "event_forbids_contact": { 
/**
 * Which terrain.
 */
terrain: Terrain, } } | { "cannot_advance": { 
/**
 * Which tracker.
 */
tracker: Track, } } | { "cannot_regress": { 
/**
 * Which tracker.
 */
tracker: Track, } } | { "not_an_option": { 
/**
 * Which tracker.
 */
tracker: Track, } } | { "high_enough": { 
/**
 * Which tracker.
 */
tracker: Track, } } | "no_such_target" | "tech_not_active" | "used_this_round" | "used_this_game" | "nothing_to_use" | "no_rover_there" | "no_movement" | "not_a_step" | "rover_in_the_way" | "toxic_terrain" | "rover_crosses_chasm" | { "event_forbids_rover": { 
/**
 * Which terrain.
 */
terrain: Terrain, } } | "not_on_last_tile" | "no_rover_left" | "no_teleport" | "meteorite_there" | "no_token_there" | "no_symbol_there" | "place_taken" | "lifepod_moved" | "cannot_store" | "must_be_done" | "take_tile_first" | "no_event_left" | "stack_needed" | "no_claim";

/**
 * Something that waits to be resolved.
 */
export type Item = { "advance": Track } | { "resource": Terrain } | "synergy" | "patch" | "deploy" | "pick" | "raise" | "regress" | "collect_lifepod" | "collect_meteorite" | "destroy_meteorite" | "destroy_line" | "destroy_rover" | "destroy_lifepod" | "destroy_collected" | "relocate" | "add_meteorite" | "extra_tile" | "discard_objective" | "discard_stack" | "reposition";

/**
 * A tile on a planet.
 */
export type Laid = { 
/**
 * Which tile.
 */
tile: TileId, 
/**
 * How it is turned: `flip * 4 + rotation`.
 */
turn: number, 
/**
 * Its upper left corner.
 */
at: Square, };

/**
 * One of the 28 two-sided objective cards.
 */
export type Objective = string;

/**
 * The objectives on the table.
 */
export type ObjectivesView = { 
/**
 * Unused cards.
 */
unused: number, 
/**
 * Between neighbours: the n-th between seat n and the next; of two players all three.
 */
neighbours: Array<Objective>, 
/**
 * The one for all players.
 */
shared: Objective | null, 
/**
 * What each seat has of what is compared: for each objective between neighbours, then for the shared one.
 */
values: Array<Array<number>>, 
/**
 * The unused cards, the last one next: the referee's.
 */
order?: Array<Objective>, };

/**
 * The options of a game.
 */
export type Options = { 
/**
 * How the boards are handed out.
 */
boards: Boards, 
/**
 * The planets by seat, for free boards.
 */
planets: Array<PlanetId | null>, 
/**
 * The corporations by seat, for free boards.
 */
corporations: Array<CorporationId | null>, 
/**
 * How far the inner ring is turned against the outer; by chance if not said.
 */
inner_offset: number | null, 
/**
 * The event module; a player alone always plays with it.
 */
events: boolean, 
/**
 * How many of the twenty events are green.
 */
green: number, 
/**
 * How many are red; the rest are orange.
 */
red: number, 
/**
 * The personal objectives module; a player alone always plays with it.
 */
personal_objectives: boolean, 
/**
 * Two players: the station turns by itself.
 */
automatic_rotation: boolean, 
/**
 * Who commands the first round; by chance if not said.
 */
first_commander: Seat | null, };

/**
 * Everything that waits for one player.
 */
export type Pending = { 
/**
 * Advances of named trackers with all benefits.
 */
advance: [number, number, number, number, number], 
/**
 * Advances of named trackers without benefits.
 */
silent: [number, number, number, number, number], 
/**
 * Resources of tiles.
 */
resources: Array<Resource>, 
/**
 * Synergy boosts.
 */
synergy: number, 
/**
 * Biomass patches gained.
 */
patches: number, 
/**
 * Stored patches that are placed now, at the end of the game.
 */
stored: number, 
/**
 * Rovers to deploy.
 */
deploy: number, 
/**
 * Trackers to choose from, and then to advance.
 */
choose: Array<Choose>, 
/**
 * Every tracker below this height is to be raised; 0 if none.
 */
raise_to: number, 
/**
 * Trackers other than civ to regress by 1.
 */
regress_other: number, 
/**
 * A tracker to regress.
 */
regress: Regress | null, 
/**
 * Lifepods to collect from the planet.
 */
collect_lifepods: number, 
/**
 * Meteorites to collect from the planet.
 */
collect_meteorites: number, 
/**
 * Meteorites on the planet to destroy.
 */
destroy_meteorites: number, 
/**
 * A line of meteorites to destroy.
 */
destroy_line: boolean, 
/**
 * A rover to destroy.
 */
destroy_rover: boolean, 
/**
 * A lifepod on the planet to destroy.
 */
destroy_lifepod: boolean, 
/**
 * A collected lifepod to destroy.
 */
destroy_collected: boolean, 
/**
 * A rover that may be moved anywhere.
 */
relocate: boolean, 
/**
 * A meteorite to put on a free symbol.
 */
add_meteorite: boolean, 
/**
 * A tile of the own depot to place; whether its resources advance.
 */
extra_tile: boolean | null, 
/**
 * A personal objective to discard.
 */
discard_objective: boolean, 
/**
 * A stack of the own depot to discard.
 */
discard_stack: boolean, 
/**
 * A synergy boost or a look at the next event.
 */
boost_or_peek: boolean, 
/**
 * Lifepods that may be repositioned.
 */
reposition: number, 
/**
 * What must be answered at once, the last first.
 */
at_once: Array<AtOnce>, };

/**
 * One of the 13 planets.
 */
export type PlanetId = string;

/**
 * What a viewer may know about one player.
 */
export type PlayerView = { 
/**
 * The planet board.
 */
planet: PlanetId, 
/**
 * The corporation board.
 */
corporation: CorporationId, 
/**
 * The sides chosen: for the own eyes.
 */
sides: [Side, Side] | null, 
/**
 * The terrain of the squares, row by row: a letter each, a capital with an icon, `.` if bare.
 */
terrain: Array<string>, 
/**
 * The tiles in the order they were placed.
 */
tiles: Array<Laid>, 
/**
 * Patches.
 */
patches: Array<Square>, 
/**
 * Rows that score.
 */
rows: Array<number>, 
/**
 * Columns that score.
 */
columns: Array<number>, 
/**
 * The planet's regions that score.
 */
regions: Array<number>, 
/**
 * Meteorite symbols.
 */
symbols: Array<Square>, 
/**
 * Meteorites; a square with two is there twice.
 */
meteorites: Array<Square>, 
/**
 * Lifepods on the planet.
 */
lifepods: Array<Square>, 
/**
 * Rovers on the planet.
 */
rovers: Array<RoverView>, 
/**
 * Trackers by colour.
 */
trackers: [Tracker, Tracker, Tracker, Tracker, Tracker], 
/**
 * Active technologies, from 0.
 */
techs: Array<number>, 
/**
 * Technologies used this round or for good.
 */
used: Array<number>, 
/**
 * Collected lifepods.
 */
collected: Array<PodPlace>, 
/**
 * Collected meteorites.
 */
collected_meteorites: number, 
/**
 * Rovers on the corporation board.
 */
rovers_left: number, 
/**
 * Stored patches.
 */
stored: number, 
/**
 * Civilization cards by level; an unseen card is null.
 */
civ: Array<[number, CivCard | null]>, 
/**
 * Claims owed by level, and cards to take from all piles.
 */
owed: [number, number, number, number, number], 
/**
 * How many personal objectives there are.
 */
objective_count: number, 
/**
 * Personal objectives.
 */
objectives: Array<Objective> | null, 
/**
 * Which of them are fulfilled as things stand.
 */
fulfilled: Array<boolean> | null, 
/**
 * Objectives to choose from.
 */
dealt: Array<Objective> | null, 
/**
 * Movement points.
 */
pool: number, 
/**
 * What is still to be resolved, if anything is.
 */
pending: Pending | null, 
/**
 * The track with the flux token.
 */
flux: Track | null, 
/**
 * Where the player is in the running step; in a sealed one for the own eyes.
 */
stage: Stage | null, 
/**
 * The tiles in play of the depot: large and small.
 */
depot: [TileId | null, TileId | null], 
/**
 * What of the running part matters for moving on: spaces left by trackers.
 */
shifted: Array<[Track, Track, number]>, 
/**
 * Objectives out of the game that the player has seen.
 */
rejected: Array<Objective> | null, };

/**
 * A place that a collected lifepod can have.
 */
export type PodPlace = "scoring" | { "space": { 
/**
 * The track.
 */
track: Track, 
/**
 * The row.
 */
row: number, } } | { "tech": number };

/**
 * A tracker goes down.
 */
export type Regress = { 
/**
 * One of these.
 */
from: TrackSet, 
/**
 * By this much, or as far as one of them can.
 */
steps: number, };

/**
 * A resource of a tile.
 */
export type Resource = { 
/**
 * The icon.
 */
kind: Terrain, 
/**
 * The tile.
 */
tile: TileId, 
/**
 * How often the tracker advances: by water squares on ice, by an expanded area; 0 if not at all.
 */
times: number, 
/**
 * The trackers that energy may advance; for tech the ones it may advance as energy.
 */
options: TrackSet, 
/**
 * Whether the tile was placed, not only taken.
 */
placed: boolean, };

/**
 * One of the two rings of the station: each depot has a stack of both.
 */
export type Ring = "outer" | "inner";

/**
 * What an event forbids until the round ends.
 */
export type RoundRule = { "kind": "rover_terrain_ban", 
/**
 * Which terrain.
 */
terrain: Terrain, } | { "kind": "no_tile_on_edge" } | { "kind": "no_tile_on_ice" } | { "kind": "no_matching_contact" } | { "kind": "one_resource_only" } | { "kind": "no_milestones" } | { "kind": "no_synergy_boosts" };

/**
 * A rover on a planet.
 */
export type RoverView = { 
/**
 * Where it stands.
 */
square: Square, 
/**
 * Whether it carries a meteorite.
 */
loaded: boolean, 
/**
 * Energy squares where coming back is not free.
 */
left: Array<Square>, };

/**
 * A place at the table, counted clockwise from 0.
 */
export type Seat = number;

/**
 * A set of seats; one byte in the state, a sorted list on the wire.
 */
export type SeatSet = Array<number>;

/**
 * One of the two sides of a board.
 */
export type Side = "asymmetric" | "symmetric";

/**
 * A place on the 12 × 12 board; on the wire `[x, y]`, x to the right and y downwards from 0.
 */
export type Square = [number, number];

/**
 * A stack.
 */
export type StackView = { 
/**
 * The name of its shape.
 */
shape: string, 
/**
 * The ring it stands on.
 */
ring: Ring, 
/**
 * Its slot on that ring.
 */
slot: number, 
/**
 * The tile in play.
 */
top: TileId | null, 
/**
 * How many tiles lie below.
 */
below: number, 
/**
 * The tiles below, the last one next: the referee's.
 */
order?: Array<TileId>, };

/**
 * Where a seat is in its part of a step.
 */
export type Stage = "free" | "waiting" | { "selected": { 
/**
 * From which stack.
 */
ring: Ring, 
/**
 * Which rules hold for it.
 */
rules: Yielding, 
/**
 * A card's tile rather than the turn's: whether its resources advance.
 */
extra: boolean | null, } } | "done";

/**
 * The station.
 */
export type StationView = { 
/**
 * How far it is turned.
 */
rotation: number, 
/**
 * How far the inner ring is turned against the outer.
 */
inner_offset: number, 
/**
 * Where the seats sit round it: the outer slot before a seat is its place plus the rotation.
 */
seats: Array<number>, 
/**
 * The stacks by shape.
 */
stacks: Array<StackView>, 
/**
 * Tiles that left the game unplaced.
 */
gone: Array<TileId>, };

/**
 * Which step is running.
 */
export type Step = "sides" | "flux_token" | "objectives" | "rotation" | "free_rotation" | "event" | "event_claims" | "turn" | "claims" | "end" | "end_claims" | "over";

/**
 * What a square of a tile is, and which resource its icon shows. A biomass patch is biomass.
 */
export type Terrain = "civ" | "water" | "biomass" | "rover" | "tech" | "energy";

/**
 * What a finger can point at. Everything of a board is on the board of the seat that acts.
 */
export type Thing = { "square": Square } | { "stack": Ring } | { "tracker": Track } | { "space": { 
/**
 * The track.
 */
track: Track, 
/**
 * The row, from 0 at the bottom.
 */
row: number, } } | { "tech": number } | "scoring_area" | { "row": number } | { "column": number } | { "pile": number } | { "civ": CivCard } | { "objective": Objective } | "planet_board" | "corporation_board" | { "station": number } | "event_deck" | { "item": Item } | { "seat": Seat } | "finish";

/**
 * One of the 144 tiles, by shape, terrains and `_m` for a meteorite symbol.
 */
export type TileId = string;

/**
 * A token.
 */
export type Token = "lifepod" | "meteorite" | "rover";

/**
 * One of the five tracks of a corporation board, and its tracker.
 */
export type Track = "civ" | "water" | "biomass" | "rover" | "tech";

/**
 * A set of tracks; a sorted list on the wire.
 */
export type TrackSet = Array<"civ" | "water" | "biomass" | "rover" | "tech">;

/**
 * Where a tracker stands.
 */
export type Tracker = { 
/**
 * On which track.
 */
track: Track, 
/**
 * At which place of it, from 0.
 */
at: number, };

/**
 * Everything a viewer may know. A card that is `None` lies there unseen.
 */
export type View = { 
/**
 * The options.
 */
options: Options, 
/**
 * The running step.
 */
step: Step, 
/**
 * The running round, from 1.
 */
round: number, 
/**
 * Who commands.
 */
commander: Seat, 
/**
 * Whether this round is known to be the last.
 */
last_round: boolean, 
/**
 * What the event forbids this round.
 */
rule: RoundRule | null, 
/**
 * The station.
 */
station: StationView, 
/**
 * The civilization cards on the table.
 */
civ: CivView, 
/**
 * The events.
 */
events: EventsView, 
/**
 * The objectives on the table.
 */
objectives: ObjectivesView, 
/**
 * The players by seat.
 */
players: Array<PlayerView>, };

/**
 * How a tracker moved.
 */
export type Way = "up" | "down" | "reset";

/**
 * Which rules yield for a regular tile because they alone would end the game.
 */
export type Yielding = "nothing" | "event" | "planet" | "both";
