// Whole games by clicks alone in the text table. At every decision the controls are the legal list.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { fillForm, openTable, playOut } from './driver.mjs';
import { base, guest, out } from './setup.mjs';

/** What stands between a form and a short game: seats, and what to choose in the form. */
const GAMES = {
  race: { seats: ['me', 'greedy'] },
  mars: { seats: ['me'] },
  moon: { seats: ['me', 'random'] },
};

const listed = await fetch(`${base}/api/games`).then((answer) => answer.json());

// On the boards whole games are played by the tests of each board, by clicks and by touch.
for (const { name } of listed.games) {
  const { seats } = GAMES[name] ?? { seats: ['me', 'random'] };
  test(`a whole game of ${name} is played in the text table`, async () => {
    const { page, close } = await guest();
    await openTable(page, base, name, seats);
    await page.locator('[data-my-turn]').waitFor();
    // A game without a board of its own shows nothing else.
    if ((await page.locator('[data-text-view]').count()) > 0) await page.locator('[data-text-view]').click();
    await page.locator('input[type=search]').waitFor();
    const compared = await playOut(page, 2);
    assert.ok(compared > 5, `${compared} decisions were compared`);
    await page.locator('[data-total]').first().waitFor();
    await page.screenshot({ path: join(out, `end-${name}-text.png`), fullPage: true });
    await close();
  });
}

test('the advanced game of race for two is played, and then once more', async () => {
  const { page, close } = await guest();
  await fillForm(page, base, 'race', ['me', 'random'], (form) => form.locator('[data-preset=advanced_2p]').click());
  await playOut(page, 3);
  await page.locator('figure').first().waitFor();
  await page.locator('[data-rematch]').click();
  await page.waitForURL(/\/tables\//);
  await page.locator('[data-my-turn]').waitFor();
  await close();
});
