import type { Square, Turn } from './types';

/** A place in the drawing, from 0 to the right and downwards: the geometry of what `r2c5` names. */
export type Point = readonly [number, number];

/** Where a square is. */
export function pointOf(square: Square): Point {
  const [row = 0, column = 0] = square.slice(1).split('c').map(Number);
  return [column - 1, row - 1];
}

/** What a place is called. */
export function squareAt([x, y]: Point): Square {
  return `r${y + 1}c${x + 1}`;
}

export const pointsOf = (squares: readonly Square[]): Point[] => squares.map(pointOf);

/** The ways to lie in one row: those that are not flipped first. */
export const wayOf = ({ flipped, quarters }: Turn): number => (flipped ? 4 : 0) + quarters;
export const turnOf = (way: number): Turn => ({ flipped: way >= 4, quarters: way % 4 });
