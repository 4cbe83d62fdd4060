import type { SeatInfo } from '../api/types';
import { botName } from './bots';
import { seatName, t } from './words.svelte';

/** The names of those who share this device, by table: a server knows only whose browser it is. */
const KEY = 'orrery-names';
/** So many tables are remembered; the oldest go first. */
const MOST = 100;

type Names = Record<number, string>;

function stored(): Map<string, Names> {
  try {
    return new Map(JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, Names][]);
  } catch {
    return new Map();
  }
}

const tables = stored();

/** Keeps what those who share this device are called at a table. */
export function keepNames(table: string, names: Names): void {
  if (Object.keys(names).length === 0) return;
  tables.set(table, names);
  try {
    localStorage.setItem(KEY, JSON.stringify([...tables].slice(-MOST)));
  } catch {
    // A browser that stores nothing knows them until the page is closed.
  }
}

/** The same people sit down at another table. */
export function carryNames(from: string, to: string): void {
  keepNames(to, tables.get(from) ?? {});
}

/** What the holder of a seat is called at a table. */
export function holderName({ holder, seat }: Pick<SeatInfo, 'holder' | 'seat'>, table: string): string {
  if (holder === 'open') return seatName(seat);
  if ('bot' in holder) return botName(holder.bot, seat);
  if ('invited' in holder) return holder.invited.player.name;
  return tables.get(table)?.[seat] ?? (holder.player.name || t('former-player'));
}
