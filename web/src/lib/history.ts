import { calls } from './calls';

export interface History {
  /** The first and the last round, if the game counts rounds. */
  rounds: [number, number] | null;
  /** By seat: the score at the end of each round, or at even steps. */
  seats: number[][];
}

const SAMPLES = 32;

/** How the scores grew in a finished game, read from its record. */
export async function scoresByRound(id: string): Promise<History> {
  const { moments } = await calls.record(id);
  const count = Math.min(SAMPLES, moments);
  const at = Array.from({ length: count }, (_, i) => Math.round((i * (moments - 1)) / Math.max(1, count - 1)));
  const points: { round: number | null; totals: number[] }[] = [];
  for (const n of at) {
    const { place } = await calls.moment(id, n, 'referee');
    points.push({ round: roundOf(place.view ?? {}), totals: place.standings?.seats.map((seat) => seat.total) ?? [] });
  }
  // Of several samples in one round the last counts.
  const kept = points.filter((point, i) => point.round === null || points[i + 1]?.round !== point.round);
  const [first, last] = [kept[0]?.round, kept.at(-1)?.round];
  const seats = (kept[0]?.totals ?? []).map((_, seat) => kept.map((point) => point.totals[seat] ?? 0));
  return { rounds: typeof first !== 'number' || typeof last !== 'number' ? null : [first, last], seats };
}

/** A view that counts rounds (generations, turns) does so under one of these names. */
function roundOf(view: Record<string, unknown>): number | null {
  const now = (view.now ?? view) as Record<string, unknown>;
  const found = [now.round, now.generation, now.turn, view.round].find((value) => typeof value === 'number');
  return (found as number | undefined) ?? null;
}
