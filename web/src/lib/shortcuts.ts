import { settings } from './settings.svelte';

export interface Keys {
  confirm: () => void;
  undo: () => void;
  hint: () => void;
  why: () => void;
  drop: () => void;
  seat: (seat: number) => void;
  text: () => void;
}

/** Keys that play, outside of text fields. Enter and Escape always work, letters unless switched off. */
export function shortcuts(keys: Keys): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target as HTMLElement | null;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target?.closest('input, textarea, select')) return;
    if (event.key === 'Escape') return keys.drop();
    if (event.key === 'Enter') {
      if (!target?.closest('button, a, summary')) keys.confirm();
      return;
    }
    if (!settings.keys) return;
    const letter = event.key.toLowerCase();
    if (letter === 'z') keys.undo();
    else if (letter === 'h') keys.hint();
    else if (letter === 'w') keys.why();
    else if (letter === 't') keys.text();
    else if (/^[1-6]$/.test(letter)) keys.seat(Number(letter) - 1);
  };
}
