// The doors of a draft: openings in its walls, which the interface has as a field. Centimetres.

import { LIMITS, SWINGS, signedArea } from '../../../engine/index.ts';
import type { Change, CornerCm, DoorCm, Draft } from '../../state/draft.ts';

type RingCm = readonly CornerCm[];

export const SWING_CHOICES = [...SWINGS, 'none'] as const;
export type SwingChoice = (typeof SWING_CHOICES)[number];
export const MOST_DOORS = LIMITS.doors;

export interface Door {
  /** The wall it is in, from 0. */
  readonly wall: number;
  /** From the beginning of the wall to the middle of the door. */
  readonly at: number;
  readonly width: number;
  /** Into the room or out of it, hinged at its left or right side as seen from inside. */
  readonly swing: SwingChoice;
}

/** The doors of a draft. */
export function doorsOf({ doors = [] }: Draft): readonly Door[] {
  return doors.map(({ wall, at, width, swing }): Door => ({ wall: wall - 1, at, width, swing: swing ?? 'none' }));
}

/** The change that gives a draft these doors, each as near to its place as its wall allows. */
export function doorsChange(ring: RingCm, doors: readonly Door[]): Change {
  return { doors: doors.length > 0 ? doors.map((door) => sent(within(door, ring))) : undefined };
}

function sent({ wall, at, width, swing }: Door): DoorCm {
  return { wall: wall + 1, at, width, ...(swing !== 'none' && { swing }) };
}

/** Lengths of walls are written to a tenth of a millimetre, and the interface takes a door that is so much beyond one. */
const TENTH_CM = 0.01;

/** A door inside its wall: the same one, if it is. */
function within(door: Door, ring: RingCm): Door {
  const wall = door.wall % ring.length;
  const [a, b] = [ring[wall], ring[(wall + 1) % ring.length]];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const { at, width } = door;
  if (at >= width / 2 - TENTH_CM && at + width / 2 <= length + TENTH_CM) return { ...door, wall };
  const fitting = Math.min(width, Math.floor(length / TENTH_CM + 1e-6) * TENTH_CM);
  const nearest = Math.min(Math.max(at, fitting / 2), length - fitting / 2);
  return { ...door, wall, at: rounded(nearest), width: rounded(fitting) };
}

function rounded(cm: number): number {
  return Math.round(cm * 1e4) / 1e4;
}

/** Whether a door has its part of the wall for itself. */
export function isApart(door: Door, others: readonly Door[]): boolean {
  return others.every(
    ({ wall, at, width }) => wall !== door.wall || Math.abs(at - door.at) >= (width + door.width) / 2,
  );
}

/**
 * The doors that a page of an earlier version kept among its own data, as far as the interface takes them: it did not
 * mind if doors were beyond their walls or in each other.
 */
export function doorsOfPage({ page }: Draft, ring: RingCm): readonly Door[] {
  const kept: Door[] = [];
  for (const one of Array.isArray(page?.doors) ? page.doors : []) {
    if (!isDoor(one) || kept.length === MOST_DOORS) continue;
    const door = within(one, ring);
    if (isApart(door, kept)) kept.push(door);
  }
  return kept;
}

function isDoor(one: unknown): one is Door {
  const { wall, at, width, swing } = (one ?? {}) as Partial<Door>;
  return (
    [at, width].every(Number.isFinite) &&
    Number.isInteger(wall) &&
    Number(wall) >= 0 &&
    Number(width) > 0 &&
    SWING_CHOICES.some((s) => s === swing)
  );
}

/** Where a door is: its middle, its two edges, the direction of the wall, and the one into the room. */
export interface DoorSpan {
  readonly middle: CornerCm;
  readonly edges: readonly [CornerCm, CornerCm];
  readonly along: CornerCm;
  readonly inwards: CornerCm;
}

/** The place of a door in a ring of walls. A door beyond the end of its wall is at the end. */
export function placeOf({ wall, at, width }: Door, ring: RingCm): DoorSpan {
  const i = wall % ring.length;
  const [a, b] = [ring[i], ring[(i + 1) % ring.length]];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const along: CornerCm = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const half = Math.min(width, length) / 2;
  const middle = Math.min(Math.max(at, half), length - half);
  const on = (cm: number): CornerCm => [a[0] + cm * along[0], a[1] + cm * along[1]];
  // Rings may run either way round.
  const side = Math.sign(signedArea(ring.map(([x, y]) => ({ x, y })))) || 1;
  return {
    middle: on(middle),
    edges: [on(middle - half), on(middle + half)],
    along,
    inwards: [0 - side * along[1], side * along[0]],
  };
}

/** The doors after walls were added or removed: each stays where it was, in the wall that is there now. */
export function doorsFollowing(doors: readonly Door[], before: RingCm, after: RingCm): readonly Door[] {
  if (before.length === after.length) return doors;
  return doors.map((door) => {
    const { middle } = placeOf(door, before);
    const walls = after.map((a, i) => footOf(middle, a, after[(i + 1) % after.length]));
    const wall = walls.reduce((best, { off }, i) => (off < walls[best].off - 1e-6 ? i : best), 0);
    return { ...door, wall, at: Math.round(walls[wall].at * 100) / 100 };
  });
}

/** How far along a wall the foot of a point is, and how far the point is from it. */
export function footOf([px, py]: CornerCm, [ax, ay]: CornerCm, [bx, by]: CornerCm): { at: number; off: number } {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const at = Math.min(length, Math.max(0, (px - ax) * ux + (py - ay) * uy));
  return { at, off: Math.hypot(px - ax - at * ux, py - ay - at * uy) };
}

/** A wall takes a door from another one when the pointer is so much nearer to it. */
const NEARER_CM = 10;

/** The wall that a point is nearest to, or `wall` unless another one is clearly nearer. */
export function nearestWall(point: CornerCm, ring: RingCm, wall: number): number {
  const offs = ring.map((corner, i) => footOf(point, corner, ring[(i + 1) % ring.length]).off);
  const nearest = offs.indexOf(Math.min(...offs));
  return offs[nearest] < offs[wall] - NEARER_CM ? nearest : wall;
}

/** The doors of a room that was turned: the walls begin with another one, and in a mirror left is right. */
export function doorsTurned(
  doors: readonly Door[],
  count: number,
  first: number,
  isMirrored: boolean,
): readonly Door[] {
  return doors.map((door) => ({
    ...door,
    wall: ((door.wall % count) - first + count) % count,
    swing: isMirrored ? MIRRORED[door.swing] : door.swing,
  }));
}

const MIRRORED: Readonly<Record<SwingChoice, SwingChoice>> = {
  'in-left': 'in-right',
  'in-right': 'in-left',
  'out-left': 'out-right',
  'out-right': 'out-left',
  none: 'none',
};
