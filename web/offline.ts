import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/** What is not fetched beforehand: the worker itself, what names the build, and the compressed forms. */
const NOT = /(^|\/)(sw\.js|build\.txt)$|\.(br|gz|map)$/;

/** Writes `sw.js`: the service worker with the list of all files of this build, so that one visit is enough to play offline. */
export function offline(): Plugin {
  let folder = 'dist';
  let base = '/';
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
      base = config.base;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
        const files = entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')).filter((file) => !NOT.test(file)).sort();
        const digest = createHash('sha256');
        for (const file of files) digest.update(file).update(readFileSync(join(folder, file)));
        const source = readFileSync(new URL('./sw.js', import.meta.url), 'utf8');
        const filled = { BUILD: digest.digest('hex').slice(0, 16), FILES: files, AT_SERVER: base === '/' };
        const head = Object.entries(filled).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
        writeFileSync(join(folder, 'sw.js'), head.join('') + source);
      },
    },
  };
}
