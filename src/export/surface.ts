// A surface of a model, and its parts. A surface has a frame of its own: x to the right and y up as it is seen, z out of the
// tiles; 0,0,0 is the corner of its box that is 0,0 in the floor's frame. Millimetres.

import { type Palette, ringsOfFloor } from '../drawing/index.ts';
import {
  centreOf,
  cleaned,
  type Floor,
  locatePoint,
  type Plan,
  type Point,
  piecesOf,
  type Ring,
  signedArea,
  type TilePlace,
  tilePlaceOf,
} from '../engine/index.ts';

/** What a model says about a surface. */
export interface ModelSurface {
  readonly plan: Plan;
  /** Empty if it has none. */
  readonly name: string;
  /** The name of the tile, or its size. */
  readonly tile: string;
  /** The name of the pattern. */
  readonly pattern: string;
  readonly colors: Palette;
  /** Tiles to buy if offcuts are reused; null where that is not known. */
  readonly withReuse: number | null;
  /** Of a wall: the floor on which it stands, by its place in the list, and the wall of that room, from 0. */
  readonly on?: { readonly floor: number; readonly wall: number };
}

/** Thickness of tiles, which no request says, mm. */
export const THICKNESS = 10;

/** An outline with the holes in it. */
export interface Area {
  readonly outer: Ring;
  readonly holes: readonly Ring[];
}

/** A ring of the floor's frame, moved by a point, in the frame of the surface. Outer rings turn to the left there. */
export function upward(ring: Ring, by: Point = { x: 0, y: 0 }): Point[] {
  return ring.map(({ x, y }) => ({ x: by.x + x, y: 0 - (by.y + y) })).reverse();
}

/** The parts of a floor with their holes, in the floor's frame. */
export function areasOf(floor: Floor): Area[] {
  const rings = ringsOfFloor(floor);
  const parts = rings
    .filter((ring) => signedArea(ring) > 0)
    .sort((a, b) => signedArea(a) - signedArea(b))
    .map((outer) => ({ outer, holes: [] as Ring[] }));
  for (const hole of rings)
    if (signedArea(hole) < 0) parts.find(({ outer }) => isWithin(hole, outer))?.holes.push(hole);
  return parts;
}

/** Whether a ring that crosses no other is within one: a hole may touch the outline that it is in. */
function isWithin(ring: Ring, outer: Ring): boolean {
  const inner = ring.map((corner) => locatePoint(corner, outer)).find((place) => place !== 'border');
  return inner !== 'outside';
}

/** Visits every whole tile, with its centre in the floor's frame. */
export function eachWhole({ layout }: Plan, visit: (tile: TilePlace, centre: Point) => void): void {
  const { runs } = layout;
  for (let i = 0; i < runs.length; i += 4) {
    for (let place = runs[i + 2]; place < runs[i + 2] + runs[i + 3]; place++) {
      const tile = { motif: runs[i], place, row: runs[i + 1] };
      visit(tile, centreOf(layout, tile));
    }
  }
}

/** Visits every piece of a cut tile, with its area in the frame of the surface and its number in its tile. */
export function eachCutPiece({ layout }: Plan, visit: (tile: TilePlace, area: Area, part: number) => void): void {
  for (let cut = 0; cut < layout.cuts.count; cut++) {
    const tile = tilePlaceOf(layout.cuts, cut);
    const centre = centreOf(layout, tile);
    const placed = (ring: Ring) => upward(cleaned(ring), centre);
    piecesOf(layout.cuts, cut).forEach(({ outer, holes }, part) => {
      visit(tile, { outer: placed(outer), holes: holes.map(placed) }, part);
    });
  }
}

/** The outline of a tile of the motif around its centre, in the frame of the surface. */
export function outlineOf({ layout }: Plan, motif: number): Point[] {
  const { cornerX, cornerY } = layout.frame.shapes[motif];
  return upward(Array.from(cornerX, (x, k) => ({ x, y: cornerY[k] })));
}
