// Plane regions in space: an outline and its holes, from profiles and from closed curves.

import { type Entity, Unreadable } from '../model.ts';
import { conic, roundCorners } from './arcs.ts';
import type { ShapeContext } from './context.ts';
import { curveCorners } from './curves.ts';
import { axisPlacementOf, transformationOf } from './placements.ts';
import { type Frame, placedBy, type Vector } from './vectors.ts';

export interface Region {
  /** Corners in order, the first not repeated. */
  readonly outline: readonly Vector[];
  readonly holes: readonly (readonly Vector[])[];
}

/** The region of another frame in the space that this frame lies in. */
export function placed(region: Region, frame: Frame): Region {
  const ringIn = (ring: readonly Vector[]) => ring.map((corner) => placedBy(frame, corner));
  return { outline: ringIn(region.outline), holes: region.holes.map(ringIn) };
}

export function ringsOf({ outline, holes }: Region): readonly (readonly Vector[])[] {
  return [outline, ...holes];
}

/** The ring of a closed chain of corners: without the last corner if it repeats the first. */
export function ringOf(corners: readonly Vector[], context: ShapeContext): readonly Vector[] {
  const isRepeated = corners.length > 1 && context.isSame(corners[0], corners[corners.length - 1]);
  const ring = isRepeated ? corners.slice(0, -1) : corners;
  if (ring.length < 3) throw new Unreadable();
  return ring;
}

/** The regions of a profile, in its plane. */
export function profileRegions(profile: Entity, context: ShapeContext, level: number): Region[] {
  const inner = context.deeper(level);
  switch (profile.type) {
    case 'IFCARBITRARYCLOSEDPROFILEDEF':
      return [{ outline: closedRing(profile.entity(2), context, inner), holes: [] }];
    case 'IFCARBITRARYPROFILEDEFWITHVOIDS': {
      const holes = Array.from(profile.entities(3), (curve) => closedRing(curve, context, inner));
      return [{ outline: closedRing(profile.entity(2), context, inner), holes }];
    }
    case 'IFCRECTANGLEPROFILEDEF':
      return [placed(rectangle(profile, context), axisPlacementOf(profile.entityOrNull(2)))];
    case 'IFCCIRCLEPROFILEDEF':
    case 'IFCELLIPSEPROFILEDEF':
      return [placed(round(profile, context), axisPlacementOf(profile.entityOrNull(2)))];
    case 'IFCDERIVEDPROFILEDEF':
    case 'IFCMIRROREDPROFILEDEF':
      return profileRegions(profile.entity(2), context, inner).map((region) =>
        placed(region, transformationOf(profile.entity(3))),
      );
    case 'IFCCOMPOSITEPROFILEDEF':
      return Array.from(profile.entities(2), (part) => profileRegions(part, context, inner)).flat();
    default:
      throw new Unreadable('entity-skipped');
  }
}

/** The ring of a curve that the schema wants closed; some programs leave the last corner out. */
function closedRing(curve: Entity, context: ShapeContext, level: number): readonly Vector[] {
  return ringOf(curveCorners(curve, context, level), context);
}

function rectangle(profile: Entity, context: ShapeContext): Region {
  const [x, y] = [profile.number(3) / 2, profile.number(4) / 2];
  if (!(x > 0 && y > 0)) throw new Unreadable();
  context.spend(4);
  const outline: Vector[] = [
    [-x, -y, 0],
    [x, -y, 0],
    [x, y, 0],
    [-x, y, 0],
  ];
  return { outline, holes: [] };
}

function round(profile: Entity, context: ShapeContext): Region {
  const radii = [profile.number(3), profile.number(profile.type === 'IFCELLIPSEPROFILEDEF' ? 4 : 3)] as const;
  const corners = roundCorners(conic(axisPlacementOf(null), radii), context);
  return { outline: ringOf(corners, context), holes: [] };
}

/** The region of a drawn curve; undefined if it is not closed. */
export function drawnRegion(curve: Entity, context: ShapeContext, level: number): Region | undefined {
  const corners = curveCorners(curve, context, level);
  const isClosed = corners.length > 3 && context.isSame(corners[0], corners[corners.length - 1]);
  return isClosed ? { outline: ringOf(corners, context), holes: [] } : undefined;
}
