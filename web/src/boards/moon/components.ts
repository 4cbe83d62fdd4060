/** What the boards of moon share: the order of actions, and how views, actions, events and the catalogue are read. */
import type { Entry } from '../../api/types';
import { reads } from '../read';
import type { Action, Event, Printed, SheetData, SheetView, Symbol, Thing, View } from './types';

export const SYMBOLS = ['robot', 'energy', 'plant', 'water', 'astronaut', 'planning'] as const satisfies Symbol[];

export const { viewOf: moonView, acted, eventOf, happened, pointed, printed } = reads<{ View: View; Action: Action; Thing: Thing; Event: Event; Printed: Printed }>('missions');

export function sheetOf(view: Record<string, unknown>, i: number): SheetView | null {
  return moonView(view)?.sheets[i] ?? null;
}

/** The sign of each mark that has one: `o` circled or filled, `x` crossed, `*` both. */
export function signsOf({ circled, crossed }: SheetView): Map<string, string> {
  const signs = new Map(circled.map((mark) => [mark, 'o']));
  for (const mark of crossed) signs.set(mark, signs.has(mark) ? '*' : 'x');
  return signs;
}

/** The sheet of the scenario that is played. */
export function printedSheet({ scenario }: View, catalogue: Map<string, Entry>): SheetData | undefined {
  return printed(catalogue.get(`scenario_${scenario}`), 'sheet');
}

/** Scenario 5: what is circled for a mission in place of a value. */
export const SYMBOL = { first: 'star', later: 'burst' } as const;
