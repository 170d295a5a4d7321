// Compares plans of one room by the order of starts, whatever their patterns. Tiles differ between patterns, so the area
// bought is compared instead of their number.

import { placedDoors } from './doors.ts';
import type { Plan } from './plan-types.ts';
import { Looker } from './starts/look.ts';
import type { Look } from './starts/order.ts';
import { Room } from './starts/room.ts';

export { byOrder, type Criterion, decisiveCriterion, type Look, type Standing, standingsOf } from './starts/order.ts';

/** What a plan is compared by, if tiles of this area are bought. Its start is what it is, so its place does not matter. */
export function lookOf(plan: Plan, boughtMm2: number): Look {
  const { floor, lattice, start, parameters, minCut, room } = plan;
  const surroundings = {
    floor,
    lattice,
    rotationDeg: Number(parameters.rotation),
    outer: room.outer,
    doors: placedDoors(room),
  };
  const look = new Looker(new Room(surroundings), minCut).look(start);
  // Whole mm², so that equal tiles of two patterns are equal however their areas were computed.
  return { ...look, bought: Math.round(boughtMm2), away: 0 };
}
