/** The view of the moon crate, as it is written on the wire. */
export const SYMBOLS = ['robot', 'energy', 'plant', 'water', 'astronaut', 'planning'] as const;
export type Symbol = (typeof SYMBOLS)[number];
export type Letter = 'a' | 'b' | 'c';

export interface Combination {
  number: number;
  action: Symbol;
}

export interface Stack {
  combination?: Combination;
  top: string;
  below: number;
  discard: string[];
}

export interface Mission {
  letter: Letter;
  card: string;
  turned: boolean;
  noted: ('first' | 'later' | null)[];
}

export interface Answer {
  picked?: Combination;
  wild?: boolean;
  claims?: Letter[];
  open: boolean;
}

export interface Astra {
  opponent: string;
  top?: { action: Symbol } | { effect: Letter };
  deck: number;
  discard: string[];
  open: string[];
  unused?: string;
  given: string[];
  removed: string[];
  bonuses: number;
  spent: number;
  second_pass: boolean;
  score: number;
}

export type Content = number | 'x' | 'infected' | 'owner' | 'guest';

export interface Sheet {
  slots: Record<string, Content>;
  /** One sign for each mark, in the order of the data: `.` none, `o` circled or filled, `x` crossed, `*` both. */
  marks: string;
  /** One sign for each line: `.` none, `-` drawn. */
  lines: string;
  /** Scenario 6: the points of each evacuated quarter. */
  points?: number[];
  due?: number;
  /** Scenario 8: whose turn it is on this sheet. */
  active?: number;
}

export interface MoonView {
  scenario: number;
  turn: number;
  phase: string | { effect: Letter };
  seats: number;
  you: number[];
  asked: number[];
  stacks: Stack[];
  missions: Mission[];
  answers: Record<string, Answer>;
  astra?: Astra;
}

/** The view of a game of moon; the parts are there once the game has started. */
export function moonView(view: Record<string, unknown>): MoonView | null {
  return 'scenario' in view && 'missions' in view ? (view as unknown as MoonView) : null;
}

export function sheetOf(view: Record<string, unknown>, i: number): Sheet | null {
  return (view[`sheet_${i}`] as Sheet | undefined) ?? null;
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

/** A sheet as the catalogue has it. */
export interface SheetData {
  scenario: number;
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

export interface MissionData {
  letter: Letter;
  reward: { unit: 'points' | 'rockets' | 'symbol'; first?: number; later?: number };
  virus?: string;
}

/** Scenario 5: what is circled for a mission in place of a value. */
export const SYMBOL = { first: 'star', later: 'burst' } as const;
