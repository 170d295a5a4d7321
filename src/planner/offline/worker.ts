// The service worker, which makes the planner work offline after the first visit. Files under hashed names are served
// from the cache first, pages from the network first.

const CACHE = 'tilewright-1';

interface FetchEvent extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface OfflineScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerEvent & MessageEvent<readonly string[]>) => void): void;
}

const scope = globalThis as unknown as OfflineScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

// The first visit is loaded before this worker is active, so the page sends the list of its files.
scope.addEventListener('message', (event) => event.waitUntil(cacheAll(event.data)));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(cacheFirst(request));
  else if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(networkFirst(request));
});

function isPage(pathname: string): boolean {
  return pathname === '/' || pathname.startsWith('/planner/');
}

async function cacheAll(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const wanted = new Set(addresses.map((address) => new URL(address, scope.location.href).pathname));
  // Files of an older build are deleted; pages stay.
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith('/assets/') && !wanted.has(pathname)) await cache.delete(url);
  }
  await Promise.all(addresses.map(async (address) => (await cache.match(address)) ?? cache.add(address)));
}

async function cacheFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function networkFirst(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
  } catch (error) {
    const cached = (await caches.match(request)) ?? (await caches.match('/'));
    if (cached) return cached;
    throw error;
  }
}
