import type { Ring, StackView, StationView } from './types';

export const DEPOTS = 6;
const around = (n: number): number => ((n % DEPOTS) + DEPOTS) % DEPOTS;

/** The stack of a ring that lies before a place round the station. */
export function stackAt(station: StationView, ring: Ring, place: number): StackView | undefined {
  const slot = around(place + station.rotation + (ring === 'inner' ? station.inner_offset : 0));
  return station.stacks.find((stack) => stack.ring === ring && stack.slot === slot);
}

/** Before which place a stack lies. */
export function placeOf(station: StationView, stack: StackView): number {
  return around(stack.slot - station.rotation - (stack.ring === 'inner' ? station.inner_offset : 0));
}

/** How the station is turned when what lies before one place now lies before another. */
export function turnedTo(station: StationView, from: number, to: number): number {
  return around(station.rotation + from - to);
}

/** Before which place lies now what a seat at `place` would have with the station turned so. */
export function wouldFace(station: StationView, place: number, rotation: number): number {
  return around(place + rotation - station.rotation);
}

/** Where a place is in the drawing: the viewer's own at the bottom, the others clockwise from it. */
export function pointAt(place: number, own: number, radius: number): { x: number; y: number } {
  const angle = Math.PI / 2 + ((place - own) * Math.PI) / 3;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** A depot as a sector of the station. */
export function sector(place: number, own: number, inner: number, outer: number): string {
  const at = (by: number, radius: number): string => {
    const { x, y } = pointAt(place + by, own, radius);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const half = 0.485;
  return `M${at(-half, outer)}A${outer} ${outer} 0 0 1 ${at(half, outer)}L${at(half, inner)}A${inner} ${inner} 0 0 0 ${at(-half, inner)}z`;
}
