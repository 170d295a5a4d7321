// What a painting is made from: the plan, its colours, and the part of it that is seen, in the floor's frame.

import type { Point } from '../../engine/index.ts';
import type { Planned } from '../state/desk.ts';
import type { Box, View } from '../state/view.ts';
import type { Laid } from '../work/messages.ts';
import { type Palette, paletteOf } from './palette.ts';

export type Canvas = CanvasRenderingContext2D;

export interface Scene {
  readonly laid: Laid;
  readonly palette: Palette;
  /** Pixels a millimetre, and where the floor's own 0,0 lies on the canvas, px. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  /** Device pixels a pixel. */
  readonly density: number;
  /** The part of the canvas that is painted, px. */
  readonly seen: Box;
  /** Whether the layout is on its way, and half a pixel matters less than time. */
  readonly isMoving: boolean;
}

export type Glimpse = Pick<Scene, 'seen' | 'density' | 'isMoving'>;

/** The scene of a plan in a view. */
export function sceneOf(planned: Planned, view: View, { seen, density, isMoving }: Glimpse): Scene {
  const { laid } = planned;
  const { originUm } = laid.floor;
  return {
    laid,
    palette: paletteOf(planned),
    scale: view.pxPerMm,
    x: view.x + (originUm.x / 1000) * view.pxPerMm,
    y: view.y + (originUm.y / 1000) * view.pxPerMm,
    density,
    seen,
    isMoving,
  };
}

/** Adds a ring to a path, its points taken to where they are painted. */
export function addRing(path: Path2D, ring: readonly Point[], toCanvas: (point: Point) => Point): void {
  ring.forEach((point, i) => {
    const { x, y } = toCanvas(point);
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  path.closePath();
}

/** A point of the floor's frame on the canvas. */
export function onCanvas({ scale, x, y }: Scene, point: Point): Point {
  return { x: point.x * scale + x, y: point.y * scale + y };
}

/** The floor, holes and all. */
export function floorPath(scene: Scene): Path2D {
  const { xs, ys, ringEnds } = scene.laid.floor;
  const path = new Path2D();
  let i = 0;
  for (const end of ringEnds) {
    path.moveTo(xs[i] * scene.scale + scene.x, ys[i] * scene.scale + scene.y);
    for (i++; i < end; i++) path.lineTo(xs[i] * scene.scale + scene.x, ys[i] * scene.scale + scene.y);
    path.closePath();
  }
  return path;
}
