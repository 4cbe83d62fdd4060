import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Words as they are sent: without comments, indentation and empty lines between messages, which only their authors read. */
export function lean(source: string): string {
  return source
    .replace(/^#.*\n?/gm, '')
    .replace(/\n{2,}(?=\S|$)/g, '\n')
    .replace(/^ {2,}/gm, ' ')
    .trimStart();
}

export function words(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    load(id) {
      const [file, query] = id.split('?');
      if (!file?.endsWith('.ftl') || query !== 'raw') return undefined;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(lean(readFileSync(file, 'utf8')))}`;
    },
  };
}
