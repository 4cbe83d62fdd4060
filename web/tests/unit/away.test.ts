import { describe, expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../../src/api/types';
import { longAway } from '../../src/lib/away';

const MINUTE = 60_000;
const seat = (n: number, here: boolean, away_since?: number): SeatInfo => ({
  seat: n,
  holder: { player: { id: `p${n}`, name: `P${n}`, kind: 'guest' } },
  stand_in: null,
  here,
  ...(away_since === undefined ? {} : { away_since }),
});
const table = (...seats: SeatInfo[]): TableInfo => ({ phase: 'playing', seats }) as unknown as TableInfo;

describe('a stand-in can be asked for', () => {
  test('whoever is asked and has been away for five minutes, by several', () => {
    const info = table(seat(0, true), seat(1, false, 0), seat(2, true));
    expect(longAway(info, [1], 5 * MINUTE)?.seat).toBe(1);
    expect(longAway(info, [1], 5 * MINUTE - 1)).toBeUndefined();
    expect(longAway(info, [0, 2], 60 * MINUTE)).toBeUndefined();
    expect(longAway({ ...info, phase: 'over' }, [1], 5 * MINUTE)).toBeUndefined();
  });

  test('after a day by one alone', () => {
    const info = table(seat(0, true), seat(1, false, 0));
    expect(longAway(info, [1], 23 * 60 * MINUTE)).toBeUndefined();
    expect(longAway(info, [1], 24 * 60 * MINUTE)?.seat).toBe(1);
  });
});
