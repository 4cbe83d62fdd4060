// What goes wrong on a device costs at most the game it goes wrong in, and gets a sentence.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { begin, click, offeredAnew, settled, visitor } from './device.mjs';
import { play, random } from './driver.mjs';
import { folder, host } from './folder.mjs';

const root = folder();
const site = await host(root);
after(() => site.stop());

/** The folder with something put before the worker that drives the tables. */
async function spoilt(before) {
  const name = readdirSync(join(root, 'assets')).find((file) => /^host\.worker.*\.js$/.test(file));
  const file = `assets/${name}`;
  const other = await host(root, { [file]: before + readFileSync(join(root, file), 'utf8') });
  after(() => other.stop());
  return other;
}

test('a page that is killed in the middle of a move loses nothing that was shown', async () => {
  const { context, page, close } = await visitor(site.url);
  await begin(page, site.url, 'race', ['me', 'random']);
  const address = page.url();
  await play(page, random(5), 6);
  let now = page;
  for (let i = 0; i < 3; i++) {
    const before = await offeredAnew(now);
    const decision = () => document.querySelector('[data-decision]').dataset.decision;
    const number = await now.evaluate(decision);
    // The renderer dies at once, with the move on its way.
    const session = await context.newCDPSession(now);
    await click(now);
    await Promise.race([session.send('Page.crash').catch(() => {}), new Promise((resolve) => now.once('crash', resolve))]);
    await now.close();
    now = await context.newPage();
    await now.goto(address);
    await settled(now);
    // The move was made or it was not; there is nothing between.
    if ((await now.evaluate(decision)) === number && (await now.locator('[data-picked="1"]').count()) === 0) assert.deepEqual(await offeredAnew(now), before);
    await play(now, random(i), 2);
  }
  await close();
});

/** Goes before the worker: what is first tried at the first table that is opened ends the engine, as a trap in a rule does. */
function curse() {
  const { Instance } = WebAssembly;
  const tables = new Map();
  let spent = false;
  WebAssembly.Instance = function (module, imports) {
    const { exports } = new Instance(module, imports);
    let [at, length] = [0, 0];
    const room = (size) => ([at, length] = [exports.room(size), size])[0];
    const give = () => {
      const { input } = JSON.parse(new TextDecoder().decode(new Uint8Array(exports.memory.buffer, at, length)));
      if (input.open) tables.set(input.open.viewer, input.open.table);
      const [cursed] = tables.values();
      const ask = input.ask && tables.get(input.ask.viewer) === cursed ? JSON.parse(input.ask.text).ask : {};
      if (spent || (!ask.act && !ask.try)) return exports.give();
      spent = true;
      const word = new TextEncoder().encode(JSON.stringify({ table: cursed, why: 'a fault' }));
      new Uint8Array(exports.memory.buffer, room(word.length), word.length).set(word);
      imports.page.last_word(at, length);
      throw new WebAssembly.RuntimeError('unreachable');
    };
    return { exports: { ...exports, room, give } };
  };
}

test('a trap in a rule freezes that table alone', async () => {
  const other = await spoilt(`(${curse})();\n`);
  const { page, close } = await visitor(other.url);
  const first = await begin(page, other.url, 'race', ['me', 'random']);
  await settled(page);
  await click(page);
  await page.locator('[data-phase=frozen]').waitFor();
  await begin(page, other.url, 'race', ['me', 'random']);
  await play(page, random(2), 8);
  await page.goto(`${other.url}#/tables/${first}`);
  await page.locator('[data-phase=frozen]').waitFor();
  await close();
});

/** Writes something beside the games; gives whether there was no room for it. */
const isFull = () =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('beside', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('texts');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('texts', 'readwrite');
      transaction.objectStore('texts').put('text', 1);
      transaction.oncomplete = () => (opening.result.close(), resolve(false));
      transaction.onabort = () => (opening.result.close(), resolve(true));
    };
  });

test('without room a move is refused, the board is as before, and it goes on once there is room', async () => {
  const { context, page, close } = await visitor(site.url);
  await begin(page, site.url, 'race', ['me', 'random']);
  await play(page, random(5), 6);
  const before = await offeredAnew(page);
  const session = await context.newCDPSession(page);
  const { origin } = new URL(site.url);
  await page.evaluate(isFull);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  // A browser counts its room every half minute only.
  while (!(await page.evaluate(isFull))) await new Promise((resolve) => setTimeout(resolve, 500));
  // Some choices take a click or two before there is anything to keep.
  const said = page.getByText('no room left on this device').first();
  for (let i = 0; i < 6 && !(await said.isVisible()); i++) await click(page, i);
  await said.waitFor();
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  assert.deepEqual(await offeredAnew(page), before);
  await play(page, random(6), 6);
  await close();
});

test('a garbled log freezes that game alone, and its record can be saved', async () => {
  const { page, close } = await visitor(site.url);
  const first = await begin(page, site.url, 'race', ['me', 'random']);
  await play(page, random(5), 6);
  const second = await begin(page, site.url, 'race', ['me', 'random']);
  await page.goto(`${site.url}#/`);
  await page.locator(`[data-kept] [data-table="${first}"]`).waitFor();
  await page.evaluate(
    (table) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('orrery');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('entries', 'readwrite');
          transaction.objectStore('entries').put('{"garbled', [table, 2]);
          transaction.oncomplete = resolve;
          transaction.onabort = reject;
        };
      }),
    first,
  );
  await page.goto(`${site.url}#/tables/${first}`);
  await page.reload();
  await page.locator('[data-phase=frozen]').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-save-stopped]').click()]);
  const saved = JSON.parse(readFileSync(await download.path(), 'utf8'));
  assert.equal(saved.game, 'race', JSON.stringify(saved).slice(0, 200));
  await page.goto(`${site.url}#/tables/${second}`);
  await play(page, random(7), 4);
  await close();
});

test('a browser that allows nothing to be kept says so', async () => {
  const other = await spoilt(`Object.defineProperty(self, 'indexedDB', { get: () => { throw new DOMException('denied', 'SecurityError'); } });\n`);
  const { page, close } = await visitor(other.url);
  await page.getByText('allows nothing to be kept').first().waitFor();
  await close();
});

test('a damaged link, and one that unpacks to too much, get a sentence', async () => {
  const { page, close } = await visitor(site.url);
  const large = await page.evaluate(async () => {
    const packed = new Blob(['9'.repeat(3 << 20)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
    return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  });
  for (const key of ['nonsense', large]) {
    await page.goto(`${site.url}#/shared?key=${key}`);
    await page.reload();
    await page.getByRole('alert').waitFor();
  }
  await close();
});
