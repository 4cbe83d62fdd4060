import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is text; fonts and pictures are small already. */
const TEXT = /\.(css|ftl|html|js|json|mjs|svg|txt|wasm|webmanifest|weights)$/;
/** Below this a smaller file saves nothing: it goes over the wire in one packet. */
const LEAST = 1024;

/** Puts `name.br` and `name.gz` beside each file of a folder that is worth it; the server sends what a browser takes. */
export function compressFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    if (bytes.length < LEAST) continue;
    // The largest window that browsers take: the engine is larger than the usual one.
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
    const brotli = brotliCompressSync(bytes, { params });
    writeFileSync(`${file}.br`, brotli);
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
  }
}

/** Compresses the page when it is built, once and as well as can be. */
export function compress(): Plugin {
  let folder = 'dist';
  return {
    name: 'compress',
    // Tests that read the files as they are build with `--mode plain`.
    apply: (_, { command, mode }) => command === 'build' && mode !== 'plain',
    configResolved: (config) => void (folder = config.build.outDir),
    // After everything else was written.
    closeBundle: { order: 'post', sequential: true, handler: () => compressFolder(folder) },
  };
}
