// A server and the device in one lobby: two places, and what goes from one to the other.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, begin, idOf, settled, visitor } from './device.mjs';
import { play, random, resign } from './driver.mjs';
import { base } from './setup.mjs';

test('a game of the device goes on while the server is away, and becomes a record at the server', async () => {
  const { context, page, close } = await visitor(base);
  await page.locator('[data-place=device]').check({ force: true });
  const id = await begin(page, base, 'race', ['me', 'random']);
  await play(page, random(3), 4);
  await context.setOffline(true);
  const other = await context.newPage();
  await page.close();
  await other.goto(at(base, `tables/${id}`));
  await settled(other);
  await play(other, random(4), 4);
  await context.setOffline(false);
  await other.reload();
  await settled(other);
  await resign(other);
  await other.locator('[data-put]').click();
  await other.waitForURL(/\/records\/(?!d-)/);
  await other.locator('[data-moment="0"]').waitFor();
  const record = idOf(other);
  const answer = await other.request.get(`${base}/api/records/${record}/record.json`);
  assert.equal((await answer.json()).game, 'race');
  // Both places are in the lobby.
  await other.goto(base);
  await other.locator(`[data-kept] [data-table="${id}"]`).waitFor();
  await other.locator('[data-place=server]').waitFor({ state: 'attached' });
  await close();
});
