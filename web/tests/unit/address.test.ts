import { describe, expect, test } from 'vitest';
import { address, route } from '../../src/lib/address';

const parsed = (to: string, folder: boolean): ReturnType<typeof route> => route(new URL(to, 'http://x/y/index.html'), folder);

describe('addresses', () => {
  test.each([false, true])('lead back to what they were made of (in a folder: %s)', (folder) => {
    const to = address('tables', 'a/b c', { query: { guide: 1 }, key: 'k3y' }, folder);
    const { room, id, query, key } = parsed(to, folder);
    expect([room, id, query.get('guide'), key]).toEqual(['tables', 'a/b c', '1', 'k3y']);
  });

  test('are paths at a server, with the key where no log sees it', () => {
    expect(address('tables', 'x', { query: { move: 3 }, key: 'k' }, false)).toBe('/tables/x?move=3#k');
    expect(address('', '', {}, false)).toBe('/');
  });

  test('stand behind the # in a folder', () => {
    expect(address('tables', 'd-1', {}, true)).toBe('#/tables/d-1');
    expect(address('', '', {}, true)).toBe('#/');
    expect(parsed('', true).room).toBe('');
  });

  test('that are broken lead nowhere, not to a fault', () => {
    expect(parsed('/tables/%E0%A4%A', false).id).toBe('%E0%A4%A');
  });
});
