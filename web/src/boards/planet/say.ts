import type { Arg, Entry } from '../../api/types';
import { message } from '../../lib/message';
import { words } from '../../lib/words.svelte';
import type { Track } from './types';

/** Says one of the game's messages (`planet-` is put before the id). */
export function say(id: string, args?: Record<string, Arg>): string {
  return words.say(message(`planet-${id}`, args));
}

/** A component in words: its name, and what it does. */
export function tell(entry: Entry | undefined): string {
  if (!entry) return '';
  return [words.say(entry.name), ...entry.text.map((line) => words.say(line))].join('\n');
}

/** What a track is called. */
export function trackName(track: Track): string {
  return say('track', { track });
}
