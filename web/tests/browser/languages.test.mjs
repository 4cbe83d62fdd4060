// Three languages, switched in place.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { launch } from './chromium.mjs';
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

for (const [locale, language] of [['en-GB', 'en'], ['cs-CZ', 'cs'], ['pl-PL', 'pl'], ['fr-FR', 'en']]) {
  test(`a browser that asks for ${locale} gets ${language}`, async () => {
    const context = await launch({ locale });
    const page = await context.newPage();
    await page.goto(base);
    await page.locator('h1').waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), language);
    await context.close();
  });
}
