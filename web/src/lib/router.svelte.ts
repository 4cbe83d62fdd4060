/** The address shown, as state. */
class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(address: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    this.read();
    if (how === 'push') scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash;
  }

  /** Takes over clicks on links inside the page; the rest is the browser's. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash && link.search === location.search) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
