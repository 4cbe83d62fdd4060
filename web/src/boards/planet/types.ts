// Generated from crates/planet. Do not edit:
// WRITE_TYPES=1 cargo test -p games --test described

/**
 * One choice of a seat: `{"patch": "r2c5"}`, `{"synergy": "water"}`, `"done"`.
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
 * How it is turned.
 */
turn: Turn, 
/**
 * The upper left corner of the room it takes, covered or not.
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
row: number, } } | "stay" | { "benefit": OfTwo } | "sink" | "keep_cargo" | { "lifepod": PodPlace } | { "collect": Square } | { "destroy": Square } | { "destroy_row": string } | { "destroy_column": string } | { "destroy_lifepod": PodPlace } | { "add_meteorite": Square } | { "discard_objective": Objective } | { "discard_stack": Ring } | "peek" | { "reposition": PodPlace } | { "use": Tech } | { "row": Track } | { "claim": number } | { "keep": CivCard } | { "perform": CivCard } | { "forgo": Item } | "done";

/**
 * A typed argument of a [`Message`].
 */
export type Arg = number | string | Message | Array<Message> | { 
/**
 * Which seat.
 */
seat: Seat, };

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
moved: Array<PodPlace>, } } | { "relocating": Square } | { "cargo": Square } | "flux_token" | "row" | "regress" | "objective";

/**
 * What lies under the pieces.
 */
export type Base = "ice" | "land";

/**
 * What an advance gains.
 */
export type Benefits = "all" | "no_synergy" | "none";

/**
 * How the boards are handed out.
 */
export type Boards = "symmetric" | "deal" | "deal_planets" | "deal_corporations" | "free";

/**
 * A set of squares: a list row by row when written.
 */
export type Cells = Array<string>;

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
 * A civilization card.
 */
export type Civ = { 
/**
 * Its name.
 */
id: string, 
/**
 * Its level, from 1 to 4.
 */
level: number, 
/**
 * When it works.
 */
timing: Timing, 
/**
 * Which family it belongs to.
 */
family: Family | null, 
/**
 * What it does, at the claim or in the end-of-game step.
 */
effect: Array<Effect>, 
/**
 * What it is worth.
 */
scoring: Array<Scoring>, };

/**
 * One of the 36 civilization cards.
 */
export type CivCard = string;

/**
 * A civilization card in front of a player.
 */
export type CivCardView = { 
/**
 * Its level.
 */
level: number, 
/**
 * The card; null if the viewer has not seen it.
 */
card: CivCard | null, };

/**
 * The civilization cards.
 */
export type CivView = { 
/**
 * The piles, one a level.
 */
piles: Array<PileView>, 
/**
 * Who is looking at which pile.
 */
looking: Looking | null, 
/**
 * The cards to choose from.
 */
offered: Array<CivCard>, 
/**
 * The cards that are out of the game, unseen: the referee's.
 */
out?: Array<CivCard>, };

/**
 * The colour of an event card.
 */
export type Colour = "green" | "orange" | "red";

/**
 * An objective for which players are compared.
 */
export type Compared = { 
/**
 * The card.
 */
objective: Objective, 
/**
 * Who is compared.
 */
between: Array<Seat>, 
/**
 * What each seat has of what is compared, by seat.
 */
values: Array<number>, };

/**
 * What a personal objective asks for.
 */
export type Condition = { "kind": "has_rectangle", 
/**
 * Which terrain.
 */
terrain: Terrain, 
/**
 * Its sides, either way round.
 */
sides: Rectangle, } | { "kind": "area_with_resources", 
/**
 * Which terrain.
 */
terrain: Terrain, 
/**
 * How many icons at least.
 */
at_least: number, } | { "kind": "track_at_max", 
/**
 * Which tracker.
 */
track: Track, } | { "kind": "metric_at_most", 
/**
 * What is counted.
 */
metric: Metric, 
/**
 * The most.
 */
value: number, } | { "kind": "metric_at_least", 
/**
 * What is counted.
 */
metric: Metric, 
/**
 * The least.
 */
value: number, } | { "kind": "metric_greater", 
/**
 * That of which there is to be more.
 */
left: Metric, 
/**
 * The other.
 */
right: Metric, } | { "kind": "base_covered", 
/**
 * Which squares.
 */
base: Base, };

