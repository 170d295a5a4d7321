// A room that is being drawn, wall by wall: by the pointer, or by lengths and arrow keys. Nothing of the plan changes until
// the walls come back to where they began.

import { signal } from '@preact/signals';
import { fitView, moveView, stageSize } from '../stage/sight.ts';
import type { Desk } from '../state/desk.ts';
import type { CornerCm } from '../state/draft.ts';
import { fitted, view } from '../state/view.ts';
import { mode } from './mode.ts';
import { boxAround } from './shapes.ts';
import { closingsOf, follow, isClosed, type Wall, walkOf, wallBetween, wallOf } from './walk.ts';

export const DRAWING = 'room-draw';

export const drawn = signal<readonly Wall[]>([]);
/** Where the first corner was put, cm in the caller's frame; null until it is. */
export const anchor = signal<CornerCm | null>(null);

const LEAST_CM = 1;
/** What is seen of the grid at the beginning, and the room left around what is drawn. */
const FIRST_SIGHT = { left: -500, top: -500, width: 6000, height: 5000 };
const MARGIN_PX = 56;

/** Begins with a clean sheet. */
export function beginDrawing(): void {
  drawn.value = [];
  anchor.value = null;
  if (stageSize.value.width > 0) moveView(() => fitted(FIRST_SIGHT, stageSize.value, 0));
}

export function leaveDrawing(desk: Desk): void {
  desk.forget(DRAWING);
  mode.value = 'plan';
  if (desk.planned.value) fitView(desk.planned.value.laid);
}

/** The corners drawn so far and the end of the last wall, where the canvas has them. */
export function drawnCorners(): CornerCm[] {
  const [x, y] = anchor.value ?? [0, 0];
  const { corners, end } = follow(drawn.value);
  return [...corners, end].map(([cx, cy]) => [cx + x, cy + y]);
}

/** Whether there is a corner to go on from. */
export function isBegun(): boolean {
  return anchor.value !== null || drawn.value.length > 0;
}

/** Adds a wall; one that comes back to the start makes the room. */
export function addWall(desk: Desk, wall: Wall): void {
  desk.forget(DRAWING);
  drawn.value = [...drawn.value, wall];
  keepInSight();
  if (drawn.value.length > 2 && isClosed(drawn.value)) void makeRoom(desk);
}

/** Adds a wall that ends at a corner; the first corner is where the walls begin. */
export function addCorner(desk: Desk, corner: CornerCm): void {
  if (!isBegun()) {
    anchor.value = corner;
    return;
  }
  const wall = wallBetween(drawnCorners().at(-1) ?? corner, corner);
  if (wall.lengthCm >= LEAST_CM) addWall(desk, wall);
}

export function takeBack(desk: Desk): void {
  desk.forget(DRAWING);
  if (drawn.value.length === 0) anchor.value = null;
  drawn.value = drawn.value.slice(0, -1);
}

/** Closes the walls by one of the ways there are, the square one unless another is named. */
export function closeRoom(desk: Desk, closing = closingsOf(drawn.value)[0] ?? ''): void {
  const walls = closing.split(' ').flatMap((token) => wallOf(token) ?? []);
  void makeRoom(desk, [...drawn.value, ...walls]);
}

async function makeRoom(desk: Desk, walls: readonly Wall[] = drawn.value): Promise<void> {
  const room = { outline: walkOf(walls), polygon: undefined, holes: undefined, subtract: undefined, start: undefined };
  if (!(await desk.propose({ origin: DRAWING, change: room }))) return;
  leaveDrawing(desk);
}

function mmBox(corners: readonly CornerCm[]) {
  const { left, top, width, height } = boxAround(corners);
  return { left: left * 10, top: top * 10, width: width * 10, height: height * 10 };
}

/** Walls typed blindly may leave the canvas: then all that is drawn is shown again, with room to go on. */
function keepInSight(): void {
  const { width, height } = stageSize.value;
  const corners = drawnCorners();
  const [endX, endY] = corners[corners.length - 1];
  const { pxPerMm, x, y } = view.value;
  const [px, py] = [endX * 10 * pxPerMm + x, endY * 10 * pxPerMm + y];
  if (width === 0 || (px > 0 && py > 0 && px < width && py < height)) return;
  const box = mmBox(corners);
  const size = Math.max(box.width, box.height);
  moveView(() => fitted({ ...box, width: size, height: size }, stageSize.value, MARGIN_PX));
}
