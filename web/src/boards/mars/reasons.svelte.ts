import { keyOf } from '../../lib/key';
import type { Turn } from '../../lib/turn.svelte';
import { words } from '../../lib/words.svelte';
import type { Message } from '../../api/types';

/** Why things cannot be used now, by the key of the thing; read anew at every decision. */
export class Reasons {
  private list = $state.raw<Record<string, Message>>({});

  constructor(turn: () => Turn) {
    $effect(() => {
      const asked = turn();
      if (asked.legal.length === 0 || asked.picks.length > 0) return;
      let late = false;
      void asked.refusals().then((entries) => {
        if (late) return;
        this.list = Object.fromEntries(entries.flatMap(({ things, refusal }) => (refusal ? [[keyOf(things[0]), refusal.words] as const] : [])));
      });
      return () => (late = true);
    });
  }

  of(thing: unknown): string {
    const said = this.list[keyOf(thing)];
    return said ? words.say(said) : '';
  }
}