/**
 * A corporation board as it is printed.
 */
export type CorporationData = { 
/**
 * Its tracks.
 */
tracks: Array<TrackData>, 
/**
 * Its technologies, from level 1 up.
 */
techs: Array<TechFacts>, 
/**
 * What a further advance on the last space of the rover track gives, in movement.
 */
top_movement: number | null, };

/**
 * One of the 9 corporations.
 */
export type CorporationId = string;

/**
 * A number for each track.
 */
export type Counts = { 
/**
 * Of civ.
 */
civ: number, 
/**
 * Of water.
 */
water: number, 
/**
 * Of biomass.
 */
biomass: number, 
/**
 * Of rover.
 */
rover: number, 
/**
 * Of tech.
 */
tech: number, };

/**
 * The tiles in play of a depot.
 */
export type DepotView = { 
/**
 * The large one.
 */
outer: TileId | null, 
/**
 * The small one.
 */
inner: TileId | null, };

/**
 * How a rover moved.
 */
export type Drive = "step" | "teleport" | "relocation";

/**
 * Something that happens once.
 */
export type Effect = { "op": "synergy_boost", 
/**
 * How many times.
 */
count: number, } | { "op": "civ_card", 
/**
 * Of this level.
 */
level: number, } | { "op": "gain_biomass_patches", 
/**
 * How many.
 */
count: number, } | { "op": "place_rover" } | { "op": "gain_rover_movement", 
/**
 * How many.
 */
points: number, } | { "op": "unlock_tech", 
/**
 * Its level, from 1.
 */
level: number, } | { "op": "advance_tracker", 
/**
 * Which one.
 */
tracker: Who, 
/**
 * By how much.
 */
steps: number, } | { "op": "advance_trackers", 
/**
 * Out of these.
 */
from: TrackSet, 
/**
 * So many of them.
 */
count: number, 
/**
 * By how much each.
 */
steps: number, 
/**
 * What they gain.
 */
benefits: Benefits, } | { "op": "advance_all_to", 
/**
 * The height.
 */
position: number, 
/**
 * What they gain.
 */
benefits: Benefits, } | { "op": "regress_tracker", 
/**
 * One of these.
 */
from: TrackSet, 
/**
 * By how much.
 */
steps: number, } | { "op": "place_depot_tile", 
/**
 * Whether its resources advance.
 */
advance: boolean, } | { "op": "collect_tokens", 
/**
 * What sort of token.
 */
token: Token, 
/**
 * How many.
 */
count: number, } | { "op": "destroy_tokens", 
/**
 * What sort of token.
 */
token: Token, 
/**
 * Where.
 */
zone: Zone, 
/**
 * How many.
 */
count: number, 
/**
 * Only if there are at least so many.
 */
needs: number, } | { "op": "destroy_meteorites_in_line" } | { "op": "teleport_rover" } | { "op": "add_meteorite" } | { "op": "gain_extra_rover", 
/**
 * How many.
 */
count: number, } | { "op": "add_civ_cards", 
/**
 * So many of each level.
 */
per_level: number, } | { "op": "remove_civ_cards", 
/**
 * So many of each level.
 */
per_level: number, } | { "op": "draw_objective", 
/**
 * How many.
 */
count: number, } | { "op": "discard_objective", 
/**
 * How many.
 */
count: number, } | { "op": "rotate_station" } | { "op": "discard_depot_stack" } | { "op": "peek_next_event" } | { "op": "choose_one", 
/**
 * What each of them does.
 */
options: Array<Array<Effect>>, } | { "op": "round_rule", 
/**
 * The rule.
 */
rule: RoundRule, };

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
 * How it is turned.
 */
