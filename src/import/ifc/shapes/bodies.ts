// The items of a representation as bodies in the world, each given by its faces.

import { locatePoint, type Ring, signedArea } from '../../../engine/index.ts';
import { type Entity, Unreadable } from '../model.ts';
import type { ShapeContext } from './context.ts';
import { polygonalFaces, shellFaces, triangularFaces } from './faces.ts';
import { axisPlacementOf, directionOf, transformationOf } from './placements.ts';
import { drawnRegion, placed, profileRegions, type Region, ringsOf } from './regions.ts';
import { type Frame, plus, scaled, turnedBy, type Vector, within } from './vectors.ts';

/** The faces of one body. A drawn region is a body of one face. */
export type Body = readonly Region[];

/** The bodies of the items of an IfcShapeRepresentation, which lie in `frame`. */
export function representationBodies(
  representation: Entity,
  frame: Frame,
  context: ShapeContext,
  level: number,
): Body[] {
  const inner = context.deeper(level);
  return Array.from(representation.entities(3), (item) => itemBodies(item, frame, context, inner)).flat();
}

function itemBodies(item: Entity, frame: Frame, context: ShapeContext, level: number): Body[] {
  const inner = context.deeper(level);
  const inWorld = (faces: readonly Region[]): Body[] => [faces.map((face) => placed(face, frame))];
  switch (item.type) {
    case 'IFCEXTRUDEDAREASOLID':
      return extrusions(item, frame, context, inner);
    case 'IFCBOOLEANCLIPPINGRESULT':
    case 'IFCBOOLEANRESULT':
      return booleanBodies(item, frame, context, inner);
    case 'IFCCSGSOLID':
      return itemBodies(item.entity(0), frame, context, inner);
    case 'IFCMAPPEDITEM':
      return mappedBodies(item, frame, context, inner);
    case 'IFCFACETEDBREP':
    case 'IFCFACETEDBREPWITHVOIDS':
      return inWorld(shellFaces(item.entity(0), context));
    case 'IFCSHELLBASEDSURFACEMODEL':
    case 'IFCFACEBASEDSURFACEMODEL':
      return inWorld(Array.from(item.entities(0), (shell) => shellFaces(shell, context)).flat());
    case 'IFCPOLYGONALFACESET':
      return inWorld(polygonalFaces(item, context));
    case 'IFCTRIANGULATEDFACESET':
      return inWorld(triangularFaces(item, context));
    case 'IFCGEOMETRICCURVESET':
    case 'IFCGEOMETRICSET':
      return drawnBodies(Array.from(item.entities(0)), frame, context, inner);
    case 'IFCANNOTATIONFILLAREA':
      return drawnBodies([item.entity(0), ...item.entities(1)], frame, context, inner);
    default:
      return drawnBodies([item], frame, context, inner);
  }
}

function mappedBodies(item: Entity, frame: Frame, context: ShapeContext, level: number): Body[] {
  const source = item.entity(0);
  const target = within(frame, transformationOf(item.entity(1)));
  const origin = within(target, axisPlacementOf(source.entityOrNull(0)));
  return representationBodies(source.entity(1), origin, context, level);
}

/** What is cut away is not computed: the body before the cut is taken, and that is remarked. */
function booleanBodies(item: Entity, frame: Frame, context: ShapeContext, level: number): Body[] {
  const first = itemBodies(item.entity(1), frame, context, level);
  if (item.enumeration(0) === 'UNION') return [...first, ...itemBodies(item.entity(2), frame, context, level)];
  context.remarks.add('clipping-ignored');
  return first;
}

function extrusions(solid: Entity, frame: Frame, context: ShapeContext, level: number): Body[] {
  const inner = within(frame, axisPlacementOf(solid.entityOrNull(1)));
  const way = scaled(turnedBy(inner, directionOf(solid.entity(2))), solid.number(3));
  return profileRegions(solid.entity(0), context, level).map((region) => {
    const base = placed(region, inner);
    const corners = ringsOf(base).reduce((sum, ring) => sum + ring.length, 0);
    context.spend(5 * corners);
    return [base, moved(base, way), ...ringsOf(base).flatMap((ring) => sides(ring, way))];
  });
}

function moved({ outline, holes }: Region, way: Vector): Region {
  const moveRing = (ring: readonly Vector[]) => ring.map((corner) => plus(corner, way));
  return { outline: moveRing(outline), holes: holes.map(moveRing) };
}

/** Sides may become the floor: of a body that was extruded along it. */
function sides(ring: readonly Vector[], way: Vector): Region[] {
  return ring.map((corner, i) => {
    const next = ring[(i + 1) % ring.length];
    return { outline: [corner, next, plus(next, way), plus(corner, way)], holes: [] };
  });
}

/** Closed curves: those inside another one are its holes. */
function drawnBodies(curves: readonly Entity[], frame: Frame, context: ShapeContext, level: number): Body[] {
  const regions: Region[] = [];
  for (const curve of curves) {
    const region = drawnRegion(curve, context, level);
    if (region === undefined) throw new Unreadable('open-chain');
    regions.push(placed(region, frame));
  }
  const corners = regions.reduce((sum, { outline }) => sum + outline.length, 0);
  if (corners > MOST_DRAWN) throw new Unreadable('entity-skipped');
  const rings = regions.map(({ outline }) => ({ corners: outline, plan: planOf(outline) }));
  rings.sort((a, b) => Math.abs(signedArea(b.plan)) - Math.abs(signedArea(a.plan)));
  const [largest, ...others] = rings;
  if (largest === undefined) return [];
  const isInside = ({ plan }: { plan: Ring }) =>
    plan.every((corner) => locatePoint(corner, largest.plan) !== 'outside');
  const holes = others.filter(isInside).map(({ corners }) => corners);
  const apart = others.filter((ring) => !isInside(ring)).map(({ corners }): Body => [{ outline: corners, holes: [] }]);
  return [[{ outline: largest.corners, holes }], ...apart];
}

/** Corners of the curves of one drawing: each may be compared with each. */
const MOST_DRAWN = 2_000;

/** The corners as seen from above. */
export function planOf(ring: readonly Vector[]): Ring {
  return ring.map(([x, y]) => ({ x, y }));
}
