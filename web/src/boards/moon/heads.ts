import type { Layout } from './layout';
import { TONES } from './looks';

/** The sign over a column of values, which says what it is about. */
export interface Head {
  track: string;
  icon: string;
  /** How many symbols it is about, in place of a sign. */
  text?: string;
  tone: string;
  x: number;
  y: number;
}

const ICONS: Record<string, string> = {
  plant_value: 'plant',
  water_value: 'water',
  antenna_value: 'antenna',
  planning: 'planning',
  errors: 'error',
  plant: 'plant',
  water: 'water',
  green: 'moon',
  blue: 'moon',
  grey: 'moon',
  extra_rockets: 'star',
  mission_first_value: 'star',
  mission_later_value: 'burst',
  dome_value: 'greenhouse',
  astronaut_most_value: 'star',
  astronaut_other_value: 'astronaut',
  tower_1_value: 'tower',
  tower_2_value: 'tower',
  tower_3_value: 'tower',
};
const COLOURS: Record<string, string> = { astronaut_most_value: '#5b34a3', tower_1_value: '#3f5672', tower_2_value: '#3f5672', tower_3_value: '#3f5672', green: '#2c7a3c', blue: '#1f66ad', grey: '#5a6272', errors: '#a8123a', antenna_value: '#3f5672', extra_rockets: '#6b4a00', mission_first_value: '#6b4a00', mission_later_value: '#6b4a00', dome_value: '#1f66ad' };

/** The signs over the columns whose boxes do not say themselves what they count. */
export function headsOf(layout: Layout): Head[] {
  // Where the symbols themselves are crossed off, they say what they are.
  return headsFor(layout, layout.data.drawing.heads ?? Object.keys(ICONS));
}

function headsFor(layout: Layout, wanted: string[]): Head[] {
  return layout.data.tracks.flatMap(({ id, marks }) => {
    const plain = id.replace(/^(owner|guest)_/, '');
    const icon = ICONS[plain];
    const first = layout.data.marks.find((mark) => mark.id === marks[0]);
    if (!icon || !first || !wanted.includes(plain) || first.kind === 'planning' || first.kind === 'plant_symbol') return [];
    const points = marks.flatMap((mark) => layout.points.get(mark) ?? []);
    const cell = first.cells.find(({ track }) => track === id);
    const x = cell ? layout.at(cell).x : points.reduce((sum, point) => sum + point.x, 0) / points.length;
    const ys = points.map(({ y }) => y);
    // The other half of a shared sheet stands on its head: so do its columns.
    const final = layout.finals.find(({ track }) => track === id);
    const upside = layout.data.drawing.shared && (final ? final.y : (ys.at(-1) ?? 0)) < (ys[0] ?? 0);
    return [{ track: id, icon, text: /^tower_(\d)_value$/.exec(id)?.[1], tone: COLOURS[plain] ?? TONES[icon] ?? '#3f5672', x, y: upside ? Math.max(...ys) + 37 : Math.min(...ys) - 37 }];
  });
}

/** The signs of the parts of a score. */
export const PARTS: Record<string, string> = {
  missions: 'mission',
  plants: 'plant',
  plant: 'plant',
  water: 'water',
  longest_zone: 'slots',
  most_zones: 'star',
  antennas: 'antenna',
  quarters: 'bonus',
  astronauts: 'astronaut',
  astronaut: 'astronaut',
  planning: 'planning',
  errors: 'error',
  pearl: 'pearl',
  ruby: 'ruby',
  skyscrapers: 'bonus',
  dome: 'greenhouse',
  infected: 'virus',
  greenhouses: 'greenhouse',
  modules: 'slots',
};
