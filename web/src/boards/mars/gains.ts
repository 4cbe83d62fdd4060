import type { Told } from '../../api/types';
import { icon, type Sign } from './glyphs';
import type { Resource } from './view';

interface Body {
  seat?: number;
  resource?: Resource;
  change?: number;
  parameter?: string;
  n?: number;
}

/** What a seat gains and loses by a row of events, summed up as signs. */
export function gainsOf(events: Told[], seat: number): Sign[] {
  const sums = new Map<string, { sign: Sign; n: number }>();
  const add = (key: string, sign: Sign, n: number): void => {
    const sum = sums.get(key) ?? { sign, n: 0 };
    sums.set(key, { sign, n: sum.n + n });
  };
  for (const { event } of events) {
    if (event === null || typeof event !== 'object') continue;
    const [kind, raw] = Object.entries(event)[0] ?? [];
    const body = (raw ?? {}) as Body;
    if (kind === 'raised') add(`raised-${body.parameter}`, { icon: icon(body.parameter ?? 'oxygen') }, 1);
    if (body.seat !== seat) continue;
    if (kind === 'stock') add(`stock-${body.resource}`, { icon: icon(body.resource ?? 'heat') }, body.change ?? 0);
    if (kind === 'production') add(`production-${body.resource}`, { icon: icon(body.resource ?? 'heat'), box: true }, body.change ?? 0);
    if (kind === 'rating') add('rating', { icon: 'mars-rating' }, body.change ?? 0);
    if (kind === 'drew') add('drew', { icon: 'mars-card' }, body.n ?? 0);
    if (kind === 'on_card') add(`on-${body.resource}`, { icon: icon(body.resource ?? 'animal') }, body.change ?? 0);
  }
  return [...sums.values()].filter(({ n }) => n !== 0).map(({ sign, n }) => ({ ...sign, text: n < 0 ? `−${-n}` : `+${n}` }));
}
