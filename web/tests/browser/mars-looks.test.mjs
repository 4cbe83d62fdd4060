// Pictures of the board of mars, on a desktop and a phone, light and dark; and axe finds nothing serious.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openTable, play, random } from './driver.mjs';
import { base, drawn, guest, out } from './setup.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SIZES = { desktop: { width: 1280, height: 800 }, wide: { width: 1920, height: 1080 }, phone: { width: 360, height: 640 } };
let somebody;

before(async () => {
  somebody = await guest({ name: `Ada ${process.pid}` });
});
after(() => somebody.close());

const open = (seats) => openTable(somebody.page, base, 'mars', seats);
const THREE = ['me', 'greedy', 'greedy'];

/** Plays on until a question is asked; in another game if one ends before. */
async function until(question, seed, seats = THREE, games = 3) {
  const { stop } = await play(somebody.page, random(seed), 500, { until: question });
  if (stop === 'end' && games > 1) {
    await open(seats);
    return until(question, seed + 100, seats, games - 1);
  }
  assert.equal(stop, 'asked', `${question} is asked`);
}

/** Nothing serious is wrong, nothing is wider than the window, and there is a picture of it. */
async function look(name) {
  const { page } = somebody;
  for (const theme of ['dark', 'light']) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await drawn(page);
      await page.screenshot({ path: join(out, `${name}-${size}-${theme}.png`) });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${name} is ${wide} px too wide on a ${size}`);
    }
    await page.setViewportSize(SIZES.desktop);
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const told = serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target} ${node.any[0]?.message ?? ''}`).slice(0, 3).join(' | ')}`);
    assert.deepEqual(told, [], `${name}, ${theme}`);
  }
}

test('choosing a corporation', async () => {
  const { page } = somebody;
  await open(THREE);
  await page.locator('[data-offer]').waitFor();
  await look('mars-corporations');
});

test('the action phase, some generations on', async () => {
  const { page } = somebody;
  await play(page, random(33), 90);
  await until('action', 34);
  await look('mars');
});

test('another player’s board', async () => {
  const { page } = somebody;
  await page.locator('[data-plate="1"]').click();
  await page.getByRole('dialog').waitFor();
  await look('mars-seat').finally(() => page.locator('[data-close]').click());
});

test('a tile is placed', async () => {
  const { page } = somebody;
  await until('place', 35);
  const hexes = page.locator('.hex.lit');
  await hexes.nth(Math.floor((await hexes.count()) / 2)).hover();
  await page.locator('[data-ghost]').waitFor();
  await look('mars-place');
});

test('the research phase', async () => {
  await until('research', 36);
  await look('mars-research');
});

test('the solo game and its goal', async () => {
  const { page } = somebody;
  await open(['me']);
  await page.locator('.goal').waitFor();
  await play(page, random(37), 30);
  await until('action', 38, ['me']);
  await look('mars-solo');
});
