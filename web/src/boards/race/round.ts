import type { Told } from '../../api/types';
import { eventOf } from './components';
import type { Event, Phase } from './types';

/** What came of a phase for a seat: cards drawn or placed, goods, chips. */
export interface Came {
  seat: number;
  drew: number;
  placed: string[];
  goods: number;
  sold: number;
  chips: number;
}

/** What came of each phase of the running round, seat by seat, as the log tells it. */
export function roundOf(log: readonly Told[]): Map<Phase, Came[]> {
  const phases = new Map<Phase, Came[]>();
  let phase: Phase | null = null;
  for (const told of log) {
    const what = eventOf(told);
    if (typeof what === 'string') continue;
    if ('round_began' in what) {
      phases.clear();
      phase = null;
    } else if ('phase_began' in what) {
      phase = what.phase_began.phase;
    } else if (phase) {
      note((seat) => entry(phases, phase as Phase, seat), what);
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

function note(of: (seat: number) => Came, event: Exclude<Event, string>): void {
  // What is drawn in Explore is chosen from: what is kept counts.
  if ('drew' in event && event.drew.why !== 'explore') of(event.drew.seat).drew += event.drew.cards.count;
  if ('kept' in event) of(event.kept.seat).drew += event.kept.kept.count;
  if ('placed' in event) of(event.placed.seat).placed.push(event.placed.card);
  if ('good_put' in event) of(event.good_put.seat).goods += 1;
  if ('sold' in event) of(event.sold.seat).sold += 1;
  if ('consumed' in event) of(event.consumed.seat).chips += event.consumed.vp;
  if ('gained_vp' in event) of(event.gained_vp.seat).chips += event.gained_vp.vp;
}
