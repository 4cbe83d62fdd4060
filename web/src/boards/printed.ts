import type { Entry } from '../api/types';

type Kinds<Printed> = Printed extends unknown ? Extract<keyof Printed, string> : never;
type Of<Printed, Kind extends string> = Printed extends Record<Kind, infer Data> ? Data : never;

/** How a board reads the catalogue: here, and nowhere else, the data of an entry gets the type that its game gives it. */
export function reader<Printed extends object>() {
  return <Kind extends Kinds<Printed>>(entry: Entry | undefined, kind: Kind): Of<Printed, Kind> | undefined =>
    (entry?.data as Partial<Record<Kind, Of<Printed, Kind>>> | null | undefined)?.[kind];
}
