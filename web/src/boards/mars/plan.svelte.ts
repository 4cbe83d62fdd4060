import { SvelteSet } from 'svelte/reactivity';
import { acted } from './components';
import type { Turn } from '../../lib/turn.svelte';

/**
 * The first cards a player means to buy, marked while the corporation is still being chosen: the rules ask for one after
 * the other, a player weighs both together. Once the cards are asked for, what was marked becomes the choice being composed.
 */
export class Plan {
  readonly cards = new SvelteSet<string>();

  constructor(turn: () => Turn) {
    $effect(() => {
      const now = turn();
      if (this.cards.size === 0 || now.prompt?.step !== 'first_cards' || now.busy) return;
      const wanted = now.legal.find(({ action }) => this.cards.has(acted(action, 'buy') ?? ''));
      const bought = acted(wanted?.action, 'buy');
      if (!wanted || bought === undefined) return this.cards.clear();
      this.cards.delete(bought);
      void now.press(wanted);
    });
  }

  toggle(card: string): void {
    if (!this.cards.delete(card)) this.cards.add(card);
  }
}
