// Generated from crates/server/src/api. Do not edit:
// WRITE_TYPES=1 cargo test -p server --test it types

/**
 * The answer to a request.
 */
export type Answer = { "done": { 
/**
 * The seat's decision now, if the request was for a seat.
 */
decision: number | null, } } | { "refused": Refusal } | { "tried": Tried } | { "considered": { 
/**
 * The actions.
 */
actions: Array<Considered>, } } | { "why": { 
/**
 * The reason.
 */
refusal: WhyNot | null, } } | { "hint": { 
/**
 * The action a bot would take.
 */
action: Legal, } } | { "log": EventTail } | { "past": { 
/**
 * How many moments there are.
 */
moments: number, 
/**
 * The whole place as it was.
 */
place: Place, } };

/**
 * A typed argument of a [`Message`].
 */
export type Arg = number | string | Message | Array<Message> | { 
/**
 * Which seat.
 */
seat: Seat, };

/**
 * The requests.
 */
export type Ask = { "act": { 
/**
 * For which seat.
 */
seat: Seat, 
/**
 * The decision that is answered.
 */
decision: number, 
/**
 * The actions, 1 to 64. Only the last may reveal anything.
 */
actions: Array<JsonValue>, 
/**
 * At a table that confirms turns: confirms the draft together with these actions.
 */
confirm?: boolean, 
/**
 * Refuses with `confirm_first`, before anything is kept, if the actions would reveal something. Then they are
 * sent again without this, or at a table that confirms turns with `confirm`.
 */
unless_reveals?: boolean, } } | { "confirm": { 
/**
 * For which seat.
 */
seat: Seat, 
/**
 * The decision as it stands.
 */
decision: number, } } | { "undo": { 
/**
 * For which seat.
 */
seat: Seat, 
/**
 * The decision as it stands.
 */
decision: number, 
/**
 * How many actions, at most [`UndoState::own`](super::UndoState::own).
 */
count: number, } } | { "ask_undo": { 
/**
 * For which seat.
 */
seat: Seat, } } | { "answer_undo": { 
/**
 * For which seat.
 */
seat: Seat, 
/**
 * Yes or no; one no ends the request.
 */
agree: boolean, } } | { "stand_in": { 
/**
 * Who wants it.
 */
seat: Seat, 
/**
 * Who is away.
 */
away: Seat, } } | { "try": { 
/**
 * For which seat.
 */
seat: Seat, 
/**
 * The actions, 0 to 64.
 */
actions: Array<JsonValue>, } } | { "considered": { 
/**
 * For which seat.
 */
seat: Seat, } } | { "why": { 
/**
 * For which seat.
 */
seat: Seat, 
/**
 * The action.
 */
action: JsonValue, } } | { "hint": { 
/**
 * For which seat.
 */
seat: Seat, } } | { "show": { 
/**
 * The seat.
 */
seat: Seat | null, } } | { "outline": { 
/**
 * Yes or no.
 */
on: boolean, } } | { "log": { 
/**
 * From.
 */
from: number, 
/**
 * To.
 */
to: number, } } | { "past": { 
/**
 * The moment, from 0.
 */
moment: number, } } | { "chat": { 
/**
 * 1 to 500 characters.
 */
text: string, } } | { "mute": { 
/**
 * The player's id.
 */
player: string, 
/**
 * Mute, or hear again.
 */
on: boolean, } };

/**
 * What there is at a place, so that a page need not know where it is.
 */
export type Can = { 
/**
 * Talk at tables.
 */
chat: boolean, 
/**
 * Ratings.
 */
rated: boolean, 
/**
 * A lobby of public tables.
 */
public: boolean, 
/**
 * Seats for whoever comes.
 */
open_seats: boolean, 
/**
 * Clocks.
 */
clocks: boolean, 
/**
 * Names with passwords.
 */
accounts: boolean, };

/**
 * What a card brings.
 */
export type CardPoints = { 
/**
 * The card, by its id in the catalogue.
 */
card: string, 
/**
 * The points.
 */
points: number, };

/**
 * `PATCH /api/me`: what is absent stays.
 */
export type ChangeMe = { 
/**
 * A new name.
 */
name?: string, 
/**
 * A new password; asks for the old one.
 */
password?: string, 
/**
 * The password as it is.
 */
old_password?: string, };

