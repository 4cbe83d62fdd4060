// Generated from crates/moon. Do not edit:
// WRITE_TYPES=1 cargo test -p games --test described

/**
 * One choice.
 */
export type Action = { "pick": { 
/**
 * Its number.
 */
number: number, 
/**
 * Its action, or the one a wild action puts in its place.
 */
action: Symbol, 
/**
 * A circled wild action is crossed off to replace the action.
 */
wild?: boolean, 
/**
 * Solo: the third card, which is not used.
 */
unused?: Card, } } | "system_error" | { "write": { 
/**
 * The number.
 */
number: number, 
/**
 * The slot.
 */
slot: Slot, } } | { "x": Slot } | { "infect": Slot } | { "choose": Name } | "use" | "decline" | { "accomplish": Letter } | "done" | { "hand_over": Card } | { "remove": Card };

/**
 * What each action of the cards does.
 */
export type ActionsData = { 
/**
 * Robot.
 */
robot?: EffectData, 
/**
 * Energy.
 */
energy?: EffectData, 
/**
 * Plant.
 */
plant?: EffectData, 
/**
 * Water.
 */
water?: EffectData, 
/**
 * Astronaut.
 */
astronaut?: EffectData, 
/**
 * Planning.
 */
planning?: EffectData, };

/**
 * What is put on one line.
 */
export type Aligned = "rows" | "columns";

/**
 * A running answer, for its own seat.
 */
export type AnswerView = { 
/**
 * The combination picked.
 */
picked?: Combination, 
/**
 * A wild action was crossed off for it.
 */
wild?: boolean, 
/**
 * Missions claimed in this answer.
 */
claims?: Array<Letter>, 
/**
 * Whether there is something left to decide.
 */
open: boolean, };

/**
 * ASTRA's card of a scenario.
 */
export type AstraCard = { 
/**
 * The scenario.
 */
scenario: Scenario, 
/**
 * Points ASTRA has in any case.
 */
fixed: number, 
/**
 * Points for each level of the opponent.
 */
per_level: number, 
/**
 * Scenario 1: the levels printed in the first boxes of the track.
 */
levels: Array<number>, 
/**
 * Scenario 1: the values of the boxes after them, 0 where none is printed.
 */
values: Array<number>, 
/**
 * Scenario 1: the score of a launch.
 */
launch: number, 
/**
 * How solo bonuses are gained.
 */
bonus: SoloBonus, 
/**
 * What the effect cards do.
 */
effect: AstraEffect, };

/**
 * What the effect cards do in a scenario.
 */
export type AstraEffect = { 
/**
 * The cards that do it.
 */
letters: Array<Letter>, 
/**
 * What they do.
 */
op: AstraOp, };

/**
 * An effect card of ASTRA.
 */
export type AstraEffectData = { 
/**
 * Its letter.
 */
letter: Letter, };

/**
 * The ASTRA effects.
 */
export type AstraOp = "cross_available_mark" | "lose_first_bonus" | "astra_activate" | "astra_moons";

/**
 * ASTRA's side of a solo game.
 */
export type AstraView = { 
/**
 * The opponent.
 */
opponent: Opponent, 
/**
 * What the top of the deck shows.
 */
top?: TopView, 
/**
 * How many cards the deck holds.
 */
deck: number, 
/**
 * The discards.
 */
discard: Array<Card>, 
/**
 * The cards of this turn.
 */
open: Array<Card>, 
/**
 * The one that was not used.
 */
unused?: Card, 
/**
 * Cards given to ASTRA.
 */
given: Array<Card>, 
/**
 * Cards removed from the game.
 */
removed: Array<Card>, 
/**
 * Solo bonuses that can be used.
 */
bonuses: number, 
/**
 * Solo bonuses used.
 */
spent: number, 
/**
 * The deck has been reshuffled.
 */
second_pass: boolean, 
/**
 * ASTRA's score.
 */
score: number, 
/**
 * The referee sees the deck, the next card last.
 */
hidden?: Array<Card>, };

/**
 * A place on a sheet.
 */
export type At = { 
/**
 * From the left.
 */
x: number, 
/**
 * From the top.
 */
y: number, 
/**
 * How wide it is.
 */
w?: number, 
/**
 * How high it is.
 */
h?: number, 
/**
 * By how much it is turned, in degrees.
 */
angle?: number, };

/**
 * A first-or-later bonus: gained when all its slots are filled and all its marks made.
 */
export type BonusData = { 
/**
 * Its name.
 */
id: string, 
/**
 * Its kind.
 */
kind: string, 
/**
 * Its slots.
 */
slots: Array<string>, 
/**
 * Its marks.
 */
marks: Array<string>, 
/**
 * The mark of who is first.
 */
first: string, 
/**
 * The mark of others.
 */
later?: string, };

