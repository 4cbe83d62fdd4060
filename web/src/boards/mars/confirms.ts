import type { Turn } from '../../lib/turn.svelte';
import { t } from '../../lib/words.svelte';

/** What a card costs where cards are bought, as the question says. */
export const PRICE = 3;
const BUYS = ['first_cards', 'research'];

/** What is done with the cards that are picked. */
export function confirms({ prompt, picks }: Turn): string | null {
  const n = picks.length;
  const step = prompt?.step ?? '';
  if (BUYS.includes(step)) return t('mars-confirm-buy', { n, cost: n * PRICE });
  if (step === 'sell') return t('mars-confirm-sell', { n });
  return step === 'keep' ? t('mars-confirm-keep', { n }) : null;
}
