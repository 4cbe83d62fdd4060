import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Told } from '../../src/api/types';
import { Pacer } from '../../src/lib/pace';
import { chapterOf, sinceMine, tell } from '../../src/lib/story';

const told = (id: string, seat?: number, args: Record<string, unknown> = {}): Told =>
  ({ event: id, words: { id, args: seat === undefined ? args : { seat: { seat }, ...args } } }) as unknown as Told;

describe('what the others did', () => {
  const log = [
    told('mars-event-played', 0),
    told('mars-event-generation', 1, { n: 2 }),
    told('mars-event-played', 1, { card: { id: 'mars-card-hired_raiders' } }),
    told('mars-event-paid', 1),
    told('mars-event-stock', 0, { direction: 'down' }),
    told('mars-event-stock', 1, { direction: 'up' }),
    told('mars-event-pass', 2),
  ];

  test('is one line each, and what touched the reader is marked', () => {
    const lines = tell('mars', sinceMine('mars', log, 0), 0);
    expect(lines.map(({ seat, head }) => [seat, head.event])).toEqual([
      [null, 'mars-event-generation'],
      [1, 'mars-event-played'],
      [2, 'mars-event-pass'],
    ]);
    expect(lines[1]?.rest.map(({ event }) => event)).toEqual(['mars-event-paid', 'mars-event-stock']);
    expect(lines[1]?.mine.map(({ event }) => event)).toEqual(['mars-event-stock']);
  });

  test('leaves out what the reader did and gained', () => {
    const own = [told('race-event-placed', 1), told('race-event-placed', 0), told('race-event-drew', 0)];
    expect(tell('race', own, 0).map(({ seat }) => seat)).toEqual([1]);
  });

  test('is told to a spectator of everybody', () => {
    expect(tell('mars', log, null)).toHaveLength(4);
  });

  test('of an unknown game is told by whose it is', () => {
    expect(tell('chess', [told('chess-event-x', 1), told('chess-event-y', 1)], 0)).toHaveLength(1);
  });

  test('rounds and phases begin chapters', () => {
    expect(chapterOf('race', told('race-event-round_began'))).toBe(1);
    expect(chapterOf('race', told('race-event-phase_began'))).toBe(2);
    expect(chapterOf('race', told('race-event-drew', 1))).toBeNull();
  });
});

describe('a pacer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const paced = (): { pacer: Pacer<number>; shown: number[] } => {
    const shown: number[] = [];
    return { pacer: new Pacer<number>((n) => shown.push(n), (n) => (n < 10 ? 1000 : 0)), shown };
  };

  test('shows the first at once and the others one after another', () => {
    const { pacer, shown } = paced();
    for (const n of [1, 2, 3]) pacer.push(n);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1, 2, 3]);
  });

  test('holds up nothing that needs no time', () => {
    const { pacer, shown } = paced();
    for (const n of [10, 11, 12]) pacer.push(n);
    expect(shown).toEqual([10, 11, 12]);
  });

  test('skips to the newest when asked, in order', () => {
    const { pacer, shown } = paced();
    for (const n of [1, 2, 3]) pacer.push(n);
    pacer.flush();
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1, 2, 3]);
  });
});
