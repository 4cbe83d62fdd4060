// A picture of every page and board, on a desktop and a phone, light and dark; and axe finds nothing serious in it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fillForm, openGuided, openTable, play, random, resign } from './driver.mjs';
import { base, drawn, guest, out } from './setup.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 640 } };
const { games } = await fetch(`${base}/api/games`).then((answer) => answer.json());
let somebody;
/** A table in play and a finished one, by game. */
const tables = {};
let finished;

before(async () => {
  somebody = await guest({ name: 'Ada' });
  const { page } = somebody;
  finished = await openTable(page, base, 'race', ['me', 'greedy']);
  await page.locator('[data-my-turn]').waitFor();
  await play(page, random(71), 40);
  await resign(page);
  for (const { name, seats } of games) {
    tables[name] = await openTable(page, base, name, ['me', ...['greedy', 'random'].slice(0, seats.max - 1)]);
    await page.locator('[data-my-turn]').waitFor();
    await play(page, random(72), 30);
  }
});
after(() => somebody.close());

/** How each size is looked at: each theme once. */
const THEMES = { desktop: 'dark', phone: 'light' };

/** Nothing serious is wrong, nothing is wider than the window, and there is a picture of it. */
async function look(name, sizes = Object.keys(SIZES)) {
  const { page } = somebody;
  await page.mouse.move(0, 0);
  for (const size of sizes) {
    await page.emulateMedia({ colorScheme: THEMES[size], reducedMotion: 'reduce' });
    await resize(SIZES[size]);
    await page.screenshot({ path: join(out, `${name}-${size}-${THEMES[size]}.png`) });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${name} is ${wide} px too wide on a ${size}`);
    await audit(page, `${name}, ${size}, ${THEMES[size]}`);
  }
  await resize(SIZES.desktop);
}

/** Another window. */
async function resize(viewport) {
  await somebody.page.setViewportSize(viewport);
  await drawn(somebody.page);
}

async function audit(page, what) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  const told = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target} ${node.any[0]?.message ?? ''}`).slice(0, 3).join(' | ')}`);
  assert.deepEqual(told, [], what);
}

const PAGES = { lobby: '/', new: '/new?game=race', settings: '/settings', 'rules-all': '/rules', rules: '/rules/race', nowhere: '/nowhere' };
for (const [name, path] of Object.entries(PAGES)) {
  test(`the page ${name}`, async () => {
    await somebody.page.goto(base + path);
    await somebody.page.locator('h1, [role=alert]').first().waitFor();
    await somebody.page.waitForLoadState('networkidle');
    await look(name);
  });
}

test('the lobby before anybody has a name', async () => {
  const stranger = somebody;
  somebody = { ...stranger, page: await (await stranger.context.browser().newContext({ reducedMotion: 'reduce' })).newPage() };
  await somebody.page.goto(base);
  await somebody.page.locator('[data-play]').first().waitFor();
  await look('welcome').finally(async () => {
    await somebody.page.context().close();
    somebody = stranger;
  });
});

test('a player’s page', async () => {
  const { page } = somebody;
  await page.goto(base);
  await page.locator('a.me').click();
  await page.locator('h1').waitFor();
  await look('player');
});

test('a table that gathers', async () => {
  await openTable(somebody.page, base, 'race', ['me', 'open']);
  await somebody.page.locator('[data-start]').waitFor();
  await look('gathering');
});

test('a series', async () => {
  await fillForm(somebody.page, base, 'moon', ['me', 'random'], async (form) => {
    await form.locator('[data-table-rules] > summary').click();
    await form.locator('[data-series]').check();
    await form.locator('[data-create]').click();
    await form.waitForURL(/\/series\//);
    await form.locator('h1').waitFor();
    await look('series');
    await form.goto(`${base}/new?game=moon`);
    await form.locator('[data-create]').waitFor();
  });
});

test('a curtain between two at one browser', async () => {
  await openTable(somebody.page, base, 'race', ['me', 'me']);
  await somebody.page.locator('[data-show]').first().waitFor();
  await look('curtain');
});

test('the guided game', async () => {
  await openGuided(somebody.page, base, 'race');
  await somebody.page.locator('[data-guide=choose]').waitFor();
  await look('guide');
});

test('a choice being composed', async () => {
  const { page } = somebody;
  await openTable(page, base, 'race', ['me', 'random']);
  await page.locator('.dock [data-action]').first().click();
  await page.locator('[data-picked="1"]').waitFor();
  await look('race-choice');
});

test('reasons why not', async () => {
  await somebody.page.keyboard.press('w');
  await somebody.page.getByRole('dialog').waitFor();
  await look('why');
});

for (const { name } of games) {
  test(`the board of ${name}`, async () => {
    await somebody.page.goto(tables[name]);
    await somebody.page.locator('[data-action], [data-end]').first().waitFor();
    await look(name);
  });

  test(`the text table of ${name}`, async () => {
    await somebody.page.goto(tables[name].replace(/(#|$)/, '?text=1$1'));
    await somebody.page.locator('input[type=search], [data-end]').first().waitFor();
    await look(`text-${name}`);
  });
}

/** Opens a drawer, looks at it, and closes it again. */
async function lookInto(drawer, sizes) {
  const { page } = somebody;
  await page.locator(`[data-drawer=${drawer}]`).click();
  await page.getByRole('dialog').waitFor();
  await look(`drawer-${drawer}`, sizes);
  await page.getByRole('dialog').locator('[data-close]').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

test('log and chat stand beside the table where there is room, and are drawers on a phone', async () => {
  const { page } = somebody;
  await page.goto(tables.race);
  await page.locator('[data-action], [data-end]').first().waitFor();
  for (const shown of ['log', 'chat']) {
    await page.locator(`[data-drawer=${shown}]`).click();
    await page.locator(`[data-column=${shown}]`).waitFor();
    await look(`column-${shown}`, ['desktop']);
  }
  await page.locator('[data-column] [data-close]').click();
  await page.locator('[data-column]').waitFor({ state: 'detached' });
  for (const drawer of ['log', 'chat']) {
    await resize(SIZES.phone);
    await lookInto(drawer, ['phone']);
  }
});

for (const drawer of ['score', 'rules', 'menu']) {
  test(`the drawer ${drawer}`, async () => {
    await somebody.page.goto(tables.race);
    await somebody.page.locator('[data-action], [data-end]').first().waitFor();
    await lookInto(drawer);
  });
}

test('another seat’s table', async () => {
  const { page } = somebody;
  await page.goto(tables.race);
  await page.locator('[data-plate="1"]').click();
  await page.getByRole('dialog').waitFor();
  await look('seat');
  await page.getByRole('dialog').locator('[data-close]').click();
});

test('the end of a game', async () => {
  await somebody.page.goto(finished);
  await somebody.page.locator('figure').first().waitFor();
  await look('end');
});

test('a replay', async () => {
  await somebody.page.goto(`${base}/records/${new URL(finished).pathname.split('/')[2]}?move=40&as=referee`);
  await somebody.page.locator('[data-moment="40"]').waitFor();
  await look('replay');
});
