// A player that only clicks: it knows no game, it takes what the page offers.

/** A small generator, so that a run can be repeated. */
export function random(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Opens the lobby and sits down with a name. */
export async function signIn(page, base, name) {
  await page.goto(base);
  await page.getByRole('textbox').first().fill(name);
  await page.locator('[data-go]').click();
  await page.locator('[data-go]').waitFor({ state: 'detached' });
}

/** Opens a table: seats are `me`, `open` or a bot's level. Gives the table's path. */
export async function openTable(page, base, game, seats, settle = async () => {}) {
  await page.goto(`${base}/new?game=${game}`);
  await page.locator('[data-create]').waitFor();
  const selects = page.locator('select[data-seat]');
  await selects.first().waitFor();
  while ((await selects.count()) < seats.length) await page.locator('[data-add-seat]').click();
  for (const [i, seat] of seats.entries()) await selects.nth(i).selectOption(seat);
  await settle(page);
  await page.locator('[data-create]').click();
  await page.waitForURL(/\/tables\//);
  return page.url();
}

/** What the page offers, and what the server listed. */
export async function offered(page) {
  return page.evaluate(() => {
    const visible = (element) => !element.hidden && element.getClientRects().length > 0;
    return [...document.querySelectorAll('[data-action]')].filter(visible).map((element) => element.dataset.action).sort();
  });
}

/** One step: a click on a random control, or on Confirm. False once the game is over or the hand has passed. */
export async function step(page, pick, heard) {
  const state = await page.waitForFunction(() => {
    if (document.querySelector('[data-end]')) return 'end';
    if (document.querySelector('[data-show]')) return 'curtain';
    const confirm = document.querySelector('[data-confirm]');
    if (confirm && !confirm.disabled) return 'confirm';
    if (document.querySelector('[data-action]')) return 'act';
    return false;
  });
  const what = await state.jsonValue();
  if (what === 'end') return false;
  if (what === 'curtain') {
    await page.locator('[data-show]').first().click();
    await page.locator('[data-prompt]').waitFor();
    return true;
  }
  if (what === 'confirm') {
    await page.locator('[data-confirm]').click();
    await settled(page);
    return true;
  }
  const controls = await offered(page);
  if (heard) heard(controls);
  if (controls.length === 0) return true;
  const wanted = controls[pick(controls.length)];
  await page.locator(`[data-action='${wanted.replaceAll("'", "\\'")}']`).first().click();
  await settled(page);
  return true;
}

/** Waits until the page has taken in the answer to the last click. */
export async function settled(page) {
  await page.waitForFunction(() => document.querySelector('[data-busy="false"]') !== null || document.querySelector('[data-end]') !== null || document.querySelector('[data-show]') !== null);
}

/** Plays on until the end, at most so many steps. */
export async function playOut(page, seed, most = 1500, heard) {
  const pick = random(seed);
  for (let i = 0; i < most; i++) if (!(await step(page, pick, heard))) return i;
  throw new Error(`the game did not end within ${most} clicks`);
}
