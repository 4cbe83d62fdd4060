import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Names the build, in the page (`<meta name="build">`) and in a file beside it that the server reads. A tab that
 * was loaded from an older build than the server's is asked to reload.
 */
export function stamp(version: string): Plugin {
  let build = version;
  return {
    name: 'stamp',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        // Files are named by what is in them, so their names tell one build from another.
        const names = Object.keys(bundle ?? {}).sort().join('\n');
        // Which of two is newer tells the time, or whatever a build that can be repeated gives for it.
        const seconds = Number(process.env.SOURCE_DATE_EPOCH ?? Date.now() / 1000);
        const time = new Date(seconds * 1000).toISOString().slice(0, 19).replace(/[-T:]/g, '');
        build = `${version}+${time}.${createHash('sha256').update(names).digest('hex').slice(0, 12)}`;
        return [{ tag: 'meta', attrs: { name: 'build', content: build }, injectTo: 'head' }];
      },
    },
    writeBundle({ dir }) {
      writeFileSync(join(dir ?? 'dist', 'build.txt'), build);
    },
  };
}
