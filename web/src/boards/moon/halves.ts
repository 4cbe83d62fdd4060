/** Whose insignia a sheet bears: a seat's, or ASTRA's. */
export type Bearer = number | 'astra';

export interface Halves {
  owner: Bearer;
  guest: Bearer;
}

/** The two who share a sheet. */
export function halvesOf(sheet: number, seats: number): Halves {
  if (seats === 1) return sheet === 0 ? { owner: 0, guest: 'astra' } : { owner: 'astra', guest: 0 };
  return { owner: sheet, guest: (sheet + 1) % seats };
}

/** The sheets a seat plays on: its own and, where sheets are shared, its right neighbour's. */
export function sheetsOf(shared: boolean, seat: number, seats: number): number[] {
  if (!shared) return [seat];
  return seats === 1 ? [0, 1] : [seat, (seat + seats - 1) % seats];
}
