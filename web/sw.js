// Keeps every file of one build, so that the page works without network. The lines above are written by offline.ts.
/* global BUILD, FILES, AT_SERVER */
const PREFIX = `orrery ${self.registration.scope} `;
const CACHE = PREFIX + BUILD;

self.addEventListener('install', (event) => {
  // A new build is fetched whole, and then waits until no tab of the old one is open.
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })))));
});

self.addEventListener('activate', (event) => {
  const others = (names) => names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  const clean = caches.keys().then((names) => Promise.all(others(names).map((name) => caches.delete(name))));
  event.waitUntil(clean.then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data !== 'take over') return;
  // Only for a page that is alone: nobody else loses the files it came with.
  const pages = self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  event.waitUntil(pages.then((all) => (all.length === 1 ? self.skipWaiting() : event.source?.postMessage('not alone'))));
});

/** The page, whatever its address: which page it is it finds out itself. */
const page = () => caches.open(CACHE).then((cache) => cache.match('index.html'));

async function navigate(request) {
  if (!AT_SERVER) return (await page()) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await page();
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const path = url.href.startsWith(self.registration.scope) ? url.href.slice(self.registration.scope.length) : null;
  if (path === null || path.startsWith('api/')) return;
  if (request.mode === 'navigate') event.respondWith(navigate(request));
  else event.respondWith(caches.open(CACHE).then(async (cache) => (await cache.match(request, { ignoreSearch: true })) ?? fetch(request)));
});
