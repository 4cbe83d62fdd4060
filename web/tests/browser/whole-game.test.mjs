// A whole game against bots, by clicks alone, on the board and in the text table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { join } from 'node:path';
import { offered, openTable, playOut, random, step } from './driver.mjs';
import { base, due, guest, listen, out } from './setup.mjs';

async function play(seed, bots, text) {
  const { page, close } = await guest();
  const heard = listen(page);
  await openTable(page, base, 'race', ['me', ...bots]);
  await page.locator('[data-my-turn]').waitFor();
  if (text) await page.locator('[data-text-view]').click();
  const pick = random(seed);
  let decisions = 0;
  for (let i = 0; i < 2000; i++) {
    await page.waitForFunction(() => document.querySelector('[data-end], [data-action], [data-confirm]:not(:disabled)'));
    if (await page.locator('[data-end]').count()) break;
    if (await page.locator('[data-confirm]:disabled').count()) {
      assert.deepEqual(await offered(page), await due(page, heard), `the controls are the legal list at click ${i}`);
      decisions++;
    }
    await step(page, pick);
  }
  assert.ok(await page.locator('[data-end]').count(), 'the game has ended');
  assert.ok(decisions > 20, `${decisions} decisions were compared`);
  return { page, close };
}

test('a whole game is played on the board, and at every decision the controls are the legal list', async () => {
  const { page, close } = await play(1, ['greedy'], false);
  await page.locator('figure').waitFor();
  await page.screenshot({ path: join(out, 'end.png'), fullPage: true });
  await page.locator('[data-rematch]').click();
  await page.waitForURL(/\/tables\//);
  await page.locator('[data-my-turn]').waitFor();
  await close();
});

test('a whole game is played in the text table, and at every decision the controls are the legal list', async () => {
  const { close } = await play(2, ['greedy', 'random'], true);
  await close();
});

test('the advanced game for two is played on the board', async () => {
  const { page, close } = await guest();
  await openTable(page, base, 'race', ['me', 'random'], (form) => form.locator('[data-preset=advanced_2p]').click());
  await playOut(page, 3);
  await close();
});
