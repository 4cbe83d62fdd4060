// Whole games by clicks alone, on the board and in the text table. At every decision the controls are the legal list.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { openTable, playOut } from './driver.mjs';
import { base, guest, out } from './setup.mjs';

/** What stands between a form and a short game: seats, and what to choose in the form. */
const GAMES = {
  race: { seats: ['me', 'greedy'] },
  mars: { seats: ['me'] },
  moon: { seats: ['me', 'random'] },
};

const listed = await fetch(`${base}/api/games`).then((answer) => answer.json());

for (const { name } of listed.games) {
  const { seats } = GAMES[name] ?? { seats: ['me', 'random'] };
  for (const way of ['board', 'text']) {
    test(`a whole game of ${name} is played: ${way}`, async () => {
      const { page, close } = await guest();
      await openTable(page, base, name, seats);
      await page.locator('[data-my-turn]').waitFor();
      const hasBoard = (await page.locator('[data-text-view]').count()) > 0;
      if (way === 'text' && hasBoard) await page.locator('[data-text-view]').click();
      // A game without a board of its own shows the text table, and has been played both ways by playing it once.
      if (way === 'text' && !hasBoard) return close();
      if (way === 'text' || !hasBoard) await page.locator('input[type=search]').waitFor();
      const compared = await playOut(page, way === 'text' ? 2 : 1);
      assert.ok(compared > 5, `${compared} decisions were compared`);
      await page.locator('[data-total]').first().waitFor();
      await page.screenshot({ path: join(out, `end-${name}-${way}.png`), fullPage: true });
      await close();
    });
  }
}

test('the advanced game of race for two is played, and then once more', async () => {
  const { page, close } = await guest();
  await openTable(page, base, 'race', ['me', 'random'], (form) => form.locator('[data-preset=advanced_2p]').click());
  await playOut(page, 3);
  await page.locator('figure').first().waitFor();
  await page.locator('[data-rematch]').click();
  await page.waitForURL(/\/tables\//);
  await page.locator('[data-my-turn]').waitFor();
  await close();
});
