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
 * A card of the deck by its kind: a starship card (number and action) or, in a solo game, one of the
 * three ASTRA effect cards. Alike cards are the same value.
 */
export type Card = string;

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
 * What a slot holds.
 */
export type Content = number | Sign;

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

export type JsonValue = number | string | boolean | Array<JsonValue> | { [key in string]: JsonValue } | null;

/**
 * The letter of a mission or of an ASTRA effect card.
 */
export type Letter = "a" | "b" | "c";

/**
 * One of the 48 mission cards, by its place in the data.
 */
export type MissionCard = string;

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
 * Whom a solo player plays against, from easy to hard.
 */
export type Opponent = "katherine" | "alexei" | "margaret" | "franklin" | "sergei" | "stephanie" | "thomas" | "peggy";

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
 * The running step.
 */
export type Phase = "setup" | { "effect": Letter } | "astra_turn" | "turn" | "propagation" | "missions" | "hand_over" | "over";

/**
 * One of the eight scenarios; a number on the wire.
 */
export type Scenario = number;

/**
 * A place at the table, counted clockwise from 0.
 */
export type Seat = number;

/**
 * A set of seats; one byte in the state, a sorted list on the wire.
 */
export type SeatSet = Array<number>;

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
 * What stands in a slot in place of a number.
 */
export type Sign = "x" | "infected" | "owner" | "guest";

/**
 * A slot, `n01` and on; numbered the same on every sheet.
 */
export type Slot = string;

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
