// Curves as chains of corners, in the space of the curve.

import { type Entity, isList, listOf, numberOf, numbersOf, Unreadable } from '../model.ts';
import { Ref, type StepValue, Typed } from '../step/index.ts';
import { angleOf, arcCorners, arcThrough, conicOf, roundCorners, sweepOf } from './arcs.ts';
import type { ShapeContext } from './context.ts';
import { directionOf, pointOf, vectorOf } from './placements.ts';
import { plus, scaled, type Vector } from './vectors.ts';

/** Segments of a composite curve may begin this far from where the one before ends, mm. */
const GAP_MM = 10;

/** The corners along a curve. A closed curve ends where it begins. */
export function curveCorners(curve: Entity, context: ShapeContext, level: number): Vector[] {
  const inner = context.deeper(level);
  switch (curve.type) {
    case 'IFCPOLYLINE':
      return counted(Array.from(curve.entities(0), pointOf), context);
    case 'IFCINDEXEDPOLYCURVE':
      return indexedCorners(curve, context);
    case 'IFCCOMPOSITECURVE':
    case 'IFC2DCOMPOSITECURVE':
      return compositeCorners(curve, context, inner);
    case 'IFCTRIMMEDCURVE':
      return trimmedCorners(curve, context);
    case 'IFCCIRCLE':
    case 'IFCELLIPSE':
      return roundCorners(conicOf(curve), context);
    default:
      throw new Unreadable('entity-skipped');
  }
}

function counted(corners: Vector[], context: ShapeContext): Vector[] {
  context.spend(corners.length);
  return corners;
}

/** The points of an IfcCartesianPointList2D or IfcCartesianPointList3D. */
export function pointsOf(list: Entity, context: ShapeContext): Vector[] {
  const points = list.list(0);
  context.spend(points.length);
  return points.map((point) => vectorOf(numbersOf(listOf(point))));
}

/** The point that an index, from 1, means. */
export function pointAtIndex(points: readonly Vector[], index: StepValue): Vector {
  const number = numberOf(index);
  const point = number === null ? undefined : points[number - 1];
  if (point === undefined) throw new Unreadable();
  return point;
}

function indexedCorners(curve: Entity, context: ShapeContext): Vector[] {
  const points = pointsOf(curve.entity(0), context);
  const segments = curve.value(1);
  if (!isList(segments)) return points;
  const corners: Vector[] = [];
  for (const segment of segments) {
    if (!(segment instanceof Typed)) throw new Unreadable();
    const along = listOf(segment.values[0]).map((index) => pointAtIndex(points, index));
    const isArc = segment.type === 'IFCARCINDEX' && along.length === 3;
    append(corners, isArc ? arcThrough(along[0], along[1], along[2], context) : along, context);
  }
  return counted(corners, context);
}

function compositeCorners(curve: Entity, context: ShapeContext, level: number): Vector[] {
  const corners: Vector[] = [];
  for (const segment of curve.entities(0)) {
    const along = curveCorners(segment.entity(2), context, level);
    append(corners, segment.enumeration(1) === 'F' ? along.reverse() : along, context);
  }
  return corners;
}

/** Adds the corners of the next segment, which begins where the last one ended. */
function append(corners: Vector[], next: readonly Vector[], context: ShapeContext): void {
  const last = corners.at(-1);
  if (last !== undefined && next.length > 0 && !context.isNear(last, next[0], GAP_MM)) {
    throw new Unreadable('open-chain');
  }
  const first = last !== undefined && next.length > 0 && context.isSame(last, next[0]) ? 1 : 0;
  for (let i = first; i < next.length; i++) corners.push(next[i]);
}

function trimmedCorners(curve: Entity, context: ShapeContext): Vector[] {
  const basis = curve.entity(0);
  const isForward = curve.enumeration(3) !== 'F';
  const ends = [trimAt(curve, 1), trimAt(curve, 2)];
  if (basis.type === 'IFCLINE')
    return counted(
      ends.map((end) => onLine(basis, end)),
      context,
    );
  if (basis.type !== 'IFCCIRCLE' && basis.type !== 'IFCELLIPSE') throw new Unreadable('entity-skipped');
  const whole = conicOf(basis);
  const [from, to] = ends.map((end) => (typeof end === 'number' ? end * context.radians : angleOf(whole, end)));
  return arcCorners(whole, from, sweepOf(from, to, isForward), context);
}

/** Where a curve is trimmed: at a point or at a parameter. The file says which it prefers if it gives both. */
function trimAt(curve: Entity, place: number): Vector | number {
  const parameter = curve.list(place).find((value) => value instanceof Typed);
  const number = numberOf(parameter);
  const hasPoint = curve.list(place).some((value) => value instanceof Ref);
  if (number !== null && (curve.enumeration(4) !== 'CARTESIAN' || !hasPoint)) return number;
  for (const point of curve.entities(place)) return pointOf(point);
  throw new Unreadable();
}

function onLine(line: Entity, end: Vector | number): Vector {
  if (typeof end !== 'number') return end;
  const along = line.entity(1);
  const step = scaled(directionOf(along.entity(0)), along.number(1));
  return plus(pointOf(line.entity(0)), scaled(step, end));
}
