/** How long a finger rests on something before it is held, in milliseconds. */
const LONG = 420;
/** How long after a held finger is lifted a click can still be its, in milliseconds. */
const LATE = 350;
/** A finger that moves further than this, in pixels, scrolls or drags. */
const STILL = 10;

/**
 * Tells what a finger holds, so that it can be read. What is held is not meant to be used: the click that comes
 * when the finger is lifted reaches nobody, wherever it is lifted. `show` says whether there was something to read;
 * `begin` is told of every touch, before anybody knows whether it will be long.
 */
export function watchHolds(show: (target: Element) => boolean, begin: () => void): () => void {
  let finger = { id: -1, x: 0, y: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;

  const down = (event: PointerEvent): void => {
    clearTimeout(timer);
    held = false;
    if (event.pointerType !== 'touch') return;
    begin();
    // A second finger zooms.
    if (!event.isPrimary) return;
    finger = { id: event.pointerId, x: event.clientX, y: event.clientY };
    timer = setTimeout(() => (held = show(event.target as Element)), LONG);
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId === finger.id && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > STILL) clearTimeout(timer);
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== finger.id) return;
    clearTimeout(timer);
    // Clicks that no finger makes, such as those of a keyboard, are heard again.
    timer = setTimeout(() => (held = false), LATE);
  };
  /** Whatever would come of a long press: a click, a menu of the browser. */
  const swallow = (event: Event): void => {
    if (!held) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up, click: swallow, contextmenu: swallow };
  for (const [kind, listener] of Object.entries(listeners)) document.addEventListener(kind, listener as EventListener, true);
  return () => {
    clearTimeout(timer);
    for (const [kind, listener] of Object.entries(listeners)) document.removeEventListener(kind, listener as EventListener, true);
  };
}
