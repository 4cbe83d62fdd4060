// The guided first game of race, along its path to the end, in three languages; and off its path.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { play, random } from './driver.mjs';
import { beginGuided, follow } from './guide.mjs';
import { guest } from './setup.mjs';

/** How the table came out. */
async function outcome(page) {
  const table = new URL(page.url()).pathname.split('/')[2];
  const info = await page.evaluate((at) => fetch(at).then((answer) => answer.json()), `/api/tables/${table}`);
  return info.outcome;
}

test('the guided game is played to the end in three languages, and whoever follows wins', async () => {
  const { page, close } = await guest();
  await beginGuided(page, 'race');
  assert.equal(await follow(page, 'race'), 'end');
  assert.equal((await outcome(page)).won[0], true);
  await close();
});

test('the path can be left, undo leads back to it, and off it the game goes on', async () => {
  const { page, close } = await guest();
  await beginGuided(page, 'race');
  await page.locator('main [data-action]:not(.pointed)').last().click();
  await page.locator('[data-left]').waitFor();
  await page.waitForFunction(() => window.player.settled());
  await page.locator('[data-undo]').click();
  await page.locator('[data-guide]:not([data-left])').waitFor();
  await page.locator('.pointed').waitFor();
  const { astray } = await play(page, random(33), 5, { follow: true });
  assert.equal(astray, 0, 'the path goes on');
  const { compared } = await play(page, random(34), 30);
  assert.ok(compared > 15, `${compared} decisions were compared`);
  await close();
});

test('the guide can be sent away, and the game goes on', async () => {
  const { page, close } = await guest();
  await beginGuided(page, 'race');
  await page.locator('[data-leave-guide]').click();
  await page.locator('[data-guide]').waitFor({ state: 'detached' });
  await play(page, random(32), 10);
  await close();
});
