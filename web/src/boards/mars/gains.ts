import type { Told } from '../../api/types';
import { icon, type Sign } from './glyphs';
import { eventOf } from './components';

/** What a seat gains and loses by a row of events, summed up as signs. */
export function gainsOf(events: Told[], seat: number): Sign[] {
  const sums = new Map<string, { sign: Sign; n: number }>();
  const add = (key: string, sign: Sign, n: number): void => {
    const sum = sums.get(key) ?? { sign, n: 0 };
    sums.set(key, { sign, n: sum.n + n });
  };
  for (const told of events) {
    const event = eventOf(told);
    if (typeof event === 'string') continue;
    if ('raised' in event) add(`raised-${event.raised.parameter}`, { icon: icon(event.raised.parameter) }, 1);
    if ('stock' in event && event.stock.seat === seat) add(`stock-${event.stock.resource}`, { icon: icon(event.stock.resource) }, event.stock.change);
    if ('production' in event && event.production.seat === seat) add(`production-${event.production.resource}`, { icon: icon(event.production.resource), box: true }, event.production.change);
    if ('rating' in event && event.rating.seat === seat) add('rating', { icon: 'mars-rating' }, event.rating.change);
    if ('drew' in event && event.drew.seat === seat) add('drew', { icon: 'mars-card' }, event.drew.n);
    if ('on_card' in event && event.on_card.seat === seat) add(`on-${event.on_card.resource}`, { icon: icon(event.on_card.resource) }, event.on_card.change);
  }
  return [...sums.values()].filter(({ n }) => n !== 0).map(({ sign, n }) => ({ ...sign, text: n < 0 ? `−${-n}` : `+${n}` }));
}
