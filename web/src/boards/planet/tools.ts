import type { Legal } from '../../api/types';
import { keyOf } from '../../lib/key';
import type { Lie } from './lie';
import type { Square, Track } from './view';

/**
 * What a finger does on the planet or on the tracks. One square can be where a tile goes, where a rover
 * drives and where a patch is put; a tool is one of these, so that with it every square means one action.
 */
export interface Tool {
  id: string;
  kind: string;
  zone: 'planet' | 'tracks';
  /** What it does where, by the key of a square or by the name of a track. */
  targets: Map<string, Legal>;
  /** The rover that it moves. */
  from: Square | null;
  /** How the tile lies that it places. */
  turn: number | null;
}

const ON_SQUARES = ['patch', 'deploy', 'lift', 'collect', 'destroy', 'add_meteorite'];
const ON_ROVERS = ['move', 'teleport', 'relocate'];
const ON_TRACKS = ['advance', 'resource', 'energy', 'tech_as_energy', 'synergy', 'double_synergy', 'pick', 'raise', 'regress', 'row', 'flux_token'];

export const squareKey = ([x, y]: Square): string => `${x},${y}`;

/** The tools of a decision, in the order in which they are offered. `lies` are the ways to lie of the tile in hand. */
export function toolsOf(legals: readonly Legal[], lies: readonly Lie[]): Tool[] {
  const tools = new Map<string, Tool>();
  const add = (legal: Legal, tool: Omit<Tool, 'targets'>, target: string): void => {
    const known = tools.get(tool.id) ?? { ...tool, targets: new Map<string, Legal>() };
    known.targets.set(target, legal);
    tools.set(tool.id, known);
  };
  for (const legal of legals) {
    const [kind, body] = wordOf(legal.action);
    if (kind === 'place') {
      const { turn, at } = body as { turn: number; at: Square };
      const [x, y] = lies[turn]?.held ?? [0, 0];
      add(legal, { id: `place ${turn}`, kind, zone: 'planet', from: null, turn }, squareKey([at[0] + x, at[1] + y]));
    } else if (ON_ROVERS.includes(kind)) {
      const { from, to } = body as { from: Square; to: Square };
      add(legal, { id: `${kind} ${squareKey(from)}`, kind, zone: 'planet', from, turn: null }, squareKey(to));
    } else if (ON_SQUARES.includes(kind)) {
      add(legal, { id: kind, kind, zone: 'planet', from: null, turn: null }, squareKey(body as Square));
    } else if (ON_TRACKS.includes(kind) && body !== 'energy') {
      add(legal, { id: kind, kind, zone: 'tracks', from: null, turn: null }, body as Track);
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
