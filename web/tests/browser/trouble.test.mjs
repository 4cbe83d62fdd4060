// When something is wrong: a human sentence and a way on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { launch } from './chromium.mjs';
import { fillForm, openTable, play, random, signIn } from './driver.mjs';
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
  await openTable(page, base, 'race', ['me', 'random']);
  await page.locator('[data-prompt=initial_discard]').waitFor();
  assert.equal(await page.locator('[data-reload]').count(), 0, 'page and server are of one build');
  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), build: 'another' } });
  });
  await page.reload();
  await page.locator('[data-reload]').waitFor();
  await play(page, random(51), 1);
  await page.locator('[data-picked="1"]').waitFor();
  await page.unroute('**/api/me');
  await page.locator('[data-reload]').click();
  await page.locator('[data-prompt=initial_discard]').waitFor();
  await page.locator('[data-reload]').waitFor({ state: 'detached' });
  await close();
});

test('whoever comes to a full table is told so and may watch', async () => {
  const [host, friend, third] = [await guest(), await guest(), await guest()];
  await openTable(host.page, base, 'race', ['me', 'open']);
  const link = await host.page.locator('[data-copy]').getAttribute('data-copy');
  await friend.page.goto(link);
  await third.page.goto(link);
  await third.page.locator('[data-sit]').waitFor();
  await friend.page.locator('[data-sit]').click();
  await third.page.getByText('You are watching').waitFor();
  assert.equal(await third.page.locator('.dock [data-card]').count(), 0, 'nobody’s hand is shown to somebody who watches');
  for (const { close } of [host, friend, third]) await close();
});

test('over plain http under a host name everything still works', async () => {
  const { port } = new URL(base);
  const address = `http://games.local:${port}`;
  const { page, close } = await guest({ flags: ['--host-resolver-rules=MAP games.local 127.0.0.1'] });
  await signIn(page, address, `Guest ${process.pid} there`);
  assert.equal(await page.evaluate(() => isSecureContext), false);
  await fillForm(page, address, 'race', ['me', 'random']);
  await page.locator('[data-my-turn]').waitFor();
  await play(page, random(52), 30);
  await page.locator('[data-drawer=menu]').click();
  await page.getByRole('dialog').locator('[data-copy]').click();
  await page.getByRole('dialog').getByText('Copied').waitFor();
  await close();
});

test('under a name the server does not know, it says by which to come', async () => {
  const { port } = new URL(base);
  const context = await launch({ flags: ['--host-resolver-rules=MAP elsewhere.example 127.0.0.1'] });
  const page = await context.newPage();
  await page.goto(`http://elsewhere.example:${port}`);
  await page.locator('[data-name-form]').click();
  await page.getByRole('textbox').first().fill('Eve');
  await page.locator('[data-go]').click();
  assert.match((await page.getByRole('alert').textContent()) ?? '', /own address/);
  await context.close();
});
