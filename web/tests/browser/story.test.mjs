// What the others did: told since one's last decision, at a pace that can be followed, beside a log with headings.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTable, play, random } from './driver.mjs';
import { base, guest } from './setup.mjs';

/** Plays until it is one's turn and the others have done something since. */
async function playUntilTold(page, pick) {
  for (let i = 0; i < 60; i++) {
    await play(page, pick, 1);
    await page.waitForFunction(() => document.querySelector('[data-my-turn="true"]') && window.player.settled());
    if (Number(await page.locator('[data-story]').getAttribute('data-story')) > 0) return;
  }
  assert.fail('nothing was told');
}

test('what the others did is told in lines, stays until it is closed, and can be stepped through', async () => {
  const { page, close } = await guest();
  await openTable(page, base, 'mars', ['me', 'greedy', 'greedy'], { preset: 'first_game' });
  await page.locator('[data-my-turn]').waitFor();
  await playUntilTold(page, random(5));
  const lines = page.locator('[data-line]');
  const told = await lines.count();
  assert.ok(told > 0);
  assert.equal(await page.locator('[data-line="0"]').count(), 0, 'one’s own doing is not news');
  if (told > 1) {
    await page.locator('[data-story-back]').click();
    assert.equal(await page.locator('[data-line]').nth(told - 2).getAttribute('aria-current'), 'step');
  }
  await page.locator('[data-story-close]').click();
  assert.equal(await lines.count(), 0);
  await close();
});

test('whoever comes back is told too, and acting ends it', async () => {
  const { page, close } = await guest();
  await openTable(page, base, 'mars', ['me', 'greedy'], { preset: 'first_game' });
  await page.locator('[data-my-turn]').waitFor();
  await playUntilTold(page, random(6));
  const before = await page.locator('[data-story]').innerText();
  await page.reload();
  await page.waitForFunction(() => Number(document.querySelector('[data-story]')?.dataset.story) > 0);
  assert.equal(await page.locator('[data-story]').innerText(), before);
  await close();
});

test('the others’ turns are held up on the page alone, and a click on the table skips to the newest', async () => {
  const { page, close } = await guest({ pace: 'slow' });
  await openTable(page, base, 'race', ['me', 'random', 'random', 'random']);
  await page.locator('[data-my-turn]').waitFor();
  // In simultaneous play the page catches up: the driver sees its own decision as soon as it clicks.
  const { compared } = await play(page, random(7), 20, { patience: 40_000 });
  assert.ok(compared > 0);
  await close();
});

test('on a wide screen log and chat stand beside the table, with a heading for each round', async () => {
  const { page, close } = await guest({ viewport: { width: 1440, height: 900 } });
  await openTable(page, base, 'race', ['me', 'random']);
  await page.locator('[data-my-turn]').waitFor();
  await play(page, random(8), 25);
  await page.locator('[data-drawer=log]').click();
  await page.locator('[data-column=log]').waitFor();
  assert.ok((await page.locator('[data-column] [data-chapter="1"] h3').count()) > 0, 'rounds have headings');
  assert.ok((await page.locator('[data-column] [data-chapter="2"] h4').count()) > 0, 'phases have headings');
  const [prompt, column] = await Promise.all(['.prompt', '[data-column]'].map((part) => page.locator(part).boundingBox()));
  assert.ok(prompt.x + prompt.width <= column.x + 1, 'the column covers nothing');
  await page.locator('[data-column] .name[data-card]').first().hover();
  await page.locator('.reader').waitFor();
  await page.locator('[data-column] [data-close]').click();
  await page.locator('[data-column]').waitFor({ state: 'detached' });
  await close();
});

test('unread chat has a mark and a notice until it is read', async () => {
  const [host, friend] = [await guest(), await guest()];
  await openTable(host.page, base, 'race', ['me', 'open']);
  await friend.page.goto(await host.page.locator('[data-copy]').getAttribute('data-copy'));
  await friend.page.locator('[data-sit]').click();
  await Promise.all([host, friend].map(({ page }) => page.locator('[data-my-turn]').waitFor()));
  await friend.page.locator('[data-drawer=chat]').click();
  await friend.page.getByRole('textbox').fill('Good luck');
  await friend.page.keyboard.press('Enter');
  await host.page.locator('[data-chat-notice]', { hasText: 'Good luck' }).waitFor();
  assert.equal(await host.page.locator('[data-unread]').innerText(), '1');
  await host.page.locator('[data-drawer=chat]').click();
  await host.page.locator('[data-unread]').waitFor({ state: 'detached' });
  assert.equal(await friend.page.locator('[data-unread]').count(), 0, 'one’s own words are not news');
  await host.close();
  await friend.close();
});
