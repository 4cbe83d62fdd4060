import type { Say } from '../api/types';

/** What happens, as crates/browser takes it (`Input` there). */
export type Input =
  | { call: { ticket: number; method: string; path: string; body?: unknown } }
  | { open: { viewer: number; table: string; take: boolean } }
  | { ask: { viewer: number; text: string } }
  | { gone: { viewer: number } }
  | { io: { number: number; came: Came } }
  | { worked: { number: number; thought: Thought } }
  | { lost: { table: string } }
  | { fault: { table: string; why: string } }
  | { broken: { table: string } }
  | 'now';

/** What is to be done (`Output`). */
export type Output =
  | { answer: Answered }
  | { say: Said }
  | { io: { number: number; io: Io } }
  | { work: { number: number; game: string | null; job: unknown } }
  | { drop: { number: number } }
  | { wake: { at: number } };

export interface Answered {
  ticket: number;
  status: number;
  body: unknown;
}

export interface Said {
  viewers: number[];
  say: Say;
}

export type Store = 'me' | 'tables' | 'series' | 'records' | 'charts';

/** What the storage is asked (`Io`). */
export type Io =
  | { get: { store: Store; key: string } }
  | { all: { store: Store } }
  | { log: { table: string } }
  | { write: Op[] }
  | { hold: { table: string; take: boolean } }
  | { release: { table: string } };

export type Op =
  | { enter: { table: string; at: number; text: string } }
  | { put: { store: Store; key: string; text: string } }
  | { delete: { store: Store; key: string } }
  | { delete_log: { table: string } };

/** What came of it (`Came`). */
export type Came = { text: string | null } | { texts: string[] } | { held: boolean } | 'stored' | 'full' | 'taken' | 'failed' | 'forbidden';

/** What came of a job (`Thought`). */
export type Thought = { done: unknown } | { refused: unknown } | { fault: string } | 'no_room';

/** What the page tells the worker. */
export type ToHost = Extract<Input, { call: unknown } | { open: unknown } | { ask: unknown } | { gone: unknown }>;

/** What the worker tells the page; `lost` if there is no engine to be had. */
export type FromHost = { answer: Answered } | { say: Said } | { lost: string };
