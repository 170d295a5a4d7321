// Moving the start: by its handle, by dragging the field, by keys. Every position on the way is planned, as fast as the
// worker can.

import type { Point } from '../../engine/index.ts';
import { newGesture } from '../state/gesture.ts';
import type { Session } from '../state/session.ts';
import { view } from '../state/view.ts';
import { areSame, snapsAt } from './snapping.ts';
import { bestStartSnap, draggedBy, isSnapping, NO_SNAPS, snaps } from './start.ts';
import type { Grip, PointerAt } from './toolbox.ts';

const SNAP_PX = 8;
/** Keys pressed within this time of each other are one gesture, and so one undo step. */
const KEYS_MS = 800;
const ORIGIN = 'start';

/** Proposes a start, mm, rounded to this many decimals of a centimetre. */
function propose(session: Session, gesture: string, { x, y }: Point, decimals = 2): void {
  // Adding 0 turns -0 into 0.
  const cm = (mm: number) => Number((mm / 10).toFixed(decimals)) + 0;
  void session.propose({ change: { start: { x: cm(x), y: cm(y) } }, origin: ORIGIN, gesture });
}

/** Starts dragging the start. */
export function gripStart(session: Session, from: PointerAt): Grip | null {
  const first = session.planned.value;
  if (first === null) return null;
  const gesture = newGesture(ORIGIN);
  draggedBy.value = from.kind;
  const letGo = (): void => {
    snaps.value = NO_SNAPS;
    draggedBy.value = null;
  };
  const move = (at: PointerAt): void => {
    const { start } = first.laid;
    const to = { x: start.x + at.plan.x - from.plan.x, y: start.y + at.plan.y - from.plan.y };
    const reach = SNAP_PX / view.value.pxPerMm;
    const next = isSnapping.value && !at.alt ? snapsAt(first.laid, to, reach, bestStartSnap()) : NO_SNAPS;
    // An equal object would repaint the plan before the next one arrives.
    if (!areSame(snaps.value, next)) snaps.value = next;
    const { x, y } = next;
    // The best start needs all its digits.
    propose(session, gesture, { x: x?.to ?? to.x, y: y?.to ?? to.y }, x?.reason === 'best' ? 6 : 2);
  };
  return {
    move,
    drop(at) {
      if (at.canvas.x !== from.canvas.x || at.canvas.y !== from.canvas.y) move(at);
      letGo();
      // Nothing on the screen shows a refused start.
      void session.withdraw(gesture, ORIGIN).then(() => session.forget(ORIGIN));
    },
    cancel() {
      letGo();
      void session.withdraw(gesture);
    },
  };
}

/** The target of the current key presses; null once they pause. */
let aim: Point | null = null;
let gesture = '';
let rest: ReturnType<typeof setTimeout> | undefined;

/** Moves the start by keys, mm; adds to steps that are still being planned. */
export function stepStart(session: Session, dx: number, dy: number): void {
  const planned = session.planned.value;
  if (planned === null) return;
  if (aim === null) gesture = newGesture(ORIGIN);
  const { x, y } = aim ?? planned.laid.start;
  aim = { x: x + dx, y: y + dy };
  clearTimeout(rest);
  rest = setTimeout(() => {
    aim = null;
  }, KEYS_MS);
  propose(session, gesture, aim);
}
