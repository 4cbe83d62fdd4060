// Terraforming Mars on its board: whole games by clicks alone. At every decision the controls are the legal list.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { openTable, play, playOut, random } from './driver.mjs';
import { base, guest, out } from './setup.mjs';

test('a whole game of two is played on the board, and at every decision the controls are the legal list', async () => {
  const { page, close } = await guest();
  await openTable(page, base, 'mars', ['me', 'greedy']);
  await page.locator('[data-offer]').waitFor();
  const compared = await playOut(page, 7, 3000);
  assert.ok(compared > 60, `${compared} decisions were compared`);
  await page.locator('figure').first().waitFor();
  await page.screenshot({ path: join(out, 'mars-end.png'), fullPage: true });
  await close();
});

test('in a solo game the goal is in sight', async () => {
  const { page, close } = await guest();
  await openTable(page, base, 'mars', ['me']);
  await page.locator('.goal').waitFor();
  await play(page, random(8), 30);
  await page.locator('.goal').waitFor();
  await close();
});

test('a drafted game of three is begun', async () => {
  const { page, close } = await guest();
  await openTable(page, base, 'mars', ['me', 'greedy', 'random'], { preset: 'draft' });
  await page.locator('[data-offer]').waitFor();
  const { stop } = await play(page, random(9), 400, { until: 'draft' });
  assert.equal(stop, 'asked', 'cards are drafted');
  assert.equal(await page.locator('[data-offer] [data-action]').count(), 4);
  await play(page, random(10), 40);
  await close();
});
