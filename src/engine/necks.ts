// The narrowest neck of a piece: the shortest line through it from an inner corner to another side, as in the leg of an
// L or the bridge beside a pipe. A piece may have thousands of corners, so only sides near a corner are examined.
// A neck of up to `THIN` does not exist, so it joins nothing: the piece is cut there, and what is left is judged alone.

import { type Box, boxOf, distance, nearestOn, type Point, type Ring } from './geometry/point.ts';
import { meetingOf } from './geometry/segments.ts';
import { distanceToBox, SideTree } from './side-tree.ts';
import { isThin, NO_CORNER, THIN, turn } from './widths.ts';

/** A line this close to one of the corner's own sides, as a share of its length, runs along that side. */
const ALONGSIDE = 0.05;

/** A corner that turns by less is a point of a curve, degrees: round cutouts are polygons of 64 corners. */
const CURVED = 12;
const STRAIGHTEST = Math.cos((CURVED * Math.PI) / 180);

/** Sides at right angles to a line, but for rounding, come no nearer to its end: the cosine of the angle. */
const ACROSS = 1e-6;

/** A line across a piece, from an inner corner to its foot on a side. */
export interface Neck {
  /** Length of the line, mm. */
  readonly width: number;
  readonly foot: Point;
  /** Numbers of the corner, and of the corner at the end of the side, counted through all rings. */
  readonly corner: number;
  readonly sideEnd: number;
}

/** A corner where the piece turns inwards, with the corners before and after it. */
interface InnerCorner {
  readonly number: number;
  readonly at: Point;
  readonly before: Point;
  readonly after: Point;
  readonly isCurved: boolean;
}

/**
 * Returns the narrowest neck of a piece, given its outer ring and its holes. A notch alone is not narrow, because the
 * line across it is not inside. Only necks narrower than `known`, mm, are searched for.
 */
export function narrowestNeck(rings: readonly Ring[], known = Infinity): Neck | undefined {
  const corners = innerCorners(rings);
  if (corners.length === 0) return undefined;
  const tree = new SideTree(rings);
  let narrowest: Neck = { ...NO_NECK, width: known };
  for (const corner of corners) narrowest = neckAt(corner, tree, narrowest);
  return narrowest.width < known ? narrowest : undefined;
}

/** Returns necks of up to `THIN`, the shortest at each inner corner, or the first few of them from the middle corner on. */
export function thinNecks(rings: readonly Ring[], most: number): Neck[] {
  const corners = innerCorners(rings);
  const necks: Neck[] = [];
  if (corners.length === 0) return necks;
  const tree = new SideTree(rings);
  const middle = corners.length >> 1;
  for (let i = 0; i < corners.length && necks.length < most; i++) {
    const neck = neckAt(corners[(middle + i) % corners.length], tree, WIDER);
    if (isThin(neck.width)) necks.push(neck);
  }
  return necks;
}

const NO_NECK: Neck = { width: Infinity, foot: { x: 0, y: 0 }, corner: -1, sideEnd: -1 };
const WIDER: Neck = { ...NO_NECK, width: 2 * THIN };

/** The corners where a piece turns inwards; most pieces have none. */
function innerCorners(rings: readonly Ring[]): InnerCorner[] {
  const inner: InnerCorner[] = [];
  let first = 0;
  for (const ring of rings) {
    let before = ring[ring.length - 2];
    let at = ring[ring.length - 1];
    ring.forEach((after, next) => {
      if (turn(before, at, after) < 0) {
        const number = first + (next > 0 ? next : ring.length) - 1;
        inner.push({ number, at, before, after, isCurved: cosine(before, at, at, after) > STRAIGHTEST });
      }
      before = at;
      at = after;
    });
    first += ring.length;
  }
  return inner;
}

/** The shortest line from a corner to another side, if it is below `known`. Nearer nodes of the tree come first. */
function neckAt(corner: InnerCorner, tree: SideTree, known: Neck, node = 1): Neck {
  if (tree.isLeaf(node)) return neckInLeaf(corner, tree, known, node);
  const [one, other] = [2 * node, 2 * node + 1];
  const toOne = distanceToBox(corner.at, tree.boxes[one]);
  const toOther = distanceToBox(corner.at, tree.boxes[other]);
  let narrowest = known;
  for (const below of toOne <= toOther ? [one, other] : [other, one]) {
    const way = below === one ? toOne : toOther;
    if (way >= narrowest.width || (!isThin(way) && isBehind(corner, tree.boxes[below]))) continue;
    narrowest = neckAt(corner, tree, narrowest, below);
  }
  return narrowest;
}

