import type { Entry, Legal, Told } from '../api/types';

/** What a game says, by the types that are generated from it. */
interface Says {
  View: object;
  Action: unknown;
  Thing: unknown;
  Event: unknown;
  Printed: object;
}

type Kinds<Said> = Said extends object ? Extract<keyof Said, string> : never;
type Of<Said, Kind extends string> = Said extends Record<Kind, infer Body> ? Body : never;

/** What is said of this kind; nothing if it is of another. */
const reader =
  <Said>() =>
  <Kind extends Kinds<Said>>(said: unknown, kind: Kind): Of<Said, Kind> | undefined =>
    typeof said === 'object' && said !== null ? (said as Partial<Record<Kind, Of<Said, Kind>>>)[kind] : undefined;

/**
 * How a board reads what its game says. Here, and nowhere else, what comes over the wire gets the types that the game
 * gives it. `part` is a part of the view that is there once the game has started.
 */
export function reads<Game extends Says>(part: Extract<keyof Game['View'], string>) {
  const printed = reader<Game['Printed']>();
  return {
    viewOf: (view: Record<string, unknown>): Game['View'] | null => (part in view ? (view as Game['View']) : null),
    actionOf: ({ action }: Pick<Legal, 'action'>): Game['Action'] => action as Game['Action'],
    eventOf: ({ event }: Pick<Told, 'event'>): Game['Event'] => event as Game['Event'],
    /** What an action of this kind says besides. */
    acted: reader<Game['Action']>(),
    /** What an event of this kind says besides. */
    happened: reader<Game['Event']>(),
    /** What a thing of this kind is called. */
    pointed: reader<Game['Thing']>(),
    /** What is printed on a component of this kind. */
    printed: <Kind extends Kinds<Game['Printed']>>(entry: Entry | undefined, kind: Kind) => printed(entry?.data, kind),
  };
}
