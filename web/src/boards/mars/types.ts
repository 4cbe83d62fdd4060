// Generated from crates/mars. Do not edit:
// WRITE_TYPES=1 cargo test -p games --test described

/**
 * One choice.
 *
 * On the wire `{"play": "comet"}`, `{"place": "r5c4"}`, `{"pay": {"resource": "steel", "amount": 2}}`, `"pass"`.
 */
export type Action = { "corporation": Card } | { "buy": Card } | { "keep": Card } | { "sell": Card } | { "discard": Card } | "done" | { "play": Card } | { "standard": StandardProject } | { "claim": Milestone } | { "fund": Award } | { "use": Card } | { "convert": Conversion } | "first_action" | "pass" | "end_turn" | { "pay": { 
/**
 * The resource.
 */
resource: Resource, 
/**
 * How much of it.
 */
amount: number, } } | { "alternative": { 
/**
 * The card.
 */
card: Card, 
/**
 * The way, counted from 0 in the order of the card's text.
 */
way: number, } } | { "choose": { 
/**
 * The card.
 */
card: Card, 
/**
 * The option, counted from 0 in the order of the card's text.
 */
option: number, } } | { "amount": number } | { "place": Space } | { "mark": Space } | { "reduce": Whom } | { "from": { 
/**
 * The player.
 */
whom: Whom, 
/**
 * The resource.
 */
resource: Resource, } } | { "from_card": Card } | "from_neutral" | "nobody" | { "add_to": Card } | { "copy": Card } | { "next": Pending } | "decline" | "stop";

/**
 * One way to use a card's action.
 */
export type Alternative = { 
/**
 * What must hold.
 */
condition: Condition | null, 
/**
 * What is paid first.
 */
cost: Array<Op>, 
/**
 * What it gives.
 */
gain: Array<Op>, };

/**
 * A number for each resource.
 */
export type Amounts = { 
/**
 * M€.
 */
megacredits: number, 
/**
 * Steel.
 */
steel: number, 
/**
 * Titanium.
 */
titanium: number, 
/**
 * Plants.
 */
plants: number, 
/**
 * Energy.
 */
energy: number, 
/**
 * Heat.
 */
heat: number, };

/**
 * A typed argument of a [`Message`].
 */
export type Arg = number | string | Message | Array<Message> | { 
/**
 * Which seat.
 */
seat: Seat, };

/**
 * A contest that somebody funds and anybody may win.
 */
export type Award = string;

/**
 * An award.
 */
export type AwardData = { 
/**
 * Which.
 */
award: Award, 
/**
 * What funding costs: the first award, the second, the third.
 */
costs: Array<number>, 
/**
 * What it compares.
 */
counts: AwardMetric, };

/**
 * What an award compares.
 */
export type AwardMetric = { "type": "own_tiles" } | { "type": "own_production", 
/**
 * Of these together.
 */
resources: Array<Resource>, } | { "type": "own_tags", 
/**
 * Which.
 */
tag: Tag, } | { "type": "own_resources", 
/**
 * Of these together.
 */
resources: Array<Resource>, };

/**
 * At least or at most.
 */
export type Bound = "min" | "max";

/**
 * Whose doing fires a trigger.
 */
export type By = "owner" | "anyone";

/**
 * A card: the projects of all sets from 0 (the first 208 by their printed number), then the corporations.
 *
 * A corporation is a card in play like any other: it has tags, effects, perhaps an action.
 */
export type Card = string;

/**
 * What lies on cards.
 */
export type CardResource = "animal" | "microbe" | "science" | "fighter";

/**
 * A hex that is claimed.
 */
export type Claim = { 
/**
 * The hex.
 */
space: Space, 
/**
 * Whose claim it is.
 */
seat: Seat, };

/**
 * A milestone that is claimed.
 */
export type Claimed = { 
/**
 * Which.
 */
milestone: Milestone, 
/**
 * Who claimed it.
 */
seat: Seat, };

/**
 * What must hold to use an action.
 */
export type Condition = { "type": "own_tr_raised_this_generation" };

/**
 * What every player can turn stock into.
 */
export type Conversion = "convert_plants" | "convert_heat";

/**
 * A conversion.
 */
export type ConversionData = { 
/**
 * Which.
 */
conversion: Conversion, 
/**
 * What is spent.
 */
resource: Resource, 
/**
 * How much of it.
 */
amount: number, };

