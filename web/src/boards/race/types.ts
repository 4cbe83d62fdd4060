// Generated from crates/race. Do not edit:
// WRITE_TYPES=1 cargo test -p games --test described

/**
 * One choice. A card is named by its design, a good by the world it lies on.
 */
export type Action = { "discard": Design } | { "choose": ActionCard } | { "keep": Design } | { "place": Design } | "place_nothing" | { "way": Way } | { "pay": Design } | { "sell": Design } | { "use": Power } | { "consume": Design } | { "name": number } | { "produce": Design } | "stop";

/**
 * An action card's design: what a player chooses at the start of a round.
 */
export type ActionCard = "explore_5" | "explore_1_1" | "develop" | "settle" | "consume_trade" | "consume_x2" | "produce";

/**
 * An action card's data.
 */
export type ActionData = { 
/**
 * Which.
 */
id: ActionCard, 
/**
 * The phase it calls.
 */
phase: Phase, 
/**
 * How many a player has.
 */
copies: number, 
/**
 * How many a player has in the advanced game for two.
 */
copies_advanced_2p: number, 
/**
 * What it gives to whoever chose it.
 */
bonus: Array<Effect>, };

/**
 * Whether a power reaches worlds of the Alien kind.
 */
export type AlienWorlds = "excluded";

/**
 * A seat's answer to the running step, as far as it has given it.
 */
export type Answer = { 
/**
 * Whether it is complete.
 */
complete: boolean, 
/**
 * Cards picked.
 */
picked?: Array<Design>, 
/**
 * The card chosen to be placed.
 */
choice?: Design, 
/**
 * Actions chosen.
 */
actions?: Array<ActionCard>, 
/**
 * The world whose good is sold.
 */
good?: Design, };

/**
 * A number for each kind of good.
 */
export type ByGood = { 
/**
 * Novelty goods.
 */
novelty: number, 
/**
 * Rare elements.
 */
rare: number, 
/**
 * Genes.
 */
genes: number, 
/**
 * Alien technology.
 */
alien: number, };

/**
 * A number for each kind of world.
 */
export type ByWorld = { 
/**
 * Gray worlds, which have no goods.
 */
gray: number, 
/**
 * Worlds of novelty goods.
 */
novelty: number, 
/**
 * Worlds of rare elements.
 */
rare: number, 
/**
 * Worlds of genes.
 */
genes: number, 
/**
 * Worlds of alien technology.
 */
alien: number, };

/**
 * A design's data.
 */
export type CardData = { 
/**
 * Its id.
 */
id: string, 
/**
 * How many cards of it there are.
 */
copies: number, 
/**
 * World or development.
 */
type: CardType, 
/**
 * Cards to pay; none for a military world.
 */
cost?: number, 
/**
 * Military to conquer it; none for all others.
 */
defense?: number, 
/**
 * Printed points.
 */
vp: number, 
/**
 * What kind of world.
 */
kind?: WorldKind, 
/**
 * The kind of its goods.
 */
good?: Good, 
/**
 * A start world's number.
 */
start_number?: number, 
/**
 * Words in its title that other cards look for.
 */
keywords?: Array<Keyword>, 
/**
 * Its powers by phase, in printed order.
 */
powers?: { [key in PowerPhase]?: Array<Effect> }, 
/**
 * What it scores at the end.
 */
scoring?: Array<Effect>, };

/**
 * World or development.
 */
export type CardType = "world" | "development";

/**
 * What is printed on a card. Cards of one design are alike.
 */
export type Design = string;

/**
 * Why hand cards were discarded.
 */
export type DiscardWhy = "start" | "hand_limit" | { "payment": Design } | { "power": Design };

/**
 * Why cards were drawn.
 */
export type DrawWhy = "explore" | { "bonus": ActionCard } | { "sale": { 
/**
 * Where the good lay.
 */
world: Design, 
/**
 * Its kind.
 */
good: Good, } } | { "power": Design } | { "production": Design };

/**
 * One thing a card does.
 */
