import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Names the build, in the page (`<meta name="build">`) and in a file beside it that the server reads. A tab that
 * was loaded from another build than the server's is asked to reload.
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
        build = `${version}+${createHash('sha256').update(names).digest('hex').slice(0, 12)}`;
        return [{ tag: 'meta', attrs: { name: 'build', content: build }, injectTo: 'head' }];
      },
    },
    writeBundle({ dir }) {
      writeFileSync(join(dir ?? 'dist', 'build.txt'), build);
    },
  };
}
