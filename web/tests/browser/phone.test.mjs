// On a phone: by finger, at 360×640. Board first, the question at the thumb, nothing too small, nothing beside the window.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTable, play, random } from './driver.mjs';
import { base, guest } from './setup.mjs';

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

test('a game is played by finger, and everything keeps its place', async () => {
  const { page, close } = await guest(phone);
  await openTable(page, base, 'race', ['me', 'greedy', 'random']);
  await page.locator('[data-my-turn]').waitFor();
  await page.evaluate(() => (window.finger = true));
  const pick = random(81);
  for (let i = 0; i < 12; i++) {
    const { stop } = await play(page, pick, 6);
    if (stop === 'end') break;
    const sizes = await page.evaluate(() => {
      const height = (selector) => Math.round(document.querySelector(selector)?.getBoundingClientRect().height ?? 0);
      return {
        wide: document.documentElement.scrollWidth - innerWidth,
        tall: document.documentElement.scrollHeight - innerHeight,
        strip: height('.strip'),
        prompt: height('.prompt'),
        dock: height('.dock'),
        board: height('main'),
      };
    });
    assert.ok(sizes.wide <= 0 && sizes.tall <= 0, `the page scrolls: ${JSON.stringify(sizes)}`);
    const fits = sizes.strip <= 48 && sizes.prompt <= 72 && sizes.dock <= 112 && sizes.board >= 240;
    assert.ok(fits, JSON.stringify(sizes));
  }
  await close();
});

test('a tap opens what a symbol means, and a drawer is a sheet from below', async () => {
  const { page, close } = await guest(phone);
  await openTable(page, base, 'race', ['me', 'random']);
  await page.locator('[data-prompt=initial_discard]').waitFor();
  await page.locator('.dock [data-action]').first().tap();
  await page.locator('[data-picked="1"]').waitFor();
  await page.locator('[data-plate="1"]').tap();
  const sheet = await page.getByRole('dialog').boundingBox();
  assert.equal(Math.round(sheet.width), 360);
  assert.ok(sheet.y > 60, 'the board’s top stays in sight');
  await page.locator('[data-close]').tap();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await close();
});
