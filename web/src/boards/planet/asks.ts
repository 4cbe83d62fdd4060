import type { Turn } from '../../lib/turn.svelte';
import { t } from '../../lib/words.svelte';
import { toolsOf } from './tools';

/** What is pending in a turn, named. */
export function asks({ prompt, legal }: Turn): string | null {
  if (prompt?.step !== 'turn') return null;
  const kinds = [...new Set(toolsOf(legal, []).map(({ kind }) => kind))];
  if (kinds.length === 0) return t('planet-turn-over');
  return t('planet-turn-pending', { list: kinds.map((kind) => ({ id: `page-planet-tool-${kind}` })) });
}
