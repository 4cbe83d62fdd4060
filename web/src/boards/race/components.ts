/** What the boards of race share: the order of phases and actions, and how views and the catalogue are read. */
import { reader } from '../printed';
import type { ActionCard, Phase, Printed, View } from './types';

export const PHASES: Phase[] = ['explore', 'develop', 'settle', 'consume', 'produce'];
export const ROMAN: Record<string, string> = { explore: 'I', develop: 'II', settle: 'III', trade: '$', consume: 'IV', produce: 'V' };
export const ACTIONS: ActionCard[] = ['explore_5', 'explore_1_1', 'develop', 'settle', 'consume_trade', 'consume_x2', 'produce'];

/** The view of a game of race; the parts are there once the game has started. */
export function raceView(view: Record<string, unknown>): View | null {
  return 'tableaus' in view ? (view as View) : null;
}

/** What is printed on a card. */
export const printed = reader<Printed>();
