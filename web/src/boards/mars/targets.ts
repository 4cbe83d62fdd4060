import type { Legal } from '../../api/types';
import type { Turn } from '../../lib/turn.svelte';
import { acted } from './components';
import type { Resource, View } from './types';

/** Somebody from whom something can be taken. */
export interface Target {
  legal: Legal;
  seat: number;
  resource: Resource;
  /** How much of it there is to take. */
  n: number;
  production: boolean;
}

/** Whom the question is about; who plays alone takes from nobody's board. */
export function targetsOf({ legal, prompt }: Turn, view: View): Target[] {
  const asked = prompt?.message.args?.resource as Resource | undefined;
  return legal.flatMap((each) => {
    const [reduce, from] = [acted(each.action, 'reduce'), acted(each.action, 'from')];
    const whom = reduce ?? from?.whom;
    const resource = from?.resource ?? asked;
    if (typeof whom !== 'object' || resource === undefined) return [];
    const production = reduce !== undefined;
    const player = view.players[whom.seat];
    const n = (production ? player?.production : player?.stock)?.[resource] ?? 0;
    return [{ legal: each, seat: whom.seat, resource, n, production }];
  });
}
