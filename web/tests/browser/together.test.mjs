// Several people at a table: two browsers, a broken connection, one browser passed around.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillForm, openTable, play, post, random, resign } from './driver.mjs';
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
      await Promise.any(pages.map((page) => page.locator('[data-my-turn=true], [data-end]').first().waitFor()));
      continue;
    }
    i += (await play(pages[at], pick, 12, { alone: false })).clicks - 1;
  }
  return clicks;
}

test('two browsers play each other by link, through a broken connection, until one gives up', async () => {
  const [host, friend] = [await guest(), await guest()];
  const cut = await cuttable(friend.page);
  const link = await openTable(host.page, base, 'race', ['me', 'open']);
  assert.equal(await host.page.locator('[data-sit]').count(), 0, 'who sits already is offered no other seat');
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
  await alternate(pages, pick, 60);
  await resign(friend.page);
  await host.page.locator('[data-end]').waitFor();
  await host.close();
  await friend.close();
});

test('for who has been away for a day a stand-in can be asked, and the server has the last word', async () => {
  const [host, friend] = [await guest(), await guest()];
  await host.page.clock.install();
  await openTable(host.page, base, 'race', ['me', 'open']);
  await friend.page.goto(await host.page.locator('[data-copy]').getAttribute('data-copy'));
  await friend.page.locator('[data-sit]').click();
  await Promise.all([host, friend].map(({ page }) => page.locator('[data-my-turn]').waitFor()));
  await friend.close();
  await host.page.locator('[data-plate="1"]').getByText('away').waitFor({ state: 'attached' });
  assert.equal(await host.page.locator('[data-away]').count(), 0, 'a moment is not long');
  await host.page.clock.fastForward('25:00:00');
  await host.page.locator('[data-away="1"] [data-want-stand-in]').click();
  await host.page.locator('[data-away="1"] [role=alert]').waitFor();
  await host.close();
});

test('several seats share one browser, and a curtain falls between them', async () => {
  const { page, close } = await guest();
  await fillForm(page, base, 'race', ['me', 'me'], (form) => form.locator('[data-seat-name="1"]').fill('Grace'));
  await page.locator('[data-show]').first().waitFor();
  assert.equal(await page.locator('[data-card]').count(), 0, 'behind the curtain no card is to be seen');
  assert.match(await page.locator('[data-show="1"]').innerText(), /Grace/, 'whoever shares the device has a name');
  assert.match(await page.locator('[data-plate="1"]').innerText(), /Grace/);
  const { clicks } = await play(page, random(12), 60);
  assert.equal(clicks, 60);
  await page.locator('[data-show], [data-plate]').first().waitFor();
  await close();
});

test('a link from another device asks before it replaces who you are', async () => {
  const [anna, ben] = [await guest(), await guest()];
  const link = await post(anna.page, base, 'me/link');
  const me = async () => (await ben.context.request.get(`${base}/api/me`).then((answer) => answer.json())).player.name;
  await ben.page.goto(link.url);
  await ben.page.locator('[data-replace]').getByText(anna.name).first().waitFor();
  await ben.page.locator('[data-replace] button').last().click();
  await ben.page.waitForURL(`${base}/`);
  assert.equal(await me(), ben.name, 'who says no stays');
  await ben.page.goto(link.url);
  await ben.page.locator('[data-replace] button').first().click();
  await ben.page.waitForURL(`${base}/`);
  assert.equal(await me(), anna.name);
  await anna.close();
  await ben.close();
});
