// What the rooms of a flat enclose without covering it.

import type { Ring } from '../geometry/point.ts';
import type { Room } from '../request.ts';

/** The rings around the walls that stand between the rooms of a flat: the last of its holes. */
export function courtsOf({ holes, flat }: Pick<Room, 'holes' | 'flat'>): readonly Ring[] {
  return flat ? holes.slice(flat.holes.length) : [];
}
