// Registers the service worker and tells it what to cache.

import type { PageFacts } from '../state/page.ts';

const WORKER = '/offline.js';

/** What the service worker caches. */
export interface OfflineOrder {
  /** The page that opens any plan of this device. */
  readonly page: string;
  readonly files: readonly string[];
}

/** Caches the planner; without service workers it works online only. */
export async function registerOffline({ lang, files }: PageFacts): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(WORKER);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ page: `/?lang=${lang}`, files } satisfies OfflineOrder);
  } catch {
    // Private windows and strict settings refuse it; nothing else depends on it.
  }
}
