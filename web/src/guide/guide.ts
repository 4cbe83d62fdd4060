import type { Lesson, SeatPlan } from '../api/types';

type Action = string | Record<string, unknown>;

/** A guided first game, written down: how chance falls, what everybody does, what is said of it. Leaving the path is allowed. */
export interface Guide {
  /** The preset of the game's options that it is played with. */
  preset: string;
  /** Who sits beside the player. */
  seats: SeatPlan[];
  /** How chance falls. */
  chance: Lesson['chance'];
  /** What the player does, in order. */
  path: Step[];
  /** What the others do, each in order. */
  others: Action[][];
  /** What is said of a decision of which the path says nothing, by the decision's name. */
  otherwise: Record<string, string>;
}

/** One action of the player. */
export interface Step {
  do: Action;
  /** What is said of it: `page-guide-{game}-{say}`. */
  say?: string;
}

/** What the server is told of a guided game. */
export const lessonOf = ({ chance, path, others }: Guide): Lesson => ({
  chance,
  path: [path.map((step) => step.do), ...others] as Lesson['path'],
});

/** What is said at a place of the path: of the next action, or of one before it that belongs to the same decision. */
export function saidAt(guide: Guide, began: number, at: number): string | null {
  for (let i = at; i >= began; i--) {
    const say = guide.path[i]?.say;
    if (say) return say;
  }
  return null;
}
