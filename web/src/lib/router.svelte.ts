import { route, type Route } from './address';

/** The address shown, as state. */
class Router {
  private at = $state.raw<Route>(route(location));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  get room(): string {
    return this.at.room;
  }

  get id(): string {
    return this.at.id;
  }

  get query(): URLSearchParams {
    return this.at.query;
  }

  get key(): string | null {
    return this.at.key;
  }

  /** Goes to an address that `address` has made. */
  go(to: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState(null, '', to);
    else history.replaceState(null, '', to);
    this.read();
    if (how === 'push') scrollTo(0, 0);
  }

  private read(): void {
    this.at = route(location);
  }

  /** Takes over clicks on links inside the page; the rest is the browser's. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash && link.search === location.search) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
