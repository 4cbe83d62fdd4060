import { describe, expect, test } from 'vitest';
import { merge, start } from '../../src/lib/whole';

const told = (id: string) => ({ event: {}, words: { id } });
const ids = (whole: ReturnType<typeof start>) => whole.log.list.map((each) => each.words.id);

describe('the place of a viewer', () => {
  test('an absent key has not changed', () => {
    const whole = start({ view: { round: 1 }, asked: [0, 1], deciders: [1] });
    const next = merge(whole, { deciders: [] });
    expect(next).toMatchObject({ view: { round: 1 }, asked: [0, 1], deciders: [] });
  });

  test('the view is merged part by part, and null removes a part', () => {
    const whole = start({ view: { round: 1, hand: ['a'], drawn: ['b'] } });
    expect(merge(whole, { view: { round: 2, drawn: null } }).view).toEqual({ round: 2, hand: ['a'] });
  });

  test('of a list only the places that changed are replaced', () => {
    const players = [{ hand: 1 }, { hand: 2 }, null];
    const whole = start({ view: { players } });
    const next = merge(whole, { view: { 'players/1': { hand: 5 }, 'players/2': 7 } });
    expect(next.view).toEqual({ players: [{ hand: 1 }, { hand: 5 }, 7] });
    expect(players[1]).toEqual({ hand: 2 });
  });

  test('a tail replaces the log from where it begins', () => {
    const whole = start({ events: { from: 0, list: [told('a'), told('b'), told('c')] } });
    const next = merge(whole, { events: { from: 2, list: [told('d'), told('e')] } });
    expect(ids(next)).toEqual(['a', 'b', 'd', 'e']);
  });

  test('a tail that does not touch what is here takes its place', () => {
    const whole = start({ events: { from: 0, list: [told('a')] } });
    const next = merge(whole, { events: { from: 7, list: [told('h')] } });
    expect(next.log.from).toBe(7);
    expect(ids(next)).toEqual(['h']);
  });
});