/**
 * `POST /api/tables/{id}/seat`: the host says whom a seat is for, before the start.
 */
export type ChangeSeat = { 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * Whom it is for.
 */
plan: SeatPlan, };

/**
 * `GET /api/records/{id}/chart`: who stood how, and which moves cost most, as search judges. It tells what was hidden, and
 * is worked out when it is first asked for: the answer may take some seconds.
 */
export type Chart = { 
/**
 * How likely each seat was to win, from turn to turn; at last what came of it.
 */
turns: Array<ChartTurn>, 
/**
 * The moves that cost their seat most, the worst first.
 */
slips: Array<ChartSlip>, };

/**
 * A move after which its seat stood worse than after another one.
 */
export type ChartSlip = { 
/**
 * The moment before it.
 */
moment: number, 
/**
 * Whose it was.
 */
seat: Seat, 
/**
 * What was played.
 */
words: Message, 
/**
 * How likely the seat was to win by it, as far as it could know.
 */
chance: number, 
/**
 * What would have been better.
 */
better: Message, 
/**
 * How likely the seat was to win by that.
 */
better_chance: number, };

/**
 * How likely each seat was to win at some moment.
 */
export type ChartTurn = { 
/**
 * The moment.
 */
moment: number, 
/**
 * By seat, between 0 and 1.
 */
chances: Array<number>, };

/**
 * A line of the chat.
 */
export type ChatLine = { 
/**
 * Who.
 */
by: Player, 
/**
 * From which seat; none for a spectator. What spectators say during the game reaches seats after its end.
 */
seat: Seat | null, 
/**
 * When.
 */
at: Moment, 
/**
 * What.
 */
text: string, };

/**
 * `POST /api/games/{name}/check`: asks whether options fit, before a table is made of them. The answer is
 * [`SeatRange`] or a refusal.
 */
export type CheckOptions = { 
/**
 * The options object; absent keys keep their defaults.
 */
options: JsonValue, };

/**
 * One of several values of a field.
 */
export type Choice = { 
/**
 * What stands in the options object.
 */
value: JsonValue, 
/**
 * What it is called.
 */
label: Message, };

/**
 * One clock.
 */
export type Clock = { "stopped": number } | { "until": Moment };

/**
 * Clocks.
 */
export type ClockRules = "none" | { "live": { 
/**
 * Seconds at the start.
 */
bank: number, 
/**
 * Seconds for each step answered.
 */
increment: number, } } | { "by_mail": { 
/**
 * How many.
 */
days: number, } };

/**
 * The clocks, by seat; none for a seat without one.
 */
export type Clocks = { 
/**
 * By seat.
 */
seats: Array<Clock | null>, };

/**
 * The kinds of refusals.
 */
export type Code = "bad_json" | "bad_request" | "not_found" | "not_signed_in" | "forbidden" | "foreign_origin" | "not_now" | "unknown_game" | "bad_seat" | "bad_action" | "illegal_action" | "stale" | "past_revelation" | "confirm_first" | "cannot_undo" | "game_over" | "frozen" | "name_taken" | "would_replace" | "wrong_password" | "too_much" | "too_slow" | "not_stored" | "stopping" | "away" | "internal";

/**
 * A thinkable action. (Written by the games crate; here for the browser's types.)
 */
export type Considered = { 
/**
 * The action.
 */
action: unknown, 
/**
 * What it touches.
 */
things: Array<unknown>, 
/**
 * The action in words.
 */
words: Message, 
/**
 * Why not; absent if it is legal.
 */
refusal?: WhyNot, };

/**
 * `POST /api/claim` (keeps a guest's name with a password) and `POST /api/login`.
 */
export type Credentials = { 
/**
 * The name.
 */
name: string, 
/**
 * 8 to 256 characters.
 */
password: string, };

/**
 * What a seat is asked now.
 */
export type Decision = { 
/**
 * The seat's count of decisions: an action names the one it answers.
 */
number: number, 
/**
 * The question; none while the seat has nothing to answer, and for spectators.
 */
prompt: Prompt | null, 
/**
 * What the seat may do now, in a stable order.
 */
legal: Array<Legal>, 
/**
 * How many actions of this seat are a draft that waits for Confirm.
 */
draft: number, 
/**
 * At the table of a guided game: where the seat stands in it.
 */
lesson?: LessonPlace, };

