/** The keys of private tables that this browser has seen. */
const KEY = 'orrery-keys';
/** So many are remembered; the oldest go first. */
const MOST = 300;

type Keys = [table: string, key: string][];

function stored(): Keys {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Keys) : [];
  } catch {
    return [];
  }
}

const keys = new Map<string, string>(stored());

/** The key of a private table, if it is known here. A table's record has the same. */
export const keyOfTable = (table: string): string | null => keys.get(table) ?? null;

/** Keeps a table's key. */
export function keepKey(table: string, key: string | null): void {
  if (!key || keys.get(table) === key) return;
  keys.delete(table);
  keys.set(table, key);
  try {
    localStorage.setItem(KEY, JSON.stringify([...keys].slice(-MOST)));
  } catch {
    // A browser that stores nothing knows it until the page is closed.
  }
}
