// A room that is being drawn wall by wall, with the pointer or with lengths and arrow keys. The plan does not change
// until the walls return to their start.

import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Wall } from '../../../wire/index.ts';
import type { SavedPlan } from '../../plans/saved-plan.ts';
import { isScaleOpen, moveTracing } from '../../plans/tracing.ts';
import { fitView, moveView, stageSize } from '../../stage/viewport.ts';
import type { CornerCm } from '../../state/draft.ts';
import { mode, section } from '../../state/sections.ts';
import type { Session } from '../../state/session.ts';
import { ownSteps, type Steps } from '../../state/steps.ts';
import { type Box, fitted, view } from '../../state/view.ts';
import { onCanvas } from '../overlay.ts';
import { boxAround, tidy } from '../shapes.ts';
import { follow, isClosed, walkOf, wallsOf } from '../walk.ts';
import { closingsOf, wallBetween } from '../walk-editing.ts';
import { type Drawing, keepDrawing, keptDrawing } from './kept.ts';

export const DRAWING = 'room-draw';

export const drawn = signal<readonly Wall[]>([]);
/** The first corner, cm in the caller's frame; null before it is set. */
const anchor = signal<CornerCm | null>(null);

const LEAST_CM = 1;
/** The part of the grid shown at first, and the margin around the drawing. */
const FIRST_SIGHT = { left: -500, top: -500, width: 6000, height: 5000 };
const MARGIN_PX = 56;

function show(box: Box, marginPx: number): void {
  moveView(() => fitted(box, stageSize.value, marginPx));
}

/** Steps of the drawing, the newest last. */
const past = signal<readonly Drawing[]>([]);
const future = signal<readonly Drawing[]>([]);
/** A drawing that was left, or kept by an earlier page, and is to be continued. */
let resumed: Drawing | null = null;

function drawing(): Drawing {
  return { walls: drawn.value, corner: anchor.value };
}

function setDrawing({ walls, corner }: Drawing): void {
  drawn.value = walls;
  anchor.value = corner;
}

/** Notes the drawing before a step. */
function step(): void {
  past.value = [...past.value, drawing()];
  future.value = [];
}

function stepsIn(session: Session): Steps {
  const go = (from: typeof past, to: typeof past) => {
    const next = from.value.at(-1);
    if (next === undefined) return;
    session.forget(DRAWING);
    to.value = [...to.value, drawing()];
    from.value = from.value.slice(0, -1);
    setDrawing(next);
  };
  return {
    get canUndo() {
      return past.value.length > 0;
    },
    get canRedo() {
      return future.value.length > 0;
    },
    undo: () => go(past, future),
    redo: () => go(future, past),
    leave: () => leaveDrawing(session),
  };
}

/** Starts an empty drawing, or continues the one that was left. */
export function beginDrawing(session: Session): void {
  setDrawing(resumed ?? { walls: [], corner: null });
  past.value = resumed ? past.value : [];
  future.value = [];
  ownSteps.value = stepsIn(session);
  if (stageSize.value.width > 0) show(FIRST_SIGHT, 0);
  if (resumed) keepInSight();
  resumed = null;
}

/** Continues the drawing over this plan that an earlier page has kept. */
export function continueDrawing(plan: SavedPlan): void {
  const kept = keptDrawing(plan);
  if (kept === null || mode.value === 'draw') return;
  resumed = kept;
  // Its steps, one wall after the other.
  past.value = [
    { walls: [], corner: null },
    ...kept.walls.map((_, i) => ({ walls: kept.walls.slice(0, i), corner: kept.corner })),
  ].slice(kept.corner ? 0 : 1);
  section.value = 'room';
  mode.value = 'draw';
}

/** Keeps the drawing over a plan while it is made; returns a function that stops. */
export function followDrawing(plan: ReadonlySignal<SavedPlan | null>): () => void {
  let kept: SavedPlan | null = null;
  return effect(() => {
    const isMade = mode.value === 'draw' && isBegun();
    // A plan that is saved for the first time gets another name.
    if (kept) keepDrawing(kept, null);
    kept = isMade ? plan.value : null;
    if (kept) keepDrawing(kept, drawing());
  });
}

/** Leaves the drawing. Until the plan changes, undo brings it back. */
export function leaveDrawing(session: Session): void {
  if (mode.value !== 'draw') return;
  session.forget(DRAWING);
  mode.value = 'plan';
  ownSteps.value = isBegun() ? wayBack(session, drawing()) : null;
  if (session.planned.value) fitView(session.planned.value.laid);
}

