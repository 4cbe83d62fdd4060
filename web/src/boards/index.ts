import type { JsonValue } from '../api/types';
import type { BoardModule } from './board';

/** The games that have a board, each in a chunk of its own; the others are played as text. */
export const boards: Record<string, () => Promise<{ default: BoardModule }>> = {
  race: () => import('./race'),
  mars: () => import('./mars'),
  planet: () => import('./planet'),
  moon: () => import('./moon'),
};

/** The component with a lot of data that a table of these options needs, where there are many of such: its scenario's sheet. */
export function wholeOf(game: string, options: JsonValue): string | undefined {
  const scenario = (options as { scenario?: unknown } | null)?.scenario;
  return game === 'moon' && typeof scenario === 'number' ? `scenario_${scenario}` : undefined;
}
