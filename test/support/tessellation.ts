// Checks that a motif and its two repeats cover the plane with one joint between all tiles. It does not use the
// patterns' formulas: it pushes every side out by half a joint and examines the neighbours.

import { type Point, type Ring, signedArea } from '../../src/engine/geometry/point.ts';

interface Repeating {
  readonly motif: readonly Ring[];
  readonly repeat: readonly [Point, Point];
}

interface Examination {
  /** The deepest overlap of two inflated tiles, mm. */
  overlap: number;
  /** Smallest and largest distance between the true edges along shared stretches of the inflated outlines. */
  narrowestGap: number;
  widestGap: number;
  /** The largest share of an inflated outline with no neighbour, or with more than one. */
  unsharedPart: number;
  /** Smallest distance between two true tiles. */
  distance: number;
  /** Whether true edges face each other anywhere; needles with wide joints may only have facing corners. */
  edgesFace: boolean;
  /** Area of the inflated tiles of the motif divided by that of the cell. */
  filledShare: number;
  /** Largest extent of an inflated tile; the accuracy of all lengths is relative to it. */
  size: number;
}

interface Tile {
  readonly outline: Ring;
  readonly inflated: Ring;
  readonly centre: Point;
  readonly radius: number;
  readonly normals: readonly Point[];
}

export function examine({ motif, repeat }: Repeating, joint: number): Examination {
  const tiles = motif.map((outline) => tileOf(outline, joint / 2));
  const size = 2 * Math.max(...tiles.map(({ radius }) => radius));
  const found: Examination = {
    overlap: 0,
    narrowestGap: Infinity,
    widestGap: -Infinity,
    unsharedPart: 0,
    distance: Infinity,
    edgesFace: false,
    filledShare: tiles.reduce((sum, { inflated }) => sum + signedArea(inflated), 0) / Math.abs(cross(...repeat)),
    size,
  };
  const near = 1e-9 * size;
  for (const tile of tiles) {
    let shared = 0;
    for (const other of tiles) {
      for (const shift of touchingShifts(tile, other, repeat, near, found)) {
        shared += meet(tile, other, shift, near, found);
      }
    }
    const perimeter = perimeterOf(tile.inflated);
    found.unsharedPart = Math.max(found.unsharedPart, Math.abs(perimeter - shared) / perimeter);
  }
  return found;
}

/** The copies of `other` whose inflated outline touches that of `tile`, by their shift. */
function touchingShifts(
  tile: Tile,
  other: Tile,
  repeat: readonly [Point, Point],
  near: number,
  found: Examination,
): Point[] {
  const between = minus(other.centre, tile.centre);
  const normals = [...tile.normals, ...other.normals];
  const reaches = normals.map((normal) => reachOf(tile, normal) + reachOf(other, normal));
  return repeatsWithin(between, repeat, tile.radius + other.radius + near).filter((shift) => {
    if (tile === other && shift.x === 0 && shift.y === 0) return false;
    const apart = separation(plus(between, shift), normals, reaches, near);
    if (apart > near) return false;
    found.overlap = Math.max(found.overlap, -apart);
    return true;
  });
}

/** Tiles are centrally symmetric, so the distance of their centres along the normals decides. */
function separation(between: Point, normals: readonly Point[], reaches: readonly number[], near: number): number {
  let apart = -Infinity;
  for (let i = 0; i < normals.length && apart <= near; i++) {
    apart = Math.max(apart, Math.abs(dot(between, normals[i])) - reaches[i]);
  }
  return apart;
}

/** Every combination of the repeats that moves `from` within `radius` of the origin, row by row. */
function repeatsWithin(from: Point, [along, next]: readonly [Point, Point], radius: number): Point[] {
  const cell = cross(along, next);
  const step = Math.hypot(along.x, along.y);
  const middleRow = -cross(along, from) / cell;
  const rows = Math.abs((radius * step) / cell);
  const shifts: Point[] = [];
  for (let row = Math.ceil(middleRow - rows); row <= middleRow + rows; row++) {
    const at = plus(from, times(next, row));
    const off = cross(along, at) / step;
    const half = Math.sqrt(Math.max(0, radius * radius - off * off)) / step;
    const middle = -dot(at, along) / (step * step);
    for (let i = Math.ceil(middle - half); i <= middle + half; i++) {
      shifts.push(plus(times(next, row), times(along, i)));
    }
  }
  return shifts;
}

