// From the click to the updated board, and that nothing jumps.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openTable, play, random } from './driver.mjs';
import { base, guest, out } from './setup.mjs';

const ROUNDS = 40;

test('a click is on the board within 100 milliseconds, in the middle of the field', async () => {
  const { page, close } = await guest();
  await page.addInitScript(() => {
    window.shifts = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => !entry.hadRecentInput && (window.shifts += entry.value))).observe({ type: 'layout-shift', buffered: true });
  });
  await openTable(page, base, 'race', ['me', 'greedy']);
  await page.locator('[data-action]').first().waitFor();
  const pick = random(61);
  const times = [];
  for (let i = 0; i < ROUNDS; i++) {
    const time = await page.evaluate(clickAndWait);
    if (time !== null) times.push(time);
    else if ((await play(page, pick, 1)).stop === 'end') break;
  }
  times.sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)];
  const shifts = await page.evaluate(() => window.shifts);
  const result = { clicks: times.length, median_ms: Math.round(median), p95_ms: Math.round(times[Math.floor(times.length * 0.95)]), layout_shift: Number(shifts.toFixed(3)) };
  writeFileSync(join(out, 'speed.json'), `${JSON.stringify(result, null, 2)}\n`);
  console.log(JSON.stringify(result));
  assert.ok(median < 100, `the median is ${median} ms`);
  assert.ok(shifts < 0.1, `the layout shifted by ${shifts}`);
  await close();
});

/** Clicks what can be clicked, and measures until the page has drawn what came of it. */
async function clickAndWait() {
  const mark = () => {
    const bar = document.querySelector('[data-prompt]');
    const picks = [...document.querySelectorAll('[data-picked]')].length;
    return `${document.querySelector('[data-decision]')?.dataset.decision}|${picks}|${bar?.dataset.prompt}|${document.querySelector('[data-confirm]')?.disabled}`;
  };
  const target = document.querySelector('[data-confirm]:not(:disabled)') ?? document.querySelector('[data-action]');
  if (!target) return null;
  const before = mark();
  const from = performance.now();
  target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  for (let i = 0; i < 400; i++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const bar = document.querySelector('[data-prompt]');
    if (mark() !== before && bar?.dataset.busy === 'false') return performance.now() - from;
  }
  return null;
}
