// Terraforming Mars on its board: whole games by clicks alone, the guided game, what the map shows first.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { openTable } from './driver.mjs';
import { click, dice, hear, playOut, until } from './mars-clicks.mjs';
import { base, guest, out } from './setup.mjs';

/** A table for one: the bot's seat is taken away. */
const alone = async (form) => {
  while ((await form.locator('select[data-seat]').count()) > 1) await form.locator('[data-remove-seat]').last().click();
};

test('a whole game of two is played on the board, and at every decision the controls are the legal list', async () => {
  const { page, close } = await guest();
  const heard = hear(page);
  await openTable(page, base, 'mars', ['me', 'greedy']);
  await page.locator('[data-offer]').waitFor();
  const decisions = await playOut(page, 7, heard);
  assert.ok(decisions > 40, `${decisions} decisions were compared`);
  await page.locator('figure').waitFor();
  await page.screenshot({ path: join(out, 'mars-end.png'), fullPage: true });
  await close();
});

test('a whole solo game is played on the board, and its goal is always in sight', async () => {
  const { page, close } = await guest();
  const heard = hear(page);
  await openTable(page, base, 'mars', ['me'], alone);
  await page.locator('.goal').waitFor();
  const decisions = await playOut(page, 8, heard);
  assert.ok(decisions > 40, `${decisions} decisions were compared`);
  await page.locator('figure').waitFor();
  await page.screenshot({ path: join(out, 'mars-solo-end.png'), fullPage: true });
  await close();
});

test('a placement shows its ghost and its gains before it is made', async () => {
  const { page, close } = await guest();
  await openTable(page, base, 'mars', ['me', 'random'], (form) => form.locator('[data-preset=first_game]').click());
  await until(page, 'place', 9);
  const hex = page.locator('.hex.lit').first();
  await hex.hover();
  await page.locator('[data-ghost]').waitFor();
  const before = await page.locator('.hex .tile').count();
  await page.mouse.move(2, 2);
  await page.locator('[data-ghost]').waitFor({ state: 'detached' });
  await hex.click();
  if (await page.locator('[data-confirm]:not(:disabled)').count()) await page.locator('[data-confirm]').click();
  await page.waitForFunction((n) => document.querySelectorAll('.hex .tile').length > n, before);
  await close();
});

test('by touch a placement is confirmed by a second tap, and resources stay in view on a phone', async () => {
  const { page, close } = await guest({ viewport: { width: 360, height: 640 }, hasTouch: true });
  await openTable(page, base, 'mars', ['me', 'random'], (form) => form.locator('[data-preset=first_game]').click());
  await until(page, 'place', 10);
  const decision = await page.locator('[data-decision]').getAttribute('data-decision');
  const hex = page.locator('.hex.lit').nth(1);
  await hex.scrollIntoViewIfNeeded();
  await hex.tap();
  await page.locator('.hex.picked').waitFor();
  assert.equal(await page.locator('[data-decision]').getAttribute('data-decision'), decision, 'nothing has been played');
  for (const resource of ['megacredits', 'heat']) {
    const box = await page.locator(`.dock [data-resource=${resource}]`).boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= 360 && box.y + box.height <= 640, `${resource} is in view`);
  }
  await page.locator('.hex.picked').tap();
  await page.waitForFunction((old) => document.querySelector('[data-decision]')?.dataset.decision !== old, decision);
  await close();
});

test('a tile is placed by keys alone, and dragging the map places nothing', async () => {
  const { page, close } = await guest();
  await openTable(page, base, 'mars', ['me', 'random'], (form) => form.locator('[data-preset=first_game]').click());
  await until(page, 'place', 12);
  const decision = () => page.locator('[data-decision]').getAttribute('data-decision');
  const before = await decision();
  const box = await page.locator('.hex.lit').first().boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 30, box.y + box.height / 2 + 12, { steps: 4 });
  await page.mouse.up();
  assert.equal(await decision(), before, 'the map was moved, nothing was placed');
  for (let i = 0; i < 60 && !(await page.evaluate(() => document.activeElement?.closest('.hex.lit') !== null)); i++) await page.keyboard.press('Tab');
  await page.locator('[data-ghost]').waitFor();
  await page.keyboard.press('Enter');
  if (await page.locator('[data-confirm]:not(:disabled)').count()) await page.keyboard.press('Enter');
  await page.waitForFunction((old) => document.querySelector('[data-decision]')?.dataset.decision !== old, before);
  await close();
});

test('playable cards come first, and every other card says why not', async () => {
  const { page, close } = await guest();
  await openTable(page, base, 'mars', ['me', 'random'], (form) => form.locator('[data-preset=first_game]').click());
  await until(page, 'action', 11);
  await page.locator('.dock .reason').first().waitFor();
  const cards = await page.locator('.dock .hand [data-card]').evaluateAll((all) => all.map((card) => [card.classList.contains('lit'), Boolean(card.querySelector('.reason'))]));
  assert.ok(cards.every(([lit, reason]) => lit !== reason), 'a card is lit or has its reason');
  const firstBarred = cards.findIndex(([lit]) => !lit);
  assert.ok(cards.slice(firstBarred).every(([lit]) => !lit), 'what can be played comes first');
  await page.locator('.dock .barred').first().click();
  await page.locator('[data-prompt] .notice').waitFor();
  await close();
});

for (const [language, locale] of [['en', 'en-GB'], ['cs', 'cs-CZ'], ['pl', 'pl-PL']]) {
  test(`the guided game of mars is played in ${language}`, async () => {
    const { page, close } = await guest({ locale });
    await page.goto(`${base}/new?game=mars&guide=1`);
    await page.locator('[data-create]').click();
    await page.locator('[data-guide=turn]').waitFor();
    assert.equal(await page.locator('.pointed').count(), 1, 'the guide points at one thing');
    const pick = dice(31);
    const said = new Set(['turn']);
    for (let i = 0; i < 160 && said.size < 6; i++) {
      if ((await click(page, pick)).at === 'end') break;
      const now = await page.locator('[data-guide]').getAttribute('data-guide', { timeout: 200 }).catch(() => null);
      if (now) said.add(now);
    }
    assert.ok(said.size >= 5, `the guide said ${[...said].join(', ')}`);
    assert.doesNotMatch(await page.locator('body').innerText(), /\b(page|mars|table|server)-[a-z]+-/, 'every word is in the language');
    await close();
  });
}