/**
 * A corporation as it is printed.
 */
export type CorporationData = { 
/**
 * Its name in data and actions.
 */
id: string, 
/**
 * The set it came with.
 */
set: string, 
/**
 * Its tags, in printed order.
 */
tags: Array<Tag>, 
/**
 * What it starts with.
 */
start: Start, 
/**
 * What it gets on top of that in a solo game.
 */
solo_start: Array<Op>, 
/**
 * What it does as its first action.
 */
first_action: Array<Op>, 
/**
 * What lasts.
 */
ongoing: Array<Effect>, 
/**
 * The ways to use its action.
 */
actions: Array<Alternative>, };

/**
 * What lasts as long as the card is in play.
 */
export type Effect = { "effect": "card_discount", 
/**
 * By how much.
 */
amount: number, 
/**
 * Only for, and for each of, these tags.
 */
tag: Tag | null, } | { "effect": "standard_project_discount", 
/**
 * Which.
 */
project: StandardProject, 
/**
 * By how much.
 */
amount: number, } | { "effect": "resource_value_bonus", 
/**
 * Which.
 */
resource: Resource, 
/**
 * By how much.
 */
amount: number, } | { "effect": "requirement_shift", 
/**
 * By how many steps.
 */
steps: number, } | { "effect": "protect_from_opponents", 
/**
 * From your stock.
 */
resources: Array<Resource>, 
/**
 * From your cards.
 */
card_resources: Array<CardResource>, } | { "effect": "resources_never_removed" } | { "effect": "greenery_conversion_cost", 
/**
 * How many.
 */
plants: number, } | { "effect": "heat_as_megacredits" } | { "effect": "trigger", 
/**
 * When.
 */
when: When, 
/**
 * Whether you may decline.
 */
optional: boolean, 
/**
 * What happens.
 */
ops: Array<Op>, };

/**
 * One thing that happened at the table.
 */
export type Event = { "generation": { 
/**
 * Which, from 1.
 */
number: number, 
/**
 * The first player.
 */
first: Seat, } } | { "corporation": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which.
 */
card: Card, } } | { "drew": { 
/**
 * For whom.
 */
seat: Seat, 
/**
 * How many.
 */
n: number, 
/**
 * Which; empty for those who may not see them.
 */
cards: Array<Card>, 
/**
 * Why.
 */
why: Why, } } | { "reshuffled": { 
/**
 * How many cards.
 */
n: number, } } | { "passed": { 
/**
 * Who receives it.
 */
to: Seat, 
/**
 * How many cards.
 */
n: number, 
/**
 * Which; empty for those who may not see them.
 */
cards: Array<Card>, } } | { "bought": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many.
 */
n: number, 
/**
 * Which; empty for those who may not see them.
 */
cards: Array<Card>, } } | { "kept": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many.
 */
n: number, 
/**
 * Which; empty for those who may not see them.
 */
cards: Array<Card>, } } | { "discarded": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * How many.
 */
n: number, 
/**
 * Which; empty for those who may not see them.
 */
cards: Array<Card>, } } | { "showed": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
card: Card, } } | { "played": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which.
 */
card: Card, } } | { "standard": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which.
 */
project: StandardProject, } } | { "used": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Whose.
 */
card: Card, } } | { "first_action": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * The corporation.
 */
card: Card, } } | { "converted": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
conversion: Conversion, } } | { "claimed": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which.
 */
milestone: Milestone, } } | { "funded": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which.
 */
award: Award, } } | { "paid": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * In M€.
 */
megacredits: number, 
/**
 * In steel.
 */
steel: number, 
/**
 * In titanium.
 */
titanium: number, 
/**
 * In heat.
 */
heat: number, } } | { "stock": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Of what.
 */
resource: Resource, 
/**
 * By how much.
 */
change: number, } } | { "production": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Of what.
 */
resource: Resource, 
/**
 * By how much.
 */
change: number, } } | { "neutral": { 
/**
 * By whom.
 */
seat: Seat, } } | { "rating": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * By how much.
 */
change: number, } } | { "raised": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
parameter: Parameter, 
/**
 * To which value.
 */
value: number, } } | { "placed": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
tile: Tile, 
/**
 * Where.
 */
space: Space, } } | { "marked": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
space: Space, } } | { "on_card": { 
/**
 * Whose card.
 */
seat: Seat, 
/**
 * Which card.
 */
card: Card, 
/**
 * What.
 */
resource: CardResource, 
/**
 * By how much.
 */
change: number, } } | { "copied": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Of which card.
 */
card: Card, } } | { "pass": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Whether everybody could see that there was nothing else to do, so that it was not asked.
 */
forced: boolean, } } | { "turn_ended": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Whether it was not asked: both actions were taken, or everybody could see that there was nothing else to do.
 */
forced: boolean, } } | { "produced": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * What came in, M€ with the rating.
 */
gains: Amounts, 
/**
 * Energy that became heat.
 */
warmed: number, } } | "last_conversion" | { "stopped": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Whether it was not asked: it could build none.
 */
forced: boolean, } } | "over";

