/** The view of the planet crate, as it is written on the wire. */
import type { Entry, Message } from '../../api/types';
import type { PlayerView, Ring, Square, Terrain, Track, View } from './types';

export type { Ring, Square, Terrain, Track } from './types';

export const TERRAINS = ['civ', 'water', 'biomass', 'rover', 'tech', 'energy'] as const satisfies Terrain[];
export const TRACKS = ['civ', 'water', 'biomass', 'rover', 'tech'] as const satisfies Track[];
export const RINGS: Ring[] = ['outer', 'inner'];
/** Squares on a side of the board. */
export const SIDE = 12;

/** A terrain by its letter in the rows of a planet; a capital has an icon on it. */
export const LETTERS: Record<string, Terrain> = { c: 'civ', w: 'water', b: 'biomass', r: 'rover', t: 'tech', e: 'energy' };

/** The colours of the box, each with a pattern beside it. */
export const TONES: Record<Terrain, string> = {
  civ: '#454c60',
  water: '#3f8fd8',
  biomass: '#62b356',
  rover: '#d9604f',
  tech: '#e6eaf3',
  energy: '#f2c537',
};

export type { Laid, Pending, PlayerView, PodPlace, RoverView, StackView, Stage, StationView } from './types';
export type PlanetView = View;

/** A tile as it is printed: its squares, and which of them show something. */
export interface TileData {
  ring: Ring;
  cells: [number, number, Terrain][];
  icons: Square[];
  symbol: Square | null;
  /** In how many ways it can lie. */
  turns: number;
  terrains: [Terrain, Terrain];
  meteorite: boolean;
}

export interface BoardData {
  squares: Square[];
  ice: Square[];
  row_medals: number[];
  column_medals: number[];
  marks: Record<string, Square[]>;
  rules: { op: string; mark?: string; resource?: Terrain; medals?: number; diagonal_passages?: [Square, Square][] }[];
}

export interface Effect {
  op: string;
  count?: number;
  level?: number;
  points?: number;
  tracker?: Track | 'flux';
  steps?: number;
}

export interface SpaceData {
  row: number;
  column: Track;
  medal: number | null;
  benefits: Effect[];
  choose_one: boolean;
  text: Message[];
}

export interface CorporationData {
  tracks: SpaceData[][];
  techs: { power: string; limit: string }[];
  top_movement: number | null;
}

export interface CivData {
  level: number;
  timing: 'immediate' | 'end_of_game';
}

export interface EventData {
  colour: 'green' | 'orange' | 'red';
}

export interface ObjectiveData {
  neighbour: { id: string; win: number; tie: number };
  personal: { id: string; medals: number };
}

/** The view of a game of planet; the parts are there once the game has started. */
export function planetView(view: Record<string, unknown>): PlanetView | null {
  return 'station' in view ? (view as unknown as PlanetView) : null;
}

/** What the catalogue tells of a component. */
export function dataOf<Data>(catalogue: Map<string, Entry>, id: string): Data | undefined {
  return catalogue.get(id)?.data as unknown as Data | undefined;
}

/** The tile that a player has selected and is to place. */
export function inHand(player: PlayerView): string | null {
  const { stage, depot } = player;
  if (stage === null || typeof stage !== 'object') return null;
  return depot[stage.selected.ring === 'outer' ? 0 : 1];
}
