// Editing the room on the plan: the shapes being tried, and how they are proposed. Refused shapes stay
// as an overlay to continue from; the plan below does not change.

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
/** The id of the selected handle. */
export const held = signal('');
/** Corners that the moving point is in line with, along x and along y. */
export const guides = signal<Snapped['guides']>([]);

/** Drags in progress and plans awaited: the overlay stays until there are none. */
let unsettled = 0;
let isRefused = false;

/** The shapes being tried, or else those of the plan. */
export function shapesNow(session: Session): Shapes {
  return trial.value ?? shapesOf(session.planned.value?.draft ?? {});
}

/** The selected handle. */
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

/** Tries shapes; they stay as an overlay while they are dragged or cannot be planned. */
export async function attempt(session: Session, shapes: Shapes, gesture = newGesture(EDITING)): Promise<void> {
  trial.value = shapes;
  grip();
  const accepted = await session.propose({ origin: EDITING, gesture, change: (draft) => changeOf(draft, shapes) });
  // A newer attempt decides.
  if (trial.peek() === shapes) isRefused = !accepted;
  letGo();
}

/** Discards what is tried. */
export function giveUp(session: Session): void {
  trial.value = null;
  isRefused = false;
  session.forget(EDITING);
}

/** What Escape does: discards what is tried, or else ends editing. */
export function stepBack(session: Session): void {
  if (trial.peek()) giveUp(session);
  else mode.value = 'plan';
}

/** The plan was changed from elsewhere: what was being tried is out of date. */
export function followPlan(session: Session): void {
  if (unsettled === 0 && trial.peek()) giveUp(session);
}
