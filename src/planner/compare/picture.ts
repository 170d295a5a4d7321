// A small picture of a plan, painted by the code of the stage.

import { boxOf } from '../../drawing/index.ts';
import { paintEdge, paintGround } from '../stage/painting/paint-room.ts';
import { paintTiles } from '../stage/painting/paint-tiles.ts';
import { applyScheme, BACKDROP } from '../stage/painting/palette.ts';
import { sceneOf } from '../stage/painting/scene.ts';
import type { Planned } from '../state/session.ts';
import { fitted, type Size } from '../state/view.ts';

const MARGIN = 12;

/** Paints a plan that fills a canvas of this size, with so many pixels per unit. */
export function paintSmall(
  canvas: HTMLCanvasElement,
  planned: Planned,
  { width, height }: Size,
  density = devicePixelRatio,
): void {
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  const painter = canvas.getContext('2d', { alpha: false });
  if (painter === null) throw new Error('This browser does not paint.');
  painter.setTransform(density, 0, 0, density, 0, 0);
  applyScheme();
  painter.fillStyle = BACKDROP;
  painter.fillRect(0, 0, width, height);
  const view = fitted(boxOf(planned.laid.room.outer), { width, height }, MARGIN);
  const scene = sceneOf(planned, view, { seen: { left: 0, top: 0, width, height }, density, isMoving: false });
  paintGround(painter, scene);
  paintTiles(painter, scene);
  paintEdge(painter, scene);
}
