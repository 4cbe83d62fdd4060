import { turnOf, wayOf, type Point } from './squares';
import type { Terrain, TileData, Turn } from './types';

/** A square of a tile that lies somehow. */
export interface Cell {
  x: number;
  y: number;
  terrain: Terrain;
  icon: boolean;
  symbol: boolean;
}

/** A tile turned and flipped, with its upper left corner at (0, 0). */
export interface Lie {
  /** Which way it lies, as a number. */
  way: number;
  turn: Turn;
  cells: Cell[];
  width: number;
  height: number;
  /** The square it is held by: the one nearest to its middle. */
  held: Point;
}

/** A tile in one of its ways to lie: flipped first, then turned. */
export function lieOf(tile: TileData, way: number): Lie {
  const turn = turnOf(way);
  const laid = tile.cells.map((cell) => {
    let at: Point = [turn.flipped ? -cell.x : cell.x, cell.y];
    for (let i = 0; i < turn.quarters; i++) at = [-at[1], at[0]];
    return { ...cell, x: at[0], y: at[1] };
  });
  const [left, top] = [Math.min(...laid.map(({ x }) => x)), Math.min(...laid.map(({ y }) => y))];
  const cells = laid.map((cell) => ({ ...cell, x: cell.x - left, y: cell.y - top }));
  const [width, height] = [Math.max(...cells.map(({ x }) => x)) + 1, Math.max(...cells.map(({ y }) => y)) + 1];
  const far = ({ x, y }: Cell): number => Math.hypot(x - (width - 1) / 2, y - (height - 1) / 2);
  const middle = cells.reduce((best, cell) => (far(cell) < far(best) - 1e-9 ? cell : best));
  return { way, turn, cells, width, height, held: [middle.x, middle.y] };
}

/** All ways in which a tile can lie. */
export function liesOf(tile: TileData): Lie[] {
  return tile.ways.map((turn) => lieOf(tile, wayOf(turn)));
}

const pattern = (lie: Lie): string => lie.cells.map(({ x, y, terrain, icon }) => `${y}${x}${terrain}${icon}`).sort().join();

/** The way to lie that looks like this one: a flipped line is a turned line. */
export function alike(tile: TileData, way: number): number {
  const lies = liesOf(tile);
  if (lies.some((lie) => lie.way === way)) return way;
  const wanted = pattern(lieOf(tile, way));
  return lies.find((lie) => pattern(lie) === wanted)?.way ?? 0;
}

/** A quarter more to the right. */
export function rotated(tile: TileData, way: number): number {
  return alike(tile, (way >= 4 ? 4 : 0) + ((way + 1) % 4));
}

/** Turned over from left to right, as it lies. */
export function flipped(tile: TileData, way: number): number {
  return alike(tile, (way >= 4 ? 0 : 4) + ((4 - (way % 4)) % 4));
}

/** The outline of some squares, as a path in which a square is one unit. */
export function outlineOf(squares: readonly Point[]): string {
  const inside = new Set(squares.map(([x, y]) => `${x},${y}`));
  const has = (x: number, y: number): boolean => inside.has(`${x},${y}`);
  // Each open side goes round its square to the right, so that sides join end to end.
  const sides = new Map<string, Point[]>();
  const add = (from: Point, to: Point): void => void sides.set(`${from}`, [...(sides.get(`${from}`) ?? []), to]);
  for (const [x, y] of squares) {
    if (!has(x, y - 1)) add([x, y], [x + 1, y]);
    if (!has(x + 1, y)) add([x + 1, y], [x + 1, y + 1]);
    if (!has(x, y + 1)) add([x + 1, y + 1], [x, y + 1]);
    if (!has(x - 1, y)) add([x, y + 1], [x, y]);
  }
  const loops: string[] = [];
  for (const start of [...sides.keys()]) {
    let corners = '';
    for (let at: string | undefined = start; at !== undefined; ) {
      const next: Point | undefined = sides.get(at)?.shift();
      if (!next) break;
      corners += `${corners ? 'L' : 'M'}${at.replace(',', ' ')}`;
      at = `${next}`;
    }
    if (corners) loops.push(`${corners}z`);
  }
  return loops.join('');
}
