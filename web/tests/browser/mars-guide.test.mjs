// The guided first game of mars, in three languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { play, random } from './driver.mjs';
import { base, guest } from './setup.mjs';

/** What is said in every game, however it goes: the steps that count turns. */
const STEPS = ['turn', 'more', 'pass', 'research', 'convert', 'parameters', 'production', 'heat', 'honours'];

for (const [language, locale] of [['en', 'en-GB'], ['cs', 'cs-CZ'], ['pl', 'pl-PL']]) {
  test(`the guided game of mars is played in ${language}`, async () => {
    const { page, close } = await guest({ locale });
    await page.goto(`${base}/new?game=mars&guide=1`);
    await page.locator('[data-create]').click();
    await page.locator('[data-guide=turn]').waitFor();
    assert.equal(await page.locator('.pointed').count(), 1, 'the guide points at one thing');
    const { said } = await play(page, random(31), 60, { follow: true });
    for (const step of STEPS) assert.ok(said.includes(step), `${step}: the guide said ${said.join(', ')}`);
    assert.doesNotMatch(await page.locator('body').innerText(), /\b(page|mars|table|server)-[a-z]+-/, 'every word is in the language');
    await close();
  });
}
