// The guided first games of planet and moon, along their paths in three languages.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { openGuided, play, random } from './driver.mjs';
import { base, guest } from './setup.mjs';

for (const game of ['planet', 'moon']) {
  const { path } = JSON.parse(readFileSync(new URL(`../../src/guide/${game}.json`, import.meta.url), 'utf8'));
  const steps = path.flatMap(({ say }) => say ?? []);
  for (const [language, locale] of [['en', 'en-GB'], ['cs', 'cs-CZ'], ['pl', 'pl-PL']]) {
    test(`the guided game of ${game} is played in ${language}`, async () => {
      const { page, close } = await guest({ locale });
      await openGuided(page, base, game);
      await page.locator(`[data-guide=${steps[0]}]`).waitFor();
      await page.locator('.pointed').waitFor({ state: 'attached' });
      assert.equal(await page.locator('.pointed').count(), 1, 'the guide points at one thing');
      const { said, astray } = await play(page, random(31), 400, { follow: true, untilGuide: 'end' });
      assert.equal(astray, 0, 'the path leads to its end');
      for (const step of steps) assert.ok(said.includes(step), `${step}: the guide said ${said.join(', ')}`);
      assert.equal(await page.locator('[data-guide=end]').count(), 1, 'and then the player goes on alone');
      assert.doesNotMatch(await page.locator('body').innerText(), /\b(page|planet|moon|table|server)-[a-z]+-/, 'every word is in the language');
      await close();
    });
  }
}