turn: Turn, 
/**
 * The upper left corner of the room it takes, covered or not.
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
 * Which technology.
 */
tech: Tech, } } | { "flux": { 
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
seat: Seat, 
/**
 * Whether it was not asked: nothing was left that it could do.
 */
forced: boolean, } } | { "ended": { 
/**
 * Which step.
 */
step: Step, } } | { "began": { 
/**
 * Which step.
 */
step: Step, } } | "over";

/**
 * One of the 60 event cards.
 */
export type EventCard = string;

/**
 * An event card.
 */
export type EventFacts = { 
/**
 * Its name.
 */
id: string, 
/**
 * How harsh it is.
 */
colour: Colour, 
/**
 * Only for a player alone.
 */
solo_only: boolean, 
/**
 * How a player is kept from an end of the game that the event alone would bring.
 */
end_game_guard: Guard, 
/**
 * What it does.
 */
effect: Array<Effect>, };

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
 * Cards that are worth more together.
 */
export type Family = "meteorite_repo" | "commerce_agreement";

/**
 * Which end of a comparison is better.
 */
export type Goal = "most" | "least";

/**
 * The covered squares of a planet by what lies on top.
 */
export type Ground = { 
/**
 * With civ.
 */
civ: Cells, 
/**
 * With water.
 */
water: Cells, 
/**
 * With biomass, patches too.
 */
biomass: Cells, 
/**
 * With rover.
 */
rover: Cells, 
/**
 * With tech.
 */
tech: Cells, 
/**
 * With energy.
 */
energy: Cells, };

/**
 * How an event yields to a player for whom it alone would end the game.
 */
export type Guard = "none" | "placement" | "options" | "forced";

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
 * How it is turned.
 */
turn: Turn, 
/**
 * The upper left corner of the room it takes, covered or not.
 */
at: Square, };

/**
 * A space that a tracker has left.
 */
export type Left = { 
/**
 * Which tracker.
 */
tracker: Track, 
/**
 * The track of the space.
 */
track: Track, 
/**
 * The row, from 0 at the bottom.
 */
row: number, };

/**
 * How often a technology can be used.
 */
export type Limit = "none" | "once_per_round" | "once_per_game";

/**
 * Somebody who looks at a pile.
 */
export type Looking = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * The level of the pile; null for all piles at once.
 */
level: number | null, };

/**
 * A sentence before it is put into a language: the id of a Fluent message and its arguments.
 *
 * ```
 * use tabletop::Message;
 * let drew = Message::new("race-event-drew").with("n", 3).with("card", Message::new("race-card-gem_world"));
 * assert_eq!(serde_json::to_value(&drew).unwrap()["args"]["n"], serde_json::json!(3));
 * ```
 */
export type Message = { 
/**
 * The message's id in `i18n/`.
 */
id: string, 
/**
 * The arguments by name.
 */
args?: { [key in string]: Arg }, };

/**
 * Something that can be counted in the end.
 */
export type Metric = { "kind": "resources_on_edge", 
/**
 * Which icon.
 */
resource: Terrain, } | { "kind": "resources_on_planet", 
/**
 * Which icon.
 */
resource: Terrain, } | { "kind": "largest_area", 
/**
 * Which terrain.
 */
terrain: Terrain, } | { "kind": "area_count", 
/**
 * Which terrain.
 */
terrain: Terrain, } | { "kind": "tracks_at_max" } | { "kind": "collected_meteorites" } | { "kind": "collected_lifepods" } | { "kind": "biomass_patches_on_planet" };

/**
 * What two neighbours compare.
 */
export type Neighbour = { 
/**
 * The project's name.
 */
id: string, 
/**
 * What is counted.
 */
metric: Metric, 
/**
 * Whether more or less is better.
 */
goal: Goal, 
/**
 * Medals of the better one.
 */
win: number, 
/**
 * Medals of both if they are equal.
 */
tie: number, };

/**
 * One of the 28 two-sided objective cards.
 */
export type Objective = string;

