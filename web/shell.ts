import type { Plugin } from 'vite';

/** What the lobby needs before it can be drawn: all that the page imports without waiting. */
const needed = new Set<string>();

/** Finds out what belongs to the shell. */
export function shell(): Plugin {
  return {
    name: 'shell',
    apply: 'build',
    buildEnd() {
      const take = (id: string): void => {
        if (needed.has(id)) return;
        needed.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(take);
      };
      for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) take(id);
    },
  };
}

export const isShell = (id: string): boolean => needed.has(id);
