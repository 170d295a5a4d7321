// The service worker, which makes the planner work offline after the first visit. Files under hashed names are served
// from the cache first, pages from the network first. Without a network every page is the empty one, whose script opens
// the plan of the address from this device, or says that it is not there.

import type { OfflineOrder } from './register.ts';

const CACHE = 'tilewright-2';

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
  addEventListener(type: 'message', listener: (event: WorkerEvent & MessageEvent<OfflineOrder>) => void): void;
}

const scope = globalThis as unknown as OfflineScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(Promise.all([scope.clients.claim(), deleteOlder()])));

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

async function deleteOlder(): Promise<void> {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
}

/** Caches the files of a build, then its page, then deletes those of older builds: whatever is there fits together. */
async function cacheAll({ page, files }: OfflineOrder): Promise<void> {
  const cache = await caches.open(CACHE);
  const isThere = await Promise.all(files.map(async (file) => (await cache.match(file)) !== undefined));
  await Promise.all(files.map((file, i) => isThere[i] || cache.add(file)));
  const isNewBuild = isThere.includes(false);
  if (isNewBuild || !(await cache.match(page))) await cache.add(new Request(page, { cache: 'reload' }));
  const wanted = new Set([page, ...files].map((address) => new URL(address, scope.location.href).href));
  for (const { url } of await cache.keys()) {
    const isFile = new URL(url).pathname !== '/';
    if ((isFile || isNewBuild) && !wanted.has(url)) await cache.delete(url);
  }
}

async function cacheFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function networkFirst(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const { searchParams } = new URL(request.url);
    const inLanguage = await caches.match(`/?lang=${searchParams.get('lang') ?? 'en'}`);
    const cached = inLanguage ?? (await caches.match('/', { ignoreSearch: true }));
    if (cached) return cached;
    throw error;
  }
}
