import type { Entry } from '../../api/types';
import { cardOf } from './components';
import type { Turn } from '../../lib/turn.svelte';

/** The card that a question is about: what is being paid for, what an effect comes from. */
export function askedCard({ prompt }: Turn, catalogue: Map<string, Entry>): Entry | undefined {
  const { what, source, card } = prompt?.message.args ?? {};
  const named = [what, source, card].flatMap((arg) => (typeof arg === 'object' && arg !== null && 'id' in arg ? [arg.id] : []));
  return named.length > 0 ? [...catalogue.values()].find((entry) => named.includes(entry.name.id) && cardOf(entry)) : undefined;
}
