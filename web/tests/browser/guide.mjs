// Following a guided first game.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { openGuided, play, random } from './driver.mjs';
import { base } from './setup.mjs';

/** What the guide of a game says along its path. */
export function stepsOf(game) {
  const { path } = JSON.parse(readFileSync(new URL(`../../src/guide/${game}.json`, import.meta.url), 'utf8'));
  return path.flatMap(({ say }) => say ?? []);
}

/** Begins a guided game. */
export async function beginGuided(page, game) {
  await openGuided(page, base, game);
  await page.locator(`[data-guide=${stepsOf(game)[0]}]`).waitFor();
  await page.locator('.pointed').waitFor({ state: 'attached' });
  assert.equal(await page.locator('.pointed').count(), 1, 'the guide points at one thing');
}

/** Follows the guide along its path, a third of it in each language; `last` is where the player goes on alone. Gives why it stopped. */
export async function follow(page, game, last = '') {
  const steps = stepsOf(game);
  const pick = random(31);
  const heard = new Set();
  let stop = '';
  for (const [i, language] of ['en', 'cs', 'pl'].entries()) {
    await page.locator('[data-language]').first().selectOption(language);
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    const told = await play(page, pick, 1000, { follow: true, untilGuide: i < 2 ? steps[Math.floor((steps.length * (i + 1)) / 3)] : last });
    assert.equal(told.astray, 0, 'the path leads to its end');
    for (const step of told.said) heard.add(step);
    assert.doesNotMatch(await page.locator('body').innerText(), new RegExp(`\\b(page|${game}|table|server)-[a-z]+-`), `every word is in ${language}`);
    ({ stop } = told);
  }
  for (const step of steps) assert.ok(heard.has(step), `${step}: the guide said ${[...heard].join(', ')}`);
  return stop;
}
