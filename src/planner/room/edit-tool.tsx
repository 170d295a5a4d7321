// Editing on the plan: corners, walls and cutouts are taken hold of and moved, by the pointer on the canvas and by keys on
// buttons that lie over it.

import { newGesture } from '../frame/typing.ts';
import { ACTION } from '../stage/palette.ts';
import { moveView, stageSize } from '../stage/sight.ts';
import type { Grip, PointerAt, Tool } from '../stage/toolbox.ts';
import type { Desk } from '../state/desk.ts';
import type { CornerCm } from '../state/draft.ts';
import { panned, type View, view } from '../state/view.ts';
import { attempt, EDITING, giveUp, grip, guides, held, letGo, shapesNow, trial } from './editing.ts';
import { type Canvas, onCanvas, paintHandle, paintLength, strokePath } from './ghost.ts';
import { Handles } from './Handles.tsx';
import { type Hold, holdAt, holdsOf } from './holds.ts';
import { mode } from './mode.ts';
import { type RingCm, ringOfRectangle, type Shapes, shapesOf } from './shapes.ts';
import { snap } from './snapping.ts';

const REACH_PX = { mouse: 9, pen: 12, touch: 22 } as const;
const GUIDE_PX = 6;
const TWICE_MS = 400;
const SIGNAL = '#c0394b';

function spotOf({ plan }: PointerAt): CornerCm {
  return [plan.x / 10, plan.y / 10];
}

/** Pixels on the canvas as cm of the plan. */
function cmOf(px: number): number {
  return px / view.peek().pxPerMm / 10;
}

/** All rings of the room. */
function ringsOf({ outer, holes, rectangles }: Shapes): RingCm[] {
  return [outer, ...holes, ...rectangles.map(ringOfRectangle)];
}

/** The tool of the edit mode. */
export function editTool(desk: Desk): Tool {
  const under = (at: PointerAt) => holdAt(holdsOf(shapesNow(desk)), spotOf(at), cmOf(REACH_PX[at.kind]));
  let last = { id: '', at: 0 };
  return {
    id: EDITING,
    rank: 20,
    take(at) {
      const hold = at.button === 0 ? under(at) : null;
      held.value = hold?.id ?? null;
      if (!hold) return at.button === 0 && !at.shift ? panGrip(at) : null;
      const now = performance.now();
      const isTwice = hold.kind === 'wall' && last.id === hold.id && now - last.at < TWICE_MS;
      last = { id: hold.id, at: now };
      if (isTwice && hold.split) {
        void attempt(desk, hold.split(snap(spotOf(at), 1, [], 0).at), newGesture(EDITING));
        return panGrip(at);
      }
      return gripOf(desk, hold, at);
    },
    hover: (at) => under(at)?.cursor ?? null,
    paint: (canvas, view) => paintEditing(desk, canvas, view),
    key(event) {
      if (event.key !== 'Escape') return false;
      if (trial.peek()) giveUp(desk);
      else mode.value = 'plan';
      return true;
    },
    Overlay: Handles,
  };
}

/** The ground moves under the pointer; a tap does nothing, for nobody reads tiles while editing. */
function panGrip({ canvas: from }: PointerAt): Grip {
  let last = from;
  return {
    move({ canvas }) {
      const [dx, dy] = [canvas.x - last.x, canvas.y - last.y];
      moveView((view) => panned(view, dx, dy));
      last = canvas;
    },
    drop: () => {},
    cancel: () => {},
  };
}

function gripOf(desk: Desk, hold: Hold, from: PointerAt): Grip {
  const gesture = newGesture(EDITING);
  const before = shapesNow(desk);
  const [x, y] = spotOf(from);
  const corners = ringsOf(before).flat();
  grip();
  // A view that follows the room would run away from the pointer.
  moveView((view) => view);
  return {
    move(at) {
      const [px, py] = spotOf(at);
      const point: CornerCm = [hold.at[0] + px - x, hold.at[1] + py - y];
      const rest = snap(point, at.shift ? 0.1 : 1, at.shift ? [] : corners, cmOf(GUIDE_PX));
      const isLevel = hold.cursor === 'ew-resize';
      const isUpright = hold.cursor === 'ns-resize';
      guides.value = [isUpright ? null : rest.guides[0], isLevel ? null : rest.guides[1]];
      const [dx, dy] = [rest.at[0] - hold.at[0], rest.at[1] - hold.at[1]];
      // A press that trembles changes nothing.
      if (dx !== 0 || dy !== 0 || trial.peek()) void attempt(desk, hold.moved(dx, dy), gesture);
    },
    drop: letGo,
    cancel() {
      void attempt(desk, before, gesture);
      letGo();
    },
  };
}

function paintEditing(desk: Desk, canvas: Canvas, view: View): void {
  const planned = desk.planned.value;
  if (!planned) return;
  const ghost = trial.value;
  const color = desk.mistakes.value.has(EDITING) ? SIGNAL : ACTION;
  const shapes = ghost ?? shapesOf(planned.draft);
  // Cutouts have lines of their own at all times: one that lies outside the room is nowhere else to be seen.
  for (const ring of ringsOf(shapes).slice(ghost ? 0 : 1)) {
    const points = ring.map((corner) => onCanvas(view, corner));
    strokePath(canvas, points, { color, isClosed: true, isDashed: color === SIGNAL });
  }
  paintGuides(canvas, view);
  const holds = holdsOf(shapes);
  for (const { id, kind, at } of holds) {
    if (kind === 'corner' || kind === 'edge')
      paintHandle(canvas, onCanvas(view, at), color, kind === 'corner' ? 5 : 3.5, held.value === id);
  }
  if (ghost) paintLengths(desk, canvas, view, holds, color);
}

/** The lengths around what is held: the two walls of a corner, a wall with its neighbours, the sides of a cutout. */
function paintLengths(desk: Desk, canvas: Canvas, view: View, holds: readonly Hold[], color: string): void {
  const hold = holds.find(({ id }) => id === held.value);
  if (!hold) return;
  const { outer, holes, rectangles } = shapesNow(desk);
  const ring = {
    outer: () => outer,
    hole: () => holes[hold.index],
    rectangle: () => ringOfRectangle(rectangles[hold.index]),
  };
  const corners = ring[hold.part]();
  const count = corners.length;
  const walls = { corner: [-1, 0], wall: [-1, 0, 1], edge: [0, 1], body: [] }[hold.kind];
  const first = hold.kind === 'edge' ? 0 : hold.place;
  for (const step of walls) {
    const i = (first + step + count) % count;
    paintLength(canvas, view, desk.lang.value, corners[i], corners[(i + 1) % count], color);
  }
}

function paintGuides(canvas: Canvas, view: View): void {
  const { width, height } = stageSize.value;
  canvas.setLineDash([3, 3]);
  canvas.strokeStyle = ACTION;
  canvas.lineWidth = 1;
  guides.value.forEach((corner, axis) => {
    if (!corner) return;
    const { x, y } = onCanvas(view, corner);
    canvas.beginPath();
    canvas.moveTo(axis === 0 ? x : 0, axis === 0 ? 0 : y);
    canvas.lineTo(axis === 0 ? x : width, axis === 0 ? height : y);
    canvas.stroke();
  });
  canvas.setLineDash([]);
}
