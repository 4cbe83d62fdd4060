import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Legal } from '../../src/api/types';
import { touched } from '../../src/boards/planet/figures';
import { gainsOf } from '../../src/boards/planet/gains';
import { borderOf, middleOf } from '../../src/boards/planet/globe';
import { alike, flipped, lieOf, liesOf, outlineOf, rotated } from '../../src/boards/planet/lie';
import { signsOf } from '../../src/boards/planet/signs';
import { placeOf, stackAt, turnedTo, wouldFace } from '../../src/boards/planet/station';
import { toolFor, toolsOf } from '../../src/boards/planet/tools';
import { pointOf, squareAt, turnOf, type Point } from '../../src/boards/planet/squares';
import type { Effect, SpaceData, StationView, TileData } from '../../src/boards/planet/types';

const read = (name: string): unknown => JSON.parse(readFileSync(`../crates/planet/data/${name}.json`, 'utf8'));
const sprite = readFileSync('src/boards/planet/icons.svg', 'utf8') + readFileSync('src/parts/icons/common.svg', 'utf8');
const isDrawn = (name: string): boolean => sprite.includes(`id="i-${name}"`);

interface Shape {
  id: string;
  cells: Point[];
  parts: ('a' | 'b')[];
  resource_cells: [number, number];
  meteorite_cell: number;
  orientations: number;
}
const { shapes } = read('tiles') as { shapes: Shape[] };
const tileOf = ({ id, cells, parts, resource_cells, meteorite_cell, orientations }: Shape): TileData => ({
  shape: id,
  ring: 'outer',
  cells: cells.map(([x, y], i) => ({ x, y, terrain: parts[i] === 'a' ? 'water' : 'tech', icon: resource_cells.includes(i), symbol: meteorite_cell === i })),
  ways: Array.from({ length: orientations }, (_, way) => turnOf(way)),
});
const tile = (id: string): TileData => tileOf(shapes.find((shape) => shape.id === id) as Shape);
const pattern = ({ cells }: ReturnType<typeof lieOf>): string => cells.map(({ x, y, terrain, icon }) => `${x}${y}${terrain}${icon}`).sort().join();

describe('a tile', () => {
  test('looks different in each of its ways to lie, with its corner at the origin', () => {
    for (const shape of shapes) {
      const lies = liesOf(tileOf(shape));
      expect(new Set(lies.map(pattern)).size, shape.id).toBe(shape.orientations);
      for (const { cells, held } of lies) {
        expect([Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))]).toEqual([0, 0]);
        expect(cells.some(({ x, y }) => x === held[0] && y === held[1])).toBe(true);
        expect([cells.filter(({ icon }) => icon).length, cells.filter(({ symbol }) => symbol).length]).toEqual([2, 1]);
      }
    }
  });

  test('comes back after four quarters and after two flips, and R and F reach every way', () => {
    for (const shape of shapes) {
      const data = tileOf(shape);
      const seen = new Set<number>();
      let turn = 0;
      for (let i = 0; i < 8; i++) {
        seen.add(turn);
        expect(rotated(data, rotated(data, rotated(data, rotated(data, turn))))).toBe(turn);
        expect(flipped(data, flipped(data, turn))).toBe(turn);
        turn = i === 3 ? flipped(data, rotated(data, turn)) : rotated(data, turn);
      }
      expect([...seen].sort(), shape.id).toEqual(Array.from({ length: shape.orientations }, (_, i) => i));
    }
  });

  test('that is flipped is its own mirror image', () => {
    const data = tile('l4');
    for (const turn of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const [before, after] = [lieOf(data, turn), lieOf(data, flipped(data, turn))];
      const mirrored = before.cells.map(({ x, y, terrain, icon }) => `${before.width - 1 - x}${y}${terrain}${icon}`);
      expect(pattern(after)).toBe(mirrored.sort().join());
    }
    expect(alike(tile('i4'), 4)).toBe(2);
  });

  test('has one outline', () => {
    expect(outlineOf([[0, 0]])).toBe('M0 0L1 0L1 1L0 1z');
    for (const shape of shapes) expect(outlineOf(shape.cells).match(/M/g), shape.id).toHaveLength(1);
    expect(outlineOf([[0, 0], [1, 0], [2, 0], [0, 1], [2, 1], [0, 2], [1, 2], [2, 2]]).match(/M/g), 'a ring has two').toHaveLength(2);
  });
});

test('a square is named by its row and column, counted from 1', () => {
  expect(squareAt([4, 1])).toBe('r2c5');
  expect(pointOf('r12c10')).toEqual([9, 11]);
});

