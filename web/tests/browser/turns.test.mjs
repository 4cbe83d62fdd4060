// Composing, taking back, confirming, asking why not.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillForm, openTable, play, random } from './driver.mjs';
import { base, guest } from './setup.mjs';

const hand = (page) => page.locator('.dock [data-thing]');
const open = async (page, settle) => {
  await (settle ? fillForm : openTable)(page, base, 'race', ['me', 'random'], settle);
  await page.locator('[data-prompt=initial_discard]').waitFor();
};

test('a set is composed: picks are numbered, a second click takes one out, one Confirm sends all', async () => {
  const { page, close } = await guest();
  await open(page);
  assert.ok(await page.locator('[data-confirm]').isDisabled());
  await hand(page).nth(0).click();
  await page.locator('[data-picked="1"]').waitFor();
  await hand(page).nth(1).click();
  await page.locator('[data-picked="2"]').waitFor();
  await page.locator('[data-picked="1"]').click();
  await page.locator('[data-picked="2"]').waitFor({ state: 'detached' });
  assert.equal(await page.locator('[data-picked]').count(), 1);
  await page.locator('.dock [data-action]').first().click();
  await page.locator('[data-picked="2"]').waitFor();
  await page.locator('[data-confirm]').click();
  await page.locator('[data-prompt=choose_actions]').waitFor();
  assert.equal(await hand(page).count(), 4);
  await close();
});

test('undo takes back picks one by one, by button and by key', async () => {
  const { page, close } = await guest();
  await open(page);
  await hand(page).nth(0).click();
  await page.locator('[data-picked="1"]').waitFor();
  await hand(page).nth(1).click();
  await page.locator('[data-picked="2"]').waitFor();
  await page.locator('[data-undo]').click();
  await page.locator('[data-picked="2"]').waitFor({ state: 'detached' });
  await page.keyboard.press('z');
  await page.locator('[data-picked]').waitFor({ state: 'detached' });
  await close();
});

test('alone with bots an action that was played is taken back', async () => {
  const { page, close } = await guest();
  await open(page);
  await hand(page).nth(0).click();
  await page.locator('[data-picked="1"]').waitFor();
  await hand(page).nth(1).click();
  await page.locator('[data-confirm]:not(:disabled)').click();
  await page.locator('[data-prompt=choose_actions]').waitFor();
  await page.locator('[data-undo]:not(:disabled)').click();
  await page.locator('[data-prompt=initial_discard]').waitFor();
  await close();
});

test('an unlit thing says why not, and all reasons are one key away', async () => {
  const { page, close } = await guest();
  await open(page);
  await page.locator('main [data-thing]').first().click();
  await page.locator('[data-prompt] .notice').waitFor();
  await page.keyboard.press('w');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await close();
});

test('a table that confirms turns keeps a draft until Confirm', async () => {
  const { page, close } = await guest();
  await open(page, async (form) => {
    await form.locator('[data-table-rules] > summary').click();
    await form.locator('[data-confirm-turn]').check();
  });
  await hand(page).nth(0).click();
  await page.locator('[data-picked="1"]').waitFor();
  await hand(page).nth(1).click();
  await page.locator('[data-confirm]:not(:disabled)').click();
  // Nothing has been shown to anybody: it is a draft, and goes back as one.
  await page.locator('[data-draft], [data-prompt=choose_actions]').first().waitFor();
  if (await page.locator('[data-draft]').count()) {
    await page.locator('[data-undo]:not(:disabled)').click();
    await page.locator('[data-draft]').waitFor({ state: 'detached' });
    await page.locator('[data-prompt=initial_discard]').waitFor();
  }
  await play(page, random(21), 60);
  await close();
});