/**
 * An objective card.
 */
export type ObjectiveFacts = { 
/**
 * Its name.
 */
id: string, 
/**
 * The side for two neighbours.
 */
neighbour: Neighbour, 
/**
 * The side for one player.
 */
personal: Personal, };

/**
 * The objectives on the table.
 */
export type ObjectivesView = { 
/**
 * Unused cards.
 */
unused: number, 
/**
 * Those between neighbours.
 */
neighbours: Array<Compared>, 
/**
 * The one for all players.
 */
shared: Compared | null, 
/**
 * The unused cards, the last one next: the referee's.
 */
order?: Array<Objective>, };

/**
 * One of the two benefits of a space: Wormhole.
 */
export type OfTwo = "patch" | "other";

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
 * A way across the chasm.
 */
export type Passage = { 
/**
 * One end.
 */
from: Square, 
/**
 * The other.
 */
to: Square, };

/**
 * Everything that waits for one player.
 */
export type Pending = { 
/**
 * Advances of named trackers with all benefits.
 */
advance: Counts, 
/**
 * Advances of named trackers without benefits.
 */
silent: Counts, 
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
 * What one player strives for.
 */
export type Personal = { 
/**
 * The project's name.
 */
id: string, 
/**
 * What must hold in the end.
 */
condition: Condition, 
/**
 * What it is worth.
 */
medals: number, };

/**
 * A pile of civilization cards.
 */
export type PileView = { 
/**
 * Its level, from 1 to 4.
 */
level: number, 
/**
 * How many cards it holds.
 */
count: number, 
/**
 * Those of them that the viewer has seen and nobody can have taken since.
 */
known: Array<CivCard>, };

/**
 * A planet board as it is printed.
 */
export type PlanetData = { 
/**
 * Its squares, land and ice.
 */
squares: Array<Square>, 
/**
 * Those of ice.
 */
ice: Array<Square>, 
/**
 * Where its lifepods begin.
 */
lifepods: Array<Square>, 
/**
 * Medals of the rows, from the top.
 */
row_medals: Array<number>, 
/**
 * Medals of the columns, from the left.
 */
column_medals: Array<number>, 
/**
 * Squares with something printed on them, by the name of the mark.
 */
marks: { [key in string]: Array<Square> }, 
/**
 * What the planet demands or gives.
 */
rules: Array<PlanetRule>, };

/**
 * One of the 13 planets.
 */
export type PlanetId = string;

/**
 * What a planet demands or gives.
 */
export type PlanetRule = { "op": "anchor_outside_mark", 
/**
 * The mark of the squares.
 */
mark: string, } | { "op": "no_patch_on_mark", 
/**
 * The mark of the squares.
 */
mark: string, } | { "op": "score_region_complete", 
/**
 * The marks of the regions.
 */
marks: Array<string>, 
/**
 * Medals of each.
 */
medals: number, } | { "op": "first_tile_covers_mark", 
/**
 * The mark of the squares.
 */
mark: string, } | { "op": "score_uncovered_mark", 
/**
 * The mark of the squares.
 */
mark: string, 
/**
 * Medals of each.
 */
medals: number, } | { "op": "no_mix_land_ice" } | { "op": "rover_may_not_enter_mark", 
/**
 * The mark of the squares.
 */
mark: string, } | { "op": "holes", 
/**
 * The mark of the places.
 */
mark: string, } | { "op": "slide_in" } | { "op": "forbid_resource_on_mark", 
/**
 * The mark of the squares.
 */
mark: string, 
/**
 * The icon.
 */
resource: Terrain, } | { "op": "mark_is_energy", 
/**
 * The mark of the squares.
 */
mark: string, } | { "op": "no_tile_across_chasm" } | { "op": "rover_may_not_cross_chasm", 
/**
 * The passages.
 */
diagonal_passages: Array<Passage>, };

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
sides: Sides | null, 
/**
 * The covered squares by terrain.
 */
terrain: Ground, 
/**
 * Those of them that show a resource icon, which is of the kind of their terrain.
 */
icons: Array<Square>, 
/**
 * The tiles in the order they were placed.
 */
tiles: Array<Laid>, 
/**
 * Patches.
 */
patches: Array<Square>, 
/**
 * Rows that score: `r4` is the fourth from the top.
 */
rows: Array<string>, 
/**
 * Columns that score: `c4` is the fourth from the left.
 */
columns: Array<string>, 
/**
 * The planet's regions that score, by the names of their marks in the catalogue.
 */
regions: Array<string>, 
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
 * The trackers.
 */
trackers: Trackers, 
/**
 * The levels of active technologies, from 1.
 */
techs: Array<number>, 
/**
 * The levels of technologies used this round or for good.
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
 * Civilization cards.
 */
civ: Array<CivCardView>, 
/**
 * The levels of claims owed, one for each claim.
 */
owed: Array<number>, 
/**
 * Cards still to be taken from all piles.
 */
archive: number, 
/**
 * How many personal objectives there are.
 */
objective_count: number, 
/**
 * Personal objectives.
 */
objectives: Array<Objective> | null, 
/**
 * Those of them that are fulfilled as things stand.
 */
fulfilled: Array<Objective> | null, 
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
 * The tiles in play of the depot.
 */
depot: DepotView, 
/**
 * What of the running part matters for moving on: spaces left by trackers.
 */
shifted: Array<Left>, 
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
row: number, } } | { "tech": Tech };

