// Playing again: whoever asks sits down, the others are invited. Rated tables say what they demand.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillForm, openTable, post } from './driver.mjs';
import { base, guest } from './setup.mjs';

const tableOf = (url) => new URL(url).pathname.split('/').pop();

test('who is asked to play again is invited, says yes and plays', async () => {
  const [host, friend] = [await guest(), await guest()];
  const link = await openTable(host.page, base, 'race', ['me', 'open']);
  await friend.page.goto(link);
  await friend.page.locator('[data-sit]').click();
  await friend.page.locator('[data-my-turn]').waitFor();
  await post(friend.page, base, `tables/${tableOf(link)}/resign`);
  await host.page.locator('[data-rematch]').click();
  await host.page.locator('[data-waits]').waitFor();
  await friend.page.locator('[data-rematch-asked]').waitFor();
  await friend.page.goto(base);
  const next = tableOf(host.page.url());
  await friend.page.locator(`[data-table="${next}"]`).first().click();
  await friend.page.locator('[data-accept]').click();
  for (const { page } of [host, friend]) await page.locator('[data-my-turn]').waitFor();
  await host.close();
  await friend.close();
});

test('a rated table is made with a clock and without bots, and starts when everybody is there', async () => {
  const [host, friend] = [await guest(), await guest()];
  for (const { page, name } of [host, friend]) await post(page, base, 'claim', { name, password: 'a long password' });
  const link = await fillForm(host.page, base, 'race', ['me', 'random'], async (form) => {
    const more = form.locator('summary');
    for (let i = 0; i < (await more.count()); i++) await more.nth(i).click();
    await form.locator('[data-rated]').check();
    assert.equal(await form.locator('select[data-seat="1"]').inputValue(), 'open', 'no bot has a seat');
  });
  await friend.page.goto(link);
  await friend.page.locator('[data-sit]').click();
  for (const { page } of [host, friend]) await page.locator('[data-my-turn]').waitFor();
  await host.close();
  await friend.close();
});
