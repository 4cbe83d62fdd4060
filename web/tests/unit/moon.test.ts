import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Legal } from '../../src/api/types';
import { errorsOf, figures, filledBy, touched } from '../../src/boards/moon/figures';
import { halvesOf, sheetsOf } from '../../src/boards/moon/halves';
import { headsOf, PARTS } from '../../src/boards/moon/heads';
import { aligned, boxOf, hull, layOut } from '../../src/boards/moon/layout';
import { DRAWN_APART, lookOf, WITH_INSIGNIA } from '../../src/boards/moon/looks';
import { placeWords, trackWords, zoneWords } from '../../src/boards/moon/name';
import { cross, ring, tilt, written } from '../../src/boards/moon/pen';
import { numbersOf, picksOf, writesOf } from '../../src/boards/moon/picks';
import { regionsOf } from '../../src/boards/moon/regions';
import type { SheetData, View } from '../../src/boards/moon/types';
import { LANGUAGES } from '../../src/lib/speech';
import { sheets } from './printed';

const sprite = readFileSync('src/boards/moon/icons.svg', 'utf8');
const isDrawn = (name: string): boolean => sprite.includes(`id="i-${name}"`);

describe('the sheets of the moon', () => {
  test('lie within their frames, wide and square', () => {
    for (const data of sheets) {
      for (const wide of [true, false]) {
        const { width, height, slots, marks, finals } = layOut(data, wide);
        for (const { px, py, id } of [...slots, ...marks]) expect(px > 0 && py > 0 && px < width && py < height, `${data.scenario}: ${id}`).toBe(true);
        for (const { x, y, track } of finals) expect(x > 0 && y > 0 && x < width && y < height, `${data.scenario}: ${track}`).toBe(true);
      }
    }
  });

  test('keep their slots apart', () => {
    for (const data of sheets) {
      const { slots } = layOut(data, true);
      const near = slots.flatMap((a, i) => slots.slice(i + 1).map((b) => Math.hypot(a.px - b.px, a.py - b.py)));
      expect(Math.min(...near), `scenario ${data.scenario}`).toBeGreaterThan(34);
    }
  });

  test('turn round for the guest of a shared one', () => {
    const [own, other] = [false, true].map((turned) => layOut(sheets[7] as SheetData, true, turned).slots[0]);
    expect((own?.px ?? 0) + (other?.px ?? 0)).toBeCloseTo(1600);
    expect((own?.py ?? 0) + (other?.py ?? 0)).toBeCloseTo(1000);
  });

  test('use only signs that are drawn', () => {
    for (const data of sheets) {
      for (const mark of data.marks) {
        if (DRAWN_APART.has(mark.kind) || WITH_INSIGNIA.has(mark.kind)) continue;
        const { icon, text } = lookOf(mark);
        expect(Boolean(icon ?? text), mark.id).toBe(true);
        if (icon) expect(isDrawn(icon), `${mark.id}: ${icon}`).toBe(true);
      }
      for (const { icon } of headsOf(layOut(data, true))) expect(isDrawn(`moon-${icon}`), icon).toBe(true);
    }
    for (const icon of Object.values(PARTS)) expect(isDrawn(`moon-${icon}`), icon).toBe(true);
  });

  test('have words for everything, in every language', () => {
    for (const language of LANGUAGES) {
      const words = readFileSync(`../i18n/${language}/moon.ftl`, 'utf8');
      const has = (id: string): void => expect(words.includes(`\n${id} =`), `${language}: ${id}`).toBe(true);
      for (const data of sheets) {
        for (const { kind } of data.marks) has(`moon-mark-${kind}`);
        for (const { id } of data.zones) has(zoneWords(id).id);
        for (const { kind } of data.lines) has(`moon-line-${kind}`);
        for (const { id } of data.presets ?? []) has(`moon-preset-${id}`);
        for (const region of regionsOf(layOut(data, true), null)) has(region.name.id);
        for (const { source, kind } of data.score_boxes) if (kind === 'part') has(`moon-score-${source}`);
      }
    }
  });

  test('have so many boxes for system errors, which are called so', () => {
    for (const data of sheets) {
      const boxes = data.marks.filter(({ kind }) => kind === 'error').map(({ id }) => id);
      expect(boxes, `scenario ${data.scenario}`).toHaveLength([8, 3, 3, 3, 3, 3, 3, 4][data.scenario - 1] ?? 0);
      for (const id of boxes) expect(id).toMatch(data.drawing.shared ? /^(owner|guest)_error_/ : /^error_/);
    }
  });
});

