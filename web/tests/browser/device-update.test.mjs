// A new build of the folder: it waits, takes over from the lobby alone, and leaves nothing of the old one behind.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { begin, offered, offeredAnew, settled, visitor } from './device.mjs';
import { play, random } from './driver.mjs';
import { folder, host } from './folder.mjs';

const root = folder();

/** The same page under another build's name. */
function nextBuild() {
  const text = (file) => readFileSync(join(root, file), 'utf8');
  return {
    'sw.js': text('sw.js').replace(/const BUILD = "\w+"/, 'const BUILD = "next"'),
    'index.html': text('index.html').replace('<head>', '<head><meta name="next-build">'),
  };
}

const caches_ = (page) => page.evaluate(() => caches.keys().then((keys) => keys.map((key) => key.split(' ').at(-1))));

test('a new build waits while a game is open, and takes over from the only tab, in the lobby', async () => {
  const site = await host(root);
  after(() => site.stop());
  const { context, page, close } = await visitor(site.url);
  const id = await begin(page, site.url, 'race', ['me', 'random']);
  await play(page, random(4), 4);
  const before = await offeredAnew(page);
  Object.assign(site.files, nextBuild());
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration.update()));
  await page.waitForFunction(() => navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting !== null));
  // The game goes on with the build it was begun with, and so does a page that is loaded now.
  assert.deepEqual(await offered(page), before);
  const other = await context.newPage();
  await other.goto(site.url);
  await other.locator('[data-update]').waitFor();
  assert.equal(await other.locator('meta[name=next-build]').count(), 0);
  await other.locator('[data-update] button').click();
  await other.locator('[data-not-alone]').waitFor();
  await page.close();
  await other.locator('[data-update] button').click();
  await other.locator('meta[name=next-build]').waitFor({ state: 'attached' });
  assert.deepEqual(await caches_(other), ['next']);
  await other.goto(`${site.url}#/tables/${id}`);
  await settled(other);
  assert.deepEqual(await offered(other), before);
  await close();
});

test('the lobby tells which unfinished games a new build could not go on with', async () => {
  const site = await host(root);
  after(() => site.stop());
  const { page, close } = await visitor(site.url);
  await begin(page, site.url, 'race', ['me', 'random']);
  await page.goto(`${site.url}#/`);
  // An engine that can read nothing.
  const engine = readdirSync(join(root, 'assets')).find((file) => file.endsWith('.wasm'));
  Object.assign(site.files, nextBuild(), { [`assets/${engine}`]: Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]) });
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration.update()));
  await page.locator('[data-would-freeze]').getByText('Race for the Galaxy').waitFor();
  await close();
});
