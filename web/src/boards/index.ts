import type { BoardModule } from './board';

/** The games that have a board, each in a chunk of its own; the others are played as text. */
export const boards: Record<string, () => Promise<{ default: BoardModule }>> = {
  race: () => import('./race'),
  mars: () => import('./mars'),
  planet: () => import('./planet'),
  moon: () => import('./moon'),
};
