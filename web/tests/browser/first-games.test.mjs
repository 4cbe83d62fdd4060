// The guided first games of mars, planet and moon, along their paths, in three languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginGuided, follow } from './guide.mjs';
import { guest } from './setup.mjs';

for (const game of ['mars', 'planet', 'moon']) {
  test(`the guided game of ${game} is played in three languages`, async () => {
    const { page, close } = await guest();
    await beginGuided(page, game);
    assert.equal(await follow(page, game, 'end'), 'asked');
    assert.equal(await page.locator('[data-guide=end]').count(), 1, 'and then the player goes on alone');
    await close();
  });
}
