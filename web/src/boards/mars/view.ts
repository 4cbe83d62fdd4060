/** The view of the mars crate, as it is written on the wire. */
import type { Entry } from '../../api/types';
import type { Award, CardResource, Conversion, Milestone, Parameter, Resource, StandardProject, Tag, View } from './types';

export type { CardResource, Parameter, Phase, PlayedCard, PlayerView, Resource, Tag, TileView } from './types';
export type MarsView = View;
export type Kind = 'automated' | 'active' | 'event' | 'corporation';

export const RESOURCES = ['megacredits', 'steel', 'titanium', 'plants', 'energy', 'heat'] as const satisfies Resource[];
export const TAGS = ['building', 'space', 'power', 'science', 'jovian', 'earth', 'plant', 'microbe', 'animal', 'city'] as const satisfies Tag[];
export const STANDARD = ['sell_patents', 'power_plant', 'asteroid', 'aquifer', 'greenery', 'city'] as const satisfies StandardProject[];
export const CONVERSIONS = ['convert_plants', 'convert_heat'] as const satisfies Conversion[];
export const PARAMETERS = ['temperature', 'oxygen', 'oceans'] as const satisfies Parameter[];

/** What an amount is counted by. */
export interface Per {
  count: string;
  divisor: number;
  tag?: Tag;
  where?: 'anywhere' | 'on_mars';
}

/** Something a card does, as the card data has it. */
export interface Op {
  op: string;
  resource?: Resource | CardResource;
  resources?: Resource[];
  amount?: number;
  max?: number;
  min?: number;
  steps?: number;
  count?: number;
  look?: number;
  keep?: number;
  discard?: number;
  draw?: number;
  parameter?: Parameter;
  tile?: string;
  placement?: string;
  tag?: Tag;
  from?: Resource;
  to?: Resource;
  target?: 'this_card' | 'own_card';
  may_use?: Resource[];
  per?: Per;
  then?: Op[];
  otherwise?: Op[];
  options?: Op[][];
}

export interface Requirement {
  type: string;
  parameter?: Parameter;
  bound?: 'min' | 'max';
  value?: number;
  min?: number;
  resource?: Resource;
  tag?: Tag;
  tile?: string;
}

/** When a lasting effect is set off. */
export interface When {
  event: string;
  by: 'owner' | 'anyone';
  tile?: string;
  tag?: Tag;
  tags?: Tag[];
  resources?: Resource[];
  where?: 'anywhere' | 'on_mars';
  min?: number;
}

export interface Ongoing {
  effect: string;
  when?: When;
  ops?: Op[];
  amount?: number;
  tag?: Tag;
  resource?: Resource;
  resources?: Resource[];
  card_resources?: CardResource[];
  steps?: number;
  plants?: number;
  project?: string;
}

export interface CardAction {
  cost: Op[];
  gain: Op[];
  condition?: { type: string };
}

export interface Points {
  type: 'fixed' | 'per' | 'if_resources_here';
  points: number;
  min?: number;
  per?: Per;
}

export interface CardData {
  id: string;
  set: string;
  kind?: Kind;
  cost?: number;
  tags: Tag[];
  requirements?: Requirement[];
  immediate?: Op[];
  ongoing?: Ongoing[];
  actions?: CardAction[];
  first_action?: Op[];
  card_resource?: CardResource;
  vp?: Points;
  start?: { megacredits: number; free_starting_hand?: boolean; resources: Partial<Record<Resource, number>>; production: Partial<Record<Resource, number>> };
}

export interface HexData {
  id: string;
  q: number;
  r: number;
  kind: 'land' | 'ocean' | 'noctis_city';
  volcanic?: boolean;
  area?: string;
  bonus?: Op[];
}

/** A map: the catalogue's entries of its spaces, its milestones and awards. */
export interface MapData {
  spaces: string[];
  milestones: Milestone[];
  awards: Award[];
}

/** What a milestone asks for or an award compares. */
export interface Counted {
  type: string;
  tag?: Tag;
  resources?: Resource[];
}

export interface ParameterData {
  id: Parameter;
  start: number;
  max: number;
  step: number;
  bonuses: { at: number; ops: Op[] }[];
}

/** The view of a game of mars; the parts are there once the game has started. */
export function marsView(view: Record<string, unknown>): MarsView | null {
  return 'planet' in view ? (view as unknown as MarsView) : null;
}

/** The kind of a card: corporations have none of their own in the data. */
export function kindOf(data: CardData): Kind {
  return data.kind ?? 'corporation';
}

/** The map that is played on. */
export function mapOf(view: MarsView, catalogue: Map<string, Entry>): MapData {
  const data = catalogue.get(`map_${view.map}`)?.data as unknown as MapData | undefined;
  return data ?? { spaces: [], milestones: [], awards: [] };
}
