import type { Component } from 'svelte';
import type { Entry, Scores, Told } from '../api/types';
import type { Namings } from '../lib/speech';
import type { Turn } from '../lib/turn.svelte';

/** What every part of a board is given. It draws the view; what can be done is the turn's business. */
export interface BoardProps {
  /** The view as the viewer may see it, with the composed choice already made. */
  view: Record<string, unknown>;
  turn: Turn;
  /** The game's components by id. */
  catalogue: Map<string, Entry>;
  /** The seat this part is about: the shown one, else the first. */
  seat: number;
  seats: number;
  player: (seat: number) => string;
  standings: Scores | null;
  /** What happened, as far as it is known here. */
  log: readonly Told[];
}

/** One of the few numbers that matter, on a seat's plate. */
export interface Figure {
  icon: string;
  label: string;
  value: string;
}

/** A game's board. */
export interface BoardModule {
  /** The middle of the table. */
  Board: Component<BoardProps>;
  /** What is always at hand: the shown seat's own cards. */
  Dock: Component<BoardProps>;
  /** Another seat's part of the table, in a drawer. */
  SeatBoard: Component<BoardProps>;
  /** The face of a card, for who reads of it elsewhere. */
  Picture?: Component<{ entry: Entry }>;
  /** The three numbers that matter in this game. */
  figures: (view: Record<string, unknown>, seat: number, catalogue: Map<string, Entry>) => Figure[];
  /** The question in the game's own words, where it can say more than the rules do. */
  asks?: (turn: Turn) => string | null;
  /** What the board calls by a better name than the game can, which does not see where it lies. The same object while nothing changes. */
  namings?: (view: Record<string, unknown>, catalogue: Map<string, Entry>) => Namings;
  /** What the button says that takes a set as it is composed, in the game's words; none where it has no better word than Confirm. */
  confirms?: (turn: Turn) => string | null;
  /** The things that took part in an event, for who sits at the seat: they glow for a moment. */
  touched: (event: unknown, seat: number) => unknown[];
}
