import type { Guide } from './guide';

/** The guided first games, by game. */
export const guides: Record<string, () => Promise<{ default: Guide }>> = {
  race: () => import('./race.json') as Promise<{ default: Guide }>,
  mars: () => import('./mars.json') as Promise<{ default: Guide }>,
  planet: () => import('./planet.json') as Promise<{ default: Guide }>,
  moon: () => import('./moon.json') as Promise<{ default: Guide }>,
};
