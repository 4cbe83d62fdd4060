import type { Legal } from '../../api/types';
import { keyOf } from '../../lib/key';
import { actionOf } from './components';
import type { Lie } from './lie';
import { pointOf, squareAt, wayOf } from './squares';
import type { Square } from './types';

/**
 * What a finger does on the planet or on the tracks. One square can be where a tile goes, where a rover
 * drives and where a patch is put; a tool is one of these, so that with it every square means one action.
 */
export interface Tool {
  id: string;
  kind: string;
  zone: 'planet' | 'tracks';
  /** What it does where, by the name of a square or a track. */
  targets: Map<string, Legal>;
  /** The rover that it moves. */
  from: Square | null;
  /** The way in which the tile lies that it places. */
  way: number | null;
}

const ON_SQUARES = ['patch', 'deploy', 'lift', 'collect', 'destroy', 'add_meteorite'];
const ON_TRACKS = ['advance', 'resource', 'energy', 'tech_as_energy', 'synergy', 'double_synergy', 'pick', 'raise', 'regress', 'row', 'flux_token'];

/** The tools of a decision, in the order in which they are offered. `lies` are the ways to lie of the tile in hand. */
export function toolsOf(legals: readonly Legal[], lies: readonly Lie[]): Tool[] {
  const tools = new Map<string, Tool>();
  const add = (legal: Legal, tool: Omit<Tool, 'targets'>, target: string): void => {
    const known = tools.get(tool.id) ?? { ...tool, targets: new Map<string, Legal>() };
    known.targets.set(target, legal);
    tools.set(tool.id, known);
  };
  for (const legal of legals) {
    const action = actionOf(legal);
    if (typeof action === 'string') continue;
    const [kind = '', body] = Object.entries(action)[0] ?? [];
    if ('place' in action) {
      const way = wayOf(action.place.turn);
      const [[x, y], [dx, dy]] = [pointOf(action.place.at), lies.find((lie) => lie.way === way)?.held ?? [0, 0]];
      add(legal, { id: `place ${way}`, kind, zone: 'planet', from: null, way }, squareAt([x + dx, y + dy]));
    } else if (typeof body === 'object' && 'from' in body) {
      add(legal, { id: `${kind} ${body.from}`, kind, zone: 'planet', from: body.from, way: null }, body.to);
    } else if (typeof body === 'string' && ON_SQUARES.includes(kind)) {
      add(legal, { id: kind, kind, zone: 'planet', from: null, way: null }, body);
    } else if (typeof body === 'string' && ON_TRACKS.includes(kind) && body !== 'energy') {
      add(legal, { id: kind, kind, zone: 'tracks', from: null, way: null }, body);
    }
  }
  return [...tools.values()];
}

/** The tool that an action belongs to. */
export function toolFor(tools: readonly Tool[], action: unknown): Tool | undefined {
  const key = keyOf(action);
  return tools.find((tool) => [...tool.targets.values()].some((legal) => keyOf(legal.action) === key));
}

/** An action's name and what it says besides. */
export function wordOf(action: unknown): [string, unknown] {
  if (typeof action === 'string') return [action, null];
  return Object.entries(action as Record<string, unknown>)[0] ?? ['', null];
}
