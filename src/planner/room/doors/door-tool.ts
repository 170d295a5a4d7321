// Doors on the plan: openings in the walls with their swing, dragged along their walls. And the chalk lines through the
// start, with their distances from two walls, while the start is in hand.

import { doorShape } from '../../../drawing/index.ts';
import type { Point } from '../../../engine/index.ts';
import { bandOf } from '../../stage/painting/paint-room.ts';
import { canvasPaletteOf, PAPER, SLATE } from '../../stage/painting/palette.ts';
import type { Canvas } from '../../stage/painting/scene.ts';
import { TAP_PX } from '../../stage/pointers.ts';
import { draggedBy, isChalkShown } from '../../stage/start.ts';
import type { Grip, PointerAt, Tool } from '../../stage/toolbox.ts';
import type { CornerCm } from '../../state/draft.ts';
import { newGesture } from '../../state/gesture.ts';
import { section } from '../../state/sections.ts';
import type { Session } from '../../state/session.ts';
import { view as currentView, type View } from '../../state/view.ts';
import { trial } from '../edit/editing.ts';
import { type Gap, gapFrom } from '../edit/gaps.ts';
import { isInside } from '../edit/picking.ts';
import { lengthOf } from '../edit/wall-length.ts';
import { cmOf, onCanvas, penFor, spotOf } from '../overlay.ts';
import { type RingCm, shapesOf } from '../shapes.ts';
import { rounded } from '../walk.ts';
import { type Door, type DoorSpan, doorsChange, doorsOf, footOf, isApart, nearestWall, placeOf } from './door.ts';

const DOORS = 'doors';

export function doorTool(session: Session): Tool {
  const now = () => {
    const draft = session.planned.value?.draft ?? {};
    return { doors: doorsOf(draft), ring: trial.value?.[0].ring ?? shapesOf(draft)[0].ring };
  };
  const find = (at: PointerAt): number => {
    const { doors, ring } = now();
    const reach = cmOf(bandOf(currentView.peek()));
    return doors.findIndex((door) => isOn(spotOf(at), placeOf(door, ring), reach));
  };
  return {
    id: DOORS,
    rank: 25,
    take(at) {
      const index = at.button === 0 && !at.shift && at.kind !== 'touch' ? find(at) : -1;
      return index < 0 ? null : doorGrip(session, index, at);
    },
    hover: (at) => (find(at) < 0 ? null : 'grab'),
    ground(canvas, view) {
      const { doors, ring } = now();
      for (const door of doors) paintDoor(canvas, view, door, placeOf(door, ring));
      const isStill = section.value === 'pattern' && !isChalkShown.value;
      if (isStill || draggedBy.value !== null) paintChalk(session, canvas, view, ring);
    },
  };
}

/** Whether a point is in the opening of a door, in the thickness of the wall. */
function isOn([x, y]: CornerCm, { middle, edges, along, inwards }: DoorSpan, reachCm: number): boolean {
  const [dx, dy] = [x - middle[0], y - middle[1]];
  const [aside, deep] = [dx * along[0] + dy * along[1], dx * inwards[0] + dy * inwards[1]];
  return Math.abs(aside) <= lengthOf(edges[0], edges[1]) / 2 && deep <= 0.25 * reachCm && deep >= -reachCm;
}

/** Drags a door along its wall or to another one, by whole centimetres, or with Alt by millimetres. */
function doorGrip(session: Session, index: number, from: PointerAt): Grip {
  const gesture = newGesture(DOORS);
  const draft = session.planned.value?.draft ?? {};
  const first = doorsOf(draft);
  const [{ ring }] = shapesOf(draft);
  const ownWall = first[index].wall % ring.length;
  const footAt = (at: PointerAt, wall: number) => footOf(spotOf(at), ring[wall], ring[(wall + 1) % ring.length]).at;
  /** From the middle of the door to the pointer. */
  const aside = footAt(from, ownWall) - first[index].at;
  let wall = ownWall;
  const put = (doors: readonly Door[]) =>
    void session.propose({ origin: DOORS, gesture, change: (now) => doorsChange(shapesOf(now)[0].ring, doors) });
  let isTap = true;
  return {
    move(at) {
      const way = Math.hypot(at.canvas.x - from.canvas.x, at.canvas.y - from.canvas.y);
      if (isTap && way < TAP_PX[from.kind]) return;
      isTap = false;
      wall = nearestWall(spotOf(at), ring, wall);
      // Another wall may run the other way.
      const to = rounded(footAt(at, wall) - (wall === ownWall ? aside : 0), at.alt ? 10 : 1);
      const door = { ...first[index], wall, at: Math.max(0, to) };
      // It stops at the next one.
      if (isApart(door, first.toSpliced(index, 1))) put(first.with(index, door));
    },
    drop() {
      if (isTap) section.value = 'room';
    },
    cancel: () => void session.withdraw(gesture),
  };
}

/** An opening in the wall, with a leaf and the arc of its swing. */
function paintDoor(canvas: Canvas, view: View, { swing, ...door }: Door, { edges, inwards }: DoorSpan): void {
  const [from, to, into] = [...edges, inwards].map(([x, y]) => ({ x, y }));
  const leafed = swing === 'none' ? {} : { swing };
  const { opening, leaf, arc } = doorShape(
    { ...door, from, to, inwards: into, ...leafed },
    bandOf(view) / view.pxPerMm / 10,
  );
  const trace = (points: readonly Point[]) => {
    canvas.beginPath();
    for (const { x, y } of points.map((point) => onCanvas(view, [point.x, point.y]))) canvas.lineTo(x, y);
  };
  trace(opening);
  canvas.closePath();
  canvas.fillStyle = PAPER;
  canvas.fill();
  canvas.strokeStyle = SLATE;
  canvas.lineWidth = 1;
  canvas.stroke();
  if (leaf === null) return;
  trace(arc);
  canvas.stroke();
  trace(leaf);
  canvas.lineWidth = 3;
  canvas.stroke();
}

/** A distance this long on the canvas has space for its text between the wall and the start. */
const LENGTH_SPACE_PX = 110;

/** Two lines through the start, each with its distance from a wall. Nothing if the start is not in the room. */
function paintChalk(session: Session, canvas: Canvas, view: View, ring: RingCm): void {
  const planned = session.planned.value;
  if (!planned) return;
  const mm = planned.laid.start;
  const start: CornerCm = [mm.x / 10, mm.y / 10];
  if (!isInside(start, ring)) return;
  const pen = penFor(
    canvas,
    view,
    { lang: session.lang.value, units: session.units.value },
    canvasPaletteOf(planned).signal,
  );
  for (const axis of [0, 1]) {
    const [before, after] = [-1, 1].map((way) => gapFrom(start, axis, way, ring));
    if (!before || !after) continue;
    pen.line([before.to, after.to], true);
  }
  // From the nearer wall on each axis, as it is measured with a rule, unless the text would be under the start.
  for (const axis of [0, 1]) {
    const gaps = [-1, 1].flatMap((way) => gapFrom(start, axis, way, ring) ?? []);
    gaps.sort((a, b) => lengthOf(a.from, a.to) - lengthOf(b.from, b.to));
    const isLong = ({ from, to }: Gap) => 10 * lengthOf(from, to) * view.pxPerMm >= LENGTH_SPACE_PX;
    const shown = gaps.find(isLong) ?? gaps.at(-1);
    if (shown) pen.length(shown.from, shown.to);
  }
}
