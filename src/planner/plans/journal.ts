// The last words of a page that is being left: versions that the database, which answers later, may not have saved any
// more. They are in local storage, which is written at once, until the next page has saved them.

import type { SavedPlan } from './saved-plan.ts';

const PREFIX = 'tilewright:unsaved:';

/** Local storage may be refused; then the database alone has to do. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Notes a plan; returns a function that removes the note once the plan is saved. */
export function noteUnsaved(plan: SavedPlan): () => void {
  // Two tabs may leave at the same time.
  const key = `${PREFIX}${plan.id}:${Math.random()}`;
  try {
    storage()?.setItem(key, JSON.stringify(plan));
  } catch {
    // Full. The database was asked as well.
  }
  return () => storage()?.removeItem(key);
}

/** Saves what earlier pages have left, each with `save`, and removes what is saved. */
export async function saveUnsaved(save: (plan: SavedPlan) => Promise<unknown>): Promise<void> {
  const local = storage();
  const keys = Object.keys(local ?? {}).filter((key) => key.startsWith(PREFIX));
  for (const key of keys) {
    const plan = readNote(local?.getItem(key));
    if (plan) await save(plan);
    local?.removeItem(key);
  }
}

/** A note as it was written; another tab may have removed it, or a browser that ran out of space cut it. */
function readNote(text: string | null | undefined): SavedPlan | null {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
