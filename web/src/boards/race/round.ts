import type { Told } from '../../api/types';
import type { Phase } from './view';

/** What came of a phase for a seat: cards drawn or placed, goods, chips. */
export interface Came {
  seat: number;
  drew: number;
  placed: string[];
  goods: number;
  sold: number;
  chips: number;
}

interface Body {
  seat?: number;
  phase?: Phase;
  card?: string;
  cards?: { count?: number } | null;
  kept?: { count?: number };
  vp?: number;
  why?: unknown;
}

/** What came of each phase of the running round, seat by seat, as the log tells it. */
export function roundOf(log: readonly Told[]): Map<Phase, Came[]> {
  const phases = new Map<Phase, Came[]>();
  let phase: Phase | null = null;
  for (const { event } of log) {
    const [kind, raw] = Object.entries((event ?? {}) as Record<string, Body>)[0] ?? [];
    const body: Body = raw ?? {};
    if (kind === 'round_began') {
      phases.clear();
      phase = null;
    } else if (kind === 'phase_began') {
      phase = body.phase ?? null;
    } else if (phase && body.seat !== undefined) {
      note(entry(phases, phase, body.seat), kind ?? '', body);
    }
  }
  return phases;
}

function entry(phases: Map<Phase, Came[]>, phase: Phase, seat: number): Came {
  const all = phases.get(phase) ?? [];
  phases.set(phase, all);
  const known = all.find((came) => came.seat === seat);
  if (known) return known;
  const came = { seat, drew: 0, placed: [], goods: 0, sold: 0, chips: 0 };
  all.push(came);
  all.sort((a, b) => a.seat - b.seat);
  return came;
}

function note(came: Came, kind: string, { card, cards, kept, vp = 0, why }: Body): void {
  // What is drawn in Explore is chosen from: what is kept counts.
  if (kind === 'drew' && why !== 'explore') came.drew += cards?.count ?? 0;
  if (kind === 'kept') came.drew += kept?.count ?? 0;
  if (kind === 'placed' && card) came.placed.push(card);
  if (kind === 'good_put') came.goods += 1;
  if (kind === 'sold') came.sold += 1;
  if (kind === 'consumed' || kind === 'gained_vp') came.chips += vp;
}
