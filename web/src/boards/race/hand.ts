import type { Entry } from '../../api/types';
import { printed } from './components';

export const SORTS = ['kind', 'cost', 'points'] as const;
export type Sort = (typeof SORTS)[number];

const KINDS = ['novelty', 'rare', 'genes', 'alien'];

/** A hand in an order, each copy with a key of its own. */
export function sortHand(cards: string[], catalogue: Map<string, Entry>, sort: Sort): { id: string; key: string }[] {
  const rank = (id: string): number => {
    const data = printed(catalogue.get(id), 'card');
    if (!data) return 0;
    if (sort === 'points') return -data.vp;
    const cost = data.cost ?? data.defense ?? 0;
    if (sort === 'cost') return cost;
    const kind = data.type === 'development' ? 9 : data.good ? KINDS.indexOf(data.good) : 5;
    return kind * 10 + cost;
  };
  const seen = new Map<string, number>();
  return cards
    .toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0))
    .map((id) => {
      const copy = (seen.get(id) ?? 0) + 1;
      seen.set(id, copy);
      return { id, key: `${id}#${copy}` };
    });
}
