// Where the start likes to stay while it is dragged: tiles whole at a wall, halved at a wall, or even about the middle.
// Each axis is looked at by itself. mm in the caller's frame.

import type { Point } from '../../engine/index.ts';
import type { Laid } from '../work/messages.ts';

export type SnapReason = 'wall' | 'centre' | 'half';

export interface Snap {
  /** Where the start goes. */
  readonly to: number;
  /** The line of the room that it goes by. */
  readonly line: number;
  readonly reason: SnapReason;
}

export interface Snaps {
  readonly x: Snap | null;
  readonly y: Snap | null;
}

export const NO_SNAPS: Snaps = { x: null, y: null };

/** What holds a start near `point`, at most `reach` away. */
export function snapsAt({ lattice, room, joint }: Laid, point: Point, reach: number): Snaps {
  const snapOn = (axis: 'x' | 'y'): Snap | null => {
    const across = axis === 'x' ? 'y' : 'x';
    const edges = lattice.motif[0].map((corner) => corner[axis]);
    const tile = { from: Math.min(...edges), to: Math.max(...edges) };
    const period = periodOf(lattice.repeat, axis, across);
    const corners = room.outer.map((corner) => corner[axis]);
    const [least, most] = [Math.min(...corners), Math.max(...corners)];
    const middle = (least + most) / 2;
    const half = (tile.from + tile.to) / 2;
    const walls = room.outer.flatMap((corner, i) => {
      const next = room.outer[(i + 1) % room.outer.length];
      return Math.abs(corner[axis] - next[axis]) < 1e-6 ? [corner[axis]] : [];
    });
    const snaps: Snap[] = [
      // The handle itself on a wall, whatever the layout.
      ...walls.map((line) => ({ line, to: line, reason: 'wall' as const })),
      { line: least, to: least - tile.from, reason: 'wall' },
      { line: most, to: most - tile.to, reason: 'wall' },
      { line: middle, to: middle - tile.from + joint / 2, reason: 'centre' },
      { line: middle, to: middle - half, reason: 'centre' },
      { line: least, to: least - half, reason: 'half' },
      { line: most, to: most - half, reason: 'half' },
    ];
    // Repeats of the pattern along the axis leave the layout as it is, so the nearest of them will do.
    const nearest = snaps.map(({ line, to, reason }, i) => {
      const repeats = period === null || i < walls.length ? 0 : Math.round((point[axis] - to) / period) * period;
      return { line, to: to + repeats, reason };
    });
    // On tiny tiles nearly every place would hold.
    const limit = Math.min(reach, (tile.to - tile.from) / 8);
    return nearest.reduce<Snap | null>((best, snap) => {
      const away = Math.abs(snap.to - point[axis]);
      return away <= limit && (best === null || away < Math.abs(best.to - point[axis])) ? snap : best;
    }, null);
  };
  return { x: snapOn('x'), y: snapOn('y') };
}

/** The shortest way along an axis that repeats the layout; null where the pattern is turned off the axes. */
function periodOf([first, second]: readonly [Point, Point], axis: 'x' | 'y', across: 'x' | 'y'): number | null {
  let shortest: number | null = null;
  for (let a = -4; a <= 4; a++) {
    for (let b = -4; b <= 4; b++) {
      const length = a * first[axis] + b * second[axis];
      if (length < 1e-6 || Math.abs(a * first[across] + b * second[across]) > 1e-6) continue;
      if (shortest === null || length < shortest) shortest = length;
    }
  }
  return shortest;
}