/**
 * `DELETE /api/me`: the name goes, the games stay.
 */
export type DeleteMe = { 
/**
 * The password, if the name is claimed.
 */
password?: string, };

/**
 * `POST /api/me/link`: a link that takes this player, with all seats, to another device, once.
 */
export type DeviceLink = { 
/**
 * The address to open there; the page posts its code to `/api/enter`.
 */
url: string, 
/**
 * When it stops working.
 */
expires: Moment, };

/**
 * `POST /api/tables/{id}/start`, `/leave` (before the start: the seat is open again; later a bot plays on), `/back` (a leaver returns),
 * `/resign`, `/close` (the host, before the start) and `/rematch` answer with this or with [`TableMade`].
 */
export type Done = { 
/**
 * Always true; a refusal has another body.
 */
done: boolean, };

/**
 * `POST /api/enter`: redeems a [`DeviceLink`].
 */
export type EnterRequest = { 
/**
 * What stands behind the `#` of the link.
 */
code: string, 
/**
 * Whether to become the link's player even if this browser is somebody else's now; else that is refused with
 * `would_replace`, and the link goes on working.
 */
replace?: boolean, };

/**
 * One component's entry: its name, its facts, and its text generated from its effects. `Data` is what is printed on it,
 * which each game has a type for.
 */
export type Entry = { 
/**
 * Its id in the data.
 */
id: string, 
/**
 * What kind of component it is.
 */
kind: Message, 
/**
 * Its name.
 */
name: Message, 
/**
 * Cost, points, kind: the facts beside the text, each in words.
 */
facts: Array<Message>, 
/**
 * What it does, a line an effect.
 */
text: Array<Message>, 
/**
 * The component as data.
 */
data: JsonValue, };

/**
 * Events from a place in the viewer's log on; what the viewer had from there on is replaced.
 */
export type EventTail = { 
/**
 * How many events of the viewer's log come before these. If the viewer has fewer, it asks for the
 * missing ones with `log`.
 */
from: number, 
/**
 * The events.
 */
list: Array<Told>, };

/**
 * One field of a [`Form`].
 */
export type Field = { 
/**
 * The key in the options object.
 */
name: string, 
/**
 * What it is called.
 */
label: Message, 
/**
 * A sentence on what it does.
 */
help?: Message | null, 
/**
 * What can be entered.
 */
input: Input, 
/**
 * The value at the start.
 */
default: JsonValue, 
/**
 * When it matters: if one of these holds, or always if there are none. It is asked for only
 * then, and left at its default otherwise.
 */
when: Array<When>, };

/**
 * What happens when a clock runs out.
 */
export type Flag = "bot" | "end";

/**
 * A form for a game's options: the lobby draws it, the command line lists it, the suite samples it.
 */
export type Form = { 
/**
 * The fields in the order they are asked.
 */
fields: Array<Field>, 
/**
 * Named settings such as "first game".
 */
presets: Array<Preset>, };

/**
 * One game, with the form for its options. Its components are at `GET /api/games/{name}/catalogue`.
 */
export type GameInfo = { 
/**
 * The name in addresses; its title is the message `table-game-{name}`.
 */
name: string, 
/**
 * The version of its rules.
 */
rules: number, 
/**
 * How many can play with the default options.
 */
seats: SeatRange, 
/**
 * The options.
 */
form: Form, 
/**
 * The levels of bots that can sit down, weakest first; titles are `server-bot-{level}`.
 */
bots: Array<string>, };

/**
 * `GET /api/games`.
 */
export type Games = { 
/**
 * Every game of the registry.
 */
games: Array<GameInfo>, };

/**
 * `POST /api/guest`: sits down with a name.
 */
export type GuestRequest = { 
/**
 * 1 to 32 characters.
 */
name: string, };

/**
 * What whoever opens the socket says first, within five seconds. The server then says `joined`, or `closed` and why.
 */
export type Hello = { 
/**
 * The key of a private table, for who has no seat there.
 */
key?: string, };

/**
 * Whose a seat is.
 */
export type Holder = "open" | { "player": Player } | { "invited": { 
/**
 * Who.
 */
player: Player, 
/**
 * When the invitation ends.
 */
until: Moment, } } | { "bot": string };

