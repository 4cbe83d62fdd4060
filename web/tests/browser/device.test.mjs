// Games on the device, from a folder of files: without a server, and then without network.
import assert from 'node:assert/strict';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { launch, patience } from './chromium.mjs';
import { play, playOut, random } from './driver.mjs';
import { folder, host } from './folder.mjs';
import { watch } from './setup.mjs';

const site = await host(folder());
after(() => site.stop());
const script = join(dirname(fileURLToPath(import.meta.url)), 'player.js');

/** A browser with a page in the lobby of the folder, and the engine kept for later. */
async function visitor() {
  const context = await launch({ serviceWorkers: 'allow' });
  await context.addInitScript({ path: script });
  await context.addInitScript(() => localStorage.getItem('orrery') ?? localStorage.setItem('orrery', JSON.stringify({ pace: 'instant' })));
  const page = await context.newPage();
  const faults = watch(page);
  await page.goto(site.url);
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

/** Opens a table by the form. */
async function begin(page, game, seats) {
  await page.goto(`${site.url}#/new?game=${game}`);
  const selects = page.locator('select[data-seat]');
  await selects.first().waitFor();
  await page.locator(`input[data-game=${game}]:checked`).waitFor({ state: 'attached' });
  while ((await selects.count()) < seats.length) await page.locator('[data-add-seat]').click();
  while ((await selects.count()) > seats.length) await page.locator('[data-remove-seat]').last().click();
  for (const [i, seat] of seats.entries()) await selects.nth(i).selectOption(seat);
  await page.locator('[data-create]').click();
  await page.waitForURL(/#\/tables\/d-/);
  await page.locator('[data-my-turn]').waitFor();
}

const GAMES = { race: ['me', 'greedy'], mars: ['me'], moon: ['me', 'random'], planet: ['me', 'random'] };

for (const [game, seats] of Object.entries(GAMES)) {
  test(`a whole game of ${game} is played without network`, async () => {
    const { context, page, close } = await visitor();
    await context.setOffline(true);
    await begin(page, game, seats);
    const compared = await playOut(page, 1);
    assert.ok(compared > 5, `${compared} decisions were compared`);
    await page.locator('[data-total]').first().waitFor();
    // It is kept, and its address works, still without network.
    await page.reload();
    await page.locator('[data-end]').waitFor();
    await page.goto(`${site.url}#/`);
    await page.locator('[data-kept] [data-table]').waitFor();
    await close();
  });
}

test('a page that is closed in the middle of a game loses nothing', async () => {
  const { context, page, close } = await visitor();
  await begin(page, 'race', ['me', 'random']);
  await play(page, random(5), 12);
  const address = page.url();
  const shown = (of) => of.evaluate(() => [...document.querySelectorAll('[data-action]')].map((each) => each.dataset.action).sort());
  await page.waitForFunction(() => window.player.settled());
  const before = await shown(page);
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(address);
  await again.waitForFunction(() => document.querySelector('[data-my-turn]') && window.player.settled(), null, { timeout: 30_000 * patience });
  assert.deepEqual(await shown(again), before);
  await close();
});

test('of two tabs on one game one plays, and the other can take it over', async () => {
  const { context, page, close } = await visitor();
  await begin(page, 'race', ['me', 'random']);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator('[data-take]').click();
  await other.locator('[data-my-turn]').waitFor();
  await page.locator('[data-take]').waitFor();
  await play(other, random(3), 4);
  await close();
});

test('kept games are saved to a file, deleted, and read back', async () => {
  const { page, close } = await visitor();
  await begin(page, 'race', ['me', 'random']);
  const id = page.url().split('/').at(-1);
  await page.goto(`${site.url}#/`);
  const table = page.locator(`[data-kept] [data-table="${id}"]`);
  await table.waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-save-all]').click()]);
  const file = await download.path();
  await page.locator(`[data-delete="${id}"]`).click();
  await page.locator(`[data-delete="${id}"]`).click();
  await table.waitFor({ state: 'detached' });
  await page.locator('[data-load]').setInputFiles(file);
  await table.waitFor();
  await table.click();
  await page.locator('[data-my-turn]').waitFor();
  await close();
});
