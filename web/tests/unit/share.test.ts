import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pack, unpack } from '../../src/lib/share';

describe('a game in a link', () => {
  it('comes out as it went in', async () => {
    const text = JSON.stringify({ moves: Array.from({ length: 300 }, (_, i) => [i % 3, `žluť ${i % 7}`]) });
    const link = await pack(text);
    expect(link).toMatch(/^[\w-]+$/);
    expect(await unpack(link ?? '')).toBe(text);
  });

  it('is none if it is too long', async () => {
    let state = 1;
    const noise = Array.from({ length: 20_000 }, () => (state = (Math.imul(state, 1103515245) + 12345) >>> 0).toString(36)).join('');
    expect(await pack(noise)).toBeNull();
  });

  it('that is damaged, or unpacks to too much, is none', async () => {
    const bomb = deflateRawSync(Buffer.alloc(4 << 20)).toString('base64url');
    for (const link of ['', '!', 'AAAA', 'x'.repeat(9000), bomb]) expect(await unpack(link) || null).toBeNull();
    const good = (await pack('{"orrery":1}')) ?? '';
    let state = 7;
    for (let i = 0; i < 300; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const at = state % good.length;
      const spoilt = good.slice(0, at) + 'abcXYZ09-_'[state % 10] + good.slice(at + 1);
      // Whatever it is, it is said, not thrown.
      const found = await unpack(spoilt);
      expect(found === null || typeof found === 'string').toBe(true);
    }
  });
});
