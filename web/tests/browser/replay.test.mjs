// A finished game: step, jump, any seat's view, a link to a move.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTable, play, random, resign } from './driver.mjs';
import { base, guest } from './setup.mjs';

test('a finished game is stepped through as any seat, and a link opens the same move', async () => {
  const { page, close } = await guest();
  await openTable(page, base, 'race', ['me', 'random']);
  await play(page, random(41), 30);
  await resign(page);
  await page.locator('[data-replay]').click();
  await page.locator('[data-moment="0"]').waitFor();
  await page.locator('[data-on]').click();
  await page.locator('[data-moment="1"]').waitFor();
  await page.locator('[data-back]').click();
  await page.locator('[data-moment="0"]').waitFor();
  await page.locator('[data-last]').click();
  await page.locator('[data-moment]:not([data-moment="0"])').waitFor();
  const last = Number(await page.locator('[data-moment]').getAttribute('data-moment'));
  assert.ok(last > 20);
  // So early in the game every hand still holds cards: the referee sees those that a spectator does not.
  await page.goto(`${page.url().split('?')[0]}?move=3&as=referee`);
  await page.locator('[data-moment="3"]').waitFor();
  await page.locator('.dock [data-card]').first().waitFor();
  await page.locator('[data-view-as]').selectOption('1');
  await page.waitForURL(/as=1/);
  await page.locator('[data-view-as]').selectOption('spectator');
  await page.waitForURL(/as=spectator/);
  await page.locator('.dock [data-card]').first().waitFor({ state: 'detached' });
  const link = await page.locator('[data-copy]').getAttribute('data-copy');
  await page.goto(link);
  await page.locator('[data-moment="3"]').waitFor();
  await close();
});
