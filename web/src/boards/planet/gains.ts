import type { Tried } from '../../api/types';
import { eventOf } from './components';

/** Something that is gained: how much, and its sign. */
export interface Gain {
  icon: string;
  text: string;
}

/** What a seat gains by what was tried, as far as nothing more is asked: trackers, movement, medals. */
export function gainsOf(tried: Tried | null, seat: number, before: number | null): Gain[] {
  if (!tried) return [];
  const sums = new Map<string, number>();
  const add = (icon: string, n: number): void => void sums.set(icon, (sums.get(icon) ?? 0) + n);
  for (const told of tried.place.events?.list ?? []) {
    const what = eventOf(told);
    if (typeof what === 'string') continue;
    if ('tracked' in what && what.tracked.seat === seat) add(`planet-${what.tracked.tracker}`, what.tracked.way === 'down' ? -1 : 1);
    if ('movement' in what && what.movement.seat === seat) add('planet-movement', what.movement.points);
    if ('collected_lifepod' in what && what.collected_lifepod.seat === seat) add('planet-lifepod', 1);
    if ('collected_meteorite' in what && what.collected_meteorite.seat === seat) add('planet-meteorite', 1);
  }
  const after = tried.place.standings?.seats[seat]?.total;
  if (after !== undefined && before !== null) add('planet-medal', after - before);
  return [...sums].filter(([, n]) => n !== 0).map(([icon, n]) => ({ icon, text: n < 0 ? `−${-n}` : `+${n}` }));
}
