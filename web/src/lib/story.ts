import type { Arg, Message, Told } from '../api/types';

/** One thing that somebody did, with all that came of it. */
export interface Line {
  /** Who did it; none for what concerns everybody: a round begins. */
  seat: number | null;
  /** What was done. */
  head: Told;
  /** What came of it. */
  rest: Told[];
  /** What of that touched the reader. */
  mine: Told[];
}

/** How a game's log is told: which of its messages (`{game}-event-…`) do what. */
interface Telling {
  /** What begins a part of the game, and how large a part: 1 a round, 2 a phase. */
  chapters: Record<string, 1 | 2>;
  /** What somebody does. What follows came of it. */
  acts: string[];
  /** What can befall somebody else than who acts. */
  hits?: string[];
  /** What only programs want to be told. */
  quiet?: string[];
}

const TELLINGS: Record<string, Telling> = {
  race: {
    chapters: { round_began: 1, phase_began: 2 },
    quiet: ['phase_ended'],
    acts: ['actions_shown', 'placed', 'placed_nothing', 'sold', 'sold-through', 'consumed', 'gained_vp', 'lucky_draw'],
  },
  mars: {
    chapters: { generation: 1, last_conversion: 1 },
    acts: ['corporation', 'played', 'standard', 'used', 'first_action', 'converted', 'claimed', 'funded', 'pass', 'bought', 'stopped'],
    hits: ['stock', 'production', 'on_card'],
  },
  planet: {
    chapters: { round: 1, last_round: 2, began: 1 },
    quiet: ['ended'],
    acts: ['selected', 'unplaced', 'used', 'claimed', 'deployed', 'chose_sides', 'shared_objective'],
  },
  moon: {
    chapters: { flipped: 1 },
    quiet: ['turn_ended'],
    acts: ['picked', 'system_error', 'accomplished', 'evacuated'],
    hits: ['sabotage', 'activated'],
  },
};
const PLAIN: Telling = { chapters: {}, acts: [] };

/** What a message is called within its game. */
const nameOf = (game: string, { id }: Message): string => id.slice(`${game}-event-`.length);

/** How large a part of the game begins with an event: 1 a round, 2 a phase; null if none does. */
export function chapterOf(game: string, { words }: Told): 1 | 2 | null {
  return (TELLINGS[game] ?? PLAIN).chapters[nameOf(game, words)] ?? null;
}

/** Whether an event is for programs only: the log of a person does without it. */
export function isQuiet(game: string, { words }: Told): boolean {
  return (TELLINGS[game] ?? PLAIN).quiet?.includes(nameOf(game, words)) ?? false;
}

/** Whose event it is. */
export function seatOf({ words }: Told): number | null {
  const seat = words.args?.seat as Arg | undefined;
  return typeof seat === 'object' && !Array.isArray(seat) && 'seat' in seat ? seat.seat : null;
}

/** Whether an event befalls a seat by what another does; null stands for all. */
function befalls(game: string, told: Told): boolean {
  const { hits } = TELLINGS[game] ?? PLAIN;
  if (!hits?.includes(nameOf(game, told.words))) return false;
  return seatOf(told) === null || told.words.args?.direction === 'down';
}

/** What the others did, as lines; what the reader did is left out. */
export function tell(game: string, events: readonly Told[], reader: number | null): Line[] {
  const { acts } = TELLINGS[game] ?? PLAIN;
  const lines: Line[] = [];
  let chapter = 0;
  for (const told of events) {
    const seat = seatOf(told);
    const open = lines.at(-1);
    const begin = (of: number | null): void => void lines.push({ seat: of, head: told, rest: [], mine: [] });
    if (chapterOf(game, told) !== null) {
      begin(null);
      chapter = lines.length;
    } else if (open && open.seat !== null && open.seat !== seat && befalls(game, told)) {
      const mine = reader !== null && (seat === null || seat === reader);
      (mine ? open.mine : open.rest).push(told);
    } else if (seat === null) open?.rest.push(told);
    else if (acts.includes(nameOf(game, told.words))) begin(seat);
    else {
      // It belongs to what the same seat did last. What nobody did (a production, a new hand) is left to the log.
      const own = lines.slice(chapter).findLast((line) => line.seat === seat);
      if (own) own.rest.push(told);
      else if (!TELLINGS[game]) begin(seat);
    }
  }
  return lines.filter(({ seat }) => reader === null || seat !== reader);
}

/** What happened since the reader last did something: the end of a log. */
export function sinceMine(game: string, log: readonly Told[], reader: number | null): Told[] {
  const { acts } = TELLINGS[game] ?? PLAIN;
  const last = log.findLastIndex((told) => seatOf(told) === reader && acts.includes(nameOf(game, told.words)));
  return log.slice(last + 1);
}
