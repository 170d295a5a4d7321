// The page around the frame: who it is, what it is told, and what it sends.

import { computed, effect, signal } from '@preact/signals';
import type { FrameFacts } from '../state/page.ts';
import { type Told, VERSION } from './messages.ts';

/** The origin of the page around the frame; null while it is not known. */
const parentOrigin = signal<string | null>(null);

/** Whether there is a page to hand an order to: opened on its own, or framed by somebody who hides, there is none. */
export const hasParent = computed(() => parentOrigin.value !== null);

/** Tells the page around the frame, and nobody else: a browser drops a message if the page is of another origin. */
export function tell(message: Told): void {
  const { value: origin } = parentOrigin;
  if (origin !== null) window.parent.postMessage({ ...message, version: VERSION }, origin);
}

/**
 * Listens to the page around the frame, one message after the other. Its origin is what the browser says of the page that
 * loaded the frame, or of the one that sends a message.
 */
export function listenToParent({ origins }: FrameFacts, take: (data: unknown) => Promise<void>): void {
  if (window.parent === window) return;
  const isAllowed = (origin: string) => /^https?:/.test(origin) && (origins?.includes(origin) ?? true);
  const know = (origin: string): boolean => {
    if (!isAllowed(origin)) return false;
    parentOrigin.value = origin;
    return true;
  };
  let last = Promise.resolve();
  addEventListener('message', ({ source, origin, data }) => {
    if (source === window.parent && know(origin)) last = last.then(() => take(data));
  });
  if (URL.canParse(document.referrer)) know(new URL(document.referrer).origin);
  effect(() => tell({ type: 'tilewright:ready' }));
}

/** Tells the height of an element whenever it changes. */
export function tellHeight(element: Element): () => void {
  const height = signal(0);
  const observer = new ResizeObserver(() => {
    height.value = Math.ceil(element.getBoundingClientRect().height);
  });
  observer.observe(element);
  const stop = effect(() => {
    if (height.value > 0) tell({ type: 'tilewright:size', height: height.value });
  });
  return () => {
    observer.disconnect();
    stop();
  };
}
