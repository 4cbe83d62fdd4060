// A picture of every page and board, on a desktop, a phone, light and dark; and axe finds nothing serious.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { openTable, play, random, resign } from './driver.mjs';
import { base, guest, out } from './setup.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 640 } };
let somebody;
let table;
let finished;

before(async () => {
  somebody = await guest({ name: 'Ada' });
  const { page } = somebody;
  finished = await openTable(page, base, 'race', ['me', 'greedy']);
  await play(page, random(71), 40);
  await resign(page);
  table = await openTable(page, base, 'race', ['me', 'greedy', 'random']);
  await play(page, random(72), 60);
});
after(() => somebody.close());

/** Nothing serious is wrong, nothing is wider than the window, and there is a picture of it. */
async function look(name) {
  const { page } = somebody;
  for (const theme of ['dark', 'light']) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.waitForTimeout(150);
      await page.screenshot({ path: join(out, `${name}-${size}-${theme}.png`) });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${name} is ${wide} px too wide on a ${size}`);
    }
    await page.setViewportSize(SIZES.desktop);
    await audit(page, `${name}, ${theme}`);
  }
}

async function audit(page, what) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  // A card is called by its name; the signs and numbers drawn on its face are no words of its label.
  const counts = ({ id }, node) => id !== 'label-content-name-mismatch' || !/data-card|data-thing/.test(node.html.slice(0, 400));
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map((found) => ({ ...found, nodes: found.nodes.filter((node) => counts(found, node)) }))
    .filter(({ nodes }) => nodes.length > 0);
  const told = serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target} ${node.any[0]?.message ?? ''}`).slice(0, 3).join(' | ')}`);
  assert.deepEqual(told, [], what);
}

const PAGES = { lobby: '/', new: '/new?game=race', settings: '/settings', rules: '/rules/race', nowhere: '/nowhere' };
for (const [name, path] of Object.entries(PAGES)) {
  test(`the page ${name}`, async () => {
    await somebody.page.goto(base + path);
    await somebody.page.locator('h1, [role=alert]').first().waitFor();
    await look(name);
  });
}

test('a player’s page', async () => {
  const { page } = somebody;
  await page.goto(base);
  await page.locator('a.me').click();
  await page.locator('h1').waitFor();
  await look('player');
});

test('a table that gathers', async () => {
  const { page } = somebody;
  await openTable(page, base, 'race', ['me', 'open']);
  await page.locator('[data-start]').waitFor();
  await look('gathering');
});

test('the board of race', async () => {
  await somebody.page.goto(table);
  await somebody.page.locator('[data-action], [data-end]').first().waitFor();
  await look('race');
});

test('the board of race where an action is chosen', async () => {
  const { page } = somebody;
  const pick = random(73);
  for (let i = 0; i < 80; i++) {
    if ((await page.locator('[data-prompt=choose_actions] [data-confirm]:disabled').count()) > 0) break;
    if ((await play(page, pick, 1)).stop === 'end') break;
  }
  await look('race-actions');
});

for (const drawer of ['log', 'chat', 'score', 'rules', 'menu']) {
  test(`the drawer ${drawer}`, async () => {
    const { page } = somebody;
    await page.locator(`[data-drawer=${drawer}]`).click();
    await page.getByRole('dialog').waitFor();
    await look(`drawer-${drawer}`).finally(() => page.locator('[data-close]').click());
  });
}

test('another seat’s table', async () => {
  const { page } = somebody;
  await page.locator('[data-plate="1"]').click();
  await page.getByRole('dialog').waitFor();
  await look('seat').finally(() => page.locator('[data-close]').click());
});

test('the text table', async () => {
  await somebody.page.goto(table.replace(/(#|$)/, '?text=1$1'));
  await somebody.page.locator('input[type=search], [data-end]').first().waitFor();
  await look('text');
});

test('the end of a game', async () => {
  await somebody.page.goto(finished);
  await somebody.page.locator('figure').waitFor();
  await look('end');
});

test('a replay', async () => {
  await somebody.page.goto(`${base}/records/${new URL(finished).pathname.split('/')[2]}?move=40&as=referee`);
  await somebody.page.locator('[data-moment="40"]').waitFor();
  await look('replay');
});
