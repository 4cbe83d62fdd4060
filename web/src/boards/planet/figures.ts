import type { Figure } from '../board';
import { t } from '../../lib/words.svelte';
import { eventOf, planetView } from './components';
import type { Event } from './types';

/** The numbers that matter of a seat: squares on the planet still to cover, lifepods and meteorites collected. */
export function figures(view: Record<string, unknown>, seat: number): Figure[] {
  const player = planetView(view)?.players[seat];
  if (!player) return [];
  const covered = Object.values(player.terrain).flat().length;
  return [
    { icon: 'planet-uncovered', label: t('planet-covered'), value: `${covered}` },
    { icon: 'planet-lifepod', label: t('planet-lifepods'), value: `${player.collected.length}` },
    { icon: 'planet-meteorite', label: t('planet-meteorites'), value: `${player.collected_meteorites}` },
  ];
}

/** The key by which something on a seat's boards glows: every seat has such squares and trackers. */
export function ofSeat(seat: number, thing: unknown): unknown {
  return { seat, thing };
}

/** The things that took part in an event. */
export function touched(told: unknown): unknown[] {
  const event = eventOf({ event: told });
  if (typeof event === 'string') return [];
  if ('event_shown' in event) return ['event_deck'];
  if ('moved' in event) return [ofSeat(event.moved.seat, { square: event.moved.to })];
  if ('tracked' in event) return [ofSeat(event.tracked.seat, { tracker: event.tracked.tracker })];
  if ('used' in event) return [ofSeat(event.used.seat, { tech: event.used.tech })];
  const there = onSquare(event);
  return there ? [ofSeat(there.seat, { square: there.square })] : [];
}

/** What happened on one square. */
function onSquare(event: Exclude<Event, string>): { seat: number; square: string } | null {
  if ('patched' in event) return event.patched;
  if ('deployed' in event) return event.deployed;
  if ('meteorite' in event) return event.meteorite;
  if ('destroyed' in event) return event.destroyed;
  return 'picked_up' in event ? event.picked_up : null;
}
