import type { Entry } from '../../api/types';
import { message } from '../../lib/message';
import { words } from '../../lib/words.svelte';
import { actionSigns, icon, ongoingSigns, pointSign, requirementSigns, signsOf, type Sign } from './glyphs';
import { cardOf, kindOf, printed, RESOURCES, type CardData } from './components';
import type { Kind, Op, Start } from './types';

/** Effects that belong together. */
export interface FaceLine {
  kind: 'now' | 'effect' | 'action';
  signs: Sign[];
}

/** A card of mars, as data for one component to draw. */
export interface Face {
  id: string;
  name: string;
  kind: Kind;
  cost: number | null;
  tags: string[];
  requirement: Sign[];
  lines: FaceLine[];
  points: Sign | null;
}

/** The frame's colour by kind; a pattern stands beside it. */
export const TONES: Record<Kind, string> = {
  automated: '#4f9d45',
  active: '#3b82c9',
  event: '#cf4a3a',
  corporation: '#c99a3f',
};

/** A card's face, from its entry in the catalogue. */
export function faceOf(entry: Entry): Face {
  const project = printed(entry, 'project');
  const data = cardOf(entry);
  const kind = data ? kindOf(data) : 'corporation';
  return {
    id: entry.id,
    name: words.say(entry.name),
    kind,
    cost: project?.cost ?? null,
    tags: [...(data?.tags ?? []), ...(kind === 'event' ? ['event'] : [])].map((tag) => `mars-tag-${tag}`),
    requirement: (project?.requirements ?? []).flatMap(requirementSigns),
    lines: data ? linesOf(data) : [],
    points: project?.vp ? pointSign(project.vp, project.card_resource) : null,
  };
}

/** The lines of a card: what it starts with, its actions, its lasting effects, what it does when played. */
export function linesOf(data: CardData): FaceLine[] {
  const lines: FaceLine[] = [];
  const [first, now] = 'start' in data ? [data.first_action, []] : [[], data.immediate];
  if ('start' in data) lines.push({ kind: 'now', signs: startSigns(data.start) });
  for (const action of data.actions) lines.push({ kind: 'action', signs: actionSigns(action) });
  for (const effect of data.ongoing) lines.push({ kind: 'effect', signs: ongoingSigns(effect, 'kind' in data ? data.card_resource : null) });
  if (first.length > 0) lines.push({ kind: 'action', signs: [{ text: '1.', icon: 'mars-to' }, ...signsOf(first)] });
  if (now.length > 0) lines.push({ kind: 'now', signs: signsOf(boxed(now)) });
  return lines;
}

/** Production first and together, so that it shares one box. */
function boxed(ops: Op[]): Op[] {
  const inBox = (name: string): number => (name === 'production' || name === 'reduce_any_production' ? 0 : 1);
  return ops.toSorted((a, b) => inBox(a.op) - inBox(b.op));
}

function startSigns(start: Start): Sign[] {
  const produced = RESOURCES.filter((resource) => start.production[resource]);
  const owned = RESOURCES.filter((resource) => start.resources[resource]);
  return [
    { text: `${start.megacredits}`, icon: 'mars-megacredits' },
    ...owned.map((resource): Sign => ({ text: `${start.resources[resource]}`, icon: icon(resource) })),
    ...produced.map((resource): Sign => ({ text: `+${start.production[resource]}`, icon: icon(resource), box: true })),
  ];
}

/** What a screen reader calls a card: its name, kind, price and tags. */
export function labelOf(entry: Entry, ...more: (string | undefined)[]): string {
  const facts = entry.facts.map((fact) => words.say(fact));
  return [words.say(entry.name), words.say(entry.kind), ...facts, ...more].filter(Boolean).join(', ');
}

/** A word of the game's own. */
export function say(id: string, args?: Parameters<typeof message>[1]): string {
  return words.say(message(`mars-${id}`, args));
}
