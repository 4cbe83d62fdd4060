// What every test of games on the device begins with: the page from a folder of files or a server, and somebody who has come there once.
import assert from 'node:assert/strict';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from './chromium.mjs';
import { play, random } from './driver.mjs';
import { watch } from './setup.mjs';

const script = join(dirname(fileURLToPath(import.meta.url)), 'player.js');

/** The address of a page: in a folder, whose own address ends with a slash, behind a `#`. */
export const at = (url, path) => (url.endsWith('/') ? `${url}#/${path}` : `${url}/${path}`);

/** A browser with a page in the lobby, which has kept itself for times without network. */
export async function visitor(url, options = {}) {
  const context = await launch({ serviceWorkers: 'allow', ...options });
  await context.addInitScript({ path: script });
  await context.addInitScript(() => localStorage.getItem('orrery') ?? localStorage.setItem('orrery', JSON.stringify({ pace: 'instant' })));
  const page = await context.newPage();
  const faults = watch(page);
  await page.goto(url);
  await page.locator('[data-play]').first().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => new Promise((resolve) => (navigator.serviceWorker.controller ? resolve() : navigator.serviceWorker.addEventListener('controllerchange', resolve)))));
  return {
    context,
    page,
    async close() {
      await context.close();
      assert.deepEqual(faults, []);
    },
  };
}

/** Opens a table by the form. Gives its id. */
export async function begin(page, url, game, seats) {
  await page.goto(at(url, `new?game=${game}`));
  const selects = page.locator('select[data-seat]');
  await selects.first().waitFor();
  await page.locator(`input[data-game=${game}]:checked`).waitFor({ state: 'attached' });
  while ((await selects.count()) < seats.length) await page.locator('[data-add-seat]').click();
  while ((await selects.count()) > seats.length) await page.locator('[data-remove-seat]').last().click();
  for (const [i, seat] of seats.entries()) await selects.nth(i).selectOption(seat);
  await page.locator('[data-create]').click();
  await page.waitForURL(/\/tables\/d-/);
  await page.locator('[data-my-turn]').waitFor();
  return idOf(page);
}

export const idOf = (page) => page.url().split('/').at(-1);

/** The page shows what is asked, and nothing is going on. */
export const settled = (page) => page.waitForFunction(() => document.querySelector('[data-my-turn=true]') && window.player.settled());

/** What can be done now, as texts. */
export const offered = (page) => page.evaluate(() => [...document.querySelectorAll('[data-action]')].map((each) => each.dataset.action).sort());

/** The same in the page opened anew: a choice that is half made lives in the page only. */
export async function offeredAnew(page) {
  await page.reload();
  await settled(page);
  return offered(page);
}

/** Clicks something that can be done. */
export const click = (page, seed = 1) => play(page, random(seed), 1);
