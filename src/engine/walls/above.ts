// Joints of a wall that stand on the joints of the floor below it. Both are compared where they meet: in the row of tiles
// along the wall, and in the lowest row on it.

import { boxOf, distance, dot, type Point, type Ring, signedArea } from '../geometry/point.ts';
import { centreOf, layOut, piecesOf, tilePlaceOf } from '../layout/index.ts';
import { LIMITS } from '../limits.ts';
import type { Lattice } from '../patterns/lattice.ts';
import { prepare } from '../plan.ts';
import type { Plan } from '../plan-types.ts';
import type { PlanRequest } from '../request.ts';
import { floorOf, originOf, toFloorFrame } from '../room.ts';
import { onGrid } from '../units.ts';

/** Why the joints of a wall cannot stand on those of a floor. */
export type AboveFault = 'rooms' | 'no-wall' | 'too-wide' | 'not-square' | 'other-joints';

/** What of a plan decides where its joints are. */
type Laid = Pick<Plan, 'room' | 'start' | 'lattice' | 'edge' | 'joint'>;

/** Places that differ by no more are one, mm. */
const SAME_JOINT = 0.01;
/** Height of the strip in which joints are looked for, mm. */
const STRIP = 1;
/** A wall may be this much longer than it was measured below, mm. */
const LONGER = 1;

/**
 * The start of a wall whose joints stand on those of a floor; its own 0 is the left end of wall `number`, from 0. No tile of
 * the wall is laid. Throws a PlanError for a wall that cannot be planned.
 */
export function startAbove(floor: Laid, number: number, request: PlanRequest): Point | AboveFault {
  const wall: Laid = { ...prepare(request), room: request.room };
  if (floor.room.flat) return 'rooms';
  const { outer } = floor.room;
  if (number >= outer.length) return 'no-wall';
  const { minX, maxX, maxY } = boxOf(wall.room.outer);
  const ends = [outer[number], outer[(number + 1) % outer.length]];
  // Seen from inside, a room that is walked clockwise has the beginning of its walls on the left.
  const [left, right] = signedArea(outer) > 0 ? ends : ends.toReversed();
  const length = distance(left, right);
  if (minX < -LONGER || maxX > length + LONGER) return 'too-wide';
  const along = { x: (right.x - left.x) / length, y: (right.y - left.y) / length };
  const [most, size] = [repeatOf(wall.lattice), sizeOf(wall.lattice)];
  const reach = 2 * (most + size + sizeOf(floor.lattice));
  const below = tilesAlong(floor, left, along, [minX - reach, maxX + reach]);
  // Moved by a repeat, they still reach from end to end.
  const own = tilesAlong(wall, { x: 0, y: maxY }, { x: 1, y: 0 }, [minX - most - size, maxX + most + size], true);
  if (!below || !own) return 'not-square';
  const shift = shiftOnto(own, below, [minX, maxX], most);
  return shift === undefined ? 'other-joints' : { x: onGrid(wall.start.x + shift), y: wall.start.y };
}

/** From where to where a tile lies along a wall. */
type Extent = readonly [low: number, high: number];

/** The longer repeat of a lattice, mm. */
function repeatOf({ repeat }: Lattice): number {
  return Math.max(...repeat.map(({ x, y }) => Math.hypot(x, y)));
}

/** The longest way across a tile of a lattice, mm. */
function sizeOf({ motif }: Lattice): number {
  const sizes = motif.map((outline) => {
    const { minX, maxX, minY, maxY } = boxOf(outline);
    return Math.hypot(maxX - minX, maxY - minY);
  });
  return Math.max(...sizes);
}

