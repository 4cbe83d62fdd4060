import { FOLDER } from './address';
import { away } from './away.svelte';
import { hasDevice } from './device';
import { DEVICE } from './place';
import { settings } from './settings.svelte';

/** Whether this page came from a server that has tables too, and it is there. */
export const hasServer = (): boolean => !FOLDER && !away.is;

/** Where new games are begun: an id that stands for the place. */
export const newAt = (): string => (hasDevice && (!hasServer() || settings.place === 'device') ? DEVICE : '');

const KEY = 'orrery-device';

/** Whether a game was ever begun on this device: if not, the engine need not come to say that there is none. */
export function wasUsed(): boolean {
  try {
    return !hasServer() || localStorage.getItem(KEY) !== null;
  } catch {
    return !hasServer();
  }
}

/** A game is begun, or taken in, on this device. */
export function noteUse(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // A browser that keeps nothing says so when a game is begun.
  }
}