/**
 * An award that is funded.
 */
export type Funded = { 
/**
 * Which.
 */
award: Award, 
/**
 * Who funded it.
 */
seat: Seat, };

/**
 * A card in a hand.
 */
export type HandCard = { 
/**
 * Which.
 */
card: Card, 
/**
 * What it costs its player now.
 */
cost: number, };

/**
 * A hex as it is printed.
 */
export type HexData = { 
/**
 * Its space.
 */
id: string, 
/**
 * Where it lies: hexes to the right of the middle, along its row.
 */
q: number, 
/**
 * Rows below the middle. A row down shifts by half a hex to the right.
 */
r: number, 
/**
 * What may be placed there.
 */
kind: HexKind, 
/**
 * Whether it is volcanic.
 */
volcanic: boolean, 
/**
 * The name of its area, if it has one.
 */
area: string | null, 
/**
 * What placing a tile on it gives.
 */
bonus: Array<Op>, };

/**
 * What may be placed on a hex.
 */
export type HexKind = "land" | "ocean" | "noctis_city";

/**
 * A refusal, typed.
 */
export type Illegal = "not_asked" | "not_now" | "first_action_owed" | "no_first_action" | "not_dealt" | "not_in_hand" | "not_offered" | "already_picked" | { "too_few_picked": { 
/**
 * At least.
 */
need: number, 
/**
 * So far.
 */
have: number, } } | { "parameter_too_low": { 
/**
 * Which.
 */
parameter: Parameter, 
/**
 * At least, with this player's shifts.
 */
need: number, 
/**
 * Now.
 */
have: number, } } | { "parameter_too_high": { 
/**
 * Which.
 */
parameter: Parameter, 
/**
 * At most, with this player's shifts.
 */
need: number, 
/**
 * Now.
 */
have: number, } } | { "too_few_tags": { 
/**
 * Which.
 */
tag: Tag, 
/**
 * At least.
 */
need: number, 
/**
 * Now.
 */
have: number, } } | { "production_too_low": { 
/**
 * Of what.
 */
resource: Resource, 
/**
 * At least.
 */
need: number, 
/**
 * Now.
 */
have: number, } } | { "too_few_tiles": { 
/**
 * Which.
 */
tile: Tile, 
/**
 * At least.
 */
need: number, 
/**
 * Now.
 */
have: number, } } | { "too_few_cities": { 
/**
 * At least.
 */
need: number, 
/**
 * Now.
 */
have: number, } } | { "cannot_pay": { 
/**
 * The price.
 */
cost: number, 
/**
 * How much is missing.
 */
short: number, } } | { "too_little": { 
/**
 * Of what.
 */
resource: Resource, 
/**
 * At least.
 */
need: number, 
/**
 * Now.
 */
have: number, } } | { "nobody_to_reduce": { 
/**
 * Of what.
 */
resource: Resource, 
/**
 * By how much.
 */
amount: number, } } | { "cannot_reduce": { 
/**
 * Of what.
 */
resource: Resource, 
/**
 * By how much.
 */
amount: number, 
/**
 * Now.
 */
have: number, } } | { "no_space": { 
/**
 * What kind of space.
 */
placement: Placement, } } | { "nothing_to_copy": { 
/**
 * The tag it needs.
 */
tag: Tag, } } | "cannot_copy" | { "same_as": { 
/**
 * The card to name.
 */
card: Card, } } | "not_in_play" | "no_action" | "action_used" | "rating_not_raised" | { "too_few_on_card": { 
/**
 * Of what.
 */
resource: CardResource, 
/**
 * At least.
 */
need: number, 
/**
 * Now.
 */
have: number, } } | { "nothing_to_take": { 
/**
 * Which.
 */
resource: CardResource, } } | { "no_card_to_add_to": { 
/**
 * Which resource.
 */
resource: CardResource, } } | "no_such_choice" | "not_in_solo" | { "taken": { 
/**
 * By whom.
 */
by: Seat, } } | "all_taken" | { "not_reached": { 
/**
 * Which.
 */
milestone: Milestone, 
/**
 * At least.
 */
need: number, 
/**
 * Now.
 */
have: number, } } | "nothing_to_sell" | "pass_is_whole_turn" | "no_action_taken" | "turn_does_not_end" | { "pays_too_little": { 
/**
 * Which.
 */
resource: Resource, } } | { "pays_too_much": { 
/**
 * Which.
 */
resource: Resource, } } | { "out_of_range": { 
/**
 * The least.
 */
least: number, 
/**
 * The most.
 */
most: number, } } | { "occupied": { 
/**
 * Which.
 */
tile: Tile, } } | { "claimed": { 
/**
 * Who.
 */
by: Seat, } } | "already_claimed" | { "wrong_kind": { 
/**
 * What it needs.
 */
placement: Placement, } } | "next_to_city" | "not_isolated" | { "not_next_to": { 
/**
 * What it needs.
 */
placement: Placement, } } | { "has_none": { 
/**
 * Of what.
 */
resource: Resource, } } | "protected" | "never_removed" | "not_yourself" | "no_such_player" | "not_adjacent" | "not_held" | "not_pending" | { "other_resource": { 
/**
 * The one that is asked.
 */
resource: Resource, } };

