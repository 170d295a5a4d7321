// The room: its walls, the floor in the colour of its joints, and the cutouts with a light fill and crossed lines.

import {
  cornersOf,
  courtsOf,
  cutoutsOf,
  type OpeningKind,
  type Plan,
  type Point,
  type Ring,
} from '../../engine/index.ts';
import { boxOf } from './box.ts';
import { SLATE, SOLID } from './colors.ts';
import { type Areas, areaOf, type DrawingColor, type DrawnPlan, type Lines, linesOf, type Stroke } from './items.ts';
import { partsInside, ringInFloorFrame, ringsOfFloor } from './rings.ts';

/** Returns a line of twice the thickness of the walls, mm. The floor hides its inner half, so its edge is the true wall. */
export function wallBand(outer: Ring, band: number): Lines {
  return linesOf('wall', { color: SLATE, width: 2 * band }, [outer], true);
}

/** Returns the room's outer ring as a solid area, visible through the cutouts and in the gap along the walls. */
export function solidRoom(outer: Ring, grain: number): Areas {
  return areaOf('cutout', SOLID, [outer], grain);
}

/** Returns the walls between several rooms that stand in the floor. */
export function wallsInFloor(plan: DrawnPlan, grain: number): Areas[] {
  return courtsOf(plan.room).map((ring) => areaOf('wall', SLATE, [ringInFloorFrame(ring, plan)], grain));
}

/** Returns the outlines of the doorways between several rooms, dashed: the floor goes on through them. */
export function doorwayLines(plan: DrawnPlan, stroke: Stroke): Lines[] {
  const doorways = (plan.room.flat?.doorways ?? []).map((doorway) => ringInFloorFrame(cornersOf(doorway), plan));
  return doorways.length > 0 ? [linesOf('door', stroke, doorways, true)] : [];
}

/** Returns the floor area, visible in the joints between tiles. */
export function floorArea({ floor }: DrawnPlan, grain: number, joint: DrawingColor): Areas {
  return areaOf('floor', joint, ringsOfFloor(floor), grain);
}

/** Returns the edge of the floor: around the cutouts, and around the room when no wall band is drawn. */
export function floorEdge(plan: Plan, outer: Ring, walls: boolean, stroke: Stroke): Lines[] {
  const withCutouts = hasCutouts(plan);
  if (walls && !withCutouts) return [];
  const paths = [...(walls ? [] : [outer]), ...(withCutouts ? ringsOfFloor(plan.roomFloor) : [])];
  return [linesOf(walls ? 'cutout' : 'outline', stroke, paths, true)];
}

/** Returns crossed lines through the part of each cutout that is inside the room. */
export function cutoutCrosses(cutouts: readonly DrawnCutout[], outer: Ring, stroke: Stroke): Lines[] {
  const paths = cutouts.flatMap(({ ring }) =>
    diagonalsOf(ring).flatMap(([a, b]) =>
      partsInside(a, b, ring).flatMap(([from, to]) => partsInside(from, to, outer)),
    ),
  );
  return paths.length > 0 ? [linesOf('cutout', stroke, paths)] : [];
}

export function hasCutouts({ room }: Pick<Plan, 'room'>): boolean {
  return cutoutsOf(room).length > 0;
}

/** A cutout in the floor's frame, mm. */
export interface DrawnCutout {
  readonly ring: Ring;
  /** Of a circle; null for other cutouts. */
  readonly diameter: number | null;
  /** What an opening of a wall is; null for other cutouts. */
  readonly opening: OpeningKind | null;
}

/** Returns the cutouts of a plan in the floor's frame. */
export function drawnCutouts(plan: DrawnPlan): DrawnCutout[] {
  const { room } = plan;
  return cutoutsOf(room.flat ?? room).map(({ source, index, ring }) => ({
    ring: ringInFloorFrame(ring, plan),
    diameter: source === 'circles' ? (room.circles?.[index].diameter ?? null) : null,
    opening: source === 'openings' ? (room.openings?.[index].kind ?? null) : null,
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
