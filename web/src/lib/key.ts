/** A value as text that is equal exactly when the values are: keys of objects in order. */
export function keyOf(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** A new id for a request. (`randomUUID` exists over https only.) */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
