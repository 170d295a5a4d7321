// Drawing on the canvas: every press adds a corner, at a right angle and a round length where the pointer nearly is, or else
// on the grid.

import { signal } from '@preact/signals';
import { isScaleOpen } from '../../plans/tracing.ts';
import { PAPER } from '../../stage/painting/palette.ts';
import type { Canvas } from '../../stage/painting/scene.ts';
import type { PointerAt, Tool } from '../../stage/toolbox.ts';
import { stageSize } from '../../stage/viewport.ts';
import type { CornerCm } from '../../state/draft.ts';
import type { Session } from '../../state/session.ts';
import { type View, view } from '../../state/view.ts';
import { cmOf, onCanvas, paintGrid, penFor, spotOf } from '../overlay.ts';
import { snap, squareEnd } from '../snapping.ts';
import { knownCorners, paintBehind } from '../trace/behind.ts';
import { closingsOf } from '../walk-editing.ts';
import {
  addCorner,
  beginDrawing,
  closeRoom,
  DRAWING,
  drawn,
  drawnCorners,
  isBegun,
  pressWhileDrawing,
} from './drawing.ts';

/** Lengths and the grid are multiples of this; with Alt, corners are on whole millimetres. */
const STEP_CM = 5;
const FREE_PARTS = 10;
const IN_LINE_PX = 10;
const HOME_PX = 10;

/** Where a press would add the next corner. */
const next = signal<CornerCm | null>(null);

function isHome({ canvas: { x, y } }: PointerAt): boolean {
  const home = onCanvas(view.peek(), drawnCorners()[0]);
  return drawn.value.length > 1 && Math.hypot(x - home.x, y - home.y) <= HOME_PX;
}

function cornerAt(at: PointerAt): CornerCm {
  const corners = drawnCorners();
  if (isHome(at)) return corners[0];
  const spot = spotOf(at);
  if (at.alt) return snap(spot, FREE_PARTS).at;
  const reachCm = cmOf(IN_LINE_PX);
  const [first, last, before] = [corners[0], corners[corners.length - 1], corners.at(-2)];
  const known = knownCorners();
  const end = isBegun() ? squareEnd(last, spot, before, STEP_CM, [first, ...known], reachCm) : undefined;
  return end ?? snap(spot, 1 / STEP_CM, isBegun() ? [first, last, ...known] : known, reachCm).at;
}

/** The tool of the draw mode. */
export function drawTool(session: Session): Tool {
  beginDrawing(session);
  const move = (at: PointerAt) => {
    next.value = cornerAt(at);
  };
  const leave = () => {
    next.value = null;
  };
  return {
    id: DRAWING,
    rank: 30,
    take(at) {
      if (at.button !== 0) return null;
      move(at);
      return {
        move,
        drop(at) {
          leave();
          // The closing wall ends exactly at the first corner; a snapped one might not.
          if (isHome(at)) void closeRoom(session, closingsOf(drawn.value).at(-1));
          else addCorner(session, cornerAt(at));
        },
        cancel: leave,
      };
    },
    hover(at) {
      move(at);
      return 'crosshair';
    },
    leave,
    paint: (canvas, view) => paintDrawing(session, canvas, view),
    key: ({ key }) => pressWhileDrawing(session, key),
  };
}

function paintDrawing(session: Session, canvas: Canvas, view: View): void {
  const { width, height } = stageSize.value;
  // The plan stays underneath.
  canvas.fillStyle = PAPER;
  canvas.fillRect(0, 0, width, height);
  paintBehind.value?.(canvas, view);
  paintGrid(canvas, view);
  if (isScaleOpen.value && !isBegun()) return;
  const pen = penFor(canvas, view, { lang: session.lang.value, units: session.units.value });
  const corners = drawnCorners();
  const { value: pointer } = next;
  const last = corners.length - 1;
  const ahead = pointer && isBegun() ? [corners[last], pointer] : [];
  pen.line(ahead, true);
  pen.line(corners);
  [...corners, ...ahead.slice(1)].forEach((corner, i, all) => {
    if (i > 0) pen.length(all[i - 1], corner);
  });
  corners.forEach((corner, i) => {
    pen.handle(corner, i === 0 ? 5 : 3.5, i === last);
  });
  if (pointer) pen.handle(pointer, 3.5);
}
