// Three languages, switched in place.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTable } from './driver.mjs';
import { base, guest } from './setup.mjs';

const QUESTION = {
  en: /Discard 2/,
  cs: /Odhoďte/,
  pl: /Odrzuć/,
};

test('the language is switched in place, and the choice being composed stays', async () => {
  const { page, close } = await guest();
  await openTable(page, base, 'race', ['me', 'random']);
  await page.locator('[data-prompt=initial_discard]').waitFor();
  await page.locator('.dock [data-thing]').first().click();
  await page.locator('[data-picked="1"]').waitFor();
  for (const [language, question] of Object.entries(QUESTION)) {
    await page.locator('[data-language]').first().selectOption(language);
    await page.locator('[data-prompt]', { hasText: question }).waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), language);
    assert.equal(await page.locator('[data-picked]').count(), 1);
  }
  await close();
});

