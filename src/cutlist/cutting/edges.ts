// The edges of a piece: straight ones, and arcs where many short sides in a row have their corners on one circle.

import type { Point, Ring } from '../../engine/index.ts';
import { type Side, sidesOf } from '../pieces.ts';

export interface Arc {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
  readonly centre: Point;
  readonly radius: number;
}

export interface Edges {
  readonly straight: readonly Side[];
  readonly arcs: readonly Arc[];
}

/** Sides of an arc turn by no more, degrees: round cutouts are polygons of 64 corners. */
const MOST_TURN = 25;
const LEAST_TURN = 0.2;
/** Fewer sides are cut one by one. */
const LEAST_SIDES = 4;
/** How far corners may be off a circle, as a share of its radius: where an arc is clipped, its ends are. */
const OFF = 0.004;

/** The edges of a ring, in its order. */
export function edgesOf(ring: Ring): Edges {
  const sides = sidesOf(ring);
  const straight: Side[] = [];
  const arcs: Arc[] = [];
  for (const run of runsOf(sides)) {
    const arc = run.length >= LEAST_SIDES ? arcOf(run) : null;
    if (arc) arcs.push(arc);
    else straight.push(...run);
  }
  return { straight, arcs };
}

/** Sides in runs that turn a little at each corner, all the same way. */
function runsOf(sides: readonly Side[]): Side[][] {
  const turns = sides.map(({ angleDeg }) => 180 - angleDeg);
  const isJoint = (i: number) => {
    const turn = turns[i];
    return Math.abs(turn) <= MOST_TURN && Math.abs(turn) >= LEAST_TURN;
  };
  const begin = turns.findIndex((_, i) => !isJoint(i));
  if (begin < 0) return [[...sides]];
  const runs: Side[][] = [];
  for (let k = 0; k < sides.length; k++) {
    const i = (begin + k) % sides.length;
    const last = runs.at(-1);
    const before = last && last.length > 1 ? turns[(i - 1 + sides.length) % sides.length] : turns[i];
    if (last && k > 0 && isJoint(i) && before * turns[i] > 0) last.push(sides[i]);
    else runs.push([sides[i]]);
  }
  return runs;
}

function arcOf(run: readonly Side[]): Arc | null {
  const points = [...run.map(({ from }) => from), run[run.length - 1].to];
  // The outermost points may be anywhere on their sides.
  const inner = points.slice(1, -1);
  const circle = circleThrough(inner[0], inner[inner.length >> 1], inner[inner.length - 1]);
  if (circle === null) return null;
  const { centre, radius } = circle;
  const isOff = ({ x, y }: Point) => Math.abs(Math.hypot(x - centre.x, y - centre.y) - radius) > OFF * radius;
  if (points.some(isOff)) return null;
  // The polygon of a round cutout has the area of its circle, so its corners are a little outside.
  const step = 2 * Math.asin(Math.min(1, run[1].length / (2 * radius)));
  const length = run.reduce((sum, side) => sum + side.length, 0);
  const trueRadius = radius * Math.sqrt(Math.sin(step) / step);
  return { from: points[0], to: points[points.length - 1], length, centre, radius: trueRadius };
}

function circleThrough(a: Point, b: Point, c: Point) {
  const [bx, by, cx, cy] = [b.x - a.x, b.y - a.y, c.x - a.x, c.y - a.y];
  const twice = 2 * (bx * cy - by * cx);
  if (Math.abs(twice) < 1e-9) return null;
  const [b2, c2] = [bx * bx + by * by, cx * cx + cy * cy];
  const x = (cy * b2 - by * c2) / twice;
  const y = (bx * c2 - cx * b2) / twice;
  return { centre: { x: a.x + x, y: a.y + y }, radius: Math.hypot(x, y) };
}
