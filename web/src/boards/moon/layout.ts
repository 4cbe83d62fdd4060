import type { At, GroupData, LineData, MarkData, PresetData, SheetData, SlotData, ZoneData } from './types';

export interface Point {
  x: number;
  y: number;
}

export type Laid<T> = T & { px: number; py: number };

/** A line where it is drawn: from the one end to the other. */
export type LaidLine = LineData & { from: Point; to: Point };

/** A value at the end of a track, which has no box. */
export interface Final extends Point {
  track: string;
  value: number;
}

/** A sheet laid out for drawing. */
export interface Layout {
  data: SheetData;
  width: number;
  height: number;
  /** Wide screens get a wide sheet: places lie further apart, signs stay round. */
  wide: boolean;
  slots: Laid<SlotData>[];
  presets: Laid<PresetData>[];
  marks: Laid<MarkData>[];
  lines: LaidLine[];
  finals: Final[];
  /** Where something printed lies; a planet's things keep together. */
  at: (place: At, group?: string) => Point;
  /** Where slots and marks lie, by id. */
  points: Map<string, Point>;
}

const HEIGHT = 1000;
const WIDE = 1600;
const NARROW = 1000;
/** Wide planets are a little larger, too. */
export const SWELL = 1.05;

/** Lays out a sheet, wide or square; turned round for the guest of a shared one. */
export function layOut(printed: SheetData, wide: boolean, turned = false): Layout {
  const data = straightened(printed);
  const width = wide ? WIDE : NARROW;
  const plain = ({ x, y }: Point): Point => (turned ? { x: (1 - x) * width, y: (1 - y) * HEIGHT } : { x: x * width, y: y * HEIGHT });
  const centres = new Map(data.groups.flatMap((group) => (group.settled ? [[group.id, data.marks.find(({ id }) => id === group.settled)] as const] : [])));
  const swell = wide ? SWELL : 1;
  const at = (place: At, group?: string): Point => {
    const centre = group === undefined ? undefined : centres.get(group);
    if (!centre) return plain(place);
    const [middle, way] = [plain(centre), turned ? -1 : 1];
    return { x: middle.x + way * (place.x - centre.x) * HEIGHT * swell, y: middle.y + way * (place.y - centre.y) * HEIGHT * swell };
  };
  const laid = <T extends At & { group?: string }>(list: T[]): Laid<T>[] =>
    list.map((each) => {
      const { x, y } = at(nudged(each), each.group);
      return { ...each, px: x, py: y };
    });
  const slots = laid(data.slots);
  const presets = laid(data.presets);
  const marks = laid(data.marks);
  const points = new Map([...slots, ...presets, ...marks].map(({ id, px, py }) => [id, { x: px, y: py }]));
  const lines = data.lines.map((line) => ({ ...line, ...ends(line, at(line), points, width) }));
  return { data, width, height: HEIGHT, wide, slots, presets, marks, lines, finals: finalsOf(data, at, points), at, points };
}

/** What is printed too close to its neighbour for a chip. */
function nudged<T extends At & { kind?: string }>(place: T): At {
  return place.kind === 'filling_bonus' ? { ...place, x: place.x + 0.012 } : place;
}

/** Marks that stand between the rows. */
const LOOSE = new Set(['activation_arrow', 'dome_segment', 'dome_half', 'dome_split', 'virus_target', 'mine_pearl', 'mine_ruby']);

/** Positions are measured from print; what stands in a row is put on one line. */
function straightened(data: SheetData): SheetData {
  if (!data.drawing.aligned) return data;
  const upright = data.drawing.aligned === 'columns';
  const lined = <T extends Point>(list: T[]): T[] => {
    const xs = upright ? aligned(list.map(({ x }) => x)) : (x: number) => x;
    const ys = aligned(list.map(({ y }) => y));
    return list.map((each) => ({ ...each, x: xs(each.x), y: ys(each.y) }));
  };
  const [loose, others] = [true, false].map((is) => data.marks.filter(({ kind }) => LOOSE.has(kind) === is)) as [MarkData[], MarkData[]];
  const marks = new Map([...loose, ...lined(others)].map((mark) => [mark.id, mark]));
  return { ...data, slots: lined(data.slots), marks: data.marks.map((mark) => marks.get(mark.id) ?? mark), score_boxes: lined(data.score_boxes) };
}