/**
 * What sort of card it is.
 */
export type Kind = "automated" | "active" | "event" | "corporation";

/**
 * One of the maps that a game can be played on.
 */
export type Map = string;

/**
 * A map.
 */
export type MapData = { 
/**
 * Which.
 */
map: Map, 
/**
 * The entries of its spaces in the catalogue.
 */
spaces: Array<string>, 
/**
 * Its milestones.
 */
milestones: Array<Milestone>, 
/**
 * Its awards.
 */
awards: Array<Award>, };

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
 * What a unit of a metal is worth.
 */
export type MetalValues = { 
/**
 * Of steel.
 */
steel: number, 
/**
 * Of titanium.
 */
titanium: number, };

/**
 * An honour for whoever claims it first.
 */
export type Milestone = string;

/**
 * What must hold to claim a milestone.
 */
export type MilestoneCondition = { "type": "own_tr", 
/**
 * At least.
 */
min: number, } | { "type": "own_cities", 
/**
 * At least.
 */
min: number, } | { "type": "own_greeneries", 
/**
 * At least.
 */
min: number, } | { "type": "own_tags", 
/**
 * Which.
 */
tag: Tag, 
/**
 * At least.
 */
min: number, } | { "type": "hand_size", 
/**
 * At least.
 */
min: number, };

/**
 * A milestone.
 */
export type MilestoneData = { 
/**
 * Which.
 */
milestone: Milestone, 
/**
 * What claiming it costs.
 */
cost: number, 
/**
 * What must hold to claim it.
 */
counts: MilestoneCondition, };

/**
 * One thing that happens. "You" is the player who resolves the card, action, project or trigger.
 */
