import type { Figure } from '../board';
import { say } from './face';
import { eventOf, marsView } from './components';
import type { Event } from './types';

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

/** The things that took part in an event. */
export function touched(told: unknown): unknown[] {
  const event = eventOf({ event: told });
  if (typeof event === 'string') return [];
  if ('placed' in event) return [{ space: event.placed.space }];
  if ('marked' in event) return [{ space: event.marked.space }];
  if ('raised' in event) return [{ track: event.raised.parameter }];
  if ('standard' in event) return [{ standard: event.standard.project }];
  if ('claimed' in event) return [{ milestone: event.claimed.milestone }];
  if ('funded' in event) return [{ award: event.funded.award }];
  return cardsIn(event).map((card) => ({ card }));
}

/** The cards that an event is about. */
function cardsIn(event: Exclude<Event, string>): string[] {
  if ('played' in event) return [event.played.card];
  if ('used' in event) return [event.used.card];
  if ('first_action' in event) return [event.first_action.card];
  if ('corporation' in event) return [event.corporation.card];
  if ('on_card' in event) return [event.on_card.card];
  if ('copied' in event) return [event.copied.card];
  if ('drew' in event) return event.drew.cards;
  if ('bought' in event) return event.bought.cards;
  return 'kept' in event ? event.kept.cards : [];
}