/** Brings coordinates that differ by little to their mean. */
export function aligned(values: number[], near = 0.005, spread = 0.012): (value: number) => number {
  const rows: number[][] = [];
  for (const value of [...new Set(values)].sort((a, b) => a - b)) {
    const row = rows.at(-1);
    if (row && value - (row.at(-1) ?? 0) <= near && value - (row[0] ?? 0) <= spread) row.push(value);
    else rows.push([value]);
  }
  const means = new Map(rows.flatMap((row) => row.map((value) => [value, row.reduce((sum, each) => sum + each, 0) / row.length])));
  return (value) => means.get(value) ?? value;
}

/** How far a stroke reaches from its middle. */
const REACH = { wall: 27, tunnel: 0, walkway: 20, airlock: 24 };

function ends(line: LineData, middle: Point, points: Map<string, Point>, width: number): { from: Point; to: Point } {
  const [a, b] = [points.get(line.a), points.get(line.b)];
  // A tunnel leads from building to building.
  if (line.kind === 'tunnel' && a && b) return { from: between(a, b, 0.24), to: between(a, b, 0.76) };
  // A wall stands across the way between its slots; other strokes have an angle of their own.
  const angle = ((line.angle ?? 0) * Math.PI) / 180;
  const along = line.kind === 'wall' && a && b ? unit(-(b.y - a.y), b.x - a.x) : unit(Math.sin(angle) * (width / HEIGHT), -Math.cos(angle));
  const centre = line.kind === 'wall' && a && b ? between(a, b, 0.5) : middle;
  const far = REACH[line.kind];
  return { from: { x: centre.x - along.x * far, y: centre.y - along.y * far }, to: { x: centre.x + along.x * far, y: centre.y + along.y * far } };
}

export function between(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

function unit(x: number, y: number): Point {
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

/** The last values of tracks whose boxes are one fewer than their values. */
function finalsOf(data: SheetData, at: Layout['at'], points: Map<string, Point>): Final[] {
  return data.tracks.flatMap(({ id, marks, values }) => {
    if (values.length !== marks.length + 1 || id === 'launch_score' || id.endsWith('errors') || id === 'extra_rockets') return [];
    const printed = data.finals.find(({ track }) => track === id);
    const place = printed ? at(printed) : after(marks.slice(-3).flatMap((mark) => points.get(mark) ?? []));
    return place ? [{ track: id, value: values.at(-1) ?? 0, ...place }] : [];
  });
}

/** The place after the last ones of a column, or of two columns side by side. */
function after(last: Point[]): Point | null {
  const [c, b] = [last.at(-1), last.at(-2)];
  if (!b || !c) return null;
  return Math.abs(b.x - c.x) < 12 ? { x: c.x, y: 2 * c.y - b.y } : { x: b.x, y: c.y };
}

/** The points around some others, in order: what encloses them. */
export function hull(points: Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  const half = (list: Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1 && turn(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

export function path(points: Point[], closed = false): string {
  if (points.length === 0) return '';
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${closed ? 'z' : ''}`;
}

/** A curve through points, each met on the way. */
export function curve(points: Point[]): string {
  const p = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const [first] = points;
  if (!first) return '';
  let d = `M${p(first)}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [before, a, b, next] = [points[i - 1] ?? points[i], points[i], points[i + 1], points[i + 2] ?? points[i + 1]] as [Point, Point, Point, Point];
    d += `C${p({ x: a.x + (b.x - before.x) / 6, y: a.y + (b.y - before.y) / 6 })} ${p({ x: b.x - (next.x - a.x) / 6, y: b.y - (next.y - a.y) / 6 })} ${p(b)}`;
  }
  return d;
}

/** The points of what belongs to a group or a zone. */
export function pointsOf(layout: Layout, part: Pick<GroupData, 'slots' | 'marks'> | Pick<ZoneData, 'slots'>): Point[] {
  return [...part.slots, ...('marks' in part ? part.marks : [])].flatMap((id) => layout.points.get(id) ?? []);
}

/** The box around points, with so much air. */
export function boxOf(points: Point[], air = 0): { x: number; y: number; width: number; height: number } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - air, Math.min(...ys) - air];
  return { x: left, y: top, width: Math.max(...xs) + air - left, height: Math.max(...ys) + air - top };
}
