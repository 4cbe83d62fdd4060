import type { Message } from '../../api/types';
import { message } from '../../lib/message';
import { pointsOf, type Layout, type Point } from './layout';
import { placeWords, trackWords } from './name';
import type { GroupData } from './types';

/** Something on a sheet that is chosen as a whole. */
export interface Region {
  key: string;
  thing: unknown;
  name: Message;
  points: Point[];
}

/** Groups that are there for the rules alone. */
const SILENT = new Set(['wild_column', 'energy_column', 'symbol_row', 'floor', 'base', 'mine_column', 'section']);

/** What can be chosen as a whole: groups, tracks, and the boxes that stand for an action. `half` is the player's own on a shared sheet. */
export function regionsOf(layout: Layout, half: 'owner' | 'guest' | null): Region[] {
  const { data } = layout;
  const kinds = (kind: string): Point[] =>
    layout.marks.filter((mark) => mark.kind === kind && (half === null || mark.id.startsWith(half))).map(({ px, py }) => ({ x: px, y: py }));
  const groups = data.groups.filter(({ kind }) => !SILENT.has(kind)).map((group) => ({ key: group.id, thing: { named: group.id }, name: placeWords(group), points: outline(layout, group) }));
  const tracks = data.tracks.map(({ id, marks }) => ({ key: id, thing: { named: id }, name: trackWords(id), points: pointsOf(layout, { slots: [], marks }) }));
  const boxes = [
    { key: 'system_errors', thing: 'system_errors', name: message('moon-thing-system_errors'), points: kinds('error') },
    { key: 'wild_actions', thing: 'wild_actions', name: message('moon-thing-wild_actions'), points: kinds('wild_action') },
  ];
  return [...groups, ...tracks, ...boxes].filter(({ points }) => points.length > 0);
}

/** Rooms and planets have a shape of their own; others reach around their parts. */
function outline(layout: Layout, group: GroupData): Point[] {
  const shape = layout.marks.find(({ kind, group: of }) => of === group.id && (kind === 'evacuation' || kind === 'planet_ring'));
  if (!shape) return pointsOf(layout, group);
  const { px, py, w = 0, h = 0 } = shape;
  if (shape.kind === 'evacuation') {
    const [x, y] = [(w / 2) * layout.width - 24, (h / 2) * layout.height - 24];
    return [
      { x: px - x, y: py - y },
      { x: px + x, y: py - y },
      { x: px + x, y: py + y },
      { x: px - x, y: py + y },
    ];
  }
  return Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8;
    return { x: px + Math.cos(angle) * 74, y: py + Math.sin(angle) * 74 };
  });
}
