// The pointer on the stage: tools are asked first, then the start, then the ground is moved; two fingers and the wheel zoom.

import type { Point, TilePlace } from '../../engine/index.ts';
import type { Desk } from '../state/desk.ts';
import { hovered, isSamePlace } from '../state/selection.ts';
import { panned, toPlan, view, zoomed } from '../state/view.ts';
import { isHeld, moveView } from './sight.ts';
import { gripStart } from './start.ts';
import { tileAt, toFloor } from './tiles.ts';
import { type Grip, type PointerAt, toolbox } from './toolbox.ts';

/** A press that moves less than this, px, is a tap. */
const TAP_PX = { mouse: 4, pen: 6, touch: 10 };

export interface StageParts {
  readonly root: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly handle: HTMLElement;
}

/** Follows the pointers over the stage; `tap` is told of places that were pressed without moving. */
export function followPointers(parts: StageParts, desk: Desk, tap: (at: PointerAt) => void): () => void {
  const { root, canvas, handle } = parts;
  const touches = new Map<number, Point>();
  let held: { readonly id: number; readonly grip: Grip } | null = null;
  let isPinching = false;
  let isSpaceDown = false;
  // Asking where the canvas is costs a layout of the whole page; while something is held it stays where it is.
  let corner = { x: 0, y: 0 };
  const placeOf = ({ clientX, clientY }: MouseEvent): Point => {
    if (!held && !isPinching) {
      const { left, top } = canvas.getBoundingClientRect();
      corner = { x: left, y: top };
    }
    return { x: clientX - corner.x, y: clientY - corner.y };
  };

  const at = (event: PointerEvent): PointerAt => {
    const point = placeOf(event);
    const { pointerType: kind, button, shiftKey: shift, ctrlKey: ctrl, altKey: alt } = event;
    const known = kind === 'touch' || kind === 'pen' ? kind : 'mouse';
    return { plan: toPlan(view.value, point), canvas: point, kind: known, button, shift, ctrl, alt };
  };

  const take = (event: PointerEvent): Grip | null => {
    const here = at(event);
    if (here.button === 1 || isSpaceDown) return panGrip(here);
    for (const tool of toolbox.value) {
      const grip = tool.take(here);
      if (grip) return grip;
    }
    if (here.button !== 0) return null;
    return here.shift || event.target === handle ? gripStart(desk, here) : panGrip(here, tap);
  };

  const letGo = (): void => {
    held = null;
    isHeld.value = false;
  };

  const press = (event: PointerEvent): void => {
    if (event.target !== canvas && event.target !== handle) return;
    if (event.pointerType === 'touch') touches.set(event.pointerId, placeOf(event));
    if (touches.size === 2) {
      isPinching = true;
      held?.grip.cancel();
      letGo();
    }
    // The second finger belongs to the first, and what remains of a pinch holds nothing.
    if (held || isPinching) return;
    const grip = take(event);
    if (!grip) return;
    if (event.button === 1) event.preventDefault();
    held = { id: event.pointerId, grip };
    isHeld.value = true;
    root.setPointerCapture(event.pointerId);
    point(null);
  };

  const move = (event: PointerEvent): void => {
    if (isPinching) pinch(touches, event.pointerId, placeOf(event));
    else if (held?.id === event.pointerId) held.grip.move(at(event));
    else if (event.pointerType !== 'touch') pass(event);
  };

  const pass = (event: PointerEvent): void => {
    if (event.target !== canvas && event.target !== handle) {
      leave();
      return;
    }
    const here = at(event);
    let cursor: string | null = null;
    for (const tool of toolbox.value) {
      if (cursor === null) cursor = tool.hover?.(here) ?? null;
      else tool.leave?.();
    }
    const planned = desk.planned.value;
    const isOnPlan = cursor === null && event.target === canvas;
    const tile = planned && isOnPlan ? tileAt(planned.laid, toFloor(planned.laid, here.plan)) : null;
    canvas.style.cursor = isSpaceDown ? 'grab' : (cursor ?? (here.shift ? 'move' : ''));
    point(tile);
  };

  const leave = (): void => {
    for (const tool of toolbox.value) tool.leave?.();
    point(null);
  };

  const end = (event: PointerEvent): void => {
    touches.delete(event.pointerId);
    if (touches.size === 0) isPinching = false;
    if (held?.id !== event.pointerId) return;
    const { grip } = held;
    letGo();
    if (event.type === 'pointerup') grip.drop(at(event));
    else grip.cancel();
  };

  const turn = (event: WheelEvent): void => {
    event.preventDefault();
    // Lines and pages in pixels; a pinch on a touchpad comes as small turns with Ctrl.
    const pixels = event.deltaY * [1, 16, 400][event.deltaMode];
    const factor = Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0015));
    moveView((before) => zoomed(before, factor, placeOf(event)));
  };

  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && held && event.type === 'keydown') {
      const { grip } = held;
      letGo();
      grip.cancel();
      event.stopImmediatePropagation();
    }
    if (event.key !== ' ' || (event.target !== canvas && event.target !== document.body)) return;
    isSpaceDown = event.type === 'keydown';
    event.preventDefault();
  };

  const blur = (): void => {
    isSpaceDown = false;
  };

  const listeners: [EventTarget, string, (event: never) => void][] = [
    [root, 'pointerdown', press],
    [root, 'pointermove', move],
    [root, 'pointerup', end],
    [root, 'pointercancel', end],
    [root, 'pointerleave', leave],
    [canvas, 'wheel', turn],
    [handle, 'wheel', turn],
    [window, 'keydown', key],
    [window, 'keyup', key],
    [window, 'blur', blur],
  ];
  for (const [target, name, listener] of listeners) {
    // Capturing, so that Escape lets go of the pointer before it means anything else.
    target.addEventListener(name, listener as EventListener, { passive: false, capture: target === window });
  }
  return () => {
    for (const [target, name, listener] of listeners) {
      target.removeEventListener(name, listener as EventListener, { capture: target === window });
    }
  };
}

function point(tile: TilePlace | null): void {
  if (!isSamePlace(hovered.value, tile)) hovered.value = tile;
}

/** Moves the ground; a press that hardly moves is a tap. */
function panGrip(from: PointerAt, tap?: (at: PointerAt) => void): Grip {
  let last = from.canvas;
  let isTap = tap !== undefined;
  return {
    move({ canvas }) {
      if (isTap && Math.hypot(canvas.x - from.canvas.x, canvas.y - from.canvas.y) < TAP_PX[from.kind]) return;
      isTap = false;
      const [dx, dy] = [canvas.x - last.x, canvas.y - last.y];
      moveView((before) => panned(before, dx, dy));
      last = canvas;
    },
    drop: (at) => {
      if (isTap) tap?.(at);
    },
    cancel: () => {},
  };
}

/** One of two fingers moved: the plan stays under both. */
function pinch(touches: Map<number, Point>, id: number, to: Point): void {
  const from = touches.get(id);
  const other = [...touches].find(([finger]) => finger !== id)?.[1];
  if (!from) return;
  touches.set(id, to);
  if (!other || touches.size !== 2) return;
  const spread = (p: Point) => Math.max(1, Math.hypot(p.x - other.x, p.y - other.y));
  const middle = (p: Point) => ({ x: (p.x + other.x) / 2, y: (p.y + other.y) / 2 });
  const [was, is] = [middle(from), middle(to)];
  moveView((before) => panned(zoomed(before, spread(to) / spread(from), was), is.x - was.x, is.y - was.y));
}
