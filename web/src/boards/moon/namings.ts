import type { Entry, Message } from '../../api/types';
import { message } from '../../lib/message';
import type { Namings } from '../../lib/speech';
import { placeWords, zoneWords } from './name';
import { moonView, printedSheet } from './components';
import type { SheetData, SlotData } from './types';

/** A slot by where it lies on its sheet: its floor and place, its row and column, its planet and place. */
export function slotWords(slot: SlotData, sheet: SheetData): Message | null {
  const zones = sheet.zones.filter(({ slots }) => slots.includes(slot.id));
  const [zone, other] = zones;
  if (zone && other) return message('page-moon-slot-cross', { a: zoneWords(zone.id), b: zoneWords(other.id) });
  const column = sheet.groups.find(({ id, kind }) => kind === 'mine_column' && id === slot.group);
  if (zone && column) return message('page-moon-slot-cross', { a: zoneWords(zone.id), b: placeWords(column) });
  const planet = zone ? undefined : sheet.groups.find(({ id }) => id === slot.group);
  const among = zone?.slots ?? sheet.slots.filter(({ group }) => group === planet?.id).map(({ id }) => id);
  const where = zone ? zoneWords(zone.id) : planet && placeWords(planet);
  if (!where) return null;
  const n = among.indexOf(slot.id) + 1;
  // The floors of a skyscraper are counted, from the one that is numbered first.
  if (zone?.kind === 'skyscraper') return message('page-moon-slot-cross', { a: where, b: message('moon-zone-floor', { n }) });
  return message('page-moon-slot-at', { place: where, n, of: among.length });
}

const known = new WeakMap<SheetData, Namings>();

/** Slots are called by where they lie on the sheet of the scenario that is played. */
export function namings(view: Record<string, unknown>, catalogue: Map<string, Entry>): Namings {
  const moon = moonView(view);
  const sheet = moon && printedSheet(moon, catalogue);
  if (!sheet) return NONE;
  const names = known.get(sheet) ?? { 'moon-slot': namingOf(sheet) };
  known.set(sheet, names);
  return names;
}

const NONE: Namings = {};

function namingOf(sheet: SheetData): (said: Message) => Message | null {
  const names = new Map(sheet.slots.map((slot) => [Number(/\d+/.exec(slot.id)?.[0] ?? 0), slotWords(slot, sheet)]));
  return ({ args }) => names.get(Number(args?.n)) ?? null;
}
