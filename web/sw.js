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

/** Pages of this folder or server; what else lives at the same host does not matter. */
const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((all) => all.filter(({ url }) => url.startsWith(self.registration.scope)));

/** Only for a page that is alone: nobody else loses the files it came with. */
async function takeOver(page) {
  if ((await pages()).length === 1) await self.skipWaiting();
  else page?.postMessage('not alone');
}

/** The engine of this build, for a page of an older one that wants to know what it makes of its games. */
async function engine(to) {
  const name = FILES.find((file) => file.endsWith('.wasm'));
  const file = name && (await caches.open(CACHE).then((cache) => cache.match(name)));
  to.postMessage(file ? await file.arrayBuffer() : null);
}

self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(takeOver(event.source));
  if (event.data === 'engine') event.waitUntil(engine(event.ports[0]));
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
