import type { Entry } from '../../api/types';
import { cardOf, kindOf, TAGS } from './components';

export const SORTS = ['playable', 'cost', 'kind', 'tag'] as const;
export type Sort = (typeof SORTS)[number];

export interface HandCard {
  card: string;
  cost: number;
}

const KINDS = ['active', 'automated', 'event', 'corporation'];

/** A hand in an order: what can be played now comes first unless something else is wished. */
export function sortHand<Card extends HandCard>(cards: Card[], catalogue: Map<string, Entry>, sort: Sort, playable: (card: string) => boolean): Card[] {
  const rank = ({ card, cost }: Card): number => {
    const data = cardOf(catalogue.get(card));
    if (!data) return 0;
    if (sort === 'kind') return KINDS.indexOf(kindOf(data)) * 100 + cost;
    if (sort === 'tag') return (data.tags[0] ? TAGS.indexOf(data.tags[0]) : 20) * 100 + cost;
    if (sort === 'playable') return (playable(card) ? 0 : 1000) + cost;
    return cost;
  };
  return cards.toSorted((a, b) => rank(a) - rank(b) || (a.card < b.card ? -1 : 1));
}
