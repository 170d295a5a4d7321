// Painting the tiles. Few are painted one by one; many, as one cell of the lattice repeated all over the floor, whose
// edge then cuts the tiles at the walls. The hatch and the slivers are painted over either.

import { cellOf, cellPattern } from './cell.ts';
import { fieldPattern } from './field.ts';
import { hatchPattern } from './hatch.ts';
import { type Canvas, floorPath, onCanvas, type Scene } from './scene.ts';

/** More tiles than this are painted as a repeated cell, and fewer will do while time is short. */
const MANY = 1500;
const MANY_MOVING = 300;
/** Tiles a path: browsers fill one path of thousands far slower than many of some. */
const BATCH = 64;
/** A joint finer than this, px, or this share of a tile if that is less, is helped by a hairline along the edges. */
const FINEST_JOINT_PX = 0.25;
const FINEST_JOINT_SHARE = 0.06;

/** Paints the floor with its joints and tiles, the hatch of cut tiles, and the slivers. */
export function paintTiles(canvas: Canvas, scene: Scene): void {
  const { palette, laid, isMoving } = scene;
  const seam = seamOf(scene);
  const cuts: number[] = [];
  eachSeen(scene, false, (_motif, _x, _y, cut) => cuts.push(cut));
  const isMany = mostSeen(scene) > (isMoving ? MANY_MOVING : MANY);
  canvas.fillStyle = (isMany && latticePattern(canvas, scene, seam)) || palette.joint;
  canvas.fill(floorPath(scene));
  for (let motif = 0; motif < palette.tiles.length && !isMany; motif++) paintEach(canvas, scene, motif, seam);
  const paint = (fill: string | CanvasPattern, isSliver: number, edge: number) => {
    const batches = batchesOf(canvas, fill, palette.signal, edge);
    for (const cut of cuts) if (laid.slivers[cut] === isSliver) addCut(batches.next(), scene, cut);
    batches.finish();
  };
  paint(hatchPattern(canvas, scene), 0, 0);
  // An outline shows even slivers too thin to fill a pixel.
  canvas.lineJoin = 'round';
  paint(palette.signal, 1, 1.5);
}

/** A fill of all tiles and joints. */
function latticePattern(canvas: Canvas, scene: Scene, seam: number): CanvasPattern | null {
  const { frame } = scene.laid.layout;
  const cell = cellOf(scene, seam);
  if (scene.isMoving) return fieldPattern(canvas, cell, scene);
  return cellPattern(canvas, cell, frame, scene.scale, onCanvas(scene, frame.origin));
}

/** The width of the hairline that helps a fine joint, px; 0 for none. */
function seamOf({ laid: { joint, layout }, scale }: Scene): number {
  const narrowest = 2 * Math.min(...layout.frame.shapes.map(({ inradius }) => inradius));
  return Math.max(0, Math.min(FINEST_JOINT_PX, FINEST_JOINT_SHARE * narrowest * scale) - joint * scale);
}

/** About how many tiles are seen, and rather too many: nobody has the time to count them in every frame. */
function mostSeen({ laid: { floor, lattice }, scale, seen }: Scene): number {
  const areaPx2 = Math.min(seen.width, floor.width * scale) * Math.min(seen.height, floor.height * scale);
  return (areaPx2 / (lattice.cellAreaMm2 * scale * scale)) * lattice.motif.length;
}

type Visit = (motif: number, x: number, y: number, cut: number) => void;

/** Visits the cut tiles that are seen by their centres on the canvas, and `withWhole` the whole ones, -1 as their `cut`. */
function eachSeen(scene: Scene, withWhole: boolean, visit: Visit): void {
  const { laid, scale, seen } = scene;
  const { frame, runs, cuts } = laid.layout;
  const reaches = frame.shapes.map(({ cornerX, cornerY }) => {
    return Math.max(...Array.from(cornerX, (x, k) => Math.hypot(x, cornerY[k]))) * scale;
  });
  const look = (motif: number, place: number, row: number, cut: number): void => {
    const shape = frame.shapes[motif];
    const x = (shape.centreX + place * frame.stepX + row * frame.rowX) * scale + scene.x;
    const y = (shape.centreY + place * frame.stepY + row * frame.rowY) * scale + scene.y;
    const reach = reaches[motif];
    if (x < seen.left - reach || x > seen.left + seen.width + reach) return;
    if (y >= seen.top - reach && y <= seen.top + seen.height + reach) visit(motif, x, y, cut);
  };
  for (let i = 0; withWhole && i < runs.length; i += 4) {
    for (let k = 0; k < runs[i + 3]; k++) look(runs[i], runs[i + 2] + k, runs[i + 1], -1);
  }
  for (let i = 0; i < cuts.count; i++) look(cuts.tiles[3 * i], cuts.tiles[3 * i + 1], cuts.tiles[3 * i + 2], i);
}

/** Paints the tiles of one motif tile, whole and cut. */
function paintEach(canvas: Canvas, scene: Scene, motif: number, seam: number): void {
  const { laid, palette, scale } = scene;
  const { cornerX, cornerY } = laid.layout.frame.shapes[motif];
  const batches = batchesOf(canvas, palette.tiles[motif], palette.joint, seam);
  eachSeen(scene, true, (which, x, y, cut) => {
    if (which !== motif) return;
    const path = batches.next();
    if (cut >= 0) {
      addCut(path, scene, cut);
      return;
    }
    path.moveTo(x + cornerX[0] * scale, y + cornerY[0] * scale);
    for (let k = 1; k < cornerX.length; k++) path.lineTo(x + cornerX[k] * scale, y + cornerY[k] * scale);
    path.closePath();
  });
  batches.finish();
}

/** Adds the pieces of a cut tile to a path. */
export function addCut(path: Path2D, { laid: { layout }, scale, x, y }: Scene, index: number): void {
  const { frame, cuts } = layout;
  const { tiles, tileEnds, ringEnds, points } = cuts;
  const [motif, place, row] = [tiles[3 * index], tiles[3 * index + 1], tiles[3 * index + 2]];
  const left = (frame.shapes[motif].centreX + place * frame.stepX + row * frame.rowX) * scale + x;
  const top = (frame.shapes[motif].centreY + place * frame.stepY + row * frame.rowY) * scale + y;
  for (let ring = tileEnds[index - 1] ?? 0; ring < tileEnds[index]; ring++) {
    let k = ringEnds[ring - 1] ?? 0;
    path.moveTo(left + points[2 * k] * scale, top + points[2 * k + 1] * scale);
    for (k++; k < ringEnds[ring]; k++) path.lineTo(left + points[2 * k] * scale, top + points[2 * k + 1] * scale);
    path.closePath();
  }
}

/** Paths that are filled, and edged where `width` is above 0, as soon as enough tiles are in them. */
function batchesOf(canvas: Canvas, fill: string | CanvasPattern, edge: string, width: number) {
  let path = new Path2D();
  let size = 0;
  const finish = (): void => {
    canvas.fillStyle = fill;
    canvas.fill(path);
    canvas.strokeStyle = edge;
    canvas.lineWidth = width;
    if (width > 0) canvas.stroke(path);
    path = new Path2D();
    size = 0;
  };
  const next = (): Path2D => {
    if (size++ === BATCH) {
      finish();
      size = 1;
    }
    return path;
  };
  return { next, finish };
}
