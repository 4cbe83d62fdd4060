import type { Tried } from '../../api/types';
import type { Track } from './view';

/** Something that is gained: how much, and its sign. */
export interface Gain {
  icon: string;
  text: string;
}

interface Body {
  seat?: number;
  tracker?: Track;
  way?: string;
  points?: number;
}

/** What a seat gains by what was tried, as far as nothing more is asked: trackers, movement, medals. */
export function gainsOf(tried: Tried | null, seat: number, before: number | null): Gain[] {
  if (!tried) return [];
  const sums = new Map<string, number>();
  const add = (icon: string, n: number): void => void sums.set(icon, (sums.get(icon) ?? 0) + n);
  for (const { event } of tried.place.events?.list ?? []) {
    if (event === null || typeof event !== 'object') continue;
    const [kind, raw] = Object.entries(event)[0] ?? [];
    const body = (raw ?? {}) as Body;
    if (body.seat !== seat) continue;
    if (kind === 'tracked') add(`planet-${body.tracker}`, body.way === 'down' ? -1 : 1);
    if (kind === 'movement') add('planet-movement', body.points ?? 0);
    if (kind === 'collected_lifepod') add('planet-lifepod', 1);
    if (kind === 'collected_meteorite') add('planet-meteorite', 1);
  }
  const after = tried.place.standings?.seats[seat]?.total;
  if (after !== undefined && before !== null) add('planet-medal', after - before);
  return [...sums].filter(([, n]) => n !== 0).map(([icon, n]) => ({ icon, text: n < 0 ? `−${-n}` : `+${n}` }));
}
