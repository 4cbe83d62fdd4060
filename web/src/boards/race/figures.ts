import { message } from '../../lib/message';
import { words } from '../../lib/words.svelte';
import type { Figure } from '../board';
import { eventOf, raceView } from './components';

/** The numbers that matter of a seat: placed cards, hand, chips. */
export function figures(view: Record<string, unknown>, seat: number): Figure[] {
  const race = raceView(view);
  if (!race) return [];
  const figure = (icon: string, id: string, value: number | undefined): Figure => ({
    icon,
    label: words.say(message(id)),
    value: String(value ?? 0),
  });
  return [
    figure('card', 'page-race-tableau', race.tableaus[seat]?.length),
    figure('hand', 'race-outline-hand', race.hands[seat]?.size),
    figure('race-chip', 'race-outline-chips', race.chips[seat]),
  ];
}

/** The things that took part in an event. */
export function touched(told: unknown): unknown[] {
  const event = eventOf({ event: told });
  if (typeof event === 'string') return [];
  const placed = (seat: number, card: string): unknown => ({ placed: { seat, card } });
  if ('placed' in event) return [placed(event.placed.seat, event.placed.card)];
  if ('good_put' in event) return [placed(event.good_put.seat, event.good_put.world)];
  if ('sold' in event) return [placed(event.sold.seat, event.sold.world)];
  if ('consumed' in event) return event.consumed.worlds.map((world) => placed(event.consumed.seat, world));
  if ('drew' in event) return (event.drew.cards.cards ?? []).map((id) => ({ hand: id }));
  return [];
}
