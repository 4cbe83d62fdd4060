// Welcome to the Moon on its board: a piece of every scenario, by clicks alone. At every decision the controls are the legal list.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillForm, fitsThePhone, openTable, play, random } from './driver.mjs';
import { base, guest } from './setup.mjs';

/** Opens a table of a scenario. */
async function begin(page, scenario, seats) {
  await openTable(page, base, 'moon', seats, { options: { scenario } });
  await page.locator('[data-slot]').first().waitFor();
}

// Whole games on this board are played by touch, and on the device by clicks.
test('what is written stands on the sheet', async () => {
  const { page, close } = await guest();
  await begin(page, 1, ['me', 'greedy']);
  await play(page, random(31), 20);
  assert.ok((await page.locator('[data-slot] .written').count()) > 4, 'numbers are written');
  await close();
});

test('whoever chooses a scenario alone stays alone, against ASTRA', async () => {
  const { page, close } = await guest();
  await fillForm(page, base, 'moon', ['me'], async (form) => {
    // A form seats two as soon as it knows the game; whoever wants to be alone waits for that.
    await form.waitForLoadState('networkidle');
    while ((await form.locator('select[data-seat]').count()) > 1) await form.locator('[data-remove-seat]').last().click();
    await form.locator('[data-options] > summary').click();
    await form.locator('#option-scenario').selectOption('3');
  });
  await page.locator('[data-astra-score]').waitFor();
  assert.equal(await page.locator('[data-plate]').count(), 1);
  await play(page, random(33), 40);
  await close();
});

test('every other scenario is begun, alone and with others', async () => {
  const { page, close } = await guest();
  for (const [scenario, seats] of [[2, 2], [3, 2], [4, 2], [5, 3], [6, 2], [7, 2], [8, 3], [8, 1]]) {
    await begin(page, scenario, ['me', 'random', 'random'].slice(0, seats));
    assert.equal(await page.locator('[data-plate]').count(), seats);
    const { compared, stop } = await play(page, random(40 + scenario), 15);
    assert.ok(compared >= 10 || stop === 'end', `scenario ${scenario}: ${compared} decisions were compared`);
  }
  await close();
});

test('on a phone a game goes on by finger, and what can be touched is in sight', async () => {
  const { page, close } = await guest({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await begin(page, 3, ['me', 'greedy']);
  await page.evaluate(() => (window.finger = true));
  const pick = random(51);
  for (let i = 0; i < 4; i++) {
    const { stop } = await play(page, pick, 5);
    if (stop === 'end') break;
    await fitsThePhone(page);
  }
  await close();
});

test('a slot shows what it would hold, says why not, and is written in by keys alone', async () => {
  const { page, close } = await guest();
  await begin(page, 1, ['me', 'random']);
  const decision = () => page.locator('[data-decision]').getAttribute('data-decision');
  const decided = (before) => page.waitForFunction((old) => document.querySelector('[data-decision]')?.dataset.decision !== old, before);
  let before = await decision();
  await page.locator('.pairs .lit').first().click();
  await decided(before);
  await page.locator('[data-slot].lit').first().hover();
  await page.locator('[data-slot].lit .pending').first().waitFor();
  await page.locator('[data-slot]:not(.lit)').first().click();
  await page.locator('[data-prompt] .notice').waitFor();
  before = await decision();
  const slot = page.locator('[data-slot].lit').first();
  await slot.focus();
  await page.keyboard.press('ArrowRight');
  assert.ok(await page.evaluate(() => document.activeElement?.matches('.board [data-thing]')), 'arrow keys stay on the board');
  assert.ok(!(await slot.evaluate((element) => element === document.activeElement)), 'and go from thing to thing');
  assert.equal(await page.locator('.board [data-thing][tabindex="0"]').count(), 1, 'the board is one tab stop');
  await slot.focus();
  await page.keyboard.press('Enter');
  await decided(before);
  await close();
});

test('another seat’s sheet is in its drawer', async () => {
  const { page, close } = await guest();
  await begin(page, 2, ['me', 'greedy']);
  await page.locator('[data-plate="1"]').click();
  const drawer = page.getByRole('dialog');
  await drawer.locator('[data-slot]').first().waitFor();
  assert.equal(await drawer.locator('[data-action]').count(), 0, 'nothing of it can be played on');
  await close();
});