function wayBack(session: Session, left: Drawing): Steps {
  const draft = session.planned.value?.draft;
  const back: Steps = {
    canUndo: true,
    get canRedo() {
      return session.canRedo.value;
    },
    undo() {
      resumed = left;
      section.value = 'room';
      mode.value = 'draw';
    },
    redo: () => void session.redo(),
  };
  const stop = effect(() => {
    if (session.planned.value?.draft === draft) return;
    if (ownSteps.peek() === back) ownSteps.value = null;
    stop();
  });
  return back;
}

/** The corners drawn so far and the end of the last wall, in the caller's frame. */
export function drawnCorners(): CornerCm[] {
  const [x, y] = anchor.value ?? [0, 0];
  const { corners, end } = follow(drawn.value);
  return [...corners, end].map(([cx, cy]) => [cx + x, cy + y]);
}

/** Whether there is a corner to continue from. */
export function isBegun(): boolean {
  return anchor.value !== null || drawn.value.length > 0;
}

/** Adds a wall; one that returns to the start completes the room. Nothing is added over a picture without a scale. */
export function addWall(session: Session, wall: Wall): void {
  if (isScaleOpen.value) return;
  session.forget(DRAWING);
  step();
  drawn.value = [...drawn.value, wall];
  keepInSight();
  if (drawn.value.length > 2 && isClosed(drawn.value)) void closeRoom(session);
}

/** Adds a wall to a corner; the first corner is the start of the walls. */
export function addCorner(session: Session, corner: CornerCm): void {
  if (isScaleOpen.value) return;
  if (!isBegun()) {
    step();
    anchor.value = corner;
    return;
  }
  const wall = wallBetween(drawnCorners().at(-1) ?? corner, corner);
  if (wall.lengthCm >= LEAST_CM) addWall(session, wall);
}

export function takeBack(session: Session): void {
  session.forget(DRAWING);
  if (!isBegun()) return;
  step();
  if (drawn.value.length === 0) anchor.value = null;
  drawn.value = drawn.value.slice(0, -1);
}

/** Closes the walls, with square corners by default, and proposes the room. */
export async function closeRoom(session: Session, closing = closingsOf(drawn.value)[0] ?? ''): Promise<void> {
  if (isScaleOpen.value) return;
  const outline = `${walkOf(drawn.value)} ${closing}`.trim();
  const cutouts = { holes: undefined, subtract: undefined, circles: undefined };
  const walls = session.planned.value?.draft.job
    ? { outline: undefined, polygon: drawnRing(outline) }
    : { outline, polygon: undefined };
  const change = { ...walls, ...cutouts, doors: undefined, start: undefined };
  const [x, y] = anchor.value ?? [0, 0];
  if (!(await session.propose({ origin: DRAWING, change }))) return;
  // A single room begins at 0,0, and the picture stays where its walls are.
  if (walls.outline !== undefined) moveTracing(-x, -y);
  leaveDrawing(session);
  ownSteps.value = null;
}

/** The corners where they were drawn, beside other rooms. */
function drawnRing(outline: string): CornerCm[] {
  const [x, y] = anchor.value ?? [0, 0];
  return follow(wallsOf(outline) ?? []).corners.map(([cx, cy]) => [tidy(cx + x), tidy(cy + y)]);
}

const KEYS: Readonly<Record<string, (session: Session) => unknown>> = {
  Enter: (session) => closeRoom(session),
  Backspace: takeBack,
  Escape: leaveDrawing,
};

/** Handles a key while drawing; returns whether it was used. */
export function pressWhileDrawing(session: Session, key: string): boolean {
  KEYS[key]?.(session);
  return key in KEYS;
}

/** Zooms out when a typed wall ends outside the canvas. */
function keepInSight(): void {
  const { width, height } = stageSize.value;
  const corners = drawnCorners();
  const { x, y } = onCanvas(view.value, corners[corners.length - 1]);
  if (width === 0 || (x > 0 && y > 0 && x < width && y < height)) return;
  const box = boxAround(corners.map(([x, y]) => [x * 10, y * 10]));
  const size = Math.max(box.width, box.height);
  show({ ...box, width: size, height: size }, MARGIN_PX);
}