/**
 * The answer to `POST /api/records`, whose body is a record: it was replayed and every digest matches.
 */
export type Imported = { 
/**
 * The record's id.
 */
record: string, };

/**
 * What can be entered into a [`Field`].
 */
export type Input = "flag" | { "number": { 
/**
 * The least.
 */
min: number, 
/**
 * The most.
 */
max: number, } } | { "choice": Array<Choice> } | { "several": Array<Choice> } | { "per_seat": Input };

/**
 * `POST /api/tables/{id}/join`.
 */
export type JoinTable = { 
/**
 * Which seat; the first open one if absent.
 */
seat?: Seat, 
/**
 * The key of a private table.
 */
key?: string, };

/**
 * Everything a viewer needs to start from.
 */
export type Joined = { 
/**
 * The version of this protocol.
 */
protocol: number, 
/**
 * The build of the server; a page of another build reloads itself.
 */
build: string, 
/**
 * The table.
 */
table: TableInfo, 
/**
 * Who the reader is here.
 */
you: You, 
/**
 * The whole place, before the start none.
 */
place: Place | null, 
/**
 * The last lines of the chat.
 */
chat: Array<ChatLine>, 
/**
 * The server's clock.
 */
now: Moment, 
/**
 * What there is at this place.
 */
can: Can, };

export type JsonValue = number | string | boolean | Array<JsonValue> | { [key in string]: JsonValue } | null;

/**
 * One action a seat may take. (Written by the games crate; here for the browser's types.)
 */
export type Legal = { 
/**
 * The action as it has to be sent.
 */
action: unknown, 
/**
 * What it touches; the first is where the page lights it.
 */
things: Array<unknown>, 
/**
 * The action in words.
 */
words: Message, };

/**
 * What a guided game is played with: at most 16 KB.
 */
export type Lesson = { 
/**
 * How chance falls: `{"seed": 7, "piles": {"draw": {"orders": [[…]]}}}`, a seed and, for some piles, the order
 * that the first shuffle gives.
 */
chance: JsonValue, 
/**
 * What each seat does, in order. A bot that cannot go on by it plays as its level does from there on; a person is
 * told it, and does as they like.
 */
path: Array<Array<JsonValue>>, };

/**
 * Where a seat stands in a guided game.
 */
export type LessonPlace = { 
/**
 * How many actions of its path are done.
 */
at: number, 
/**
 * What the path does next; none at its end.
 */
next: unknown, 
/**
 * Whether the seat has done something else, and goes its own way. Undo leads back.
 */
left: boolean, };

/**
 * Where tables of the lobby are in their life.
 */
export type Listed = "gathering" | "playing";

/**
 * What may stand behind the `?` of `GET /api/lobby`; what is absent may be anything.
 */
export type LobbyQuery = { 
/**
 * Tables that gather, or that play.
 */
phase?: Listed, 
/**
 * The game's name.
 */
game?: string, 
/**
 * Whether they count for ratings.
 */
rated?: boolean, 
/**
 * Which page of 50, from 0.
 */
page?: number, };

/**
 * `GET /api/me`.
 */
export type Me = { 
/**
 * Who is asking; none before a name is given.
 */
player: Player | null, 
/**
 * The build of this server; a page of another build reloads itself.
 */
build: string, 
/**
 * What there is at this place.
 */
can: Can, };

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
 * Milliseconds since 1970, as JavaScript counts.
 */
export type Moment = number;

/**
 * `POST /api/series`: like a table; each next one's options follow from the last result.
 */
export type NewSeries = { 
/**
 * The first table.
 */
first: NewTable, };

/**
 * `POST /api/tables`.
 */
export type NewTable = { 
/**
 * The game's name.
 */
game: string, 
/**
 * The options object of the game's form; absent keys keep their defaults.
 */
options: JsonValue, 
/**
 * Who sits where, in seat order.
 */
seats: Array<SeatPlan>, 
/**
 * The table's own options.
 */
rules: TableRules, 
/**
 * A guided game: what was written down for it. Only where nobody but the maker and bots play, and unrated.
 */
lesson?: Lesson, };

/**
 * `POST /api/me/tokens`: a program that plays under its own name.
 */
