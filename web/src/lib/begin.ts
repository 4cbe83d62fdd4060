import type { GameInfo, JsonValue, NewTable, SeatPlan, TableRules } from '../api/types';
import { guides } from '../guide';
import { lessonOf } from '../guide/guide';
import { usualLevel } from './bots';
import { calls, Refused } from './calls';
import { addressOf } from './made';
import { router } from './router.svelte';
import { session } from './session.svelte';
import { t } from './words.svelte';

/** What holds at a table unless somebody says otherwise. */
export const usualRules = (): TableRules => ({
  public: false,
  confirm_turn: false,
  hints: true,
  rated: false,
  clock: 'none',
  flag: 'bot',
  start_when_full: true,
});

/** A game's options as a preset has them; without one, as they are by default. */
export function optionsOf(game: GameInfo, preset: string): Record<string, JsonValue> {
  const chosen = game.form.presets.find((each) => each.name === preset);
  const defaults = Object.fromEntries(game.form.fields.map((field) => [field.name, field.default]));
  return { ...defaults, ...((chosen?.options as Record<string, JsonValue> | undefined) ?? {}) };
}

/** Who has no name yet gets one made up, which can be changed later. */
export async function somebody(): Promise<void> {
  if (session.player) return;
  const names = t('guest-names').split(', ');
  for (let tries = 3; ; tries--) {
    const name = `${names[Math.floor(Math.random() * names.length)]} ${100 + Math.floor(Math.random() * 900)}`;
    try {
      return session.take(await calls.guest({ name }));
    } catch (error) {
      if (!(error instanceof Refused) || error.refusal.code !== 'name_taken' || tries === 0) throw error;
    }
  }
}

const OPPONENTS = 2;

/** A game against bots, at once. */
export async function playAtOnce(game: GameInfo): Promise<void> {
  const level = usualLevel(game.bots);
  const opponents = Math.max(game.seats.min - 1, Math.min(OPPONENTS, game.seats.max - 1));
  const bots = Array.from({ length: opponents }, (): SeatPlan => (level === undefined ? 'open' : { bot: level }));
  const options = optionsOf(game, game.form.presets[0]?.name ?? '');
  await begin({ game: game.name, options, seats: ['me', ...bots], rules: usualRules() });
}

/** The guided first game, at once. */
export async function playGuided(game: GameInfo): Promise<void> {
  const guide = (await guides[game.name]?.())?.default;
  if (!guide) return playAtOnce(game);
  const options = optionsOf(game, guide.preset);
  await begin({ game: game.name, options, seats: ['me', ...guide.seats], rules: usualRules(), lesson: lessonOf(guide) }, { guide: 1 });
}

async function begin(table: NewTable, query: Record<string, number> = {}): Promise<void> {
  await somebody();
  router.go(addressOf(await calls.newTable(table), query));
}
