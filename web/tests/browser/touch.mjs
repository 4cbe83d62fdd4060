// Real touches: what Chromium makes of them (taps, long presses, scrolling) is what a phone makes of them.

/** Fingers for a page. */
export async function fingers(page) {
  const session = await page.context().newCDPSession(page);
  const send = (type, points) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  return {
    async tap(x, y) {
      // Both at once: on a busy machine a finger that waits to be heard would rest too long.
      await Promise.all([send('touchStart', [{ x, y }]), send('touchEnd', [])]);
    },
    /** Rests on a point for a while; lifted there, or beside it. */
    async hold(x, y, millis, away = 0) {
      await send('touchStart', [{ x, y }]);
      await page.waitForTimeout(millis);
      if (away) await send('touchMove', [{ x: x + away, y: y - away }]);
      await send('touchEnd', []);
    },
  };
}
