// The faces of bodies that are given by their surface: breps, polygonal and triangulated face sets.

import { type Entity, isList, listOf, Unreadable } from '../model.ts';
import type { StepValue } from '../step/index.ts';
import type { ShapeContext } from './context.ts';
import { pointAtIndex, pointsOf } from './curves.ts';
import { pointOf } from './placements.ts';
import { type Region, ringOf } from './regions.ts';
import type { Vector } from './vectors.ts';

/** The faces of an IfcClosedShell, IfcOpenShell or IfcConnectedFaceSet. */
export function shellFaces(shell: Entity, context: ShapeContext): Region[] {
  return Array.from(shell.entities(0), (face) => faceRegion(face, context)).filter((face) => face !== undefined);
}

function faceRegion(face: Entity, context: ShapeContext): Region | undefined {
  if (face.type !== 'IFCFACE') throw new Unreadable('entity-skipped');
  const outer: (readonly Vector[])[] = [];
  const inner: (readonly Vector[])[] = [];
  for (const bound of face.entities(0)) {
    const ring = loopCorners(bound.entity(0), context);
    if (ring.length >= 3) (bound.type === 'IFCFACEOUTERBOUND' ? outer : inner).push(ring);
  }
  // Without an outer bound, a single bound is meant.
  const [outline, ...holes] = [...outer, ...inner];
  return outline && { outline, holes };
}

function loopCorners(loop: Entity, context: ShapeContext): readonly Vector[] {
  if (loop.type !== 'IFCPOLYLOOP') throw new Unreadable('entity-skipped');
  const corners = Array.from(loop.entities(0), pointOf);
  context.spend(corners.length);
  return corners;
}

/** The faces of an IfcPolygonalFaceSet. */
export function polygonalFaces(set: Entity, context: ShapeContext): Region[] {
  const points = pointsOf(set.entity(0), context);
  const pointAt = indexed(points, set.value(3));
  const ring = (indices: readonly StepValue[]) => {
    context.spend(indices.length);
    return ringOf(indices.map(pointAt), context);
  };
  return Array.from(set.entities(2), (face) => ({
    outline: ring(face.list(0)),
    holes: face.type === 'IFCINDEXEDPOLYGONALFACEWITHVOIDS' ? face.list(1).map((hole) => ring(listOf(hole))) : [],
  }));
}

/** The faces of an IfcTriangulatedFaceSet. */
export function triangularFaces(set: Entity, context: ShapeContext): Region[] {
  const points = pointsOf(set.entity(0), context);
  const triangles = set.list(3);
  const pointAt = indexed(points, set.value(4));
  context.spend(triangles.length * 3);
  return triangles.map((triangle) => ({ outline: listOf(triangle).map(pointAt), holes: [] }));
}

/** Finds points by their index from 1, which may lead to another index first. */
function indexed(points: readonly Vector[], order: StepValue): (index: StepValue) => Vector {
  if (!isList(order)) return (index) => pointAtIndex(points, index);
  return (index) => pointAtIndex(points, typeof index === 'number' ? (order[index - 1] ?? null) : null);
}