export type NewToken = { 
/**
 * The program's name, shown at the table and marked as a program.
 */
name: string, };

/**
 * How a game came out.
 */
export type Outcome = { 
/**
 * The sums by seat.
 */
scores: Array<number>, 
/**
 * The ranks by seat, from 1; tied seats share one. Who has lost a solo game is second, behind what it was lost to.
 */
ranks: Array<number>, 
/**
 * The score sheets by seat.
 */
breakdown: Array<Array<ScoreLine>>, 
/**
 * Who has won, by seat: rank 1, or in a solo game whether it was won.
 */
won: Array<boolean>, 
/**
 * Rivals without a seat, with their scores.
 */
rivals?: Array<Rival>, 
/**
 * What a solo game's result is called: a band, a rating.
 */
verdict?: Message | null, };

/**
 * A view as sections under headings.
 */
export type Outline<T> = { 
/**
 * The sections from top to bottom.
 */
sections: Array<Section<T>>, };

/**
 * Where a table is in its life.
 */
export type Phase = "gathering" | "playing" | "over" | "frozen" | "closed";

/**
 * How large a set has to be, and how far the picking is.
 */
export type Pick = { 
/**
 * The fewest picks that complete the set.
 */
least: number, 
/**
 * The most picks that fit.
 */
most: number, 
/**
 * How many are picked so far.
 */
picked: number, };

/**
 * What changed for one viewer; on joining, everything. An absent key has not changed.
 */
export type Place = { 
/**
 * Parts of the view, by the view's top-level keys; `null` for a part that is gone. Of a part in which little has
 * changed only that, by its path: `players/2/hand`.
 */
view?: Record<string, unknown>, 
/**
 * Who takes part in the running step.
 */
asked?: SeatSet, 
/**
 * Of these, who has still to answer.
 */
deciders?: SeatSet, 
/**
 * What the shown seat is asked, and what it may answer.
 */
decision?: Decision, 
/**
 * The scores as if the game ended now, as far as the viewer may know.
 */
standings: Scores, 
/**
 * The tail of the viewer's log.
 */
events?: EventTail, 
/**
 * What the shown seat can take back.
 */
undo?: UndoState, 
/**
 * The view in words, if it was asked for.
 */
outline: Outline<unknown>, 
/**
 * The clocks.
 */
clocks?: Clocks, };

/**
 * One finished game of a player.
 */
export type PlayedGame = { 
/**
 * The table.
 */
table: string, 
/**
 * The game.
 */
game: string, 
/**
 * When it ended.
 */
ended: Moment, 
/**
 * Whether it counted.
 */
rated: boolean, 
/**
 * The player's rank, from 1.
 */
rank: number, 
/**
 * How many played.
 */
seats: number, 
/**
 * The player's score.
 */
score: number, };

/**
 * How somebody is known to others.
 */
export type Player = { 
/**
 * The player's page is `/players/{id}`. None for somebody who deleted the account.
 */
id: string | null, 
/**
 * The name; empty for a former player.
 */
name: string, 
/**
 * What kind of player.
 */
kind: PlayerKind, };

/**
 * Kinds of players.
 */
export type PlayerKind = "guest" | "claimed" | "program" | "former";

/**
 * `GET /api/players/{id}`.
 */
export type PlayerPage = { 
/**
 * Who.
 */
player: Player, 
/**
 * Ratings, one a game.
 */
ratings: Array<Rating>, 
/**
 * Finished public games, and those the reader took part in, newest first.
 */
results: Array<PlayedGame>, };

/**
 * A named setting of all options.
 */
export type Preset = { 
/**
 * Its name for programs.
 */
name: string, 
/**
 * Its name for people.
 */
label: Message, 
/**
 * The options object; absent keys keep their defaults.
 */
options: JsonValue, };

/**
 * One program.
 */
export type Program = { 
/**
 * The program as a player.
 */
player: Player, 
/**
 * When its token was made.
 */
created: Moment, };

/**
 * `GET /api/me/tokens`: the programs of this player. `DELETE /api/me/tokens/{player}` ends one.
 */
export type Programs = { 
/**
 * The programs.
 */
programs: Array<Program>, };

/**
 * The question a seat has to answer now.
 */
