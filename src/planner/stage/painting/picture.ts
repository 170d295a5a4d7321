// The whole picture, from back to front.

import type { Point } from '../../../engine/index.ts';
import { isLocked, speak } from '../../state/context.ts';
import { hovered, isSamePlace, selected } from '../../state/selection.ts';
import type { Planned, Session } from '../../state/session.ts';
import { type Box, toCanvas, type View, view, within } from '../../state/view.ts';
import { bestStartSnap, draggedBy, snaps } from '../start.ts';
import { toolbox } from '../toolbox.ts';
import { isReshaping, stageSize } from '../viewport.ts';
import { areWallsNumbered } from '../wall-numbers.ts';
import { isClean } from './finish.ts';
import { paintBest, paintGlass, paintSnap, paintStart, paintTile } from './paint-marks.ts';
import { paintEdge, paintGround, paintLengths } from './paint-room.ts';
import { paintTiles } from './paint-tiles.ts';
import { applyScheme, BACKDROP } from './palette.ts';
import { type Canvas, type PlanScene, sceneOf, type Viewport } from './scene.ts';

/** The distance of the handle from the edge of the stage while the start is outside the view, px. */
const EDGE_PX = 24;

/** The position of the start's handle: on the start, or at the nearest edge of the stage. */
export function handleAt({ laid }: Planned): Point {
  const { width, height } = stageSize.value;
  const { x, y } = toCanvas(view.value, laid.start);
  return { x: within(x, EDGE_PX, width - EDGE_PX), y: within(y, EDGE_PX, height - EDGE_PX) };
}

export interface Device {
  readonly density: number;
  readonly isCoarse: boolean;
}

/** Paints everything; a change of a signal read here repaints. */
export function paintPicture(canvas: Canvas, session: Session, { density, isCoarse }: Device): void {
  const { width, height } = stageSize.value;
  const { value: planned } = session.planned;
  const seen = { left: 0, top: 0, width, height };
  canvas.setTransform(density, 0, 0, density, 0, 0);
  applyScheme();
  if (!planned) paintBackdrop(canvas, seen);
  if (planned) {
    const isMoving = draggedBy.value !== null || isReshaping.value;
    const scene = isMoving
      ? paintKept(canvas, planned, view.value, { seen, density, isMoving })
      : paintPlan(canvas, planned, view.value, { seen, density, isMoving });
    for (const tool of toolbox.value) tool.ground?.(canvas, view.value);
    const notation = { lang: session.lang.value, units: session.units.value };
    paintLengths(canvas, scene, planned.answer.surface.wallsCm, notation, areWallsNumbered.value);
    for (const axis of ['x', 'y'] as const) {
      const snap = snaps.value[axis];
      if (snap) paintSnap(canvas, scene, axis, snap, speak(`snap.${snap.reason}`));
    }
    const best = bestStartSnap();
    if (best) paintBest(canvas, toCanvas(view.value, best));
    const [at, start] = [handleAt(planned), toCanvas(view.value, planned.laid.start)];
    // It can be dragged without its mark, which shows meanwhile.
    if (!(isClean.value || isLocked()) || draggedBy.value !== null)
      paintStart(canvas, at, isCoarse ? 13 : 9, scene.palette.signal, at.x === start.x && at.y === start.y);
  }
  for (const tool of toolbox.value.toReversed()) tool.paint?.(canvas, view.value);
  if (planned && draggedBy.value === 'touch') {
    // Shows what a thumb hides.
    paintGlass(canvas, handleAt(planned), seen, (times, middle, seen) => {
      const { x, y } = planned.laid.start;
      const pxPerMm = view.value.pxPerMm * times;
      const near = { pxPerMm, x: middle.x - x * pxPerMm, y: middle.y - y * pxPerMm };
      const { palette } = paintPlan(canvas, planned, near, { seen, density, isMoving: false });
      paintStart(canvas, middle, 9, palette.signal);
    });
  }
}

/** The plan as painted last while something was dragged, and what it shows. */
const kept = { image: document.createElement('canvas'), shown: [] as readonly unknown[] };

/**
 * The plan without its texts while something is dragged. The lines of a drag change more often than plans arrive; the
 * same tiles are then copied, which takes a small part of painting them.
 */
function paintKept(canvas: Canvas, planned: Planned, seenBy: View, viewport: Viewport): PlanScene {
  const { seen, density } = viewport;
  const { image } = kept;
  const shown = [planned, seenBy, canvas.canvas.width, canvas.canvas.height, selected.value, hovered.value];
  if (shown.some((part, i) => part !== kept.shown[i])) {
    kept.shown = shown;
    if (image.width !== canvas.canvas.width) image.width = canvas.canvas.width;
    if (image.height !== canvas.canvas.height) image.height = canvas.canvas.height;
    const painter = image.getContext('2d', { alpha: false }) as Canvas;
    painter.setTransform(density, 0, 0, density, 0, 0);
    paintPlan(painter, planned, seenBy, viewport);
  }
  canvas.drawImage(image, 0, 0, seen.width, seen.height);
  return sceneOf(planned, seenBy, viewport);
}

function paintBackdrop(canvas: Canvas, { left, top, width, height }: Box): void {
  canvas.fillStyle = BACKDROP;
  canvas.fillRect(left, top, width, height);
}

/** The plan without its texts. */
function paintPlan(canvas: Canvas, planned: Planned, seenBy: View, viewport: Viewport): PlanScene {
  const scene = sceneOf(planned, seenBy, viewport);
  paintBackdrop(canvas, viewport.seen);
  paintGround(canvas, scene);
  paintTiles(canvas, scene);
  paintEdge(canvas, scene);
  const { value: chosen } = selected;
  const { value: passed } = hovered;
  if (passed && !isSamePlace(passed, chosen)) paintTile(canvas, scene, passed, false);
  if (chosen) paintTile(canvas, scene, chosen, true);
  return scene;
}
