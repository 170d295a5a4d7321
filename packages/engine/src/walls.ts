// The walls of a room as rooms of their own, and where their patterns begin.

import { type Room as EngineRoom, continuedStart as engineStart, wallsOfRoom } from '../../../src/engine/index.ts';
import { PlanError } from './errors.ts';
import { engineRoom } from './internal/engine-requests.ts';
import { refusing } from './internal/refusals.ts';
import type { Plan } from './plan-types.ts';
import type { Point, Room } from './request.ts';

/** A wall of a room, seen from inside; its 0,0 is its upper left corner. */
export interface RoomWall {
  /** The number of the wall in the room, from 1. */
  readonly wall: number;
  /** Whether the room turns away at its left end, as at a chimney. */
  readonly corner: 'inside' | 'outside';
  /** What is tiled: a wall with the doors of the room as openings. */
  readonly room: Room;
}

/**
 * Returns the walls of a room that are `height` mm high: from the first one, turning to the right. Each begins in the corner
 * where the one before it ends. Doors reach from the floor to `doorHeight` mm, but not above the wall.
 *
 * @param doorHeight 2000 when left out.
 * @throws {@link PlanError} if the room is wrong, has no walls of its own, or a height is not above 0.
 *
 * @example
 * ```ts
 * const bathroom = roomFromOutline('E180 S240 W180 N240', { doors: [{ wall: 3, at: 600, width: 800 }] });
 * const areas = wallsOf(bathroom, 2500).map(({ room }) => plan({ room, pattern: 'squares' }).surface.areaMm2);
 * ```
 */
export function wallsOf(room: Room, height: number, doorHeight = 2000): RoomWall[] {
  for (const [name, value] of Object.entries({ height, doorHeight })) {
    if (Number.isFinite(value) && value > 0) continue;
    throw new PlanError('request-invalid', `${name} is ${String(value)}; pass a number of mm above 0.`, name);
  }
  return refusing(() => {
    const described = engineRoom(room);
    if (described.kind === 'wall' || described.flat) {
      const what = described.flat ? 'several rooms' : 'a wall';
      throw new PlanError('request-invalid', `The room is ${what}; pass one room with walls of its own.`, 'room');
    }
    return wallsOfRoom(described, height, doorHeight).map(({ wall, corner, room: tiled }) => ({
      wall: wall + 1,
      corner,
      room: publicWall(tiled),
    }));
  });
}

function publicWall({ outer, openings = [] }: EngineRoom): Room {
  return {
    polygon: outer,
    kind: 'wall',
    ...(openings.length > 0 && {
      openings: openings.map(({ x, y, width, height, kind }) => ({ x, y, w: width, h: height, kind })),
    }),
  };
}

/**
 * Returns the start with which a wall goes on with the pattern of the wall on its left: as if both were one wall, on one
 * floor. Plan it with the same pattern, parameters and joint.
 *
 * @param previous The plan of the wall on its left.
 * @param cornerMm What of the pattern is left out at an outside corner, usually the thickness of a tile; 0 when left out.
 *
 * @example
 * ```ts
 * const [first, second] = wallsOf(roomFromOutline('E180 S240 W180 N240'), 2500).map(({ room }) => room);
 * const before = plan({ room: first, pattern: 'squares' });
 * const after = plan({ room: second, pattern: 'squares', start: continuedStart(before, second) });
 * ```
 */
export function continuedStart(previous: Pick<Plan, 'room' | 'start'>, room: Room, cornerMm = 0): Point {
  return refusing(() =>
    engineStart({ room: engineRoom(previous.room), start: previous.start }, engineRoom(room), cornerMm),
  );
}