export type Effect = { "op": "draw_extra", 
/**
 * How many more.
 */
amount: number, } | { "op": "keep_extra", 
/**
 * How many more.
 */
amount: number, } | { "op": "draw_at_start", 
/**
 * How many.
 */
amount: number, } | { "op": "reduce_cost", 
/**
 * How much less.
 */
amount: number, 
/**
 * Only for these worlds.
 */
filter?: Match, } | { "op": "draw_after_place", 
/**
 * How many.
 */
amount: number, } | { "op": "military", 
/**
 * How much; may be negative.
 */
amount: number, 
/**
 * Only against these worlds; without it the Military is general.
 */
filter?: Match, } | { "op": "discard_self_military", 
/**
 * How much.
 */
amount: number, 
/**
 * Whether it may be left.
 */
optional: boolean, } | { "op": "discard_self_cost_zero", 
/**
 * Not for worlds of this kind.
 */
excludes_good: Good, 
/**
 * Whether it may be left.
 */
optional: boolean, } | { "op": "pay_for_military", 
/**
 * How much less than the defense.
 */
discount: number, 
/**
 * What about Alien worlds.
 */
alien: AlienWorlds, 
/**
 * Whether it may be left.
 */
optional: boolean, } | { "op": "trade_bonus", 
/**
 * How many more.
 */
amount: number, 
/**
 * For which sales.
 */
scope: TradeScope, 
/**
 * The kind, if the scope is a kind.
 */
good?: Good, } | { "op": "consume_goods", 
/**
 * Only goods of this kind.
 */
good?: Good, 
/**
 * Goods for one reward.
 */
per_use: number, 
/**
 * Rewards at most.
 */
max_uses: number, 
/**
 * Points for one reward.
 */
vp: number, 
/**
 * Cards for one reward.
 */
cards: number, } | { "op": "consume_different_kinds", 
/**
 * How many goods, all of different kinds.
 */
kinds: number, 
/**
 * The points.
 */
vp: number, 
/**
 * The cards.
 */
cards: number, } | { "op": "consume_all_goods", 
/**
 * Points for each good.
 */
vp_per_good: number, 
/**
 * Added once.
 */
vp_offset: number, } | { "op": "trade_good", 
/**
 * Whether trade powers add to the price.
 */
apply_trade_powers: boolean, } | { "op": "draw", 
/**
 * How many.
 */
amount: number, } | { "op": "lucky_draw", 
/**
 * The least number.
 */
min: number, 
/**
 * The greatest number.
 */
max: number, } | { "op": "discard_hand_cards", 
/**
 * Cards for one reward.
 */
per_use: number, 
/**
 * Rewards at most.
 */
max_uses: number, 
/**
 * Points for one reward.
 */
vp: number, 
/**
 * Cards for one reward.
 */
cards: number, 
/**
 * Whether it may be left.
 */
optional: boolean, } | { "op": "produce", } | { "op": "produce_windfall", 
/**
 * Only on worlds of this kind.
 */
good?: Good, } | { "op": "draw_if_produced_here", 
/**
 * How many.
 */
amount: number, } | { "op": "draw_per_good_produced", 
/**
 * The kind.
 */
good: Good, 
/**
 * How many for each.
 */
amount: number, } | { "op": "draw_per_kind_produced", 
/**
 * How many for each.
 */
amount: number, } | { "op": "draw_per_world", 
/**
 * How many for each.
 */
amount: number, 
/**
 * Which worlds.
 */
match: Match, } | { "op": "draw_if_most_produced", 
/**
 * The kind.
 */
good: Good, 
/**
 * How many.
 */
amount: number, } | { "op": "vp_multiplier", 
/**
 * By how much points from consume powers are multiplied.
 */
factor: number, } | { "op": "per_card", 
/**
 * Points for a card; a card counts by its best item only.
 */
vp: number, 
/**
 * Which cards.
 */
match: Match, } | { "op": "per_vp_chips", 
/**
 * For so many chips …
 */
chips: number, 
/**
 * … so many points.
 */
vp: number, } | { "op": "total_military", 
/**
 * For each point of Military.
 */
vp: number, };

/**
 * One thing that happened.
 */
