import type { Turn } from '../../lib/turn.svelte';
import { t } from '../../lib/words.svelte';
import { marsView } from './components';

const BUYS = ['first_cards', 'research'];

/** What is done with the cards that are picked. */
export function confirms({ prompt, picks, view }: Turn): string | null {
  const n = picks.length;
  const step = prompt?.step ?? '';
  if (BUYS.includes(step)) return t('mars-confirm-buy', { n, cost: n * (marsView(view)?.card_price ?? 0) });
  if (step === 'sell') return t('mars-confirm-sell', { n });
  return step === 'keep' ? t('mars-confirm-keep', { n }) : null;
}
