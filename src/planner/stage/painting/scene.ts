// The input of a painting (the plan, its colours and its visible part), and helpers that put it onto a canvas.

import type { LaidFloor } from '../../state/messages.ts';
import type { Planned } from '../../state/session.ts';
import type { Box, View } from '../../state/view.ts';
import { canvasPaletteOf, type Palette } from './palette.ts';

export type Canvas = CanvasRenderingContext2D;

/** The visible plan; the scene itself is the view of the floor's frame. */
export interface PlanScene extends View, Viewport {
  readonly laid: LaidFloor;
  readonly palette: Palette;
  /** The view of the caller's frame, where the room and the start are. */
  readonly view: View;
}

export interface Viewport {
  /** The part of the canvas that is painted, px. */
  readonly seen: Box;
  /** Device pixels per CSS pixel. */
  readonly density: number;
  /** Whether the layout is being dragged: speed then matters more than half a pixel of accuracy. */
  readonly isMoving: boolean;
}

/** The scene of a plan in a view. */
export function sceneOf(planned: Planned, view: View, viewport: Viewport): PlanScene {
  const { laid } = planned;
  const { originUm } = laid.floor;
  const { pxPerMm } = view;
  return {
    ...viewport,
    laid,
    palette: canvasPaletteOf(planned),
    view,
    pxPerMm,
    x: view.x + (originUm.x / 1000) * pxPerMm,
    y: view.y + (originUm.y / 1000) * pxPerMm,
  };
}

/** What collects lines: a path of a canvas, or one of a PDF file. */
export type Lines = Pick<Path2D, 'moveTo' | 'lineTo' | 'closePath'>;

/** Coordinates of corners: x and y in two lists, or alternating in one list, with `stride` 2. */
type Corners = ArrayLike<number>;

/** Adds the closed line through the corners `from` up to `to`, as seen in a view, to a path. */
export function addLine(
  path: Lines,
  { pxPerMm, x, y }: View,
  xs: Corners,
  ys: Corners = xs,
  from = 0,
  to = xs.length,
  stride = 1,
): void {
  for (let i = from; i < to; i += stride) {
    const right = xs[i] * pxPerMm + x;
    const down = ys[i + stride - 1] * pxPerMm + y;
    if (i > from) path.lineTo(right, down);
    else path.moveTo(right, down);
  }
  path.closePath();
}

/** The floor with its holes. */
export function floorPath(scene: PlanScene): Path2D {
  const { xs, ys, ringEnds } = scene.laid.floor;
  const path = new Path2D();
  let from = 0;
  for (const end of ringEnds) {
    addLine(path, scene, xs, ys, from, end);
    from = end;
  }
  return path;
}

/** Caches the last value and recomputes it when its key changes. */
export function memoized<Made>(): (key: string, make: () => Made) => Made {
  let kept: { readonly key: string; readonly made: Made } | undefined;
  return (key, make) => {
    if (kept?.key !== key) kept = { key, made: make() };
    return kept.made;
  };
}

/** A painted image, in device pixels. Without `alpha` it must be painted completely, and is a faster fill. */
export function imageOf(
  width: number,
  height: number,
  paint: (canvas: Canvas) => void,
  alpha = false,
): HTMLCanvasElement {
  const image = document.createElement('canvas');
  image.width = width;
  image.height = height;
  paint(image.getContext('2d', { alpha }) as Canvas);
  return image;
}

/** A fill of a repeated image, transformed by a matrix. Browsers paint fills that do not repeat more slowly. */
export function fillOf(canvas: Canvas, image: HTMLCanvasElement, matrix: DOMMatrix2DInit): CanvasPattern {
  // Null only for images that are still loading.
  const fill = canvas.createPattern(image, 'repeat') as CanvasPattern;
  fill.setTransform(matrix);
  return fill;
}