/**
 * What gains a solo bonus.
 */
export type BonusSource = "own_sabotage_triggered" | "bonus_first_claimed" | "own_virus_activated" | "own_flags";

/**
 * What a box is in the sum.
 */
export type BoxKind = "part" | "subtotal" | "total";

/**
 * A card of the deck by its kind: a starship card (number and action) or, in a solo game, one of the
 * three ASTRA effect cards. Alike cards are the same value.
 */
export type Card = string;

/**
 * A mark in a column of values.
 */
export type Cell = { 
/**
 * The column.
 */
track: string, 
/**
 * The value there.
 */
value: number, 
/**
 * From the left.
 */
x: number, 
/**
 * From the top.
 */
y: number, 
/**
 * How wide it is.
 */
w?: number, 
/**
 * How high it is.
 */
h?: number, 
/**
 * By how much it is turned, in degrees.
 */
angle?: number, };

/**
 * The size of a cell.
 */
export type CellSize = { 
/**
 * How wide it is.
 */
width: number, 
/**
 * How high it is.
 */
height: number, };

/**
 * The colour of a planet.
 */
export type Colour = "green" | "blue" | "grey";

/**
 * A number with an action.
 */
export type Combination = { 
/**
 * The number.
 */
number: number, 
/**
 * The action.
 */
action: Symbol, };

/**
 * What happens as soon as all these marks are made.
 */
export type CompletionData = { 
/**
 * Its marks.
 */
marks: Array<string>, 
/**
 * What follows.
 */
then: Array<EffectData>, };

/**
 * What a slot holds.
 */
export type Content = number | Sign;

/**
 * What a mission asks for. "Filled" is a number or an X.
 */
export type Criterion = { "op": "zones_filled", 
/**
 * Their names.
 */
zones: Array<string>, } | { "op": "zones_of_kind_filled", 
/**
 * The kind.
 */
zone_kind: ZoneKind, 
/**
 * How many.
 */
count: number, } | { "op": "x_written", 
/**
 * How many.
 */
count: number, } | { "op": "open_system_errors", 
/**
 * How many.
 */
count: number, } | { "op": "bonuses_gained", 
/**
 * The kind.
 */
bonus_kind: string, 
/**
 * How many.
 */
count: number, } | { "op": "groups_marked", 
/**
 * The kind of the groups.
 */
group_kind: PlaceKind, 
/**
 * The kinds of the marks.
 */
mark_kinds: Array<MarkKind>, 
/**
 * How many.
 */
count: number, } | { "op": "groups_completed", 
/**
 * The kinds.
 */
group_kinds: Array<PlaceKind>, 
/**
 * How many.
 */
count: number, } | { "op": "complete_zone_sizes", 
/**
 * What makes a zone.
 */
zone: string, 
/**
 * The sizes.
 */
sizes: Array<number>, } | { "op": "marks_count", 
/**
 * The kinds of the marks.
 */
mark_kinds: Array<MarkKind>, 
/**
 * How many.
 */
count: number, } | { "op": "marks_sum", 
/**
 * The kinds of the marks.
 */
mark_kinds: Array<MarkKind>, 
/**
 * What is summed up.
 */
field: string, 
/**
 * How many.
 */
count: number, } | { "op": "marks_consecutive", 
/**
 * The track.
 */
track: string, 
/**
 * How many.
 */
count: number, } | { "op": "connected", 
/**
 * From here.
 */
from: string, 
/**
 * To there.
 */
to: string, 
/**
 * By these.
 */
link_kind: string, } | { "op": "skyscrapers_filled", 
/**
 * How many.
 */
count: number, } | { "op": "skyscraper_tops_filled", 
/**
 * How many.
 */
count: number, } | { "op": "tower_levels_with_symbols", 
/**
 * How many symbols.
 */
min_symbols: number, 
/**
 * How many.
 */
count: number, } | { "op": "dome_complete" } | { "op": "quarters_evacuated", 
/**
 * How many.
 */
count: number, } | { "op": "floors_evacuated", 
/**
 * How many.
 */
count: number, } | { "op": "quarters_quarantined", 
/**
 * How many.
 */
count: number, } | { "op": "virus_quarters_quarantined", 
/**
 * The viruses.
 */
viruses: Array<Virus>, } | { "op": "floors_marked", 
/**
 * The symbols.
 */
symbols: Array<string>, 
/**
 * How many.
 */
count: number, } | { "op": "greenhouses_full", 
/**
 * How many.
 */
count: number, } | { "op": "top_greenhouse_full" } | { "op": "modules_filled", 
/**
 * How many.
 */
count: number, } | { "op": "starships_filled", 
/**
 * How many.
 */
count: number, } | { "op": "starships_marked", 
/**
 * The symbols.
 */
symbols: Array<string>, 
/**
 * How many.
 */
count: number, } | { "op": "planets_controlled", 
/**
 * How many.
 */
count: number, } | { "op": "planet_types_controlled" } | { "op": "asteroids_marked", 
/**
 * How many.
 */
count: number, } | { "op": "planet_values_improved", 
/**
 * How often.
 */
times: number, } | { "op": "resource_boxes_crossed", 
/**
 * Plants.
 */
plant: number, 
/**
 * Water.
 */
water: number, } | { "op": "moons_marked", 
/**
 * How many.
 */
count: number, };

