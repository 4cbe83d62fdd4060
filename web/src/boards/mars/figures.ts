import type { Figure } from '../board';
import { say } from './face';
import { marsView } from './view';

/** The numbers that matter of a seat: rating, money with income, cards in hand. */
export function figures(view: Record<string, unknown>, seat: number): Figure[] {
  const player = marsView(view)?.players[seat];
  if (!player) return [];
  const [money, income] = [player.stock.megacredits, player.production.megacredits];
  return [
    { icon: 'mars-rating', label: say('outline-rating'), value: `${player.rating}` },
    { icon: 'mars-megacredits', label: say('resource-megacredits'), value: `${money}${income < 0 ? `−${-income}` : `+${income}`}` },
    { icon: 'hand', label: say('outline-hand'), value: `${player.hand}` },
  ];
}

interface Touching {
  card?: string;
  cards?: string[];
  space?: string;
  parameter?: string;
  project?: string;
  milestone?: string;
  award?: string;
  resource?: string;
}

/** The things that took part in an event. */
export function touched(event: unknown): unknown[] {
  if (event === null || typeof event !== 'object') return [];
  const [kind, body] = Object.entries(event)[0] ?? [];
  const { card, cards, space, parameter, project, milestone, award } = (body ?? {}) as Touching;
  switch (kind) {
    case 'placed':
    case 'marked':
      return [{ space }];
    case 'raised':
      return [{ track: parameter }];
    case 'played':
    case 'used':
    case 'first_action':
    case 'corporation':
    case 'on_card':
    case 'copied':
      return [{ card }];
    case 'drew':
    case 'bought':
    case 'kept':
      return (cards ?? []).map((each) => ({ card: each }));
    case 'standard':
      return [{ standard: project }];
    case 'claimed':
      return [{ milestone }];
    case 'funded':
      return [{ award }];
    default:
      return [];
  }
}
