// Pointers on the stage: a drag goes to a tool, else the start, else the plan; two fingers and the wheel zoom.

import type { Point, TilePlace } from '../../engine/index.ts';
import { isLocked } from '../state/context.ts';
import { hovered, isSamePlace } from '../state/selection.ts';
import type { Session } from '../state/session.ts';
import { panned, toPlan, view, zoomed } from '../state/view.ts';
import { gripStart } from './moving-start.ts';
import { tileAt, toFloor } from './tiles.ts';
import { type Grip, type PointerAt, toolbox } from './toolbox.ts';
import { isHeld, moveView, stageSize } from './viewport.ts';

/** A press that moves less than this, px, is a tap. */
export const TAP_PX = { mouse: 4, pen: 6, touch: 10 };

/** Handles pointers on the stage; `tap` is called for a press without movement. */
export function followPointers(
  root: HTMLElement,
  canvas: HTMLElement,
  handle: HTMLElement,
  session: Session,
  tap: (at: PointerAt) => void,
): void {
  const touches = new Map<number, Point>();
  let held: { readonly id: number; readonly grip: Grip; readonly end: () => void } | null = null;
  let isPinching = false;
  let isSpaceDown = false;

  const at = (event: PointerEvent): PointerAt => {
    const point = placeOf(event);
    const { pointerType, button, shiftKey: shift, altKey: alt } = event;
    const kind = pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
    return { plan: toPlan(view.value, point), canvas: point, kind, button, shift, alt };
  };

  const isOnPlan = ({ target }: Event) => target === canvas || target === handle;

  const take = (event: PointerEvent): Grip | null => {
    const here = at(event);
    if (here.button === 1 || isSpaceDown) return panGrip(here);
    for (const tool of toolbox.value) {
      const grip = tool.take(here);
      if (grip) return grip;
    }
    if (here.button !== 0) return null;
    const isStart = !isLocked() && (here.shift || event.target === handle);
    return isStart ? gripStart(session, here) : panGrip(here, tapPlan);
  };

  const tapPlan = (at: PointerAt): void => {
    for (const tool of toolbox.value) tool.tap?.();
    tap(at);
  };

  /** Ends the drag in one way or the other. */
  const letGo = (finish: (grip: Grip) => void): void => {
    if (held === null) return;
    const { grip, end } = held;
    held = null;
    isHeld.value = false;
    finish(grip);
    end();
  };

  const leave = (): void => {
    for (const tool of toolbox.value) tool.leave?.();
    point(null);
  };

  const pass = (event: PointerEvent): void => {
    if (!isOnPlan(event)) {
      leave();
      return;
    }
    const here = at(event);
    let cursor: string | null = null;
    for (const tool of toolbox.value) {
      if (cursor === null) cursor = tool.hover?.(here) ?? null;
      else tool.leave?.();
    }
    const planned = session.planned.value;
    canvas.style.cursor = isSpaceDown ? 'grab' : (cursor ?? (here.shift ? 'move' : ''));
    const isBare = cursor === null && event.target === canvas;
    point(planned && isBare ? tileAt(planned.laid, toFloor(planned.laid, here.plan)) : null);
  };

  const end = (event: PointerEvent): void => {
    touches.delete(event.pointerId);
    if (touches.size === 0) isPinching = false;
    if (held?.id !== event.pointerId) return;
    letGo((grip) => (event.type === 'pointerup' ? grip.drop(at(event)) : grip.cancel()));
  };

  const key = (event: KeyboardEvent): void => {
    const isDown = event.type === 'keydown';
    if (event.key === 'Escape' && held && isDown) {
      letGo((grip) => grip.cancel());
      event.stopImmediatePropagation();
    }
    if (event.key !== ' ' || (event.target !== canvas && event.target !== document.body)) return;
    isSpaceDown = isDown;
    event.preventDefault();
  };

  root.onpointerdown = (event) => {
    if (!isOnPlan(event)) return;
    if (event.pointerType === 'touch') touches.set(event.pointerId, placeOf(event));
    if (touches.size === 2) {
      isPinching = true;
      letGo((grip) => grip.cancel());
    }
    // A second finger starts a pinch; the finger that remains after it drags nothing.
    if (held || isPinching) return;
    const grip = take(event);
    if (!grip) return;
    if (event.button === 1) event.preventDefault();
    held = { id: event.pointerId, grip, end: session.drag() };
    isHeld.value = true;
    root.setPointerCapture(event.pointerId);
    point(null);
  };
  root.onpointermove = (event) => {
    if (isPinching) pinch(touches, event.pointerId, placeOf(event));
    else if (held?.id === event.pointerId) held.grip.move(at(event));
    else if (event.pointerType !== 'touch') pass(event);
  };
  root.onpointerup = root.onpointercancel = end;
  root.onpointerleave = leave;
  root.onwheel = (event) => {
    if (!isOnPlan(event)) return;
    event.preventDefault();
    // Converts lines and pages to pixels. A pinch on a touchpad arrives as small wheel movements with Ctrl.
    const pixels = event.deltaY * [1, 16, 400][event.deltaMode];
    const factor = Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0015));
    moveView((before) => zoomed(before, factor, placeOf(event)));
  };
  // In the capture phase, so that Escape cancels a drag before anything else.
  addEventListener('keydown', key, true);
  addEventListener('keyup', key, true);
  addEventListener(
    'blur',
    () => {
      isSpaceDown = false;
    },
    true,
  );
}

/** The position of an event on the stage, without forcing a layout. */
function placeOf({ clientX, clientY }: MouseEvent): Point {
  const { left, top } = stageSize.value;
  return { x: clientX - left, y: clientY - top };
}

function point(tile: TilePlace | null): void {
  if (!isSamePlace(hovered.value, tile)) hovered.value = tile;
}

/** Pans the plan; a press that hardly moves is a tap. */
export function panGrip(from: PointerAt, tap?: (at: PointerAt) => void): Grip {
  let last = from.canvas;
  let isTap = tap !== undefined;
  return {
    move({ canvas }) {
      if (isTap && Math.hypot(canvas.x - last.x, canvas.y - last.y) < TAP_PX[from.kind]) return;
      isTap = false;
      const [dx, dy] = [canvas.x - last.x, canvas.y - last.y];
      moveView((before) => panned(before, dx, dy));
      last = canvas;
    },
    drop(at) {
      if (isTap) tap?.(at);
    },
    cancel() {},
  };
}

/** Handles a move of one of two fingers: the plan stays under both. */
function pinch(touches: Map<number, Point>, id: number, to: Point): void {
  const from = touches.get(id);
  const other = [...touches].find(([finger]) => finger !== id)?.[1];
  if (!from) return;
  touches.set(id, to);
  if (!other || touches.size !== 2) return;
  const spread = (p: Point) => Math.max(1, Math.hypot(p.x - other.x, p.y - other.y));
  // The midpoint moves half as far as the finger.
  const [dx, dy] = [(to.x - from.x) / 2, (to.y - from.y) / 2];
  const middle = { x: (from.x + other.x) / 2, y: (from.y + other.y) / 2 };
  moveView((before) => panned(zoomed(before, spread(to) / spread(from), middle), dx, dy));
}
