/** The data of the games as their catalogues have it: they fill in what the files leave out. */
import { readFileSync } from 'node:fs';
import type { AwardMetric, CorporationData, HexData, MilestoneCondition, ProjectData } from '../../src/boards/mars/types';
import type { SheetData } from '../../src/boards/moon/types';

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(`../../../crates/${file}.json`, import.meta.url), 'utf8'));

const OPS: Record<string, object> = {
  gain: { per: null },
  production: { per: null },
  raise_tr: { per: null },
  place_tile: { count: 1 },
  pay_megacredits: { may_use: [] },
};

/** Effects with all that they have, however deep they lie. */
function filled(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(filled);
  if (typeof data !== 'object' || data === null) return data;
  const parts = Object.entries(data).map(([name, part]) => [name, filled(part)]);
  return { ...('op' in data ? OPS[String(data.op)] : {}), ...Object.fromEntries(parts) };
}

const cards = (file: string, rest: object): object[] => (filled(read(`mars/data/${file}`)) as object[]).map((card) => ({ ...rest, ...card }));

export const projects = cards('projects', { requirements: [], immediate: [], ongoing: [], actions: [], card_resource: null, vp: null }) as ProjectData[];
export const corporations = cards('corporations', { solo_start: [], first_action: [], ongoing: [], actions: [] }) as CorporationData[];
export const tharsis = filled(read('mars/data/maps/tharsis')) as { hexes: HexData[]; milestones: { condition: MilestoneCondition }[]; awards: { metric: AwardMetric }[] };

function sheet(scenario: number): SheetData {
  const data = read(`moon/data/scenario-${scenario}`) as SheetData;
  const fill = <Data extends object>(part: Data, rest: object): Data => Object.assign(part, { ...rest, ...part });
  for (const mark of data.marks) fill(mark, { value: 0, count: 1, slots: [], then: [], cells: [], exclusive: false });
  for (const zone of data.zones) fill(zone, { start_slots: [] });
  for (const group of data.groups) fill(group, { values: [], numbers: [], modules: [] });
  for (const bonus of data.bonuses) fill(bonus, { slots: [], marks: [] });
  return fill(data, { presets: [], finals: [] });
}

export const sheets = [1, 2, 3, 4, 5, 6, 7, 8].map(sheet);
