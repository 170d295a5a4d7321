// Moving the start: by its handle, by dragging the field, by keys. The layout moves under the walls, and every place on the
// way is planned, as fast as the worker can.

import { signal } from '@preact/signals';
import type { Point } from '../../engine/index.ts';
import type { Desk } from '../state/desk.ts';
import { view } from '../state/view.ts';
import { NO_SNAPS, type Snaps, snapsAt } from './snapping.ts';
import type { Grip, PointerAt } from './toolbox.ts';

const SNAP_PX = 8;
/** Keys pressed within this time of each other are one gesture, and so one step to undo. */
const KEYS_MS = 800;

export const isSnapping = signal(true);
/** What holds the start where it is dragged to. */
export const snaps = signal<Snaps>(NO_SNAPS);
/** The kind of pointer that drags the start. */
export const draggedBy = signal<PointerAt['kind'] | null>(null);

let gestures = 0;

/** mm to cm, on tenths of a millimetre. */
function toCm({ x, y }: Point): { x: number; y: number } {
  return { x: Math.round(10 * x) / 100 + 0, y: Math.round(10 * y) / 100 + 0 };
}

/** Takes hold of the start at a pointer. */
export function gripStart(desk: Desk, from: PointerAt): Grip | null {
  const first = desk.planned.value;
  if (first === null) return null;
  const gesture = `start ${++gestures}`;
  draggedBy.value = from.kind;
  const letGo = (): void => {
    snaps.value = NO_SNAPS;
    draggedBy.value = null;
  };
  const move = (at: PointerAt): void => {
    const { start } = first.laid;
    const to = { x: start.x + at.plan.x - from.plan.x, y: start.y + at.plan.y - from.plan.y };
    const held = isSnapping.value && !at.alt ? snapsAt(first.laid, to, SNAP_PX / view.value.pxPerMm) : NO_SNAPS;
    snaps.value = held;
    const change = { start: toCm({ x: held.x?.to ?? to.x, y: held.y?.to ?? to.y }) };
    void desk.propose({ change, origin: 'start', gesture });
  };
  return {
    move,
    drop(at) {
      if (at.canvas.x !== from.canvas.x || at.canvas.y !== from.canvas.y) move(at);
      letGo();
    },
    cancel() {
      letGo();
      void desk.propose({ change: { start: first.draft.start }, origin: 'start', gesture });
    },
  };
}

/** Moves the start by keys; steps that are still being planned are added to, never lost. */
export function startKeys(desk: Desk): (dx: number, dy: number) => void {
  let aim: Point | null = null;
  let gesture = '';
  let rest: ReturnType<typeof setTimeout> | undefined;
  return (dx, dy) => {
    const planned = desk.planned.value;
    if (planned === null) return;
    if (aim === null) gesture = `start ${++gestures}`;
    const { x, y } = aim ?? planned.laid.start;
    aim = { x: x + dx, y: y + dy };
    clearTimeout(rest);
    rest = setTimeout(() => {
      aim = null;
    }, KEYS_MS);
    void desk.propose({ change: { start: toCm(aim) }, origin: 'start', gesture });
  };
}
