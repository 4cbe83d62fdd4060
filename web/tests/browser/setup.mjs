// What every browser test begins with.
import assert from 'node:assert/strict';
import { join, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from './chromium.mjs';
import { signIn } from './driver.mjs';

export const base = process.env.ORRERY_URL ?? 'http://127.0.0.1:18080';
export const out = join(dirname(fileURLToPath(import.meta.url)), 'out');
let guests = 0;

/** A browser with one page where somebody has sat down; nothing in it may go wrong unseen. */
export async function guest(options = {}) {
  const context = await launch(options);
  const page = context.pages()[0] ?? (await context.newPage());
  const faults = watch(page);
  const name = options.name ?? `Guest ${process.pid}-${++guests}`;
  await signIn(page, options.base ?? base, name);
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

/** Listens to the table's socket: what the server lists is what the page has to offer. */
export function listen(page) {
  const heard = { legal: [], tried: [], view: {} };
  const text = (legal) => legal.map(({ action }) => JSON.stringify(action)).sort();
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const say = JSON.parse(payload.toString());
      const place = say.joined?.place ?? say.update;
      if (place?.decision) heard.legal = text(place.decision.legal);
      if (place?.view) Object.assign(heard.view, place.view);
      const tried = say.answer?.answer.tried;
      if (tried) heard.tried = text(tried.place.decision?.legal ?? []);
    });
  });
  return heard;
}

/** The list that the page's controls have to equal: of the position, or of the choice being composed. */
export async function due(page, heard) {
  return (await page.locator('[data-drop]').count()) > 0 ? heard.tried : heard.legal;
}
