// The floor of bodies: their level faces at the bottom, united.

import { locatePoint, OVERLAY_LIMITS, overlay, type Point, type Ring, signedArea } from '../../../engine/index.ts';
import { Unreadable } from '../model.ts';
import { type Body, planOf } from './bodies.ts';
import type { ShapeContext } from './context.ts';
import { type Region, ringsOf } from './regions.ts';

export interface Footprint {
  readonly parts: readonly PlanRegion[];
  /** Height of the floor and of the highest corner. */
  readonly low: number;
  readonly high: number;
}

/** A region seen from above, y up. */
export interface PlanRegion {
  readonly outline: Ring;
  readonly holes: readonly Ring[];
}

/** Corners of a level face may differ by this in height, mm. */
const LEVEL_MM = 1;

/** Floors of one room may lie on steps this high, mm; what is higher stands on another body. */
const STEP_MM = 500;

/** The floor of a room of these bodies. */
export function footprintOf(bodies: readonly Body[], context: ShapeContext): Footprint {
  const level = LEVEL_MM / context.unitMm;
  const lowest = bodies.filter((body) => body.length > 0).map((body) => ({ body, ...extent(body) }));
  const low = lowest.reduce((least, body) => Math.min(least, body.low), Infinity);
  const high = lowest.reduce((most, body) => Math.max(most, body.high), -Infinity);
  const standing = lowest.filter((body) => body.low - low <= STEP_MM / context.unitMm);
  if (standing.some((body) => body.low - low > level)) context.remarks.add('floor-levels');
  const faces = standing.flatMap(({ body, low: bottom }) =>
    body.filter((face) => extent([face]).high - bottom <= level),
  );
  if (standing.length > 0 && faces.length === 0) throw new Unreadable('not-level');
  const parts = faces.length === 1 ? faces.map(fromAbove) : united(faces.map(fromAbove), context);
  if (parts.length === 0) throw new Unreadable();
  return { parts, low, high };
}

function extent(body: Body): { low: number; high: number } {
  let [low, high] = [Infinity, -Infinity];
  for (const face of body) {
    for (const ring of ringsOf(face)) {
      for (const [, , z] of ring) {
        low = Math.min(low, z);
        high = Math.max(high, z);
      }
    }
  }
  return { low, high };
}

function fromAbove({ outline, holes }: Region): PlanRegion {
  return { outline: planOf(outline), holes: holes.map(planOf) };
}

/** The union of regions, on whole micrometres. */
function united(regions: readonly PlanRegion[], context: ShapeContext): PlanRegion[] {
  const origin = regions[0]?.outline[0];
  if (origin === undefined) return [];
  const perUnit = context.unitMm * 1000;
  const onGrid = (ring: Ring, sign: 1 | -1) =>
    turned(
      ring.map(({ x, y }) => ({ x: Math.round((x - origin.x) * perUnit), y: Math.round((y - origin.y) * perUnit) })),
      sign,
    );
  const rings = regions.flatMap(({ outline, holes }) => [onGrid(outline, 1), ...holes.map((hole) => onGrid(hole, -1))]);
  const isTooWide = rings.some((ring) => ring.some(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) > WIDEST_UM));
  const union = isTooWide ? undefined : overlay(rings, [], (windings) => windings > 0, OVERLAY_LIMITS);
  if (union === undefined) throw new Unreadable('entity-skipped');
  const inFile = (ring: Ring) => ring.map(({ x, y }) => ({ x: origin.x + x / perUnit, y: origin.y + y / perUnit }));
  const holes = union.filter((ring) => signedArea(ring) < 0);
  return union
    .filter((ring) => signedArea(ring) > 0)
    .map((outline) => ({
      outline: inFile(outline),
      holes: holes.filter((hole) => locatePoint(middleOf(hole), outline) === 'inside').map(inFile),
    }));
}

/** No floor is ten kilometres wide, and the union is exact up to there. */
const WIDEST_UM = 1e10;

function turned(ring: Ring, sign: 1 | -1): Ring {
  return signedArea(ring) * sign < 0 ? [...ring].reverse() : ring;
}

/** A point of the hole's first side: a corner may touch the outline. */
function middleOf([a, b]: Ring): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
