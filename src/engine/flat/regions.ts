// The floor of each room of a flat. What two rooms cover belongs to the first of them. A doorway's floor outside all rooms
// belongs to the room that has most of the doorway; where it only touches rooms, to the first of them.

import { type FloorRule, overlay } from '../geometry/overlay/index.ts';
import { type Box, boxOf, type Ring, signedArea } from '../geometry/point.ts';
import { meetingOf } from '../geometry/segments.ts';
import { NOTHING } from '../layout/index.ts';
import type { Flat } from '../request.ts';
import { type Floor, ringsOf } from '../room.ts';
import { OVERLAY_LIMITS } from '../work-limits.ts';
import { areaWithin } from './area-within.ts';
import { gridFlat } from './join.ts';
import { roomsTooTangled } from './refusals.ts';

const UM_IN_MM = 1000;

/** The rings around the floor of each room, mm in the floor's frame: outer rings positive, holes negative. */
export function regionsOf(flat: Flat, floor: Floor): Ring[][] {
  const { rooms, doorways } = gridFlat(flat);
  const owners = ownersOf(doorways, rooms);
  const { x, y } = floor.originUm;
  const home = (ring: Ring): Ring => ring.map((corner) => ({ x: corner.x - x, y: corner.y - y }));
  const whole = ringsOf(floor).map((ring) => scaled(ring, UM_IN_MM));
  const regions: Ring[][] = rooms.map(() => []);
  const before: Claim[] = [];
  [...rooms, ...doorways].forEach((described, i) => {
    const ring = home(described);
    const claim = { ring, box: boxOf(ring) };
    const own = overlaid(whole, [ring], (onFloor, isClaimed) => onFloor > 0 && isClaimed > 0);
    const others = before.filter(({ box }) => boxesOverlap(box, claim.box)).map((other) => other.ring);
    const left = others.length === 0 ? own : overlaid(own, others, (isOwn, isTaken) => isOwn > 0 && isTaken <= 0);
    regions[i < rooms.length ? i : owners[i - rooms.length]].push(...left);
    before.push(claim);
  });
  return regions.map((rings) => rings.map((ring) => scaled(ring, 1 / UM_IN_MM)));
}

/** What a room or a doorway claims of the floor. Those before it come first. */
interface Claim {
  readonly ring: Ring;
  readonly box: Box;
}

/** Whether two boxes share more than an edge. */
function boxesOverlap(a: Box, b: Box): boolean {
  return a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;
}

function scaled(ring: Ring, factor: number): Ring {
  return ring.map(({ x, y }) => ({ x: x * factor, y: y * factor }));
}

function overlaid(first: readonly Ring[], second: readonly Ring[], isKept: FloorRule): Ring[] {
  const rings = overlay(first, second, isKept, OVERLAY_LIMITS);
  if (!rings) throw roomsTooTangled();
  return rings;
}

/** The room of each doorway, by index. A doorway that only touches other doorways belongs to the room of the first of them. */
function ownersOf(doorways: readonly Ring[], rooms: readonly Ring[]): number[] {
  const owners = doorways.map((doorway) => roomOf(doorway, rooms));
  for (let isOpen = owners.includes(undefined); isOpen; ) {
    isOpen = false;
    owners.forEach((owner, i) => {
      if (owner !== undefined) return;
      const known = doorways.findIndex((other, k) => owners[k] !== undefined && meets(doorways[i], other));
      owners[i] = owners[known];
      if (known >= 0) isOpen = true;
    });
  }
  return owners.map((owner) => owner ?? 0);
}

function roomOf(doorway: Ring, rooms: readonly Ring[]): number | undefined {
  const areas = rooms.map((room) => areaWithin([room], doorway));
  const most = Math.max(...areas);
  const rounding = NOTHING * signedArea(doorway);
  const room =
    most > rounding
      ? areas.findIndex((area) => area >= most - rounding)
      : rooms.findIndex((ring) => meets(doorway, ring));
  return room < 0 ? undefined : room;
}

/** Whether two rings have more than a corner in common. */
function meets(one: Ring, other: Ring): boolean {
  return one.some((a, i) =>
    other.some((c, k) => {
      const meeting = meetingOf(a, one[(i + 1) % one.length], c, other[(k + 1) % other.length]);
      return meeting === 'overlap' || meeting === 'cross';
    }),
  );
}

/** The area of rings, mm². */
export function areaOfRings(rings: readonly Ring[]): number {
  return rings.reduce((sum, ring) => sum + signedArea(ring), 0);
}
