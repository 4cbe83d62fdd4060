// When something is wrong: a human sentence and a way on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTable, play, random } from './driver.mjs';
import { base, guest } from './setup.mjs';

test('a wrong address and a wrong link say so, and lead back', async () => {
  const { page, close } = await guest();
  for (const path of ['/nowhere', '/tables/nothing', '/records/nothing', '/players/nobody', '/series/nothing']) {
    await page.goto(base + path);
    await page.getByRole('alert').waitFor();
    assert.ok(((await page.getByRole('alert').textContent()) ?? '').length > 15);
    await page.locator('main a[href="/"]').click();
    await page.waitForURL(`${base}/`);
  }
  await close();
});

test('a server that cannot be reached is said, and trying again helps', async () => {
  const { page, close } = await guest();
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(`${base}/`);
  await page.getByRole('alert').waitFor();
  await page.unroute('**/api/**');
  await page.getByRole('alert').locator('xpath=..').getByRole('button').click();
  await page.locator('h1').waitFor();
  await close();
});

test('a server fault is said in words', async () => {
  const { page, close } = await guest();
  await page.route('**/api/lobby', (route) => route.fulfill({ status: 500, body: 'oops' }));
  await page.goto(`${base}/`);
  await page.getByRole('alert').waitFor();
  await close();
});

test('an old tab is asked to reload, and loses nothing', async () => {
  const { page, close } = await guest();
  const table = await openTable(page, base, 'race', ['me', 'random']);
  await page.locator('[data-prompt=initial_discard]').waitFor();
  let other = false;
  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch();
    const me = await answer.json();
    await route.fulfill({ response: answer, json: { ...me, build: other ? 'another' : me.build } });
  });
  await page.goto(`${base}/`);
  other = true;
  await page.evaluate(() => fetch('/api/me'));
  await page.locator('a[href="/settings"]').first().click();
  await page.goto(table);
  const pick = random(51);
  await step(page, pick);
  await page.locator('[data-picked="1"]').waitFor();
  await close();
});

test('over plain http under a host name everything still works', async () => {
  const { port } = new URL(base);
  const { page, close } = await guest({ base: `http://orrery.test:${port}`, flags: ['--host-resolver-rules=MAP orrery.test 127.0.0.1'] });
  assert.equal(await page.evaluate(() => isSecureContext), false);
  await openTable(page, `http://orrery.test:${port}`, 'race', ['me', 'random']);
  await page.locator('[data-my-turn]').waitFor();
  await play(page, random(52), 30);
  await page.locator('[data-drawer=menu]').click();
  await page.getByRole('dialog').locator('[data-copy]').click();
  await page.getByRole('dialog').getByText('Copied').waitFor();
  await close();
});
