// The board of mars under the hand: ghosts, touch, keys, reasons, payment.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitsThePhone, openTable, play, random } from './driver.mjs';
import { base, guest } from './setup.mjs';

const firstGame = { preset: 'first_game' };
const decision = (page) => page.locator('[data-decision]').getAttribute('data-decision');
const decided = (page, before) => page.waitForFunction((old) => document.querySelector('[data-decision]')?.dataset.decision !== old, before);

/** A table of the first game, played on until a question is asked. */
async function asked(page, question, seed) {
  await openTable(page, base, 'mars', ['me', 'random'], firstGame);
  await page.locator('[data-my-turn]').waitFor();
  const { stop } = await play(page, random(seed), 400, { until: question });
  assert.equal(stop, 'asked', `${question} is asked`);
}

test('a placement shows its ghost and its gains before it is made', async () => {
  const { page, close } = await guest();
  await asked(page, 'place', 11);
  const tiles = page.locator('.hex .tile');
  const before = await tiles.count();
  const hex = page.locator('.hex.lit').first();
  await hex.hover();
  await page.locator('[data-ghost]').waitFor();
  await page.locator('h2').first().hover();
  await page.locator('[data-ghost]').waitFor({ state: 'detached' });
  assert.equal(await tiles.count(), before, 'nothing was placed');
  await hex.click();
  if (await page.locator('[data-confirm]:not(:disabled)').count()) await page.locator('[data-confirm]').click();
  await page.waitForFunction((n) => document.querySelectorAll('.hex .tile').length > n, before);
  await close();
});

test('by touch a placement is confirmed by a second tap, and resources stay in view on a phone', async () => {
  const { page, close } = await guest({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await asked(page, 'place', 12);
  const before = await decision(page);
  const hex = page.locator('.hex.lit').nth(1);
  await hex.scrollIntoViewIfNeeded();
  await hex.tap();
  await page.locator('.hex.picked').waitFor();
  assert.equal(await decision(page), before, 'nothing has been played');
  for (const resource of ['megacredits', 'heat']) {
    const box = await page.locator(`.dock [data-resource=${resource}]`).boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= 360 && box.y + box.height <= 640, `${resource} is in view`);
  }
  await page.locator('.hex.picked').tap();
  await decided(page, before);
  await close();
});

test('on a phone a game goes on by finger, and everything keeps its place', async () => {
  const { page, close } = await guest({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await openTable(page, base, 'mars', ['me', 'greedy'], firstGame);
  await page.locator('[data-my-turn]').waitFor();
  await page.evaluate(() => (window.finger = true));
  const pick = random(13);
  for (let i = 0; i < 12; i++) {
    const { stop } = await play(page, pick, 6);
    if (stop === 'end') break;
    await fitsThePhone(page);
  }
  await close();
});

test('a tile is placed by keys alone, and dragging the map places nothing', async () => {
  const { page, close } = await guest();
  await asked(page, 'place', 14);
  const before = await decision(page);
  const box = await page.locator('.hex.lit').first().boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 30, box.y + box.height / 2 + 12, { steps: 4 });
  await page.mouse.up();
  assert.equal(await decision(page), before, 'the map was moved, nothing was placed');
  for (let i = 0; i < 60 && !(await page.evaluate(() => Boolean(document.activeElement?.closest('.hex.lit')))); i++) await page.keyboard.press('Tab');
  await page.locator('[data-ghost]').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForFunction((old) => document.querySelector('[data-decision]')?.dataset.decision !== old || document.querySelector('[data-confirm]:not(:disabled)'), before);
  if (await page.locator('[data-confirm]:not(:disabled)').count()) await page.keyboard.press('Enter');
  await decided(page, before);
  await close();
});

test('playable cards come first, and every other card says why not', async () => {
  const { page, close } = await guest();
  await asked(page, 'action', 15);
  await page.locator('.dock .reason').first().waitFor();
  const cards = await page.locator('.dock .hand [data-card]').evaluateAll((all) => all.map((card) => [Boolean(card.querySelector('.lit')), Boolean(card.querySelector('.reason'))]));
  assert.ok(cards.every(([lit, reason]) => lit !== reason), 'a card is lit or has its reason');
  const firstBarred = cards.findIndex(([lit]) => !lit);
  assert.ok(cards.slice(firstBarred).every(([lit]) => !lit), 'what can be played comes first');
  await page.locator('.dock .barred').first().click();
  await page.locator('[data-prompt] .notice').waitFor();
  await close();
});

test('a payment in metal is picked by what is left to pay', async () => {
  const { page, close } = await guest();
  // In some games nobody who has steel plays a building.
  let stop = '';
  for (let game = 0; game < 4 && stop !== 'asked'; game++) {
    await openTable(page, base, 'mars', ['me', 'random'], { preset: 'standard' });
    await page.locator('[data-my-turn]').waitFor();
    ({ stop } = await play(page, random(16 + game), 600, { until: 'pay_steel' }));
  }
  assert.equal(stop, 'asked', 'steel is asked for');
  const ways = page.locator('.payment [data-action]');
  assert.ok((await ways.count()) > 1, 'there is a choice');
  assert.equal(await page.locator('.loose [data-action]').count(), 0, 'the picker is the only control');
  const before = await decision(page);
  await ways.last().click();
  await decided(page, before);
  await close();
});
