// A player of mars that only clicks, one click at a time, and compares the controls with what the server lists.
import assert from 'node:assert/strict';

/** A small generator, so that a run can be repeated. */
export function dice(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Listens to the table's socket: what the server lists is what the page has to offer. */
export function hear(page) {
  const heard = { legal: [], tried: [] };
  const text = (legal) => legal.map(({ action }) => JSON.stringify(action)).sort();
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const say = JSON.parse(payload.toString());
      const place = say.joined?.place ?? say.update;
      if (place?.decision) heard.legal = text(place.decision.legal);
      const tried = say.answer?.answer.tried;
      if (tried) heard.tried = text(tried.place.decision?.legal ?? []);
    });
  });
  return heard;
}

/** What the page shows when it is at rest: the end, a choice to confirm, or controls. */
async function rest(page) {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('[data-end]')) return { at: 'end' };
    const bar = document.querySelector('[data-prompt]');
    if (bar?.dataset.busy !== 'false') return false;
    if (bar.querySelector('[data-confirm]:not(:disabled)')) return { at: 'confirm' };
    const visible = (element) => !element.hidden && element.getClientRects().length > 0;
    const controls = [...document.querySelectorAll('[data-action]')].filter(visible).map((element) => element.dataset.action).sort();
    return controls.length > 0 && { at: 'choice', controls, question: bar.dataset.prompt, composing: document.querySelector('[data-drop]') !== null };
  });
  return found.jsonValue();
}

/** One click. Gives what the page showed before it; a list that is heard is compared with the controls. */
export async function click(page, pick, heard) {
  const now = await rest(page);
  if (now.at === 'end') return now;
  if (now.at === 'confirm') {
    await page.locator('[data-confirm]').click();
    return now;
  }
  if (heard) assert.deepEqual(now.controls, now.composing ? heard.tried : heard.legal, `the controls of ${now.question} are the legal list`);
  const wanted = now.controls[pick(now.controls.length)];
  await page.locator(`[data-action='${wanted}']`).first().click();
  return now;
}

/** Plays on until the end. Gives how many decisions were compared. */
export async function playOut(page, seed, heard, most = 2500) {
  const pick = dice(seed);
  let compared = 0;
  for (let i = 0; i < most; i++) {
    const { at } = await click(page, pick, heard);
    if (at === 'end') return compared;
    if (at === 'choice') compared++;
  }
  throw new Error(`the game did not end within ${most} clicks`);
}

/** Plays on until a question is asked. */
export async function until(page, question, seed, most = 500) {
  const pick = dice(seed);
  for (let i = 0; i < most; i++) {
    const now = await rest(page);
    if (now.question === question && !now.composing) return;
    if (now.at === 'end') break;
    await click(page, pick);
  }
  throw new Error(`${question} is never asked`);
}