export type Prompt = { 
/**
 * The step's name in the rulebook, in `snake_case`: `explore_keep`.
 */
step: string, 
/**
 * The question in words.
 */
message: Message, 
/**
 * Set when the answer is a set that is picked one by one.
 */
pick?: Pick | null, };

/**
 * A rating by Weng-Lin.
 */
export type Rating = { 
/**
 * The game.
 */
game: string, 
/**
 * The estimate.
 */
rating: number, 
/**
 * Its standard deviation.
 */
uncertainty: number, 
/**
 * How many rated games it comes from.
 */
games: number, };

/**
 * `GET /api/records/{id}`: a finished table (its record has the table's id) or an imported record.
 * The record itself is at `GET /api/records/{id}/record.json`.
 */
export type RecordInfo = { 
/**
 * Its id; its page is `/records/{id}`.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * The version of the rules it was played by.
 */
rules: number, 
/**
 * The options.
 */
options: JsonValue, 
/**
 * Who played, in seat order; unknown for an imported record.
 */
players: Array<Player | null>, 
/**
 * How many moments there are to step through: the start, and after each action.
 */
moments: number, 
/**
 * How it came out.
 */
outcome: Outcome | null, };

/**
 * `GET /api/records/{id}/moments/{n}?as=0` (or `spectator`, `referee`): the table at a moment.
 */
export type RecordMoment = { 
/**
 * The moment, from 0.
 */
moment: number, 
/**
 * Who acted to reach it.
 */
seat: number | null, 
/**
 * What they did.
 */
action: unknown, 
/**
 * The whole place; its events are those of this moment.
 */
place: Place, };

/**
 * Why a request was refused; nothing has changed. Every refusal over HTTP has this body, and a refused
 * socket message carries it.
 */
export type Refusal = { 
/**
 * The kind, for programs.
 */
code: Code, 
/**
 * The reason, for people.
 */
message: Message, 
/**
 * The reason, typed: a game's own when an action is illegal; who is here `now` and who the link's player (`then`) is
 * with `would_replace`.
 */
reason?: JsonValue, };

/**
 * What a browser or a program says. Each carries an id of its own making, echoed in the answer: a
 * repeated id gets the first answer again.
 */
export type Request = { 
/**
 * Made by the client, 1 to 64 characters, never used twice for different requests at one table.
 */
id: string, 
/**
 * What is asked.
 */
ask: Ask, };

/**
 * A rival that has no seat.
 */
export type Rival = { 
/**
 * Who.
 */
name: Message, 
/**
 * Its score.
 */
score: Score, };

/**
 * One line of a [`Section`].
 */
export type Row<T> = { 
/**
 * What the line is about, if a finger can point at it.
 */
thing?: T | null, 
/**
 * The first cell.
 */
label: Message, 
/**
 * The other cells.
 */
cells?: Array<Message>, };

/**
 * What the server says.
 */
export type Say = { "joined": Joined } | { "update": Place } | { "table": TableInfo } | { "chat": ChatLine } | { "answer": { 
/**
 * The request's id.
 */
id: string, 
/**
 * What came of it.
 */
answer: Answer, } } | { "closed": Message };

/**
 * One seat's score.
 */
export type Score = { 
/**
 * The sum.
 */
total: number, 
/**
 * What decides a tie, first to last; the higher is better.
 */
tie_breaks?: Array<number>, 
/**
 * Where the sum comes from.
 */
breakdown: Array<ScoreLine>, };

/**
 * One line of a score sheet.
 */
export type ScoreLine = { 
/**
 * Its name for programs: `chips`.
 */
name: string, 
/**
 * Its name for people.
 */
label: Message, 
/**
 * The points.
 */
points: number, 
/**
 * Where they come from cards: what each card brings.
 */
cards?: Array<CardPoints>, };

/**
 * The scores as they stand, one a seat.
 */
export type Scores = { 
/**
 * By seat.
 */
seats: Array<Score>, 
/**
 * Whom the seats play against besides each other: ASTRA, a target.
 */
rivals?: Array<Rival>, };

/**
 * A place at the table, counted clockwise from 0.
 */
export type Seat = number;

/**
 * One seat.
 */
