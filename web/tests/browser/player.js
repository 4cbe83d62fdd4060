// Runs inside the page, before anything else: hears what the server lists, and plays by clicking. It knows no game.
(() => {
  const heard = { legal: [], tried: [], prompt: null };
  const text = (legal) => (legal ?? []).map(({ action }) => JSON.stringify(action)).sort();
  /** Whether the choice that was tried is a set that can still grow. */
  const goesOn = ({ reveals, place }) => {
    const next = place.decision?.prompt;
    if (reveals || !next?.pick || next.step !== heard.prompt?.step) return false;
    return next.pick.picked > (heard.prompt.pick?.picked ?? 0);
  };
  const take = (say) => {
    const place = say.joined?.place ?? say.update;
    if (place && 'decision' in place) {
      heard.legal = text(place.decision?.legal);
      heard.prompt = place.decision?.prompt;
    }
    const tried = say.answer?.answer.tried;
    if (tried) heard.tried = goesOn(tried) ? text(tried.place.decision.legal) : [];
  };
  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => take(JSON.parse(data)));
    }
  };

  // A table of the device speaks through a worker.
  const NativeWorker = window.Worker;
  window.Worker = class extends NativeWorker {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => data.say && take(data.say.say));
    }
  };

  const one = (selector) => document.querySelector(selector);
  const visible = (element) => !element.hidden && element.getClientRects().length > 0;
  const controls = () => [...document.querySelectorAll('[data-action]')].filter(visible);
  /** What is one click further away: a way to hold a tile, a tool. Its control says which actions it leads to. */
  const leads = () =>
    [...document.querySelectorAll('[data-leads]')].filter(visible).flatMap((element) => JSON.parse(element.dataset.leads).map((action) => ({ element, action: JSON.stringify(action) })));
  /** Everything that can be done, with what to click first for it. */
  const offers = () => [...controls().map((element) => ({ element, action: element.dataset.action })), ...leads()];
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

  /** What the page has to offer now: what the server listed, or what it listed for the choice being composed. */
  function due() {
    return one('[data-drop]') ? heard.tried : heard.legal;
  }

  const same = (some, others) => some.length === others.length && some.every((each, i) => each === others[i]);

  /** Nothing is going on: the page shows what the server said last. */
  function settled() {
    if (one('[data-end]') || one('[data-show]')) return true;
    if (one('[data-busy]')?.dataset.busy !== 'false') return false;
    const shown = offers().map(({ action }) => action).sort();
    if (!same(shown, due())) return false;
    return shown.length > 0 || one('[data-confirm]:not(:disabled)') !== null || one('[data-my-turn="false"]') !== null;
  }

  /** Where a finger would land: whatever lies there must be part of what is meant. */
  function pointOf(element) {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [0.5, 0.2, 0.8].flatMap((x) => [0.5, 0.2, 0.8].map((y) => ({ x: left + width * x, y: top + height * y })));
    const point = points.map(({ x, y }) => ({ x, y, hit: document.elementFromPoint(x, y) })).find(({ hit }) => hit && element.contains(hit));
    if (!point) throw new Error(`${document.elementFromPoint(left + width / 2, top + height / 2)?.outerHTML.slice(0, 120)} covers ${element.outerHTML.slice(0, 200)}`);
    if (Math.min(width, height) < 24) throw new Error(`${Math.round(width)}×${Math.round(height)} is too small for a finger: ${element.outerHTML.slice(0, 200)}`);
    return point;
  }

  function click(element) {
    const { hit } = pointOf(element);
    hit.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, view: window, pointerType: window.finger ? 'touch' : 'mouse' }));
  }

  /**
   * Plays at most so many clicks, as long as it is this seat's turn or until the end. `picks` are numbers below one,
   * one for each click; `follow` takes what a guide points at instead (`astray` counts where it points at nothing), `until` stops where that is asked, `untilGuide` where a guide says that. Gives how many clicks there were, how many decisions were compared, and why it stopped.
   */
  async function play(picks, { patience = 10_000, alone = true, follow = false, until = '', untilGuide = '' } = {}) {
    let [clicks, compared] = [0, 0];
    const said = new Set();
    let astray = 0;
    for (const pick of picks) {
      const late = performance.now() + patience;
      while (!settled() || (alone && !one('[data-end]') && !one('[data-show]') && one('[data-my-turn="false"]') && !one('[data-confirm]:not(:disabled)'))) {
        if (performance.now() > late) return { clicks, compared, stop: 'stuck', shown: offers().map(({ action }) => action).sort(), due: due(), prompt: (one('[data-busy]') ?? document.body).innerText.slice(0, 400) };
        await nextFrame();
      }
      if (one('[data-end]')) return { clicks, compared, said: [...said], astray, stop: 'end' };
      if (until && one(`[data-prompt='${until}']`) && !one('[data-drop]')) return { clicks, compared, said: [...said], astray, stop: 'asked' };
      if (untilGuide && one(`[data-guide='${untilGuide}']`) && one('[data-my-turn="true"]')) return { clicks, compared, said: [...said], astray, stop: 'asked' };
      const curtain = one('[data-show]');
      const confirm = one('[data-confirm]:not(:disabled)');
      const listed = offers();
      if (!curtain && !confirm && listed.length === 0) return { clicks, compared, said: [...said], astray, stop: 'waiting' };
      if (!curtain) compared++;
      const choices = [...listed.sort((a, b) => (a.action < b.action ? -1 : 1)), ...(confirm ? [{ element: confirm }] : [])];
      const guide = one('[data-guide]')?.dataset.guide;
      if (guide) said.add(guide);
      const pointed = follow ? choices.find(({ element }) => element.classList.contains('pointed')) : undefined;
      if (follow && !curtain && !pointed && listed.length > 0) astray++;
      const chosen = curtain ? { element: curtain } : (pointed ?? choices[Math.floor(pick * choices.length)]);
      const leading = 'leads' in chosen.element.dataset;
      click(chosen.element);
      clicks++;
      if (leading) {
        await nextFrame();
        const led = controls().find((element) => element.dataset.action === chosen.action);
        if (!led) throw new Error(`${chosen.action} is not where its control leads`);
        click(led);
        clicks++;
      }
      await nextFrame();
    }
    return { clicks, compared, said: [...said], astray, stop: 'enough' };
  }

  let clicks = 0;
  document.addEventListener('click', () => clicks++, true);
  /** Lets time pass until something holds; gives whether it does. */
  async function until(holds, patience) {
    const late = performance.now() + patience;
    while (!holds()) {
      if (performance.now() > late) return false;
      await nextFrame();
    }
    return true;
  }

  /** What is too small for a finger: places on a board under 24 px, other controls under 44. */
  function small() {
    const isBoard = (element) => element.closest('main') !== null;
    return [...document.querySelectorAll('.room :is(button, a[href], select, input, summary, [data-action])')].filter(visible).flatMap((element) => {
      // Names in a sentence are as large as the sentence.
      if (isBoard(element) ? !('action' in element.dataset) : element.matches('a.name')) return [];
      const { width, height } = element.getBoundingClientRect();
      const least = isBoard(element) ? 24 : 44;
      if (Math.min(width, height) > least - 0.5) return [];
      return [`${Math.round(width)}×${Math.round(height)} instead of ${least}: ${element.outerHTML.replace(/ (style|data-explain)="[^"]*"/g, '').slice(0, 120)}`];
    });
  }

  /**
   * For a player outside of the page: waits until it is this seat's turn, and tells where to tap next, or why there is nothing
   * to tap. `leads` is the action to tap after a tap that leads to it; `hurry` are actions to prefer, so that a game gets on.
   */
  async function next(pick, { patience = 10_000, hurry = [], action = '' } = {}) {
    const mine = () => one('[data-my-turn="true"]') || one('[data-confirm]:not(:disabled)');
    const ready = await until(() => one('[data-end]') || (settled() && mine()), patience);
    if (!ready) return { stop: 'stuck', shown: offers().map((offer) => offer.action).sort(), due: due(), prompt: (one('[data-busy]') ?? document.body).innerText.slice(0, 400) };
    if (one('[data-end]')) return { stop: 'end' };
    const confirm = one('[data-confirm]:not(:disabled)');
    const choices = [...offers().sort((a, b) => (a.action < b.action ? -1 : 1)), ...(confirm ? [{ element: confirm }] : [])];
    const wanted = action ? choices.find((choice) => choice.action === action) : undefined;
    const quick = (pick * 8) % 1 < 0.6 ? choices.find((choice) => hurry.includes(choice.action)) : undefined;
    const chosen = wanted ?? quick ?? choices[Math.floor(pick * choices.length)];
    const { x, y } = pointOf(chosen.element);
    return { x, y, clicks, small: small(), leads: 'leads' in chosen.element.dataset ? chosen.action : '' };
  }
  /** Whether a tap has become a click. */
  const clicked = (before, patience = 3000) => until(() => clicks > before, patience);

  window.player = { play, next, clicked, settled, controls, due };
})();