export type Event = { "round_began": { 
/**
 * Which, from 1.
 */
round: number, } } | { "actions_shown": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which.
 */
actions: Array<ActionCard>, } } | { "phase_began": { 
/**
 * Which.
 */
phase: Phase, 
/**
 * Whether it is the second of its kind in the round.
 */
second: boolean, } } | { "phase_ended": { 
/**
 * Which.
 */
phase: Phase, 
/**
 * Whether it was the second of its kind in the round.
 */
second: boolean, } } | { "drew": { 
/**
 * Who drew.
 */
seat: Seat, 
/**
 * What.
 */
cards: Faces, 
/**
 * Why.
 */
why: DrawWhy, } } | { "kept": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Into the hand.
 */
kept: Faces, 
/**
 * Onto the discard pile.
 */
rejected: Faces, } } | { "discarded": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
cards: Faces, 
/**
 * Why.
 */
why: DiscardWhy, } } | { "placed": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
card: Design, } } | { "placed_nothing": { 
/**
 * Who.
 */
seat: Seat, } } | { "way_taken": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * The world.
 */
world: Design, 
/**
 * How.
 */
way: Way, 
/**
 * Hand cards to pay.
 */
price: number, } } | { "used_up": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which.
 */
card: Design, } } | { "good_put": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * On which world.
 */
world: Design, 
/**
 * The card; nobody but the referee sees it.
 */
card?: Design, 
/**
 * Why.
 */
why: GoodWhy, } } | { "no_good": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * On which world.
 */
world: Design, } } | { "sold": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * From which world.
 */
world: Design, 
/**
 * The kind of good.
 */
good: Good, 
/**
 * Cards to draw for it.
 */
price: number, 
/**
 * The card that was the good; nobody but the referee sees it.
 */
card?: Design, 
/**
 * The consume power it was sold through; none for the Trade bonus.
 */
through?: Design, } } | { "consumed": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * By which power.
 */
power: Power, 
/**
 * From which worlds.
 */
worlds: Array<Design>, 
/**
 * The cards that were the goods; nobody but the referee sees them.
 */
cards?: Array<Design>, 
/**
 * Points gained.
 */
vp: number, } } | { "gained_vp": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * By which card.
 */
card: Design, 
/**
 * Points gained.
 */
vp: number, } } | { "lucky_draw": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * The number.
 */
number: number, 
/**
 * The card.
 */
card: Design, 
/**
 * Whether it goes into the hand; otherwise it is discarded.
 */
won: boolean, } } | { "reshuffled": { 
/**
 * How many cards it has.
 */
cards: number, } } | { "ended": { 
/**
 * Whether a tableau has 12 cards.
 */
tableau: boolean, 
/**
 * Whether the pool is empty.
 */
pool: boolean, } };

/**
 * Cards that moved: how many, and for those who may know, which.
 */
export type Faces = { 
/**
 * How many.
 */
count: number, 
/**
 * Which: for the referee in the order they moved, for their owner in the order of the data.
 */
cards?: Array<Design>, };

/**
 * The kind of a good, and of the world it lies on.
 */
export type Good = "novelty" | "rare" | "genes" | "alien";

/**
 * Why a good was put on a world.
 */
export type GoodWhy = "windfall" | "production" | { "power": Design } | "bonus";

/**
 * A hand, or cards drawn in Explore.
 */
export type HandView = { 
/**
 * How many cards it has.
 */
size: number, 
/**
 * All its cards, for those who may see them.
 */
cards?: Array<Design>, 
/**
 * Cards that everybody knows to be in it.
 */
known?: Array<Design>, };

/**
 * A refusal. It tells its seat nothing that the seat could not see.
 */
