import type { Sign } from './glyphs';

/** A sign where it is drawn. */
export interface Placed {
  sign: Sign;
  x: number;
  y: number;
  /** Where its icon begins, after its number. */
  iconX: number;
  end: number;
}

/** A row of signs, and the production boxes behind them. */
export interface Row {
  signs: Placed[];
  boxes: { x: number; y: number; width: number }[];
  y: number;
  width: number;
}

/** Lines of signs broken into rows. */
export interface Block {
  rows: Row[];
  /** From where to where each line reaches. */
  lines: { y: number; height: number }[];
  size: number;
  height: number;
}

const SIZES = [34, 30, 27, 25, 23, 21, 19, 17, 15, 13];
/** Lines in pieces are never larger than this. */
const BROKEN = 25;
const GAP = 5;

/** Lays lines of signs into a space, as large as they fit; whole lines rather than a little more size. */
export function layOut(lines: Sign[][], width: number, height: number, sizes = SIZES): Block {
  const blocks = sizes.map((size) => layAt(lines, width, size));
  const fits = (block: Block): boolean => block.height <= height && block.rows.every((row) => row.width <= width);
  const whole = blocks.find((block) => fits(block) && block.rows.length === lines.length);
  const broken = blocks.find((block) => fits(block) && block.size <= BROKEN);
  const best = whole && (!broken || whole.size >= 0.8 * broken.size) ? whole : broken;
  return best ?? (blocks.at(-1) as Block);
}

function layAt(lines: Sign[][], width: number, size: number): Block {
  const rows: Row[] = [];
  const spans: Block['lines'] = [];
  let y = 0;
  for (const line of lines) {
    const from = y;
    for (const signs of broken(line, width, size)) {
      rows.push(rowOf(signs, size, y));
      y += size + 4;
    }
    spans.push({ y: from, height: y - from - 4 });
    y += GAP;
  }
  return { rows, lines: spans, size, height: Math.max(0, y - GAP - 4) };
}

/** How wide letters are, in parts of a row's height; a figure without the entry. */
const LETTERS: Record<string, number> = { '%': 0.68, '≥': 0.56, '≤': 0.56, '±': 0.56, '°': 0.34, '/': 0.36, ':': 0.26, '.': 0.26, '*': 0.4, '1': 0.42, '⧉': 0.8 };
const FIGURE = 0.53;

/** A number takes what its letters need, an icon a square. */
function widthOf(sign: Sign, size: number): number {
  const letters = [...(sign.text ?? '')].reduce((sum, letter) => sum + (LETTERS[letter] ?? FIGURE) * size, 0);
  const picture = sign.icon || sign.tile ? size : 0;
  return letters + (letters && picture ? 1.5 : 0) + picture;
}

/** Signs that stay together: what an amount is counted by stands beside it. */
function groups(line: Sign[]): Sign[][] {
  const all: Sign[][] = [];
  for (const sign of line) {
    const last = all.at(-1);
    if (sign.glued && last) last.push(sign);
    else all.push([sign]);
  }
  return all;
}

function broken(line: Sign[], width: number, size: number): Sign[][] {
  const rows: Sign[][] = [[]];
  let x = 0;
  for (const group of groups(line)) {
    const wide = group.reduce((sum, sign) => sum + widthOf(sign, size) + 3, 0);
    if (x > 0 && x + wide > width + 3) {
      rows.push([]);
      x = 0;
    }
    rows.at(-1)?.push(...group);
    x += wide;
  }
  return rows;
}

function rowOf(signs: Sign[], size: number, y: number): Row {
  const placed: Placed[] = [];
  const boxes: Row['boxes'] = [];
  let x = 0;
  for (const [i, sign] of signs.entries()) {
    const before = signs[i - 1];
    if (i > 0) x += sign.box === before?.box ? 3 : 6;
    const end = x + widthOf(sign, size);
    const picture = sign.icon || sign.tile ? size : 0;
    placed.push({ sign, x, y, iconX: end - picture, end });
    const box = boxes.at(-1);
    if (sign.box && before?.box && box) box.width = end - box.x;
    else if (sign.box) boxes.push({ x, y, width: end - x });
    x = end;
  }
  return { signs: placed, boxes, y, width: x };
}
