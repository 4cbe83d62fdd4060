/** A guided first game: what is said when, and where it points. Leaving the path is allowed. */
export interface Guide {
  /** The preset of the game's options that it is played with. */
  preset: string;
  steps: Step[];
}

/** One thing to say. It is said once, the first time its moment has come. */
export interface Step {
  /** What is said: `page-guide-{game}-{say}`. */
  say: string;
  /** The name of the decision it belongs to. */
  at: string;
  /** Not before the decision has been met this many times. */
  from?: number;
  /** Where it points: the first of these that can be chosen. */
  point?: (string | Record<string, unknown>)[];
}
