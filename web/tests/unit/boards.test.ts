import { describe, expect, test } from 'vitest';
import type { Told } from '../../src/api/types';
import { slotWords } from '../../src/boards/moon/namings';
import type { SheetData } from '../../src/boards/moon/types';
import { roundOf } from '../../src/boards/race/round';
import { cardWidth } from '../../src/lib/fit';
import { sheets } from './printed';

describe('cards that are all seen at once', () => {
  const cards = { ratio: 1.4, gap: 8, least: 36, most: 260 };

  test('twelve of them fit where a laptop has room for a tableau', () => {
    const width = cardWidth(12, { width: 900, height: 266 }, cards);
    const columns = Math.floor((900 + 8) / (width + 8));
    const rows = Math.ceil(12 / columns);
    expect(rows * width * 1.4 + (rows - 1) * 8).toBeLessThanOrEqual(266);
    expect(width).toBeGreaterThan(80);
  });

  test('one of them is as large as it may be, and none is too small to be seen', () => {
    expect(cardWidth(1, { width: 2000, height: 2000 }, cards)).toBe(260);
    expect(cardWidth(40, { width: 100, height: 100 }, cards)).toBe(36);
  });
});

describe('slots are called by where they lie', () => {
  const sheet = (scenario: number): SheetData => sheets[scenario - 1] as SheetData;

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('each slot of scenario %i by another name', (scenario) => {
    const data = sheet(scenario);
    const names = data.slots.map((slot) => JSON.stringify(slotWords(slot, data)));
    expect(names).not.toContain('null');
    expect(new Set(names).size).toBe(names.length);
  });
});

test('what came of each phase of a round of race is counted seat by seat', () => {
  const told = (event: unknown): Told => ({ event, words: { id: 'x' } }) as unknown as Told;
  const log = [
    { round_began: { round: 1 } },
    { phase_began: { phase: 'settle', second: false } },
    { placed: { seat: 1, card: 'old' } },
    { round_began: { round: 2 } },
    { phase_began: { phase: 'explore', second: false } },
    { drew: { seat: 0, cards: { count: 5 }, why: 'explore' } },
    { kept: { seat: 0, kept: { count: 1 }, rejected: { count: 4 } } },
    { phase_began: { phase: 'consume', second: false } },
    { consumed: { seat: 1, worlds: ['a'], vp: 2 } },
    { consumed: { seat: 1, worlds: ['b'], vp: 1 } },
  ].map(told);
  const round = roundOf(log);
  expect(round.get('settle')).toBeUndefined();
  expect(round.get('explore')).toEqual([{ seat: 0, drew: 1, placed: [], goods: 0, sold: 0, chips: 0 }]);
  expect(round.get('consume')?.[0]).toMatchObject({ seat: 1, chips: 3 });
});
