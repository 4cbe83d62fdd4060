import type { Message, Outcome, Scores } from '../api/types';
import { message } from './message';

/** What the n-th tie-break of a game is called in the words of the page. */
function tieBreak(game: string, at: number, of: number): string {
  // Only the launch compares rockets, before errors.
  if (game === 'moon') return of > 1 && at === 0 ? 'moon_rockets' : 'moon_errors';
  return `${game}_${at}`;
}

/** Why the winner of a game of several has won: because all others gave up, by how much and by what most, or by which tie-break. */
export function whyWon(game: string, { won, scores, ranks, breakdown }: Outcome, standings: Scores | null, gaveUp: number[] = []): Message | null {
  const winners = won.flatMap((has, seat) => (has ? [seat] : []));
  const [first, another] = winners;
  if (first === undefined || scores.length < 2) return null;
  const total = (seat: number): number => scores[seat] ?? 0;
  if (another !== undefined) return winners.every((seat) => total(seat) === total(first)) ? message('page-tie-shared') : null;
  const others = scores.map((_, seat) => seat).filter((seat) => seat !== first);
  if (others.every((seat) => gaveUp.includes(seat))) return message('page-won-given-up', { seats: others.map((seat) => message('page-player', { seat: { seat } })) });
  const second = others.sort((a, b) => (ranks[a] ?? 9) - (ranks[b] ?? 9))[0] ?? 0;
  const lead = total(first) - total(second);
  if (lead === 0) {
    const [mine, theirs] = [first, second].map((seat) => standings?.seats[seat]?.tie_breaks ?? []);
    const at = mine?.findIndex((value, i) => value !== theirs?.[i]) ?? -1;
    const by = at < 0 ? 'other' : tieBreak(game, at, mine?.length ?? 0);
    return message('page-tie-broken', { by, first: Math.abs(mine?.[at] ?? 0), second: Math.abs(theirs?.[at] ?? 0) });
  }
  const points = (seat: number, name: string): number => (breakdown[seat] ?? []).filter((line) => line.name === name).reduce((sum, line) => sum + line.points, 0);
  const leads = (breakdown[first] ?? []).map(({ name, label }) => ({ label, lead: points(first, name) - points(second, name) }));
  const best = leads.sort((a, b) => b.lead - a.lead)[0];
  if (lead < 0 || !best || best.lead <= 0) return null;
  return message('page-won-by', { seat: { seat: first }, n: lead, line: best.label, lead: best.lead });
}
