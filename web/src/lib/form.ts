import type { Field, Form, JsonValue } from '../api/types';
import { keyOf } from './key';

export type Options = Record<string, JsonValue>;

/** Whether a field has an effect with these options and so many seats. */
export function matters(form: Form, field: Field, options: Options, seats: number): boolean {
  const value = (name: string): JsonValue | undefined => options[name] ?? form.fields.find((each) => each.name === name)?.default;
  if (field.when.length === 0) return true;
  return field.when.some((when) => ('seats' in when ? when.seats.min <= seats && seats <= when.seats.max : keyOf(value(when.is.field)) === keyOf(when.is.value)));
}

/** What is sent of a filled-in form: only what has an effect, and lists no longer than there are seats. What was entered is kept for when it matters again. */
export function effective(form: Form, options: Options, seats: number): Options {
  const used = form.fields.filter((field) => field.name in options && matters(form, field, options, seats));
  return Object.fromEntries(used.map(({ name }) => [name, Array.isArray(options[name]) ? options[name].slice(0, seats) : (options[name] ?? null)]));
}
