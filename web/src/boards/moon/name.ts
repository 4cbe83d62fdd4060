import type { Arg, Message } from '../../api/types';
import { message } from '../../lib/message';
import { words } from '../../lib/words.svelte';
import type { GroupData, LineData, MarkData, SheetData, SlotData, Symbol } from './types';

/** Says one of the game's messages (`moon-` is put before the id). */
export function say(id: string, args?: Record<string, Arg>): string {
  return words.say(message(`moon-${id}`, args));
}

export const symbolWords = (symbol: Symbol): string => say(`symbol-${symbol}`);

/** The whole numbers in a name: 2 and 1 in `module_2_1`. */
function numbers(id: string): number[] {
  return (id.match(/\d+/g) ?? []).map(Number);
}

const slotWords = (id: string): Message => message('moon-slot', { n: numbers(id)[0] ?? 0 });

/** A group, a track or a zone by its kind and numbers, or by its own name. */
export function placeWords(group: Pick<GroupData, 'id' | 'kind'>): Message {
  const [n, m] = numbers(group.id);
  if (group.kind === 'section') return message('moon-place-section', { n: n ?? 0, letter: message(`moon-letter-${group.id.at(-1)}`) });
  if (n === undefined) return message(`moon-place-${group.id}`);
  return message(`moon-place-${group.kind}`, m === undefined ? { n } : { n, m });
}

export function trackWords(id: string): Message {
  const plain = id.replace(/^(owner|guest)_/, '');
  const row = /^rocket_row_(\d+)$/.exec(plain);
  return row ? message('moon-track-rocket_row', { n: Number(row[1]) }) : message(`moon-track-${plain}`);
}

export function zoneWords(id: string): Message {
  const [, kind = id, digits] = /^(.*?)_?(\d*)$/.exec(id) ?? [];
  return digits ? message(`moon-zone-${kind}`, { n: Number(digits) }) : message(`moon-zone-${kind}`);
}

/** Groups that tell where a mark is; others are there for the rules alone. */
const TELLING = new Set(['section', 'station', 'quarter', 'mine_column', 'factory_main', 'factory_secondary', 'tower_level', 'module', 'greenhouse', 'starship', 'planet']);

/** A mark: what it is, what it is worth, and where. */
export function markLabel(mark: MarkData, sheet: SheetData): string {
  const what = mark.virus ? `${say(`mark-${mark.kind}`)} (${say(`virus-${mark.virus}`)})` : say(`mark-${mark.kind}`);
  const worth = mark.count > 1 ? `${what} ×${mark.count}` : mark.value !== 0 ? `${what}: ${mark.value}` : what;
  const group = sheet.groups.find(({ id, kind }) => id === mark.group && TELLING.has(kind));
  return group ? `${worth}, ${words.say(placeWords(group))}` : worth;
}

export function lineLabel(line: LineData, sheet: SheetData): string {
  const end = (id: string): Message => {
    const group = sheet.groups.find((each) => each.id === id);
    if (group) return placeWords(group);
    return sheet.presets.some((preset) => preset.id === id) ? message(`moon-preset-${id}`) : slotWords(id);
  };
  return words.say(message(`moon-line-${line.kind}`, { a: end(line.a), b: end(line.b) }));
}

/** A slot with what it holds. It is called by where it lies (see `namings`). */
export function slotLabel(slot: SlotData, content: number | string | undefined): string {
  const what = slotWords(slot.id);
  return typeof content === 'number' ? say('cell-number', { slot: what, n: content }) : say(`cell-${content ?? 'empty'}`, { slot: what });
}
