// Persistence of the draft across reloads. A new plan is in local storage. Changes to a stored plan are in session
// storage, so that its link shows the stored plan in a new tab.

import type { Draft } from './draft.ts';

const KEY = 'tilewright:draft:';
/** Where the pages of stored plans are. */
const STORED = '/planner/';

function storageFor(path: string): Storage | null {
  try {
    return path.startsWith(STORED) ? sessionStorage : localStorage;
  } catch {
    // Storage may be disabled; the planner works without it.
    return null;
  }
}

function keyOf(path: string): string {
  return KEY + path;
}

/** The saved draft of this page; null if there is none or it cannot be read. */
export function savedDraft(path: string): Draft | null {
  const text = storageFor(path)?.getItem(keyOf(path));
  if (!text) return null;
  try {
    const draft: unknown = JSON.parse(text);
    return typeof draft === 'object' && draft !== null ? (draft as Draft) : null;
  } catch {
    return null;
  }
}

export function saveDraft(path: string, draft: Draft): void {
  try {
    storageFor(path)?.setItem(keyOf(path), JSON.stringify(draft));
  } catch {
    // Storage may be full; only the copy for a reload is lost.
  }
}
