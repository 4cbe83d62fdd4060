import type { Entry } from '../api/types';
import type { Turn } from './turn.svelte';
import { words } from './words.svelte';

/** What can be done with a name in a sentence. */
export interface Naming {
  /** Finds what the name stands for, and shows where it lies. */
  find: (names: string) => void;
  /** Whether it stands for something that can be looked at. */
  known: (names: string) => boolean;
  /** Lets it glow where it lies. */
  peek: (names: string) => void;
  /** The card that it is, to be read on hover. */
  card: (names: string) => string | undefined;
  /** What is to be known of it, if it has no face. */
  explain: (names: string) => string | undefined;
}

/** Whatever has a face that a reader can show. */
const hasFace = (entry: Entry): boolean => /^(race|mars)-card-/.test(entry.name.id);

/** Names of the components of a game, drawn at a table. */
export function namingOf(catalogue: () => Map<string, Entry>, turn: Turn): Naming {
  let known: { of: Map<string, Entry>; byName: Map<string, Entry> } | null = null;
  const entryOf = (names: string): Entry | undefined => {
    const of = catalogue();
    if (known?.of !== of) known = { of, byName: new Map([...of.values()].map((entry) => [entry.name.id, entry])) };
    return known.byName.get(names);
  };
  const drawn = (names: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-names='${CSS.escape(names)}']`);
  const peek = (names: string): void => {
    const key = drawn(names)?.dataset.thing;
    if (key) turn.glow([key]);
  };
  return {
    known: (names) => entryOf(names) !== undefined,
    peek,
    find(names) {
      const element = drawn(names);
      element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'smooth' });
      element?.focus({ preventScroll: true });
      peek(names);
    },
    card(names) {
      const entry = entryOf(names);
      return entry && hasFace(entry) ? entry.id : undefined;
    },
    explain(names) {
      const entry = entryOf(names);
      if (!entry || hasFace(entry)) return undefined;
      return [entry.kind, ...entry.facts, ...entry.text].map((said) => words.say(said)).join('\n');
    },
  };
}
