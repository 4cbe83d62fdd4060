import type { Entry } from '../../api/types';
import { message } from '../../lib/message';
import { words } from '../../lib/words.svelte';
import type { Face, Line } from '../../parts/face';
import { glyphsOf, TONES } from './glyphs';
import { printed, ROMAN } from './components';
import type { CardData, Effect } from './types';

const PATTERNS: Record<string, Face['pattern']> = { novelty: 'dots', rare: 'facets', genes: 'waves', alien: 'rays' };
const ORDER = ['explore', 'develop', 'settle', 'trade', 'consume', 'produce'] as const;

/** What an entry that is no card shows. */
const BLANK: CardData = { id: '', copies: 0, type: 'world', vp: 0 };

/** A card's face, from its entry in the catalogue. */
export function faceOf(entry: Entry): Face {
  const data = printed(entry, 'card') ?? BLANK;
  const world = data.type === 'world';
  const tone = (world ? TONES[data.good ?? 'gray'] : TONES.development) ?? '#8b97ad';
  return {
    id: entry.id,
    name: words.say(entry.name),
    kind: words.say(entry.kind),
    tone,
    pattern: world ? (PATTERNS[data.good ?? ''] ?? 'plain') : 'grid',
    art: world ? (data.kind === 'windfall' ? 'ringed' : 'world') : 'plan',
    cost: costOf(data),
    corner: data.good ? { icon: `race-${data.good}`, tone, label: words.say(message('race-fact-good', { good: data.good })) } : null,
    lines: linesOf(data),
    points: pointsOf(data),
  };
}

function costOf(data: CardData): Face['cost'] {
  const military = data.defense !== undefined;
  const n = data.defense ?? data.cost ?? 0;
  return {
    text: String(n),
    shape: data.type === 'world' ? 'circle' : 'diamond',
    tone: military ? '#ff7b72' : '#dfe6f3',
    label: words.say(message(military ? 'race-fact-defense' : 'race-fact-cost', { n })),
  };
}

function pointsOf(data: CardData): Face['points'] {
  if (data.scoring?.length) return { text: '?', label: words.say(message('race-fact-vp_variable')) };
  return { text: String(data.vp), label: words.say(message('race-fact-vp', { n: data.vp })) };
}

function linesOf(data: CardData): Line[] {
  return ORDER.flatMap((phase) => {
    const effects = data.powers?.[phase];
    return effects?.length ? [lineOf(phase, effects)] : [];
  });
}

function lineOf(phase: string, effects: Effect[]): Line {
  return {
    badge: ROMAN[phase] ?? '',
    label: words.say(message('race-phase', { phase })),
    glyphs: effects.flatMap(glyphsOf),
  };
}
