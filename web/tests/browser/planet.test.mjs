// Planet Unknown on its board: parts of games by clicks alone, tiles turned by keys and placed by touch.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitsThePhone, openTable, play, random } from './driver.mjs';
import { base, guest } from './setup.mjs';

const decision = (page) => page.locator('[data-decision]').getAttribute('data-decision');
const decided = (page, before) => page.waitForFunction((old) => document.querySelector('[data-decision]')?.dataset.decision !== old, before);
const turn = (page) => page.locator('[data-turn]').getAttribute('data-turn');

/** A table of the first game, played on until a tile is in hand. */
async function inHand(page, seed) {
  await openTable(page, base, 'planet', ['me', 'random'], { preset: 'first_game' });
  await page.locator('.dock').waitFor();
  const { stop } = await play(page, random(seed), 60, { until: 'place' });
  assert.equal(stop, 'asked', 'a tile is to be placed');
}

// Whole games on this board are played by touch, and on the device by clicks.
test('in a solo game the goal is in sight', async () => {
  const { page, close } = await guest();
  await openTable(page, base, 'planet', ['me']);
  await page.locator('.goal').waitFor();
  await play(page, random(22), 30);
  await page.locator('.goal').waitFor();
  await close();
});

test('other planets and corporations with events and objectives are begun', async () => {
  const { page, close } = await guest();
  for (const seed of [31, 32]) {
    await openTable(page, base, 'planet', ['me', 'random', 'random'], { preset: 'full' });
    await page.locator('[data-offer] [data-action]').first().waitFor();
    const { compared } = await play(page, random(seed), 20);
    assert.ok(compared >= 20, `${compared} decisions were compared`);
  }
  await close();
});

test('two at one browser: behind the curtain each finds the own board', async () => {
  const { page, close } = await guest();
  await openTable(page, base, 'planet', ['me', 'me'], { preset: 'first_game' });
  await page.locator('[data-show], .dock').first().waitFor();
  const { compared } = await play(page, random(27), 40);
  // Between two decisions there may be a curtain.
  assert.ok(compared > 12, `${compared} decisions were compared`);
  await close();
});

test('a tile is turned and flipped by keys, shows its ghost, and is placed by keys alone', async () => {
  const { page, close } = await guest();
  await inHand(page, 23);
  const ways = await page.locator('[data-way]').count();
  assert.ok(ways === 4 || ways === 8, `${ways} ways to lie`);
  const start = await turn(page);
  await page.keyboard.press('r');
  assert.notEqual(await turn(page), start, 'R turns it');
  for (let i = 0; i < 3; i++) await page.keyboard.press('r');
  assert.equal(await turn(page), start, 'four quarters are a whole turn');
  await page.keyboard.press('f');
  await page.keyboard.press('f');
  assert.equal(await turn(page), start, 'two flips are none');
  for (let i = 0; i < 8 && (await page.locator('.square.lit').count()) === 0; i++) await page.keyboard.press(i === 4 ? 'f' : 'r');
  // The planet is one of the tab stops; arrows go from square to square.
  for (let i = 0; i < 60 && !(await page.evaluate(() => Boolean(document.activeElement?.closest('.square')))); i++) await page.keyboard.press('Tab');
  for (let i = 0; i < 40 && !(await page.evaluate(() => Boolean(document.activeElement?.closest('.square.lit')))); i++) await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][Math.floor(i / 6) % 4]);
  await page.locator('[data-ghost=fits]').waitFor();
  const before = await decision(page);
  await page.keyboard.press('Enter');
  await decided(page, before);
  await close();
});

test('where a tile does not fit, its ghost shows it and a click says why', async () => {
  const { page, close } = await guest();
  await inHand(page, 24);
  const before = await decision(page);
  await page.locator('.square:not(.lit)').nth(30).hover();
  await page.locator('[data-ghost=bars]').waitFor();
  await page.locator('.square:not(.lit)').nth(30).click();
  await page.locator('[data-prompt] .notice').waitFor();
  assert.equal(await decision(page), before, 'nothing was placed');
  await close();
});

test('on a phone a tile is placed by a second tap, nothing is wider than the screen, and the dock stays low', async () => {
  const { page, close } = await guest({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await inHand(page, 25);
  const before = await decision(page);
  const square = page.locator('.square.lit').first();
  const there = await square.boundingBox();
  await square.tap();
  await page.locator('[data-confirm]:not(:disabled)').waitFor();
  assert.equal(await decision(page), before, 'the first tap shows the ghost');
  const now = await page.locator('.square.picked').boundingBox();
  assert.ok(Math.abs(there.y - now.y) < 2, 'nothing has moved under the finger');
  await page.locator('.square.picked').tap();
  await decided(page, before);
  await page.evaluate(() => (window.finger = true));
  const pick = random(26);
  for (let i = 0; i < 5; i++) {
    await play(page, pick, 6);
    await fitsThePhone(page);
  }
  await close();
});