export type SeatInfo = { 
/**
 * Which.
 */
seat: Seat, 
/**
 * Whose it is.
 */
holder: Holder, 
/**
 * Why a bot plays for its holder at the moment.
 */
stand_in: StandIn | null, 
/**
 * Whether its holder has the table open.
 */
here: boolean, 
/**
 * In play, if its holder does not have it open and a stand-in can be asked for: since when. Whoever is asked for an
 * answer and away for five minutes can be replaced by all who are here together; after a day also by one alone.
 */
away_since?: Moment, 
/**
 * Who wants a stand-in for it.
 */
wanted_by?: SeatSet, };

/**
 * Who a seat is for.
 */
export type SeatPlan = "me" | "open" | { "bot": string };

/**
 * How many can play.
 */
export type SeatRange = { 
/**
 * At least.
 */
min: number, 
/**
 * At most.
 */
max: number, };

/**
 * A set of seats; one byte in the state, a sorted list on the wire.
 */
export type SeatSet = Array<number>;

/**
 * A heading with a table below it.
 */
export type Section<T> = { 
/**
 * The heading.
 */
heading: Message, 
/**
 * The rows of the table.
 */
rows: Array<Row<T>>, };

/**
 * `GET /api/series/{id}`. `POST /api/series/{id}/next` makes the next table once the last is over.
 */
export type SeriesPage = { 
/**
 * Its id; its page is `/series/{id}`.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * Who plays, by seat.
 */
seats: Array<Holder>, 
/**
 * Whom they play against without a seat, once a table is over: their columns are the last.
 */
rivals: Array<Message>, 
/**
 * The tables so far.
 */
tables: Array<SeriesTable>, 
/**
 * The options of the next table, once the last is over and while there is one to play.
 */
next: JsonValue | null, 
/**
 * The sum of stars by seat; those of a rival without a seat are the last.
 */
stars: Array<number>, 
/**
 * The seats that have won, once the series is over.
 */
winners: Array<number> | null, };

/**
 * One table of a series.
 */
export type SeriesTable = { 
/**
 * The table.
 */
table: string, 
/**
 * Its options.
 */
options: JsonValue, 
/**
 * Its ranks by seat, once it is over.
 */
ranks: Array<number> | null, 
/**
 * Its scores by seat, once it is over; those of a rival without a seat are the last.
 */
scores: Array<number> | null, 
/**
 * The stars it brought, by seat; those of a rival without a seat are the last.
 */
stars: Array<number> | null, };

/**
 * Why a bot plays for a seat.
 */
export type StandIn = "left" | "resigned" | "flagged" | "away";

/**
 * One line of a list of tables.
 */
export type TableCard = { 
/**
 * Its id.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * Where it is in its life.
 */
phase: Phase, 
/**
 * Who made it.
 */
host: Player, 
/**
 * The seats.
 */
seats: Array<Holder>, 
/**
 * The table's options.
 */
rules: TableRules, 
/**
 * When something last happened there.
 */
changed: Moment, 
/**
 * Whether it waits for the reader. In the lobby always false.
 */
waits_for_me: boolean, };

/**
 * Everything about a table that all who may see it may know. `GET /api/tables/{id}`.
 */
export type TableInfo = { 
/**
 * Its id; its page is `/tables/{id}`.
 */
id: string, 
/**
 * The game.
 */
game: string, 
/**
 * The version of the rules it is played by.
 */
game_rules: number, 
/**
 * The game's options.
 */
options: JsonValue, 
/**
 * The table's options.
 */
rules: TableRules, 
/**
 * What can be taken back, fixed at the start; before it, what would hold with the seats as they are.
 */
take_back: TakeBack, 
/**
 * Where it is in its life.
 */
phase: Phase, 
/**
 * Who made it.
 */
host: Player, 
/**
 * The seats.
 */
seats: Array<SeatInfo>, 
/**
 * When it was made.
 */
created: Moment, 
/**
 * Why it stands still, if it is frozen.
 */
frozen?: Message, 
/**
 * SHA-256 of the seed, once started: the seed itself is in the record when the game is over.
 */
seed_sha256: string | null, 
/**
 * How it came out.
 */
outcome: Outcome | null, 
/**
 * How ratings changed, by seat.
 */
rating_changes?: Array<number | null>, 
/**
 * The table of the rematch, once somebody asked for it.
 */
rematch: string | null, 
/**
 * The series it belongs to.
 */
series: string | null, };