function neckInLeaf(corner: InnerCorner, tree: SideTree, known: Neck, leaf: number): Neck {
  let narrowest = known;
  const end = tree.endSide(leaf);
  for (let side = tree.firstSide(leaf); side < end; side++) {
    const from = tree.from[side];
    const to = tree.to[side];
    const foot = nearestOn(from, to, corner.at);
    const width = distance(corner.at, foot);
    if (width >= narrowest.width || isAt(from, corner.at) || isAt(to, corner.at)) continue;
    if (isNeck(corner, foot, width, tree)) narrowest = { width, foot, corner: corner.number, sideEnd: side };
  }
  return narrowest;
}

/** Whether the line from a corner to its foot on a side is a neck. An inner corner that touches a side always makes one. */
function isNeck(corner: InnerCorner, foot: Point, width: number, tree: SideTree): boolean {
  if (width <= NO_CORNER) return true;
  if (!leadsInside(corner, foot) || (isPassedBy(corner, foot) && !isThin(width))) return false;
  return runsInside(corner.at, foot, tree);
}

/**
 * Whether a curve comes nearer to a foot beside a corner: then the neck is elsewhere, or the curve meets the other side and
 * makes a tip, of which only the end that does not exist is cut off.
 */
function isPassedBy({ at, before, after, isCurved }: InnerCorner, foot: Point): boolean {
  return isCurved && (cosine(at, before, at, foot) > ACROSS || cosine(at, after, at, foot) > ACROSS);
}

/** The cosine of the angle between two lines. */
function cosine(from: Point, to: Point, otherFrom: Point, otherTo: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const [otherX, otherY] = [otherTo.x - otherFrom.x, otherTo.y - otherFrom.y];
  return (x * otherX + y * otherY) / (Math.hypot(x, y) * Math.hypot(otherX, otherY));
}

/** Whether a box is out of reach of all lines from an inner corner that begin inside the piece and may be necks. */
function isBehind(corner: InnerCorner, box: Box): boolean {
  const { minX, minY, maxX, maxY } = box;
  const leadsTo =
    leadsInside(corner, { x: minX, y: minY }) ||
    leadsInside(corner, { x: maxX, y: minY }) ||
    leadsInside(corner, { x: maxX, y: maxY }) ||
    leadsInside(corner, { x: minX, y: maxY });
  if (!leadsTo) return true;
  return corner.isCurved && (isAhead(corner.at, corner.before, box) || isAhead(corner.at, corner.after, box));
}

/** Whether a side leads from a corner towards every point of a box. */
function isAhead(at: Point, to: Point, { minX, minY, maxX, maxY }: Box): boolean {
  const [x, y] = [to.x - at.x, to.y - at.y];
  // The corner of the box that lies ahead least, and more than the farthest way to any of its points.
  const least = x * ((x > 0 ? minX : maxX) - at.x) + y * ((y > 0 ? minY : maxY) - at.y);
  const farthest = Math.max(maxX - at.x, at.x - minX) + Math.max(maxY - at.y, at.y - minY);
  return least > ACROSS * Math.hypot(x, y) * farthest;
}

/** Whether the line from an inner corner to a point begins inside the piece: inside of either adjacent side. */
function leadsInside({ at, before, after }: InnerCorner, foot: Point): boolean {
  return turn(before, at, foot) > 0 || turn(at, after, foot) > 0;
}

/**
 * Whether the line from a corner, which begins inside the piece, stays strictly inside up to a foot on a side. A line
 * that almost runs along one of the corner's own sides is the depth of a notch at a wall out of square, not a neck.
 */
function runsInside(corner: Point, foot: Point, tree: SideTree): boolean {
  const middle = { x: (corner.x + foot.x) / 2, y: (corner.y + foot.y) / 2 };
  const beside = ALONGSIDE * distance(corner, foot);
  return tree.everySideNear(boxOf([corner, foot]), beside, (from, to) => {
    const isOwn = isAt(from, corner) || isAt(to, corner);
    if (liesOn(from, to, middle, isOwn ? beside : NO_CORNER)) return false;
    return isOwn || liesOn(from, to, foot, NO_CORNER) || meetingOf(corner, foot, from, to) === 'apart';
  });
}

function liesOn(from: Point, to: Point, point: Point, within: number): boolean {
  return distance(nearestOn(from, to, point), point) <= within;
}

function isAt(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}
