import type { Legal } from '../../api/types';
import { acted } from './components';
import type { Symbol } from './types';

/** A legal combination, as its action says it. */
export interface Pick {
  legal: Legal;
  number: number;
  action: Symbol;
  wild: boolean;
  unused?: string;
}

/** The combinations among the legal actions. */
export function picksOf(legals: Legal[]): Pick[] {
  return legals.flatMap((legal) => {
    const pick = acted(legal.action, 'pick');
    return pick ? [{ legal, number: pick.number, action: pick.action, wild: pick.wild ?? false, unused: pick.unused }] : [];
  });
}

/** A number that can be written, where. */
export interface Write {
  legal: Legal;
  number: number;
  slot: string;
}

/** The numbers that can be written among the legal actions. */
export function writesOf(legals: Legal[]): Write[] {
  return legals.flatMap((legal) => {
    const write = acted(legal.action, 'write');
    return write ? [{ legal, ...write }] : [];
  });
}

/** The different numbers among some writes, from the lowest. */
export function numbersOf(writes: Write[]): number[] {
  return [...new Set(writes.map(({ number }) => number))].sort((a, b) => a - b);
}
