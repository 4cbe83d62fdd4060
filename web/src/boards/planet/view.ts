/** The view of the planet crate, as it is written on the wire. */
import type { Entry, Message } from '../../api/types';

export const TERRAINS = ['civ', 'water', 'biomass', 'rover', 'tech', 'energy'] as const;
export type Terrain = (typeof TERRAINS)[number];
export const TRACKS = ['civ', 'water', 'biomass', 'rover', 'tech'] as const;
export type Track = (typeof TRACKS)[number];
export type Ring = 'outer' | 'inner';
export const RINGS: Ring[] = ['outer', 'inner'];
/** A place on the board: column and row from 0. */
export type Square = [number, number];
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

export interface Laid {
  tile: string;
  turn: number;
  at: Square;
}

export interface RoverView {
  square: Square;
  loaded: boolean;
}

export type PodPlace = 'scoring' | { space: { track: Track; row: number } } | { tech: number };

export interface Pending {
  resources: { kind: Terrain; times: number }[];
  synergy: number;
  patches: number;
  stored: number;
  deploy: number;
}

export type Stage = 'free' | 'waiting' | 'done' | { selected: { ring: Ring } };

export interface PlayerView {
  planet: string;
  corporation: string;
  terrain: string[];
  tiles: Laid[];
  patches: Square[];
  rows: number[];
  columns: number[];
  regions: number[];
  symbols: Square[];
  meteorites: Square[];
  lifepods: Square[];
  rovers: RoverView[];
  trackers: { track: Track; at: number }[];
  techs: number[];
  used: number[];
  collected: PodPlace[];
  collected_meteorites: number;
  rovers_left: number;
  stored: number;
  civ: [number, string | null][];
  objective_count: number;
  objectives: string[] | null;
  fulfilled: boolean[] | null;
  dealt: string[] | null;
  pool: number;
  pending: Pending | null;
  flux: Track | null;
  stage: Stage | null;
  depot: [string | null, string | null];
}

export interface StackView {
  shape: string;
  ring: Ring;
  slot: number;
  top: string | null;
  below: number;
}

export interface StationView {
  rotation: number;
  inner_offset: number;
  /** Where the seats sit round it. */
  seats: number[];
  stacks: StackView[];
}

export interface PlanetView {
  step: string;
  round: number;
  commander: number;
  last_round: boolean;
  station: StationView;
  civ: { piles: number[]; offered: string[] };
  events: { left: number; shown: string[]; next: string | null };
  objectives: { neighbours: string[]; shared: string | null; values: number[][] };
  players: PlayerView[];
}

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
