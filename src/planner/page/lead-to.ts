// The way to an element, whose code is loaded when it is gone.

import { withPart } from './lazy.tsx';

/** Leads to an element of the page, wherever it is. */
export function leadTo(element: HTMLElement): void {
  void withPart(
    () => import('./reveal.ts'),
    async ({ reveal }) => reveal(element),
  );
}
