// Where a picture of a room lies on the plan: similarities, from two points of it and the length between them. Points of
// the picture are in its pixels, corners of the plan in centimetres.

import type { Point } from '../../../engine/index.ts';
import type { Ends, Lie, Placement } from '../../plans/traced.ts';
import type { CornerCm } from '../../state/draft.ts';
import type { Size } from '../../state/view.ts';
import { rounded } from '../walk.ts';

/** The longest side of a picture until its scale is known. */
const FIRST_CM = 500;
/** The first end of the known length comes to lie on a grid of this, so that corners at round lengths from it do too. */
const GRID_CM = 10;
const PARTS = 1e4;

/** A picture that was just chosen. */
export function firstPlacement({ width, height }: Size): Placement {
  return { a: FIRST_CM / Math.max(width, height), b: 0, x: 0, y: 0 };
}

/** The ends of the known length in a picture that was just chosen. */
export function firstEnds({ width, height }: Size): Ends {
  return [
    { x: 0.25 * width, y: 0.5 * height },
    { x: 0.75 * width, y: 0.5 * height },
  ];
}

export function placed({ a, b, x, y }: Placement, point: Point): CornerCm {
  return [a * point.x - b * point.y + x, b * point.x + a * point.y + y];
}

/** The point of the picture at a corner of the plan. */
export function pointAt({ a, b, x, y }: Placement, [cx, cy]: CornerCm): Point {
  const [dx, dy, square] = [cx - x, cy - y, a * a + b * b];
  return { x: (a * dx + b * dy) / square, y: (a * dy - b * dx) / square };
}

/** The direction that the picture is turned to, so that a line along `dx`, `dy` lies as asked; by a quarter at most. */
function turnFor(lie: Lie, dx: number, dy: number): { readonly cos: number; readonly sin: number } {
  const length = Math.hypot(dx, dy);
  if (lie === 'level') return { cos: Math.abs(dx) / length, sin: ((dx < 0 ? 1 : -1) * dy) / length };
  if (lie === 'upright') return { cos: Math.abs(dy) / length, sin: ((dy < 0 ? -1 : 1) * dx) / length };
  return { cos: 1, sin: 0 };
}

/** The placement in which two different points have this distance and lie; the first one hardly moves from where it was. */
export function scaledPlacement(before: Placement, [from, to]: Ends, lengthCm: number, lie: Lie): Placement {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const { cos, sin } = turnFor(lie, dx, dy);
  const cmPerPx = lengthCm / Math.hypot(dx, dy);
  const turned = { a: cmPerPx * cos, b: cmPerPx * sin, x: 0, y: 0 };
  const [x, y] = placed(turned, from);
  const [onX, onY] = placed(before, from).map((cm) => rounded(cm / GRID_CM, 1) * GRID_CM);
  return { ...turned, x: onX - x, y: onY - y };
}

/** The ends of the known length on the plan, which drawn corners snap to. */
export function cornersAt(placement: Placement, ends: Ends): CornerCm[] {
  return ends.map((end): CornerCm => {
    const [x, y] = placed(placement, end);
    return [rounded(x, PARTS), rounded(y, PARTS)];
  });
}

/** The corners of a picture on the plan. */
export function outlineAt(placement: Placement, { width, height }: Size): CornerCm[] {
  const corners: Point[] = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  return corners.map((corner) => placed(placement, corner));
}
