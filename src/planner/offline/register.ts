// Registers the service worker and sends it the list of files to cache.

const WORKER = '/offline.js';

/** Caches this page and the planner's files; without service workers the planner works online only. */
export async function registerOffline(files: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(WORKER);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage([location.pathname + location.search, ...files]);
  } catch {
    // Private windows and strict settings refuse it; nothing else depends on it.
  }
}
