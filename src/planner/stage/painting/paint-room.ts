// Painting the room around the tiles: the sheet, the walls with their lengths, and the cutouts.

import { boxOf, fontsFor, lengthLabel, type Placed, placeLabels } from '../../../drawing/index.ts';
import { cutoutsOf, type Ring } from '../../../engine/index.ts';
import type { Notation } from '../../../words/index.ts';
import { toCanvas, within } from '../../state/view.ts';
import { INK, PAPER, SLATE, SOLID } from './palette.ts';
import { addLine, type Canvas, floorPath, memoized, type PlanScene } from './scene.ts';

const TEXT_PX = 13;
/** The painted thickness of a wall, mm, within limits in pixels. */
const WALL_MM = 100;
const BAND_PX = { least: 4, most: 12 };
/** The part of a circle's diameter that a text inside it may take. */
const CIRCLE_TEXT_SHARE = 0.85;

/** Paints the sheet, the walls, and the ground of the room, which is visible in cutouts. */
export function paintGround(canvas: Canvas, scene: PlanScene): void {
  const { laid, pxPerMm, x, y } = scene;
  const [width, height] = [laid.floor.width * pxPerMm, laid.floor.height * pxPerMm];
  // In a view of the whole room, no edge of the sheet is seen.
  const margin = Math.max(64, width, height);
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
  paintCrosses(canvas, scene, room);
}

/** Paints crossed lines where cutouts are. The tiles cover what lies beside a round or a free one. */
function paintCrosses(canvas: Canvas, { laid, view }: PlanScene, room: Path2D): void {
  const lines = new Path2D();
  for (const { ring } of cutoutsOf(laid.room)) {
    const { left, top, width, height } = boxOf(ring.map((corner) => toCanvas(view, corner)));
    lines.addPath(new Path2D(`M${left} ${top}l${width} ${height}m${-width} 0l${width} ${-height}`));
  }
  canvas.save();
  canvas.clip(room);
  canvas.strokeStyle = SLATE;
  canvas.lineWidth = 1;
  canvas.globalAlpha = 0.5;
  canvas.stroke(lines);
  canvas.restore();
}

export function bandOf({ pxPerMm }: Pick<PlanScene, 'pxPerMm'>): number {
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

/** Paints the edge of the floor. */
export function paintEdge(canvas: Canvas, scene: PlanScene): void {
  canvas.strokeStyle = SLATE;
  canvas.lineWidth = 1;
  canvas.stroke(floorPath(scene));
}

const keptLabels = memoized<readonly Placed[]>();
/** The labels that were painted last. */
let painted: readonly Placed[] = [];

/** The lengths of walls on the canvas, as painted last. */
export function paintedLabels(): readonly Placed[] {
  return painted;
}

/** Paints the lengths of the walls, cm, and the sizes of rectangles and circles that are large enough. */
export function paintLengths(
  canvas: Canvas,
  scene: PlanScene,
  wallsCm: readonly number[],
  notation: Notation,
  areNumbered: boolean,
): void {
  const { seen, view, pxPerMm, laid } = scene;
  const { outer, rectangles, circles = [] } = laid.room;
  canvas.font = `500 ${TEXT_PX}px ${fontsFor(notation.lang)}`;
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.fillStyle = INK;
  const widthOf = (text: string) => canvas.measureText(text).width;
  // The positions stay the same while only the layout moves.
  const labels = keptLabels(JSON.stringify([outer, view, seen, notation, areNumbered]), () => {
    const ring = outer.map((corner) => toCanvas(view, corner));
    const texts = wallsCm.map((length, i) => (areNumbered ? `${i + 1}: ` : '') + lengthLabel(notation, length * 10));
    return placeLabels(ring, texts, { seen, band: bandOf(scene), textHeight: TEXT_PX, widthOf });
  });
  painted = labels;
  for (const { text, tag } of labels) {
    canvas.save();
    canvas.translate(tag.middle.x, tag.middle.y);
    canvas.rotate((tag.turnDeg * Math.PI) / 180);
    canvas.fillText(text, 0, 0);
    canvas.restore();
  }
  const sizes = [
    ...rectangles.map(({ x, y, width, height }) => ({
      text: `${lengthLabel(notation, width)} × ${lengthLabel(notation, height)}`,
      middle: { x: x + width / 2, y: y + height / 2 },
      width,
      height,
    })),
    ...circles.map(({ x, y, diameter }) => ({
      text: `Ø ${lengthLabel(notation, diameter)}`,
      middle: { x, y },
      width: diameter * CIRCLE_TEXT_SHARE,
      height: diameter * CIRCLE_TEXT_SHARE,
    })),
  ];
  for (const { text, middle, width, height } of sizes) {
    const wide = widthOf(text) + 10;
    if (wide > width * pxPerMm - 6 || TEXT_PX + 14 > height * pxPerMm) continue;
    const at = toCanvas(view, middle);
    canvas.fillStyle = SOLID;
    canvas.fillRect(at.x - wide / 2, at.y - 10, wide, 20);
    canvas.fillStyle = INK;
    canvas.fillText(text, at.x, at.y);
  }
}
