// Tells the browser about the worker for the time without a network, and what the planner is made of.

const WORKER = '/offline.js';

/** Keeps this page and the planner's files for later; a browser that cannot, or must not, works on as before. */
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
