// The floor in the colour of its joints, and the cutouts with a light fill and crossed lines.

import { cutoutsOf, type Plan, type Point, type Ring } from '../engine/index.ts';
import { cornersOf, grainsOf } from './grain.ts';
import type { DrawingColor } from './options.ts';
import { SLATE, SOLID } from './palette.ts';
import { boxOf, partsInside, ringInFloorFrame, ringsOfFloor } from './rings.ts';
import type { Areas, Lines, Role, Stroke } from './scene.ts';

/** Returns the room's outer ring as a solid area, visible through the cutouts and in the gap along the walls. */
export function solidRoom(plan: Plan, outer: Ring, grain: number): Areas[] {
  if (!hasCutouts(plan) && plan.edge === 0) return [];
  const corners = outer.flatMap(({ x, y }) => [x, y]);
  return [areaOf('cutout', SOLID, corners, [outer.length], grain)];
}

/** Returns the floor area, visible in the joints between tiles. */
export function floorArea({ floor }: Plan, grain: number, joint: DrawingColor): Areas {
  return areaOf('floor', joint, cornersOf(floor), floor.ringEnds, grain);
}

function areaOf(
  role: Role,
  fill: DrawingColor,
  corners: readonly number[],
  ringEnds: Iterable<number>,
  grain: number,
): Areas {
  const ends = Int32Array.from(ringEnds);
  return {
    kind: 'areas',
    role,
    fill,
    xy: grainsOf(corners, grain),
    ringEnds: ends,
    shapeEnds: Int32Array.of(ends.length),
    seam: null,
    rim: null,
  };
}

/** Returns the edge of the floor: around the cutouts, and around the room when no wall band is drawn. */
export function floorEdge(plan: Plan, outer: Ring, walls: boolean, stroke: Stroke): Lines[] {
  const withCutouts = hasCutouts(plan);
  if (walls && !withCutouts) return [];
  const role = walls ? 'cutout' : 'outline';
  const paths = [...(walls ? [] : [outer]), ...(withCutouts ? ringsOfFloor(plan.roomFloor) : [])];
  return [{ kind: 'lines', role, stroke, paths, closed: true, circles: [] }];
}

/** Returns crossed lines through the part of each cutout that is inside the room. */
export function cutoutCrosses(cutouts: readonly DrawnCutout[], outer: Ring, stroke: Stroke): Lines[] {
  const paths = cutouts.flatMap(({ ring }) =>
    diagonalsOf(ring).flatMap(([a, b]) =>
      partsInside(a, b, ring).flatMap(([from, to]) => partsInside(from, to, outer)),
    ),
  );
  return paths.length > 0 ? [{ kind: 'lines', role: 'cutout', stroke, paths, closed: false, circles: [] }] : [];
}

export function edgeStroke(width: number): Stroke {
  return { color: SLATE, width };
}

function hasCutouts({ room }: Plan): boolean {
  return cutoutsOf(room).length > 0;
}

/** A cutout in the floor's frame, mm. */
export interface DrawnCutout {
  readonly ring: Ring;
  /** Of a circle; null for other cutouts. */
  readonly diameter: number | null;
}

/** Returns the cutouts of a plan in the floor's frame. */
export function drawnCutouts(plan: Plan): DrawnCutout[] {
  const { room } = plan;
  return cutoutsOf(room).map(({ source, index, ring }) => ({
    ring: ringInFloorFrame(ring, plan),
    diameter: source === 'circles' ? (room.circles?.[index].diameter ?? null) : null,
  }));
}

function diagonalsOf(ring: Ring): [Point, Point][] {
  const { left, right, top, bottom } = boxOf(ring);
  return [
    [
      { x: left, y: top },
      { x: right, y: bottom },
    ],
    [
      { x: left, y: bottom },
      { x: right, y: top },
    ],
  ];
}
