// Snapping of the dragged start: to whole or half tiles at a wall or symmetry about the middle, on each axis
// separately, or to the best start, if it is known. mm in the caller's frame.

import type { Point } from '../../engine/index.ts';
import type { LaidFloor } from '../state/messages.ts';
import type { Snap, SnapReason, Snaps } from './start.ts';

/** Whether both hold the start at the same lines. */
export function areSame(a: Snaps, b: Snaps): boolean {
  return (['x', 'y'] as const).every((axis) => a[axis]?.line === b[axis]?.line && a[axis]?.reason === b[axis]?.reason);
}

/** The snaps of a start near `point`, at most `reach` away; the best start has priority. */
export function snapsAt({ lattice, room, joint }: LaidFloor, point: Point, reach: number, best?: Point | null): Snaps {
  if (best && Math.hypot(best.x - point.x, best.y - point.y) <= reach) {
    const hold = (line: number): Snap => ({ to: line, line, reason: 'best' });
    return { x: hold(best.x), y: hold(best.y) };
  }
  const snapOn = (axis: 'x' | 'y', across: 'x' | 'y'): Snap | null => {
    const at = point[axis];
    const edges = lattice.motif[0].map((corner) => corner[axis]);
    const [near, far] = [Math.min(...edges), Math.max(...edges)];
    const half = (near + far) / 2;
    const corners = room.outer.map((corner) => corner[axis]);
    const [least, most] = [Math.min(...corners), Math.max(...corners)];
    const middle = (least + most) / 2;
    const period = periodOf(lattice.repeat, axis, across);
    let best: Snap | null = null;
    // With tiny tiles nearly every position would snap.
    let away = Math.min(reach, (far - near) / 8);
    const offer = (reason: SnapReason, line: number, to: number): void => {
      const distance = Math.abs(to - at);
      if (best ? distance >= away : distance > away) return;
      best = { line, to, reason };
      away = distance;
    };
    // Shifting by a repeat along the axis does not change the layout, so the nearest one is used.
    const offerTile = (reason: SnapReason, line: number, edge: number): void =>
      offer(reason, line, line - edge + (period && Math.round((at - line + edge) / period) * period));
    corners.forEach((line, i) => {
      // The handle itself on a wall, whatever the layout.
      if (Math.abs(line - corners[(i + 1) % corners.length]) < 1e-6) offer('wall', line, line);
    });
    offerTile('wall', least, near);
    offerTile('wall', most, far);
    offerTile('centre', middle, near - joint / 2);
    offerTile('centre', middle, half);
    offerTile('half', least, half);
    offerTile('half', most, half);
    return best;
  };
  return { x: snapOn('x', 'y'), y: snapOn('y', 'x') };
}

/** The shortest shift along an axis that repeats the layout; 0 if the pattern is turned off the axes. */
function periodOf([first, second]: readonly [Point, Point], axis: 'x' | 'y', across: 'x' | 'y'): number {
  let shortest = 0;
  for (let a = -4; a <= 4; a++) {
    for (let b = -4; b <= 4; b++) {
      const length = a * first[axis] + b * second[axis];
      if (length < 1e-6 || Math.abs(a * first[across] + b * second[across]) > 1e-6) continue;
      if (shortest === 0 || length < shortest) shortest = length;
    }
  }
  return shortest;
}
