// The arc of an SVG path: from its ends and radii to its centre, as the appendix of the standard has it.

import type { Budget } from '../budget.ts';
import { arcPoints } from '../curves.ts';
import type { DrawnPoint } from '../drawing.ts';

/** The points of an arc after its first; `numbers` are its two radii, the turn of its axes in degrees and its two flags. */
export function ellipticArc(
  budget: Budget,
  from: DrawnPoint,
  numbers: readonly number[],
  to: DrawnPoint,
): DrawnPoint[] {
  const [turn, isLarge, isSweep] = [(numbers[2] * Math.PI) / 180, numbers[3] === 1, numbers[4] === 1];
  let [rx, ry] = [Math.abs(numbers[0]), Math.abs(numbers[1])];
  if (rx === 0 || ry === 0 || (from.x === to.x && from.y === to.y)) {
    budget.corners(1);
    return [to];
  }
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const half = { x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 };
  const x = cos * half.x + sin * half.y;
  const y = -sin * half.x + cos * half.y;
  // Radii that are too small grow until the arc reaches.
  const reach = Math.sqrt((x / rx) ** 2 + (y / ry) ** 2);
  if (reach > 1) [rx, ry] = [rx * reach, ry * reach];
  const spread = (rx * y) ** 2 + (ry * x) ** 2;
  const factor = Math.sqrt(Math.max(0, (rx * ry) ** 2 - spread) / spread) * (isLarge === isSweep ? -1 : 1);
  const [cx, cy] = [(factor * rx * y) / ry, (-factor * ry * x) / rx];
  const centre = { x: cos * cx - sin * cy + (from.x + to.x) / 2, y: sin * cx + cos * cy + (from.y + to.y) / 2 };
  const begin = Math.atan2((y - cy) / ry, (x - cx) / rx);
  let sweep = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - begin;
  if (isSweep && sweep < 0) sweep += 2 * Math.PI;
  if (!isSweep && sweep > 0) sweep -= 2 * Math.PI;
  const axes = { centre, major: { x: rx * cos, y: rx * sin }, minor: { x: -ry * sin, y: ry * cos } };
  return arcPoints(budget, axes, begin, sweep).slice(1, -1).concat(to);
}
