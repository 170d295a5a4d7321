// Painting the room around the tiles: the sheet, the walls with their lengths, and the cutouts.

import { cutoutsOf, type Ring } from '../../../engine/index.ts';
import { formatNumber, type Lang } from '../../../words/index.ts';
import { toCanvas, within } from '../../state/view.ts';
import { boxOf } from '../viewport.ts';
import { type Label, placeLabels } from './labels.ts';
import { INK, PAPER, SLATE, SOLID } from './palette.ts';
import { addLine, type Canvas, floorPath, memoized, type PlanScene } from './scene.ts';

const TEXT_PX = 13;
const FONT = `500 ${TEXT_PX}px Inter, "Noto Sans", "Noto Sans SC", "Noto Sans CJK SC", system-ui, sans-serif`;
/** The painted thickness of a wall, mm, within limits in pixels. */
const WALL_MM = 100;
const BAND_PX = { least: 4, most: 12 };

/** Paints the sheet, the walls, and the ground of the room, which is visible in cutouts. */
export function paintGround(canvas: Canvas, scene: PlanScene): void {
  const { laid, pxPerMm, x, y } = scene;
  const [width, height] = [laid.floor.width * pxPerMm, laid.floor.height * pxPerMm];
  const margin = Math.max(64, width / 2, height / 2);
  canvas.fillStyle = PAPER;
  canvas.fillRect(x - margin, y - margin, width + 2 * margin, height + 2 * margin);
  const room = pathOf(scene, laid.room.outer);
  // Twice as thick, because the ground covers the inner half; so its inner edge is the true wall.
  canvas.strokeStyle = SLATE;
  canvas.lineWidth = 2 * bandOf(scene);
  canvas.lineJoin = 'miter';
  canvas.miterLimit = 4;
  canvas.stroke(room);
  canvas.fillStyle = SOLID;
  canvas.fill(room);
}

function bandOf({ pxPerMm }: PlanScene): number {
  return within(WALL_MM * pxPerMm, BAND_PX.least, BAND_PX.most);
}

function pathOf({ view }: PlanScene, ring: Ring): Path2D {
  const path = new Path2D();
  addLine(
    path,
    view,
    ring.map(({ x }) => x),
    ring.map(({ y }) => y),
  );
  return path;
}

/** Paints the crossed lines of cutouts and the edge of the floor. */
export function paintCutouts(canvas: Canvas, scene: PlanScene): void {
  const { room } = scene.laid;
  canvas.strokeStyle = SLATE;
  canvas.lineWidth = 1;
  for (const { ring } of cutoutsOf(room)) {
    const { left, top, width, height } = boxOf(ring.map((corner) => toCanvas(scene.view, corner)));
    canvas.save();
    canvas.clip(pathOf(scene, room.outer));
    canvas.clip(pathOf(scene, ring));
    canvas.globalAlpha = 0.5;
    canvas.stroke(new Path2D(`M${left} ${top}l${width} ${height}m${-width} 0l${width} ${-height}`));
    canvas.restore();
  }
  canvas.stroke(floorPath(scene));
}

const keptLabels = memoized<readonly Label[]>();

/** Paints the lengths of the walls, cm, and the sizes of rectangles that are large enough. */
export function paintLengths(canvas: Canvas, scene: PlanScene, wallsCm: readonly number[], lang: Lang): void {
  const { seen, view, pxPerMm, laid } = scene;
  const { outer, rectangles } = laid.room;
  canvas.font = FONT;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.fillStyle = INK;
  const widthOf = (text: string) => canvas.measureText(text).width;
  // The positions stay the same while only the layout moves.
  const labels = keptLabels(JSON.stringify([outer, view, seen, lang]), () => {
    const ring = outer.map((corner) => toCanvas(view, corner));
    const texts = wallsCm.map((length) => formatNumber(lang, length));
    return placeLabels(ring, texts, { seen, band: bandOf(scene), textHeight: TEXT_PX, widthOf });
  });
  for (const { text, middle, turn } of labels) {
    canvas.save();
    canvas.translate(middle.x, middle.y);
    canvas.rotate(turn);
    canvas.fillText(text, 0, 0);
    canvas.restore();
  }
  for (const { x, y, width, height } of rectangles) {
    const text = `${formatNumber(lang, width / 10)} × ${formatNumber(lang, height / 10)}`;
    const wide = widthOf(text) + 10;
    if (wide > width * pxPerMm - 6 || TEXT_PX + 14 > height * pxPerMm) continue;
    const at = toCanvas(view, { x: x + width / 2, y: y + height / 2 });
    canvas.fillStyle = SOLID;
    canvas.fillRect(at.x - wide / 2, at.y - 10, wide, 20);
    canvas.fillStyle = INK;
    canvas.fillText(text, at.x, at.y);
  }
}
