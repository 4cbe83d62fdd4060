import type { Figure } from '../board';
import { t } from '../../lib/words.svelte';
import { planetView, type Square, type Track } from './view';

/** The numbers that matter of a seat: squares on the planet still to cover, lifepods and meteorites collected. */
export function figures(view: Record<string, unknown>, seat: number): Figure[] {
  const player = planetView(view)?.players[seat];
  if (!player) return [];
  const covered = player.terrain.join('').replaceAll('.', '').length;
  return [
    { icon: 'planet-uncovered', label: t('planet-covered'), value: `${covered}` },
    { icon: 'planet-lifepod', label: t('planet-lifepods'), value: `${player.collected.length}` },
    { icon: 'planet-meteorite', label: t('planet-meteorites'), value: `${player.collected_meteorites}` },
  ];
}

interface Touching {
  seat?: number;
  square?: Square;
  to?: Square;
  tracker?: Track;
  tech?: number;
}

/** The key by which something on a seat's boards glows: every seat has such squares and trackers. */
export function ofSeat(seat: number, thing: unknown): unknown {
  return { seat, thing };
}

/** The things that took part in an event. */
export function touched(event: unknown): unknown[] {
  if (event === null || typeof event !== 'object') return [];
  const [kind, body] = Object.entries(event)[0] ?? [];
  const { seat = 0, square, to, tracker, tech } = (body ?? {}) as Touching;
  switch (kind) {
    case 'patched':
    case 'deployed':
    case 'meteorite':
    case 'destroyed':
    case 'picked_up':
      return [ofSeat(seat, { square })];
    case 'moved':
      return [ofSeat(seat, { square: to })];
    case 'tracked':
      return [ofSeat(seat, { tracker })];
    case 'used':
      return [ofSeat(seat, { tech })];
    case 'event_shown':
      return ['event_deck'];
    default:
      return [];
  }
}
