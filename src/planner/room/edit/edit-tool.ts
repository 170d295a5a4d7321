// Editing on the plan: corners, walls and cutouts are dragged on the canvas, or moved with keys on the buttons over it.

import { newGesture } from '../../fields/typing.ts';
import { ACTION } from '../../stage/painting/palette.ts';
import type { Canvas } from '../../stage/painting/scene.ts';
import type { Grip, PointerAt, Tool } from '../../stage/toolbox.ts';
import { moveView } from '../../stage/viewport.ts';
import type { CornerCm } from '../../state/draft.ts';
import type { Session } from '../../state/session.ts';
import { panned, type View } from '../../state/view.ts';
import { addAcross, cmOf, onCanvas, penFor, spotOf } from '../overlay.ts';
import { snap } from '../snapping.ts';
import { attempt, EDITING, grip, guides, held, heldOf, letGo, shapesNow, stepBack, trial } from './editing.ts';
import { HandleButtons } from './HandleButtons.tsx';
import { type Handle, handleNear, handlesOf, isVisible } from './handles.ts';

const REACH_PX = { mouse: 9, pen: 12, touch: 22 } as const;
const GUIDE_PX = 6;
const TWICE_MS = 400;
const SIGNAL = '#c0394b';

/** The tool of the edit mode. */
export function editTool(session: Session): Tool {
  const under = (at: PointerAt) => handleNear(handlesOf(shapesNow(session)), spotOf(at), cmOf(REACH_PX[at.kind]));
  let last = { id: '', at: 0 };
  return {
    id: EDITING,
    rank: 20,
    take(at) {
      if (at.button !== 0) return null;
      const handle = under(at);
      held.value = handle?.id ?? '';
      if (!handle) return at.shift ? null : panGrip(at);
      const now = performance.now();
      const isTwice = last.id === handle.id && now - last.at < TWICE_MS;
      last = { id: handle.id, at: now };
      if (!isTwice || handle.kind !== 'wall' || !handle.split) return gripOf(session, handle, at);
      void attempt(session, handle.split(snap(spotOf(at), 1).at));
      return panGrip(at);
    },
    hover: (at) => under(at)?.cursor ?? null,
    paint: (canvas, view) => paintEditing(session, canvas, view),
    key({ key }) {
      if (key !== 'Escape') return false;
      stepBack(session);
      return true;
    },
    Overlay: HandleButtons,
  };
}

/** Pans the plan. A tap does nothing: tiles are not selected while editing. */
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

function gripOf(session: Session, handle: Handle, from: PointerAt): Grip {
  const gesture = newGesture(EDITING);
  const before = shapesNow(session);
  const [x, y] = spotOf(from);
  const corners = before.flatMap(({ ring }) => ring);
  grip();
  // Stop fitting the view to the room: it would move away from the pointer.
  moveView((view) => view);
  const drop = () => {
    guides.value = [];
    letGo();
  };
  return {
    move(at) {
      const [px, py] = spotOf(at);
      const point: CornerCm = [handle.at[0] + px - x, handle.at[1] + py - y];
      const rest = at.shift ? snap(point, 10) : snap(point, 1, corners, cmOf(GUIDE_PX));
      // A wall has no guide along itself.
      guides.value = rest.guides.map((guide, axis) =>
        handle.cursor === ['ns-resize', 'ew-resize'][axis] ? undefined : guide,
      );
      const [dx, dy] = [rest.at[0] - handle.at[0], rest.at[1] - handle.at[1]];
      // A click with a slight movement changes nothing.
      if (dx || dy || trial.peek()) void attempt(session, handle.moved(dx, dy), gesture);
    },
    drop,
    cancel() {
      void attempt(session, before, gesture);
      drop();
    },
  };
}

function paintEditing(session: Session, canvas: Canvas, view: View): void {
  const isRefused = session.mistakes.value.has(EDITING);
  const pen = penFor(
    canvas,
    view,
    { lang: session.lang.value, units: session.units.value },
    isRefused ? SIGNAL : ACTION,
  );
  const shapes = shapesNow(session);
  // Cutouts are always outlined: one outside the room is not visible otherwise.
  for (const { ring } of trial.value ? shapes : shapes.slice(1)) pen.line([...ring, ring[0]], isRefused);
  paintGuides(canvas, view);
  const handles = handlesOf(shapes);
  for (const { at, part, id } of handles.filter(isVisible)) {
    pen.handle(at, part === 'rectangle' ? 3.5 : 5, id === held.value);
  }
  // The lengths that change: the two walls of a corner, or a wall with its neighbours.
  const handle = trial.value && heldOf(handles);
  if (!handle) return;
  const { kind, place, ring } = handle;
  for (const step of { corner: [-1, 0], wall: [-1, 0, 1], body: [] }[kind]) {
    const i = (place + step + ring.length) % ring.length;
    pen.length(ring[i], ring[(i + 1) % ring.length]);
  }
}

function paintGuides(canvas: Canvas, view: View): void {
  canvas.beginPath();
  guides.value.forEach((corner, axis) => {
    if (!corner) return;
    const { x, y } = onCanvas(view, corner);
    addAcross(canvas, axis, axis ? y : x);
  });
  canvas.setLineDash([3, 3]);
  canvas.strokeStyle = ACTION;
  canvas.lineWidth = 1;
  canvas.stroke();
  canvas.setLineDash([]);
}