/**
 * How a sheet is drawn.
 */
export type Drawing = { 
/**
 * What is drawn behind it.
 */
scene: Scene, 
/**
 * Whether two play on it, each from a side.
 */
shared: boolean, 
/**
 * The cell of a slot.
 */
cell: Sizes<CellSize>, 
/**
 * Whether its slots are round.
 */
round: boolean, 
/**
 * What is put on one line.
 */
aligned?: Aligned, 
/**
 * The columns of values that have a sign over them; all, if it does not say.
 */
heads?: Array<string>, 
/**
 * Where a number stands in its slot.
 */
number?: Sizes<NumberSize>, 
/**
 * Whether a bonus waits beside the mark that brings it.
 */
bonus_beside_mark: boolean, 
/**
 * Whether the points of quarters are noted in their corners.
 */
quarter_points: boolean, };

/**
 * An effect with what follows if it was carried out.
 */
export type EffectData = { 
/**
 * How often.
 */
times: number, 
/**
 * Whether one may do without.
 */
optional: boolean, 
/**
 * What follows.
 */
then: Array<EffectData>, } & ({ "op": "write_x" } | { "op": "mark_at", 
/**
 * Its kind.
 */
kind: MarkKind, 
/**
 * Which of them.
 */
of: Of, } | { "op": "mark_one", 
/**
 * Its kind.
 */
kind: MarkKind, 
/**
 * Groups or tracks to choose among.
 */
among: Array<string>, 
/**
 * Which of these.
 */
where: Where, } | { "op": "mark_next", 
/**
 * Its track.
 */
track: string, } | { "op": "mark", 
/**
 * The mark.
 */
mark: string, } | { "op": "draw_line" } | { "op": "build_dome" } | { "op": "split_dome" } | { "op": "take_asteroid" } | { "op": "trigger", 
/**
 * The mark.
 */
mark: string, } | { "op": "propagate" });

/**
 * One thing that happened. An answer is sealed until its step opens; what it did is told then, so every
 * event is for everybody.
 */
export type Event = { 
/**
 * Who did it; nobody, or ASTRA, if it is not said.
 */
seat?: Seat, } & ({ "flipped": { 
/**
 * The turn, from 1.
 */
turn: number, 
/**
 * By stack.
 */
combinations: Array<Combination>, } } | "reshuffled" | { "turned": Card } | { "picked": { 
/**
 * Number and action.
 */
combination: Combination, 
/**
 * With a wild action.
 */
wild: boolean, } } | "system_error" | { "wrote": { 
/**
 * The number.
 */
number: number, 
/**
 * Where.
 */
slot: Slot, } } | { "wrote_x": Slot } | { "infected": Slot } | { "insignia": Slot } | { "marked": { 
/**
 * The first of them.
 */
mark: Name, 
/**
 * How many.
 */
n: number, 
/**
 * How.
 */
stroke: Stroke, } } | { "drew": Name } | { "evacuated": { 
/**
 * Which.
 */
quarter: Name, 
/**
 * For how many points.
 */
points: number, } } | { "settled": { 
/**
 * Which.
 */
planet: Name, 
/**
 * The sheet's owner has the flag.
 */
owner: boolean, 
/**
 * The sheet's guest has the flag.
 */
guest: boolean, } } | { "accomplished": { 
/**
 * Which.
 */
letter: Letter, 
/**
 * First or later.
 */
noted: Noted, } } | { "mission_turned": Letter } | { "sabotage": Name } | { "activated": Name } | { "spread": Name } | { "given": Card } | { "removed": Card } | { "turn_ended": { 
/**
 * The turn, from 1.
 */
turn: number, } } | "ended");

/**
 * Where the last value of a track is noted.
 */
export type FinalBox = { 
/**
 * The track.
 */
track: string, 
/**
 * From the left.
 */
x: number, 
/**
 * From the top.
 */
y: number, 
/**
 * How wide it is.
 */
w?: number, 
/**
 * How high it is.
 */
h?: number, 
/**
 * By how much it is turned, in degrees.
 */
angle?: number, };

