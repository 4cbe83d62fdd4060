import type { Attachment } from 'svelte/attachments';

const STEP: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Makes a board one tab stop: arrow keys go from thing to the nearest thing in that direction. */
export const roving: Attachment<HTMLElement> = (board) => {
  const things = (): HTMLElement[] => [...board.querySelectorAll<HTMLElement>('[data-thing]')];

  // The stop is the first thing that can be used; while the focus is inside, it is where the focus is.
  const settle = (): void => {
    const all = things();
    const stop = all.find((thing) => thing.tabIndex === 0);
    if (stop && board.contains(document.activeElement)) return;
    const best = all.find((thing) => thing.dataset.action) ?? stop ?? all[0];
    for (const thing of all) thing.tabIndex = thing === best ? 0 : -1;
  };

  const onFocus = (event: FocusEvent): void => {
    const thing = (event.target as Element).closest<HTMLElement>('[data-thing]');
    if (!thing) return;
    for (const other of things()) other.tabIndex = other === thing ? 0 : -1;
  };

  const onKey = (event: KeyboardEvent): void => {
    const step = STEP[event.key];
    const here = (event.target as Element).closest<HTMLElement>('[data-thing]');
    if (!step || !here) return;
    event.preventDefault();
    nearest(here, things(), step)?.focus();
  };

  const observer = new MutationObserver(settle);
  observer.observe(board, { childList: true, subtree: true, attributeFilter: ['data-action'] });
  settle();
  board.addEventListener('focusin', onFocus);
  board.addEventListener('keydown', onKey);
  return () => {
    observer.disconnect();
    board.removeEventListener('focusin', onFocus);
    board.removeEventListener('keydown', onKey);
  };
};

function nearest(here: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | null {
  const from = centre(here);
  let best: { thing: HTMLElement; far: number } | null = null;
  for (const thing of all) {
    if (thing === here) continue;
    const to = centre(thing);
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (ahead <= 1) continue;
    const far = ahead + 2 * aside;
    if (!best || far < best.far) best = { thing, far };
  }
  return best?.thing ?? null;
}

function centre(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
