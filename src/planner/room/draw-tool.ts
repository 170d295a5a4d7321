// Drawing on the canvas: a corner for every press, in line with the last one where that is close, and on a grid.

import { signal } from '@preact/signals';
import { ACTION, PAPER } from '../stage/palette.ts';
import { stageSize } from '../stage/sight.ts';
import type { PointerAt, Tool } from '../stage/toolbox.ts';
import type { Desk } from '../state/desk.ts';
import type { CornerCm } from '../state/draft.ts';
import { type View, view } from '../state/view.ts';
import {
  addCorner,
  beginDrawing,
  closeRoom,
  DRAWING,
  drawn,
  drawnCorners,
  isBegun,
  leaveDrawing,
  takeBack,
} from './drawing.ts';
import { type Canvas, onCanvas, paintGrid, paintHandle, paintLength, strokePath } from './ghost.ts';
import { snap } from './snapping.ts';
import { closingsOf } from './walk.ts';

const GRID_CM = 5;
const IN_LINE_PX = 4;
const HOME_PX = 10;

/** Where the pointer would put the next corner. */
const next = signal<CornerCm | null>(null);

function isHome(at: PointerAt): boolean {
  const home = onCanvas(view.peek(), drawnCorners()[0]);
  return drawn.value.length > 1 && Math.hypot(at.canvas.x - home.x, at.canvas.y - home.y) <= HOME_PX;
}

function cornerAt(at: PointerAt): CornerCm {
  const corners = drawnCorners();
  if (isHome(at)) return corners[0];
  const point: CornerCm = [at.plan.x / 10, at.plan.y / 10];
  if (at.alt) return snap(point, 0.1, [], 0).at;
  const near = isBegun() ? [corners[0], corners[corners.length - 1]] : [];
  return snap(point, GRID_CM, near, IN_LINE_PX / view.peek().pxPerMm / 10).at;
}

/** The tool of the draw mode. */
export function drawTool(desk: Desk): Tool {
  beginDrawing();
  const follow = (at: PointerAt) => {
    next.value = cornerAt(at);
  };
  return {
    id: DRAWING,
    rank: 30,
    take(at) {
      if (at.button !== 0) return null;
      follow(at);
      return {
        move: follow,
        drop(at) {
          next.value = null;
          // Home is where the first corner is, to the last digit: the wall that leads there is the closing one.
          if (isHome(at)) closeRoom(desk, closingsOf(drawn.value).at(-1));
          else addCorner(desk, cornerAt(at));
        },
        cancel() {
          next.value = null;
        },
      };
    },
    hover(at) {
      follow(at);
      return 'crosshair';
    },
    leave() {
      next.value = null;
    },
    paint: (canvas, view) => paintDrawing(desk, canvas, view),
    key({ key }) {
      if (key === 'Escape') leaveDrawing(desk);
      else if (key === 'Backspace') takeBack(desk);
      else if (key === 'Enter') closeRoom(desk);
      else return false;
      return true;
    },
  };
}

function paintDrawing(desk: Desk, canvas: Canvas, view: View): void {
  const { width, height } = stageSize.value;
  const lang = desk.lang.value;
  // A clean sheet over the plan, which is still there.
  canvas.fillStyle = PAPER;
  canvas.fillRect(0, 0, width, height);
  paintGrid(canvas, view, width, height);
  const corners = drawnCorners();
  const end = corners[corners.length - 1];
  const points = corners.map((corner) => onCanvas(view, corner));
  const pointer = next.value;
  if (pointer && isBegun()) {
    strokePath(canvas, [points[points.length - 1], onCanvas(view, pointer)], { color: ACTION, isDashed: true });
  }
  strokePath(canvas, points, { color: ACTION });
  for (let i = 1; i < corners.length; i++) paintLength(canvas, view, lang, corners[i - 1], corners[i], ACTION);
  if (pointer && isBegun()) paintLength(canvas, view, lang, end, pointer, ACTION);
  points.forEach((point, i) => {
    paintHandle(canvas, point, ACTION, i === 0 ? 5 : 3.5, i === points.length - 1);
  });
  if (pointer) paintHandle(canvas, onCanvas(view, pointer), ACTION, 3.5, false);
}
