/** What the boards of mars share: the order of things, and how views, actions, events and the catalogue are read. */
import type { Entry } from '../../api/types';
import { reads } from '../read';
import type { Action, Conversion, CorporationData, Event, Kind, MapData, Parameter, Printed, ProjectData, Resource, StandardProject, Tag, Thing, View } from './types';

export const RESOURCES = ['megacredits', 'steel', 'titanium', 'plants', 'energy', 'heat'] as const satisfies Resource[];
export const TAGS = ['building', 'space', 'power', 'science', 'jovian', 'earth', 'plant', 'microbe', 'animal', 'city'] as const satisfies Tag[];
export const STANDARD = ['sell_patents', 'power_plant', 'asteroid', 'aquifer', 'greenery', 'city'] as const satisfies StandardProject[];
export const CONVERSIONS = ['convert_plants', 'convert_heat'] as const satisfies Conversion[];
export const PARAMETERS = ['temperature', 'oxygen', 'oceans'] as const satisfies Parameter[];

export const { viewOf: marsView, acted, eventOf, printed } = reads<{ View: View; Action: Action; Thing: Thing; Event: Event; Printed: Printed }>('planet');

/** What is printed on a card. */
export type CardData = ProjectData | CorporationData;

/** What is printed on a card; standard projects and milestones are none. */
export function cardOf(entry: Entry | undefined): CardData | undefined {
  return printed(entry, 'project') ?? printed(entry, 'corporation');
}

/** The kind of a card. */
export function kindOf(data: CardData): Kind {
  return 'kind' in data ? data.kind : 'corporation';
}

/** The map that is played on. */
export function mapOf(view: View, catalogue: Map<string, Entry>): Pick<MapData, 'spaces' | 'milestones' | 'awards'> {
  return printed(catalogue.get(`map_${view.map}`), 'map') ?? { spaces: [], milestones: [], awards: [] };
}
