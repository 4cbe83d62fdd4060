import type { Entry, Scores, Told } from '../api/types';
import type { Turn } from '../lib/turn.svelte';

/** What every board is given. It draws the view; what can be done is the turn's business. */
export interface BoardProps {
  /** The view as the viewer may see it, with the composed choice already made. */
  view: Record<string, unknown>;
  turn: Turn;
  /** The game's components by id. */
  catalogue: Map<string, Entry>;
  /** The seat the board belongs to: the shown one, else the first. */
  seat: number;
  seats: number;
  player: (seat: number) => string;
  standings: Scores | null;
  /** The newest events, to be shown briefly. */
  news: Told[];
}
