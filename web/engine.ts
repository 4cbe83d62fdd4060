import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:engine';
const folder = fileURLToPath(new URL('./engine/', import.meta.url));

/** Where the engine lies, and what was learnt of each game, as a module. */
function source(): string {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (!names.includes('engine.wasm')) return 'export const engine = null; export const weights = {};';
  const learnt = names.filter((name) => name.endsWith('.weights')).map((name) => name.replace('.weights', ''));
  const address = (name: string): string => JSON.stringify(`${folder}${name}?url`);
  const imports = learnt.map((game) => `import ${game} from ${address(`${game}.weights`)};`);
  return [`export { default as engine } from ${address('engine.wasm')};`, ...imports, `export const weights = { ${learnt.join(', ')} };`].join('\n');
}

/**
 * Where the engine that plays in the browser lies, as `virtual:engine`; null if it was not built, and then there is no
 * place on the device. `make engine` builds it.
 */
export function engine(): Plugin {
  return {
    name: 'engine',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? source() : undefined),
  };
}
