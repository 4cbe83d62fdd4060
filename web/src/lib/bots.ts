import { message } from './message';
import { t, words } from './words.svelte';

/** What a level of bots is called. */
export const levelName = (level: string): string => words.say(message(`server-bot-${level}`));

/** A line on how a level plays, if there is one. */
export const levelLine = (level: string): string => (words.has(`page-level-${level}`) ? t(`level-${level}`) : '');

/** The level to begin with. */
export const usualLevel = (levels: readonly string[]): string | undefined =>
  levels.includes('normal') ? 'normal' : levels[Math.floor(levels.length / 2)];

/** So many stars are kept for each seat, so that no two bots of a table have one name. */
const A_SEAT = 3;

/** Bots are called after stars: the same level at the same seat always by the same. */
export function botName(level: string, seat: number): string {
  const stars = t('stars').split(', ');
  const at = [...level].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % A_SEAT;
  return stars[(seat * A_SEAT + at) % stars.length] ?? levelName(level);
}
