import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFolder } from '../../compress';

test('what is text and large enough lies there in three forms that say the same', () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-compress-'));
  try {
    const text = 'a game is a value\n'.repeat(500);
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets', 'page.js'), text);
    writeFileSync(join(folder, 'small.css'), 'a{}');
    writeFileSync(join(folder, 'font.woff2'), text);
    compressFolder(folder);
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(
      ['assets', 'assets/page.js', 'assets/page.js.br', 'assets/page.js.gz', 'font.woff2', 'small.css'].sort(),
    );
    const form = (end: string): Buffer => readFileSync(join(folder, 'assets', `page.js${end}`));
    expect(brotliDecompressSync(form('.br')).toString()).toBe(text);
    expect(gunzipSync(form('.gz')).toString()).toBe(text);
    expect(form('.br').length).toBeLessThan(text.length / 10);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
