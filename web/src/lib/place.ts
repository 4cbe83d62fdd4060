import type { Answer, Ask, Say } from '../api/types';
import { FOLDER } from './address';
import { away } from './away.svelte';
import { device } from './device';
import { server } from './server';

export type Link = 'joining' | 'joined' | 'lost';

/** Who listens to an open table. */
export interface Listener {
  hear: (say: Say) => void;
  linked: (link: Link) => void;
}

/** An open table: what is asked is answered, whatever happens to the connection meanwhile. */
export interface Line {
  ask: (ask: Ask) => Promise<Answer>;
  close: () => void;
}

/** Where tables live. The page has no other way to them. */
export interface Place {
  /** Asks once; with the key of a private table, if that is known. */
  call: (method: string, path: string, body?: unknown, key?: string | null) => Promise<unknown>;
  open: (table: string, key: string | null, listener: Listener) => Line;
}

/** What ids of this device begin with; by itself it stands for the device. */
export const DEVICE = 'd-';

/** The place of a table, series or record, by its id; without an id, the server, if this page came from one and it is there. */
export const placeOf = (id = ''): Place => (FOLDER || (away.is && !id) || id.startsWith(DEVICE) ? device : server);
