// Games on the device, from a folder of files under some path of a web host: without a server, and then without network.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { begin, offered, settled, visitor } from './device.mjs';
import { play, playOut, random, resign } from './driver.mjs';
import { folder, host } from './folder.mjs';

const site = await host(folder());
after(() => site.stop());

// In Race the bot plays by what was learnt, which is a file of its own.
const GAMES = { race: ['me', 'easy'], mars: ['me'], moon: ['me', 'random'], planet: ['me', 'random'] };

for (const [game, seats] of Object.entries(GAMES)) {
  test(`a whole game of ${game} is played without network`, async () => {
    const { context, page, close } = await visitor(site.url);
    await context.setOffline(true);
    await begin(page, site.url, game, seats);
    const compared = await playOut(page, 1);
    assert.ok(compared > 5, `${compared} decisions were compared`);
    await page.locator('[data-total]').first().waitFor();
    // It is kept, and its address works, still without network.
    const address = page.url();
    await page.reload();
    await page.locator('[data-end]').waitFor();
    await page.goto(`${site.url}#/`);
    await page.locator('[data-kept] [data-table]').waitFor();
    await page.locator('[data-promised]').waitFor();
    assert.ok(await page.evaluate(() => localStorage.getItem('orrery-asked')), 'after a finished game the browser is asked to keep it');
    // So does a tab that begins with the address.
    const other = await context.newPage();
    await other.goto(address);
    await other.locator('[data-end]').waitFor();
    await close();
  });
}

test('of two tabs on one game one plays, and the other can take it over', async () => {
  const { context, page, close } = await visitor(site.url);
  await begin(page, site.url, 'race', ['me', 'random']);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator('[data-take]').click();
  await other.locator('[data-my-turn]').waitFor();
  await page.locator('[data-take]').waitFor();
  await play(other, random(3), 4);
  await settled(other);
  const shown = await offered(other);
  // And back again, without having lost anything.
  await page.locator('[data-take]').click();
  await settled(page);
  assert.deepEqual(await offered(page), shown);
  await other.locator('[data-take]').waitFor();
  await close();
});

test('a finished game is shared by a link that carries it', async () => {
  const { page, close } = await visitor(site.url);
  await begin(page, site.url, 'race', ['me', 'random']);
  await resign(page);
  await page.locator('[data-share]').click();
  await page.locator('[data-share*="key="]').waitFor();
  const link = await page.locator('[data-share]').getAttribute('data-share');
  await close();
  // Somebody else opens it, without network.
  const other = await visitor(site.url);
  await other.context.setOffline(true);
  await other.page.goto(link);
  await other.page.waitForURL(/#\/records\/d-/);
  await other.page.locator('[data-moment="0"]').waitFor();
  await other.page.locator('[data-last]').click();
  await other.page.locator('[data-moment]:not([data-moment="0"])').waitFor();
  await other.close();
});

test('kept games are saved to a file, deleted, and read back', async () => {
  const { page, close } = await visitor(site.url);
  const id = await begin(page, site.url, 'race', ['me', 'random']);
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