export type Op = { "op": "gain", 
/**
 * What.
 */
resource: Resource, 
/**
 * How many.
 */
amount: number, 
/**
 * For each of these.
 */
per: Per | null, } | { "op": "spend", 
/**
 * What.
 */
resource: Resource, 
/**
 * How many.
 */
amount: number, } | { "op": "spend_any_amount", 
/**
 * What.
 */
resource: Resource, 
/**
 * The least.
 */
min: number, } | { "op": "pay_megacredits", 
/**
 * How much.
 */
amount: number, 
/**
 * Metals that may be mixed in at your value for them.
 */
may_use: Array<Resource>, } | { "op": "production", 
/**
 * Of what.
 */
resource: Resource, 
/**
 * By how much.
 */
amount: number, 
/**
 * For each of these.
 */
per: Per | null, } | { "op": "convert_production", 
/**
 * What falls.
 */
from: Resource, 
/**
 * What rises.
 */
to: Resource, 
/**
 * The least.
 */
min: number, } | { "op": "tile_bonus_production", 
/**
 * The metals that count.
 */
resources: Array<Resource>, 
/**
 * By how much.
 */
amount: number, } | { "op": "copy_production_box", 
/**
 * The tag that card must have.
 */
tag: Tag, } | { "op": "reduce_any_production", 
/**
 * Of what.
 */
resource: Resource, 
/**
 * By how much, all of it.
 */
amount: number, } | { "op": "remove_from_any", 
/**
 * What.
 */
resource: Resource, 
/**
 * At most.
 */
max: number, } | { "op": "steal_from_any", 
/**
 * What.
 */
resource: Resource, 
/**
 * At most.
 */
max: number, } | { "op": "remove_card_resource_from_any", 
/**
 * What.
 */
resource: CardResource, 
/**
 * At most.
 */
max: number, } | { "op": "take_card_resource_from_any", 
/**
 * What.
 */
resource: CardResource, 
/**
 * How many.
 */
amount: number, } | { "op": "remove_from_adjacent_owner", 
/**
 * What.
 */
resource: Resource, 
/**
 * At most.
 */
max: number, } | { "op": "raise_parameter", 
/**
 * Which.
 */
parameter: Parameter, 
/**
 * By how many steps.
 */
steps: number, } | { "op": "raise_tr", 
/**
 * By how much.
 */
amount: number, 
/**
 * For each of these.
 */
per: Per | null, } | { "op": "place_tile", 
/**
 * Which.
 */
tile: Tile, 
/**
 * Where.
 */
placement: Placement, 
/**
 * How many, one after the other.
 */
count: number, } | { "op": "claim_area" } | { "op": "draw_cards", 
/**
 * How many.
 */
count: number, } | { "op": "look_and_keep", 
/**
 * At how many.
 */
look: number, 
/**
 * How many of them.
 */
keep: number, } | { "op": "look_and_buy", 
/**
 * At how many.
 */
look: number, } | { "op": "reveal_and_discard_top", 
/**
 * The tag.
 */
tag: Tag, 
/**
 * What happens.
 */
then: Array<Op>, } | { "op": "discard_then_draw", 
/**
 * How many to discard.
 */
discard: number, 
/**
 * How many to draw.
 */
draw: number, } | { "op": "sell_cards", 
/**
 * For how much each.
 */
price_each: number, 
/**
 * The least.
 */
min: number, } | { "op": "next_card_discount", 
/**
 * By how much.
 */
amount: number, } | { "op": "next_card_requirement_shift", 
/**
 * By how many steps.
 */
steps: number, } | { "op": "add_card_resource", 
/**
 * What.
 */
resource: CardResource, 
/**
 * How many, all on one card.
 */
amount: number, 
/**
 * On which.
 */
target: Target, } | { "op": "remove_card_resource", 
/**
 * What.
 */
resource: CardResource, 
/**
 * How many.
 */
amount: number, 
/**
 * From which.
 */
target: Target, } | { "op": "add_resource_to_stocked_card", 
/**
 * How many.
 */
amount: number, } | { "op": "add_resource_to_played_card", 
/**
 * How many.
 */
amount: number, } | { "op": "choose_one", 
/**
 * The lists.
 */
options: Array<Array<Op>>, } | { "op": "if_own_tags", 
/**
 * The tag to count.
 */
tag: Tag, 
/**
 * How many you need.
 */
min: number, 
/**
 * If you have them.
 */
then: Array<Op>, 
/**
 * If you have not.
 */
otherwise: Array<Op>, };

/**
 * The options of a game.
 *
 * ```
 * let options: mars::Options = serde_json::from_str(r#"{"draft": true}"#).unwrap();
 * assert!(options.draft && options.corporate_era);
 * ```
 */
export type Options = { 
/**
 * All 208 projects and 12 corporations, starting production 0. A solo game always has it.
 */
corporate_era: boolean, 
/**
 * Cards of the research phase are drafted. A solo game never does.
 */
draft: boolean, 
/**
 * Who takes the beginner corporation, by seat.
 */
beginners: Array<boolean>, 
/**
 * Who begins; nobody named: chance decides.
 */
first_player: Seat | null, 
/**
 * The map that is played on. It is written once there is more than one.
 */
map?: Map, 
/**
 * Card sets beside the base game and the Corporate Era. They are written once there are any.
 */
sets?: Array<Set>, };

/**
 * The three measures of the planet.
 */
export type Parameter = "temperature" | "oxygen" | "oceans";

