// Painting the room around the tiles: the sheet, the walls with their lengths, and what was cut out of the floor.

import type { Point, Ring } from '../../engine/index.ts';
import { formatNumber, type Lang } from '../../words/index.ts';
import type { Laid } from '../work/messages.ts';
import { type Label, type LabelSpace, placeLabels } from './labels.ts';
import { INK, PAPER, SLATE, SOLID } from './palette.ts';
import { addRing, type Canvas, floorPath, onCanvas, type Scene } from './scene.ts';
import { toFloor } from './tiles.ts';

const TEXT_PX = 13;
const FONT = `500 ${TEXT_PX}px Inter, "Noto Sans", "Noto Sans SC", "Noto Sans CJK SC", system-ui, sans-serif`;
/** A wall is painted this thick, mm, but neither thinner nor thicker than this many pixels. */
const WALL_MM = 100;
const BAND_PX = { least: 4, most: 12 };

/** Paints the sheet, the walls, and the room's ground that shows where the floor was cut out. */
export function paintGround(canvas: Canvas, scene: Scene): void {
  const { laid, scale, x, y } = scene;
  const { width, height } = laid.floor;
  const margin = Math.max(64, (Math.max(width, height) * scale) / 2);
  canvas.fillStyle = PAPER;
  canvas.fillRect(x - margin, y - margin, width * scale + 2 * margin, height * scale + 2 * margin);
  const room = pathOf(scene, laid.room.outer);
  // A line twice as thick, of which the ground painted over it leaves the outer half; so its inner edge is the true wall.
  canvas.strokeStyle = SLATE;
  canvas.lineWidth = 2 * bandOf(scene);
  canvas.lineJoin = 'miter';
  canvas.miterLimit = 4;
  canvas.stroke(room);
  canvas.fillStyle = SOLID;
  canvas.fill(room);
}

function bandOf({ scale }: Scene): number {
  return Math.min(BAND_PX.most, Math.max(BAND_PX.least, WALL_MM * scale));
}

function pathOf(scene: Scene, ring: Ring): Path2D {
  const path = new Path2D();
  addRing(path, ring, (point) => onCanvas(scene, toFloor(scene.laid, point)));
  return path;
}

/** Paints the crossed lines of cutouts and the edge of the floor. */
export function paintCutouts(canvas: Canvas, scene: Scene): void {
  const { laid } = scene;
  const cutouts = cutoutsOf(laid);
  canvas.strokeStyle = SLATE;
  canvas.lineWidth = 1;
  if (cutouts.length > 0) {
    canvas.save();
    canvas.clip(pathOf(scene, laid.room.outer));
    for (const ring of cutouts) paintCross(canvas, scene, ring);
    canvas.restore();
  }
  canvas.stroke(floorPath(scene));
}

function paintCross(canvas: Canvas, scene: Scene, ring: Ring): void {
  const corners = ring.map((corner) => onCanvas(scene, toFloor(scene.laid, corner)));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  canvas.save();
  canvas.clip(pathOf(scene, ring));
  canvas.globalAlpha = 0.5;
  canvas.beginPath();
  canvas.moveTo(left, top);
  canvas.lineTo(right, bottom);
  canvas.moveTo(left, bottom);
  canvas.lineTo(right, top);
  canvas.stroke();
  canvas.restore();
}

function cutoutsOf({ room }: Laid): Ring[] {
  const rectangles = room.rectangles.map(({ x, y, width, height }): Point[] => [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]);
  return [...room.holes, ...rectangles];
}

/** Paints the lengths of the walls, cm, and the sizes of rectangles that have space for it. */
export function paintLengths(canvas: Canvas, scene: Scene, wallsCm: readonly number[], lang: Lang): void {
  canvas.font = FONT;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.fillStyle = INK;
  const outer = scene.laid.room.outer.map((corner) => onCanvas(scene, toFloor(scene.laid, corner)));
  const texts = wallsCm.map((length) => formatNumber(lang, length));
  const widthOf = (text: string) => canvas.measureText(text).width;
  const space = { seen: scene.seen, band: bandOf(scene), textHeight: TEXT_PX, widthOf };
  for (const { text, middle, turn } of keptLabels(outer, texts, space)) {
    canvas.save();
    canvas.translate(middle.x, middle.y);
    canvas.rotate(turn);
    canvas.fillText(text, 0, 0);
    canvas.restore();
  }
  for (const { x, y, width, height } of scene.laid.room.rectangles) {
    const text = `${formatNumber(lang, width / 10)} × ${formatNumber(lang, height / 10)}`;
    const wide = widthOf(text) + 10;
    if (wide > width * scene.scale - 6 || TEXT_PX + 14 > height * scene.scale) continue;
    const at = onCanvas(scene, toFloor(scene.laid, { x: x + width / 2, y: y + height / 2 }));
    canvas.fillStyle = SOLID;
    canvas.fillRect(at.x - wide / 2, at.y - 10, wide, 20);
    canvas.fillStyle = INK;
    canvas.fillText(text, at.x, at.y);
  }
}

let kept: { readonly key: string; readonly labels: readonly Label[] } = { key: '', labels: [] };

/** The places found last time, as long as nothing but the layout moves. */
function keptLabels(ring: Ring, texts: readonly string[], space: LabelSpace): readonly Label[] {
  const key = JSON.stringify([ring, texts, space]);
  if (kept.key !== key) kept = { key, labels: placeLabels(ring, texts, space) };
  return kept.labels;
}