describe('names on a sheet', () => {
  test('tell kind and number, or are names of their own', () => {
    expect(placeWords({ id: 'module_2_1', kind: 'module' })).toEqual({ id: 'moon-place-module', args: { n: 2, m: 1 } });
    expect(placeWords({ id: 'quarter_top_left', kind: 'quarter' })).toEqual({ id: 'moon-place-quarter_top_left' });
    expect(placeWords({ id: 'section_9a', kind: 'section' }).args?.letter).toEqual({ id: 'moon-letter-a' });
    expect(trackWords('rocket_row_15')).toEqual({ id: 'moon-track-rocket_row', args: { n: 15 } });
    expect(trackWords('guest_plant')).toEqual({ id: 'moon-track-plant' });
    expect(zoneWords('trajectory')).toEqual({ id: 'moon-zone-trajectory' });
    expect(zoneWords('floor_3')).toEqual({ id: 'moon-zone-floor', args: { n: 3 } });
  });
});

describe('places', () => {
  test('that differ by little are brought into line, others stay', () => {
    const line = aligned([0.1, 0.102, 0.3]);
    expect(line(0.1)).toBeCloseTo(0.101);
    expect(line(0.102)).toBeCloseTo(0.101);
    expect(line(0.3)).toBe(0.3);
  });

  test('are enclosed by their outermost', () => {
    const corners = [{ x: 0, y: 0 }, { x: 4, y: 0 }, { x: 4, y: 4 }, { x: 0, y: 4 }];
    expect(hull([...corners, { x: 2, y: 2 }])).toHaveLength(4);
    expect(boxOf(corners, 1)).toEqual({ x: -1, y: -1, width: 6, height: 6 });
  });
});

describe('the pen', () => {
  test('writes every number as strokes, around the middle', () => {
    const strokes = written('-17');
    expect(strokes.map(({ d }) => d).every(Boolean)).toBe(true);
    expect((strokes[0]?.x ?? 0) + (strokes[2]?.x ?? 0) + 10).toBeCloseTo(0);
  });

  test('writes alike in the same place, and draws rings and crosses', () => {
    expect(tilt('n07')).toBe(tilt('n07'));
    expect(ring(10)).toMatch(/^M/);
    expect(cross(10)).toMatch(/^M-10/);
  });
});

describe('what can be chosen', () => {
  const legal = (action: unknown): Legal => ({ action, things: [], words: { id: 'x' } }) as unknown as Legal;

  test('combinations and numbers are read from the legal actions', () => {
    const list = [legal({ pick: { number: 6, action: 'robot', wild: true } }), legal({ write: { number: 8, slot: 'n02' } }), legal({ write: { number: 7, slot: 'n02' } }), legal('decline')];
    expect(picksOf(list)).toMatchObject([{ number: 6, action: 'robot', wild: true }]);
    expect(numbersOf(writesOf(list))).toEqual([7, 8]);
  });
});

describe('a seat of the moon', () => {
  const catalogue = new Map(sheets.map((data) => [`scenario_${data.scenario}`, { data: { sheet: data } }])) as never;
  const sheet = (slots: object, ...crossed: string[]): object => ({ slots, circled: [], crossed, lines: [] });
  const view = (scenario: number, ...sheets: object[]): Record<string, unknown> => ({
    scenario,
    seats: 2,
    missions: [{ letter: 'a', card: '', turned: true, noted: ['first', null] }],
    sheets,
  });

  test('has its slots, missions and errors on its plate', () => {
    const seen = view(2, sheet({ n01: 5, n02: 'x', n03: 'infected' }, 'error_1', 'station_1_bonus'));
    expect(figures(seen, 0, catalogue).map(({ value }) => value)).toEqual(['2', '1/3', '1/3']);
  });

  test('plays on two sheets in the battle, as owner and as guest', () => {
    expect(sheetsOf(true, 0, 3)).toEqual([0, 2]);
    expect(sheetsOf(false, 2, 3)).toEqual([2]);
    expect(halvesOf(2, 3)).toEqual({ owner: 2, guest: 0 });
    expect(halvesOf(1, 1)).toEqual({ owner: 'astra', guest: 0 });
    const seen = view(8, sheet({ n01: 'owner', n02: 'guest' }, 'owner_error_1', 'guest_error_1'), sheet({ n05: 'guest' }, 'guest_error_2'));
    const moon = seen as unknown as View;
    expect(filledBy(seen, moon, sheets[7] as SheetData, 0)).toBe(2);
    expect(errorsOf(seen, moon, sheets[7] as SheetData, 0)).toEqual({ used: 2, all: 4 });
  });

  test('sees its own writing glow, and everybody’s missions', () => {
    expect(touched({ seat: 0, wrote: { number: 5, slot: 'n01' } }, 0)).toEqual([{ slot: 'n01' }]);
    expect(touched({ seat: 1, wrote: { number: 5, slot: 'n01' } }, 0)).toEqual([]);
    expect(touched({ seat: 1, accomplished: { letter: 'b', noted: 'first' } }, 0)).toEqual([{ mission: 'b' }]);
  });
});