/**
 * A track as it is printed.
 */
export type ParameterData = { 
/**
 * Which.
 */
id: Parameter, 
/**
 * Where it stands at the start: degrees, percent or tiles.
 */
start: number, 
/**
 * Where it ends.
 */
max: number, 
/**
 * How much a step is.
 */
step: number, 
/**
 * The steps that give something.
 */
bonuses: Array<TrackBonus>, };

/**
 * A sort of effect that is pending.
 */
export type Pending = { "tile": Tile } | "draw" | { "effect": Card };

/**
 * A counter: an amount is taken once for each full `divisor` of it.
 */
export type Per = { 
/**
 * How many make one.
 */
divisor: number, } & ({ "count": "own_tags", 
/**
 * Which.
 */
tag: Tag, } | { "count": "opponent_tags", 
/**
 * Which.
 */
tag: Tag, } | { "count": "cities", 
/**
 * Where.
 */
where: Whereabouts, } | { "count": "events_played_by_all" } | { "count": "resources_here" } | { "count": "adjacent_oceans" } | { "count": "adjacent_cities" } | { "count": "amount_spent" });

/**
 * Where the game stands.
 */
export type Phase = "corporations" | "first_cards" | "draft" | "research" | "action" | "final_conversion" | "over";

/**
 * The piles.
 */
export type Piles = { 
/**
 * Cards in the draw pile.
 */
deck: number, 
/**
 * Cards in the discard pile.
 */
discards: number, 
/**
 * Discards that this viewer knows.
 */
known?: Array<Card>, 
/**
 * The draw pile from the top, for the referee alone.
 */
order?: Array<Card>, };

/**
 * Where a tile may go.
 */
export type Placement = "ocean_reserved" | "land_non_reserved" | "city_normal" | "greenery_normal" | "isolated" | "next_to_city" | "next_to_two_cities" | "next_to_greenery" | "volcanic" | "metal_bonus" | "metal_bonus_next_to_own_tile" | "noctis_city" | "phobos_space_haven" | "ganymede_colony";

/**
 * The parameters as printed.
 */
export type Planet = { 
/**
 * Degrees.
 */
temperature: number, 
/**
 * Percent.
 */
oxygen: number, 
/**
 * Tiles.
 */
oceans: number, };

/**
 * A face-up card.
 */
export type PlayedCard = { 
/**
 * Which.
 */
card: Card, 
/**
 * Resources on it.
 */
resources?: number, 
/**
 * Whether its action was used in this generation.
 */
used?: boolean, };

/**
 * A player as a viewer sees it.
 */
export type PlayerView = { 
/**
 * The corporation, once it is shown.
 */
corporation?: Card, 
/**
 * Corporations that only this viewer sees: those dealt, later the one not taken.
 */
corporations?: Array<Card>, 
/**
 * Terraform rating.
 */
rating: number, 
/**
 * Whether the rating has risen in this generation.
 */
rating_rose: boolean, 
/**
 * Stock.
 */
stock: Amounts, 
/**
 * Production.
 */
production: Amounts, 
/**
 * How often each tag is in play.
 */
tags: { [key in Tag]?: number }, 
/**
 * How many cards are in hand.
 */
hand: number, 
/**
 * Those of them that this viewer knows, with what they cost now.
 */
cards?: Array<HandCard>, 
/**
 * How many cards lie before the player to choose from.
 */
offered?: number, 
/**
 * Those of them that this viewer sees.
 */
choices?: Array<Card>, 
/**
 * Cards kept in the draft, as far as this viewer sees them.
 */
kept?: Array<Card>, 
/**
 * What the player has picked so far, if this viewer sees it.
 */
picked?: Array<Card>, 
/**
 * Face-up cards in the order played, the corporation left out.
 */
table: Array<PlayedCard>, 
/**
 * Whether the corporation's action was used in this generation.
 */
corporation_used?: boolean, 
/**
 * Events in the order played.
 */
events: Array<Card>, 
/**
 * Off the next card.
 */
next_discount?: number, 
/**
 * Steps by which the next card is laxer.
 */
next_shift?: number, 
/**
 * What a unit of steel and of titanium is worth.
 */
metal_values: MetalValues, 
/**
 * What each standard project costs this player.
 */
standard: { [key in StandardProject]?: number }, 
/**
 * What each conversion takes of this player.
 */
conversions: { [key in Conversion]?: number }, 
/**
 * Whether the first action is still owed.
 */
owes_first_action?: boolean, 
/**
 * What counts for each milestone.
 */
milestones: { [key in Milestone]: number }, 
/**
 * What each award compares.
 */
awards: { [key in Award]: number }, };

