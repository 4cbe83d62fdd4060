// From the address to the first decision: one click, for every game, as a stranger.
import assert from 'node:assert/strict';
import { join, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { launch, patience } from './chromium.mjs';
import { signIn } from './driver.mjs';
import { base, guest, watch } from './setup.mjs';

// A program built with its tests has an example game too, which no lobby shows.
const games = await fetch(`${base}/api/games`).then(async (answer) => (await answer.json()).games.filter(({ name }) => name !== 'comets'));
const script = join(dirname(fileURLToPath(import.meta.url)), 'player.js');

for (const { name } of games) {
  test(`a stranger is asked the first question of ${name} after one click`, async () => {
    const context = await launch();
    await context.addInitScript({ path: script });
    const page = await context.newPage();
    const faults = watch(page);
    await page.goto(base);
    const began = performance.now();
    await page.locator(`[data-play=${name}]`).click();
    await page.waitForFunction(() => document.querySelector('[data-my-turn="true"]') && window.player.settled(), null, { timeout: 30_000 * patience });
    console.log(`${name}: ${Math.round(performance.now() - began)} ms from the click to the first decision`);
    assert.ok((await page.locator('[data-action]').count()) > 0, 'there is something to do');
    assert.equal(await page.locator('[data-plate] [data-bot]').count(), (await page.locator('[data-plate]').count()) - 1, 'the others are bots, and signed as such');
    const names = await page.locator('[data-plate] .name').allInnerTexts();
    assert.equal(new Set(names).size, names.length, `everybody has a name of their own: ${names}`);
    await context.close();
    assert.deepEqual(faults, []);
  });
}

test('somebody sits down with a name', async () => {
  const context = await launch();
  const page = await context.newPage();
  await signIn(page, base, `Ada ${process.pid}`);
  await page.locator('a.me', { hasText: 'Ada' }).waitFor();
  await context.close();
});

test('a made-up name can be changed without a password', async () => {
  const context = await launch();
  const page = await context.newPage();
  await page.goto(base);
  await page.locator('[data-play=race]').click();
  await page.locator('[data-my-turn]').waitFor();
  await page.goto(`${base}/settings`);
  await page.locator('input[autocomplete=username]').fill('Caroline');
  await page.locator('[data-rename]').click();
  await page.locator('a.me', { hasText: 'Caroline' }).waitFor();
  await context.close();
});

test('the form is short, and its button is in view on every screen', async () => {
  const { page, close } = await guest();
  for (const { name } of games) {
    await page.goto(`${base}/new?game=${name}`);
    await page.locator('select[data-seat]').nth(1).waitFor();
    for (const viewport of [{ width: 1280, height: 800 }, { width: 390, height: 844 }, { width: 844, height: 390 }]) {
      await page.setViewportSize(viewport);
      const { bottom } = await page.locator('[data-create]').evaluate((button) => button.getBoundingClientRect());
      assert.ok(bottom <= viewport.height, `${name} at ${viewport.width}×${viewport.height}: the button ends at ${bottom}`);
    }
  }
  await close();
});
