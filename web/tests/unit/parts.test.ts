import { describe, expect, test } from 'vitest';
import { keyOf } from '../../src/lib/key';
import { split } from '../../src/lib/rules';
import { fit, pan, shows, zoomAt, zoomTo } from '../../src/lib/zoom';
import { sortHand } from '../../src/boards/race/hand';
import { touched } from '../../src/boards/race/figures';

describe('keys of things', () => {
  test('do not depend on the order of an object’s keys', () => {
    expect(keyOf({ placed: { seat: 0, card: 'a' } })).toBe(keyOf({ placed: { card: 'a', seat: 0 } }));
    expect(keyOf({ hand: 'a' })).not.toBe(keyOf({ drawn: 'a' }));
  });
});

describe('the rules page', () => {
  test('is cut at its headings, and each part can be searched', () => {
    const sections = split('# Race\n\nIntro\n\n## Explore\n\nDraw **two** cards.\n\n### Bonus\n\n+5\n');
    expect(sections.map(({ id, level }) => [id, level])).toEqual([['race', 1], ['explore', 2], ['bonus', 3]]);
    expect(sections[1]?.html).toContain('<strong>two</strong>');
    expect(sections[1]?.text).toContain('draw');
  });
});

describe('a canvas', () => {
  const [drawing, window] = [{ width: 200, height: 100 }, { width: 400, height: 400 }];

  test('shows the whole drawing in the middle', () => {
    expect(fit(drawing, window)).toEqual({ scale: 2, x: 0, y: -50 });
  });

  test('zooms around the pointer', () => {
    const before = fit(drawing, window);
    const after = zoomAt(before, 2, { x: 100, y: 100 }, before.scale);
    expect(after.x + 100 / after.scale).toBeCloseTo(before.x + 100 / before.scale);
    expect(after.scale).toBe(4);
  });

  test('never shows the drawing smaller than whole', () => {
    const whole = fit(drawing, window);
    expect(zoomAt(whole, 0.1, { x: 0, y: 0 }, whole.scale).scale).toBe(whole.scale);
  });

  test('brings a part into sight, not too close and not beyond the drawing', () => {
    const part = { x: 180, y: 80, width: 10, height: 10 };
    const frame = zoomTo(part, drawing, window);
    expect(shows(frame, part, window)).toBe(true);
    expect(frame.scale).toBeLessThan(6);
    expect(frame.x + window.width / frame.scale).toBeLessThanOrEqual(200);
    expect(zoomTo({ x: 0, y: 0, width: 200, height: 100 }, drawing, window)).toEqual(fit(drawing, window));
    expect(shows({ ...frame, x: 0 }, part, window)).toBe(false);
  });

  test('never loses the drawing', () => {
    const far = pan(fit(drawing, window), 1e6, -1e6, drawing, window);
    expect(far.x).toBeGreaterThanOrEqual(-100);
    expect(far.y).toBeLessThanOrEqual(100);
  });
});

describe('the race board', () => {
  const entry = (id: string, card: object) => [id, { id, data: { card } }] as const;
  const catalogue = new Map([
    entry('gem', { type: 'world', cost: 2, vp: 1, good: 'rare' }),
    entry('spice', { type: 'world', cost: 3, vp: 1, good: 'novelty' }),
    entry('lab', { type: 'development', cost: 1, vp: 1 }),
  ]) as never;

  test('sorts a hand by kind or by cost, and tells copies apart', () => {
    const ids = (sort: 'kind' | 'cost') => sortHand(['lab', 'gem', 'gem', 'spice'], catalogue, sort).map((card) => card.key);
    expect(ids('kind')).toEqual(['spice#1', 'gem#1', 'gem#2', 'lab#1']);
    expect(ids('cost')).toEqual(['lab#1', 'gem#1', 'gem#2', 'spice#1']);
  });

  test('knows which cards took part in an event', () => {
    expect(touched({ placed: { seat: 1, card: 'gem' } })).toEqual([{ placed: { seat: 1, card: 'gem' } }]);
    expect(touched({ round_began: { round: 2 } })).toEqual([]);
    expect(touched('odd')).toEqual([]);
  });
});
