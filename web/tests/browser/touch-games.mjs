// Whole games by real touches on a phone. Whatever a finger can be meant for is big enough for one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { patience } from './chromium.mjs';
import { openTable, random } from './driver.mjs';
import { base, guest } from './setup.mjs';
import { fingers } from './touch.mjs';

/** Who plays, and what to prefer so that the game gets on. On its side the phone plays the solo games. */
const GAMES = {
  race: { upright: ['me', 'random'], sideways: ['me', 'random'] },
  mars: { upright: ['me'], sideways: ['me'], hurry: ['pass', 'done'] },
  planet: { upright: ['me', 'random'], sideways: ['me'], hurry: ['done'] },
  moon: { upright: ['me', 'random'], sideways: ['me'] },
};
const MOST = 1500;

/** Taps until the end of the game. Gives how many taps it took. */
async function tapOut(page, seed, hurry) {
  const finger = await fingers(page);
  const [pick, small] = [random(seed), new Set()];
  const how = { patience: 20_000 * patience, hurry: hurry.map((action) => JSON.stringify(action)) };
  let action = '';
  for (let taps = 0; taps < MOST; taps++) {
    const told = await page.evaluate(([number, wish]) => window.player.next(number, wish), [pick(), { ...how, action }]);
    assert.notEqual(told.stop, 'stuck', `after ${taps} taps the page shows ${JSON.stringify(told.shown)}, the server lists ${JSON.stringify(told.due)}; ${told.prompt}`);
    for (const each of told.small ?? []) small.add(each);
    if (told.stop === 'end') {
      assert.deepEqual([...small], [], 'too small for a finger');
      return taps;
    }
    await finger.tap(told.x, told.y);
    assert.ok(await page.evaluate(([clicks, millis]) => window.player.clicked(clicks, millis), [told.clicks, 5000 * patience]), `a tap at ${told.x}, ${told.y} is a click`);
    action = told.leads;
  }
  assert.fail(`the game did not end within ${MOST} taps`);
}

/** Plays a game of each, on a phone held in one way. */
export function playByTouch(way, viewport) {
  for (const [game, { [way]: seats, hurry = [] }] of Object.entries(GAMES)) {
    test(`a whole game of ${game} is played by touch on a phone, ${way}`, async () => {
      const { page, close } = await guest({ viewport, hasTouch: true, isMobile: true });
      await openTable(page, base, game, seats);
      await page.locator('[data-my-turn]').waitFor();
      const taps = await tapOut(page, 41, hurry);
      assert.ok(taps > 20, `${taps} taps`);
      await close();
    });
  }
}
