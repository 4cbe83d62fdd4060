import { hash } from '../../parts/face';

/** What a pen writes, as strokes in a box of 10 × 16. */
const STROKES: Record<string, string> = {
  '0': 'M5 .8C2 .8.8 4.5.8 8.2s1.4 7.2 4.2 7.2 4.2-3.4 4.2-7.4S8 .8 5.2.8',
  '1': 'M2 4.2 5.8 1v14.4',
  '2': 'M1.2 4.2C1.6 1.8 3.4.8 5.2.8 7.6.8 9 2.4 9 4.4c0 3.4-5 6.6-7.8 10.8 2.6-.6 5.4-.4 8 0',
  '3': 'M1.6 2.4C3 1 4.4.8 5.6.8c2 0 3.2 1.2 3.2 3S7.2 7.4 4.4 7.5c3 0 5 1.4 5 3.8 0 2.8-2.2 4.2-4.6 4.2-1.6 0-3-.5-4-1.8',
  '4': 'M6.8 15.6 7.2.8C5.4 4 3.2 7.4.8 10.4c2.8.4 5.8.3 8.6-.2',
  '5': 'M8.8 1H2.8L2 7.2c1-.8 2.2-1.1 3.4-1.1 2.4 0 4 1.8 4 4.4 0 3-2 5-4.6 5-1.6 0-2.8-.6-3.8-1.8',
  '6': 'M8 1.2C4.4 2.4 1.2 6.4 1.2 10.8c0 3 1.6 4.8 4 4.8s4-1.8 4-4.2-1.6-4-3.8-4c-2 0-3.6 1.4-4 3.4',
  '7': 'M1.2 1.4c2.6.3 5.2.2 7.8-.3C6.6 5.6 4.8 10.2 4 15.6M2.8 8.6c1.8-.3 3.4-.4 5.2-.4',
  '8': 'M7.8 3.2C7.4 1.6 6.2.8 4.9.8 3.2.8 2 2 2 3.6c0 3.8 6.8 4 6.8 8 0 2.4-1.6 3.9-3.8 3.9s-3.9-1.4-3.9-3.6c0-3.8 5.6-4.6 6.6-8.4',
  '9': 'M8.4 3.4C7.8 1.8 6.6.8 5 .8 2.8.8 1.2 2.6 1.2 5s1.4 3.8 3.4 3.8c2.2 0 3.8-2 3.9-5 .3 4-.3 8-1.7 11.8',
  '−': 'M1.4 8.6c2.4-.3 4.8-.3 7.2-.2',
  x: 'M1 2.4C4 6 6.6 10 9.2 14M9 2C6.4 6.2 3.6 10.4.8 14.4',
};

/** A stroke, and where in the row of strokes it begins. */
export interface Stroke {
  d: string;
  x: number;
}

const PITCH = 11.4;

/** A text as strokes, around the origin in a height of 16. */
export function written(text: string): Stroke[] {
  const letters = [...text.replace('-', '−')];
  const from = (-PITCH * letters.length + 1.4) / 2;
  return letters.map((letter, i) => ({ d: STROKES[letter] ?? '', x: from + i * PITCH }));
}

/** No hand writes twice the same: a small turn, the same every time for the same place. */
export function tilt(place: string): number {
  return (hash(place) % 9) - 4;
}

/** A ring drawn around the origin, its ends not quite meeting. */
export function ring(rx: number, ry = rx): string {
  const p = (x: number, y: number): string => `${(x * rx).toFixed(1)} ${(y * ry).toFixed(1)}`;
  return `M${p(-0.62, -0.86)}C${p(0.1, -1.3)} ${p(1.06, -0.8)} ${p(1.05, 0.05)}S${p(0.35, 1.12)} ${p(-0.2, 1.04)} ${p(-1.12, 0.5)} ${p(-1.04, -0.1)} ${p(-0.5, -1.05)} ${p(0.2, -1.08)}`;
}

/** Two strokes across the origin. */
export function cross(rx: number, ry = rx): string {
  return `M${-rx} ${(-ry * 0.9).toFixed(1)}C${(-rx * 0.3).toFixed(1)} ${(-ry * 0.3).toFixed(1)} ${(rx * 0.4).toFixed(1)} ${(ry * 0.2).toFixed(1)} ${rx} ${ry}M${(rx * 0.95).toFixed(1)} ${-ry}C${(rx * 0.2).toFixed(1)} ${(-ry * 0.2).toFixed(1)} ${(-rx * 0.4).toFixed(1)} ${(ry * 0.4).toFixed(1)} ${-rx} ${(ry * 0.95).toFixed(1)}`;
}
