// Undo and redo: accepted versions, the newest last. A gesture, such as a drag, is one step, however many versions it
// went through. A version knows its plan, so that undo also leads back from a new plan to the one before.

import type { Draft } from './draft.ts';

const MOST_STEPS = 200;

/** A plan at one moment. */
export interface Version {
  readonly draft: Draft;
  /** The id of the plan among those on this device. */
  readonly plan: string;
}

export interface Past {
  readonly undo: readonly Version[];
  readonly redo: readonly Version[];
  /** The gesture that made the newest step. */
  readonly gesture?: string | undefined;
}

/** A past without steps. */
export const NO_PAST: Past = { undo: [], redo: [] };

/** Why the plan changes; `same` leaves the history unchanged, `withdraw` takes a gesture back as if it had not been. */
export type Step = 'change' | 'undo' | 'redo' | 'same' | 'withdraw';

/** The past after a step away from `before`. */
export function pastAfter(past: Past, before: Version, step: Step, gesture: string | undefined): Past {
  const { undo, redo } = past;
  if (step === 'same') return past;
  if (step === 'withdraw') return { undo: undo.slice(0, -1), redo };
  if (step === 'undo') return { undo: undo.slice(0, -1), redo: [...redo, before] };
  if (step === 'redo') return { undo: [...undo, before], redo: redo.slice(0, -1) };
  const goesOn = gesture !== undefined && gesture === past.gesture;
  return { undo: goesOn ? undo : [...undo, before].slice(-MOST_STEPS), redo: [], gesture };
}
