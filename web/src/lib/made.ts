import type { TableMade } from '../api/types';
import { address, route } from './address';
import { keepKey } from './keys';

/** The address of a table that was just made. A private one's link has its key, which is kept. */
export function addressOf({ table, link }: TableMade, query: Record<string, string | number> = {}): string {
  const { key } = route(new URL(link, location.href), false);
  keepKey(table, key);
  return address('tables', table, { query, key });
}
