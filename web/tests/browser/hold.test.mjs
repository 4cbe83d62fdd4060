// Holding a card to read it never plays it: a real touch of 600 ms on every kind of face, lifted on it and beside it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTable, play, random } from './driver.mjs';
import { base, guest } from './setup.mjs';
import { fingers } from './touch.mjs';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
/** How far each game is played before its faces are held, so that all kinds of them lie on the table: so many clicks, or until something is asked. */
const GAMES = { race: [0, 12], mars: [0, 14, 30], planet: [0, 'select', 'keep'], moon: [0, 1] };
/** What is chosen in the form, so that there are more kinds. */
const PRESETS = { planet: 'full' };

/** One face of each kind in sight that something can be done with: what it is, and where. */
const faces = (page) =>
  page.evaluate(() => {
    const kinds = new Map();
    for (const face of document.querySelectorAll('[data-card], [data-face], .offer[data-thing], .stack[data-thing]')) {
      const touch = face.matches('[data-thing], [data-action]') ? face : face.querySelector('[data-thing]');
      if (!touch) continue;
      const [thing] = Object.keys(Object(JSON.parse(touch.dataset.thing ?? touch.dataset.action)));
      const kind = `${face.closest('.dock') ? 'dock' : 'board'} ${thing} ${touch.dataset.action ? 'lit' : ''}`;
      if (kinds.has(kind)) continue;
      touch.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = touch.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (touch.contains(document.elementFromPoint(x, y))) kinds.set(kind, { kind, thing: touch.dataset.thing ?? touch.dataset.action });
    }
    return [...kinds.values()];
  });

const standing = (page) => page.evaluate(() => ({ decision: document.querySelector('.table').dataset.decision, picks: document.querySelectorAll('[data-picked]').length, notice: document.querySelector('.notice')?.textContent ?? '' }));

for (const [game, stops] of Object.entries(GAMES)) {
  test(`no card of ${game} is played by holding it`, async () => {
    const { page, close } = await guest(phone);
    await openTable(page, base, game, ['me', 'random'], { preset: PRESETS[game] });
    await page.locator('[data-my-turn=true]').waitFor();
    await page.locator('main :is([data-thing], [data-action]):visible').first().waitFor();
    const finger = await fingers(page);
    const [pick, seen] = [random(11), new Set()];
    let read = 0;
    for (const clicks of stops) {
      const asked = await standing(page);
      if (clicks) await (typeof clicks === 'string' ? play(page, pick, 120, { until: clicks }) : play(page, pick, clicks));
      // While others are asked, the table goes on by itself.
      await page.locator('[data-my-turn=true]').waitFor();
      await page.waitForFunction(() => window.player.settled());
      const before = await standing(page);
      if (clicks) assert.notEqual(before.decision, asked.decision, 'the game went on');
      for (const { kind, thing } of await faces(page)) {
        if (seen.has(kind)) continue;
        seen.add(kind);
        for (const away of [0, 60]) {
          const { x, y } = await page.evaluate((key) => {
            const touch = [...document.querySelectorAll('[data-thing], [data-face]')].find((each) => (each.dataset.thing ?? each.dataset.action) === key && each.getClientRects().length > 0);
            touch.scrollIntoView({ block: 'center', inline: 'center' });
            const { left, top, width, height } = touch.getBoundingClientRect();
            return { x: left + width / 2, y: top + height / 2 };
          }, thing);
          await finger.hold(x, y, 600, away);
          read += await page.getByRole('tooltip').count();
          await page.waitForFunction(() => window.player.settled());
          assert.deepEqual(await standing(page), before, `${kind}, lifted ${away ? 'beside it' : 'on it'}`);
        }
      }
      await finger.tap(2, 200);
      await page.getByRole('tooltip').waitFor({ state: 'detached' });
    }
    assert.ok([...seen].some((kind) => kind.includes('lit')), [...seen].join(', '));
    assert.ok(read > 0, 'what is held is read');
    await close();
  });
}
