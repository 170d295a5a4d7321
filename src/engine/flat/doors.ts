// The doors of a flat: those of its rooms, in the outer walls that go around all of it.

import { placedDoors } from '../doors.ts';
import { distance, type Point, type Ring } from '../geometry/point.ts';
import type { Door, FlatRoom } from '../request.ts';
import { THIN } from '../widths.ts';
import { doorInside, nameOf } from './refusals.ts';

/** The doors of all rooms in the walls of `outer`, in the order of the rooms. Throws a PlanError for one that is in none. */
export function doorsOfFlat(rooms: readonly FlatRoom[], outer: Ring): Door[] {
  return rooms.flatMap((room, index) =>
    placedDoors(room).map(({ from, to, width, swing }, door): Door => {
      const wall = outer.findIndex((corner, i) => {
        const next = outer[(i + 1) % outer.length];
        return isOn(corner, next, from) && isOn(corner, next, to);
      });
      if (wall < 0) throw doorInside(door, nameOf(room, index));
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      return { wall, at: distance(outer[wall], middle), width, ...(swing && { swing }) };
    }),
  );
}

/** Whether a place is on a wall, ends included. */
function isOn(from: Point, to: Point, place: Point): boolean {
  const length = distance(from, to);
  const along = ((place.x - from.x) * (to.x - from.x) + (place.y - from.y) * (to.y - from.y)) / length;
  const off = Math.abs((place.x - from.x) * (to.y - from.y) - (place.y - from.y) * (to.x - from.x)) / length;
  return off <= THIN && along >= -THIN && along <= length + THIN;
}