export type Illegal = "game_over" | "not_asked" | "not_this_step" | { "not_in_hand": { 
/**
 * The card.
 */
card: Design, } } | { "not_drawn": { 
/**
 * The card.
 */
card: Design, } } | { "already_chosen": { 
/**
 * The action.
 */
action: ActionCard, } } | { "not_a_development": { 
/**
 * The card.
 */
card: Design, } } | { "not_a_world": { 
/**
 * The card.
 */
card: Design, } } | { "already_in_tableau": { 
/**
 * The card.
 */
card: Design, } } | { "cannot_pay": { 
/**
 * The card.
 */
card: Design, 
/**
 * What it costs.
 */
price: number, 
/**
 * What is there to pay.
 */
have: number, } } | { "not_enough_military": { 
/**
 * The world.
 */
card: Design, 
/**
 * Its defense.
 */
need: number, 
/**
 * The Military against it.
 */
have: number, } } | { "must_be_conquered": { 
/**
 * The world.
 */
card: Design, } } | { "not_military": { 
/**
 * The world.
 */
card: Design, } } | { "alien_world": { 
/**
 * The world.
 */
card: Design, } } | { "not_active": { 
/**
 * The card.
 */
card: Design, } } | { "not_your_world": { 
/**
 * The world.
 */
card: Design, } } | { "no_good_there": { 
/**
 * The world.
 */
card: Design, } } | { "already_picked": { 
/**
 * The world it lies on.
 */
card: Design, } } | { "wrong_good": { 
/**
 * The world it lies on.
 */
card: Design, 
/**
 * The kind the power takes.
 */
need: Good, } } | { "same_kind": { 
/**
 * The world it lies on.
 */
card: Design, } } | { "power_used": { 
/**
 * The power.
 */
power: Power, } } | { "too_few_goods": { 
/**
 * The power.
 */
power: Power, } } | "no_hand_cards" | "nothing_to_draw" | "must_use_powers" | "must_discard_one" | { "number_out_of_range": { 
/**
 * The least.
 */
min: number, 
/**
 * The greatest.
 */
max: number, } } | { "not_windfall": { 
/**
 * The world.
 */
card: Design, } } | { "has_good": { 
/**
 * The world.
 */
card: Design, } };

/**
 * A word in a card's title that other cards look for.
 */
export type Keyword = "alien" | "imperium" | "rebel" | "terraforming" | "uplift";

/**
 * A test for a card: every part that is present must hold.
 */
export type Match = { 
/**
 * World or development.
 */
type?: CardType, 
/**
 * What kind of world.
 */
kind?: WorldKind, 
/**
 * The kind of its goods.
 */
good?: Good, 
/**
 * Military or not.
 */
military?: boolean, 
/**
 * A word in its title.
 */
keyword?: Keyword, 
/**
 * Its printed cost.
 */
cost?: number, 
/**
 * A power of this phase.
 */
has_power?: PowerPhase, 
/**
 * This very design.
 */
card?: Design, };

/**
 * How the game is played.
 */
export type Mode = "standard" | "advanced_2p";

/**
 * Where the game stands.
 */
export type Now = { 
/**
 * The round, from 1; 0 before the first.
 */
round: number, 
/**
 * The running phase.
 */
phase: Phase | null, 
/**
 * Whether it is the second phase of its kind in this round.
 */
second: boolean, 
/**
 * The phases that take place in this round, once actions are shown.
 */
phases: Array<Phase>, 
/**
 * The running step.
 */
step: string, 
/**
 * Who takes part in it.
 */
asked: SeatSet, 
/**
 * Goods that the player in turn has picked for a consume power.
 */
goods: Array<Design>, 
/**
 * The consume power that the player in turn is using.
 */
power: Power | null, 
/**
 * The ways among which the player in turn chooses, with their prices.
 */
ways: Array<WayView>, 
/**
 * The last choice that was made in turn.
 */
last: OpenChoice | null, };

/**
 * A choice made in turn. Two that come to the same in the end are still two: everybody saw which.
 */
export type OpenChoice = { "placed": Way } | { "used": Power } | { "took": Array<Design> } | { "named": number } | { "produced": Design };

/**
 * The options of a game.
 */
export type Options = { 
/**
 * How the game is played.
 */
mode: Mode, 
/**
 * Whether each start world comes with a preset hand.
 */
first_game: boolean, };

/**
 * A phase of a round.
 */
export type Phase = "explore" | "develop" | "settle" | "consume" | "produce";

/**
 * A pile.
 */
export type PileView = { 
/**
 * How many cards it has.
 */
size: number, 
/**
 * All its cards, top first; for the referee.
 */
cards?: Array<Design>, 
/**
 * Cards that the viewer knows to be in it, wherever they lie.
 */
known?: Array<Design>, };

