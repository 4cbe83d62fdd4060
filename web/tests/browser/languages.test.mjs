// Three languages, switched in place; the guided first game in each of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTable, play, random } from './driver.mjs';
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

for (const [language, locale] of [['en', 'en-GB'], ['cs', 'cs-CZ'], ['pl', 'pl-PL']]) {
  test(`the browser asks for ${language}, and the guided game is played in it`, async () => {
    const { page, close } = await guest({ locale });
    assert.equal(await page.locator('html').getAttribute('lang'), language);
    await page.goto(`${base}/new?game=race&guide=1`);
    await page.locator('[data-create]').click();
    await page.locator('[data-guide=choose]').waitFor();
    assert.equal(await page.locator('.pointed').count(), 1, 'the guide points at one thing');
    const { said, stop } = await play(page, random(31), 1000, { follow: true });
    assert.equal(stop, 'end');
    for (const step of ['choose', 'settle', 'goods', 'explore', 'end']) assert.ok(said.includes(step), `the guide said ${said.join(', ')}`);
    assert.doesNotMatch(await page.locator('body').innerText(), /\b(page|race|table|server)-[a-z]+-/, 'every word is in the language');
    await close();
  });
}

test('the guide can be left, and the game goes on', async () => {
  const { page, close } = await guest();
  await page.goto(`${base}/new?game=race&guide=1`);
  await page.locator('[data-create]').click();
  await page.locator('[data-guide=choose]').waitFor();
  await page.locator('[data-leave-guide]').click();
  await page.locator('[data-guide]').waitFor({ state: 'detached' });
  await play(page, random(32), 10);
  await close();
});