/**
 * A group of slots and marks.
 */
export type GroupData = { 
/**
 * Its name.
 */
id: string, 
/**
 * Its kind.
 */
kind: PlaceKind, 
/**
 * Its slots.
 */
slots: Array<string>, 
/**
 * Its marks.
 */
marks: Array<string>, 
/**
 * What happens when it is complete.
 */
complete?: CompletionData, 
/**
 * Scenario 1: what is resolved when the section is filled.
 */
effects: Array<SectionEffect>, 
/**
 * Scenario 4: a column's tower.
 */
tower?: string, 
/**
 * Its values.
 */
values: Array<number>, 
/**
 * The mark of its value.
 */
value_box?: string, 
/**
 * Its track.
 */
track?: string, 
/**
 * Scenario 6: the virus of a quarter.
 */
virus?: Virus, 
/**
 * The mark of its virus.
 */
virus_target?: string, 
/**
 * Its walkways.
 */
walkways: Array<string>, 
/**
 * Groups beside it.
 */
neighbours: Array<string>, 
/**
 * The mark of its evacuation.
 */
evacuated?: string, 
/**
 * Its groups.
 */
groups: Array<string>, 
/**
 * Scenario 7: the starship of a block.
 */
zone?: string, 
/**
 * Its tank.
 */
tank?: string, 
/**
 * The mark that doubles it.
 */
double?: string, 
/**
 * Its modules.
 */
modules: Array<string>, 
/**
 * Its greenhouse.
 */
greenhouse?: string, 
/**
 * Scenario 8: the numbers that a planet takes.
 */
numbers: Array<number>, 
/**
 * Its colour.
 */
colour?: Colour, 
/**
 * The mark of its flag.
 */
flag?: string, 
/**
 * The mark of who controls it.
 */
settled?: string, };

/**
 * The reasons, typed.
 */
export type Illegal = "not_asked" | "no_answer" | "nothing_to_choose" | "not_offered" | "no_wild_action" | { "cannot_be_written": { 
/**
 * The number.
 */
number: number, 
/**
 * The action.
 */
action: Symbol, } } | "something_can_be_written" | { "other_number": { 
/**
 * The lowest possible.
 */
least: number, 
/**
 * The highest possible.
 */
most: number, } } | { "no_such_slot": Slot } | { "taken": Slot } | { "out_of_order": { 
/**
 * The slot.
 */
slot: Slot, 
/**
 * The zone whose order it would break.
 */
zone: Name, 
/**
 * The greatest number before it.
 */
after: number | null, 
/**
 * The smallest number behind it.
 */
before: number | null, } } | { "wrong_floor": { 
/**
 * The slot.
 */
slot: Slot, 
/**
 * The action of the combination.
 */
action: Symbol, } } | { "not_adjacent": Slot } | { "airlock_closed": Slot } | { "out_of_reach": Name } | { "planet_full": Name } | { "settled": Name } | { "nothing_left": Name } | { "other_zone": Name } | { "complete": Name } | { "drawn": Name } | { "not_joined": Name } | { "already_marked": Name } | { "section_full": Name } | { "wrong_parity": Name } | { "not_next_piece": Name } | { "not_infected": Slot } | "compulsory" | { "not_met": Letter } | { "already_accomplished": Letter } | "other_card" | "no_solo_bonus";

/**
 * The letter of a mission or of an ASTRA effect card.
 */
export type Letter = "a" | "b" | "c";

/**
 * A line that can be drawn.
 */
export type LineData = { 
/**
 * Its name.
 */
id: string, 
/**
 * Its kind.
 */
kind: LineKind, 
/**
 * Where it begins.
 */
a: string, 
/**
 * Where it ends.
 */
b: string, 
/**
 * Whether it is there from the start.
 */
drawn: boolean, 
/**
 * From the left.
 */
x: number, 
/**
 * From the top.
 */
y: number, 
/**
 * How wide it is.
 */
w?: number, 
/**
 * How high it is.
 */
h?: number, 
/**
 * By how much it is turned, in degrees.
 */
angle?: number, };

/**
 * The kinds of lines that can be drawn.
 */
export type LineKind = "wall" | "tunnel" | "walkway" | "airlock";

/**
 * A mark: something that is circled, crossed off or filled.
 */
