// The last words of a page that is being left: versions that the database, which answers later, may not have saved any
// more. They are in local storage, which is written at once, until the next page has saved them.

import type { SavedPlan } from './saved-plan.ts';

const PREFIX = 'tilewright:unsaved:';

/** A version that was not saved yet. */
export interface Note {
  readonly plan: SavedPlan;
  /** The version before it, if the database had not yet answered whether that one is saved. */
  readonly before?: SavedPlan | undefined;
}

/** Local storage may be refused; then the database alone has to do. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Writes a note; returns a function that removes it once the plan is saved. */
export function noteUnsaved(note: Note): () => void {
  // Two tabs may leave at the same time.
  const key = `${PREFIX}${note.plan.id}:${Math.random()}`;
  try {
    storage()?.setItem(key, JSON.stringify(note));
  } catch {
    // Full. The database was asked as well.
  }
  return () => storage()?.removeItem(key);
}

/** Saves what earlier pages have left, each with `save`, and removes what is saved. */
export async function saveUnsaved(save: (note: Note) => Promise<unknown>): Promise<void> {
  const local = storage();
  const keys = Object.keys(local ?? {}).filter((key) => key.startsWith(PREFIX));
  for (const key of keys) {
    const note = readNote(local?.getItem(key));
    if (note) await save(note);
    local?.removeItem(key);
  }
}

/** A note as it was written; another tab may have removed it, or a browser that ran out of space cut it. */
function readNote(text: string | null | undefined): Note | null {
  try {
    const note = JSON.parse(text ?? 'null');
    return note?.plan ? note : null;
  } catch {
    return null;
  }
}
