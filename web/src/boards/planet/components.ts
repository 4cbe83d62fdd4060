/** What the boards of planet share: the order of terrains and tracks, their colours, and how views and the catalogue are read. */
import { reads } from '../read';
import type { Action, Event, PlayerView, Printed, Ring, Terrain, Thing, Track, View } from './types';

export const TERRAINS = ['civ', 'water', 'biomass', 'rover', 'tech', 'energy'] as const satisfies Terrain[];
export const TRACKS = ['civ', 'water', 'biomass', 'rover', 'tech'] as const satisfies Track[];
export const RINGS: Ring[] = ['outer', 'inner'];
/** Squares on a side of the board. */
export const SIDE = 12;

/** The colours of the box, each with a pattern beside it. */
export const TONES: Record<Terrain, string> = {
  civ: '#454c60',
  water: '#3f8fd8',
  biomass: '#62b356',
  rover: '#d9604f',
  tech: '#e6eaf3',
  energy: '#f2c537',
};

export const { viewOf: planetView, actionOf, eventOf, printed } = reads<{ View: View; Action: Action; Thing: Thing; Event: Event; Printed: Printed }>('station');

/** The tile that a player has selected and is to place. */
export function inHand({ stage, depot }: PlayerView): string | null {
  return stage === null || typeof stage === 'string' ? null : depot[stage.selected.ring];
}