export type MarkData = { 
/**
 * Its name.
 */
id: string, 
/**
 * Its kind.
 */
kind: MarkKind, 
/**
 * What the pen may do to it.
 */
states: Array<State>, 
/**
 * Whether only circling makes it: crossed off, it is lost.
 */
exclusive: boolean, 
/**
 * How it is at the start.
 */
initial?: State, 
/**
 * Its slots.
 */
slots: Array<string>, 
/**
 * The group it is in.
 */
group?: string, 
/**
 * Its value.
 */
value: number, 
/**
 * For how many it counts.
 */
count: number, 
/**
 * Odd or even, of a segment of the dome.
 */
parity?: Parity, 
/**
 * The virus on it.
 */
virus?: Virus, 
/**
 * What follows.
 */
then: Array<EffectData>, 
/**
 * The action printed on it.
 */
symbol?: Symbol, 
/**
 * Where it stands in several columns of values.
 */
cells: Array<Cell>, 
/**
 * From the left.
 */
x: number, 
/**
 * From the top.
 */
y: number, 
/**
 * How wide it is.
 */
w?: number, 
/**
 * How high it is.
 */
h?: number, 
/**
 * By how much it is turned, in degrees.
 */
angle?: number, };

/**
 * The kinds of marks: everything but numbers that is circled, crossed off or filled.
 */
export type MarkKind = "rocket_effect" | "inactive_rocket_effect" | "activation_arrow" | "rocket_preparation_effect" | "build_effect" | "sabotage_effect" | "rocket" | "score_value" | "extra_rocket" | "water_tank" | "robot" | "plant" | "multiplier_high" | "multiplier_low" | "energy" | "wall_symbol" | "astronaut" | "wild_action" | "planning" | "antenna" | "greenhouse" | "quarter_bonus_high" | "quarter_bonus_low" | "value_box" | "planning_box" | "mine_pearl" | "mine_ruby" | "mine_plant" | "mine_water" | "tower" | "factory_plant" | "factory_water" | "factory_pearl" | "factory_ruby" | "filling_bonus" | "factory_energy" | "factory_robot" | "factory_value" | "secondary_bonus" | "tower_plant" | "tower_water" | "dome_segment" | "dome_split" | "dome_half" | "upgrade_row" | "skyscraper_bonus_high" | "skyscraper_bonus_low" | "virus_target" | "evacuation" | "plant_symbol" | "water_symbol" | "row_bonus" | "virus_symbol" | "spread_symbol" | "double" | "reactor" | "planet_plant" | "planet_water" | "moon_space" | "flag" | "planet_ring" | "asteroid" | "asteroid_bonus" | "insignia" | "error";

/**
 * Where a mission is noted.
 */
export type MissionBox = { 
/**
 * Its letter.
 */
letter: Letter, 
/**
 * Whose half of a shared sheet it is on.
 */
half?: Side, 
/**
 * Where the sign for the first is drawn.
 */
first?: At, 
/**
 * Where the sign for others is drawn.
 */
later?: At, 
/**
 * From the left.
 */
x: number, 
/**
 * From the top.
 */
y: number, 
/**
 * How wide it is.
 */
w?: number, 
/**
 * How high it is.
 */
h?: number, 
/**
 * By how much it is turned, in degrees.
 */
angle?: number, };

/**
 * One of the 48 mission cards, by its place in the data.
 */
export type MissionCard = string;

/**
 * What is printed on a mission card.
 */
export type MissionFace = { 
/**
 * Its name in data.
 */
id: string, 
/**
 * The printed number of the card.
 */
card_no: number, 
/**
 * The scenario it belongs to.
 */
scenario: Scenario, 
/**
 * A, B or C.
 */
letter: Letter, 
/**
 * What it is worth.
 */
reward: Reward, 
/**
 * What has to be achieved.
 */
criterion: Criterion, 
/**
 * The virus that is activated when it is first accomplished.
 */
virus?: Virus, };

/**
 * A mission.
 */
export type MissionView = { 
/**
 * A, B or C.
 */
letter: Letter, 
/**
 * The card.
 */
card: MissionCard, 
/**
 * It shows its accomplished side.
 */
turned: boolean, 
/**
 * How each seat accomplished it.
 */
noted: Array<Noted | null>, };

/**
 * The name of something on a sheet, as in the data: `station_1`, `wall_07`, `dome_2_left`.
 */
export type Name = string;

/**
 * When a player accomplished a mission.
 */
export type Noted = "first" | "later";

/**
 * Where a number stands in its slot.
 */
export type NumberSize = { 
/**
 * How far it stands aside of what is printed there.
 */
aside: number, 
/**
 * How large it is, in parts of the cell.
 */
size: number, };

/**
 * Which marks belong to the slot just numbered.
 */
export type Of = "slot" | "group" | "zone";

/**
 * Whom a solo player plays against, from easy to hard.
 */
export type Opponent = "katherine" | "alexei" | "margaret" | "franklin" | "sergei" | "stephanie" | "thomas" | "peggy";

/**
 * An opponent: its level and the points for each card given to it.
 */
