import type { Layout } from './layout';
import type { MarkData, Symbol } from './types';

/** The colours of signs on paper; each reads well there. */
export const TONES: Record<string, string> = {
  robot: '#9a4300',
  energy: '#7a5a00',
  plant: '#1b6b2e',
  water: '#0a579c',
  astronaut: '#5b34a3',
  planning: '#9c1456',
  ink: '#2a3042',
  rocket: '#9c2a1c',
  pearl: '#3f5672',
  ruby: '#a8123a',
  bonus: '#6b4a00',
};

/** The colours of the viruses, each with its own name in words. */
export const VIRUSES: Record<string, string> = {
  grey: '#4d535e',
  red: '#b3201a',
  green: '#1b6b2e',
  purple: '#6a2c9c',
  blue: '#0a579c',
  yellow: '#7a5a00',
};

/** How a mark is printed: a chip of paper with a sign or a value on it. */
export interface Look {
  /** `bare`: no chip. Kinds that are no chip at all are drawn by others. */
  shape: 'disc' | 'box' | 'bare';
  icon?: string;
  text?: string;
  tone: string;
}

const ICONS: Record<string, [icon: string, tone: string]> = {
  rocket_preparation_effect: ['prepare', 'planning'],
  build_effect: ['build', 'ink'],
  sabotage_effect: ['sabotage', 'ink'],
  rocket: ['rocket', 'rocket'],
  extra_rocket: ['rocket', 'bonus'],
  robot: ['robot', 'robot'],
  plant: ['plant', 'plant'],
  energy: ['energy', 'energy'],
  wall_symbol: ['wall', 'ink'],
  astronaut: ['astronaut', 'astronaut'],
  wild_action: ['wild', 'ink'],
  planning: ['planning', 'planning'],
  antenna: ['antenna', 'ink'],
  greenhouse: ['greenhouse', 'plant'],
  mine_pearl: ['pearl', 'pearl'],
  mine_ruby: ['ruby', 'ruby'],
  mine_plant: ['plant', 'plant'],
  mine_water: ['water', 'water'],
  tower: ['tower', 'ink'],
  factory_plant: ['plant', 'plant'],
  factory_water: ['water', 'water'],
  factory_pearl: ['pearl', 'pearl'],
  factory_ruby: ['ruby', 'ruby'],
  factory_energy: ['energy', 'energy'],
  factory_robot: ['robot', 'robot'],
  tower_plant: ['plant', 'plant'],
  tower_water: ['water', 'water'],
  plant_symbol: ['plant', 'plant'],
  water_symbol: ['water', 'water'],
  spread_symbol: ['spread', 'ink'],
  reactor: ['energy', 'energy'],
  planet_plant: ['plant', 'plant'],
  planet_water: ['water', 'water'],
};

const minus = (n: number): string => (n === 0 ? '0' : `−${n}`);
const ofSymbol = (symbol: Symbol | undefined): Look => ({ shape: 'disc', icon: `moon-${symbol ?? 'wild'}`, tone: TONES[symbol ?? 'ink'] ?? '#2a3042' });
const value = (text: string, tone = 'ink', shape: Look['shape'] = 'box'): Look => ({ shape, text, tone: TONES[tone] ?? '#2a3042' });

/** The look of a mark, from its kind. */
export function lookOf(mark: MarkData): Look {
  const icon = ICONS[mark.kind];
  if (icon) return { shape: 'disc', icon: `moon-${icon[0]}`, tone: TONES[icon[1]] ?? '#2a3042', text: mark.count > 1 ? `${mark.count}` : undefined };
  switch (mark.kind) {
    case 'rocket_effect':
    case 'inactive_rocket_effect':
      return { shape: 'disc', icon: 'moon-rocket', text: `${mark.count}`, tone: (mark.kind === 'rocket_effect' ? TONES.rocket : TONES.pearl) ?? '' };
    case 'activation_arrow':
      return { shape: 'bare', icon: 'moon-arrow', tone: '#ffd27a' };
    case 'water_tank':
      return { shape: 'disc', icon: 'moon-water', text: mark.value > 0 ? `${mark.value}` : undefined, tone: TONES.water ?? '' };
    case 'multiplier_high':
    case 'multiplier_low':
      return value(`×${mark.value}`, 'bonus');
    case 'double':
      return value('×2', 'bonus');
    case 'filling_bonus':
    case 'quarter_bonus_high':
    case 'quarter_bonus_low':
    case 'skyscraper_bonus_high':
    case 'skyscraper_bonus_low':
      return value(`+${mark.value}`, 'bonus');
    case 'planning_box':
      return value(minus(mark.value), 'planning');
    case 'error':
      return value(mark.value === 0 ? '0' : minus(mark.value), 'ruby');
    case 'secondary_bonus':
      return ofSymbolOrStone(mark.group);
    case 'row_bonus':
    case 'asteroid_bonus':
      return ofSymbol(mark.symbol);
    case 'virus_symbol':
    case 'virus_target':
      return { shape: 'disc', icon: 'moon-virus', tone: VIRUSES[mark.virus ?? 'grey'] ?? '' };
    default:
      return value(`${mark.value}`);
  }
}

/** What a secondary factory gives. */
function ofSymbolOrStone(group = ''): Look {
  const name = group.replace('secondary_', '');
  return { shape: 'disc', icon: `moon-${name}`, tone: TONES[name] ?? '#2a3042' };
}

/** Marks that are more than a chip: parts of the dome, rows, rooms, planets, places for insignia. */
export const DRAWN_APART = new Set(['dome_segment', 'dome_half', 'dome_split', 'upgrade_row', 'evacuation', 'planet_ring']);
/** Marks that bear the insignia of one or both players of a shared sheet, and what is printed there. */
export const WITH_INSIGNIA = new Map([
  ['moon_space', 'moon'],
  ['flag', 'flag'],
  ['asteroid', 'asteroid'],
  ['insignia', 'star'],
]);

/** The size of a slot's cell. */
export function cellOf({ data, wide }: Layout): { width: number; height: number } {
  return data.drawing.cell[wide ? 'wide' : 'narrow'];
}
