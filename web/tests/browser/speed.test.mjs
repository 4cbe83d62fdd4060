// From the click to the updated board, that nothing jumps, and how much has to come before anything can be seen.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { launch, patience } from './chromium.mjs';
import { openTable, play, random } from './driver.mjs';
import { base, guest, out } from './setup.mjs';

const FRAMES = 40;
const CLICKS = 60;
const dist = join(dirname(fileURLToPath(import.meta.url)), '../../dist');
const measured = {};
const note = (part, result) => {
  measured[part] = result;
  writeFileSync(join(out, 'speed.json'), `${JSON.stringify(measured, null, 2)}\n`);
  console.log(part, JSON.stringify(result));
};

/** How many kilobytes a board may add to the shell. The aim is 60; what is dealt and said at a table differs by some. */
const MOST = 64;

/** Games in which no bot speaks between one's own decisions, as far as there are such. */
const ALONE = { race: ['me', 'random'], mars: ['me'], planet: ['me'], moon: ['me'] };

// Written down, not asserted: a busy machine is no fault of the page.
test('from a click to the updated board is measured in every game', async () => {
  const { page, close } = await guest();
  const told = {};
  for (const [game, seats] of Object.entries(ALONE)) {
    await openTable(page, base, game, seats);
    await page.locator('[data-action]').first().waitFor();
    const pick = random(61);
    const times = [];
    for (let i = 0; i < CLICKS; i++) {
      const time = await page.evaluate(clickAndWait);
      if (time !== null) times.push(time);
      else if ((await play(page, pick, 1)).stop === 'end') break;
    }
    times.sort((a, b) => a - b);
    const at = (part) => Math.round(times[Math.floor(times.length * part)]);
    told[game] = { clicks: times.length, median_ms: at(0.5), p95_ms: at(0.95) };
    assert.ok(times.length > 10, `only ${times.length} clicks changed the board of ${game}`);
  }
  note('click', told);
  await close();
});

test('when the lobby is first painted is measured', async () => {
  const times = { empty: [], kept: [] };
  // Each time somebody who has never been here, and comes back at once.
  for (let i = 0; i < 5; i++) {
    const context = await launch();
    const page = await context.newPage();
    for (const cache of ['empty', 'kept']) {
      await page.goto(base);
      await page.locator('[data-play]').first().waitFor();
      times[cache].push(Math.round(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN)));
    }
    await context.close();
  }
  const median = (list) => list.sort((x, y) => x - y)[2];
  note('first_paint_ms', { empty_cache: median(times.empty), kept: median(times.kept) });
});

/** Clicks what can be clicked, and measures until the page has drawn what came of it. */
async function clickAndWait() {
  const mark = () => {
    const picks = [...document.querySelectorAll('[data-picked]')].length;
    return `${document.querySelector('[data-decision]')?.dataset.decision}|${picks}|${document.querySelector('[data-prompt]')?.dataset.prompt}|${document.querySelector('[data-confirm]')?.disabled}`;
  };
  const target = document.querySelector('[data-confirm]:not(:disabled)') ?? document.querySelector('[data-action]');
  if (!target) return null;
  const before = mark();
  const from = performance.now();
  target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  for (let i = 0; i < 400; i++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (mark() !== before && document.querySelector('[data-busy=false]')) return performance.now() - from;
  }
  return null;
}

test('nothing jumps while a page opens and while a game is played', async () => {
  const { page, close } = await guest();
  await page.addInitScript(() => {
    window.shifts = 0;
    const add = (list) => list.getEntries().forEach((entry) => !entry.hadRecentInput && (window.shifts += entry.value));
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  });
  const shifts = {};
  for (const [name, path] of Object.entries({ lobby: '/', new: '/new?game=race', settings: '/settings', rules: '/rules/race' })) {
    await page.goto(base + path);
    await page.locator('h1').waitFor();
    await page.waitForLoadState('networkidle');
    shifts[name] = Number((await page.evaluate(() => window.shifts)).toFixed(3));
  }
  await openTable(page, base, 'race', ['me', 'greedy']);
  await page.locator('[data-action]').first().waitFor();
  await page.evaluate(() => (window.shifts = 0));
  // By the mouse itself: what a click causes is no jump, what comes later is.
  for (let i = 0; i < CLICKS; i++) {
    const at = await page.evaluate(() => {
      const target = document.querySelector('[data-confirm]:not(:disabled)') ?? window.player.controls()[0];
      target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = target?.getBoundingClientRect() ?? { left: 0, top: 0, width: 2, height: 2 };
      return [left + width / 2, top + height / 2];
    });
    await page.mouse.click(...at);
    await page.waitForFunction(() => window.player.settled());
  }
  shifts.race = Number((await page.evaluate(() => window.shifts)).toFixed(3));
  note('layout_shift', shifts);
  for (const [name, shift] of Object.entries(shifts)) assert.ok(shift < 0.1, `${name} shifted by ${shift}`);
  await close();
});

