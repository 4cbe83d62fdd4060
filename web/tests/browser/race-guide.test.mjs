// The guided first game of race, along its path to the end in three languages; and off its path.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { openGuided, play, playOut, random } from './driver.mjs';
import { base, guest } from './setup.mjs';

const { path } = JSON.parse(readFileSync(new URL('../../src/guide/race.json', import.meta.url), 'utf8'));
const SAID = path.flatMap(({ say }) => say ?? []);

/** A guided game, begun. */
async function begin(page) {
  await openGuided(page, base, 'race');
  await page.locator(`[data-guide=${SAID[0]}]`).waitFor();
  assert.equal(await page.locator('.pointed').count(), 1, 'the guide points at one thing');
}

/** How the table came out. */
async function outcome(page) {
  const table = new URL(page.url()).pathname.split('/')[2];
  const info = await page.evaluate((at) => fetch(at).then((answer) => answer.json()), `/api/tables/${table}`);
  return info.outcome;
}

for (const [language, locale] of [['en', 'en-GB'], ['cs', 'cs-CZ'], ['pl', 'pl-PL']]) {
  test(`the browser asks for ${language}, and the guided game is played in it to the end`, async () => {
    const { page, close } = await guest({ locale });
    assert.equal(await page.locator('html').getAttribute('lang'), language);
    await begin(page);
    const { said, astray, stop } = await play(page, random(31), 1000, { follow: true });
    assert.deepEqual([stop, astray], ['end', 0], 'the path leads to the end of the game');
    for (const step of SAID) assert.ok(said.includes(step), `${step}: the guide said ${said.join(', ')}`);
    assert.equal((await outcome(page)).won[0], true, 'whoever follows wins');
    assert.doesNotMatch(await page.locator('body').innerText(), /\b(page|race|table|server)-[a-z]+-/, 'every word is in the language');
    await close();
  });
}

test('the path can be left, undo leads back to it, and off it the game goes on to its end', async () => {
  const { page, close } = await guest();
  await begin(page);
  await page.locator('main [data-action]:not(.pointed)').last().click();
  await page.locator('[data-left]').waitFor();
  await page.waitForFunction(() => window.player.settled());
  await page.locator('[data-undo]').click();
  await page.locator('[data-guide]:not([data-left])').waitFor();
  await page.locator('.pointed').waitFor();
  const { astray } = await play(page, random(33), 5, { follow: true });
  assert.equal(astray, 0, 'the path goes on');
  await playOut(page, 34);
  assert.ok(await outcome(page), 'the game is over');
  await close();
});

test('the guide can be sent away, and the game goes on', async () => {
  const { page, close } = await guest();
  await begin(page);
  await page.locator('[data-leave-guide]').click();
  await page.locator('[data-guide]').waitFor({ state: 'detached' });
  await play(page, random(32), 10);
  await close();
});