/**
 * A placed card.
 */
export type PlacedView = { 
/**
 * Which.
 */
card: Design, 
/**
 * Whether a good lies on it.
 */
good: boolean, 
/**
 * The card that is the good; for the referee.
 */
good_card?: Design, 
/**
 * Whether it was placed in the running phase, so that its powers do not work yet.
 */
fresh?: boolean, };

/**
 * A consume power: one entry of a card's list. Written as the card's id; where a card has several,
 * with its effect behind a colon (`gambling_world:lucky_draw`).
 */
export type Power = string;

/**
 * Where on a card a power stands: its phase, and Trade apart from Consume.
 */
export type PowerPhase = "explore" | "develop" | "settle" | "trade" | "consume" | "produce";

/**
 * What is printed on a card.
 */
export type Printed = { "card": CardData } | { "action": ActionData };

/**
 * A place at the table, counted clockwise from 0.
 */
export type Seat = number;

/**
 * A set of seats; one byte in the state, a sorted list on the wire.
 */
export type SeatSet = Array<number>;

/**
 * What a tableau adds up to.
 */
export type Strength = { 
/**
 * Military against every world.
 */
military: number, 
/**
 * Military by kind of world, what counts against every world included; without one-use powers.
 */
military_against: ByWorld, 
/**
 * More Military against Rebel worlds.
 */
rebel_military: number, 
/**
 * Discount on developments.
 */
develop_discount: number, 
/**
 * Discount by kind of world.
 */
settle_discount: ByWorld, 
/**
 * More cards for a good that is sold, by kind; what a world adds for its own good comes on top.
 */
trade_bonus: ByGood, 
/**
 * What decides a tie: cards in hand plus goods.
 */
tie_break: number, };

/**
 * What a finger can point at.
 */
export type Thing = { "hand": Design } | { "drawn": Design } | { "placed": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Which.
 */
card: Design, } } | { "action": ActionCard } | { "number": number } | { "seat": Seat } | "draw_pile" | "discard_pile" | "pool";

/**
 * Which sales a trade power adds to.
 */
export type TradeScope = "any" | "good" | "this_world";

/**
 * Everything a viewer may know. Each key is a part that changes by itself.
 */
export type View = { 
/**
 * The options.
 */
options: Options, 
/**
 * Seats in player order.
 */
order: Array<Seat>, 
/**
 * Where the game stands.
 */
now: Now, 
/**
 * VP chips left in the pool.
 */
pool: number, 
/**
 * The draw pile.
 */
draw: PileView, 
/**
 * The discard pile.
 */
discard: PileView, 
/**
 * Chosen actions by seat; empty while they are secret.
 */
actions: Array<Array<ActionCard>>, 
/**
 * The actions of the round before, by seat.
 */
previous: Array<Array<ActionCard>>, 
/**
 * Tableaus by seat.
 */
tableaus: Array<Array<PlacedView>>, 
/**
 * How worlds placed in this phase are placed, by seat.
 */
ways: Array<Way | null>, 
/**
 * Hands by seat.
 */
hands: Array<HandView>, 
/**
 * Cards drawn in Explore, by seat.
 */
drawn: Array<HandView>, 
/**
 * Consume powers used in this Consume phase, or in the last one, by seat.
 */
used: Array<Array<Power>>, 
/**
 * VP chips by seat.
 */
chips: Array<number>, 
/**
 * Scores by seat, if the game ended now.
 */
scores: Array<number>, 
/**
 * What counts of the tableaus, by seat.
 */
strengths: Array<Strength>, 
/**
 * The viewer's own answers so far, by seat; for others nothing.
 */
answers: Array<Answer | null>, };

/**
 * How a world comes into a tableau.
 */
export type Way = "pay" | "colony_ship" | "conquer" | "conquer_with_tactics";

/**
 * A way in which the player in turn can place the world it has shown.
 */
export type WayView = { 
/**
 * How.
 */
way: Way, 
/**
 * Hand cards to pay.
 */
price: number, };

/**
 * What a world does about goods.
 */
export type WorldKind = "gray" | "production" | "windfall";
