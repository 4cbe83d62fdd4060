import { expect, test } from 'vitest';
import { isNewer } from '../../src/lib/build';

test('a page reloads for a newer build only', () => {
  const [older, newer] = ['0.1.0+20261101120000.aaaa', '0.1.0+20261102120000.bbbb'];
  expect(isNewer(newer, older)).toBe(true);
  expect(isNewer(older, newer)).toBe(false);
  expect(isNewer(newer, newer)).toBe(false);
});

test('builds without a time are compared as they are', () => {
  expect(isNewer('0.1.0', '0.1.0')).toBe(false);
  expect(isNewer('0.2.0', '0.1.0+20261101120000.aaaa')).toBe(true);
});
