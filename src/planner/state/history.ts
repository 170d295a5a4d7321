// Undo and redo: drafts that were accepted, the newest last. A gesture, such as one drag, is one step however many
// drafts it went through.

import type { Draft } from './draft.ts';

const MOST_STEPS = 200;

export interface Past {
  readonly undo: readonly Draft[];
  readonly redo: readonly Draft[];
  /** The gesture that made the newest step. */
  readonly gesture: string | null;
}

export const NO_PAST: Past = { undo: [], redo: [], gesture: null };

/** The past after `before` was left behind for another draft. */
export function afterChange(past: Past, before: Draft, gesture: string | null): Past {
  const goesOn = gesture !== null && gesture === past.gesture;
  return { undo: goesOn ? past.undo : [...past.undo, before].slice(-MOST_STEPS), redo: [], gesture };
}

/** The past after going one step back from `before`. */
export function afterUndo({ undo, redo }: Past, before: Draft): Past {
  return { undo: undo.slice(0, -1), redo: [...redo, before], gesture: null };
}

/** The past after going one step forward again from `before`. */
export function afterRedo({ undo, redo }: Past, before: Draft): Past {
  return { undo: [...undo, before], redo: redo.slice(0, -1), gesture: null };
}
