// The notice over the plan: the result of sharing, copying, downloading or searching.

import { signal } from '@preact/signals';

export interface Notice {
  readonly text: string;
  /** A text to copy by hand, because the clipboard is not accessible. */
  readonly copy?: string;
  /** What can be done about it. */
  readonly action?: { readonly name: string; readonly run: () => void };
}

export const notice = signal<Notice | null>(null);

const SHOWN_MS = 8000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message; one with something to copy or to do stays until it is closed. */
export function notify(next: Notice | null): void {
  clearTimeout(timer);
  notice.value = next;
  if (next && next.copy === undefined && next.action === undefined) timer = setTimeout(() => notify(null), SHOWN_MS);
}
