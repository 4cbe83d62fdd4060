import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:engine';
const file = fileURLToPath(new URL('./engine/engine.wasm', import.meta.url));

/**
 * Where the engine that plays in the browser lies, as `virtual:engine`; null if it was not built, and then there is no
 * place on the device. `make engine` builds it.
 */
export function engine(): Plugin {
  return {
    name: 'engine',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return;
      return existsSync(file) ? `export { default as engine } from ${JSON.stringify(`${file}?url`)};` : 'export const engine = null;';
    },
  };
}