/**
 * Points at the end of the game.
 */
export type Points = { "type": "fixed", 
/**
 * Points.
 */
points: number, } | { "type": "per", 
/**
 * Points.
 */
points: number, 
/**
 * What is counted.
 */
per: Per, } | { "type": "if_resources_here", 
/**
 * How many it takes.
 */
min: number, 
/**
 * Points.
 */
points: number, };

/**
 * What is printed on a component.
 */
export type Printed = { "project": ProjectData } | { "corporation": CorporationData } | { "standard_project": StandardProjectData } | { "conversion": ConversionData } | { "milestone": MilestoneData } | { "award": AwardData } | { "parameter": ParameterData } | { "hex": HexData } | { "off_planet": SpaceData } | { "map": MapData };

/**
 * A project card as it is printed.
 */
export type ProjectData = { 
/**
 * The printed number.
 */
number: string, 
/**
 * Its name in data and actions.
 */
id: string, 
/**
 * The set it came with.
 */
set: string, 
/**
 * What sort of card it is.
 */
kind: Kind, 
/**
 * Its printed cost.
 */
cost: number, 
/**
 * Its tags, in printed order.
 */
tags: Array<Tag>, 
/**
 * What must hold to play it.
 */
requirements: Array<Requirement>, 
/**
 * What happens when it is played.
 */
immediate: Array<Op>, 
/**
 * What lasts while it is in play.
 */
ongoing: Array<Effect>, 
/**
 * The ways to use its action.
 */
actions: Array<Alternative>, 
/**
 * What it collects.
 */
card_resource: CardResource | null, 
/**
 * Its points at the end.
 */
vp: Points | null, };

/**
 * What has a printed cost.
 */
export type Purchase = "card" | "standard_project";

/**
 * What must hold to play a card.
 */
export type Requirement = { "type": "parameter", 
/**
 * Which.
 */
parameter: Parameter, 
/**
 * At least or at most.
 */
bound: Bound, 
/**
 * The value: degrees, percent or tiles.
 */
value: number, } | { "type": "own_tags", 
/**
 * Which.
 */
tag: Tag, 
/**
 * At least.
 */
min: number, } | { "type": "own_production", 
/**
 * What.
 */
resource: Resource, 
/**
 * At least.
 */
min: number, } | { "type": "own_tiles", 
/**
 * Which.
 */
tile: Tile, 
/**
 * At least.
 */
min: number, } | { "type": "cities_in_play", 
/**
 * At least.
 */
min: number, };

/**
 * What lies on a player board and is produced there.
 */
export type Resource = "megacredits" | "steel" | "titanium" | "plants" | "energy" | "heat";

/**
 * A place at the table, counted clockwise from 0.
 */
export type Seat = number;

/**
 * A set of seats; one byte in the state, a sorted list on the wire.
 */
export type SeatSet = Array<number>;

/**
 * A set of cards that is used as a whole.
 */
export type Set = string;

/**
 * A space where a tile can lie: a hex, Phobos or Ganymede.
 */
export type Space = string;

/**
 * A space off the planet.
 */
export type SpaceData = { 
/**
 * Which.
 */
id: Space, };

/**
 * What anybody may buy on any turn.
 */
export type StandardProject = "sell_patents" | "power_plant" | "asteroid" | "aquifer" | "greenery" | "city";

/**
 * A standard project.
 */
export type StandardProjectData = { 
/**
 * Which.
 */
project: StandardProject, 
/**
 * Its price.
 */
cost: number, };

/**
 * What a corporation starts with.
 */
export type Start = { 
/**
 * Money.
 */
megacredits: number, 
/**
 * Stock.
 */
resources: { [key in Resource]?: number }, 
/**
 * Production on top of the game's.
 */
production: { [key in Resource]?: number }, 
/**
 * Whether the dealt cards are kept without paying.
 */
free_starting_hand: boolean, };

/**
 * A symbol in a card's corner. The event tag is implied by [`Kind::Event`].
 */
export type Tag = "building" | "space" | "power" | "science" | "jovian" | "earth" | "plant" | "microbe" | "animal" | "city";

