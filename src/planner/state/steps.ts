// Undo and redo as the bar and the keys have them: the steps of what is being made on the stage, such as the walls of a
// new room, come before those of the plan.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Session } from './session.ts';

export interface Steps {
  /** May read signals. */
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
  /** Leaves what is being made, before another plan is shown. */
  leave?(): void;
}

/** The steps of what is being made; null while only the plan has steps. */
export const ownSteps = signal<Steps | null>(null);

/** The steps that undo and redo take now. */
export function stepsOf(session: Session): Steps {
  return (
    ownSteps.value ?? {
      canUndo: session.canUndo.value,
      canRedo: session.canRedo.value,
      undo: () => void session.undo(),
      redo: () => void session.redo(),
    }
  );
}

/** While something is open that the plan does not have, such as walls that do not close, undo takes it back first. */
export function useOwnUndo(isOpen: boolean, takeBack: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const steps: Steps = { canUndo: true, canRedo: false, undo: takeBack, redo: () => {} };
    ownSteps.value = steps;
    return () => {
      if (ownSteps.peek() === steps) ownSteps.value = null;
    };
  }, [isOpen]);
}
