// Editing the room on the plan: the shapes being tried, and how they are proposed. Refused shapes stay as an overlay to
// continue from; the plan below does not change.

import { signal } from '@preact/signals';
import { newGesture } from '../../state/gesture.ts';
import type { Planned, Session } from '../../state/session.ts';
import { changeOf, type Shapes, shapesOf } from '../shapes.ts';
import type { Snapped } from '../snapping.ts';
import type { Handle } from './handles.ts';

export const EDITING = 'room-edit';

/** The shapes being tried; null if they are those of the plan. */
export const trial = signal<Shapes | null>(null);
/** The id of the selected handle. */
export const selectedHandle = signal('');
/** The id of the handle under the pointer, and the wall whose length is. */
export const hoveredHandle = signal<{ readonly id: string; readonly label?: number | undefined }>({ id: '' });
/** Corners that the moving point is in line with, along x and along y. */
export const guides = signal<Snapped['guides']>([]);

/** Drags and plans in progress: the overlay stays until there are none. */
let unsettled = 0;
let isRefused = false;
/** The plan below the shapes since then. */
let below: Planned | null = null;

/** The shapes being tried, or those of the plan. */
export function shapesNow(session: Session): Shapes {
  return trial.value ?? shapesOf(session.planned.value?.draft ?? {});
}

/** The selected handle. */
export function selectedHandleIn(handles: readonly Handle[]): Handle | undefined {
  return handles.find(({ id }) => id === selectedHandle.value);
}

export function grip(): void {
  unsettled++;
}

export function letGo(session: Session): void {
  unsettled--;
  below = session.planned.peek();
  if (unsettled === 0 && !isRefused) trial.value = null;
}

/** Proposes shapes; they stay as an overlay while they are dragged or cannot be planned. */
export async function submit(session: Session, shapes: Shapes, gesture = newGesture(EDITING)): Promise<void> {
  trial.value = shapes;
  grip();
  const accepted = await session.propose({ origin: EDITING, gesture, change: (draft) => changeOf(draft, shapes) });
  // What was submitted later decides.
  if (trial.peek() === shapes) isRefused = !accepted;
  letGo(session);
}

/** Discards the shapes being tried. */
export function giveUp(session: Session): void {
  trial.value = null;
  isRefused = false;
  session.forget(EDITING);
}

/** Handles Escape: discards the shapes being tried, or the selection; returns whether there was either. */
export function stepBack(session: Session): boolean {
  const isTried = trial.peek() !== null;
  const isUsed = isTried || selectedHandle.peek() !== '';
  if (isTried) giveUp(session);
  else selectedHandle.value = '';
  return isUsed;
}

/** Discards the shapes being tried when the plan changes elsewhere. */
export function followPlan(session: Session): void {
  if (unsettled === 0 && trial.peek() && session.planned.peek() !== below) giveUp(session);
}