/**
 * Which card receives or gives resources.
 */
export type Target = "this_card" | "own_card";

/**
 * A thing on the table.
 */
export type Thing = { "card": Card } | { "space": Space } | { "standard": StandardProject } | { "milestone": Milestone } | { "award": Award } | { "track": Parameter } | { "resource": Resource } | { "conversion": Conversion } | { "seat": Seat } | "neutral" | "deck" | "discard" | "prompt";

/**
 * What can be put on the planet.
 */
export type Tile = "ocean" | "greenery" | "city" | "capital" | "natural_preserve" | "mining_area" | "mining_rights" | "commercial_district" | "nuclear_zone" | "industrial_center" | "ecological_zone" | "lava_flows" | "mohole_area" | "restricted_area";

/**
 * A tile.
 */
export type TileView = { 
/**
 * Where.
 */
space: Space, 
/**
 * Which.
 */
tile: Tile, 
/**
 * Whose; nobody's are oceans and neutral tiles.
 */
owner?: Seat, };

/**
 * What a step of a track gives.
 */
export type TrackBonus = { 
/**
 * The value that is reached.
 */
at: number, 
/**
 * What it gives.
 */
ops: Array<Op>, };

/**
 * Whose turn it is.
 */
export type TurnView = { 
/**
 * The active player.
 */
active: Seat, 
/**
 * Actions taken in this turn.
 */
taken: number, 
/**
 * Who has passed in this generation.
 */
passed: SeatSet, };

/**
 * The table as a viewer sees it.
 */
export type View = { 
/**
 * The map that is played on.
 */
map: Map, 
/**
 * Where the game stands.
 */
phase: Phase, 
/**
 * The generation, from 1.
 */
generation: number, 
/**
 * The last generation of a solo game.
 */
last_generation?: number, 
/**
 * The first player of this generation.
 */
first: Seat, 
/**
 * Whose turn it is, in phases that have turns.
 */
turn?: TurnView, 
/**
 * What the active player is asked: everybody sees it.
 */
question?: Message, 
/**
 * The parameters of the planet.
 */
planet: Planet, 
/**
 * The tiles on the map and beside it.
 */
tiles: Array<TileView>, 
/**
 * Hexes claimed and not built on.
 */
claims: Array<Claim>, 
/**
 * Milestones claimed, in order.
 */
milestones: Array<Claimed>, 
/**
 * Awards funded, in order.
 */
awards: Array<Funded>, 
/**
 * What a card costs where cards are bought, in megacredits.
 */
card_price: number, 
/**
 * The players.
 */
players: Array<PlayerView>, 
/**
 * The draw pile and the discard pile.
 */
piles: Piles, 
/**
 * Effects that wait, by sort.
 */
pending?: Array<Pending>, };

/**
 * What fires a trigger.
 */
export type When = { "event": "tag_played", 
/**
 * By whom.
 */
by: By, 
/**
 * Which.
 */
tags: Array<Tag>, 
/**
 * Whether the card's own tags count.
 */
including_this: boolean, } | { "event": "event_card_played", 
/**
 * By whom.
 */
by: By, 
/**
 * Only with this tag.
 */
tag: Tag | null, } | { "event": "tile_placed", 
/**
 * By whom.
 */
by: By, 
/**
 * Which.
 */
tile: Tile, 
/**
 * Where.
 */
where: Whereabouts, 
/**
 * Whether the card's own tile counts.
 */
including_this: boolean, } | { "event": "tile_on_bonus", 
/**
 * By whom.
 */
by: By, 
/**
 * Which bonus.
 */
resources: Array<Resource>, } | { "event": "standard_project_done", 
/**
 * By whom.
 */
by: By, 
/**
 * But not these.
 */
except: Array<StandardProject>, } | { "event": "base_cost_paid", 
/**
 * By whom.
 */
by: By, 
/**
 * The least cost.
 */
min: number, 
/**
 * Of what.
 */
of: Array<Purchase>, };

/**
 * Where a city lies.
 */
export type Whereabouts = "anywhere" | "on_mars";

/**
 * Somebody to take from: a seat, or the neutral opponent of a solo game.
 */
export type Whom = { "seat": Seat } | "neutral";

/**
 * Why cards leave the deck.
 */
export type Why = "research" | "draft" | { "card": Card } | { "space": Space };
