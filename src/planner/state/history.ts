// Undo and redo: accepted drafts, the newest last. A gesture, such as a drag, is one step, however many drafts it went
// through.

import type { Draft } from './draft.ts';

const MOST_STEPS = 200;

export interface Past {
  readonly undo: readonly Draft[];
  readonly redo: readonly Draft[];
  /** The gesture that made the newest step. */
  readonly gesture?: string | undefined;
}

/** Why the draft changes; `same` leaves the history unchanged. */
export type Step = 'change' | 'undo' | 'redo' | 'same';

/** The past after a step away from `before`. */
export function pastAfter(past: Past, before: Draft, step: Step, gesture: string | undefined): Past {
  const { undo, redo } = past;
  if (step === 'same') return past;
  if (step === 'undo') return { undo: undo.slice(0, -1), redo: [...redo, before] };
  if (step === 'redo') return { undo: [...undo, before], redo: redo.slice(0, -1) };
  const goesOn = gesture !== undefined && gesture === past.gesture;
  return { undo: goesOn ? undo : [...undo, before].slice(-MOST_STEPS), redo: [], gesture };
}
