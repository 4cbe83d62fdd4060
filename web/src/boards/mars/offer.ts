import type { Entry } from '../../api/types';
import { keyOf } from '../../lib/key';
import type { Turn } from '../../lib/turn.svelte';
import { printed } from './components';
import type { PlayedCard, PlayerView, View } from './types';

/** What lies before a player to be chosen from. */
export interface Offer {
  corporations: string[];
  /** A pack of the draft, cards to buy or to keep. */
  choices: string[];
  kept: string[];
  /** Cards of others that something can be taken from: they lie on boards that are not on screen. */
  others: { seat: number; cards: PlayedCard[] }[];
}

/** What is offered now; none if nothing is. */
export function offerOf(view: View, me: PlayerView, turn: Turn): Offer | null {
  const lit = new Set([...turn.legal, ...turn.picks].map(({ things }) => keyOf(things[0] ?? null)));
  const others = view.players.flatMap((other, seat) => {
    const cards = other === me ? [] : other.table.filter(({ card }) => lit.has(keyOf({ card })));
    return cards.length > 0 ? [{ seat, cards }] : [];
  });
  const first = view.phase === 'corporations' || view.phase === 'first_cards';
  const corporations = first ? (me.corporation ? [me.corporation] : (me.corporations ?? [])) : [];
  const offer = { corporations, choices: me.choices ?? [], kept: me.kept ?? [], others };
  return offer.choices.length + offer.kept.length + others.length + (view.phase === 'corporations' ? corporations.length : 0) > 0 ? offer : null;
}

/** The money that a corporation leaves after so many first cards at a price. */
export function moneyLeft(corporation: Entry | undefined, cards: number, price: number): number {
  const start = printed(corporation, 'corporation')?.start;
  return (start?.megacredits ?? 0) - (start?.free_starting_hand ? 0 : cards * price);
}
