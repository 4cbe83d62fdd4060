/** What the boards of race share: the order of phases and actions, and how views and the catalogue are read. */
import { reads } from '../read';
import type { Action, ActionCard, Event, Phase, Printed, Thing, View } from './types';

export const PHASES: Phase[] = ['explore', 'develop', 'settle', 'consume', 'produce'];
export const ROMAN: Record<string, string> = { explore: 'I', develop: 'II', settle: 'III', trade: '$', consume: 'IV', produce: 'V' };
export const ACTIONS: ActionCard[] = ['explore_5', 'explore_1_1', 'develop', 'settle', 'consume_trade', 'consume_x2', 'produce'];

export const { viewOf: raceView, eventOf, printed } = reads<{ View: View; Action: Action; Thing: Thing; Event: Event; Printed: Printed }>('tableaus');
