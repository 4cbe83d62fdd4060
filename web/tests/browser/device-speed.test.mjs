// How soon a game on a slow phone asks its first question. What it takes is written down, not asserted.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { visitor } from './device.mjs';
import { folder, host } from './folder.mjs';
import { out } from './setup.mjs';

const SLOWER = 4;
/** Of so many milliseconds the browser's processes run the last part only. */
const SLICE = 20;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** Stops the processes of all pages, workers and all, most of the time: what browsers offer themselves slows no worker down. Gives how to end that. */
async function throttle(context) {
  const session = await context.browser().newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const signal = (name) =>
    renderers.forEach((id) => {
      try {
        process.kill(id, name);
      } catch {
        // It has ended with its page.
      }
    });
  const timer = setInterval(() => {
    signal('SIGSTOP');
    setTimeout(() => signal('SIGCONT'), SLICE * (1 - 1 / SLOWER));
  }, SLICE);
  return () => {
    clearInterval(timer);
    signal('SIGCONT');
  };
}

/** How long a worker takes for a loop, in milliseconds. */
const loop = (page) =>
  page.evaluate(async () => {
    const source = 'const began = performance.now(); let x = 1; for (let i = 0; i < 2e8; i++) x = (x * 48271) % 2147483647; postMessage(performance.now() - began + (x ? 0 : 1));';
    const worker = new Worker(URL.createObjectURL(new Blob([source])));
    return new Promise((resolve, reject) => ((worker.onmessage = ({ data }) => resolve(data)), (worker.onerror = reject)));
  });

test('how soon a slow phone asks its first question is written down', async () => {
  const site = await host(folder());
  after(() => site.stop());
  // A browser of its own: all of its pages are slowed down.
  const { context, page, close } = await visitor(site.url, { ...PHONE, flags: [] });
  const beside = await context.newPage();
  const fast = await loop(beside);
  const restore = await throttle(context);
  const slow = await loop(beside);
  await beside.close();
  assert.ok(slow > 2 * fast, `a worker takes ${Math.round(slow)} ms instead of ${Math.round(fast)}: it was not slowed down`);
  const took = {};
  for (const game of ['race', 'mars', 'planet', 'moon']) {
    await page.goto(site.url);
    // Nothing is there yet: the engine has to come, too.
    await page.reload();
    await page.locator(`[data-play=${game}]`).waitFor();
    const began = Date.now();
    await page.locator(`[data-play=${game}]`).click();
    await page.locator('[data-my-turn=true]').waitFor();
    await page.locator('[data-action]').first().waitFor();
    took[game] = Date.now() - began;
  }
  restore();
  const slower = Number((slow / fast).toFixed(1));
  console.log(`first decision, on a processor ${slower} times as slow:`, took);
  writeFileSync(join(out, 'device-speed.json'), JSON.stringify({ slower, took }));
  await close();
});