export type OpponentCard = { 
/**
 * Who.
 */
id: Opponent, 
/**
 * The level, 1 to 8.
 */
level: number, 
/**
 * The points for a card, by action.
 */
points: Points, };

/**
 * The options of a game: `{"scenario": 6}`.
 */
export type Options = { 
/**
 * The scenario.
 */
scenario: Scenario, 
/**
 * ASTRA's opponent card; it plays in a solo game only.
 */
opponent: Opponent, };

/**
 * Odd or even, of a dome segment.
 */
export type Parity = "odd" | "even";

/**
 * The running step.
 */
export type Phase = "setup" | { "effect": Letter } | "astra_turn" | "turn" | "propagation" | "missions" | "hand_over" | "over";

/**
 * The kinds of places: groups of slots and marks, and tracks.
 */
export type PlaceKind = "section" | "station" | "energy_column" | "wild_column" | "quarter" | "mine_column" | "factory_main" | "factory_secondary" | "tower_level" | "upgrade_area" | "floor" | "symbol_row" | "base" | "module" | "greenhouse" | "starship" | "planet" | "track";

/**
 * A number for each action.
 */
export type Points = { 
/**
 * Robot.
 */
robot: number, 
/**
 * Energy.
 */
energy: number, 
/**
 * Plant.
 */
plant: number, 
/**
 * Water.
 */
water: number, 
/**
 * Astronaut.
 */
astronaut: number, 
/**
 * Planning.
 */
planning: number, };

/**
 * Something printed in a slot.
 */
export type Preset = "x" | "low_anchor" | "high_anchor";

/**
 * A slot with something printed in it.
 */
export type PresetData = { 
/**
 * Its name.
 */
id: string, 
/**
 * What is printed in it.
 */
is: Preset, 
/**
 * From the left.
 */
x: number, 
/**
 * From the top.
 */
y: number, 
/**
 * How wide it is.
 */
w?: number, 
/**
 * How high it is.
 */
h?: number, 
/**
 * By how much it is turned, in degrees.
 */
angle?: number, };

/**
 * What is printed on a component.
 */
export type Printed = { "sheet": SheetData } | { "starship": StarshipData } | { "mission": MissionFace } | { "opponent": OpponentCard } | { "astra_scenario": AstraCard } | { "effect": AstraEffectData };

/**
 * What a mission is worth to those who accomplish it first, and later.
 */
export type Reward = { "unit": "points", 
/**
 * To who is first.
 */
first: number, 
/**
 * To others.
 */
later: number, } | { "unit": "rockets", 
/**
 * To who is first.
 */
first: number, 
/**
 * To others.
 */
later: number, } | { "unit": "symbol" };

/**
 * One of the eight scenarios; a number on the wire.
 */
export type Scenario = number;

/**
 * What is drawn behind a sheet.
 */
export type Scene = "launch" | "journey" | "colony" | "mine" | "dome" | "virus" | "escape" | "battle";

/**
 * Where points are noted.
 */
export type ScoreBox = { 
/**
 * Its name.
 */
id: string, 
/**
 * What it is in the sum.
 */
kind: BoxKind, 
/**
 * Whether it counts for or against: 1 or -1.
 */
sign: number, 
/**
 * The part of the score that stands there, or what a subtotal counts.
 */
source: string, 
/**
 * Further parts that are noted there too.
 */
also: Array<string>, 
/**
 * The parts that are noted there together.
 */
parts: Array<string>, 
/**
 * Whose half of a shared sheet it is on.
 */
half?: Side, 
/**
 * From the left.
 */
x: number, 
/**
 * From the top.
 */
y: number, 
/**
 * How wide it is.
 */
w?: number, 
/**
 * How high it is.
 */
h?: number, 
/**
 * By how much it is turned, in degrees.
 */
angle?: number, };

/**
 * A scoring part in the data.
 */
