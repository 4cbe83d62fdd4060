import type { Entry } from '../../api/types';
import { words } from '../../lib/words.svelte';
import type { Figure } from '../board';
import { sheetsOf } from './halves';
import { say } from './name';
import { eventOf, happened, moonView, printedSheet, sheetOf } from './components';
import type { SheetData, View } from './types';

/** The system errors of a seat: used ones of all. On shared sheets each half has its own. */
export function errorsOf(view: Record<string, unknown>, { seats }: View, { drawing: { shared = false }, marks }: SheetData, seat: number): { used: number; all: number } {
  const all = marks.filter(({ kind }) => kind === 'error').length;
  const used = sheetsOf(shared, seat, seats).flatMap((i, at) => {
    const box = !shared ? 'error_' : at === 0 ? 'owner_error_' : 'guest_error_';
    return sheetOf(view, i)?.crossed.filter((mark) => mark.startsWith(box)) ?? [];
  });
  return { used: used.length, all };
}

/** The slots that bear something of a seat's own. */
export function filledBy(view: Record<string, unknown>, { seats }: View, { drawing: { shared = false } }: SheetData, seat: number): number {
  const counts = sheetsOf(shared, seat, seats).map((i, at) => {
    const contents = Object.values(sheetOf(view, i)?.slots ?? {});
    if (!shared) return contents.filter((content) => content !== 'infected').length;
    return contents.filter((content) => content === (at === 0 ? 'owner' : 'guest')).length;
  });
  return counts.reduce((sum, n) => sum + n, 0);
}

/** The numbers that matter of a seat: slots, missions, system errors. */
export function figures(view: Record<string, unknown>, seat: number, catalogue: Map<string, Entry>): Figure[] {
  const moon = moonView(view);
  const sheet = moon && printedSheet(moon, catalogue);
  if (!moon || !sheet) return [];
  const missions = moon.missions.filter(({ noted }) => noted[seat]).length;
  const { used, all } = errorsOf(view, moon, sheet, seat);
  return [
    { icon: 'moon-slots', label: words.say({ id: 'page-moon-filled' }), value: `${filledBy(view, moon, sheet, seat)}` },
    { icon: 'moon-mission', label: words.say({ id: 'page-moon-accomplished' }), value: `${missions}/3` },
    { icon: 'moon-error', label: say('thing-system_errors'), value: `${used}/${all}` },
  ];
}

/** The things that took part in an event; of the sheets only one's own are things. */
export function touched(event: unknown, seat?: number): unknown[] {
  const mission = happened(event, 'accomplished')?.letter ?? happened(event, 'mission_turned');
  if (mission) return [{ mission }];
  const card = happened(event, 'turned');
  if (card) return [{ card }];
  if (seat === undefined || eventOf({ event }).seat !== seat) return [];
  const slot = happened(event, 'wrote')?.slot ?? happened(event, 'wrote_x') ?? happened(event, 'infected') ?? happened(event, 'insignia');
  if (slot) return [{ slot }];
  const named = happened(event, 'marked')?.mark ?? happened(event, 'drew');
  return named ? [{ named }] : [];
}
