// What every browser test begins with.
import assert from 'node:assert/strict';
import { join, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from './chromium.mjs';
import { post } from './driver.mjs';

export const base = process.env.ORRERY_URL ?? 'http://127.0.0.1:18080';
const here = dirname(fileURLToPath(import.meta.url));
export const out = join(here, 'out');
let guests = 0;

/** A browser with an empty page, of somebody who has a name; nothing in it may go wrong unseen. The others' turns are shown at once. */
export async function guest(options = {}) {
  const { name = `Guest ${process.pid}-${++guests}`, pace = 'instant', ...window } = options;
  const context = await launch(window);
  await context.addInitScript({ path: join(here, 'player.js') });
  await context.addInitScript((choices) => localStorage.getItem('orrery') ?? localStorage.setItem('orrery', JSON.stringify(choices)), { pace });
  const page = await context.newPage();
  const faults = watch(page);
  await post(page, base, 'guest', { name });
  return {
    page,
    context,
    name,
    /** Ends the browser; faults in the page fail the test. */
    async close() {
      await context.close();
      assert.deepEqual(faults, []);
    },
  };
}

/** Collects what goes wrong in a page. */
export function watch(page) {
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (line) => {
    if (line.type() === 'error' && !/Failed to load resource|WebSocket connection/.test(line.text())) faults.push(line.text());
  });
  return faults;
}

/** Two frames later what depends on the window's size has been drawn. */
export const drawn = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