export type ScoringData = { 
/**
 * Its name.
 */
id: string, 
/**
 * Whether it counts for or against: 1 or -1.
 */
sign: number, } & ({ "op": "missions" } | { "op": "missions_by_track", 
/**
 * The track of the first.
 */
first: string, 
/**
 * The track of others.
 */
later: string, } | { "op": "system_errors" } | { "op": "first_uncrossed", 
/**
 * The track with its values.
 */
track: string, } | { "op": "sum_marked", 
/**
 * Marks of this kind.
 */
mark_kind: MarkKind, } | { "op": "count_times_value", 
/**
 * Marks of this kind.
 */
mark_kind: MarkKind, 
/**
 * The track with its values.
 */
track: string, } | { "op": "bonuses" } | { "op": "majority", 
/**
 * Points by rank.
 */
points: Array<number>, 
/**
 * What is counted.
 */
count: string, 
/**
 * What a solo player is compared with.
 */
solo: SoloCount, } | { "op": "majority_by_track", 
/**
 * The track for the most.
 */
most: string, 
/**
 * The track for others.
 */
others: string, 
/**
 * What is counted.
 */
count: string, 
/**
 * What a solo player is compared with.
 */
solo: SoloCount, } | { "op": "station_plants" } | { "op": "longest_complete_zone" } | { "op": "factory", 
/**
 * Which.
 */
group: string, } | { "op": "groups_with_count", 
/**
 * How many it takes.
 */
circled: number, 
/**
 * The track with its values.
 */
track: string, } | { "op": "unbuilt_dome", 
/**
 * The track with its values.
 */
track: string, } | { "op": "evacuated_quarters" } | { "op": "infected_slots" } | { "op": "greenhouse_points", 
/**
 * Points by the number of plants.
 */
by_plants: Array<number>, } | { "op": "module_points", 
/**
 * Points by the number of reactors.
 */
by_reactors: Array<number>, } | { "op": "controlled_planets", 
/**
 * Of this colour.
 */
colour: Colour, 
/**
 * The track with its values.
 */
track: string, });

/**
 * A place at the table, counted clockwise from 0.
 */
export type Seat = number;

/**
 * A set of seats; one byte in the state, a sorted list on the wire.
 */
export type SeatSet = Array<number>;

/**
 * An effect of a section of the rocket.
 */
export type SectionEffect = { 
/**
 * The mark.
 */
mark: string, 
/**
 * What it does.
 */
op: SectionOp, 
/**
 * For how many it counts.
 */
count: number, 
/**
 * The arrow that activates it.
 */
arrow?: string, };

/**
 * What a section of the rocket does when it is filled.
 */
export type SectionOp = "cross_rockets" | "cross_rockets_if_active" | "prepare_rocket" | "write_x" | "sabotage";

/**
 * A sheet. Positions (`x`, `y`, `w`, `h`, `angle`) are for drawing: fractions of its width and height.
 */
export type SheetData = { 
/**
 * Its scenario.
 */
scenario: Scenario, 
/**
 * Its width, in parts of its height.
 */
aspect: number, 
/**
 * How it is drawn, for those who draw it.
 */
drawing: Drawing, 
/**
 * The points for one, two and three stars.
 */
stars: Array<number>, 
/**
 * Where a number may be written.
 */
write_rule: WriteRule, 
/**
 * Its zones.
 */
zones: Array<ZoneData>, 
/**
 * Its slots.
 */
slots: Array<SlotData>, 
/**
 * Slots with something printed in them.
 */
presets: Array<PresetData>, 
/**
 * Its marks.
 */
marks: Array<MarkData>, 
/**
 * Its lines.
 */
lines: Array<LineData>, 
/**
 * Its groups.
 */
groups: Array<GroupData>, 
/**
 * Its tracks.
 */
tracks: Array<TrackData>, 
/**
 * Bonuses for the first, and for others.
 */
bonuses: Array<BonusData>, 
/**
 * What the actions do.
 */
actions: ActionsData, 
/**
 * The parts of the score.
 */
scoring: Array<ScoringData>, 
/**
 * Where missions are noted.
 */
mission_boxes: Array<MissionBox>, 
/**
 * Where points are noted.
 */
score_boxes: Array<ScoreBox>, 
/**
 * Where the last value of a track is noted.
 */
finals: Array<FinalBox>, };

/**
 * A sheet.
 */
export type SheetView = { 
/**
 * What the slots hold; empty ones are left out.
 */
slots: { [key in Slot]: Content }, 
/**
 * Marks that are circled or filled. Insignia: the owner's.
 */
circled: Array<Name>, 
/**
 * Marks that are crossed off. Insignia: the guest's.
 */
crossed: Array<Name>, 
/**
 * Lines that are drawn.
 */
lines: Array<Name>, 
/**
 * Scenario 6: the points of the evacuated quarters, by number.
 */
points?: { [key in number]: number }, 
/**
 * Scenario 6: propagations still to be carried out.
 */
due?: number, 
/**
 * Scenario 8: whose turn it is on this sheet.
 */
active?: Seat, };

/**
 * A half of a sheet on which two play.
 */
export type Side = "owner" | "guest";

/**
 * What stands in a slot in place of a number.
 */
export type Sign = "x" | "infected" | "owner" | "guest";

/**
 * A size on a wide sheet, and on a square one.
 */
export type Sizes<T> = { 
/**
 * On a wide sheet.
 */
wide: T, 
/**
 * On a square one.
 */
narrow: T, };

/**
 * A slot, `n01` and on; numbered the same on every sheet.
 */
export type Slot = string;

/**
 * A slot for a number.
 */
