import { describe, expect, test } from 'vitest';
import type { Field, Form, JsonValue, When } from '../../src/api/types';
import { effective, matters } from '../../src/lib/form';

const field = (name: string, value: JsonValue, ...when: When[]): Field => ({ name, label: { id: name }, input: 'flag', default: value, when });
const form: Form = {
  fields: [
    field('boards', 'deal'),
    field('planets', [], { is: { field: 'boards', value: 'free' } }),
    field('events', false, { seats: { min: 2, max: 6 } }),
    field('green', 7, { is: { field: 'events', value: true } }, { seats: { min: 1, max: 1 } }),
  ],
  presets: [],
};
const shown = (options: Record<string, JsonValue>, seats: number): string[] => form.fields.filter((each) => matters(form, each, options, seats)).map(({ name }) => name);

describe('a form for options', () => {
  test('asks only for what has an effect', () => {
    expect(shown({}, 2)).toEqual(['boards', 'events']);
    expect(shown({ events: true }, 2)).toEqual(['boards', 'events', 'green']);
    expect(shown({}, 1)).toEqual(['boards', 'green']);
    expect(shown({ boards: 'free' }, 1)).toEqual(['boards', 'planets', 'green']);
  });

  test('sends only what has an effect, and lists that end with the last seat', () => {
    const entered = { boards: 'free', planets: ['gaia', null, 'petra'], events: false, green: 9 };
    expect(effective(form, entered, 2)).toEqual({ boards: 'free', planets: ['gaia', null], events: false });
    expect(effective(form, { ...entered, boards: 'deal' }, 3)).toEqual({ boards: 'deal', events: false });
    expect(effective(form, { ...entered, boards: 'deal' }, 1)).toEqual({ boards: 'deal', green: 9 });
  });
});