/**
 * What a technology changes while it is active; the rules ask for these by name.
 */
export type Power = "ignore_adjacency" | "ignore_adjacency_of_rover" | "store_patches" | "movement_bonus" | "crowded_movement_bonus" | "double_water" | "no_meteorites" | "rover_diagonal" | "reposition_three" | "reposition_with_energy" | "reposition_each_round" | "free_energy_steps" | "movement_on_flux" | "flux_leap" | "improve_flux" | "flux_collect" | "flux_advance" | "movement_loaded" | "patch_for_meteorite" | "sink_meteorites" | "rover_advance" | "synergy_for_patch" | "terrain_teleport" | "double_synergy" | "tech_as_energy" | "claim_row" | "shared_objective" | "wrap_tracks" | "lateral_shift" | "regress_one" | "best_of_track" | "jump_over" | "movement_on_water" | "dry_advance" | "water_patch" | "water_synergy" | "civ_movement" | "wider_choice" | "civ_teleport" | "civ_synergy" | "archive" | "reset_biomass" | "patches_on_tiles" | "extra_patch" | "patches_destroy_meteorites";

/**
 * What is printed on a component.
 */
export type Printed = { "tile": TileData } | { "planet": PlanetData } | { "corporation": CorporationData } | { "civ": Civ } | { "event": EventFacts } | { "objective": ObjectiveFacts };

/**
 * A rectangle.
 */
export type Rectangle = { 
/**
 * Squares on one side.
 */
width: number, 
/**
 * Squares on the other.
 */
height: number, };

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
 * What a civilization card is worth in the end.
 */
export type Scoring = { "op": "medals", 
/**
 * How many.
 */
amount: number, } | { "op": "medals_per", 
/**
 * What is counted.
 */
metric: Metric, 
/**
 * How many for each.
 */
amount: number, } | { "op": "lifepod_value", 
/**
 * Medals of each.
 */
medals_each: number, } | { "op": "family_set" };

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
 * The sides of both boards.
 */
export type Sides = { 
/**
 * Of the planet board.
 */
planet: Side, 
/**
 * Of the corporation board.
 */
corporation: Side, };

/**
 * A space of a track.
 */
export type SpaceData = { 
/**
 * The printed height, from 0.
 */
row: number, 
/**
 * The track among whose spaces it is printed.
 */
column: Track, 
/**
 * The medal.
 */
medal: number | null, 
/**
 * What reaching it gives.
 */
benefits: Array<Effect>, 
/**
 * Whether only one of the benefits is gained.
 */
choose_one: boolean, 
/**
 * The benefits in words.
 */
text: Array<Message>, };