export type SlotData = { 
/**
 * Its name.
 */
id: string, 
/**
 * The group it is in.
 */
group?: string, 
/**
 * What follows.
 */
then: Array<EffectData>, 
/**
 * The action printed on it.
 */
symbol?: Symbol, 
/**
 * From the left.
 */
x: number, 
/**
 * From the top.
 */
y: number, 
/**
 * How wide it is.
 */
w?: number, 
/**
 * How high it is.
 */
h?: number, 
/**
 * By how much it is turned, in degrees.
 */
angle?: number, };

/**
 * How solo bonuses are gained.
 */
export type SoloBonus = { 
/**
 * How many there are.
 */
boxes: number, 
/**
 * How many are gained each time.
 */
gain: number, 
/**
 * What gains them.
 */
of: BonusSource, };

/**
 * What a solo player's count is compared with: cards given to ASTRA.
 */
export type SoloCount = { 
/**
 * Those of this action.
 */
action: Symbol, 
/**
 * How many of them make one.
 */
divide_by: number, };

/**
 * One of the three stacks.
 */
export type StackView = { 
/**
 * This turn's combination; none before the first flip.
 */
combination?: Combination, 
/**
 * The top card: its action comes with the next turn's number.
 */
top: Card, 
/**
 * How many cards lie below it.
 */
below: number, 
/**
 * The cards flipped, the last one on top.
 */
discard: Array<Card>, 
/**
 * The referee sees the cards below, the next one last.
 */
hidden?: Array<Card>, };

/**
 * A starship card.
 */
export type StarshipData = { 
/**
 * Its number.
 */
number: number, 
/**
 * Its action.
 */
action: Symbol, 
/**
 * How many of them there are.
 */
copies: number, };

/**
 * What the pen does to a mark.
 */
export type State = "circled" | "crossed" | "filled";

/**
 * What the pen did to a mark.
 */
export type Stroke = "circled" | "crossed" | "filled" | "lost" | "insignia";

/**
 * The action on a starship card.
 */
export type Symbol = "robot" | "energy" | "plant" | "water" | "astronaut" | "planning";

/**
 * What a finger can point at.
 */
export type Thing = { "slot": Slot } | { "named": Name } | { "combination": { 
/**
 * Its number.
 */
number: number, 
/**
 * Its action.
 */
action: Symbol, } } | { "card": Card } | { "mission": Letter } | "system_errors" | "wild_actions" | "solo_bonus";

/**
 * What the top of the solo deck shows.
 */
export type TopView = { "action": Symbol } | { "effect": Letter };

/**
 * Marks in a row, each with a value.
 */
export type TrackData = { 
/**
 * Its name.
 */
id: string, 
/**
 * Its marks.
 */
marks: Array<string>, 
/**
 * Its values.
 */
values: Array<number>, };

/**
 * The table as a viewer sees it.
 */
export type View = { 
/**
 * The scenario.
 */
scenario: Scenario, 
/**
 * The turn, from 1; 0 before the first.
 */
turn: number, 
/**
 * The running step.
 */
phase: Phase, 
/**
 * How many play.
 */
seats: number, 
/**
 * Whose eyes these are.
 */
you: SeatSet, 
/**
 * Who takes part in the running step.
 */
asked: SeatSet, 
/**
 * The stacks; none in a solo game.
 */
stacks: Array<StackView>, 
/**
 * The missions A, B and C.
 */
missions: Array<MissionView>, 
/**
 * The viewer's own running answers, by seat.
 */
answers: { [key in number]: AnswerView }, 
/**
 * Solo: ASTRA.
 */
astra?: AstraView, 
/**
 * The sheets: each seat's own; of a player alone in scenario 8 ASTRA's is the second.
 */
sheets: Array<SheetView>, };

/**
 * A virus of scenario 6.
 */
export type Virus = "grey" | "red" | "green" | "purple" | "blue" | "yellow";

/**
 * Which of the places can be chosen.
 */
export type Where = "anywhere" | "zone_of_slot" | "incomplete" | "unsettled";

/**
 * Where a number may be written, besides keeping the order of its zones.
 */
export type WriteRule = "standard" | "floor_matches_action" | "contiguous" | "connected" | "draw_insignia";

/**
 * A zone: slots whose numbers have an order.
 */
export type ZoneData = { 
/**
 * Its name.
 */
id: string, 
/**
 * Its kind.
 */
kind: ZoneKind, 
/**
 * Its slots.
 */
slots: Array<string>, 
/**
 * Scenario 1: an action, or `wild`.
 */
action?: string, 
/**
 * Where it may be begun.
 */
start_slots: Array<string>, };

/**
 * The kinds of zones.
 */
export type ZoneKind = "floor" | "trajectory" | "row" | "column" | "level" | "skyscraper" | "starship";
