import type { BoardData, PlayerView, Square, Terrain } from './view';
import { LETTERS, SIDE } from './view';
import { squareKey } from './tools';

/** The side of a square in the drawing, and the room for medals beside the planet. */
export const UNIT = 40;
export const MARGIN = 34;
export const EDGE = 6;
export const SIZE = SIDE * UNIT + MARGIN + EDGE;

/** A square with a piece on it. */
export interface Covered {
  x: number;
  y: number;
  terrain: Terrain;
  icon: boolean;
}

/** The squares that have terrain, as the rows of the view say. */
export function coveredOf(player: PlayerView): Covered[] {
  return player.terrain.flatMap((row, y) =>
    [...row].flatMap((letter, x) => {
      const terrain = LETTERS[letter.toLowerCase()];
      return terrain ? [{ x, y, terrain, icon: letter !== letter.toLowerCase() }] : [];
    }),
  );
}

/** The squares under a mark that nothing lies on. */
export function openMark(board: BoardData, player: PlayerView, mark: string): Square[] {
  return (board.marks[mark] ?? []).filter(([x, y]) => player.terrain[y]?.[x] === '.');
}

/** The line between two neighbouring regions, as a path in which a square is one unit. */
export function borderOf(west: readonly Square[], east: readonly Square[]): string {
  const other = new Set(east.map(squareKey));
  const sides = west.flatMap(([x, y]) => [
    ...(other.has(squareKey([x + 1, y])) ? [`M${x + 1} ${y}v1`] : []),
    ...(other.has(squareKey([x - 1, y])) ? [`M${x} ${y}v1`] : []),
    ...(other.has(squareKey([x, y + 1])) ? [`M${x} ${y + 1}h1`] : []),
    ...(other.has(squareKey([x, y - 1])) ? [`M${x} ${y}h1`] : []),
  ]);
  return sides.join('');
}

/** The middle of some squares. */
export function middleOf(squares: readonly Square[]): Square {
  const sum = squares.reduce<Square>(([a, b], [x, y]) => [a + x, b + y], [0, 0]);
  return [sum[0] / squares.length + 0.5, sum[1] / squares.length + 0.5];
}
