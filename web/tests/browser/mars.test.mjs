// Terraforming Mars on its board: parts of games by clicks alone. At every decision the controls are the legal list.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTable, play, random } from './driver.mjs';
import { base, guest } from './setup.mjs';

// Whole games on this board are played by touch, and on the device by clicks.
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
