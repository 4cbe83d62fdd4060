// The campaign: its front door, the way through it, and on from the end of a game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { patience } from './chromium.mjs';
import { resign } from './driver.mjs';
import { base, guest } from './setup.mjs';

test('the campaign begins at its front door and goes on from the end of each game', async () => {
  const { page, close } = await guest();
  await page.goto(base);
  await page.locator('[data-campaign]').click();
  await page.locator('[data-scenario]').nth(7).waitFor();
  assert.equal(await page.locator('[data-state=next]').getAttribute('data-scenario'), '1', 'the first scenario is lit');
  await page.locator('[data-campaign-with]').selectOption('1');
  await page.locator('[data-series-next]').click();
  await page.locator('[data-my-turn]').waitFor();
  await resign(page);
  const next = page.locator('[data-end] [data-series-next]');
  await next.waitFor();
  assert.match(await next.innerText(), /2 – /, 'the next scenario is named');
  assert.equal(await page.locator('[data-end] .buttons > *').first().getAttribute('data-series-next'), '', 'and is the first button');
  await page.locator('[data-to-series]').click();
  await page.locator('[data-scenario="1"][data-state=done] .results').waitFor();
  assert.equal(await page.locator('[data-state=next]').getAttribute('data-scenario'), '2');
  await page.locator('[data-series-next]').click();
  await page.locator('[data-my-turn]').waitFor({ timeout: 30_000 * patience });
  await page.goto(`${base}/campaign/moon`);
  await page.locator('[data-campaign-go-on]').click();
  await page.locator('[data-scenario="2"][data-state=now]').waitFor();
  await close();
});

test('after the end one can look at the table and come back to the result', async () => {
  const { page, close } = await guest();
  await page.goto(base);
  await page.locator('[data-play=race]').click();
  await page.locator('[data-my-turn]').waitFor();
  await resign(page);
  await page.locator('[data-to-board]').click();
  await page.locator('[data-end]').waitFor({ state: 'detached' });
  await page.locator('[data-to-result]').click();
  await page.locator('[data-end]').waitFor();
  await close();
});

test('a link to a move of a private game opens for whoever is given it', async () => {
  const [player, reader] = [await guest(), await guest()];
  await player.page.goto(base);
  await player.page.locator('[data-play=race]').click();
  await player.page.locator('[data-my-turn]').waitFor();
  await resign(player.page);
  await player.page.locator('[data-replay]').click();
  const link = await player.page.locator('[data-copy]').getAttribute('data-copy');
  const missing = [];
  reader.page.on('response', (answer) => answer.status() === 404 && missing.push(answer.url()));
  await reader.page.goto(link);
  await reader.page.locator('[data-moment]').waitFor();
  assert.deepEqual(missing, [], 'nothing was looked for in vain');
  await player.close();
  await reader.close();
});