describe('tools', () => {
  const legal = (action: unknown): Legal => ({ action, things: [], words: { id: 'x' } });
  const lies = liesOf(tile('z5'));
  const legals = [
    ...[0, 1].map((way) => legal({ place: { turn: turnOf(way), at: 'r5c4' } })),
    legal({ move: { from: 'r2c2', to: 'r3c2' } }),
    legal({ move: { from: 'r6c6', to: 'r3c2' } }),
    legal({ patch: 'r3c2' }),
    legal({ synergy: 'water' }),
    legal({ energy: 'water' }),
    legal({ resource: 'energy' }),
    legal('done'),
  ];
  const tools = toolsOf(legals, lies);

  test('keep apart what one square or tracker can mean', () => {
    expect(tools.map(({ id }) => id)).toEqual(['place 0', 'place 1', 'move r2c2', 'move r6c6', 'patch', 'synergy', 'energy']);
    expect(tools.every(({ targets }) => targets.size === 1)).toBe(true);
  });

  test('hold a tile by a square of its own', () => {
    const [x = 0, y = 0] = lies[0]?.held ?? [];
    expect([...(tools[0]?.targets.keys() ?? [])]).toEqual([squareAt([3 + x, 4 + y])]);
  });

  test('are found by an action', () => {
    expect(toolFor(tools, { patch: 'r3c2' })?.id).toBe('patch');
    expect(toolFor(tools, 'done')).toBeUndefined();
  });
});

describe('the station', () => {
  const stack = (ring: 'outer' | 'inner', slot: number) => ({ shape: `${ring}${slot}`, ring, slot, top: null, below: 0 });
  const slots = [0, 1, 2, 3, 4, 5];
  const station: StationView = { rotation: 4, inner_offset: 3, seats: [0, 3], stacks: slots.flatMap((slot) => [stack('outer', slot), stack('inner', slot)]), gone: [] };

  test('lays a stack of each ring before each place', () => {
    expect(stackAt(station, 'outer', 1)?.slot).toBe(5);
    expect(stackAt(station, 'inner', 1)?.slot).toBe(2);
    for (const each of station.stacks) expect(stackAt(station, each.ring, placeOf(station, each))).toBe(each);
  });

  test('turns what is chosen before the seat', () => {
    for (const from of slots) {
      const rotation = turnedTo(station, from, 3);
      expect(stackAt({ ...station, rotation }, 'outer', 3)).toBe(stackAt(station, 'outer', from));
      expect(wouldFace(station, 3, rotation)).toBe(from);
    }
  });
});

test('every space of every corporation has signs that are drawn', () => {
  const corporations = read('corporations') as { tracks: { spaces: { medal?: number; benefits?: Effect[] }[] }[] }[];
  const spaces = corporations.flatMap(({ tracks }) => tracks.flatMap((track) => track.spaces));
  for (const { medal = null, benefits = [] } of spaces) {
    const signs = signsOf({ medal, benefits } as SpaceData);
    expect(signs).toHaveLength(benefits.length + (medal === null ? 0 : 1));
    for (const { icon } of signs) expect(isDrawn(icon), icon).toBe(true);
    for (const { op } of benefits) expect(signsOf({ medal: null, benefits: [{ op }] } as unknown as SpaceData)[0]?.icon, op).not.toBe('planet-up');
  }
});

test('the line between two regions is where they touch', () => {
  expect(borderOf([[0, 0], [0, 1]], [[1, 0]])).toBe('M1 0v1');
  expect(middleOf([[0, 0], [1, 0]])).toEqual([1, 0.5]);
});

test('gains are the own ones, with the medals they bring', () => {
  const event = (body: unknown) => ({ event: body, words: { id: 'x' } });
  const tried = {
    reveals: false,
    place: {
      events: { from: 0, list: [event({ tracked: { seat: 0, tracker: 'water', way: 'up' } }), event({ tracked: { seat: 1, tracker: 'civ', way: 'up' } }), event({ movement: { seat: 0, points: 2 } })] },
      standings: { seats: [{ total: 7 }] },
    },
  };
  expect(gainsOf(tried as never, 0, 5).map(({ icon, text }) => `${text} ${icon}`)).toEqual(['+1 planet-water', '+2 planet-movement', '+2 planet-medal']);
  expect(gainsOf(null, 0, 5)).toEqual([]);
});

test('what glows is of the seat it belongs to', () => {
  expect(touched({ moved: { seat: 1, from: 'r1c1', to: 'r2c1', way: 'step' } })).toEqual([{ seat: 1, thing: { square: 'r2c1' } }]);
  expect(touched('last_round')).toEqual([]);
});
