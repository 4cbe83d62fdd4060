// Several people at a table: two browsers, a broken connection, one browser passed around.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTable, play, random } from './driver.mjs';
import { base, guest } from './setup.mjs';

/** Lets the test cut a page's socket, as a bad line would. */
async function cuttable(page) {
  const sockets = [];
  await page.routeWebSocket(/\/socket/, (client) => {
    const server = client.connectToServer();
    sockets.push(client, server);
  });
  return () => Promise.all(sockets.splice(0).map((socket) => socket.close().catch(() => {})));
}

/** Steps for whoever is asked, until the end or so many clicks. */
async function alternate(pages, pick, clicks) {
  for (let i = 0; i < clicks; i++) {
    const turns = await Promise.all(pages.map((page) => page.evaluate(() => document.querySelector('[data-my-turn="true"]') !== null && !document.querySelector('[data-end]'))));
    const at = turns.indexOf(true);
    if (at < 0) {
      if (await pages[0].locator('[data-end]').count()) return i;
      await pages[0].waitForTimeout(20);
      continue;
    }
    i += (await play(pages[at], pick, 12, { alone: false })).clicks - 1;
  }
  return clicks;
}

test('two browsers play each other by link, through a broken connection, to the end', async () => {
  const [host, friend] = [await guest(), await guest()];
  const cut = await cuttable(friend.page);
  const link = await openTable(host.page, base, 'race', ['me', 'open']);
  const shared = await host.page.locator('[data-copy]').getAttribute('data-copy');
  assert.equal(new URL(shared).pathname, new URL(link).pathname);
  await friend.page.goto(shared);
  await friend.page.locator('[data-sit]').click();
  await Promise.all([host, friend].map(({ page }) => page.locator('[data-my-turn]').waitFor()));
  const pages = [host.page, friend.page];
  const pick = random(11);
  await alternate(pages, pick, 40);
  await cut();
  await friend.page.locator('header [role=status]').waitFor();
  await friend.page.locator('header [role=status]').waitFor({ state: 'detached' });
  await alternate(pages, pick, 2500);
  for (const page of pages) await page.locator('[data-end]').waitFor();
  await host.close();
  await friend.close();
});

test('several seats share one browser, and a curtain falls between them', async () => {
  const { page, close } = await guest();
  await openTable(page, base, 'race', ['me', 'me']);
  await page.locator('[data-show]').first().waitFor();
  assert.equal(await page.locator('[data-card]').count(), 0, 'behind the curtain no card is to be seen');
  const { clicks } = await play(page, random(12), 60);
  assert.equal(clicks, 60);
  await page.locator('[data-show], [data-plate]').first().waitFor();
  await close();
});
