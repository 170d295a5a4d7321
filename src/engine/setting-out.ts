// How a plan is set out on the floor: two chalk lines square to each other, the tile that is laid first at their crossing,
// how to check the right angle, what to measure before cutting, and the pieces along each wall. This is a separate entry
// point: planning alone does not load it. Millimetres in the floor's frame, whose 0,0 is the top-left corner of the room's box.

import { placedDoors } from './doors.ts';
import type { Point } from './geometry/point.ts';
import type { Plan } from './plan-types.ts';
import { floorOf, ringsOf, toFloorFrame } from './room.ts';
import { chainOf, type WallChain, wallNumber } from './setting-out/chains.ts';
import { type ChalkLines, chalkLinesAt } from './setting-out/chalk.ts';
import { crossingIn, type Entrance } from './setting-out/crossing.ts';
import { sidesOf } from './setting-out/sides.ts';
import { laidTilesOf } from './setting-out/wall-pieces.ts';

export type { ChainPart, Leeway, WallChain } from './setting-out/chains.ts';
export type { ChalkLine, ChalkLines, LineEnd, Measured } from './setting-out/chalk.ts';
export type { LineKind } from './setting-out/reference.ts';
export { type RightAngle, rightAngleIn } from './setting-out/right-angle.ts';

/** What of a plan is set out. */
export type LaidPlan = Pick<Plan, 'room' | 'floor' | 'layout' | 'lattice' | 'joint' | 'minCut'> & {
  readonly rotationDeg: number;
};

export interface SetOut {
  /** Null if no tile has a point on the floor. */
  readonly lines: ChalkLines | null;
  readonly chains: readonly WallChain[];
}

/** More walls than this are a traced outline, which nobody dimensions. */
const MOST_WALLS = 120;

/** Returns how a plan is set out. */
export function setOut(plan: LaidPlan): SetOut {
  const { layout, lattice, joint, floor, minCut } = plan;
  const roomFloor = floorOf(plan.room);
  const sides = sidesOf(ringsOf(roomFloor));
  const ground = { layout, lattice, tiles: laidTilesOf(layout), joint, edge: floor.edge, minCut };
  const outer = plan.room.outer.map((corner) => toFloorFrame(corner, roomFloor));
  const walls = sides.filter(({ isIsland, isRound }) => !isIsland && !isRound);
  const chains =
    walls.length > MOST_WALLS ? [] : walls.flatMap((side) => chainOf(side, wallNumber(side, outer), ground) ?? []);
  const units = unitsOf(plan.rotationDeg);
  const crossing = crossingIn(sides, plan, units, entranceOf(plan));
  return { lines: crossing ? chalkLinesAt(crossing, units, { sides, chains, layout }) : null, chains };
}

/** The first door, in the floor's frame. */
function entranceOf({ room, floor }: LaidPlan): Entrance | undefined {
  const [door] = placedDoors(room);
  if (!door) return undefined;
  return { from: toFloorFrame(door.from, floor), to: toFloorFrame(door.to, floor), inwards: door.inwards };
}

/** The directions of both lines: along the rows of the pattern, and square to them. */
function unitsOf(deg: number): readonly [Point, Point] {
  const angle = (deg * Math.PI) / 180;
  const [x, y] =
    deg % 90 === 0 ? [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))] : [Math.cos(angle), Math.sin(angle)];
  return [
    { x, y },
    { x: -y || 0, y: x },
  ];
}
