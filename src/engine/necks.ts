// The narrowest neck of a piece: the shortest line through it from an inner corner to another side, as in the leg of an
// L or the bridge beside a pipe. A piece may have thousands of corners, so only sides near a corner are examined.

import { type Box, boxOf, distance, nearestOn, type Point, type Ring } from './geometry/point.ts';
import { meetingOf } from './geometry/segments.ts';
import { distanceToBox, SideTree } from './side-tree.ts';
import { NO_CORNER, turn } from './widths.ts';

/** A neck below this, in mm, is not material but a wall that runs along a border: rooms are on whole micrometres. */
const HAIR = 1e-3;

/** A line this close to one of the corner's own sides, as a share of its length, runs along that side. */
const ALONGSIDE = 0.05;

/** A corner that turns by less is a point of a curve, degrees: round cutouts are polygons of 64 corners. */
const CURVED = 12;
const STRAIGHTEST = Math.cos((CURVED * Math.PI) / 180);

/** Sides at right angles to a line, but for rounding, come no nearer to its end: the cosine of the angle. */
const ACROSS = 1e-6;

/** A corner where the piece turns inwards, with the corners before and after it. */
interface InnerCorner {
  readonly at: Point;
  readonly before: Point;
  readonly after: Point;
  readonly isCurved: boolean;
}

/**
 * Returns the width of a piece's narrowest neck, mm. A notch alone is not narrow, because the line across it is not
 * inside. Only necks below `known` are searched for; returns `known` when there is none.
 */
export function narrowestNeck(outer: Ring, holes: readonly Ring[], known = Infinity): number {
  const rings = [outer, ...holes];
  let tree: SideTree | undefined;
  let narrowest = known;
  for (const ring of rings) {
    let before = ring[ring.length - 2];
    let at = ring[ring.length - 1];
    for (const after of ring) {
      if (turn(before, at, after) < 0) {
        tree ??= new SideTree(rings);
        const isCurved = cosine(before, at, at, after) > STRAIGHTEST;
        narrowest = neckAt({ at, before, after, isCurved }, tree, narrowest);
      }
      before = at;
      at = after;
    }
  }
  return narrowest;
}

/** The shortest line from a corner to another side, if it is below `known`. Nearer nodes of the tree come first. */
function neckAt(corner: InnerCorner, tree: SideTree, known: number, node = 1): number {
  if (tree.isLeaf(node)) return neckInLeaf(corner, tree, known, node);
  const [one, other] = [2 * node, 2 * node + 1];
  const toOne = distanceToBox(corner.at, tree.boxes[one]);
  const toOther = distanceToBox(corner.at, tree.boxes[other]);
  let narrowest = known;
  for (const below of toOne <= toOther ? [one, other] : [other, one]) {
    const isNear = (below === one ? toOne : toOther) < narrowest;
    if (isNear && !isBehind(corner, tree.boxes[below])) narrowest = neckAt(corner, tree, narrowest, below);
  }
  return narrowest;
}

function neckInLeaf(corner: InnerCorner, tree: SideTree, known: number, leaf: number): number {
  let narrowest = known;
  const end = tree.endSide(leaf);
  for (let side = tree.firstSide(leaf); side < end; side++) {
    const from = tree.from[side];
    const to = tree.to[side];
    const foot = nearestOn(from, to, corner.at);
    const way = distance(corner.at, foot);
    if (way >= narrowest || way <= HAIR || isAt(from, corner.at) || isAt(to, corner.at)) continue;
    const isNeck = leadsInside(corner, foot) && !isPassedBy(corner, foot) && runsInside(corner.at, foot, tree);
    if (isNeck) narrowest = way;
  }
  return narrowest;
}

/**
 * Whether a curve comes nearer to a foot beside a corner: then the neck is elsewhere, or the curve meets the other side and
 * makes a tip.
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
