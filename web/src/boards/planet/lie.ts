import type { Square, Terrain, TileData } from './view';

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
  turn: number;
  cells: Cell[];
  width: number;
  height: number;
  /** The square it is held by: the one nearest to its middle. */
  held: Square;
}

/** A tile in one of its ways to lie: `flip * 4 + rotation`, flipped first. */
export function lieOf(tile: TileData, turn: number): Lie {
  const [flip, rotation] = [turn >= 4, turn % 4];
  const laid = tile.cells.map(([x, y, terrain]) => {
    let at: Square = [flip ? -x : x, y];
    for (let i = 0; i < rotation; i++) at = [-at[1], at[0]];
    const has = (square: Square | null): boolean => square !== null && square[0] === x && square[1] === y;
    return { x: at[0], y: at[1], terrain, icon: tile.icons.some(has), symbol: has(tile.symbol) };
  });
  const [left, top] = [Math.min(...laid.map(({ x }) => x)), Math.min(...laid.map(({ y }) => y))];
  const cells = laid.map((cell) => ({ ...cell, x: cell.x - left, y: cell.y - top }));
  const [width, height] = [Math.max(...cells.map(({ x }) => x)) + 1, Math.max(...cells.map(({ y }) => y)) + 1];
  const far = ({ x, y }: Cell): number => Math.hypot(x - (width - 1) / 2, y - (height - 1) / 2);
  const middle = cells.reduce((best, cell) => (far(cell) < far(best) - 1e-9 ? cell : best));
  return { turn, cells, width, height, held: [middle.x, middle.y] };
}

/** All ways in which a tile can lie. */
export function liesOf(tile: TileData): Lie[] {
  return Array.from({ length: tile.turns }, (_, turn) => lieOf(tile, turn));
}

const pattern = (lie: Lie): string => lie.cells.map(({ x, y, terrain, icon }) => `${y}${x}${terrain}${icon}`).sort().join();

/** The way to lie that looks like this one: a flipped line is a turned line. */
export function alike(tile: TileData, turn: number): number {
  if (turn < tile.turns) return turn;
  const wanted = pattern(lieOf(tile, turn));
  return liesOf(tile).find((lie) => pattern(lie) === wanted)?.turn ?? turn % tile.turns;
}

/** A quarter more to the right. */
export function rotated(tile: TileData, turn: number): number {
  return alike(tile, (turn >= 4 ? 4 : 0) + ((turn + 1) % 4));
}

/** Turned over from left to right, as it lies. */
export function flipped(tile: TileData, turn: number): number {
  return alike(tile, (turn >= 4 ? 0 : 4) + ((4 - (turn % 4)) % 4));
}

/** The outline of some squares, as a path in which a square is one unit. */
export function outlineOf(squares: readonly Square[]): string {
  const inside = new Set(squares.map(([x, y]) => `${x},${y}`));
  const has = (x: number, y: number): boolean => inside.has(`${x},${y}`);
  // Each open side goes round its square to the right, so that sides join end to end.
  const sides = new Map<string, Square[]>();
  const add = (from: Square, to: Square): void => void sides.set(`${from}`, [...(sides.get(`${from}`) ?? []), to]);
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
      const next: Square | undefined = sides.get(at)?.shift();
      if (!next) break;
      corners += `${corners ? 'L' : 'M'}${at.replace(',', ' ')}`;
      at = `${next}`;
    }
    if (corners) loops.push(`${corners}z`);
  }
  return loops.join('');
}
