import type { Size } from './zoom';

interface Cards {
  /** How high a card is for its width. */
  ratio: number;
  gap: number;
  /** What stands below each. */
  foot?: number;
  /** Narrower than this nothing can be read on it: then the rows scroll. */
  least: number;
  most: number;
}

/** The width of so many cards of one size with which all of them are seen at once, as large as that allows. */
export function cardWidth(count: number, room: Size, { ratio, gap, foot = 0, least, most }: Cards): number {
  let best = 0;
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns);
    const wide = (room.width - gap * (columns - 1)) / columns;
    const high = ((room.height - gap * (rows - 1)) / rows - foot) / ratio;
    best = Math.max(best, Math.min(wide, high));
  }
  return Math.floor(Math.min(Math.max(best, least), most));
}
