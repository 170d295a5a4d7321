// Editing the room on the plan: what is being tried, and how that is put to the session. What is refused stays as a ghost to go
// on from; the plan beneath it stays as it was.

import { signal } from '@preact/signals';
import { newGesture } from '../../fields/typing.ts';
import type { Session } from '../../state/session.ts';
import { mode } from '../mode.ts';
import { changeOf, type Shapes, shapesOf } from '../shapes.ts';
import type { Snapped } from '../snapping.ts';
import type { Handle } from './handles.ts';

export const EDITING = 'room-edit';

/** The shapes that are being tried; null while the plan has them. */
export const trial = signal<Shapes | null>(null);
/** What is taken hold of, by its id. */
export const held = signal('');
/** Corners that the moving point is in line with, along x and along y. */
export const guides = signal<Snapped['guides']>([]);

/** Grips that are held and answers that are awaited: until there are none, the ghost stays. */
let unsettled = 0;
let isRefused = false;

/** The shapes to go on from. */
export function shapesNow(session: Session): Shapes {
  return trial.value ?? shapesOf(session.planned.value?.draft ?? {});
}

/** What is taken hold of. */
export function heldOf(handles: readonly Handle[]): Handle | undefined {
  return handles.find(({ id }) => id === held.value);
}

export function grip(): void {
  unsettled++;
}

export function letGo(): void {
  unsettled--;
  if (unsettled === 0 && !isRefused) trial.value = null;
}

/** Tries shapes; they stay as a ghost for as long as they are held, or cannot be planned. */
export async function attempt(session: Session, shapes: Shapes, gesture = newGesture(EDITING)): Promise<void> {
  trial.value = shapes;
  grip();
  const accepted = await session.propose({ origin: EDITING, gesture, change: (draft) => changeOf(draft, shapes) });
  // One that gave way to a newer attempt has nothing to say.
  if (trial.peek() === shapes) isRefused = !accepted;
  letGo();
}

/** Goes back to the plan as it is. */
export function giveUp(session: Session): void {
  trial.value = null;
  isRefused = false;
  session.forget(EDITING);
}

/** What Escape does: gives up what is tried, or else editing. */
export function stepBack(session: Session): void {
  if (trial.peek()) giveUp(session);
  else mode.value = 'plan';
}

/** The plan was changed from elsewhere: what was being tried is out of date. */
export function followPlan(session: Session): void {
  if (unsettled === 0 && trial.peek()) giveUp(session);
}