/**
 * The answer to [`NewTable`], a rematch and the next table of a series.
 */
export type TableMade = { 
/**
 * The table.
 */
table: string, 
/**
 * The address to share; with the key if the table is private.
 */
link: string, };

/**
 * The table's own options.
 */
export type TableRules = { 
/**
 * Listed in the lobby and open to spectators. A private table is seen by its seats and by whoever has its key.
 */
public: boolean, 
/**
 * A seat's actions are a draft of its own until Confirm.
 */
confirm_turn: boolean, 
/**
 * Bots may be asked for hints. Not in rated games.
 */
hints: boolean, 
/**
 * Counts for ratings: two or more claimed accounts with one seat each, a clock, no bots, no hints. Who leaves or
 * runs out of time has resigned.
 */
rated: boolean, 
/**
 * The clock.
 */
clock: ClockRules, 
/**
 * What happens when a clock runs out, unless the game is rated.
 */
flag: Flag, 
/**
 * Start as soon as every seat is taken, without waiting for the host; with a live clock, as soon as all of them also
 * have the table open.
 */
start_when_full: boolean, 
/**
 * What can be taken back. Absent: `free` where one person plays alone with bots, else `fair`. Rated games are
 * always `fair`.
 */
take_back?: TakeBack, };

/**
 * `GET /api/lobby` (public tables, those with open seats first) and `GET /api/my/tables` (those waiting for
 * the reader first).
 */
export type Tables = { 
/**
 * The tables.
 */
tables: Array<TableCard>, 
/**
 * Whether there is a next page.
 */
more: boolean, };

/**
 * What can be taken back at a table.
 */
export type TakeBack = "free" | "fair";

/**
 * The answer to [`NewToken`]; the token is shown this once.
 */
export type TokenCreated = { 
/**
 * The program as a player.
 */
player: Player, 
/**
 * To be sent as `Authorization: Bearer …`.
 */
token: string, };

/**
 * One event as a viewer may see it.
 */
export type Told = { 
/**
 * The event as data.
 */
event: unknown, 
/**
 * The event in words.
 */
words: Message, };

/**
 * What actions would give.
 */
export type Tried = { 
/**
 * How many of the actions were tried: those after the first revelation were not.
 */
played: number, 
/**
 * Whether the last action tried would reveal something; the place is then as it was before that action.
 */
reveals: boolean, 
/**
 * What would change for the seat: view, decision, standings and events.
 */
place: Place, };

/**
 * A request to go further back than a seat may by itself.
 */
export type UndoRequest = { 
/**
 * Who asks.
 */
by: Seat, 
/**
 * Who has agreed.
 */
agreed: SeatSet, 
/**
 * Who has still to answer.
 */
waiting: SeatSet, };

/**
 * What a seat can take back.
 */
export type UndoState = { 
/**
 * How many of its own actions the seat may take back at once, from the last one.
 */
own: number, 
/**
 * Whether there is anything further back that it may ask the others for.
 */
ask: boolean, 
/**
 * A request that waits for answers.
 */
request: UndoRequest | null, };

/**
 * When a [`Field`] matters.
 */
export type When = { "seats": { 
/**
 * The fewest.
 */
min: number, 
/**
 * The most.
 */
max: number, } } | { "is": { 
/**
 * The key of that field.
 */
field: string, 
/**
 * Its value.
 */
value: JsonValue, } };

/**
 * `POST /api/tables/{id}/resign`: which of the reader's seats; absent if there is one.
 */
export type WhichSeat = { 
/**
 * The seat.
 */
seat?: Seat, };

/**
 * Why an action is refused by the rules.
 */
export type WhyNot = { 
/**
 * The typed reason.
 */
reason: unknown, 
/**
 * The reason in words.
 */
words: Message, };

/**
 * Who the reader is at this table.
 */
export type You = { 
/**
 * The reader's seats; none for a spectator.
 */
seats: Array<Seat>, 
/**
 * The seat whose view is shown; none while the curtain is drawn, and for spectators.
 */
shown: Seat | null, 
/**
 * Whether the reader made the table.
 */
host: boolean, 
/**
 * Whether hints may be asked for.
 */
hints: boolean, 
/**
 * The key of a private table, for its host.
 */
key: string | null, };
