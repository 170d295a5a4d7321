// Doors as marks on the walls. Only the page knows them: they change no plan, but a start can be put at a door. They are
// kept with the draft. Centimetres.

import { signedArea } from '../../../engine/index.ts';
import type { Change, CornerCm, Draft } from '../../state/draft.ts';

type RingCm = readonly CornerCm[];

export const SWINGS = ['in-left', 'in-right', 'out-left', 'out-right', 'none'] as const;
export type Swing = (typeof SWINGS)[number];

export interface Door {
  /** The wall it is in, from 0. */
  readonly wall: number;
  /** From the beginning of the wall to the middle of the door. */
  readonly at: number;
  readonly width: number;
  /** Into the room or out of it, hinged at its left or right side as seen from inside. */
  readonly swing: Swing;
}

/** The doors of a draft. */
export function doorsOf({ page }: Draft): readonly Door[] {
  return Array.isArray(page?.doors) ? page.doors.filter(isDoor) : [];
}

function isDoor(one: unknown): one is Door {
  const { wall, at, width, swing } = (one ?? {}) as Partial<Door>;
  return (
    [wall, at, width].every(Number.isFinite) &&
    Number(wall) >= 0 &&
    Number(width) > 0 &&
    SWINGS.some((s) => s === swing)
  );
}

/** The change that gives a draft these doors. */
export function doorsChange({ page }: Draft, doors: readonly Door[]): Change {
  const { doors: _, ...others } = page ?? {};
  const next = doors.length > 0 ? { ...others, doors } : others;
  return { page: Object.keys(next).length > 0 ? next : undefined };
}

/** Where a door is: its middle, its two edges, the direction of the wall, and the one into the room. */
export interface DoorPlace {
  readonly middle: CornerCm;
  readonly edges: readonly [CornerCm, CornerCm];
  readonly along: CornerCm;
  readonly inwards: CornerCm;
}

/** The place of a door in a ring of walls. A door beyond the end of its wall is at the end. */
export function placeOf({ wall, at, width }: Door, ring: RingCm): DoorPlace {
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

/** The open leaf of a door: its hinge, its tip, and where the tip is when the door is closed. */
export interface Leaf {
  readonly hinge: CornerCm;
  readonly tip: CornerCm;
  readonly closed: CornerCm;
}

/** The leaf of a door; undefined if it has none. */
export function leafOf(swing: Swing, { edges: [first, last], along, inwards }: DoorPlace): Leaf | undefined {
  if (swing === 'none') return undefined;
  const [way, hand] = swing.split('-');
  // Looking out of the room, the wall begins on the left if the room is on its right side.
  const isFirst = (hand === 'left') === along[0] * inwards[1] - along[1] * inwards[0] > 0;
  const [hinge, closed] = isFirst ? [first, last] : [last, first];
  const width = Math.hypot(last[0] - first[0], last[1] - first[1]) * (way === 'in' ? 1 : -1);
  return { hinge, closed, tip: [hinge[0] + width * inwards[0], hinge[1] + width * inwards[1]] };
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

const MIRRORED: Readonly<Record<Swing, Swing>> = {
  'in-left': 'in-right',
  'in-right': 'in-left',
  'out-left': 'out-right',
  'out-right': 'out-left',
  none: 'none',
};
