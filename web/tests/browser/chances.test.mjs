// After a game: who stood how, drawn and as a table, and the moves that cost most lead into the replay.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { openTable, play, random, resign } from './driver.mjs';
import { base, guest, out } from './setup.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function sound(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  assert.deepEqual(serious.map(({ id, nodes }) => [id, nodes[0]?.html]), []);
}

test('the chances of a finished game are drawn, told, and lead to its moves', async () => {
  const { page, close } = await guest({ viewport: { width: 390, height: 844 } });
  await openTable(page, base, 'race', ['me', 'random']);
  await play(page, random(17), 60);
  await resign(page);
  await page.locator('[data-chances]').waitFor({ timeout: 60_000 });
  const chances = page.locator('[data-chances]');
  assert.equal(await chances.locator('svg polyline').count(), 2, 'a line for each seat');
  const dashes = await chances.locator('svg polyline').evaluateAll((lines) => lines.map((line) => line.getAttribute('stroke-dasharray')));
  assert.equal(new Set(dashes).size, 2, 'told apart without colour');
  await chances.locator('summary').click();
  const rows = chances.locator('tbody tr');
  assert.ok((await rows.count()) > 2, 'the same as a table');
  const sums = await rows.evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].reduce((sum, cell) => sum + parseInt(cell.textContent, 10), 0)));
  assert.ok(sums.every((sum) => Math.abs(sum - 100) <= 2), `${sums}`);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  assert.ok(!wide, 'nothing sticks out on a phone');
  await sound(page);
  await page.screenshot({ path: join(out, 'chances-phone.png'), fullPage: true });
  // A finished game of random moves has moves that cost something.
  const slip = chances.locator('[data-slip]').first();
  const move = await slip.getAttribute('data-slip');
  await slip.locator('a').click();
  await page.locator(`[data-moment="${move}"]`).waitFor();
  await page.locator('button[data-chances-open]').click();
  // A line has no breadth, so to the driver it is never visible.
  await page.locator('[data-chances] svg .here').waitFor({ state: 'attached' });
  await sound(page);
  await close();
});
