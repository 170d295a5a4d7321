// Rooms as a walk along their walls, in the notation of the HTTP API.

import { MEANINGS, walkFromText } from '../../../src/wire/index.ts';
import { PlanError, type PlanErrorCode } from './errors.ts';
import type { Room } from './request.ts';

/**
 * Returns the room of a walk along its walls. A wall is a direction (`E` right, `S` down, `W` left, `N` up) and a length
 * in **centimetres** or with its own unit (`E4m`, `E10ft6in`), or `A`, a bearing in degrees clockwise from east, a colon
 * and a length. The walk starts at 0,0 and must return there.
 *
 * @param outline - The walls in walking order, separated by spaces.
 * @param others What is not tiled, and the doors, in mm.
 * @throws {@link PlanError} if the walk cannot be read or does not close; the message says by how much.
 *
 * @example
 * ```ts
 * const kitchen = roomFromOutline('E420 S180 W160 S170 W260 N350');
 * const bathroom = roomFromOutline('E180 S240 W180 N240', { subtract: [{ x: 1400, y: 0, w: 400, h: 600 }] });
 * ```
 */
export function roomFromOutline(
  outline: string,
  others: Pick<Room, 'holes' | 'subtract' | 'circles' | 'doors'> = {},
): Room {
  if (typeof outline !== 'string') {
    throw new PlanError('request-invalid', 'outline must be a text such as E400 S300 W400 N300.', 'outline');
  }
  const reading = walkFromText(outline, MEANINGS);
  if (reading.ok) return { polygon: reading.value.outer, wallLengths: reading.value.wallLengths, ...others };
  const [{ code, message }] = reading.mistakes;
  throw new PlanError(code as PlanErrorCode, message, 'outline');
}
