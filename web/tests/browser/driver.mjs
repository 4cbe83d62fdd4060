// A player that only clicks: it knows no game, it takes what the page offers. The clicking itself is in player.js.
import assert from 'node:assert/strict';
import { patience } from './chromium.mjs';

/** A small generator of numbers below one, so that a run can be repeated. */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Opens the lobby and sits down with a name. */
export async function signIn(page, base, name) {
  await page.goto(base);
  await page.locator('[data-name-form]').click();
  await page.getByRole('textbox').first().fill(name);
  await page.locator('[data-go]').click();
  await page.locator('[data-go]').waitFor({ state: 'detached' });
}

/** Asks the server for a change in the name of whoever uses a page, as a page of its own would. */
export async function post(page, base, path, data = {}) {
  const answer = await page.context().request.post(`${base}/api/${path}`, { data, headers: { origin: base } });
  assert.ok(answer.ok(), await answer.text());
  return answer.json();
}

/** What holds at a table unless the form says otherwise. */
const RULES = { public: false, confirm_turn: false, hints: true, rated: false, clock: 'none', flag: 'bot', start_when_full: true };

/**
 * Opens a table as the form does it, but without the form, which is a page to load: seats are `me`, `open` or a bot's level.
 * Gives the table's address.
 */
export async function openTable(page, base, game, seats, { preset, options } = {}) {
  const { games } = await fetch(`${base}/api/games`).then((answer) => answer.json());
  const { presets } = games.find(({ name }) => name === game).form;
  const chosen = presets.find(({ name }) => preset === undefined || name === preset);
  const plans = seats.map((seat) => (seat === 'me' || seat === 'open' ? seat : { bot: seat }));
  const { link } = await post(page, base, 'tables', { game, seats: plans, options: { ...chosen?.options, ...options }, rules: RULES });
  await page.goto(new URL(link, base).href);
  return page.url();
}

/** Opens a table by the form; `settle` does what else is to be done in it. Gives the table's address. */
export async function fillForm(page, base, game, seats, settle = async () => {}) {
  await page.goto(`${base}/new?game=${game}`);
  await page.locator('[data-create]').waitFor();
  const selects = page.locator('select[data-seat]');
  await selects.first().waitFor();
  while ((await selects.count()) < seats.length) await page.locator('[data-add-seat]').click();
  while ((await selects.count()) > seats.length) await page.locator('[data-remove-seat]').last().click();
  for (const [i, seat] of seats.entries()) await selects.nth(i).selectOption(seat);
  await settle(page);
  await page.locator('[data-create]').click();
  await page.waitForURL(/\/tables\//);
  return page.url();
}

/** Begins the guided first game of a game, as the lobby offers it. */
export async function openGuided(page, base, game) {
  await page.goto(base);
  await page.locator(`[data-guided=${game}]`).click();
  await page.waitForURL(/\/tables\//);
  // The board may arrive after the guide's words.
  await page.locator('.pointed').first().waitFor();
}

/** Clicks so many times, or until the end. At every decision the page's controls are the legal list. */
export async function play(page, pick, clicks, options = {}) {
  const picks = Array.from({ length: clicks }, pick);
  const told = await page.evaluate(([list, how]) => window.player.play(list, how), [picks, { patience: 20_000 * patience, ...options }]);
  assert.notEqual(told.stop, 'stuck', `after ${told.clicks} clicks the page shows ${JSON.stringify(told.shown)}, the server lists ${JSON.stringify(told.due)}; ${told.prompt}`);
  return told;
}

/** Plays on until the end. Gives how many decisions were compared with the legal list. */
export async function playOut(page, seed, most = 2000) {
  const told = await play(page, random(seed), most);
  assert.equal(told.stop, 'end', `the game did not end within ${most} clicks`);
  return told.compared;
}

/** Gives up: a bot plays the seat to the end. The quick way to a finished game. */
export async function resign(page) {
  await page.locator('[data-drawer=menu]').click();
  await page.locator('[data-resign]').click();
  await page.locator('[data-resign-sure]').click();
  await page.locator('[data-end]').waitFor({ timeout: 60_000 * patience });
}

/** Nothing is wider or taller than the window, and the dock leaves room for the board. */
export async function fitsThePhone(page) {
  const sizes = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const dock = Math.round(document.querySelector('.dock')?.getBoundingClientRect().height ?? 0);
    return { wide: scrollWidth - innerWidth, tall: scrollHeight - innerHeight, dock };
  });
  assert.ok(sizes.wide <= 0 && sizes.tall <= 0 && sizes.dock <= 132, JSON.stringify(sizes));
}