/**
 * A place on the 12 × 12 board: `r2c5` is in the second row from the top and the fifth column from the left.
 */
export type Square = string;

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
 * How far it is turned, from 0 to 5.
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
 * A technology of the seat's corporation.
 */
export type Tech = { 
/**
 * Its level, from 1.
 */
level: number, };

/**
 * A technology.
 */
export type TechFacts = { 
/**
 * What it changes.
 */
power: Power, 
/**
 * When it works.
 */
trigger: Trigger, 
/**
 * How often.
 */
limit: Limit, };

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
row: number, } } | { "tech": Tech } | "scoring_area" | { "row": string } | { "column": string } | { "pile": number } | { "civ": CivCard } | { "objective": Objective } | "planet_board" | "corporation_board" | { "station": number } | "event_deck" | { "item": Item } | { "seat": Seat } | "finish";

/**
 * A cell of a tile.
 */
export type TileCell = { 
/**
 * Cells to the left of it, in the room that the tile takes.
 */
x: number, 
/**
 * Cells above it.
 */
y: number, 
/**
 * Its terrain.
 */
terrain: Terrain, 
/**
 * Whether it shows the resource.
 */
icon: boolean, 
/**
 * Whether it has a meteorite symbol.
 */
symbol: boolean, };

/**
 * A tile as it is printed.
 */
export type TileData = { 
/**
 * The name of its shape.
 */
shape: string, 
/**
 * The ring it lies on.
 */
ring: Ring, 
/**
 * Its cells, unturned.
 */
cells: Array<TileCell>, 
/**
 * The ways in which it can lie: in others it looks the same as in one of these.
 */
ways: Array<Turn>, };

/**
 * One of the 144 tiles, by shape, terrains and `_m` for a meteorite symbol.
 */
export type TileId = string;

/**
 * When a civilization card works.
 */
export type Timing = "immediate" | "end_of_game";

/**
 * A token.
 */
export type Token = "lifepod" | "meteorite" | "rover";

/**
 * One of the five tracks of a corporation board, and its tracker.
 */
export type Track = "civ" | "water" | "biomass" | "rover" | "tech";

/**
 * A track as it is printed.
 */
export type TrackData = { 
/**
 * Which track.
 */
track: Track, 
/**
 * Its spaces from the start up.
 */
spaces: Array<SpaceData>, };

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
 * On which of its spaces, counted from 0 at the start as in the catalogue.
 */
space: number, };

/**
 * Where the trackers stand.
 */
export type Trackers = { 
/**
 * The civ tracker.
 */
civ: Tracker, 
/**
 * The water tracker.
 */
water: Tracker, 
/**
 * The biomass tracker.
 */
biomass: Tracker, 
/**
 * The rover tracker.
 */
rover: Tracker, 
/**
 * The tech tracker.
 */
tech: Tracker, };

/**
 * When a technology works.
 */
export type Trigger = "passive" | "anytime" | "turn_start" | "on_select_tile" | "on_place_tile" | "on_gain_patch" | "on_rover_track_movement" | "on_collect_meteorite" | "on_rover_enter" | "rover_step" | "on_synergy_boost" | "on_advance" | "on_civ_milestone" | "on_choose_civ_card" | "end_of_game" | "scoring";

/**
 * How a tile is turned.
 */
export type Turn = { 
/**
 * Whether it is turned over from left to right, which comes first.
 */
flipped: boolean, 
/**
 * Quarters of a turn to the right, from 0 to 3.
 */
quarters: number, };

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
 * Whose tracker.
 */
export type Who = "civ" | "water" | "biomass" | "rover" | "tech" | "flux";

/**
 * Which rules yield for a regular tile because they alone would end the game.
 */
export type Yielding = "nothing" | "event" | "planet" | "both";

/**
 * Where tokens are destroyed.
 */
export type Zone = "planet" | "corporation";
