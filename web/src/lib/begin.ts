import type { GameInfo, JsonValue, NewTable, SeatPlan, TableRules } from '../api/types';
import { guides } from '../guide';
import { lessonOf } from '../guide/guide';
import { usualLevel } from './bots';
import { calls, Refused } from './calls';
import { addressOf } from './made';
import { router } from './router.svelte';
import { session } from './session.svelte';
import { hasServer, newAt, noteUse } from './where';
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

function madeUp(): string {
  const names = t('guest-names').split(', ');
  return `${names[Math.floor(Math.random() * names.length)]} ${100 + Math.floor(Math.random() * 900)}`;
}

/** Who has no name yet where new games are begun gets one made up, which can be changed later. */
export const somebody = (): Promise<void> => somebodyAt(newAt());

/** Who has no name yet at a place gets one. On the device it is that of the server, if there is one. */
export async function somebodyAt(at: string): Promise<void> {
  if (at && hasServer()) {
    if (!(await calls.me(at)).player) await calls.guest({ name: session.player?.name || madeUp() }, at);
    return;
  }
  if (session.player) return;
  for (let tries = 3; ; tries--) {
    try {
      return session.take(await calls.guest({ name: madeUp() }));
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
  const made = await calls.newTable(table);
  if (newAt()) noteUse();
  router.go(addressOf(made, query));
}
