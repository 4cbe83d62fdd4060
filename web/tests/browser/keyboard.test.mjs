// Everything by keys: Tab, arrows, Enter, letters.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { base, guest } from './setup.mjs';

/** Presses Tab until the focus is in what is wanted. */
async function tabTo(page, selector, most = 60) {
  for (let i = 0; i < most; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector}`);
}

test('a table is opened and a round is played without a pointer', async () => {
  const { page, close } = await guest();
  await page.goto(`${base}/new?game=race`);
  await page.locator('[data-create]').waitFor();
  await tabTo(page, '[data-create]');
  await page.keyboard.press('Enter');
  await page.locator('[data-prompt=initial_discard]').waitFor();
  await tabTo(page, '.dock [data-thing]');
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle);
  assert.notEqual(outline, 'none', 'the focus can be seen');
  await page.keyboard.press('Enter');
  await page.locator('[data-picked="1"]').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  await page.locator('[data-picked="2"]').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('[data-prompt=choose_actions]').waitFor();
  await tabTo(page, '[data-action]');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  // Where the others have answered already, the choice opens the round and is asked for twice.
  const confirm = page.locator('[data-confirm]:not(:disabled)');
  await confirm.or(page.locator('[data-prompt]:not([data-prompt=choose_actions])')).first().waitFor();
  if (await confirm.count()) await page.keyboard.press('Enter');
  await page.locator('[data-prompt]:not([data-prompt=choose_actions])').waitFor();
  await page.keyboard.press('2');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('t');
  await page.locator('input[type=search]').waitFor();
  await close();
});