test('what a frame costs while a board is dragged and zoomed', async () => {
  const costs = {};
  for (const game of ['mars', 'planet', 'moon']) {
    const { page, close } = await guest();
    await openTable(page, base, game, ['me', 'random']);
    await page.locator('.canvas svg').first().waitFor();
    const session = await page.context().newCDPSession(page);
    // The page's own time, whatever else the machine does.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const spent = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
      return 1000 * (of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration'));
    };
    const { x, y, width, height } = await page.locator('.canvas svg').first().boundingBox();
    const [cx, cy] = [x + width / 2, y + height / 2];
    const measure = async (step) => {
      const before = await spent();
      for (let i = 0; i < FRAMES; i++) {
        await step(i);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      }
      return Number(((await spent()) - before).toFixed(1)) / FRAMES;
    };
    await page.mouse.move(cx, cy);
    const zooming = await measure((i) => page.mouse.wheel(0, i < FRAMES / 2 ? -40 : 25));
    await page.mouse.down();
    const dragging = await measure((i) => page.mouse.move(cx + 4 * Math.sin(i) * i, cy + 3 * i));
    await page.mouse.up();
    costs[game] = { zooming: Number(zooming.toFixed(2)), dragging: Number(dragging.toFixed(2)) };
    await close();
  }
  note('frame_milliseconds', costs);
});

test('the shell is under 150 KB on the wire in each language, with fonts and the page of a table', () => {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const assets = readdirSync(join(dist, 'assets'));
  // What the lobby loads: all that the page names, the page of a table, all that these name, and the words of one language.
  const wanted = new Set([...html.matchAll(/assets\/([^"']+)/g)].map((match) => match[1]));
  for (const name of assets.filter((each) => /^Table-.*\.(js|css)$/.test(each))) wanted.add(name);
  for (const name of wanted) {
    if (!/\.(js|css)$/.test(name)) continue;
    const text = readFileSync(join(dist, 'assets', name), 'utf8');
    for (const [, imported] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) wanted.add(imported);
  }
  for (const name of assets.filter((each) => each.endsWith('.woff2'))) wanted.add(name);
  const sizeOf = (name) => size(name, readFileSync(join(dist, 'assets', name)));
  const words = ['table', 'page', 'server'].map((file) => assets.filter((name) => name.startsWith(`${file}-`) && name.endsWith('.js')));
  for (const files of words) assert.equal(files.length, 3, 'one file of words in each language');
  // The largest of each: no language has more.
  const spoken = words.reduce((sum, files) => sum + Math.max(...files.map(sizeOf)), 0);
  const bytes = [...wanted].reduce((sum, name) => sum + sizeOf(name), brotliCompressSync(html).length + spoken);
  note('shell', { files: wanted.size + words.length, kilobytes: Math.round(bytes / 1024) });
  assert.ok(bytes < 150 * 1024, `${Math.round(bytes / 1024)} KB`);
});

/** Asks as a browser does, and leaves the answer as it came. */
const ask = (path, headers) =>
  new Promise((resolve, reject) => {
    get(base + path, { headers }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => resolve({ answer, bytes: Buffer.concat(parts) }));
    }).on('error', reject);
  });

test('a catalogue is sent compressed, and only to who does not have it', async () => {
  const kilobytes = {};
  for (const game of ['race', 'mars', 'planet', 'moon']) {
    const path = `/api/games/${game}/catalogue`;
    const [plain, packed] = [await ask(path, {}), await ask(path, { 'accept-encoding': 'gzip, br' })];
    assert.equal(packed.answer.headers['content-encoding'], 'br');
    assert.deepEqual(brotliDecompressSync(packed.bytes), plain.bytes);
    kilobytes[game] = Math.round(packed.bytes.length / 1024);
    assert.ok(packed.bytes.length < 40 * 1024, `${game}: ${kilobytes[game]} KB`);
    const again = await ask(path, { 'if-none-match': packed.answer.headers.etag });
    assert.deepEqual([again.answer.statusCode, again.bytes.length], [304, 0]);
  }
  note('catalogue_kilobytes', kilobytes);
});

// Everything after the click counts: files, headers, the table, the catalogue.
test('what a board adds to the shell is written down, and does not grow', async () => {
  const kilobytes = {};
  for (const game of ['race', 'mars', 'planet', 'moon']) {
    // The first who asks for a catalogue gets it packed quickly, everybody after as well as can be.
    const catalogue = async (encoding) => (await ask(`/api/games/${game}/catalogue`, encoding)).bytes;
    const best = 1.05 * brotliCompressSync(await catalogue({})).length;
    const late = Date.now() + 30_000 * patience;
    while ((await catalogue({ 'accept-encoding': 'br' })).length > best && Date.now() < late) await new Promise((resolve) => setTimeout(resolve, 100));
    // No language has longer words.
    const { page, context, close } = await guest({ locale: 'cs-CZ' });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(base);
    await page.locator(`[data-play=${game}]`).waitFor();
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /assets\/Table-.*js$/.test(name)));
    await page.waitForLoadState('networkidle');
    bytes = 0;
    await page.locator(`[data-play=${game}]`).click();
    await page.locator('main [data-action], .dock [data-action]').first().waitFor();
    await page.waitForLoadState('networkidle');
    kilobytes[game] = Math.round(bytes / 1024);
    await close();
  }
  note('board_kilobytes', kilobytes);
  for (const [game, size] of Object.entries(kilobytes)) assert.ok(size <= MOST, `${game}: ${size} KB`);
});

const size = (name, data) => (name.endsWith('.woff2') ? data.length : brotliCompressSync(data).length);
