import type { TableCard } from '../api/types';
import { wouldFreeze } from './foresee';

/** A build that has been fetched and waits. */
class Update {
  waiting = $state.raw<ServiceWorker | null>(null);
  /** Unfinished games that the new build could not go on with; null until that is known. */
  freezes = $state.raw<TableCard[] | null>(null);
  /** It could not take over, because another tab is open. */
  notAlone = $state(false);

  offer(build: ServiceWorker): void {
    if (this.waiting === build) return;
    this.waiting = build;
    this.freezes = null;
    void wouldFreeze(build).then((freezes) => (this.freezes = freezes));
  }

  /** Lets the new build take over, if this is the only tab; the page is then loaded anew. */
  take(): void {
    this.notAlone = false;
    this.waiting?.postMessage('take over');
  }
}

export const update = new Update();

/** Keeps the page for times without network. Over plain http a browser does not allow it; in development nobody wants it. */
export function keepOffline(): void {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers || !import.meta.env.PROD) return;
  const begun = workers.controller !== null;
  workers.addEventListener('controllerchange', () => begun && update.waiting && location.reload());
  workers.addEventListener('message', ({ data }) => (update.notAlone ||= data === 'not alone'));
  workers
    // Relative to the page, wherever it lies.
    .register(`${import.meta.env.BASE_URL}sw.js`)
    .then((registration) => {
      const look = (): void => {
        const { waiting } = registration;
        if (waiting && workers.controller) update.offer(waiting);
      };
      look();
      registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
    })
    .catch(() => undefined);
}
