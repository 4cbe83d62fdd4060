import type { PlanetData, PlayerView, Terrain } from './types';
import { SIDE, TERRAINS } from './components';
import { pointOf, type Point } from './squares';

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

/** The squares that have terrain. */
export function coveredOf({ terrain: ground, icons }: PlayerView): Covered[] {
  const shown = new Set(icons);
  return TERRAINS.flatMap((terrain) =>
    ground[terrain].map((square) => {
      const [x, y] = pointOf(square);
      return { x, y, terrain, icon: shown.has(square) };
    }),
  );
}

/** The squares under a mark that nothing lies on. */
export function openMark(board: PlanetData, player: PlayerView, mark: string): Point[] {
  const covered = new Set(TERRAINS.flatMap((terrain) => player.terrain[terrain]));
  return (board.marks[mark] ?? []).filter((square) => !covered.has(square)).map(pointOf);
}

/** The line between two neighbouring regions, as a path in which a square is one unit. */
export function borderOf(west: readonly Point[], east: readonly Point[]): string {
  const other = new Set(east.map(String));
  const sides = west.flatMap(([x, y]) => [
    ...(other.has(String([x + 1, y])) ? [`M${x + 1} ${y}v1`] : []),
    ...(other.has(String([x - 1, y])) ? [`M${x} ${y}v1`] : []),
    ...(other.has(String([x, y + 1])) ? [`M${x} ${y + 1}h1`] : []),
    ...(other.has(String([x, y - 1])) ? [`M${x} ${y}h1`] : []),
  ]);
  return sides.join('');
}

/** The middle of some squares. */
export function middleOf(squares: readonly Point[]): Point {
  const sum = squares.reduce<Point>(([a, b], [x, y]) => [a + x, b + y], [0, 0]);
  return [sum[0] / squares.length + 0.5, sum[1] / squares.length + 0.5];
}
