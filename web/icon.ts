import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Puts the page's icon into the page: browsers ask for it anew at every address, which costs more than its few bytes. */
export function icon(): Plugin {
  const file = fileURLToPath(new URL('./public/icon.svg', import.meta.url));
  const drawing = (): string => encodeURIComponent(readFileSync(file, 'utf8').replace(/\n\s*/g, ''));
  return {
    name: 'icon',
    apply: 'build',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('href="/icon.svg"', `href="data:image/svg+xml,${drawing()}"`) },
  };
}
