// Where things are: points, directions, axis placements, transformations of mapped items, and chains of placements.

import { type Entity, given, Unreadable } from '../model.ts';
import { cross, dot, type Frame, frameOf, minus, scaled, unit, type Vector, WORLD, within } from './vectors.ts';

/** A chain of placements is as long as a building is nested: site, building, storey, room, door. */
const LONGEST_CHAIN = 64;

/** The coordinates of a point or a direction; those of a plane get z = 0. */
export function vectorOf(coordinates: readonly number[]): Vector {
  const [x, y, z = 0] = coordinates;
  return [given(x), given(y), z];
}

export function pointOf(entity: Entity): Vector {
  if (entity.type !== 'IFCCARTESIANPOINT') throw new Unreadable('entity-skipped');
  return vectorOf(entity.numbers(0));
}

export function directionOf(entity: Entity): Vector {
  return unit(vectorOf(entity.numbers(0)));
}

function directionAt(entity: Entity, place: number): Vector | null {
  const direction = entity.entityOrNull(place);
  return direction && directionOf(direction);
}

/** The frame of an IfcAxis2Placement2D or IfcAxis2Placement3D; the world's if it is not given. */
export function axisPlacementOf(entity: Entity | null): Frame {
  if (entity === null) return WORLD;
  const origin = pointOf(entity.entity(0));
  if (entity.type === 'IFCAXIS2PLACEMENT2D') return frameOf(origin, WORLD.z, directionAt(entity, 1) ?? WORLD.x);
  if (entity.type !== 'IFCAXIS2PLACEMENT3D') throw new Unreadable('entity-skipped');
  const z = directionAt(entity, 1) ?? WORLD.z;
  return frameOf(origin, z, directionAt(entity, 2) ?? otherThan(z));
}

/** The direction that the schema takes for x where none is given. */
function otherThan(z: Vector): Vector {
  return Math.abs(z[0]) > 1 - 1e-9 ? WORLD.z : WORLD.x;
}

/** The frame that an IfcCartesianTransformationOperator makes of the world's, with its scales. */
export function transformationOf(entity: Entity): Frame {
  const isFlat = entity.type.startsWith('IFCCARTESIANTRANSFORMATIONOPERATOR2D');
  const origin = pointOf(entity.entity(2));
  const scale = entity.numberOrNull(3) ?? 1;
  const [x, y, z] = operatorAxes(
    directionAt(entity, 0),
    directionAt(entity, 1),
    isFlat ? null : directionAt(entity, 4),
  );
  const first = isFlat ? 4 : 5;
  const isUneven = entity.type.endsWith('NONUNIFORM');
  const scaleOf = (place: number) => (isUneven ? (entity.numberOrNull(place) ?? scale) : scale);
  return { x: scaled(x, scale), y: scaled(y, scaleOf(first)), z: isFlat ? z : scaled(z, scaleOf(first + 1)), origin };
}

/** Axes at right angles; the second may mirror. */
function operatorAxes(axis1: Vector | null, axis2: Vector | null, axis3: Vector | null): [Vector, Vector, Vector] {
  const z = axis3 ?? WORLD.z;
  const { x } = frameOf(WORLD.origin, z, axis1 ?? otherThan(z));
  const y = cross(z, x);
  if (axis2 === null) return [x, y, z];
  const along = minus(axis2, scaled(x, dot(axis2, x)));
  return [x, dot(along, y) < 0 ? scaled(y, -1) : y, z];
}

/** Finds the frames of placements in the world. Those of storeys are met again and again, so they are kept. */
export class Placements {
  readonly #known = new Map<number, Frame>();

  /** The frame of an IfcLocalPlacement with all those that it is relative to; the world's if there is none. */
  frameOf(placement: Entity | null, depth = 0): Frame {
    if (placement === null) return WORLD;
    if (placement.type !== 'IFCLOCALPLACEMENT' || depth > LONGEST_CHAIN) throw new Unreadable('entity-skipped');
    const known = this.#known.get(placement.id);
    if (known) return known;
    const outer = this.frameOf(placement.entityOrNull(0), depth + 1);
    const frame = within(outer, axisPlacementOf(placement.entity(1)));
    this.#known.set(placement.id, frame);
    return frame;
  }
}
