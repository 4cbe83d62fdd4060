/** The view of the race crate, as it is written on the wire. */
import type { ActionCard, Good, HandView, Phase, PlacedView, View } from './types';

export type { ActionCard, Answer, Good, Phase } from './types';
export type Placed = PlacedView;
export type Hand = HandView;
export type RaceView = View;

/** Effects as the card data has them. */
export interface Effect {
  op: string;
  amount?: number;
  good?: Good;
  filter?: { good?: Good; keyword?: string };
  match?: { good?: Good };
  scope?: 'any' | 'good' | 'this_world';
  discount?: number;
  excludes_good?: Good;
  per_use?: number;
  max_uses?: number;
  kinds?: number;
  vp?: number;
  cards?: number;
  vp_per_good?: number;
  vp_offset?: number;
  min?: number;
  max?: number;
  factor?: number;
}

export interface CardData {
  id: string;
  type: 'world' | 'development';
  cost?: number;
  defense?: number;
  vp: number;
  kind?: 'gray' | 'production' | 'windfall';
  good?: Good;
  powers?: Partial<Record<'explore' | 'develop' | 'settle' | 'trade' | 'consume' | 'produce', Effect[]>>;
  scoring?: Effect[];
}

export interface ActionData {
  id: ActionCard;
  phase: Phase;
  bonus: Effect[];
}

export const PHASES: Phase[] = ['explore', 'develop', 'settle', 'consume', 'produce'];
export const ROMAN: Record<string, string> = { explore: 'I', develop: 'II', settle: 'III', trade: '$', consume: 'IV', produce: 'V' };
export const ACTIONS: ActionCard[] = ['explore_5', 'explore_1_1', 'develop', 'settle', 'consume_trade', 'consume_x2', 'produce'];

/** The view of a game of race; the parts are there once the game has started. */
export function raceView(view: Record<string, unknown>): RaceView | null {
  return 'tableaus' in view ? (view as unknown as RaceView) : null;
}
