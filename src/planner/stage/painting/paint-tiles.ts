// Painting the tiles. Few are painted one by one. Many are painted as one cell of the lattice repeated over the floor
// and clipped at the walls. The hatch and the slivers are painted over either.

import { centreOf } from '../../../engine/index.ts';
import type { LaidFloor } from '../../state/messages.ts';
import type { View } from '../../state/view.ts';
import { latticeFill } from './cell.ts';
import { finish, isClean, type SeenTile } from './finish.ts';
import { hatchFill } from './hatch.ts';
import { addLine, type Canvas, floorPath, type Lines, type PlanScene } from './scene.ts';

/** More tiles than this are painted as a repeated cell; during a drag, fewer suffice. */
const MANY = 1500;
const MANY_MOVING = 300;
/** Tiles per path: browsers fill one path of thousands far slower than many small ones. */
const BATCH = 64;
/** A joint finer than this, px, or this share of a tile if that is less, gets a hairline along the edges. */
const BETWEEN_TILES = { px: 0.25, share: 0.06 };
/** Between hatched tiles it must be wider, or they would read as one band. */
const BETWEEN_CUTS = { px: 0.75, share: 0.12 };

/** Paints the floor with its joints and tiles, the hatch of cut tiles, and the slivers. */
export function paintTiles(canvas: Canvas, given: PlanScene): void {
  const look = finish.value;
  // Rows with shifts of their own have no cell that repeats.
  const isMany = !given.laid.lattice.rows && mostSeen(given) > (given.isMoving ? MANY_MOVING : MANY);
  const scene = look ? { ...given, palette: look.paletteFrom(given.palette, isMany) } : given;
  const { palette, laid } = scene;
  const seam = seamOf(scene, BETWEEN_TILES);
  const tiles = seenTiles(scene, !isMany);
  canvas.fillStyle = isMany ? latticeFill(canvas, scene, seam) : palette.joint;
  canvas.fill(floorPath(scene));
  if (!isMany) {
    palette.tiles.forEach((color, motif) => {
      paintSome(canvas, scene, tiles, (tile) => tile.motif === motif, color, palette.joint, seam);
    });
    look?.paint(canvas, scene, tiles);
  }
  if (isClean.value) return;
  const between = seamOf(scene, BETWEEN_CUTS);
  for (const color of new Set(palette.hatches)) {
    const isHatched = ({ cut, motif }: SeenTile) => laid.slivers[cut] === 0 && palette.hatches[motif] === color;
    paintSome(canvas, scene, tiles, isHatched, hatchFill(canvas, scene, color), palette.joint, between);
  }
  // An outline shows even slivers too thin to fill a pixel.
  canvas.lineJoin = 'round';
  paintSome(canvas, scene, tiles, ({ cut }) => laid.slivers[cut] === 1, palette.signal, palette.signal, 1.5);
}

/** The width of the hairline along a fine joint, px; 0 for none. */
function seamOf({ laid: { joint, layout }, pxPerMm }: PlanScene, finest: typeof BETWEEN_TILES): number {
  const narrowest = 2 * Math.min(...layout.frame.shapes.map(({ inradius }) => inradius));
  return Math.max(0, Math.min(finest.px, finest.share * narrowest * pxPerMm) - joint * pxPerMm);
}

/** An upper estimate of the visible tiles; counting them would take too long for a frame. */
function mostSeen({ laid: { floor, lattice }, pxPerMm, seen }: PlanScene): number {
  const areaPx2 = Math.min(seen.width, floor.width * pxPerMm) * Math.min(seen.height, floor.height * pxPerMm);
  return (areaPx2 / (lattice.cellAreaMm2 * pxPerMm * pxPerMm)) * lattice.motif.length;
}

/** The visible cut tiles, and with `withWhole` the whole ones. */
export function seenTiles(scene: PlanScene, withWhole: boolean): SeenTile[] {
  const { laid, pxPerMm, seen } = scene;
  const { frame, runs, cuts } = laid.layout;
  const reaches = frame.shapes.map(({ cornerX, cornerY }) => {
    return Math.max(...Array.from(cornerX, (x, k) => Math.hypot(x, cornerY[k]))) * pxPerMm;
  });
  const tiles: SeenTile[] = [];
  const look = (motif: number, place: number, row: number, cut: number): void => {
    const centre = centreOf({ frame }, { motif, place, row });
    const x = centre.x * pxPerMm + scene.x;
    const y = centre.y * pxPerMm + scene.y;
    const reach = reaches[motif];
    if (x < seen.left - reach || x > seen.left + seen.width + reach) return;
    if (y >= seen.top - reach && y <= seen.top + seen.height + reach) tiles.push({ motif, place, row, x, y, cut });
  };
  for (let i = 0; withWhole && i < runs.length; i += 4) {
    for (let k = 0; k < runs[i + 3]; k++) look(runs[i], runs[i + 2] + k, runs[i + 1], -1);
  }
  for (let i = 0; i < cuts.count; i++) look(cuts.tiles[3 * i], cuts.tiles[3 * i + 1], cuts.tiles[3 * i + 2], i);
  return tiles;
}

/** Fills some of the tiles in batches, and outlines them if `width` is above 0. */
function paintSome(
  canvas: Canvas,
  { laid, pxPerMm }: PlanScene,
  tiles: readonly SeenTile[],
  isWanted: (tile: SeenTile) => boolean,
  fill: string | CanvasPattern,
  edge: string,
  width: number,
): void {
  let path = new Path2D();
  let size = 0;
  const paint = (): void => {
    canvas.fill(path);
    if (width > 0) canvas.stroke(path);
    path = new Path2D();
    size = 0;
  };
  canvas.fillStyle = fill;
  canvas.strokeStyle = edge;
  canvas.lineWidth = width;
  for (const tile of tiles) {
    if (!isWanted(tile)) continue;
    addPieces(path, { pxPerMm, x: tile.x, y: tile.y }, laid, tile);
    if (++size === BATCH) paint();
  }
  paint();
}

/** Adds the laid part of a tile to a path, with its centre at the origin of the view. */
export function addPieces(
  path: Lines,
  view: View,
  { layout: { frame, cuts } }: LaidFloor,
  { motif, cut }: Pick<SeenTile, 'motif' | 'cut'>,
): void {
  const { cornerX, cornerY } = frame.shapes[motif];
  const { tileEnds, ringEnds, points } = cuts;
  if (cut < 0) addLine(path, view, cornerX, cornerY);
  for (let ring = tileEnds[cut - 1] ?? 0; ring < tileEnds[cut]; ring++) {
    addLine(path, view, points, points, 2 * (ringEnds[ring - 1] ?? 0), 2 * ringEnds[ring], 2);
  }
}
