// Several rooms with one pattern.

import { engineFlat } from './internal/engine-requests.ts';
import { refusing } from './internal/refusals.ts';
import type { Flat, Room } from './request.ts';

/**
 * Makes one room of several that are laid with one pattern. Its polygon goes around all of them; the walls between rooms
 * that it encloses are holes. `plan` counts the tiles of each room in `rooms`.
 *
 * @throws {@link PlanError} if a room is wrong, or nothing joins it to the others.
 *
 * @example
 * ```ts
 * const room = joinRooms({
 *   rooms: [
 *     { name: 'hall', ...roomFromOutline('E400 S150 W400 N150') },
 *     { name: 'kitchen', ...roomFromOutline('E250 S300 W250 N300'), at: { x: 0, y: 1600 } },
 *   ],
 *   doorways: [{ x: 800, y: 1500, w: 900, h: 100 }],
 * });
 * ```
 */
export function joinRooms(flat: Flat): Room {
  return refusing(() => {
    const { outer, holes, rectangles, circles = [], doors = [] } = engineFlat(flat);
    return {
      polygon: outer,
      ...(holes.length > 0 && { holes }),
      ...(rectangles.length > 0 && {
        subtract: rectangles.map(({ x, y, width, height }) => ({ x, y, w: width, h: height })),
      }),
      ...(circles.length > 0 && { circles: circles.map(({ x, y, diameter }) => ({ x, y, d: diameter })) }),
      ...(doors.length > 0 && { doors: doors.map((door) => ({ ...door, wall: door.wall + 1 })) }),
      flat,
    };
  });
}
