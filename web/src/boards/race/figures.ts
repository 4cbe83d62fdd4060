import { message } from '../../lib/message';
import { words } from '../../lib/words.svelte';
import type { Figure } from '../board';
import { raceView } from './view';

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

/** What events name, as far as it can be pointed at. */
interface Touching {
  seat?: number;
  card?: string;
  world?: string;
  worlds?: string[];
  cards?: { cards?: string[] };
}

/** The things that took part in an event. */
export function touched(event: unknown): unknown[] {
  if (event === null || typeof event !== 'object') return [];
  const [kind, body] = Object.entries(event)[0] ?? [];
  const { seat, card, world, worlds, cards } = (body ?? {}) as Touching;
  const placed = (id: string | undefined): unknown => ({ placed: { seat, card: id } });
  switch (kind) {
    case 'placed':
      return [placed(card)];
    case 'good_put':
    case 'sold':
      return [placed(world)];
    case 'consumed':
      return (worlds ?? []).map(placed);
    case 'drew':
      return (cards?.cards ?? []).map((id) => ({ hand: id }));
    default:
      return [];
  }
}
