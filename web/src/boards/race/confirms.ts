import type { Turn } from '../../lib/turn.svelte';
import { t } from '../../lib/words.svelte';

const WORDS: Record<string, string> = {
  initial_discard: 'race-confirm-discard',
  hand_limit_discard: 'race-confirm-discard',
  explore_keep: 'race-confirm-keep',
  develop_payment: 'race-confirm-pay',
  settle_payment: 'race-confirm-pay',
};

/** What is done with the cards that are picked. */
export function confirms({ prompt, picks }: Turn): string | null {
  const word = WORDS[prompt?.step ?? ''];
  return word && picks.length > 0 ? t(word, { n: picks.length }) : null;
}
