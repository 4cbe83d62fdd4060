import type { Guide } from './guide';

/** The guided first games, by game. */
export const guides: Record<string, () => Promise<{ default: Guide }>> = {
  race: () => import('./race.json') as Promise<{ default: Guide }>,
  mars: () => import('./mars.json') as Promise<{ default: Guide }>,
};
