import type { Clocks, Decision, Outline, Place, Scores, SeatSet, Told, UndoState } from '../api/types';

/** Everything a viewer has of a game: what `joined` brought, with all updates merged in. */
export interface Whole {
  view: Record<string, unknown>;
  asked: SeatSet;
  deciders: SeatSet;
  decision: Decision | null;
  standings: Scores | null;
  /** The viewer's log as far as it is here. */
  log: { from: number; list: Told[] };
  undo: UndoState | null;
  outline: Outline<unknown> | null;
  clocks: Clocks | null;
}

// Absent keys have not changed, whatever the generated type says of some of them.
type Change = Partial<Place>;

const nothing: Whole = {
  view: {},
  asked: [],
  deciders: [],
  decision: null,
  standings: null,
  log: { from: 0, list: [] },
  undo: null,
  outline: null,
  clocks: null,
};

/** The whole from what `joined` brings. */
export function start(place: Change): Whole {
  return merge(nothing, place);
}

/** The whole after a change: the view part by part, the log from where the tail begins, the rest whole. */
export function merge(whole: Whole, change: Change): Whole {
  const { view, events, ...rest } = change;
  const next: Whole = { ...whole };
  for (const [key, value] of Object.entries(rest)) {
    if (value !== undefined) Object.assign(next, { [key]: value });
  }
  if (view) next.view = mergeView(whole.view, view);
  if (events) next.log = mergeLog(whole.log, events);
  return next;
}

/** The view after a change: `players` is a part, `players/2/hand` a path into it, and null takes a part away. */
export function mergeView(old: Record<string, unknown>, parts: Record<string, unknown>): Record<string, unknown> {
  const view = new Map(Object.entries(old));
  for (const [key, part] of Object.entries(parts)) {
    const [name = key, ...path] = key.split('/');
    if (path.length > 0) view.set(name, put(view.get(name), path, part));
    else if (part === null) view.delete(name);
    else view.set(name, part);
  }
  return Object.fromEntries(view);
}

/** A list or an object with another value at a path. */
function put(old: unknown, [step = '', ...path]: string[], value: unknown): unknown {
  const list = Array.isArray(old);
  const inner: unknown = path.length === 0 ? value : put((old as Record<string, unknown>)[step], path, value);
  return list ? old.with(Number(step), inner) : { ...(old as object), [step]: inner };
}

function mergeLog(log: Whole['log'], tail: { from: number; list: Told[] }): Whole['log'] {
  const kept = tail.from - log.from;
  // A tail that does not touch what is here replaces it; what lies between can be asked for.
  if (log.list.length === 0 || kept < 0 || kept > log.list.length) return tail;
  return { from: log.from, list: [...log.list.slice(0, kept), ...tail.list] };
}