/** The tiles of the row at a wall, measured from its left end; undefined if their edges are not square to it. */
function tilesAlong(
  { lattice, start, edge, joint }: Laid,
  left: Point,
  along: Point,
  [from, to]: Extent,
  isAbove = false,
): readonly Extent[] | undefined {
  // On the floor the row begins at the wall, on a wall at the floor.
  const side = isAbove ? -1 : 1;
  const inwards = { x: -side * along.y, y: side * along.x };
  // Where the first strip does not lie in one row, the wall runs along a joint, which is left behind.
  for (const depth of [edge, edge + joint + STRIP]) {
    const at = (way: number, deep: number): Point => ({
      x: left.x + way * along.x + deep * inwards.x,
      y: left.y + way * along.y + deep * inwards.y,
    });
    const strip = [at(from, depth), at(to, depth), at(to, depth + STRIP), at(from, depth + STRIP)];
    const pieces = piecesIn(strip, lattice, start);
    const places = pieces.map((ring) => placesOf(ring, left, along, inwards));
    const isRow = places.every(({ low, high, isUpright }) => {
      const isWhole = Math.abs(low - depth) < SAME_JOINT && Math.abs(high - depth - STRIP) < SAME_JOINT;
      return isWhole && isUpright;
    });
    // The ends of the strip cut the first tile and the last one.
    if (isRow && places.length > 2)
      return places
        .map(({ extent }) => extent)
        .sort(([a], [b]) => a - b)
        .slice(1, -1);
  }
  return undefined;
}

function piecesIn(strip: Ring, lattice: Lattice, start: Point): Ring[] {
  const floor = floorOf({ outer: strip, holes: [], rectangles: [] });
  const layout = layOut(floor, lattice, toFloorFrame(start, floor), MOST_TILES);
  const origin = originOf(floor);
  return Array.from({ length: layout.cuts.count }, (_, cut) => {
    const centre = centreOf(layout, tilePlaceOf(layout.cuts, cut));
    const [x, y] = [origin.x + centre.x, origin.y + centre.y];
    return piecesOf(layout.cuts, cut).map(({ outer }) => outer.map((corner) => ({ x: corner.x + x, y: corner.y + y })));
  }).flat();
}

/** A strip is longer than its floor, but needs no more tiles than the largest plan. */
const MOST_TILES = 2 * LIMITS.tiles;

function placesOf(ring: Ring, left: Point, along: Point, inwards: Point) {
  const ways = ring.map(({ x, y }) => ({ x: x - left.x, y: y - left.y }));
  const [across, deep] = [along, inwards].map((direction) => ways.map((way) => dot(way, direction)));
  const extent: Extent = [Math.min(...across), Math.max(...across)];
  const isUpright = across.every((place) => extent.some((end) => Math.abs(place - end) < SAME_JOINT));
  return { extent, isUpright, low: Math.min(...deep), high: Math.max(...deep) };
}

/** The least way, at most `most`, by which the tiles of one row come to lie on those of another within a range. */
function shiftOnto(
  own: readonly Extent[],
  below: readonly Extent[],
  [from, to]: Extent,
  most: number,
): number | undefined {
  const isOnOne = (low: number, high: number) => {
    const found = below[firstFrom(below, low - SAME_JOINT)];
    return found !== undefined && Math.abs(found[0] - low) < SAME_JOINT && Math.abs(found[1] - high) < SAME_JOINT;
  };
  const [[begin]] = own;
  const shifts = below.map(([low]) => low - begin).filter((shift) => Math.abs(shift) <= most + SAME_JOINT);
  const nearest = shifts.sort((a, b) => Math.abs(a) - Math.abs(b));
  return nearest.find((shift) =>
    own.every(([low, high]) => low + shift >= to || high + shift <= from || isOnOne(low + shift, high + shift)),
  );
}

/** The first of sorted extents that begins at a place or after it. */
function firstFrom(extents: readonly Extent[], place: number): number {
  let [begin, end] = [0, extents.length];
  while (begin < end) {
    const middle = (begin + end) >> 1;
    if (extents[middle][0] < place) begin = middle + 1;
    else end = middle;
  }
  return begin;
}
