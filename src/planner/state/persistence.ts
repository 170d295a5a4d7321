// Keeping the draft over a reload: a new plan as long as the browser keeps things, changes to a stored plan for as long
// as its tab is open, so that its link shows the stored plan to whoever opens it anew.

import type { Draft } from './draft.ts';

const KEY = 'tilewright:draft:';
/** Where the pages of stored plans are. */
const STORED = '/planner/';

function storageFor(path: string): Storage | null {
  try {
    return path.startsWith(STORED) ? sessionStorage : localStorage;
  } catch {
    // Some browsers are set to keep nothing; the planner works without.
    return null;
  }
}

function keyOf(path: string): string {
  return KEY + path;
}

/** The draft kept for this page; null where there is none, or none that can be read. */
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
    // A full shelf costs the reload's memory, never the plan at hand.
  }
}
