const known = new WeakMap<object, string>();

/** A value as text that is equal exactly when the values are: keys of objects in order. What came over the wire never changes, so its text is kept. */
export function keyOf(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const kept = known.get(value);
  if (kept !== undefined) return kept;
  const key = written(value);
  known.set(value, key);
  return key;
}

function written(value: object): string {
  if (Array.isArray(value)) return `[${value.map((each) => keyOf(each ?? null)).join()}]`;
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return `{${fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => `${JSON.stringify(name)}:${keyOf(inner)}`).join()}}`;
}

/** A new id for a request. (`randomUUID` exists over https only.) */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
