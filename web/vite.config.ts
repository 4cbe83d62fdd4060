import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { version } from './package.json';
import { compress } from './compress';
import { engine } from './engine';
import { icon } from './icon';
import { offline } from './offline';
import { policy } from './policy';
import { isShell, shell } from './shell';
import { stamp } from './stamp';
import { words } from './words';

// The server that `npm run dev` talks to.
const server = process.env.ORRERY ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), shell(), words(), engine(), icon(), stamp(version), policy(), offline(), compress()],
  worker: { format: 'es', plugins: () => [engine()] },
  build: {
    target: 'es2022',
    // Fonts stay files of their own, so that they can be preloaded and cached.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The shell, what boards share, and what a board shares with its scenes are one file each: a request costs more than the bytes in it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'shell', test: isShell, priority: 1 },
            { name: 'boards', test: /src\/(parts\/(Canvas|Figures|Fitted|Dock|Reader|face)|boards\/read|lib\/(zoom|fit|roving))\b/ },
            { name: 'sheet', test: /src\/boards\/moon\/(layout|heads|looks|name|scenes\/(Stars|Desk))\b/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true } },
  },
  test: { include: ['tests/unit/**/*.test.ts'] },
});
