import { describe, expect, test } from 'vitest';
import type { Outcome, Scores } from '../../src/api/types';
import { whyWon } from '../../src/lib/verdict';

const line = (name: string, points: number): Outcome['breakdown'][number][number] => ({ name, label: { id: name }, points });
const outcome = (scores: number[], ranks: number[], breakdown: Outcome['breakdown'] = []): Outcome => ({ scores, ranks, breakdown, won: ranks.map((rank) => rank === 1) });
const standings = (...keys: number[][]): Scores => ({ seats: keys.map((tie_breaks) => ({ total: 0, breakdown: [], tie_breaks })) });

describe('why somebody has won', () => {
  test('is the lead and what it comes from most', () => {
    const sheets = [[line('chips', 3), line('cards', 9)], [line('chips', 8), line('cards', 10)]];
    expect(whyWon('race', outcome([12, 18], [2, 1], sheets), null)).toEqual({ id: 'page-won-by', args: { seat: { seat: 1 }, n: 6, line: { id: 'chips' }, lead: 5 } });
  });

  test('is the tie-break that decided, by its name and numbers', () => {
    const tie = outcome([44, 44, 30], [2, 1, 3]);
    expect(whyWon('planet', tie, standings([-4, -1], [-4, 0], [-9, 0]))?.args).toEqual({ by: 'planet_1', first: 0, second: 1 });
    expect(whyWon('moon', tie, standings([0, -2], [3, -2], [0, 0]))?.args).toEqual({ by: 'moon_rockets', first: 3, second: 0 });
    expect(whyWon('moon', tie, standings([-2], [-1], [0]))?.args).toEqual({ by: 'moon_errors', first: 1, second: 2 });
  });

  test('is that all others gave up, whatever the points are', () => {
    const given = outcome([0, 0], [2, 1]);
    expect(whyWon('moon', given, standings([0], [0]), [0])).toEqual({ id: 'page-won-given-up', args: { seats: [{ id: 'page-player', args: { seat: { seat: 0 } } }] } });
    expect(whyWon('race', outcome([9, 30, 20], [3, 1, 2]), null, [0])?.id).not.toBe('page-won-given-up');
  });

  test('is told when a victory is shared, and of nobody who plays alone', () => {
    expect(whyWon('mars', outcome([50, 50], [1, 1]), null)?.id).toBe('page-tie-shared');
    expect(whyWon('mars', outcome([50], [1]), null)).toBeNull();
  });
});
