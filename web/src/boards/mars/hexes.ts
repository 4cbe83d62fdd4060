import type { Entry } from '../../api/types';
import { mapOf, printed } from './components';
import type { HexData, View } from './types';

/** The radius of a hex in the drawing. */
export const SIZE = 32;
export const WIDTH = Math.sqrt(3) * SIZE;
/** The drawing: the planet in the middle, its moons in the upper corners. */
export const MAP = { width: 540, height: 458 };

/** A pointed hex around the origin. */
export function hexPath(radius: number): string {
  const corner = (i: number): string => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${Array.from({ length: 6 }, (_, i) => corner(i)).join('L')}z`;
}

/** A space of the map where it is drawn. */
export interface Spot {
  id: string;
  entry: Entry;
  /** None off the planet. */
  data?: HexData;
  x: number;
  y: number;
  /** Off the planet. */
  off: boolean;
}

const OFF: Record<string, { x: number; y: number }> = {
  phobos_space_haven: { x: -224, y: -194 },
  ganymede_colony: { x: 224, y: -194 },
};

/** The spaces of the map that is played on. */
export function spotsOf(view: View, catalogue: Map<string, Entry>): Spot[] {
  const spaces = mapOf(view, catalogue).spaces.flatMap((id) => catalogue.get(id) ?? []);
  return spaces.map((entry) => {
    const data = printed(entry, 'hex');
    const id = data?.id ?? printed(entry, 'off_planet')?.id ?? '';
    const off = OFF[id];
    const { q = 0, r = 0 } = data ?? {};
    const at = off ?? { x: WIDTH * (q + r / 2), y: 1.5 * SIZE * r };
    return { id, entry, data, ...at, off: off !== undefined };
  });
}
