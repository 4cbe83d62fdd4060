import type { Component } from 'svelte';
import type { BoardProps } from './board';

/** The games that have a board, each in a chunk of its own; the others are played as text. */
export const boards: Record<string, () => Promise<{ default: Component<BoardProps> }>> = {
  race: () => import('./race/Board.svelte'),
};
