// The corners of the entities of DXF that are lines: straight ones, arcs, polylines with bulges, splines. y runs up.

import type { Budget } from '../budget.ts';
import { arcPoints, circlePoints, stepsAlong } from '../curves.ts';
import type { DrawnPoint } from '../drawing.ts';
import { type Entry, numberFrom, numberOf } from './groups.ts';
import { splinePoints } from './spline.ts';

export interface DrawnLine {
  readonly corners: readonly DrawnPoint[];
  readonly isClosed: boolean;
  readonly curves: number;
}

/** A corner with the bulge of the wall after it: the tangent of a quarter of the angle that it turns. */
export interface BulgedCorner extends DrawnPoint {
  readonly bulge: number;
}

/** Reads an entity that is a line; undefined if it is none. */
export function lineOf(entry: Entry, budget: Budget): DrawnLine | undefined {
  return READERS[entry.type]?.(entry, budget);
}

type Reader = (entry: Entry, budget: Budget) => DrawnLine;

const READERS: Readonly<Record<string, Reader>> = {
  LINE: (entry, budget) => {
    budget.corners(2);
    return { corners: [pointOf(entry, 10), pointOf(entry, 11)], isClosed: false, curves: 0 };
  },
  CIRCLE: (entry, budget) => {
    const corners = circlePoints(budget, pointOf(entry, 10), numberOf(entry, 40));
    return { corners, isClosed: true, curves: 1 };
  },
  ARC: (entry, budget) => {
    const corners = arcOf(budget, pointOf(entry, 10), numberOf(entry, 40), numberOf(entry, 50), numberOf(entry, 51));
    return { corners, isClosed: false, curves: 1 };
  },
  ELLIPSE: (entry, budget) => {
    const [major, ratio] = [pointOf(entry, 11), numberOf(entry, 40)];
    const minor = { x: -major.y * ratio, y: major.x * ratio };
    const [from, to] = [numberOf(entry, 41, 0), numberOf(entry, 42, 2 * Math.PI)];
    const sweep = to > from ? to - from : to - from + 2 * Math.PI;
    const corners = arcPoints(budget, { centre: pointOf(entry, 10), major, minor }, from, sweep);
    const isClosed = sweep > 2 * Math.PI - 1e-6;
    return { corners: isClosed ? corners.slice(0, -1) : corners, isClosed, curves: 1 };
  },
  LWPOLYLINE: (entry, budget) => {
    const corners = bulgedCorners(entry, budget);
    return bulged(corners, (numberOf(entry, 70, 0) & 1) === 1, budget);
  },
  SPLINE: (entry, budget) => {
    const [control, fit] = [pointsOf(entry, 10), pointsOf(entry, 11)];
    const isClosed = (numberOf(entry, 70, 0) & 1) === 1;
    if (control.length === 0) {
      budget.corners(fit.length);
      return { corners: fit, isClosed, curves: 1 };
    }
    const curve = {
      degree: numberOf(entry, 71, 3),
      knots: numbersOf(entry, 40),
      weights: numbersOf(entry, 41),
      control,
    };
    return { corners: splinePoints(budget, curve, stepsAlong(control)), isClosed, curves: 1 };
  },
};

/** An arc from one angle to another, in degrees, counter-clockwise. */
export function arcOf(budget: Budget, centre: DrawnPoint, radius: number, from: number, to: number): DrawnPoint[] {
  const turn = (((to - from) % 360) + 360) % 360 || 360;
  const axes = { centre, major: { x: radius, y: 0 }, minor: { x: 0, y: radius } };
  return arcPoints(budget, axes, (from * Math.PI) / 180, (turn * Math.PI) / 180);
}

/** A polyline with its bulges as arcs. */
export function bulged(corners: readonly BulgedCorner[], isClosed: boolean, budget: Budget): DrawnLine {
  let curves = 0;
  const points = corners.flatMap((corner, i): DrawnPoint[] => {
    const next = corners[(i + 1) % corners.length];
    if (corner.bulge === 0 || (i === corners.length - 1 && !isClosed)) return [corner];
    curves++;
    return [corner, ...bulgePoints(corner, next, budget)];
  });
  return { corners: points, isClosed, curves };
}

/** The points of a bulge between its ends. */
function bulgePoints(from: BulgedCorner, to: DrawnPoint, budget: Budget): DrawnPoint[] {
  const { bulge } = from;
  const off = (1 - bulge * bulge) / (4 * bulge);
  const centre = {
    x: (from.x + to.x) / 2 - off * (to.y - from.y),
    y: (from.y + to.y) / 2 + off * (to.x - from.x),
  };
  const radius = Math.hypot(from.x - centre.x, from.y - centre.y);
  const axes = { centre, major: { x: radius, y: 0 }, minor: { x: 0, y: radius } };
  const begin = Math.atan2(from.y - centre.y, from.x - centre.x);
  return arcPoints(budget, axes, begin, 4 * Math.atan(bulge)).slice(1, -1);
}

function bulgedCorners({ codes, values }: Entry, budget: Budget): BulgedCorner[] {
  const corners: { x: number; y: number; bulge: number }[] = [];
  for (let i = 0; i < codes.length; i++) {
    const last = corners.at(-1);
    if (codes[i] === 10) {
      budget.corners(1);
      corners.push({ x: numberFrom(values[i]), y: Number.NaN, bulge: 0 });
    } else if (last && codes[i] === 20) last.y = numberFrom(values[i]);
    else if (last && codes[i] === 42) last.bulge = numberFrom(values[i]);
  }
  return corners;
}

/** The point of a code, whose y has the code ten above. */
export function pointOf(entry: Entry, code: number): DrawnPoint {
  return { x: numberOf(entry, code), y: numberOf(entry, code + 10) };
}

function pointsOf(entry: Entry, code: number): DrawnPoint[] {
  const ys = numbersOf(entry, code + 10);
  return numbersOf(entry, code).map((x, i) => ({ x, y: ys[i] ?? Number.NaN }));
}

function numbersOf({ codes, values }: Entry, code: number): number[] {
  return values.filter((_, i) => codes[i] === code).map(numberFrom);
}
