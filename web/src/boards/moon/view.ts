/** The view of the moon crate, as it is written on the wire. */
import type { Entry } from '../../api/types';
import type { AnswerView, AstraView, Letter, MissionView, SheetView, StackView, Symbol, View } from './types';

export type { Combination, Content, Letter, Symbol } from './types';
export type Stack = StackView;
export type Mission = MissionView;
export type Answer = AnswerView;
export type Astra = AstraView;
export type Sheet = SheetView;
export type MoonView = View;

export const SYMBOLS = ['robot', 'energy', 'plant', 'water', 'astronaut', 'planning'] as const satisfies Symbol[];

/** The view of a game of moon; the parts are there once the game has started. */
export function moonView(view: Record<string, unknown>): MoonView | null {
  return 'scenario' in view && 'missions' in view ? (view as unknown as MoonView) : null;
}

export function sheetOf(view: Record<string, unknown>, i: number): Sheet | null {
  return moonView(view)?.sheets[i] ?? null;
}

/** The sign of each mark that has one: `o` circled or filled, `x` crossed, `*` both. */
export function signsOf({ circled, crossed }: Sheet): Map<string, string> {
  const signs = new Map(circled.map((mark) => [mark, 'o']));
  for (const mark of crossed) signs.set(mark, signs.has(mark) ? '*' : 'x');
  return signs;
}

/** What is printed somewhere on a sheet; `x` and `y` are parts of its width and height. */
export interface At {
  x: number;
  y: number;
  w?: number;
  h?: number;
  angle?: number;
}

export interface SlotData extends At {
  id: string;
  group?: string;
  symbol?: Symbol;
}

export interface PresetData extends At {
  id: string;
  is: 'x' | 'low_anchor' | 'high_anchor';
}

export interface MarkData extends At {
  id: string;
  kind: string;
  exclusive?: boolean;
  slots?: string[];
  group?: string;
  value: number;
  count: number;
  parity?: 'odd' | 'even';
  virus?: string;
  symbol?: Symbol;
  cells?: (At & { track: string; value: number })[];
}

export interface LineData extends At {
  id: string;
  kind: 'wall' | 'tunnel' | 'walkway' | 'airlock';
  a: string;
  b: string;
}

export interface GroupData {
  id: string;
  kind: string;
  slots: string[];
  marks: string[];
  values?: number[];
  virus?: string;
  numbers?: number[];
  colour?: 'green' | 'blue' | 'grey';
  settled?: string;
  modules?: string[];
  greenhouse?: string;
}

export interface ZoneData {
  id: string;
  kind: string;
  slots: string[];
  action?: Symbol | 'wild';
  start_slots?: string[];
}

export interface TrackData {
  id: string;
  marks: string[];
  values: number[];
}

export interface ScoreBox extends At {
  id: string;
  kind: 'part' | 'subtotal' | 'total';
  sign: number;
  source: string;
  half?: 'owner' | 'guest';
}

/** A size of something on a wide sheet, and on a square one. */
export interface Sizes<T> {
  wide: T;
  narrow: T;
}

/** How a sheet is drawn, as it says itself. */
export interface Drawing {
  /** What is drawn behind it. */
  scene: string;
  /** Two play on it, each from a side. */
  shared?: boolean;
  /** The cell of a slot. */
  cell: Sizes<{ width: number; height: number }>;
  /** Its slots are round. */
  round?: boolean;
  /** What stands in rows, or in rows and columns, is put on one line. */
  aligned?: 'rows' | 'columns';
  /** The columns of values that have a sign over them; all, if it does not say. */
  heads?: string[];
  /** How far a number stands aside of what is printed in its slot, and how large it is in parts of the cell. */
  number?: Sizes<{ aside: number; size: number }>;
  /** A bonus waits beside the mark that brings it. */
  bonus_beside_mark?: boolean;
  /** The points of quarters are noted in their corners. */
  quarter_points?: boolean;
}

/** A sheet as the catalogue has it. */
export interface SheetData {
  scenario: number;
  drawing: Drawing;
  aspect: number;
  zones: ZoneData[];
  slots: SlotData[];
  presets?: PresetData[];
  marks: MarkData[];
  lines: LineData[];
  groups: GroupData[];
  tracks: TrackData[];
  scoring: { id: string; by_plants?: number[]; by_reactors?: number[] }[];
  bonuses: { id: string; slots?: string[]; marks?: string[]; first: string; later?: string }[];
  mission_boxes: (At & { letter: Letter; half?: 'owner' | 'guest' })[];
  score_boxes: ScoreBox[];
  finals?: (At & { track: string })[];
}

/** The sheet of the scenario that is played. */
export function printedSheet({ scenario }: MoonView, catalogue: Map<string, Entry>): SheetData | undefined {
  return catalogue.get(`scenario_${scenario}`)?.data as unknown as SheetData | undefined;
}

export interface MissionData {
  letter: Letter;
  reward: { unit: 'points' | 'rockets' | 'symbol'; first?: number; later?: number };
  virus?: string;
}

/** Scenario 5: what is circled for a mission in place of a value. */
export const SYMBOL = { first: 'star', later: 'burst' } as const;
