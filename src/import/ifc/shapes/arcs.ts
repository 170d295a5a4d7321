// Circles and ellipses, and arcs of them, as corners that lie on the curve.

import { type Entity, Unreadable } from '../model.ts';
import type { ShapeContext } from './context.ts';
import { axisPlacementOf } from './placements.ts';
import { cross, dot, type Frame, minus, plus, scaled, unit, type Vector } from './vectors.ts';

export interface Conic {
  readonly frame: Frame;
  /** Along x and y of the frame. */
  readonly radii: readonly [number, number];
}

const TURN = 2 * Math.PI;

/** An IfcCircle or IfcEllipse. */
export function conicOf(curve: Entity): Conic {
  const radii = [curve.number(1), curve.number(curve.type === 'IFCELLIPSE' ? 2 : 1)] as const;
  return conic(axisPlacementOf(curve.entity(0)), radii);
}

export function conic(frame: Frame, radii: Conic['radii']): Conic {
  if (!(radii[0] > 0 && radii[1] > 0)) throw new Unreadable();
  return { frame, radii };
}

/** The corners of a whole circle or ellipse; the first is repeated at the end. */
export function roundCorners(whole: Conic, context: ShapeContext): Vector[] {
  return arcCorners(whole, 0, TURN, context);
}

/** The corners from the angle `start` on, over `sweep` radians, both ends included. */
export function arcCorners(whole: Conic, start: number, sweep: number, context: ShapeContext): Vector[] {
  const chords = context.chordsOf(Math.max(...whole.radii), sweep);
  context.spend(chords + 1);
  context.remarks.add('curve-as-corners');
  return Array.from({ length: chords + 1 }, (_, i) => pointAt(whole, start + (sweep * i) / chords));
}

function pointAt({ frame, radii }: Conic, angle: number): Vector {
  const [along, across] = [radii[0] * Math.cos(angle), radii[1] * Math.sin(angle)];
  return plus(frame.origin, plus(scaled(frame.x, along), scaled(frame.y, across)));
}

/** The angle at which a point of the curve lies. */
export function angleOf({ frame, radii }: Conic, point: Vector): number {
  const from = minus(point, frame.origin);
  return Math.atan2(dot(from, frame.y) / radii[1], dot(from, frame.x) / radii[0]);
}

/** The way from one angle to another: forwards above 0 and up to a whole turn, or backwards likewise. */
export function sweepOf(from: number, to: number, isForward: boolean): number {
  const way = isForward ? to - from : from - to;
  const rest = way - TURN * Math.floor(way / TURN);
  const sweep = rest < 1e-9 ? TURN : rest;
  return isForward ? sweep : -sweep;
}

/** The corners of the arc through three points, both ends included; a straight line if they are in line. */
export function arcThrough(a: Vector, b: Vector, c: Vector, context: ShapeContext): Vector[] {
  const [ab, ac] = [minus(b, a), minus(c, a)];
  const normal = cross(ab, ac);
  const square = dot(normal, normal);
  if (!(square > 1e-18 * dot(ab, ab) * dot(ac, ac))) return [a, c];
  // The centre of the circle around the triangle, relative to a.
  const toCentre = scaled(
    plus(scaled(cross(normal, ab), dot(ac, ac)), scaled(cross(ac, normal), dot(ab, ab))),
    1 / (2 * square),
  );
  const radius = Math.sqrt(dot(toCentre, toCentre));
  const x = unit(scaled(toCentre, -1));
  const z = unit(normal);
  const whole = conic({ x, y: cross(z, x), z, origin: plus(a, toCentre) }, [radius, radius]);
  const inner = arcCorners(whole, 0, sweepOf(0, angleOf(whole, c), true), context).slice(1, -1);
  return [a, ...inner, c];
}