/** Examines one tile beside another; returns the length of their shared inflated outline. */
function meet(tile: Tile, other: Tile, shift: Point, near: number, found: Examination): number {
  const inflated = other.inflated.map((corner) => plus(corner, shift));
  const outline = other.outline.map((corner) => plus(corner, shift));
  let shared = 0;
  for (let i = 0; i < tile.inflated.length; i++) {
    for (let k = 0; k < inflated.length; k++) {
      const length = facing(edgeAt(tile.inflated, i), edgeAt(inflated, k), near);
      if (length <= near) continue;
      shared += length;
      const [from] = edgeAt(tile.outline, i);
      const gap = dot(minus(outline[k], from), tile.normals[i]);
      found.narrowestGap = Math.min(found.narrowestGap, gap);
      found.widestGap = Math.max(found.widestGap, gap);
      if (facing(edgeAt(tile.outline, i), edgeAt(outline, k), Infinity) > near) found.edgesFace = true;
    }
  }
  found.distance = Math.min(found.distance, distanceBetween(tile.outline, outline));
  return shared;
}

type Edge = readonly [Point, Point];

/** Length over which two edges face each other, at most `near` apart. */
function facing([a, b]: Edge, [c, d]: Edge, near: number): number {
  const length = lengthOf(minus(b, a));
  const along = times(minus(b, a), 1 / length);
  const back = times(minus(d, c), 1 / lengthOf(minus(d, c)));
  if (Math.abs(cross(along, back)) > 1e-8 || dot(along, back) > 0) return 0;
  if (Math.abs(cross(along, minus(c, a))) > near) return 0;
  return Math.min(length, dot(along, minus(c, a))) - Math.max(0, dot(along, minus(d, a)));
}

function distanceBetween(a: Ring, b: Ring): number {
  let least = Infinity;
  for (const [one, two] of [
    [a, b],
    [b, a],
  ]) {
    for (const corner of one) {
      for (let i = 0; i < two.length; i++) least = Math.min(least, distanceToEdge(corner, edgeAt(two, i)));
    }
  }
  return least;
}

function distanceToEdge(point: Point, [a, b]: Edge): number {
  const edge = minus(b, a);
  const along = Math.min(1, Math.max(0, dot(minus(point, a), edge) / dot(edge, edge)));
  return lengthOf(minus(point, plus(a, times(edge, along))));
}

function tileOf(outline: Ring, outward: number): Tile {
  const normals = outline.map((_, i) => outwardNormal(edgeAt(outline, i)));
  const inflated = outline.map((corner, i) => {
    const before = normals[(i + normals.length - 1) % normals.length];
    // The intersection of both pushed-out sides.
    const mitre = times(plus(before, normals[i]), outward / (1 + dot(before, normals[i])));
    return plus(corner, mitre);
  });
  const centre = centreOf(outline);
  const radius = Math.max(...inflated.map((corner) => lengthOf(minus(corner, centre))));
  return { outline, inflated, centre, radius, normals };
}

export function centreOf(ring: Ring): Point {
  return times(ring.reduce(plus), 1 / ring.length);
}

export function edgeAt(ring: Ring, i: number): Edge {
  return [ring[i], ring[(i + 1) % ring.length]];
}

/** Rings turn from +x to +y, so the outside is on the left of an edge in the drawing. */
function outwardNormal([a, b]: Edge): Point {
  const { x, y } = minus(b, a);
  return times({ x: y, y: -x }, 1 / Math.hypot(x, y));
}

function reachOf({ inflated, centre }: Tile, normal: Point): number {
  return Math.max(...inflated.map((corner) => dot(minus(corner, centre), normal)));
}

function perimeterOf(ring: Ring): number {
  return ring.reduce((sum, corner, i) => sum + lengthOf(minus(edgeAt(ring, i)[1], corner)), 0);
}

export function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

export function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}

export function times(a: Point, factor: number): Point {
  return { x: a.x * factor, y: a.y * factor };
}

export function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y;
}

export function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x;
}

export function lengthOf(a: Point): number {
  return Math.hypot(a.x, a.y);
}
